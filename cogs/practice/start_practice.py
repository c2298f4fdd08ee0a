"""Sitting down with a computer merchant: which one, and the match begins at once."""

from bot.match.model import Level, Pace, Terms
from cogs.cog_base import JaipurCog
from cogs.core.channel_for_games import check_channel
from cogs.core.newcomers import stored_as_player
from cogs.core.phrasing import Phrasing
from cogs.core.places import place_of
from cogs.core.request import Interaction
from cogs.core.screen import Screen, box, button, lines, row, text
from rules import Options


async def start_practice(cog: JaipurCog, interaction: Interaction, level: Level | None, options: Options) -> Screen:
    """The panel of the new match; without a level we ask which merchant it is to be."""
    await check_channel(interaction)
    phrasing = await cog.languages.of(interaction)
    if level is None:
        return _which_merchant(phrasing, options)
    terms = Terms(place_of(interaction), options, Pace.NO_LIMIT, is_rated=False, has_hints=True)
    async with stored_as_player(interaction):
        match = await cog.app.challenges.practise(interaction.user.id, level, terms)
    if match.place.is_reachable:
        await cog.after_change.now(match, by=interaction)  # the table first, so that the panel comes below it
    else:
        cog.after_change.soon(match, by=interaction)  # the table is a follow-up of the answer, so it comes after it
    return await cog.panels.panel(interaction, match.code, phrasing.say("merchant-greets", level=level.value))


def _which_merchant(phrasing: Phrasing, options: Options) -> Screen:
    """Each with a word of their own."""
    greetings = [phrasing.say("merchant-line", level=level.value) for level in Level]
    chosen = (options.length.name, options.herds.name)
    buttons = [
        button(phrasing.say("merchant-name", level=level.value), "practise", level.value, *chosen) for level in Level
    ]
    return Screen((box(text(lines([phrasing.say("merchant-which"), *greetings])), row(*buttons)),))
