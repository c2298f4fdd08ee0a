"""The store's errors for PostgreSQL's."""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg

from bot.store.errors import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseFull,
    DatabaseReadOnly,
    DatabaseUnreachable,
    DatabaseUnusable,
    StoreError,
)
from bot.store.postgresql_address import PostgreSQLAddress

BUSY = ("55P03", "40P01", "40001", "57014")  # a lock was not to be had, two waited for each other, took too long
GONE = ("08", "57P0", "25P03", "25P04")  # the line was cut, the server stops or starts, we did nothing for too long
REFUSED = ("28", "3D", "42501", "3F")  # who we are, which database, what we may do there


@contextmanager
def translated(address: PostgreSQLAddress) -> Iterator[None]:
    """A mistake in our own SQL goes through as it is."""
    try:
        yield
    except asyncpg.PostgresError as fault:
        error = translate(fault, address)
        if error is None:
            raise
        raise error from fault
    except (asyncpg.InterfaceError, OSError, EOFError) as fault:  # TimeoutError is an OSError
        raise unreachable(address, fault) from fault


def unreachable(address: PostgreSQLAddress, fault: BaseException) -> DatabaseUnreachable:
    what = type(fault).__name__ if isinstance(fault, TimeoutError) else f"{type(fault).__name__}: {fault}"
    return DatabaseUnreachable(f"{address} cannot be reached ({what.splitlines()[0]}); see to the server and the line")


def translate(fault: asyncpg.PostgresError, address: PostgreSQLAddress) -> StoreError | None:
    state = str(fault.sqlstate or "")
    what = str(fault).splitlines()[0]
    if state in BUSY:
        return DatabaseBusy(f"{address} was kept locked by another process for too long ({what})")
    if state == "53100":
        return DatabaseFull(f"{address}: the server's disk is full; make room, nothing that was acknowledged is lost")
    if state == "25006":
        return DatabaseReadOnly(f"{address} is read-only; name the server that can write, not a replica of it")
    if state.startswith("53"):
        return DatabaseUnreachable(f"{address} takes no more connections ({what}); raise max_connections there")
    if state.startswith(GONE):
        return unreachable(address, fault)
    if state.startswith(REFUSED):
        return DatabaseUnusable(f"{address} refuses ({what}); see to the user, the database and its rights")
    if state in ("XX001", "XX002"):
        return DatabaseDamaged(f"{address} is damaged ({what}); stop the bot and restore a backup of the server")
    return None
