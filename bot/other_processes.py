"""What the processes of one bot tell each other, so that what each keeps in memory follows the others.

others.on("match", heard)
await others.tell("match", code)

Where there is one process, or a file, nobody hears it.
"""

import logging
from collections import defaultdict
from collections.abc import Callable

from bot.store.database import Database
from bot.store.errors import StoreError

log = logging.getLogger(__name__)
Hear = Callable[..., None]


class OtherProcessesMessages:
    """A message is a kind and some words. Kinds: `match CODE` has changed, `table CODE` is for who has its server,
    `spent PERSON ANSWERS`, `erased PERSON`.
    """

    def __init__(self, db: Database) -> None:
        self._db = db
        self._hearing: defaultdict[str, list[Hear]] = defaultdict(list)
        db.hear_others(self._heard)

    def on(self, kind: str, hear: Hear) -> None:
        """Call this with the words of every message of this kind that another process tells."""
        self._hearing[kind].append(hear)

    async def tell(self, kind: str, *words: str | int) -> None:
        """A comfort: where it fails, everything goes on."""
        try:
            await self._db.tell_others(" ".join(map(str, (kind, *words))))
        except StoreError as fault:
            log.info("other processes were not told of a %s: %s", kind, fault)

    def _heard(self, text: str) -> None:
        kind, *words = text.split()
        for hear in self._hearing[kind]:
            hear(*words)
