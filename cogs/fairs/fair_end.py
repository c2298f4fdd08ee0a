"""How a fair ended, posted once beside its message: the result as a card to share, or that it was called off."""

import discord

from bot.client import JaipurBot
from bot.fairs.model import FEWEST, FairSeen, FairState
from bot.fairs.standings import winners
from cogs.core import ids
from cogs.core.discord_errors import NOT_ALLOWED, TROUBLE, is_refusal
from cogs.core.phrasing import Phrasing, escaped
from cogs.core.screen import PublicScreen, box, button, picture, row, text
from cogs.core.sent_ids import ids_in
from cogs.fairs.calls import FairCalls
from cogs.fairs.scheduled_event import end_event
from cogs.fairs.tables import result_card
from render import Picture, alt_text
from render.fair_results import FairCard

LATEST = 100  # messages among which one that nobody heard of is looked for


class FairEnd:
    def __init__(self, bot: JaipurBot) -> None:
        self._bot, self._app, self._calls = bot, bot.app, FairCalls(bot)

    async def post(self, phrasing: Phrasing, seen: FairSeen) -> None:
        """Unless the fair goes on, or it is there. Only for who has claimed the message. Raises what Discord says."""
        if not await self._app.fair_messages.is_end_due(seen.fair.code):
            return
        channel = self._bot.get_partial_messageable(seen.fair.place.channel_id)
        if not await _is_there(channel, seen):
            await self._post(channel, phrasing, seen)
        await self._app.fair_messages.end_told(seen.fair.code)
        await end_event(self._bot, seen.fair)

    async def _post(self, channel: discord.PartialMessageable, phrasing: Phrasing, seen: FairSeen) -> None:
        """The result; without a picture where Discord takes none."""
        if not winners(seen.record):
            await self._post_without(channel, phrasing, seen)
            return
        card = result_card(phrasing, seen)
        painted = await self._bot.painters.fair_card(card)
        try:
            await _send(channel, seen, result_screen(phrasing, seen, card, painted))
        except discord.Forbidden as error:
            if error.code != NOT_ALLOWED:
                raise
            await _send(channel, seen, result_screen(phrasing, seen, card, None))

    async def _post_without(self, channel: discord.PartialMessageable, phrasing: Phrasing, seen: FairSeen) -> None:
        """It has no result: it was called off, or nothing was played."""
        joined = [one.player.user_id for one in seen.participants if one.takes_part or one.has_asked]
        is_off = seen.fair.state is FairState.CALLED_OFF
        pings = await self._calls.claim(seen.fair, *(one for one in joined if one)) if is_off else ()
        people = phrasing.listed([f"<@{user_id}>" for user_id in pings]) or "none"
        title = escaped(seen.fair.terms.name)
        words = text(phrasing.say("fair-ended-without", why=_why(seen), title=title, people=people))
        try:
            await _send(channel, seen, PublicScreen((box(words),), pings=pings))
        except TROUBLE as error:
            if is_refusal(error):
                await self._calls.reached_nobody(seen.fair, pings)
            raise


def result_screen(phrasing: Phrasing, seen: FairSeen, card: FairCard, painted: Picture | None) -> PublicScreen:
    """By the button, which is for everybody, we know the message again."""
    described = alt_text.fair_card(card, phrasing.say)
    title = phrasing.say("fair-title", title=escaped(seen.fair.terms.name))
    shown = picture(painted, described) if painted else text(escaped(described))
    mark = button(phrasing.say("button-fair-table"), "fair-table", seen.fair.code)
    return PublicScreen((box(text(title), shown, row(mark)),), pictures=(painted,) if painted else ())


def _why(seen: FairSeen) -> str:
    if seen.fair.state is not FairState.CALLED_OFF:
        return "unplayed"
    return "few" if len(seen.record.people) < FEWEST else "ended"


async def _send(channel: discord.PartialMessageable, seen: FairSeen, screen: PublicScreen) -> None:
    await channel.send(
        view=screen.view(),
        files=screen.uploads(),
        allowed_mentions=screen.mentions,
        silent=screen.is_silent,
        nonce=f"fair-{seen.fair.code}",  # the same for everybody who tries: Discord takes one
    )


async def _is_there(channel: discord.PartialMessageable, seen: FairSeen) -> bool:
    """Somebody has posted the result, and nobody heard. Where we may not look, the nonce has to do."""
    mark = ids.make("fair-table", seen.fair.code)
    try:
        return any([mark in ids_in(message.components) async for message in channel.history(limit=LATEST)])
    except (discord.Forbidden, discord.NotFound):
        return False
