"""What a server has set for the matches that are played in it."""

from dataclasses import asdict, dataclass

from bot.match.model import Pace
from bot.store import server_settings
from bot.store.database import Database


@dataclass(frozen=True, slots=True)
class ServerSettings:
    """What holds until somebody who manages the server changes something."""

    channel_id: int | None = None  # None: wherever the command is given
    threads: bool = False  # a match has its own thread
    pace: Pace = Pace.THREE_DAYS
    language: str | None = None
    is_quiet: bool = False  # no pings at all
    fairs_by_all: bool = False  # everybody may open a fair, not only who manages events or the server
    today_channel_id: int | None = None  # of the one message a day about the bazaar of the day; None: no message


class SettingsByServer:
    """`change` takes whole settings: `await servers.change(guild, replace(await servers.of(guild), threads=True))`."""

    def __init__(self, db: Database) -> None:
        self._db = db

    async def of(self, guild_id: int) -> ServerSettings:
        row = await server_settings.find(self._db, guild_id)
        if row is None:
            return ServerSettings()
        return ServerSettings(
            row["channel_id"],
            bool(row["threads"]),
            Pace(row["pace"]),
            row["language"],
            bool(row["is_quiet"]),
            bool(row["fairs_by_all"]),
            row["today_channel_id"],
        )

    async def change(self, guild_id: int, settings: ServerSettings) -> None:
        await server_settings.write(self._db, guild_id, asdict(settings) | {"pace": settings.pace.value})

    async def forget(self, guild_id: int) -> None:
        """The bot was removed from it. Its matches stay."""
        await server_settings.remove(self._db, guild_id)
