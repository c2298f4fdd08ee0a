"""The exchange: choose what to take and what to give in any order, and see hand and market before it is played.

The choice so far stands in the ids of the two selects: slots of the market (`034`) and letters (`LLK`).
"""

from discord import ButtonStyle, SelectOption

from bot.client import JaipurBot
from bot.match.model import Seen
from cogs.core.choices import values_of
from cogs.core.cog_base import JaipurCog, click
from cogs.core.errors import OldButton, explain
from cogs.core.ids import Position, position
from cogs.core.phrasing import Phrasing
from cogs.core.respond import Interaction
from cogs.core.screen import Item, Screen, box, button, lines, picture, row, select, text
from cogs.play.hand_panel import heading, where
from render import SEAT_COLOURS
from render.alt_text import pictures as alt
from rules import Card, IllegalMove, Move, View
from rules.cards import BY_LETTER, bundle, spread
from rules.rulebook import MARKET_SIZE

NONE = "-"  # an empty choice, in an id


class ExchangeCog(JaipurCog):
    @click("exchange")
    async def begin(self, interaction: Interaction, code: str, at: str) -> Screen:
        return await self._show(interaction, code, position(at), NONE, NONE)

    @click("xtake")
    async def choose_to_take(self, interaction: Interaction, code: str, at: str, given: str) -> Screen:
        return await self._show(interaction, code, position(at), "".join(sorted(values_of(interaction))), given)

    @click("xgive")
    async def choose_to_give(self, interaction: Interaction, code: str, at: str, taken: str) -> Screen:
        return await self._show(interaction, code, position(at), taken, "".join(v[0] for v in values_of(interaction)))

    async def _show(self, interaction: Interaction, code: str, at: Position, taken: str, given: str) -> Screen:
        phrasing = await self.desk.phrasing(interaction)
        seen = await self.app.matches.peek(code, interaction.user.id)
        if not seen.is_my_turn_at(at):
            return await self.desk.stale_panel(interaction, code)
        move = _move(seen.view, taken, given)
        return await self._screen(phrasing, seen, move, taken, given)

    async def _screen(self, phrasing: Phrasing, seen: Seen, move: Move, taken: str, given: str) -> Screen:
        view, names = seen.view, phrasing.names(seen.match)
        wrong = _what_is_wrong(phrasing, view, move)
        if wrong is None:
            painted = await self.bot.painters.preview(view, move)
            shown = picture(painted, alt.preview(view, move, phrasing.say))
        else:
            painted = await self.bot.painters.panel(view)
            shown = picture(painted, alt.panel(view, phrasing.say, names))
        play = button(
            phrasing.say("button-play"), "play", *where(seen), move if wrong is None else NONE,
            style=ButtonStyle.success, disabled=wrong is not None,
        )  # fmt: skip
        return Screen(
            items=(
                box(
                    text(lines([heading(phrasing, seen), _summary(phrasing, move), wrong])),
                    shown,
                    row(_take_select(phrasing, seen, taken, given)),
                    row(_give_select(phrasing, seen, taken, given)),
                    row(play, button(phrasing.say("button-back"), "refresh", seen.match.code)),
                    colour=SEAT_COLOURS[view.me.seat],
                ),
            ),
            pictures=(painted,),
            panel_of=seen.match,
        )


def _move(view: View, taken: str, given: str) -> Move:
    """The exchange so far. Raises OldButton for choices that nobody was offered."""
    try:
        cards = [view.market[int(slot)] for slot in taken.replace(NONE, "")]
        return Move(bundle(card for card in cards if card is not None), bundle(_letters(given)))
    except (ValueError, IndexError, KeyError):
        raise OldButton from None


def _letters(given: str) -> list[Card]:
    if len(given) > 2 * MARKET_SIZE:
        raise ValueError("more than was ever offered")
    return [BY_LETTER[letter] for letter in given.replace(NONE, "")]


def _what_is_wrong(phrasing: Phrasing, view: View, move: Move) -> str | None:
    """What is still missing or not allowed, in words; None when it can be played."""
    if not move.taken or not move.given:
        return phrasing.say("exchange-how")
    try:
        view.check(move)
    except IllegalMove as error:
        return f"⚠ {explain(error, phrasing)}"
    return None


def _summary(phrasing: Phrasing, move: Move) -> str:
    return phrasing.say(
        "exchange-summary", taken=phrasing.cards(spread(move.taken)), given=phrasing.cards(spread(move.given))
    )


def _take_select(phrasing: Phrasing, seen: Seen, taken: str, given: str) -> Item:
    options = [
        SelectOption(
            label=phrasing.good(card, 1), value=str(slot), default=str(slot) in taken, emoji=phrasing.emoji(card)
        )
        for slot, card in enumerate(seen.view.market)
        if card is not None and card is not Card.CAMEL
    ]
    return select(
        phrasing.say("select-take"), options, "xtake", *where(seen), given or NONE, least=0, most=len(options)
    )


def _give_select(phrasing: Phrasing, seen: Seen, taken: str, given: str) -> Item:
    me = seen.view.me
    cards = [*(me.hand or ()), *[Card.CAMEL] * min(me.herd or 0, MARKET_SIZE)]
    options = []
    for index, card in enumerate(cards):
        nth = cards[:index].count(card)
        options.append(
            SelectOption(
                label=phrasing.good(card, 1),
                value=f"{card.letter}{nth}",
                default=nth < given.count(card.letter),
                emoji=phrasing.emoji(card),
            )
        )
    most = min(len(options), MARKET_SIZE)
    return select(phrasing.say("select-give"), options, "xgive", *where(seen), taken or NONE, least=0, most=most)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(ExchangeCog(bot))
