"""A small bot for the playground's own tests: one of everything a real bot does."""

import asyncio
import io
import os
import re
from typing import Any

import discord
import yarl
from discord import app_commands, ui

URL = os.environ["DISCORD_URL"]
discord.http.Route.BASE = f"{URL}/api/v10"
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(URL.replace("http", "ws", 1) + "/gateway/")
discord.asset.Asset.BASE = f"{URL}/cdn"

PNG = (
    b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x02\x00\x00\x00\x01\x08\x02\x00\x00\x00\x7b\x40\xe8\xdd"
    b"\x00\x00\x00\x0bIDATx\x9cc`\x40\x05\x00\x00\x10\x00\x01\x27\x13\x02\xdc\x00\x00\x00\x00IEND\xaeB`\x82"
)
FRUIT = ["apple", "apricot", "banana", "cherry"]


class SampleBot(discord.Client):
    def __init__(self) -> None:
        intents = discord.Intents(guilds=True, dm_messages=True)
        super().__init__(intents=intents, guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count, Pick)
        self.tree.add_command(shop)
        self.tree.add_command(anywhere)
        self.tree.add_command(inspect)
        await self.tree.sync()
        names = {emoji.name for emoji in await self.fetch_application_emojis()}
        if "coin" not in names:
            await self.create_application_emoji(name="coin", image=PNG)

    async def on_ready(self) -> None:
        print("sample bot is ready", flush=True)

    async def on_resumed(self) -> None:
        print("sample bot resumed", flush=True)


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A counter whose state is its custom_id."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str]
    ) -> "Count":
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=table(self.number + 1), attachments=[board()])


class Pick(ui.DynamicItem[ui.Select[Any]], template="pick"):
    def __init__(self) -> None:
        options = [discord.SelectOption(label=fruit.title(), value=fruit) for fruit in FRUIT]
        select: ui.Select[Any] = ui.Select(
            placeholder="Fruit", custom_id="pick", options=options, min_values=1, max_values=2
        )
        super().__init__(select)

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], _match: re.Match[str]
    ) -> "Pick":
        return cls()

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(f"You picked {', '.join(self.item.values)}", ephemeral=True)


def board() -> discord.File:
    return discord.File(io.BytesIO(PNG), "board.png", description="A tiny board")


def table(number: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[Any] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://board.png", description=f"Board number {number}")
    )
    row: ui.ActionRow[Any] = ui.ActionRow(Count(number))
    picks: ui.ActionRow[Any] = ui.ActionRow(Pick())
    text: ui.TextDisplay[Any] = ui.TextDisplay(f"The table, {number}")
    view.add_item(ui.Container(text, gallery, row, picks, accent_colour=discord.Colour(0x336699)))
    return view


class Feedback(ui.Modal, title="Feedback"):
    name: ui.Label[Any] = ui.Label(text="Your name", component=ui.TextInput(custom_id="name", max_length=20))
    mood: ui.Label[Any] = ui.Label(
        text="Mood",
        component=ui.Select(
            custom_id="mood",
            options=[
                discord.SelectOption(label="Good", value="+"),
                discord.SelectOption(label="Bad", value="-"),
            ],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction[Any]) -> None:
        assert isinstance(self.name.component, ui.TextInput)
        assert isinstance(self.mood.component, ui.Select)
        text = f"{self.name.component.value} feels {self.mood.component.values[0]}"
        await interaction.response.send_message(text, ephemeral=True)


shop = app_commands.Group(name="shop", description="The sample shop")


@shop.command(description="Say hello to somebody")
@app_commands.choices(
    tone=[app_commands.Choice(name="Loud", value="loud"), app_commands.Choice(name="Soft", value="soft")]
)
async def greet(
    interaction: discord.Interaction[Any],
    who: discord.User,
    tone: app_commands.Choice[str],
    times: app_commands.Range[int, 1, 3] = 1,
) -> None:
    await interaction.response.send_message(f"{who.mention} {tone.value} x{times} ({interaction.locale})")


@shop.command(name="table", description="Show the table")
async def show_table(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_message(view=table(1), file=board())


@shop.command(description="Buy fruit")
async def buy(interaction: discord.Interaction[Any], fruit: str) -> None:
    await interaction.response.defer(ephemeral=True, thinking=True)
    await interaction.followup.send(f"Bought {fruit}")
    await interaction.followup.send(f"<@{interaction.user.id}> bought something")


@buy.autocomplete("fruit")
async def fruits(interaction: discord.Interaction[Any], current: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=one.title(), value=one) for one in FRUIT if one.startswith(current)]


@shop.command(description="Tell us something")
async def feedback(interaction: discord.Interaction[Any]) -> None:
    await interaction.response.send_modal(Feedback())


@shop.command(description="A thread and a DM")
async def talk(interaction: discord.Interaction[Any]) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.defer(ephemeral=True)
    message = await interaction.channel.send("A place to talk")
    thread = await message.create_thread(name="Talk")
    await thread.send(f"Come in {interaction.user.mention}")
    try:
        await interaction.user.send("A word in private")
    except discord.Forbidden:
        await thread.send("Your DMs are closed")
    await interaction.edit_original_response(content="Done talking")


@shop.command(description="Say many things")
async def many(interaction: discord.Interaction[Any], count: int) -> None:
    assert isinstance(interaction.channel, discord.TextChannel)
    await interaction.response.send_message("Here they come", ephemeral=True)
    for number in range(count):
        await interaction.channel.send(f"Thing {number}")


@shop.command(description="Never answers")
async def sleep(interaction: discord.Interaction[Any]) -> None:
    await asyncio.sleep(0)


@shop.command(description="Raises")
async def crash(interaction: discord.Interaction[Any]) -> None:
    raise RuntimeError("on purpose")


@shop.command(description="Breaks a rule of Discord")
async def illegal(interaction: discord.Interaction[Any]) -> None:
    try:
        await interaction.response.send_message("x" * 2001)
    except discord.HTTPException as error:
        await interaction.response.send_message(f"refused with {error.code}")


@app_commands.command(description="Works with a user install")
@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
async def anywhere(interaction: discord.Interaction[Any], followups: int = 0) -> None:
    owners = "guild" if interaction.is_guild_integration() else "user"
    await interaction.response.send_message(f"Here by {owners}, context {interaction.context.to_array()}")
    for number in range(followups):
        try:
            await interaction.followup.send(f"Followup {number}")
        except discord.HTTPException as error:
            await interaction.edit_original_response(content=f"Stopped by {error.code}")
            return


@app_commands.context_menu(name="Inspect")
async def inspect(interaction: discord.Interaction[Any], user: discord.User) -> None:
    await interaction.response.send_message(f"This is {user.display_name}", ephemeral=True)


if __name__ == "__main__":
    SampleBot().run(os.environ["DISCORD_TOKEN"], log_level=20)
