"""The command line: `python -m bot` runs the bot; `backup`, `restore`, `doctor` and others help its host."""

import signal
import sys

# Who runs the bot may stop it from the first moment on: until it listens by itself nothing has begun, so that is a good
# end. Loading the rest takes a second. The other commands have no good end before they are done.
if __name__ == "__main__" and sys.argv[1:] in ([], ["run"]):
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: sys.exit(0))

import argparse
import asyncio
import importlib
import os
from pathlib import Path

from bot.application import Application
from bot.errors import MatchRunning, NoSuchMatch
from bot.event_loop import event_loop
from bot.hosting import invite
from bot.hosting.doctor import examine
from bot.needed_permissions import NEEDED
from bot.one_heap import use_one_heap
from bot.settings import BadSettings, Settings, database_place, load
from bot.store import postgresql_backup
from bot.store.backup import backup
from bot.store.database_file import make_folder
from bot.store.errors import StoreError
from bot.store.move_database import move_database
from bot.store.postgresql_address import PostgreSQLAddress
from bot.store.restore import restore

USAGE = 2  # exit status for bad usage and bad settings


def main(arguments: list[str] | None = None) -> int:
    parser = _parser()
    chosen = parser.parse_args(arguments)
    if chosen.command == "export" and chosen.all == bool(chosen.match):
        parser.error("export: name one MATCH or say --all, then the folder")
    try:
        return _obey(chosen, load())
    except BadSettings as fault:
        print(f"settings: {fault}", file=sys.stderr)
        return USAGE
    except StoreError as fault:
        print(fault, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


def _obey(chosen: argparse.Namespace, settings: Settings) -> int:
    match chosen.command:
        case "backup":
            return _backup(settings, chosen.file)
        case "restore":
            return _restore(settings, chosen.file)
        case "export":
            return asyncio.run(_export(settings, chosen.match, chosen.folder))
        case "move-database":
            return asyncio.run(_move_database(chosen.source, chosen.target))
        case "ratings":
            return asyncio.run(_rebuild(settings))
        case "doctor":
            return _doctor(settings)
        case "invite":
            return _invite(settings)
        case _:
            return _run(settings)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m bot",
        description="Run the Jaipur bot (no command), or look after it.",
        epilog="Settings come from the environment and .env; .env.example lists them.",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="run the bot (the same as no command)")
    saving = commands.add_parser("backup", help="copy the database while the bot runs")
    saving.add_argument("file", type=Path, metavar="FILE", help="where to; an earlier backup there is replaced")
    restoring = commands.add_parser("restore", help="put a backup in the place of the database, with the bot stopped")
    restoring.add_argument("file", type=Path, metavar="FILE", help="the backup; it stays where it is")
    export = commands.add_parser("export", help="write finished games as .jaipur records")
    export.add_argument("--all", action="store_true", help="all finished games")
    export.add_argument("match", nargs="?", metavar="MATCH", help="the code of one game")
    export.add_argument("folder", type=Path, metavar="DIR", help="the folder to write them into")
    moving = commands.add_parser("move-database", help="copy everything into an empty database, with the bot stopped")
    moving.add_argument("source", type=_place, metavar="FROM", help="a file, or postgresql://…")
    moving.add_argument("target", type=_place, metavar="TO", help="a new file, or an empty PostgreSQL database")
    ratings = commands.add_parser("ratings", help="look after ratings and statistics")
    ratings.add_argument("what", choices=["rebuild"], help="rebuild: work them out anew from the stored games")
    commands.add_parser("invite", help="print the links that bring the bot into a server or to a person")
    commands.add_parser("doctor", help="say what is missing or wrong, and what to do about it")
    return parser


def _place(text: str) -> Path | PostgreSQLAddress:
    """For argparse, which would show what it cannot read, password and all."""
    try:
        return database_place(text)
    except ValueError as fault:
        raise argparse.ArgumentTypeError(str(fault)) from None


def _run(settings: Settings) -> int:
    _token(settings)
    use_one_heap()
    os.environ.pop("DISCORD_TOKEN", None)  # the processes that we start need not know it
    client = importlib.import_module("bot.client")  # here, so that the other commands do without discord
    try:
        with asyncio.Runner(loop_factory=event_loop()) as runner:
            runner.run(client.run(settings))
    except client.BAD_TOKEN:
        raise BadSettings("DISCORD_TOKEN: Discord does not accept it; copy it again (Bot, Reset Token)") from None
    except client.PORT_TAKEN as fault:
        print(fault, file=sys.stderr)
        return 1
    except client.LostShards as fault:
        print(fault, file=sys.stderr)
        return 1
    except client.UNREACHABLE as fault:
        print(f"Discord cannot be reached: {type(fault).__name__} {fault}", file=sys.stderr)
        return 1
    return 0


