"""Alt texts: each says all that its picture says, and no more. At most 1024 characters in every language."""

from render.alt_text import phrases
from render.alt_text.phrases import LONGEST, Names, Say, listed, named, text
from rules import DecidedBy, Event, Move, PlayerView, Purse, Seat, Sold
from rules.cards import GOODS
from rules.final_count import FinalCount, final_count
from rules.look_ahead import prospect
from rules.public_view import is_open, public
from rules.rulebook import SALE_MINIMUM
from rules.views import View

MOVES_TOLD = 3  # as on the ribbon


def board(view: View, say: Say, names: Names) -> str:
    """What everybody may know, even if a seat's view is given.

    Earlier moves are left out where there is no room for them: the message tells them, too.
    """
    view, names = public(view), named(names)
    whole = ""
    for number in range(MOVES_TOLD, 0, -1):
        whole = _board(view, say, names, number)
        if len(whole) < LONGEST:
            break
    return whole


def _board(view: View, say: Say, names: Names, moves: int) -> str:
    last = [phrases.move(say, event, name=names[event.seat]) for event in view.history[-moves:]]
    return text(
        say,
        [
            phrases.turn(say, view, names),
            phrases.market(say, view.market),
            phrases.deck(say, view),
            phrases.token_rows(say, view),
            *(_player(say, view, player, names) for player in view.players),
            say("alt-last", moves=text(say, last)) if last else "",
            _fresh(say, view.last_event),
        ],
    )


def _player(say: Say, view: View, player: PlayerView, names: Names) -> str:
    hand = say("alt-hand-size", count=player.hand_size)
    if is_open(view):
        hand = say("alt-hand-open", cards=phrases.cards(say, player.hand or ()))
    parts = [
        hand,
        phrases.herd(say, player.herd),
        phrases.goods_tokens(say, player.tokens),
        phrases.bonus_counts(say, player.bonuses),
        *phrases.head_start(say, player.head_start),
        phrases.seals(say, view, player),
    ]
    return say("alt-player", name=names[player.seat], seat=player.seat + 1, has=listed(say, parts))


def _fresh(say: Say, last: Event | None) -> str:
    """Which slots glow."""
    slots = last.filled_slots if last else ()
    return say("alt-fresh", slots=phrases.slots(say, slots)) if slots else ""


def panel(view: View, say: Say, names: Names) -> str:
    """For one player's eyes: with the hand."""
    names = named(names)
    me, opponent = view.me, view.opponent
    last = view.last_event
    bonus = sum(bonus.value or 0 for bonus in me.bonuses)
    theirs = [
        say("alt-hand-size", count=opponent.hand_size),
        phrases.herd(say, opponent.herd),
        say("alt-goods-total", rupees=opponent.goods_rupees),
        phrases.bonus_counts(say, opponent.bonuses),
        *phrases.head_start(say, opponent.head_start),
        phrases.seals(say, view, opponent),
    ]
    return text(
        say,
        [
            say("alt-your-turn") if view.is_my_turn else phrases.turn(say, view, names),
            phrases.market(say, view.market),
            _fresh(say, last),
            phrases.deck(say, view),
            phrases.token_rows(say, view),
            _gone(say, last),
            say("alt-hand", cards=phrases.cards(say, me.hand or ()), herd=phrases.herd(say, me.herd)),
            _sales(say, view),
            say(
                "alt-purse",
                name=names[me.seat],
                seat=me.seat + 1,
                bonuses=listed(say, [phrases.bonus_values(say, me.bonuses), *phrases.head_start(say, me.head_start)]),
                rupees=me.goods_rupees + bonus,
                seals=phrases.seals(say, view, me),
            ),
            say("alt-player", name=names[opponent.seat], seat=opponent.seat + 1, has=listed(say, theirs)),
        ],
    )


def _gone(say: Say, last: Event | None) -> str:
    """Which tokens have just gone from the rows."""
    if not isinstance(last, Sold) or not last.values:
        return ""
    return say("alt-gone", good=last.good.word, values=" ".join(map(str, last.values)))


