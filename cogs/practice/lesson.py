"""The lesson: a guided first round. What is said at each step is in `lesson_steps`."""

from bot.client import JaipurBot
from cogs.cog_base import JaipurCog, click, command
from cogs.core.newcomers import stored_as_player
from cogs.core.places import place_of
from cogs.core.request import Interaction
from cogs.core.screen import Screen


class LessonCog(JaipurCog):
    @command("learn")
    async def learn(self, interaction: Interaction) -> Screen:
        return await self._learn(interaction)

    @click("learn")
    async def begin(self, interaction: Interaction) -> Screen:
        return await self._learn(interaction)

    async def _learn(self, interaction: Interaction) -> Screen:
        """Left in the middle, it goes on where it was. It has no table, so it disturbs nobody anywhere."""
        async with stored_as_player(interaction):
            match = await self.app.challenges.learn(interaction.user.id, place_of(interaction))
        return await self.panels.panel(interaction, match.code)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(LessonCog(bot))
