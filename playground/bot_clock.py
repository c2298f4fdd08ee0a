"""Lets the bot's clock follow the playground's: a file says by how many seconds it is ahead.

Only a bot that was started with the name of the file reads it, and the playground starts no bot that talks to Discord.
"""

from pathlib import Path

from playground.context import Context


class BotClock:
    """Writes the file now, and whenever somebody moves the clock."""

    def __init__(self, context: Context, file: Path) -> None:
        self.file = file.resolve()
        self._context = context
        self._write()
        context.clock.listeners.append(self._write)
        context.bot_follows_clock = True

    def _write(self) -> None:
        """Whole or not at all: the bot reads it at any moment."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.file.with_name(f"{self.file.name}.new")
        fresh.write_text(str(self._context.clock.offset), encoding="ascii")
        fresh.replace(self.file)
