"""The lesson: a guided first round. What is said at each step is in `lesson_steps`."""

from bot.client import JaipurBot
from cogs.cog_base import JaipurCog, command
from cogs.core.channel_for_games import check_channel
from cogs.core.newcomers import stored_as_player
from cogs.core.places import place_of
from cogs.core.request import Interaction
from cogs.core.screen import Screen


class LessonCog(JaipurCog):
    @command("learn")
    async def learn(self, interaction: Interaction) -> Screen:
        """Left in the middle, it goes on where it was; a new one begins where this server plays."""
        if await self.app.challenges.running_lesson(interaction.user.id) is None:
            await check_channel(interaction)
        async with stored_as_player(interaction):
            match = await self.app.challenges.learn(interaction.user.id, place_of(interaction))
        await self.after_change.now(match, by=interaction)  # the table first, so that the panel comes below it
        return await self.panels.panel(interaction, match.code)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(LessonCog(bot))
