"""What a person has set, and whom they have blocked."""

from dataclasses import asdict, dataclass, fields

from bot.server_settings import SettingsByServer
from bot.store import blocks, preferences
from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's wishes; these are what holds until they change something."""

    language: str | None = None  # None: as Discord says
    pings: bool = True  # be mentioned, such as when it is my turn
    dm_notices: bool = False  # reminders as direct messages
    confirm: bool = True  # a preview before a move is played
    takes_challenges: bool = True
    is_hidden: bool = False  # from leaderboards


class PreferencesByPerson:
    """`change` takes whole preferences: `await all.change(user, replace(await all.of(user), confirm=False))`."""

    def __init__(self, db: Database, servers: SettingsByServer) -> None:
        self._db, self._servers = db, servers

    async def of(self, user_id: int) -> Preferences:
        row = await preferences.find(self._db, user_id)
        if row is None:
            return Preferences()
        flags = {field.name: bool(row[field.name]) for field in fields(Preferences) if field.name != "language"}
        return Preferences(language=row["language"], **flags)

    async def change(self, user_id: int, wished: Preferences) -> None:
        await preferences.write(self._db, user_id, asdict(wished))

    async def may_mention(self, user_id: int, guild_id: int | None) -> bool:
        """Whether this person may be called in this server (None: in a private channel): both must allow it."""
        if guild_id is not None and (await self._servers.of(guild_id)).is_quiet:
            return False
        return (await self.of(user_id)).pings


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
