"""Everything the bot ever showed to everybody, for the tests that look for leaks."""

import json

from playground.models import Json


class PublicRecord:
    """Every version of every message that was not ephemeral, and every thread name, oldest first.

    DMs are here as well, with `seen_by` naming their people; for what everybody may see it is None.
    """

    def __init__(self) -> None:
        self._entries: list[str] = []

    def note(self, event: str, channel_id: int, thing: Json, seen_by: list[int] | None) -> None:
        """Keep a copy, as text, so that later changes of the thing do not reach it."""
        entry = {
            "event": event,
            "channel_id": str(channel_id),
            "seen_by": [str(one) for one in seen_by] if seen_by is not None else None,
            "thing": thing,
        }
        self._entries.append(json.dumps(entry))

    def entries(self) -> list[Json]:
        return [json.loads(entry) for entry in self._entries]
