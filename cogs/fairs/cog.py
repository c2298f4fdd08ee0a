"""`/jaipur fair`: open a fair, join it, leave it."""

from contextlib import suppress
from dataclasses import replace
from functools import partial

from discord import ButtonStyle, app_commands
from discord.ext import commands

from bot.client import JaipurBot
from bot.fairs.model import LENGTHS_IN_DAYS, MOST_GAMES_AT_ONCE, Fair, FairTerms, Membership
from bot.fairs.take_part import who_leaves
from bot.fairs.visibility import may_see_fair
from bot.match.model import Place, PublicMatch
from bot.people.names import clean
from bot.store.errors import StoreError
from cogs.cog_base import JaipurCog, click, command
from cogs.core.channel_for_games import check_channel
from cogs.core.click_arguments import Code
from cogs.core.command_texts import described
from cogs.core.discord_errors import TROUBLE
from cogs.core.errors import OnlyInServers
from cogs.core.newcomers import stored_as_player
from cogs.core.phrasing import escaped, until
from cogs.core.places import PRIVATE_THREAD, is_member, missing_to_play, onlooker
from cogs.core.request import Interaction
from cogs.core.screen import Item, PublicScreen, Screen, box, button, lines, row, text
from cogs.fairs.permissions import check_may_open, manages_here, visible_fair
from cogs.fairs.place import find_message, has_channel, has_message, has_table_channel
from cogs.fairs.updater import FairUpdater
from cogs.tables.old_table_messages import span
from rules import Length

DAYS = [app_commands.Choice(name=described(f"choice-fair-days-{days}"), value=str(days)) for days in LENGTHS_IN_DAYS]
LENGTHS = [
    app_commands.Choice(name=described(f"choice-length-{length.name.lower()}"), value=length.name)
    for length in (Length.SINGLE, Length.BEST_OF_THREE)
]
FairName = app_commands.Range[str, 1, 32]
GamesAtOnce = app_commands.Range[int, 1, MOST_GAMES_AT_ONCE]


