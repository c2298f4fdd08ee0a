"""The sample bot on a playground of its own, for stories."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.driver import Playground
from tests.playground.raw_bot import RawPlayground, raw_playground
from tests.playground.running import Start, starter

SAMPLE_BOT = [sys.executable, str(Path(__file__).with_name("sample_bot.py"))]


@pytest.fixture
async def pg() -> AsyncIterator[Playground]:
    """A playground with the sample bot online."""
    async with Playground.start(SAMPLE_BOT) as playground:
        yield playground


@pytest.fixture
async def raw() -> AsyncIterator[RawPlayground]:
    """A playground with a bot that speaks raw HTTP, for what no library would send."""
    async with raw_playground() as made:
        yield made


@pytest.fixture
async def start() -> AsyncIterator[Start]:
    """Starts the playground as a command; what still runs at the end is stopped."""
    async for run in starter():
        yield run
