"""Game records (`.jaipur`) of finished matches."""

from collections.abc import AsyncIterator

from bot.errors import MatchRunning
from bot.match.model import Player, State
from bot.store import finished_matches, matches
from bot.store.database import Database
from bot.store.replay import Replays
from rules.record import Record, write

AT_A_TIME = 500


class RecordFiles:
    def __init__(self, db: Database, replays: Replays) -> None:
        self._db, self._replays = db, replays

    async def record(self, code: str) -> str:
        """The text of the record, which `python -m rules check` accepts. Raises NoSuchMatch, MatchRunning."""
        async with self._db.snapshot() as queries:
            match = await matches.find(queries, code)
            if match.state is State.RUNNING:
                raise MatchRunning(match.code)
            truth = await self._replays.truth(queries, match)
        first, second = match.players
        deal_of = str(match.deal_of) if match.deal_of else None
        names = record_name(first), record_name(second)
        return write(Record(truth, match.code, names, match.stewarded, deal_of))

    async def finished(self) -> AsyncIterator[str]:
        """The codes of all matches that have a record, in the order of the codes."""
        last = ""
        while True:
            codes = await finished_matches.codes_after(self._db, last, AT_A_TIME)
            for code in codes:
                yield code
            if len(codes) < AT_A_TIME:
                return
            last = codes[-1]


def record_name(player: Player) -> str:
    return f"merchant ({player.level.value})" if player.level else player.name or "?"
