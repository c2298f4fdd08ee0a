"""My matches everywhere: whose turn, since when, until when, and the way to them."""

from discord import ButtonStyle, ui

from bot.client import JaipurBot
from bot.match.model import PublicMatch
from cogs.cog_base import JaipurCog, click, command
from cogs.core.click_arguments import Code, Version
from cogs.core.phrasing import Phrasing, jump
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, row, text
from cogs.core.time_words import turn_time
from cogs.play.match_finder import match_select

MOST_SECTIONS = 10  # Discord takes 40 components, and a section is three


class GamesCog(JaipurCog):
    @command("games")
    async def matches(self, interaction: Interaction) -> Screen:
        phrasing, mine = await self.languages.of(interaction), await self.app.matches.running(interaction.user.id)
        if not mine:
            return Screen((box(text(phrasing.say("games-none", challenge=self.dispatcher.mention("challenge")))),))
        waiting = [match for match in mine if match.user_to_move == interaction.user.id]
        others = [match for match in mine if match not in waiting]
        shown = [*waiting, *others][:MOST_SECTIONS]
        items: list[Item | None] = []
        for message, group in (("games-yours", waiting), ("games-theirs", others)):
            if group or group is waiting:
                items.append(text(phrasing.say(message, count=len(group))))
            items += [_section(phrasing, match, interaction) for match in group if match in shown]
        notes = self.troubles.notes(phrasing, shown)
        items.append(text(lines(notes)) if notes else None)
        if len(shown) < len(mine):
            items.append(row(match_select(phrasing, mine, interaction.user.id)))
        if len(waiting) > 1:
            items.append(row(button(phrasing.say("button-next-game"), "next", waiting[0].code)))
        return Screen((box(*items),))

    @click("digest")
    async def open_digest(self, interaction: Interaction, _day: Version) -> Screen:
        """The games as they are now. The day only tells one digest from another."""
        return await self.matches(interaction)

    @click("next")
    async def next_match(self, interaction: Interaction, code: Code) -> Screen:
        """On to the match that has waited longest for me; this one again when there is none."""
        found = await self.app.matches.next_waiting(interaction.user.id, after=code)
        if found:
            return await self.panels.panel(interaction, found.code)
        phrasing = await self.languages.of(interaction)
        return await self.panels.panel(interaction, code, phrasing.say("games-no-other"))


def _section(phrasing: Phrasing, match: PublicMatch, interaction: Interaction) -> Item:
    """A game in a line, and the button that opens its panel."""
    is_mine = match.user_to_move == interaction.user.id
    style = ButtonStyle.primary if is_mine else ButtonStyle.secondary
    opening = button(phrasing.say("button-open"), "hand", match.code, style=style)
    return ui.Section(_line(phrasing, match, interaction), accessory=opening)


def _line(phrasing: Phrasing, match: PublicMatch, interaction: Interaction) -> str:
    opponent = match.players[1 - (match.seat_of(interaction.user.id) or 0)]
    said = phrasing.say(
        "games-line",
        code=match.code,
        opponent=phrasing.player(opponent),
        round=match.round,
        since=f"<t:{match.since}:R>",
        until=turn_time(phrasing, match),
        table=jump(match),
    )
    return said.replace("  ", " ").rstrip()  # no gap where there is no deadline


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(GamesCog(bot))
