"""What is stored about me: take it along, or have it erased."""

import json

from discord import ButtonStyle

from bot.client import Bazaar
from cogs.core.cog_base import Stall, click, command
from cogs.core.respond import Interaction
from cogs.core.screen import Screen, box, button, file, lines, row, text

FILE = "jaipur-my-data.json"


class Data(Stall):
    @command("data")
    async def data(self, interaction: Interaction) -> Screen:
        voice = await self.desk.voice(interaction)
        return Screen(
            (
                box(
                    text(lines([voice.say("data"), voice.say("data-book")])),
                    row(
                        button(voice.say("button-export"), "data-export", style=ButtonStyle.primary),
                        button(voice.say("button-erase"), "data-erase", style=ButtonStyle.danger),
                    ),
                ),
            )
        )

    @click("data-export")
    async def export(self, interaction: Interaction) -> Screen:
        voice = await self.desk.voice(interaction)
        stored = await self.app.privacy.export(interaction.user.id)
        content = json.dumps(stored, indent=2, ensure_ascii=False).encode()
        return Screen((box(text(voice.say("data-exported")), file(FILE)),), files=((FILE, content),))

    @click("data-erase")
    async def ask(self, interaction: Interaction) -> Screen:
        """Say first what erasing will do."""
        voice = await self.desk.voice(interaction)
        will = await self.app.privacy.describe_erase(interaction.user.id)
        words = voice.say(
            "data-erase",
            finished=will.finished,
            running=len(will.resigned),
            challenges=will.challenges,
            blocks=will.blocks,
        )
        yes = button(voice.say("button-erase-yes"), "data-erase-yes", style=ButtonStyle.danger)
        return Screen((box(text(words), row(yes, button(voice.say("button-no"), "data-back"))),))

    @click("data-back")
    async def back(self, interaction: Interaction) -> Screen:
        return await Data.data.__wrapped__(self, interaction)  # type: ignore[attr-defined, no-any-return]

    @click("data-erase-yes")
    async def erase(self, interaction: Interaction) -> Screen:
        voice = await self.desk.voice(interaction)
        done = await self.app.privacy.erase(interaction.user.id)
        for code in done.resigned:
            self.desk.went_on(await self.app.games.game(code))
        return Screen((box(text(lines([voice.say("data-erased")]))),))


async def setup(bot: Bazaar) -> None:
    await bot.add_cog(Data(bot))
