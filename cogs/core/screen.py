"""A screen: what a person or a channel is shown, ready to be sent or put in place of another one."""

import io
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ButtonStyle, MediaGalleryItem, ui

from bot.match.model import PublicMatch
from cogs.core import ids
from render import Picture

Item = ui.Item[Any]
MOST_OPTIONS = 25  # of a select, and choices of an autocompletion: Discord's limit
TEXT_LIMIT = 3000  # of a message's text: in Japanese, Discord gives up at about 3,300 characters

# Where nobody is notified anyway: then a mention has a name for everybody, also for who has never met the person.
IN_NAME_ONLY = discord.AllowedMentions(everyone=False, roles=False, users=True, replied_user=False)


@dataclass(frozen=True, slots=True)
class Screen:
    """A private message: only one person sees it. What everybody may see is a `PublicScreen`.

    `replaces` puts the screen in place of the message that was clicked, which is the rule for private messages:
    False asks for a new message. `pings` are the people who may be notified.
    """

    items: tuple[Item, ...]
    pictures: tuple[Picture, ...] = ()
    replaces: bool | None = None
    pings: tuple[int, ...] = ()
    panel_of: PublicMatch | None = None  # the match whose panel this is
    files: tuple[tuple[str, bytes], ...] = field(default=(), repr=False)  # to download
    sent: Callable[[int], Awaitable[None]] | None = None  # is told the id of the message
    hidden: Callable[[], Awaitable["Screen"]] | None = None  # of a public one: what is shown where nobody else sees it
    lost: Callable[[], Awaitable[None]] | None = None  # is told that Discord has certainly not taken it

    def view(self) -> ui.LayoutView:
        """The components as discord.py sends them. Clicks are routed by us (see `dispatcher`), so that every
        button works after any restart; a view that is stopped is not stored by discord.py."""
        view = ui.LayoutView(timeout=None)
        for item in self.items:
            view.add_item(item)
        view.stop()
        return view

    def uploads(self) -> list[discord.File]:
        named = [(picture.filename, picture.data) for picture in self.pictures]
        return [discord.File(io.BytesIO(data), filename) for filename, data in (*named, *self.files)]

    @property
    def is_public(self) -> bool:
        return False

    @property
    def mentions(self) -> discord.AllowedMentions:
        """A private message notifies nobody, so whoever is mentioned in it has a name there."""
        return IN_NAME_ONLY

    @property
    def is_silent(self) -> bool:
        """A message that calls nobody makes nobody's phone ring."""
        return not self.pings


@dataclass(frozen=True, slots=True)
class PublicScreen(Screen):
    """A message for the channel. What sends or edits public messages takes no other kind of screen."""

    @property
    def is_public(self) -> bool:
        return True

    @property
    def mentions(self) -> discord.AllowedMentions:
        """Of a new message: who is called. An edit notifies nobody: see `IN_NAME_ONLY`."""
        users = [discord.Object(user_id) for user_id in self.pings]
        return discord.AllowedMentions(everyone=False, roles=False, users=users or False, replied_user=False)


def box(*items: Item | None, colour: int | None = None) -> ui.Container[Any]:
    """A framed group of items; missing ones are left out."""
    return ui.Container(*(item for item in items if item is not None), accent_colour=colour)


def text(content: str) -> ui.TextDisplay[Any]:
    return ui.TextDisplay(content[:TEXT_LIMIT])


def picture(painted: Picture, alt: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(MediaGalleryItem(f"attachment://{painted.filename}", description=alt))


def file(name: str) -> ui.File[Any]:
    return ui.File(f"attachment://{name}")


def row(*items: Item | None) -> ui.ActionRow[Any] | None:
    """Up to five buttons, or one select; None when nothing is left."""
    kept = [item for item in items if item is not None]
    return ui.ActionRow(*kept) if kept else None


def button(
    label: str,
    action: str,
    *arguments: object,
    style: ButtonStyle = ButtonStyle.secondary,
    emoji: str | discord.PartialEmoji | None = None,
    disabled: bool = False,
) -> ui.Button[Any]:
    return ui.Button(
        label=label[:80], custom_id=ids.make(action, *arguments), style=style, emoji=emoji, disabled=disabled
    )


def link(label: str, url: str) -> ui.Button[Any]:
    return ui.Button(label=label[:80], url=url)


def select(
    placeholder: str,
    options: Sequence[discord.SelectOption],
    action: str,
    *arguments: object,
    most: int = 1,
    least: int = 1,
) -> ui.Select[Any]:
    return ui.Select(
        placeholder=placeholder[:150],
        options=list(options),
        custom_id=ids.make(action, *arguments),
        min_values=least,
        max_values=most,
    )


def lines(parts: Iterable[str | None]) -> str:
    """The parts that are there, one a line."""
    return "\n".join(part for part in parts if part)