class FairCog(JaipurCog):
    def __init__(self, bot: JaipurBot) -> None:
        super().__init__(bot)
        self._updater = FairUpdater(bot, self.languages, self.after_change)

    @command("fair")
    @app_commands.describe(
        name=described("option-fair-name"),
        days=described("option-fair-days"),
        length=described("option-length"),
        games=described("option-fair-games"),
        invited=described("option-fair-invited"),
        merchants=described("option-fair-merchants"),
        event=described("option-fair-event"),
    )
    @app_commands.choices(days=DAYS, length=LENGTHS)
    async def fair(
        self,
        interaction: Interaction,
        name: FairName | None = None,
        days: str = "14",
        length: str = Length.SINGLE.name,
        games: GamesAtOnce = 2,
        invited: bool = False,
        merchants: bool = False,
        event: bool = False,
    ) -> Screen:
        """With a name a fair is opened; without one the fairs of this server are shown."""
        if interaction.guild_id is None or not is_member(interaction):
            raise OnlyInServers
        if name is None:
            return await self._list(interaction, interaction.guild_id)
        await check_may_open(interaction)
        await check_channel(interaction)
        if missing := missing_to_play(interaction):
            return await self._missing(interaction, missing)
        terms = FairTerms(clean(name), int(days), Length[length], not invited, games, merchants)
        place, (first, _) = Place(interaction.guild_id, interaction.channel_id or 0), span()
        opened = await self.app.fair_entries.open(
            interaction.user.id, place, terms, message_first=first, has_event=event
        )
        return await self._message(opened.code)

    async def _missing(self, interaction: Interaction, missing: list[str]) -> Screen:
        phrasing = await self.languages.of(interaction)
        rights = phrasing.listed([phrasing.say("right", name=name) for name in missing])
        how = "thread" if PRIVATE_THREAD in missing else "rights"
        return Screen((box(text(phrasing.say("fair-missing", how=how, rights=rights))),))

    async def _message(self, code: str) -> PublicScreen:
        seen = await self.app.fairs.find(code)
        phrasing = await self.languages.of_server(seen.fair.place.guild_id, seen.fair.organiser)
        screen = await self._updater.screen(phrasing, seen)
        return PublicScreen(
            screen.items,
            pictures=screen.pictures,
            replaces=False,
            sent=partial(self._attach, seen.fair),
        )

    async def _attach(self, fair: Fair, message_id: int) -> None:
        """Of two messages the later one goes. Who joined before we heard that it is there is shown now."""
        if await self.app.fair_messages.posted(fair.code, message_id, fair.version):
            self._updater.soon(fair.code)
            return
        channel = self.bot.get_partial_messageable(fair.place.channel_id)
        with suppress(*TROUBLE):
            await channel.get_partial_message(message_id).delete()

    async def _list(self, interaction: Interaction, guild_id: int) -> Screen:
        """A link to each that they may see; one whose message is gone can be posted again here."""
        phrasing, who = await self.languages.of(interaction), onlooker(interaction)
        told: list[str] = []
        again: list[Item] = []
        for fair in await self.app.fairs.live_in(guild_id):
            is_there = await has_channel(self.bot, fair)
            if not (may_see_fair(fair, who) or (not is_there and manages_here(interaction))):
                continue
            channel = f"<#{fair.place.channel_id}>" if is_there else "none"
            link = await self._link(fair) if is_there else None
            title = escaped(fair.terms.name)
            told.append(phrasing.say("fair-line", title=title, link=link or "none", channel=channel))
            if link is None:
                label = phrasing.say("button-fair-show", title=fair.terms.name)
                again.append(button(label, "fair-show", fair.code))
        told = told or [phrasing.say("fair-none")]
        return Screen((box(text(lines([phrasing.say("fair-list"), *told])), row(*again)),))

    async def _link(self, fair: Fair) -> str | None:
        """To its message, which may be one of which nobody has heard; None where it is gone."""
        if await has_message(self.bot, fair):
            return fair.link
        if fair.message_id is not None:
            await self.app.fair_messages.gone(fair.code, fair.message_id)
            return None
        with suppress(*TROUBLE, StoreError):
            return replace(fair, message_id=await find_message(self.bot, fair)).link
        return None

    @click("fair-show")
    async def show(self, interaction: Interaction, code: Code) -> Screen:
        """Post a deleted message anew. Where its channel is gone, too, whoever organises the fair moves it here."""
        fair = (await self.app.fairs.find(code)).fair
        is_lost = fair.is_live and fair.place.guild_id == interaction.guild_id and not await has_channel(self.bot, fair)
        if is_lost and (missing := missing_to_play(interaction)):
            return await self._missing(interaction, missing)
        if await (self._move(interaction, fair) if is_lost else self._begin_posting(interaction, fair)):
            return await self._message(fair.code)
        return await self._list(interaction, fair.place.guild_id or 0)

    async def _begin_posting(self, interaction: Interaction, fair: Fair) -> bool:
        await visible_fair(interaction, fair.code)
        is_here = fair.is_live and interaction.channel_id == fair.place.channel_id
        if not is_here or await self._link(fair):
            return False
        first, _ = span()
        return await self.app.fair_messages.begin_posting(fair.code, first)

    async def _move(self, interaction: Interaction, fair: Fair) -> bool:
        await check_channel(interaction)
        who, channel_id, (first, _) = interaction.user.id, interaction.channel_id or 0, span()
        moved = await self.app.fair_entries.move(fair, who, channel_id, first, is_manager=manages_here(interaction))
        if moved:
            self.bot.background(self._bring_tables(fair.code, channel_id), f"tables {fair.code}")
        return moved

    async def _bring_tables(self, code: str, channel_id: int) -> None:
        """The games that run come along, where their tables were in the channel that is gone."""
        for game in (await self.app.fairs.find(code)).record.games:
            match = await self.app.matches.find(game.code)
            if game.is_running and not await has_table_channel(self.bot, match):
                await self.app.announcements.move_to(match.code, channel_id)
                await self.tables.post_again(match.code)

    @click("fair-join")
    async def join(self, interaction: Interaction, code: Code) -> Screen:
        """Who hides their name is asked first: inside the fair it is shown."""
        if (await self.languages.preferences(interaction)).is_hidden:
            phrasing = await self.languages.of(interaction)
            yes = button(phrasing.say("button-fair-join"), "fair-join-named", code, style=ButtonStyle.success)
            return Screen((box(text(phrasing.say("fair-hidden")), row(yes)),))
        return await self._join(interaction, code)

    @click("fair-join-named")
    async def join_named(self, interaction: Interaction, code: Code) -> Screen:
        return await self._join(interaction, code)

    async def _join(self, interaction: Interaction, code: str) -> Screen:
        await visible_fair(interaction, code)
        async with stored_as_player(interaction):
            membership = await self.app.fair_entries.join(code, interaction.user.id)
        phrasing = await self.languages.of(interaction)
        seen = await self.app.fairs.find(code)
        await self._adopt(interaction, seen.fair)
        self._updater.soon(code)
        state = "asked" if membership is Membership.ASKED else seen.fair.state.value
        words = phrasing.say("fair-you-joined", state=state, when=until(seen.fair.begins))
        return Screen((box(text(words)),))

    async def _adopt(self, interaction: Interaction, fair: Fair) -> None:
        """They click on its message, of which nobody has heard that it is there: it is the one."""
        message, is_here = interaction.message, interaction.channel_id == fair.place.channel_id
        if fair.message_id is None and message and is_here and not message.flags.ephemeral:
            await self.app.fair_messages.posted(fair.code, message.id)

    @click("fair-leave")
    async def ask_leave(self, interaction: Interaction, code: Code) -> Screen:
        phrasing = await self.languages.of(interaction)
        seen = await visible_fair(interaction, code)
        who_leaves(seen, interaction.user.id)
        yes = button(phrasing.say("button-fair-leave"), "fair-leave-yes", code, style=ButtonStyle.danger)
        return Screen((box(text(phrasing.say("fair-really-leave", state=seen.fair.state.value)), row(yes)),))

    @click("fair-leave-yes")
    async def leave(self, interaction: Interaction, code: Code) -> Screen:
        await visible_fair(interaction, code)
        lost = await self.app.fair_entries.leave(code, interaction.user.id)
        self._updater.soon(code, *lost)
        phrasing = await self.languages.of(interaction)
        return Screen((box(text(phrasing.say("fair-you-left"))),))

    @commands.Cog.listener()
    async def on_match_over(self, match: PublicMatch, _by: Interaction | None) -> None:
        """The next game begins when one ends, and not only with the next look."""
        if match.terms.fair is not None:
            self._updater.soon(match.terms.fair)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(FairCog(bot))
