"""How a fair ended, in a message of its own: the result as a card to share, or that it was called off. Posted once."""

import discord

from bot.client import JaipurBot
from bot.discord_requests import counted_attempts
from bot.fairs.model import FEWEST, FairSeen, FairState
from bot.fairs.standings import winners
from cogs.core import ids
from cogs.core.discord_errors import NO_MESSAGE, NOT_ALLOWED, is_refusal
from cogs.core.phrasing import Phrasing, escaped
from cogs.core.screen import PublicScreen, box, button, picture, row, text
from cogs.core.sent_ids import ids_in
from cogs.fairs.calls import claim_calls, forget_calls
from cogs.fairs.fair_message import title_of
from cogs.fairs.tables import result_card
from render import Painters, alt_text

MOST = 1000  # messages in which a lost one is looked for


async def post_end(bot: JaipurBot, phrasing: Phrasing, seen: FairSeen) -> None:
    """Raises what Discord or the line to it raises; then it is to be tried again. Whoever is called is called once."""
    messages, code = bot.app.fair_messages, seen.fair.code
    channel = bot.get_partial_messageable(seen.fair.place.channel_id, guild_id=seen.fair.place.guild_id)
    is_first = await messages.claim_end(code)
    if not is_first and await _is_there(channel, code):
        return
    joined = [one.player.user_id or 0 for one in seen.participants if one.takes_part or one.has_asked]
    is_off = seen.fair.state is FairState.CALLED_OFF
    pings = await claim_calls(bot, seen.fair, _mention(code), joined) if is_off else ()
    with counted_attempts() as sent:
        try:
            message_id = await _send(channel, code, await _screen(phrasing, seen, bot.painters, pings))
        except discord.HTTPException as error:
            if is_refusal(error) and not sent.unheard_of:
                await forget_calls(bot, _mention(code), pings)
                if is_first:
                    await messages.release_end(code)
            raise
    if pings:
        await bot.app.mentions.arrived(_mention(code), message_id)


async def _send(channel: discord.PartialMessageable, code: str, screens: tuple[PublicScreen, PublicScreen]) -> int:
    """With the picture, or in words: perhaps only files are forbidden. Returns the id of the message."""
    with_picture, in_words = screens
    try:
        return await _post(channel, code, with_picture)
    except discord.Forbidden as error:
        if error.code != NOT_ALLOWED or in_words is with_picture:
            raise
    return await _post(channel, code, in_words)


async def _post(channel: discord.PartialMessageable, code: str, screen: PublicScreen) -> int:
    message = await channel.send(
        view=screen.view(),
        files=screen.uploads(),
        allowed_mentions=screen.mentions,
        silent=screen.is_silent,
        nonce=f"fair-{code}",  # the same for everybody who tries: Discord takes one
    )
    return message.id


async def _is_there(channel: discord.PartialMessageable, code: str) -> bool:
    """Somebody posted it, and nobody heard. Raises discord.Forbidden where we may not look: then it waits."""
    looked_at = 0
    async for message in channel.history(limit=MOST):
        looked_at += 1
        if _mark(code) in ids_in(message.components):
            return True
    if not looked_at:  # Discord shows an empty channel where we may not look
        try:
            await channel.fetch_message(channel.id)
        except discord.NotFound as error:
            if error.code != NO_MESSAGE:
                raise
    return looked_at == MOST  # where so much is said, rather none than two


async def _screen(
    phrasing: Phrasing, seen: FairSeen, painters: Painters, pings: tuple[int, ...]
) -> tuple[PublicScreen, PublicScreen]:
    """With a picture, and without."""
    again = row(button(phrasing.say("button-fair-ended"), "fair-show", seen.fair.code))  # by it we know it again
    if seen.fair.state is FairState.CALLED_OFF or not winners(seen.record):
        people = phrasing.listed([f"<@{user_id}>" for user_id in pings])
        words = phrasing.say(
            "fair-called-off", title=escaped(seen.fair.terms.name), why=_why(seen), people=people or "none"
        )
        called_off = PublicScreen((box(text(words), again),), pings=pings)
        return called_off, called_off
    card = result_card(phrasing, seen)
    described, painted = alt_text.fair_card(card, phrasing.say), await painters.fair_card(card)
    title = text(title_of(phrasing, seen))
    return (
        PublicScreen((box(title, picture(painted, described), again),), pictures=(painted,)),
        PublicScreen((box(title, text(escaped(described)), again),)),
    )


def _why(seen: FairSeen) -> str:
    if seen.fair.state is FairState.OVER:
        return "nobody"  # has won
    return "few" if sum(one.takes_part for one in seen.participants) < FEWEST else "organiser"


def _mark(code: str) -> str:
    return ids.make("fair-show", code)


def _mention(code: str) -> str:
    """The name of the mention that comes with the end: see `bot.tables.mentions`."""
    return f"fair:{code}"
