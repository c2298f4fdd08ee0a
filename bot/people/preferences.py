"""What a person has set, and whom they have blocked."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields

from bot.clock import Clock
from bot.server_settings import SettingsByServer
from bot.store import blocks, preferences, unanswered_mentions
from bot.store.database import Database
from bot.tables.mentions import MentionMode, mention_mode


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's wishes; these are what holds until they change something."""

    language: str | None = None  # None: as Discord says
    mentions: MentionMode | None = None  # None: as is usual for so many games, see `mention_mode`
    dm_notices: bool = False  # reminders as direct messages
    confirm: bool = True  # a preview before a move is played
    takes_challenges: bool = True
    is_hidden: bool = False  # from leaderboards
    away_until: int | None = None  # what others are told; it stops no clock, and ends by itself


WORDS = ("language", "mentions", "away_until")  # the other fields are flags


class PreferencesByPerson:
    """`change` takes whole preferences: `await all.change(user, replace(await all.of(user), confirm=False))`."""

    def __init__(self, db: Database, servers: SettingsByServer, clock: Clock) -> None:
        self._db, self._servers, self._clock = db, servers, clock

    async def of(self, user_id: int) -> Preferences:
        row = await preferences.find(self._db, user_id)
        if row is None:
            return Preferences()
        flags = {field.name: bool(row[field.name]) for field in fields(Preferences) if field.name not in WORDS}
        mentions = MentionMode(row["mentions"]) if row["mentions"] else None
        return Preferences(language=row["language"], mentions=mentions, away_until=row["away_until"], **flags)

    async def change(self, user_id: int, wished: Preferences) -> None:
        mentions = wished.mentions.value if wished.mentions else None
        await preferences.write(self._db, user_id, asdict(wished) | {"mentions": mentions})

    async def mention_mode(self, user_id: int) -> MentionMode:
        """How often this person is mentioned: as they have chosen, or as is usual for so many games."""
        return await mention_mode(self._db, user_id)

    async def may_mention(self, user_id: int, guild_id: int | None) -> bool:
        """Whether this person may be called in this server (None: in a private channel): both must allow it.

        Not while they have not answered the call before, if they want one until they are back. Who then calls claims
        it: see `bot.tables.mentions`.
        """
        if guild_id is not None and (await self._servers.of(guild_id)).is_quiet:
            return False
        mode = await mention_mode(self._db, user_id)
        if mode is MentionMode.ONCE:
            return not await unanswered_mentions.is_open(self._db, user_id, self._clock.now())
        return mode is MentionMode.EVERY

    async def away(self, people: Iterable[int | None]) -> dict[int, int]:
        """Who of them is away, and until when."""
        now, found = self._clock.now(), {}
        for user_id in people:
            until = None if user_id is None else await preferences.away_until(self._db, user_id)
            if user_id is not None and until is not None and until > now:
                found[user_id] = until
        return found


class Blocks:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def block(self, user_id: int, whom: int) -> bool:
        """No challenges between the two any more. False when it was so already."""
        return await blocks.add(self._db, user_id, whom)

    async def unblock(self, user_id: int, whom: int) -> bool:
        """False when they were not blocked."""
        return await blocks.remove(self._db, user_id, whom)

    async def blocked_by(self, user_id: int) -> list[int]:
        """Whom this person has blocked."""
        return await blocks.blocked_by(self._db, user_id)
