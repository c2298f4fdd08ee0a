"""Panels that were opened here follow a match that another process has changed."""

from bot.client import JaipurBot
from bot.errors import NoSuchMatch
from cogs.cog_base import JaipurCog


class OtherProcessesCog(JaipurCog):
    async def cog_load(self) -> None:
        self.app.others.on("match", self._match_changed)

    def _match_changed(self, code: str) -> None:
        viewers = self.dispatcher.live_panels.viewers(code)
        if viewers:
            self.bot.background(self._refresh(code, viewers), f"panels {code}")

    async def _refresh(self, code: str, viewers: list[int]) -> None:
        try:
            match = await self.app.matches.find(code)
        except NoSuchMatch:
            return
        for user_id in viewers:
            await self.panels.refresh(match, user_id)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(OtherProcessesCog(bot))
