"""Trying a deal of a finished match: which round, whose cards, and against which merchant; then it begins at once."""

from collections.abc import Iterator
from typing import Annotated

from discord import ButtonStyle

from bot.archive.open_rounds import OpenRounds
from bot.client import JaipurBot
from bot.match.model import DealOf, Level
from bot.match.my_level import LADDER, rung_of
from bot.match.tried_deals import check_may_try, rounds_to_try
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import Between, Code, RoundNumber
from cogs.core.head_start_words import agreed
from cogs.core.newcomers import stored_as_player
from cogs.core.phrasing import Phrasing
from cogs.core.places import onlooker
from cogs.core.request import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, row, select, text
from cogs.practice.start_practice import merchant_options
from cogs.record_book.finished_matches import open_rounds
from rules import Seat

SeatIndex = Annotated[int, Between(0, 1)]
FIRST_LOOK = "open"  # the part of an id: this one opens the choice, the others change it
MOST_ROUNDS = 5  # buttons in a row


class TryDealCog(JaipurCog):
    @click("try-deal")
    async def choose(
        self, interaction: Interaction, code: Code, number: RoundNumber, seat: SeatIndex, part: str
    ) -> Screen:
        """`part` also keeps the ids of buttons apart that lead to the same choice."""
        rounds = await open_rounds(interaction, code)
        check_may_try(rounds.match, interaction.user.id, number)
        phrasing = await self.languages.of(interaction)
        mine = await self.app.challenges.level_of(interaction.user.id)
        chosen = (rounds.match.code, number, seat)
        told = [
            phrasing.say("try-title", code=rounds.match.code, round=number),
            _cards(phrasing, rounds, number, seat),
            agreed(phrasing, rounds.match),
            phrasing.say("try-mine", level=mine.value, rung=rung_of(mine), most=len(LADDER)),
            phrasing.say("try-counts", player=phrasing.in_seat(rounds.match, seat)),
        ]
        numbers = rounds_to_try(rounds.match, interaction.user.id)
        return Screen(
            (
                box(
                    text(lines(told)),
                    row(*_rounds(phrasing, numbers, *chosen)) if len(numbers) > 1 else None,
                    row(*_seats(phrasing, rounds, *chosen)),
                    row(button(phrasing.say("button-my-level"), "try-mine", *chosen, style=ButtonStyle.primary)),
                    row(select(phrasing.say("select-merchant"), merchant_options(phrasing), "try-with", *chosen)),
                ),
            ),
            replaces=part != FIRST_LOOK,
        )

    @click("try-mine")
    async def begin_at_my_level(
        self, interaction: Interaction, code: Code, number: RoundNumber, seat: SeatIndex
    ) -> Screen:
        return await self._begin(interaction, DealOf(code, number), seat, None)

    @click("try-with")
    async def begin(
        self, interaction: Interaction, code: Code, number: RoundNumber, seat: SeatIndex, *, chosen: Level
    ) -> Screen:
        return await self._begin(interaction, DealOf(code, number), seat, chosen)

    async def _begin(self, interaction: Interaction, deal_of: DealOf, seat: Seat, level: Level | None) -> Screen:
        """The panel of the new match, or of the same one that was begun before. It has no table."""
        async with stored_as_player(interaction):
            match = await self.app.tried_deals.begin(onlooker(interaction), deal_of, seat, level)
        assert match.level is not None  # noqa: S101  # a merchant sits there
        self.after_change.soon(match, by=interaction)
        phrasing = await self.languages.of(interaction)
        return await self.panels.panel(
            interaction, match.code, phrasing.say("merchant-greets", level=match.level.value)
        )


def _cards(phrasing: Phrasing, rounds: OpenRounds, number: int, seat: Seat) -> str:
    starts = "yes" if rounds.round(number).starter == seat else "no"
    return phrasing.say("try-cards", player=phrasing.in_seat(rounds.match, seat), starts=starts)


def _rounds(phrasing: Phrasing, numbers: range, code: str, number: int, seat: Seat) -> Iterator[Item]:
    for one in numbers[:MOST_ROUNDS]:
        label = phrasing.say("button-round", round=one)
        yield button(label, "try-deal", code, one, seat, f"round{one}", disabled=one == number)


def _seats(phrasing: Phrasing, rounds: OpenRounds, code: str, number: int, seat: Seat) -> Iterator[Item]:
    """Whose cards. Sun and moon tell two apart whose names do not."""
    for one, name in enumerate(phrasing.names(rounds.match)):
        label = phrasing.say("button-try-seat", seat=("sun", "moon")[one], name=name)
        yield button(label, "try-deal", code, number, one, f"seat{one}", disabled=one == seat)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(TryDealCog(bot))
