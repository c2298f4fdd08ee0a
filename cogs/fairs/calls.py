"""Whom a fair mentions beyond their turns: once a day at most, and nobody who does not want it."""

import logging
from collections.abc import Iterable

from bot.client import JaipurBot
from bot.fairs.model import DAY, Fair
from cogs.core.discord_errors import TROUBLE, code_of, is_refusal
from cogs.core.phrasing import Phrasing, escaped
from cogs.core.screen import PublicScreen, box, text

log = logging.getLogger("cogs")


async def claim_calls(bot: JaipurBot, fair: Fair, mention: str, people: Iterable[int]) -> tuple[int, ...]:
    """Who of them may be mentioned now. It counts from now on. `mention` names it: see `bot.tables.mentions`."""
    found: list[int] = []
    for user_id in people:
        if not await bot.app.preferences.may_mention(user_id, fair.place.guild_id):
            continue
        is_first = await bot.app.notices.claim_once(_call(user_id), every=DAY)
        if is_first and await bot.app.mentions.claim(user_id, mention):
            found.append(user_id)
    return tuple(found)


async def forget_calls(bot: JaipurBot, mention: str, people: Iterable[int]) -> None:
    """Discord has refused the message: nobody was mentioned."""
    await bot.app.mentions.failed(mention)
    for user_id in people:
        await bot.app.notices.forget(_call(user_id))


async def call_invited(bot: JaipurBot, phrasing: Phrasing, fair: Fair, user_id: int) -> None:
    """Tell somebody, where the fair is. Who may not be mentioned hears it from the organiser."""
    mention = f"fair:{fair.code}:{user_id}"
    called = await claim_calls(bot, fair, mention, (user_id,))
    if not called:
        return
    title = escaped(fair.terms.name)
    words = phrasing.say("fair-invitation", name=f"<@{user_id}>", title=title, link=fair.link or "none")
    screen = PublicScreen((box(text(words)),), pings=called)
    channel = bot.get_partial_messageable(fair.place.channel_id, guild_id=fair.place.guild_id)
    try:
        message = await channel.send(view=screen.view(), allowed_mentions=screen.mentions)
    except TROUBLE as error:
        log.info("an invitation to the fair %s could not be posted: %s", fair.code, code_of(error))
        if is_refusal(error):
            await forget_calls(bot, mention, called)
    else:
        await bot.app.mentions.arrived(mention, message.id)


def _call(user_id: int) -> str:
    return f"user:{user_id}:fair-mention"