def _sales(say: Say, view: View) -> str:
    hand = view.me.hand or ()
    parts = []
    for good in GOODS:
        number = hand.count(good)
        if not number:
            continue
        cards = phrases.cards(say, (good,) * number)
        if number < SALE_MINIMUM[good]:
            parts.append(say("alt-sale-too-few", cards=cards, minimum=SALE_MINIMUM[good]))
            continue
        sale = view.sale(good, number)
        message = "alt-sale-bonus" if sale.bonus else "alt-sale"
        parts.append(say(message, cards=cards, rupees=sale.rupees, kind=sale.bonus or 0))
    return say("alt-sales", sales=listed(say, parts)) if parts else ""


def result(view: View, say: Say, names: Names) -> str:
    """The end of a round or of the match."""
    names = named(names)
    end = final_count(view)
    return text(
        say,
        [
            _decision(say, view, end, names),
            *(_count(say, view, seat, purse, names) for seat, purse in enumerate(end.purses)),
        ],
    )


def _decision(say: Say, view: View, end: FinalCount, names: Names) -> str:
    over = say("alt-match-over" if view.outcome else "alt-round-over")
    if end.termination:
        loser = "" if end.winner is None else names[1 - end.winner]
        how = say("alt-broken-off", how=end.termination.value, name=loser)
    elif end.winner is None:
        how = say("alt-tie")
    else:
        how = say("alt-wins-match" if view.outcome else "alt-takes-seal", name=names[end.winner])
    return text(say, [over, how, _ahead(say, end), _tie_break(say, end)])


def _ahead(say: Say, end: FinalCount) -> str:
    """By how much, where rupees decided."""
    if end.termination or end.winner is None or end.decided_by is not DecidedBy.RUPEES:
        return ""
    return say("alt-ahead", rupees=end.purses[end.winner].total - end.purses[1 - end.winner].total)


def _tie_break(say: Say, end: FinalCount) -> str:
    first, second = end.purses
    if end.decided_by is DecidedBy.BONUS_TOKENS:
        return say("alt-decided-bonus", first=len(first.bonuses), second=len(second.bonuses))
    if end.decided_by is DecidedBy.GOODS_TOKENS:
        return say("alt-decided-goods", first=len(first.tokens), second=len(second.tokens))
    return ""


def _count(say: Say, view: View, seat: Seat, purse: Purse, names: Names) -> str:
    rows = []
    for good in GOODS:
        values = [token.value for token in purse.tokens if token.good == good]
        if values:
            row = say("alt-row", good=good.word, values=" ".join(map(str, values)))
            rows.append(say("alt-sum", values=row, rupees=sum(values)))
    bonuses = phrases.bonus_values(say, purse.bonuses)
    if purse.bonuses:
        bonuses = say("alt-sum", values=bonuses, rupees=purse.bonus)
    parts = [
        *rows,
        bonuses,
        phrases.herd(say, purse.herd),
        *([say("alt-camel-token", rupees=purse.camel_token)] if purse.camel_token else []),
        *phrases.head_start(say, purse.head_start),
        phrases.seals(say, view, view.players[seat]),
        *([say("alt-left-over", cards=phrases.cards(say, purse.hand))] if purse.hand else []),
    ]
    return say("alt-total", name=names[seat], seat=seat + 1, rupees=purse.total, has=listed(say, parts))


def preview(view: View, move: Move, say: Say) -> str:
    """What a move would lead to; for one player's eyes."""
    after = prospect(view, move)
    fresh = () if isinstance(after.move, Sold) else after.move.slots
    return text(
        say,
        [
            phrases.move(say, after.move),
            phrases.market(say, after.market, empty="alt-slot-drawn"),
            say("alt-fresh", slots=phrases.slots(say, fresh)) if fresh else "",
            phrases.deck(say, view),
            say("alt-hand", cards=phrases.cards(say, after.hand), herd=phrases.herd(say, after.herd)),
        ],
    )


def challenge(say: Say) -> str:
    return say("alt-challenge")
