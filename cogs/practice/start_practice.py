"""Sitting down with a computer merchant: which one, and the match begins at once."""

from typing import NamedTuple, Self

from discord import ButtonStyle, SelectOption

from bot.match.model import Level, Pace, Terms
from bot.match.my_level import LADDER, rung_of
from cogs.cog_base import JaipurCog
from cogs.core.channel_for_games import check_channel, place_for_match
from cogs.core.head_start_words import with_merchant
from cogs.core.newcomers import stored_as_player
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Screen, box, button, lines, row, select, text
from rules import HeadStart, Options

AT_MY_LEVEL = "mine"  # beside the levels, where one is chosen
RATED, PLAIN = "on", "off"


class Extra(NamedTuple):
    """What a practice match has besides its options: it is rated against merchants, or has a head start, or neither."""

    is_rated: bool = False
    head_start: HeadStart | None = None

    def __str__(self) -> str:
        return str(self.head_start) if self.head_start else RATED if self.is_rated else PLAIN

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Raises ValueError."""
        return cls(text == RATED) if text in (RATED, PLAIN) else cls(head_start=HeadStart.from_text(text))


async def start_practice(
    cog: JaipurCog, interaction: Interaction, level: Level | None, options: Options, *, is_rated: bool = False
) -> Screen:
    """The panel of the new match; without a level, against the merchant at this person's level."""
    await check_channel(interaction)
    phrasing = await cog.languages.of(interaction)
    is_rated = is_rated and options.head_start is None
    terms = Terms(await place_for_match(interaction), options, Pace.NO_LIMIT, is_rated=is_rated, has_hints=not is_rated)
    async with stored_as_player(interaction):
        match = await cog.app.challenges.practise(interaction.user.id, level, terms)
    await cog.after_change.table_first(match, by=interaction)
    match = await cog.app.matches.find(match.code)
    assert match.level is not None  # noqa: S101  # a merchant sits there
    rated = "merchant-rated" if match.terms.is_rated else "merchant-not-rated"
    greeting = [
        phrasing.say("merchant-greets", level=match.level.value),
        phrasing.say(rated) if is_rated else None,
        with_merchant(phrasing, options.head_start),
        phrasing.say("practice-thread", thread=f"<#{match.thread_id}>") if match.thread_id else None,
    ]
    return await cog.panels.panel(interaction, match.code, lines(greeting))


async def which_merchant(
    cog: JaipurCog, interaction: Interaction, options: Options, *, is_rated: bool = False
) -> Screen:
    """One tap for an even opponent; or any of the eight, each with a word of their own, gentlest first."""
    await check_channel(interaction)
    phrasing = await cog.languages.of(interaction)
    mine = await cog.app.challenges.level_of(interaction.user.id)
    extra = Extra(is_rated and options.head_start is None, options.head_start)
    chosen = (options.length.name, options.herds.name, extra)
    told = [
        phrasing.say("merchant-which"),
        phrasing.say("merchant-mine", level=mine.value, rung=rung_of(mine), most=len(LADDER)),
        phrasing.say("merchant-rated") if extra.is_rated else None,
        with_merchant(phrasing, extra.head_start),
    ]
    at_my_level = button(phrasing.say("button-my-level"), "practise-mine", *chosen, style=ButtonStyle.primary)
    everybody = select(phrasing.say("select-merchant"), merchant_options(phrasing), "practise-with", *chosen)
    return Screen((box(text(lines(told)), row(at_my_level), row(everybody)),))


def merchant_options(phrasing: Phrasing) -> list[SelectOption]:
    return [
        SelectOption(
            label=phrasing.say("merchant-on-rung", level=level.value, rung=rung_of(level)),
            value=level.value,
            description=phrasing.say("merchant-line", level=level.value),
        )
        for level in LADDER
    ]
