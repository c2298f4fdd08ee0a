"""The base of our cogs: commands hang under `/jaipur`, clicks are found by the action in their id.

    class DiceCog(JaipurCog):
        @command("roll")
        async def roll(self, interaction: Interaction) -> Screen: ...

        @click("again")
        async def again(self, interaction: Interaction, sides: Annotated[int, Between(2, 20)]) -> Screen: ...

A method returns the screen to show (None when it has answered by itself). The dispatcher answers with it, tells the
person what is wrong instead, and reads the arguments of a click by their annotations (see `core.click_arguments`).
"""

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Self, TypeAlias, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import JaipurBot
from cogs.after_match_change import AfterChange
from cogs.core.command_texts import described
from cogs.core.dispatcher import EVERY_INSTALL, EVERYWHERE, Dispatcher
from cogs.core.request import Interaction
from cogs.core.screen import Screen
from cogs.play.match_finder import MatchFinder
from cogs.play.show_panel import HandPanels
from cogs.tables.round_end_message import RoundEndMessages
from cogs.tables.table_troubles import TableTroubles
from cogs.tables.table_updater import TableUpdater

Method: TypeAlias = Callable[..., Coroutine[Any, Any, Screen | None]]
M = TypeVar("M", bound=Method)


def command(name: str) -> Callable[[M], M]:
    """`/jaipur name`; its description is the message `command-name`. The method stays as it is."""

    def mark(method: M) -> M:
        method.__command__ = name  # type: ignore[attr-defined]
        return method

    return mark


def click(action: str) -> Callable[[M], M]:
    """A button or select with this action. The method stays as it is."""

    def mark(method: M) -> M:
        method.__click__ = action  # type: ignore[attr-defined]
        return method

    return mark


def user_menu(message: str) -> Callable[[M], M]:
    """An entry of the menu that people open on somebody; its name is this message. The method gets that person."""

    def mark(method: M) -> M:
        method.__user_menu__ = message  # type: ignore[attr-defined]
        return method

    return mark


class Shared(commands.Cog):
    """What several cogs need, made once. It is a cog so that it can be found by its name."""

    def __init__(self, bot: JaipurBot) -> None:
        self.dispatcher = Dispatcher.of(bot)
        languages = self.dispatcher.languages
        self.troubles = TableTroubles(lambda guild_id: bot.get_guild(guild_id) is not None)
        self.finder = MatchFinder(bot.app, languages)
        self.panels = HandPanels(bot, languages, self.dispatcher.live_panels, self.troubles)
        self.round_ends = RoundEndMessages(bot, languages)
        self.tables = TableUpdater(bot, languages, self.troubles, self.round_ends)
        self.after_change = AfterChange(bot, self.tables, self.panels)

    @classmethod
    def of(cls, bot: JaipurBot) -> Self:
        found = bot.get_cog(cls.__name__)
        assert isinstance(found, cls), "cogs.loaded_first makes it"  # noqa: S101
        return found


class JaipurCog(commands.Cog):
    def __init__(self, bot: JaipurBot) -> None:
        self.bot, self.app = bot, bot.app
        shared = Shared.of(bot)
        self.dispatcher, self.languages = shared.dispatcher, shared.dispatcher.languages
        self.finder, self.panels, self.tables = shared.finder, shared.panels, shared.tables
        self.troubles, self.after_change = shared.troubles, shared.after_change
        self.round_ends = shared.round_ends
        for name in dir(type(self)):
            method = getattr(self, name)
            if action := getattr(method, "__click__", None):
                self.dispatcher.add_click(action, method)
            if command_name := getattr(method, "__command__", None):
                self.dispatcher.add_command(_subcommand(command_name, _answering(self.dispatcher, method)))
            if message := getattr(method, "__user_menu__", None):
                bot.tree.add_command(_menu(message, self.dispatcher, method))


def _answering(dispatcher: Dispatcher, method: Method) -> Method:
    """The method as discord.py calls it: it answers the interaction instead of returning a screen."""

    @wraps(method)
    async def run(interaction: Interaction, **options: Any) -> None:
        await dispatcher.answer(interaction, method(interaction, **options))

    run.__qualname__ = run.__name__  # it takes no `self` any more, and discord.py tells by this name
    return run


def _menu(message: str, dispatcher: Dispatcher, method: Method) -> app_commands.ContextMenu:
    async def run(interaction: Interaction, user: discord.User) -> None:
        await dispatcher.answer(interaction, method(interaction, user))

    menu = app_commands.ContextMenu(name=described(message), callback=run)
    menu.allowed_installs, menu.allowed_contexts = EVERY_INSTALL, EVERYWHERE
    return menu


def _subcommand(name: str, callback: Method) -> app_commands.Command[Any, Any, Any]:
    return app_commands.Command(name=name, description=described(f"command-{name}"), callback=callback)
