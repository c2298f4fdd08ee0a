"""Start-up of the Discord client."""

from bot.settings import Settings


async def run(settings: Settings) -> None:
    """Connect and play until told to stop."""
    raise NotImplementedError