def _invite(settings: Settings) -> int:
    token = _token(settings)
    try:
        application = invite.application_id(token)
    except invite.NotAToken as fault:
        raise BadSettings(f"DISCORD_TOKEN: {fault}") from None
    print(f"into a server:\n  {invite.to_server(application)}\nfor one person, everywhere:")
    print(f"  {invite.to_person(application)}\nin a server it may: {', '.join(needed.name for needed in NEEDED)}")
    return 0


def _token(settings: Settings) -> str:
    if settings.token is None:
        raise BadSettings("DISCORD_TOKEN is not set; put it into .env (python -m bot doctor says more)")
    return settings.token.get_secret_value()


def _backup(settings: Settings, target: Path) -> int:
    if isinstance(settings.database, Path):
        size = backup(settings.database, target)
    else:
        size = postgresql_backup.backup(settings.database, target)
    print(f"{target}: {size:,} bytes")
    return 0


def _restore(settings: Settings, copy: Path) -> int:
    if not isinstance(settings.database, Path):
        asyncio.run(postgresql_backup.restore(copy, settings.database))
        print(f"{settings.database} is {copy} now")
        return 0
    kept = restore(copy, settings.database)
    print(f"{settings.database} is {copy} now" + (f"; what was there before is {kept}" if kept else ""))
    return 0


async def _export(settings: Settings, match: str | None, folder: Path) -> int:
    if _is_missing(settings):
        return 1
    async with Application(settings) as app:
        codes = [match] if match else [code async for code in app.record_files.finished()]
        try:
            await asyncio.to_thread(make_folder, folder)
            for code in codes:
                record = await app.record_files.record(code)
                await asyncio.to_thread(_write, folder / f"{code.strip().upper()}.jaipur", record)
        except NoSuchMatch as fault:
            print(f"there is no match {fault.code}", file=sys.stderr)
            return 1
        except MatchRunning as fault:
            print(f"match {fault.code} is still running; its cards are secret until it is over", file=sys.stderr)
            return 1
        except OSError as fault:
            print(f"{fault.filename or folder}: {fault.strerror}", file=sys.stderr)
            return 1
    print(f"{len(codes)} {'record' if len(codes) == 1 else 'records'} in {folder}")
    return 0


async def _move_database(source: Path | PostgreSQLAddress, target: Path | PostgreSQLAddress) -> int:
    def progress(what: str, done: int, total: int) -> None:
        if sys.stderr.isatty():
            part = done / total if total else 1
            print(f"\r{what:8} [{'#' * int(part * 30):30}] {part:4.0%}", end="", file=sys.stderr, flush=True)

    if any(isinstance(place, PostgreSQLAddress) and place.environment for place in (source, target)):
        print("meanwhile the list of processes shows the password; PGPASSWORD or ~/.pgpass keep it", file=sys.stderr)
    digest = await move_database(source, target, progress)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    print(f"{source} is in {target} now, every row compared and every game replayed; SHA-256 of all: {digest}")
    print("set JAIPUR_DATABASE to the new one before you start the bot")
    return 0


async def _rebuild(settings: Settings) -> int:
    """The bot may go on meanwhile: the new book is exchanged for the old one at once."""
    if _is_missing(settings):
        return 1

    def progress(number: int) -> None:
        if sys.stderr.isatty():
            print(f"\r{number} games", end="", file=sys.stderr, flush=True)

    async with Application(settings) as app:
        number = await app.match_counter.rebuild(progress)
    print(f"{number} {'game' if number == 1 else 'games'} booked anew")
    return 0


def _is_missing(settings: Settings) -> bool:
    """A file that is not there is not made by somebody who only wants to read it."""
    if not isinstance(settings.database, Path) or settings.database.exists():
        return False
    print(f"{settings.database} does not exist; there are no games yet", file=sys.stderr)
    return True


def _write(file: Path, text: str) -> None:
    file.write_text(text, encoding="utf-8")


def _doctor(settings: Settings) -> int:
    findings = list(examine(settings))
    for finding in findings:
        print(f"{'FAULT' if finding.is_fault else 'ok':5}  {finding.what}: {finding.says}")
        if finding.advice:
            print(f"       -> {finding.advice}")
    return 1 if any(finding.is_fault for finding in findings) else 0


if __name__ == "__main__":
    sys.exit(main())
