"""The real bot on a playground of its own, for each test."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.jaipur_playground import JaipurPlayground
from tests.postgresql import Server
from tests.postgresql import postgresql as postgresql

# Stories that are told on both engines.
ON_BOTH = {
    "test_challenges",
    "test_deadlines",
    "test_fair_event",
    "test_fair_message",
    "test_fair_people",
    "test_fair_strangers",
    "test_fair_troubles",
    "test_fairs",
    "test_one_table",
    "test_ratings",
    "test_restart",
    "test_several_matches",
    "test_typed_match",
    "test_unheard_turns",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.module.__name__.rpartition(".")[2] in ON_BOTH and "engine" in metafunc.fixturenames:
        metafunc.parametrize("engine", ["sqlite", "postgresql"], indirect=True)


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> dict[str, str]:
    """Settings of the bot."""
    if getattr(request, "param", "sqlite") == "sqlite":
        return {}
    server: Server = request.getfixturevalue("postgresql")
    url = server.new_migrated_database()
    request.addfinalizer(lambda: server.drop(url))  # noqa: PT021  # only where there is one
    return {"JAIPUR_DATABASE": url}


@pytest.fixture
async def jaipur(
    tmp_path: Path, request: pytest.FixtureRequest, engine: dict[str, str]
) -> AsyncIterator[JaipurPlayground]:
    """The bot is online, nobody plays yet. Violations of Discord's rules and tracebacks fail the test.

    Other settings of the bot are given as a parameter.
    """
    async with JaipurPlayground.open(tmp_path, **engine | getattr(request, "param", {})) as opened:
        yield opened
