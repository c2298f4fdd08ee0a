"""What is stored about me: take it along, or have it erased."""

import asyncio
import io
import json
import logging
import zipfile
from typing import Any

import discord
from discord import ButtonStyle

from bot.client import JaipurBot
from bot.match.model import Challenge
from cogs.cog_base import JaipurCog, click, command
from cogs.core.discord_errors import LINE, code_of
from cogs.core.request import Interaction
from cogs.core.screen import PublicScreen, Screen, box, button, file, lines, row, text

FILE, PACKED = "jaipur-my-data.json", "jaipur-my-data.zip"
PAUSES = (0, 5, 30, 120, 600)  # seconds before each attempt to take an invitation down

log = logging.getLogger("cogs")


class DataCog(JaipurCog):
    @command("data")
    async def data(self, interaction: Interaction) -> Screen:
        phrasing = await self.languages.of(interaction)
        return Screen(
            (
                box(
                    text(lines([phrasing.say("data"), phrasing.say("data-book")])),
                    row(
                        button(phrasing.say("button-export"), "data-export", style=ButtonStyle.primary),
                        button(phrasing.say("button-erase"), "data-erase", style=ButtonStyle.danger),
                    ),
                ),
            )
        )

    @click("data-export")
    async def export(self, interaction: Interaction) -> Screen:
        phrasing = await self.languages.of(interaction)
        stored = await self.app.personal_data.export(interaction.user.id)
        limit = interaction.filesize_limit
        name, content = await asyncio.to_thread(_packed, stored, limit)
        if len(content) > limit:
            return Screen((box(text(phrasing.say("data-too-large"))),))
        return Screen((box(text(phrasing.say("data-exported")), file(name)),), files=((name, content),))

    @click("data-erase")
    async def ask(self, interaction: Interaction) -> Screen:
        """Say first what erasing will do."""
        phrasing = await self.languages.of(interaction)
        will = await self.app.personal_data.describe_erase(interaction.user.id)
        words = phrasing.say(
            "data-erase",
            finished=will.finished,
            running=len(will.resigned),
            challenges=will.challenges,
            blocks=will.blocks,
        )
        yes = button(phrasing.say("button-erase-yes"), "data-erase-yes", style=ButtonStyle.danger)
        return Screen((box(text(words), row(yes, button(phrasing.say("button-no"), "data-back"))),))

    @click("data-back")
    async def back(self, interaction: Interaction) -> Screen:
        return await self.data(interaction)

    @click("data-erase-yes")
    async def erase(self, interaction: Interaction) -> Screen:
        phrasing = await self.languages.of(interaction)
        done = await self.app.personal_data.erase(interaction.user.id)
        for code in done.resigned:
            self.after_change.soon(await self.app.matches.find(code))
        for invitation in done.invitations:
            self.bot.background(self._take_down(invitation), f"erased {invitation.code}")
        return Screen((box(text(lines([phrasing.say("data-erased")]))),))

    async def _take_down(self, invitation: Challenge) -> None:
        """An invitation of somebody erased, or to them: it is closed in its channel and names nobody any more."""
        if not invitation.message_id or not invitation.place.is_reachable:
            return
        phrasing = await self.languages.of_table(invitation)
        screen = PublicScreen((box(text(phrasing.say("challenge-erased"))),))
        channel = self.bot.get_partial_messageable(invitation.place.channel_id)
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                await channel.get_partial_message(invitation.message_id).edit(view=screen.view(), attachments=[])
            except LINE as error:
                log.info("the challenge %s could not be taken down yet: %s", invitation.code, code_of(error))
            except discord.HTTPException as error:
                log.info("the challenge %s could not be taken down: %s", invitation.code, error.code)
                if not isinstance(error, discord.DiscordServerError):
                    return
            else:
                return


def _packed(stored: dict[str, Any], limit: int) -> tuple[str, bytes]:
    """The name and the content of the file. It is packed where Discord would not take it as it is."""
    content = json.dumps(stored, indent=2, ensure_ascii=False).encode()
    if len(content) <= limit:
        return FILE, content
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(FILE, content)
    return PACKED, packed.getvalue()


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(DataCog(bot))
