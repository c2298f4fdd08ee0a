"""What other processes have changed: panels that were opened here follow, tables in servers of ours are told."""

from bot.client import JaipurBot
from bot.errors import NoSuchMatch
from cogs.cog_base import JaipurCog


class OtherProcessesCog(JaipurCog):
    async def cog_load(self) -> None:
        self.app.others.on("match", self._match_changed)
        self.app.others.on("table", self._table_left_to_us)

    def _match_changed(self, code: str) -> None:
        viewers = self.dispatcher.live_panels.viewers(code)
        if viewers:
            self.bot.background(self._refresh(code, viewers), f"panels {code}")

    def _table_left_to_us(self, code: str) -> None:
        """Or to a third process; then nothing is done here."""
        self.bot.background(self.tables.tell(code), f"tell {code}")

    async def _refresh(self, code: str, viewers: list[int]) -> None:
        try:
            match = await self.app.matches.find(code)
        except NoSuchMatch:
            return
        for user_id in viewers:
            await self.panels.refresh(match, user_id)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(OtherProcessesCog(bot))
