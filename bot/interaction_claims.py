"""An interaction is answered by one process, even where two run by mistake and both hear it.

    claim = claims.begin(interaction_id)  # under way from now on; nobody waits for it to read
    ...                                   # whatever is written waits until it stands
    if await claim.may_answer(): ...

So nothing is changed before the claim stands, and reading never needs writing.
"""

import asyncio

from bot.store import claimed_interactions
from bot.store.database import Database, before_writing
from bot.store.errors import ClaimedElsewhere

A_MOMENT = 0.4  # seconds that an answer waits for its claim while another program writes to the database
KEPT = 3600  # seconds; Discord waits three for an answer


class InteractionClaim:
    def __init__(self, claiming: "asyncio.Task[bool]") -> None:
        self._claiming = claiming
        # A claim that could not be written is complained about by whoever wants to write, or by nobody.
        claiming.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def may_answer(self, patience: float = A_MOMENT) -> bool:
        """Not once another has it. While a claim cannot be written nothing else can, so whoever only reads goes on."""
        await asyncio.wait({self._claiming}, timeout=patience)
        return self._result() is not False

    @property
    def stands(self) -> bool:
        return self._result() is True

    async def check(self) -> None:
        """Wait until it stands. Raises ClaimedElsewhere, or the StoreError because of which it cannot be written."""
        if not await asyncio.shield(self._claiming):
            raise ClaimedElsewhere("another process answers this interaction")

    def _result(self) -> bool | None:
        """None where it is not known yet, or could not be written."""
        claiming = self._claiming
        is_known = claiming.done() and not claiming.cancelled() and claiming.exception() is None
        return claiming.result() if is_known else None


class InteractionClaims:
    def __init__(self, db: Database) -> None:
        self._db = db

    def begin(self, interaction_id: int) -> InteractionClaim:
        """Claim it; what this task and those that it starts write from now on waits for that."""
        claiming = asyncio.create_task(claimed_interactions.claim(self._db, interaction_id), name="claim")
        claim = InteractionClaim(claiming)
        before_writing.set(claim.check)
        return claim

    async def forget_old(self) -> None:
        """Those that nobody can answer any more, by the time in their ids: our own clock may be wrong."""
        await claimed_interactions.forget_old(self._db, KEPT * 1000 << 22)
