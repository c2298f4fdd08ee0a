"""Whom a fair mentions beyond their turns: once a day at most, and nobody who does not want it."""

import logging

from bot.client import JaipurBot
from bot.fairs.model import DAY, Fair
from cogs.core.discord_errors import TROUBLE, code_of, is_refusal
from cogs.core.phrasing import Phrasing, escaped
from cogs.core.screen import PublicScreen, box, text

log = logging.getLogger("cogs")


class FairCalls:
    def __init__(self, bot: JaipurBot) -> None:
        self._bot, self._app = bot, bot.app

    async def claim(self, fair: Fair, *user_ids: int) -> tuple[int, ...]:
        """Who of them may be mentioned now. It counts from now on."""
        return tuple([user_id for user_id in user_ids if await self._claim_one(fair, user_id)])

    async def reached_nobody(self, fair: Fair, user_ids: tuple[int, ...]) -> None:
        """Discord has refused the message with their mentions."""
        for user_id in user_ids:
            await self._app.notices.forget(_notice(user_id))
        await self._app.mentions.reached_nobody(_call(fair))

    async def invited(self, phrasing: Phrasing, fair: Fair, user_id: int) -> None:
        """Tell somebody, where the fair is. Who may not be mentioned hears it from the organiser."""
        called = await self.claim(fair, user_id)
        if not called:
            return
        title = escaped(fair.terms.name)
        words = phrasing.say("fair-invitation", name=f"<@{user_id}>", title=title, link=fair.link or "none")
        screen = PublicScreen((box(text(words)),), pings=called)
        channel = self._bot.get_partial_messageable(fair.place.channel_id)
        try:
            await channel.send(view=screen.view(), allowed_mentions=screen.mentions)
        except TROUBLE as error:
            log.info("an invitation to the fair %s could not be posted: %s", fair.code, code_of(error))
            if is_refusal(error):
                await self.reached_nobody(fair, called)

    async def _claim_one(self, fair: Fair, user_id: int) -> bool:
        return (
            await self._app.preferences.may_mention(user_id, fair.place.guild_id)
            and await self._app.notices.claim_once(_notice(user_id), every=DAY)
            and await self._app.mentions.claim(user_id, _call(fair))
        )


def _notice(user_id: int) -> str:
    return f"user:{user_id}:fair-mention"


def _call(fair: Fair) -> str:
    return f"fair-{fair.code}"
