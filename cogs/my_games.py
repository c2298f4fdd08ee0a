"""My matches everywhere: whose turn, since when, until when, and the way to them."""

from bot.client import JaipurBot
from bot.match.model import PublicMatch
from cogs.cog_base import JaipurCog, click, command
from cogs.core.click_arguments import Code
from cogs.core.phrasing import Phrasing, jump, until
from cogs.core.request import Interaction
from cogs.core.screen import Screen, box, button, lines, row, text
from cogs.play.match_finder import match_select


class GamesCog(JaipurCog):
    @command("games")
    async def matches(self, interaction: Interaction) -> Screen:
        phrasing, mine = await self.languages.of(interaction), await self.app.matches.running(interaction.user.id)
        if not mine:
            return Screen((box(text(phrasing.say("games-none", challenge=self.dispatcher.mention("challenge")))),))
        waiting = [match for match in mine if match.user_to_move == interaction.user.id]
        others = [match for match in mine if match not in waiting]
        told = [
            phrasing.say("games-yours", count=len(waiting)),
            *(_line(phrasing, match, interaction) for match in waiting),
        ]
        if others:
            told += [
                phrasing.say("games-theirs", count=len(others)),
                *(_line(phrasing, match, interaction) for match in others),
            ]
        return Screen(
            (
                box(
                    text(lines(told)),
                    row(match_select(phrasing, mine, interaction.user.id)),
                    row(button(phrasing.say("button-next-game"), "next", waiting[0].code))
                    if len(waiting) > 1
                    else None,
                ),
            )
        )

    @click("next")
    async def next_match(self, interaction: Interaction, code: Code) -> Screen:
        """On to the match that has waited longest for me; this one again when there is none."""
        found = await self.app.matches.next_waiting(interaction.user.id, after=code)
        if found:
            return await self.panels.panel(interaction, found.code)
        phrasing = await self.languages.of(interaction)
        return await self.panels.panel(interaction, code, phrasing.say("games-no-other"))


def _line(phrasing: Phrasing, match: PublicMatch, interaction: Interaction) -> str:
    opponent = match.players[1 - (match.seat_of(interaction.user.id) or 0)]
    deadline = until(match.deadline)
    said = phrasing.say(
        "games-line",
        code=match.code,
        opponent=phrasing.mention(opponent),
        round=match.round,
        since=f"<t:{match.since}:R>",
        until=phrasing.say("until", when=deadline) if deadline else "",
        table=jump(match),
    )
    return said.replace("  ", " ").rstrip()  # no gap where there is no deadline


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(GamesCog(bot))
