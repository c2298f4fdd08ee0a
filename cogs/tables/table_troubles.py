"""What keeps tables from being posted, as far as only people can mend it."""

from bot.match.model import PublicMatch
from cogs.core.discord_errors import ARCHIVED, LOCKED, NO_ACCESS, NO_CHANNEL, NOT_ALLOWED
from cogs.core.phrasing import Phrasing

# A thread that is archived and not locked wakes up when we post.
TROUBLES = {
    NO_CHANNEL: "channel",
    NO_ACCESS: "permission",
    NOT_ALLOWED: "permission",
    ARCHIVED: "locked",
    LOCKED: "locked",
}


class TableTroubles:
    """By match. Kept in memory: after a restart the next try finds it again."""

    def __init__(self) -> None:
        self._troubles: dict[str, str] = {}

    def found(self, match: PublicMatch, discord_code: int) -> bool:
        """Discord refused the table with this code. False for what goes away by itself."""
        if discord_code not in TROUBLES:
            return False
        self._troubles[match.code] = TROUBLES[discord_code]
        return True

    def mended(self, code: str) -> None:
        self._troubles.pop(code, None)

    def said(self, phrasing: Phrasing, match: PublicMatch) -> str | None:
        """A word for the players when their table cannot be posted."""
        what = self._troubles.get(match.code)
        return phrasing.say("trouble", what=what, channel=f"<#{match.table_channel_id}>") if what else None
