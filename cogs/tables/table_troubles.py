"""What keeps tables from being posted, as far as only people can mend it."""

from collections.abc import Callable, Sequence

from bot.match.model import PublicMatch, State
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

    def __init__(self, is_member_of: Callable[[int], bool]) -> None:
        self._is_member_of = is_member_of
        self._troubles: dict[str, str] = {}
        self._hidden: set[str] = set()

    def found(self, match: PublicMatch, discord_code: int) -> bool:
        """Discord refused the table with this code. False for what goes away by itself."""
        if discord_code not in TROUBLES:
            return False
        self._troubles[match.code] = TROUBLES[discord_code]
        return True

    def mended(self, code: str) -> None:
        self._troubles.pop(code, None)

    def hidden(self, match: PublicMatch) -> None:
        """Where the bot is no member: Discord showed the table to one person only."""
        self._hidden.add(match.code)

    def seen(self, match: PublicMatch) -> None:
        """Everybody there sees the table."""
        self._hidden.discard(match.code)

    def is_hidden(self, match: PublicMatch) -> bool:
        return match.code in self._hidden

    def said(self, phrasing: Phrasing, match: PublicMatch) -> str | None:
        """A word for the players when their table cannot be posted."""
        if match.is_interrupted:
            return self._interrupted(phrasing, match)
        what = self._troubles.get(match.code)
        if what:
            return phrasing.say("trouble", what=what, channel=f"<#{match.table_channel_id}>")
        return self._out_of_reach(phrasing, match) if is_out_of_reach(match) else None

    def is_without_bot(self, match: PublicMatch) -> bool:
        """It is played in a server in which the bot is not, or no more."""
        return match.place.guild_id is not None and not self._is_member_of(match.place.guild_id)

    def _interrupted(self, phrasing: Phrasing, match: PublicMatch) -> str:
        return phrasing.say("interrupted", why="removed" if self.is_without_bot(match) else "refused")

    def _out_of_reach(self, phrasing: Phrasing, match: PublicMatch) -> str:
        if self.is_hidden(match):
            return phrasing.say("nonmember", why="hidden")
        is_member = match.place.guild_id is not None and not self.is_without_bot(match)
        return phrasing.say("nonmember", why="permission" if is_member else "absent")

    def notes(self, phrasing: Phrasing, matches: Sequence[PublicMatch]) -> list[str]:
        """For a list of matches: which are interrupted, and in which nobody can promise to call. Each word once."""
        words: dict[str, list[str]] = {}
        for match in matches:
            if match.is_interrupted:
                words.setdefault(self._interrupted(phrasing, match), []).append(f"`{match.code}`")
            elif is_out_of_reach(match):
                words.setdefault(f"-# {self._out_of_reach(phrasing, match)}", []).append(f"`{match.code}`")
        return [f"{said} {phrasing.listed(codes)}" for said, codes in words.items()]


def is_out_of_reach(match: PublicMatch) -> bool:
    """Two people play where the bot is no member, or may not post: it can call only with the token of a click."""
    return not match.place.is_reachable and match.state is State.RUNNING and not match.is_practice
