"""Why a move is good, as facts. The sentences are the message catalogue's: a reason is an id and its variables."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import TypeAlias

from ai.engine.card_counting import CountedCards
from ai.engine.levels import Level, choose
from ai.engine.rules_of_thumb import lead_in_rupees
from rules import GOODS, Card, Move, View
from rules.cards import bundle, count, kinds, size
from rules.rulebook import BONUS_TOKENS, CAMEL_TOKEN, EMPTY_PILES_TO_END, HAND_LIMIT, SALE_MINIMUM

Fact: TypeAlias = int | Card


class Why(Enum):
    """The ids of reasons; after each, its variables."""

    ENDS_AHEAD = "ends-ahead"  # rupees: the sale ends the round with this lead, hidden bonus tokens at their mean
    SELLS_FOR = "sells-for"  # good, number, rupees
    BONUS = "bonus"  # number of cards, least and most rupees of the bonus tokens for it
    BEFORE_THE_DROP = "before-the-drop"  # good, top: the token on top now; next: the top after the sale
    BEFORE_OPPONENT = "before-opponent"  # good, number: so many of it the opponent was seen to take
    MAKES_ROOM = "makes-room"  # number of cards in the full hand
    COLLECTS = "collects"  # good, number held after the move, rupees they sell for today
    NEEDS_MORE = "needs-more"  # good, too little of it to be sold; number that can be, rupees that would bring today
    NEARS_BONUS = "nears-bonus"  # good, number held after the move, which earns a bonus token
    DENIES = "denies"  # good, number: so many of it the opponent was seen to take
    LAST_ONES = "last-ones"  # good: no more of it can come
    PAYS_IN_CAMELS = "pays-in-camels"  # number
    GAINS_CAMELS = "gains-camels"  # number
    LARGER_HERD = "larger-herd"  # mine, theirs: after the move
    NOTHING_BETTER = "nothing-better"  # no other reason can be named


@dataclass(frozen=True, slots=True)
class Reason:
    why: Why
    facts: dict[str, Fact]


@dataclass(frozen=True, slots=True)
class Hint:
    """A move and why, the weightiest reason first."""

    move: Move
    reasons: tuple[Reason, ...]


def hint(
    view: View,
    counted: CountedCards,
    level: Level = Level.MASTER,
    *,
    seed: int = 0,
    seconds: float = 0.5,
    worlds: int | None = None,
) -> Hint:
    """What a merchant of this level would play here, and the facts that speak for it."""
    move = choose(view, counted, level, Random(seed), seconds, worlds=worlds)  # noqa: S311  # not a secret
    return Hint(move, explain(view, counted, move))


def explain(view: View, counted: CountedCards, move: Move) -> tuple[Reason, ...]:
    """The facts that speak for a move, whoever chose it."""
    if move.is_sale:
        reasons = _why_sell(view, counted, move)
    elif move.takes_camels:
        reasons = _why_camels(view, counted)
    else:
        reasons = _why_take(view, counted, move)
    return tuple(Reason(why, facts) for why, facts in reasons) or (Reason(Why.NOTHING_BETTER, {}),)


Reasons: TypeAlias = Iterator[tuple[Why, dict[str, Fact]]]


def _why_sell(view: View, counted: CountedCards, move: Move) -> Reasons:
    good, number = kinds(move.given)[0], size(move.given)
    sale, tokens = view.sale(good, number), view.piles[good]
    if _sold_out_after(view, good, number):
        lead = lead_in_rupees(view) + sale.rupees + _camel_token(view.me.herd or 0, counted.herd)
        if lead > 0:
            yield Why.ENDS_AHEAD, {"rupees": round(lead)}
    yield Why.SELLS_FOR, {"good": good, "number": number, "rupees": sale.rupees}
    if sale.bonus:
        values = BONUS_TOKENS[sale.bonus]
        yield Why.BONUS, {"number": number, "least": min(values), "most": max(values)}
    if held := count(counted.known, good):
        yield Why.BEFORE_OPPONENT, {"good": good, "number": held}
    elif len(tokens) > number and tokens[number] < tokens[0]:
        yield Why.BEFORE_THE_DROP, {"good": good, "top": tokens[0], "next": tokens[number]}
    if view.me.hand_size == HAND_LIMIT:
        yield Why.MAKES_ROOM, {"number": HAND_LIMIT}


def _why_take(view: View, counted: CountedCards, move: Move) -> Reasons:
    hand = bundle(view.me.hand or ()) + move.taken
    for good in sorted(kinds(move.taken), key=lambda kind: -sum(view.piles[kind][:2])):
        number, tokens = count(hand, good), view.piles[good]
        if number >= min(BONUS_TOKENS) and view.sale(good, number).bonus:
            yield Why.NEARS_BONUS, {"good": good, "number": number}
        elif tokens and number < SALE_MINIMUM[good]:
            enough = SALE_MINIMUM[good]
            yield Why.NEEDS_MORE, {"good": good, "number": enough, "rupees": sum(tokens[:enough])}
        elif tokens:
            yield Why.COLLECTS, {"good": good, "number": number, "rupees": sum(tokens[:number])}
        if held := count(counted.known, good):
            yield Why.DENIES, {"good": good, "number": held}
        if not counted.unseen[good] and tokens:
            yield Why.LAST_ONES, {"good": good}
    if camels := count(move.given, Card.CAMEL):
        yield Why.PAYS_IN_CAMELS, {"number": camels}


def _why_camels(view: View, counted: CountedCards) -> Reasons:
    mine = (view.me.herd or 0) + view.camels_in_market
    yield Why.GAINS_CAMELS, {"number": view.camels_in_market}
    if mine > counted.herd:
        yield Why.LARGER_HERD, {"mine": mine, "theirs": counted.herd}


def _sold_out_after(view: View, good: Card, number: int) -> bool:
    empty = sum(not view.piles[kind] for kind in GOODS if kind != good)
    return empty + (len(view.piles[good]) <= number) >= EMPTY_PILES_TO_END


def _camel_token(mine: int, theirs: int) -> int:
    return CAMEL_TOKEN * ((mine > theirs) - (mine < theirs))
