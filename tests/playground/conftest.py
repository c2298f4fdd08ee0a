"""The sample bot on a playground of its own, for stories."""

import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.driver import Playground

SAMPLE_BOT = [sys.executable, str(Path(__file__).with_name("sample_bot.py"))]


@pytest.fixture
async def pg() -> AsyncIterator[Playground]:
    """A playground with the sample bot online."""
    async with Playground.start(SAMPLE_BOT) as playground:
        yield playground
