"""The sample bot on a playground of its own, for stories."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.driver import Playground
from tests.playground.bare_bot import Stage, stage

SAMPLE_BOT = [sys.executable, str(Path(__file__).with_name("sample_bot.py"))]


@pytest.fixture
async def pg() -> AsyncIterator[Playground]:
    """A playground with the sample bot online."""
    async with Playground.start(SAMPLE_BOT) as playground:
        yield playground


@pytest.fixture
async def on() -> AsyncIterator[Stage]:
    """A stage with a bare bot, for what no library would send."""
    async with stage() as made:
        yield made
