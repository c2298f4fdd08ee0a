"""`python -m bot doctor`: what a host has to mend before the bot can run, and how."""

import os
import re
import shutil
import sqlite3
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import NamedTuple

from bot.clock import ShiftedClock
from bot.settings import Settings, host_of, is_this_machine
from bot.store import database_file, migrate, postgresql_examination, put_aside
from bot.store.errors import StoreError

ROOM = 100 * 1024 * 1024  # bytes that should be free
OURS = ("JAIPUR_", "DISCORD_")  # how the names of our settings begin
NAME = re.compile(r"^\s*(?:export\s+)?(\w+)\s*=", re.MULTILINE)  # at the beginning of a line of .env
TOKEN = re.compile(r"[A-Za-z0-9_-]{18,}\.[A-Za-z0-9_-]{6,}\.[A-Za-z0-9_-]{27,}")


class Finding(NamedTuple):
    what: str
    says: str
    advice: str | None = None  # None: all is well

    @property
    def is_fault(self) -> bool:
        return self.advice is not None


def examine(settings: Settings) -> Iterator[Finding]:
    """Look at everything that can be looked at without Discord. Changes nothing."""
    yield _token(settings)
    yield from _env_file(Path(".env"))
    yield from _names(Path(".env"))
    yield from _address(settings)
    yield from _clock(settings)
    if not isinstance(settings.database, Path):
        for finding in postgresql_examination.examine(settings.database):
            yield Finding("database", *finding)
        return
    yield _folder(settings.database)
    yield _room(settings.database)
    if settings.database.exists():
        yield from _modes(settings.database)
        yield _soundness(settings.database)
    else:
        yield _absence(settings.database)


def _token(settings: Settings) -> Finding:
    if settings.token is None:
        return Finding(
            "token", "DISCORD_TOKEN is not set", "copy it from your application's page (Bot, Reset Token) into .env"
        )
    if settings.discord_url is None and not TOKEN.fullmatch(settings.token.get_secret_value()):
        return Finding(
            "token",
            "DISCORD_TOKEN does not look like a bot token",
            "copy it again from your application's page (Bot, Reset Token); it has three parts with dots between",
        )
    return Finding("token", "DISCORD_TOKEN is set")


def _env_file(file: Path) -> Iterator[Finding]:
    if not file.exists():
        return
    mode = file.stat().st_mode & 0o777
    if mode & 0o077:
        yield Finding("file mode", f"{file} holds the token and is open to other users ({mode:o})", f"chmod 600 {file}")
    else:
        yield Finding("file mode", f"{file} is readable for its owner only")


def _names(file: Path) -> Iterator[Finding]:
    """A misspelt name is not read by anybody. Only names are looked at: a value may be a secret."""
    known = {str(field.validation_alias) for field in Settings.model_fields.values()}
    written = NAME.findall(file.read_text(encoding="utf-8")) if file.exists() else []
    for name in dict.fromkeys([*written, *os.environ]):
        if name.upper().startswith(OURS) and name.upper() not in known:
            near = get_close_matches(name.upper(), known, n=1)
            meant = f"did you mean {near[0]}? " if near else ""
            yield Finding("setting", f"{name} is no setting of the bot", f"{meant}.env.example lists them all")


def _address(settings: Settings) -> Iterator[Finding]:
    if settings.discord_url:
        says = f"JAIPUR_DISCORD_URL is set: not Discord but {settings.discord_url} is used"
        host = host_of(settings.discord_url)
        yield Finding("address", says if is_this_machine(host) else f"{says}; {host} gets the token")


def _clock(settings: Settings) -> Iterator[Finding]:
    if settings.clock_file is None:
        return
    try:
        ShiftedClock(settings.clock_file).now()
        yield Finding("clock", f"JAIPUR_CLOCK_FILE is set: the clock is shifted by {settings.clock_file}")
    except (OSError, ValueError):
        yield Finding("clock", f"{settings.clock_file} holds no number of seconds", "unset JAIPUR_CLOCK_FILE")


def _folder(file: Path) -> Finding:
    folder = file.absolute().parent
    while not folder.exists():
        folder = folder.parent
    if not folder.is_dir() or not os.access(folder, os.W_OK | os.X_OK):
        return Finding("folder", f"{folder} is not writable", f"chown it to this user, or set JAIPUR_DATABASE ({file})")
    return Finding("folder", f"{folder} is writable")


def _room(file: Path) -> Finding:
    folder = file.absolute().parent
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    says = f"{free // (1024 * 1024):,} MiB free on the disk"
    return Finding("room", says, f"make room: at least {ROOM // (1024 * 1024)} MiB" if free < ROOM else None)


def _modes(file: Path) -> Iterator[Finding]:
    for path in database_file.beside(file):
        if not path.exists():
            continue
        mode = path.stat().st_mode & 0o777
        if mode & 0o077:
            yield Finding("file mode", f"{path} is open to other users ({mode:o})", f"chmod 600 {path}")
        elif not os.access(path, os.R_OK | os.W_OK):
            yield Finding("file mode", f"{path} is not writable for this user", f"chown it, then chmod 600 {path}")
        else:
            yield Finding("file mode", f"{path} is readable for its owner only")


def _absence(file: Path) -> Finding:
    try:
        if file.parent.is_dir():
            put_aside.check_not_lost(file)
    except StoreError as fault:
        says, _, advice = str(fault).partition(". ")
        return Finding("database", says, advice)
    return Finding("database", f"{file} does not exist yet; it will be made at the first start")


def _soundness(file: Path) -> Finding:
    newest = migrate.migrations()[-1].version
    try:
        database_file.check(file)
        version = migrate.version_of(file)
    except StoreError as fault:
        return Finding("database", str(fault).partition("; ")[0], str(fault).partition("; ")[2])
    except sqlite3.Error as fault:
        return Finding("database", f"{file} cannot be opened ({fault})", "see to the rights of the file and its folder")
    if version > newest:
        return Finding(
            "database",
            f"{file} has schema {version}, this program knows {newest}",
            "run the newer program, or put a backup in its place",
        )
    behind = "" if version == newest else f"; the next start brings it to {newest}"
    return Finding("database", f"{file} is sound, schema {version}{behind}")
