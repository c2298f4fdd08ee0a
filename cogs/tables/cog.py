"""The table: post it again at the bottom, and what else can be done with a match."""

from functools import partial

from discord import ButtonStyle, app_commands

from bot.client import JaipurBot
from bot.errors import NotAPlayer
from bot.match.model import PublicMatch
from bot.match.visibility import check_may_see
from cogs.cog_base import JaipurCog, click, command
from cogs.core.channel_for_games import check_channel, forum_for_games
from cogs.core.click_arguments import Code
from cogs.core.command_texts import described
from cogs.core.errors import NotFromHere
from cogs.core.phrasing import Phrasing
from cogs.core.places import onlooker, place_of
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, row, text
from cogs.core.typed_options import CodeTyped
from cogs.play.move_autocomplete import complete_match
from cogs.tables.moved_tables import carry_the_end, point_to_live_table
from cogs.tables.table_message import more_after_match


class TableCog(JaipurCog):
    def __init__(self, bot: JaipurBot) -> None:
        super().__init__(bot)
        self.dispatcher.before_clicks(partial(point_to_live_table, self.languages))
        self.dispatcher.before_clicks(partial(carry_the_end, self.tables.nonmember))

    @command("table")
    @app_commands.describe(game=described("option-game"))
    @app_commands.autocomplete(game=complete_match)
    async def table(self, interaction: Interaction, game: CodeTyped | None = None) -> Screen:
        found = await self.finder.find(interaction, game)
        return found if isinstance(found, Screen) else await self._post_again(interaction, found)

    @click("again")
    async def again(self, interaction: Interaction, code: Code) -> Screen:
        return await self._post_again(interaction, await self.app.matches.find(code))

    async def _post_again(self, interaction: Interaction, match: PublicMatch) -> Screen:
        """Anew at the bottom. Typed by a player in another channel of the server, the table moves there."""
        here = place_of(interaction)
        if match.seat_of(interaction.user.id) is None:
            raise NotAPlayer(match.code)
        phrasing = await self.languages.of(interaction)
        if not match.has_table:
            what = "lesson" if match.is_lesson else "deal"
            return await self.panels.panel(interaction, match.code, phrasing.say("has-no-table", what=what))
        trouble = self.troubles.said(phrasing, match)
        # Around a thread in which we cannot post, the table moves to the thread's channel.
        homes = (match.table_channel_id,) if trouble else (match.table_channel_id, match.place.channel_id)
        is_elsewhere = interaction.channel_id not in homes
        forum = await forum_for_games(self.bot, match.place.guild_id) if match.place.is_reachable else None
        if forum and (trouble or (is_elsewhere and not match.thread_id)):
            # Without a post of its own, or in one that is of no use any more: it gets a new one.
            match = await self.app.announcements.move_to(match.code, match.place.channel_id)
            self.bot.background(self.tables.post_again(match.code), f"tell {match.code}")
            return Screen((box(text(phrasing.say("table-comes", channel=forum.mention))),))
        if is_elsewhere and not forum and here.is_reachable and here.guild_id == match.place.guild_id:
            await check_channel(interaction)
            match, trouble = await self.app.announcements.move_to(match.code, here.channel_id), None
        if trouble and match.is_interrupted and self.troubles.is_without_bot(match):
            return Screen((box(text(trouble)),))  # only an invitation helps
        if not match.place.is_reachable:
            if is_elsewhere:
                raise NotFromHere
            self.tables.nonmember.remember(match, interaction)
        self.bot.background(self.tables.post_again(match.code), f"tell {match.code}")
        return Screen((box(text(trouble or phrasing.say("table-comes", channel=f"<#{match.table_channel_id}>"))),))

    @click("more")
    async def more(self, interaction: Interaction, code: Code) -> Screen:
        """What is seldom needed. Who only watches finds help there, and after the end a deal to try."""
        match = await self.app.matches.find(code)
        check_may_see(match, onlooker(interaction))
        phrasing = await self.languages.of(interaction)
        offered = more_after_match if match.outcome else _more_while_running
        buttons = offered(phrasing, match, interaction.user.id)
        # A panel with the result stays where it is.
        return Screen((box(text(phrasing.say("more", code=code)), row(*buttons)),), replaces=False)


def _more_while_running(phrasing: Phrasing, match: PublicMatch, user_id: int) -> list[Item | None]:
    code, is_player = match.code, match.seat_of(user_id) is not None
    may_call_off = is_player and match.terms.fair is None
    return [
        button(phrasing.say("button-post-again"), "again", code) if is_player else None,
        button(phrasing.say("button-help"), "help"),
        button(phrasing.say("button-verify"), "verify", code),
        button(phrasing.say("button-cancel"), "cancel", code) if may_call_off else None,
        button(phrasing.say("button-resign"), "resign", code, style=ButtonStyle.danger) if is_player else None,
    ]


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(TableCog(bot))
