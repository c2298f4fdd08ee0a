"""What a person or a server has set, and whom a person has blocked."""

from dataclasses import asdict, dataclass, fields

from bot.match.model import Pace
from bot.store.database import Database, Value, insertion


@dataclass(frozen=True, slots=True)
class Preferences:
    """A person's wishes; these are what holds until they change something."""

    language: str | None = None  # None: as Discord says
    pings: bool = True  # be mentioned, such as when it is my turn
    dm_notices: bool = True  # reminders as direct messages
    confirm: bool = True  # a preview before a move is played
    takes_challenges: bool = True
    is_hidden: bool = False  # from leaderboards


@dataclass(frozen=True, slots=True)
class ServerSettings:
    channel_id: int | None = None  # None: wherever the command is given
    threads: bool = False  # a match has its own thread
    pace: Pace = Pace.THREE_DAYS
    language: str | None = None
    is_quiet: bool = False  # no pings at all


class PreferencesByPerson:
    """`change` takes whole settings: `await book.change(user, replace(await book.of(user), confirm=False))`."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, user_id: int) -> Preferences:
        row = await self._db.fetch_one("SELECT * FROM preferences WHERE user_id = ?", user_id)
        if row is None:
            return Preferences()
        flags = {field.name: bool(row[field.name]) for field in fields(Preferences) if field.name != "language"}
        return Preferences(language=row["language"], **flags)

    async def change(self, user_id: int, preferences: Preferences) -> None:
        await self._put("preferences", {"user_id": user_id, **asdict(preferences)})

    async def of_server(self, guild_id: int) -> ServerSettings:
        row = await self._db.fetch_one("SELECT * FROM servers WHERE guild_id = ?", guild_id)
        if row is None:
            return ServerSettings()
        return ServerSettings(
            row["channel_id"], bool(row["threads"]), Pace(row["pace"]), row["language"], bool(row["is_quiet"])
        )

    async def may_mention(self, user_id: int, guild_id: int | None) -> bool:
        """Whether this person may be called in this server (None: in a private channel)."""
        if guild_id is not None and (await self.of_server(guild_id)).is_quiet:
            return False
        return (await self.of(user_id)).pings

    async def change_server(self, guild_id: int, settings: ServerSettings) -> None:
        await self._put("servers", {"guild_id": guild_id, **asdict(settings), "pace": settings.pace.value})

    async def forget_server(self, guild_id: int) -> None:
        """The bot was removed from it. Its matches stay."""
        await self._db.execute("DELETE FROM servers WHERE guild_id = ?", guild_id)

    async def _put(self, table: str, row: dict[str, Value]) -> None:
        """Insert the row, or change the one with the same first column."""
        key, *columns = row
        changes = ", ".join(f"{column} = excluded.{column}" for column in columns)
        statement, *values = insertion(table, row)
        await self._db.execute(f"{statement} ON CONFLICT ({key}) DO UPDATE SET {changes}", *values)


class Blocks:
    def __init__(self, db: Database) -> None:
        self._db = db

    async def block(self, user_id: int, whom: int) -> bool:
        """No challenges between the two any more. False when it was so already."""
        return bool(
            await self._db.execute(
                "INSERT INTO blocks (user_id, whom) VALUES (?, ?) ON CONFLICT DO NOTHING", user_id, whom
            )
        )

    async def unblock(self, user_id: int, whom: int) -> bool:
        """False when they were not blocked."""
        return bool(await self._db.execute("DELETE FROM blocks WHERE user_id = ? AND whom = ?", user_id, whom))

    async def blocked_by(self, user_id: int) -> list[int]:
        """Whom this person has blocked."""
        rows = await self._db.fetch_all("SELECT whom FROM blocks WHERE user_id = ? ORDER BY whom", user_id)
        return [row["whom"] for row in rows]
