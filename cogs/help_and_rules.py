"""How to play, and how to use the bot."""

from typing import Literal, get_args

from discord import SelectOption, app_commands

from bot.client import JaipurBot
from bot.match.model import Level
from cogs.cog_base import JaipurCog, click, command
from cogs.core.command_texts import described
from cogs.core.first_buttons import bazaar_of_the_day
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Screen, box, button, lines, picture, row, select, text
from render import Picture

Topic = Literal["table", "turn", "exchange", "selling", "bonuses", "camels", "end", "ties", "tokens"]
TOPICS: tuple[Topic, ...] = get_args(Topic)
COMMANDS = (
    "learn",
    "challenge",
    "hand",
    "table",
    "games",
    "take",
    "camels",
    "exchange",
    "sell",
    "plan",
    "settings",
    "rules",
    "data",
    "fair",
    "today",
    "train",
)
BOOK = ("profile", "leaderboard", "history", "replay", "verify")
CHOICES = [app_commands.Choice(name=described(f"topic-{topic}"), value=topic) for topic in TOPICS]


class GuideCog(JaipurCog):
    @command("rules")
    @app_commands.describe(topic=described("option-topic"))
    @app_commands.choices(topic=CHOICES)
    async def rules(self, interaction: Interaction, topic: str = "turn") -> Screen:
        return await self._page(interaction, topic)

    @click("rules")
    async def open_page(self, interaction: Interaction, topic: Topic) -> Screen:
        return await self._page(interaction, topic)

    @click("topic")
    async def turn_page(self, interaction: Interaction, *, chosen: Topic) -> Screen:
        return await self._page(interaction, chosen)

    async def _page(self, interaction: Interaction, topic: str) -> Screen:
        phrasing = await self.languages.of(interaction)
        options = [
            SelectOption(label=phrasing.say(f"topic-{name}"), value=name, default=name == topic) for name in TOPICS
        ]
        title = f"### {phrasing.say(f'topic-{topic}')}"
        painted = await self._table_guide(phrasing) if topic == "table" else None
        return Screen(
            (
                box(
                    text(f"{title}\n{phrasing.say(f'rules-{topic}')}"),
                    picture(painted, phrasing.say("alt-table-guide")) if painted else None,
                    row(select(phrasing.say("select-topic"), options, "topic")),
                ),
            ),
            pictures=(painted,) if painted else (),
        )

    async def _table_guide(self, phrasing: Phrasing) -> Picture:
        """Two merchants sit at the table of the example."""
        first, second = (phrasing.say("merchant-name", level=level.value) for level in (Level.BEGINNER, Level.MASTER))
        return await self.bot.painters.table_guide((first, second))

    @command("help")
    async def help(self, interaction: Interaction) -> Screen:
        return await self._help(interaction)

    @click("help")
    async def open_help(self, interaction: Interaction) -> Screen:
        return await self._help(interaction)

    async def _help(self, interaction: Interaction) -> Screen:
        phrasing = await self.languages.of(interaction)
        mentions = {name: self.dispatcher.mention(name) for name in (*COMMANDS, *BOOK)}
        words = lines(
            phrasing.say(part, **mentions)
            for part in ("help", "help-time", "help-today", "help-train", "help-fair", "help-book")
        )
        rules = button(phrasing.say("button-rules"), "rules", "turn")
        return Screen((box(text(words), row(rules, bazaar_of_the_day(phrasing))),))


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(GuideCog(bot))
