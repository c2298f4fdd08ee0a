"""What goes wrong with the database: a slow disk, files that disappear under the bot, a restore that is killed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from tests.chaos import host
from tests.chaos.persistent_player import MISHAPS, PersistentPlayer
from tests.chaos.report import ChaosReport
from tests.chaos.start_matches import any_name
from tests.e2e.jaipur_playground import BOT, JaipurPlayground

RESTORE_SECONDS = 1.5  # about as long as one takes
LOOKERS = 3


class DatabaseTroubles:
    def __init__(
        self, jaipur: JaipurPlayground, chance: Random, report: ChaosReport, players: list[PersistentPlayer]
    ) -> None:
        self.jaipur, self.chance, self.report, self.players = jaipur, chance, report, players
        self.folder = jaipur.folder
        self.file, self.copy = jaipur.folder / "jaipur.db", jaipur.folder / "copy.db"

    async def slow_disk(self) -> None:
        """Another program writes for some seconds. Meanwhile people look at their cards, one under a new name."""
        for row in self.jaipur.rows("SELECT user_id, name FROM people"):
            self.report.names[row["user_id"]].add(row["name"])
        lookers = self.chance.sample(self.players, LOOKERS)
        async with self.jaipur.locked_database():
            fresh = any_name(self.chance, self.chance.randrange(1000))
            await self.jaipur.control.change_person(lookers[0].person, display_name=fresh)
            seconds = 11 if self.chance.random() < 0.1 else self.chance.uniform(1, 6)  # once more than the bot waits
            await asyncio.gather(asyncio.sleep(seconds), *(self._look(player) for player in lookers))

    async def _look(self, player: PersistentPlayer) -> None:
        tables = self.jaipur.tables(player.code, player.person)
        try:
            if tables:
                await player.person.click("My hand", on=tables[-1])
        except MISHAPS as mishap:
            self.report.mishaps[f"slow disk: {type(mishap).__name__}"] += 1

    async def removed_database(self) -> None:
        """Its files are moved away, deleted or replaced while people play, and are put back."""
        async with self._nobody_reads():
            way = self.chance.choice([self._moved, self._deleted, self._replaced])
            self.report.troubles[f"database{way.__name__}"] += 1
            await way()

    async def _moved(self) -> None:
        """The bot notices that they are back, and goes on."""
        away = self._keep(self.chance.choice([("",), host.ON_DISK]))
        await self._some_time()
        host.move(away, self.folder)

    async def _deleted(self) -> None:
        away = self._keep(host.ON_DISK)
        host.copy(away / "jaipur.db", self.copy)
        await self._some_time()
        await self._put_back(away)

    async def _replaced(self) -> None:
        """By nothing at all, or by what it was a moment ago."""
        other = self.folder / "other.db"
        other.write_bytes(b"")
        if self.chance.random() < 0.6:
            await host.succeed(self.jaipur, "-m", "bot", "backup", str(other))
        away = self._keep(host.ON_DISK)
        other.rename(self.file)
        host.copy(away / "jaipur.db", self.copy)
        await self._some_time()
        await self._put_back(away)

    def _keep(self, endings: tuple[str, ...]) -> Path:
        """They have another name, in another folder, and no longer their own."""
        away = self.folder / "away"
        away.mkdir(exist_ok=True)
        for ending in endings:
            path = self.folder / f"jaipur.db{ending}"
            if path.exists():
                path.rename(away / path.name)
        return away

    async def _some_time(self) -> None:
        await asyncio.sleep(self.chance.uniform(0.5, 2.5))

    async def _put_back(self, away: Path) -> None:
        """As a host does it, with the bot stopped: its own files, or what they were when they were removed.

        Whatever the bot has acknowledged since then would be missing in those.
        """
        await self._end_bot()
        host.delete(self.folder, "jaipur.db*")
        (away / "jaipur.db-shm").unlink(missing_ok=True)
        match self.chance.choice(["moved", "copied", "restored"]):
            case "moved":
                await self._log_comes_first(away)
                host.move(away, self.folder)
            case "copied":
                self.copy.rename(self.file)
            case "restored":
                await self._note_restore()
                source = self.chance.choice([self.copy, away / "jaipur.db"])
                await host.succeed(self.jaipur, "-m", "bot", "restore", str(source))
        host.delete(away)
        self.copy.unlink(missing_ok=True)
        await self._start_bot()

    async def _log_comes_first(self, away: Path) -> None:
        """As long as there is only the log, no bot begins an empty database beside it."""
        log = away / "jaipur.db-wal"
        if log.exists() and log.stat().st_size:
            log.rename(self.folder / log.name)
            status, said = await host.run_command(self.jaipur, *BOT[1:])
            assert status != 0, said
            assert not self.file.exists(), said
            self.report.troubles["no empty start"] += 1

    async def killed_restore(self) -> None:
        """An older copy is put in place, and that is killed; at last the latest games are in place again."""
        before = set(self.report.acknowledged)
        await host.succeed(self.jaipur, "-m", "bot", "backup", str(self.copy))
        assert before <= host.content_of(self.copy)
        await self._some_time()
        async with self._nobody_reads():
            await self._end_bot()
            await self._note_restore()
            latest = host.content_of(self.file)
            assert self.report.acknowledged <= latest
            for _ in range(self.chance.randint(1, 3)):
                await self._restore_and_kill()
            if self.chance.random() < 0.4:
                await host.succeed(self.jaipur, "-m", "bot", "restore", str(self.copy))
            await self._take_back(latest)
            await self._start_bot()
        self.copy.unlink()
        assert not host.drafts(self.folder)
        host.delete(self.folder, f"{host.BEFORE}*")

    async def _restore_and_kill(self) -> None:
        kept = len(host.put_aside(self.folder))
        moments = {
            "sometime": host.after(self.chance.uniform(0, RESTORE_SECONDS)),
            "with a draft": lambda: bool(host.drafts(self.folder)),
            "between the names": lambda: len(host.put_aside(self.folder)) > kept,
        }
        name = self.chance.choice(list(moments))
        if await host.kill_command(self.jaipur, "-m", "bot", "restore", str(self.copy), when=moments[name]):
            self.report.troubles[f"restore killed {name}"] += 1
        assert self.file.stat().st_size, "there is no database"

    async def _take_back(self, latest: set[tuple[object, ...]]) -> None:
        """Where the copy is in place now, the host restores what was put aside. One of them has everything."""
        kept = [path for path in host.put_aside(self.folder) if latest <= host.content_of(path)]
        if any(path.samefile(self.file) for path in kept):
            self.report.troubles["restore half done"] += 1  # the bot itself undoes it
        elif not latest <= host.content_of(self.file):
            assert kept, f"nowhere is everything: {sorted(self.folder.iterdir())}"
            await host.succeed(self.jaipur, "-m", "bot", "restore", str(kept[0]))

    @asynccontextmanager
    async def _nobody_reads(self) -> AsyncIterator[None]:
        self.report.database_is_there.clear()
        yield
        self.report.database_is_there.set()

    async def _note_restore(self) -> None:
        """Tables are told anew after it, with one more call."""
        newest = max(int(entry["thing"].get("id") or 0) for entry in await self.jaipur.control.public())
        self.report.restored_after.append(newest)

    async def _end_bot(self) -> None:
        if self.chance.random() < 0.5:
            await self.jaipur.bot.kill()
        else:
            assert await self.jaipur.bot.stop(within=host.SLOWLY) == 0, self.jaipur.bot.tail()

    async def _start_bot(self) -> None:
        await self.jaipur.control.clear_faults()  # it could not even log in; see tests/e2e/test_hosting.py for that
        await self.jaipur.bot.start(within=host.SLOWLY)
