"""The base of our cogs: commands hang under `/jaipur`, clicks are found by the action in their id.

    class Dice(Stall):
        @command("roll")
        async def roll(self, interaction: Interaction) -> Screen: ...

        @click("again")
        async def again(self, interaction: Interaction, sides: str) -> Screen: ...

A method returns the screen to show (None when it has answered by itself); answering and errors are `Dispatcher`'s.
"""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, TypeAlias

from discord import app_commands
from discord.ext import commands

from bot.client import JaipurBot
from cogs.core.dispatcher import Dispatcher
from cogs.core.localisation import described
from cogs.core.respond import Interaction
from cogs.core.screen import Screen

Method: TypeAlias = Callable[..., Coroutine[Any, Any, Screen | None]]


def command(name: str) -> Callable[[Method], Method]:
    """`/jaipur name`; its description is the message `command-name`."""

    def decorate(method: Method) -> Method:
        @wraps(method)
        async def run(self: "JaipurCog", interaction: Interaction, **options: Any) -> None:
            await self.dispatcher.answer(interaction, method(self, interaction, **options))

        run.__command__ = name  # type: ignore[attr-defined]
        return run

    return decorate


def click(action: str) -> Callable[[Method], Method]:
    """A button, select or modal with this action; the method gets the arguments of the id as text."""

    def decorate(method: Method) -> Method:
        method.__click__ = action  # type: ignore[attr-defined]
        return method

    return decorate


class JaipurCog(commands.Cog):
    def __init__(self, bot: JaipurBot) -> None:
        self.bot, self.app = bot, bot.app
        self.dispatcher = Dispatcher.of(bot)
        self.desk = self.dispatcher.desk
        for name in dir(type(self)):
            method = getattr(self, name)
            if action := getattr(method, "__click__", None):
                self.dispatcher.clicks[action] = method
            if command_name := getattr(method, "__command__", None):
                self.dispatcher.jaipur.add_command(_subcommand(command_name, method))


def _subcommand(name: str, method: Method) -> app_commands.Command[Any, Any, Any]:
    return app_commands.Command(name=name, description=described(f"command-{name}"), callback=method)
