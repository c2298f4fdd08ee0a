"""Parts of the alt texts that several pictures share. The words are in the catalogue, under `alt-`."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

from rules import Event, Exchanged, PlayerView, Sold, Took
from rules.cards import GOODS, Card
from rules.rulebook import CAMEL_TOKEN
from rules.tokens import BonusToken, Token
from rules.views import View

Names = tuple[str, str]
LONGEST = 1024  # what Discord takes
LONGEST_NAME = 64  # what Discord allows, each character with a backslash before it


class Say(Protocol):
    """How a language says a message; `bot.language.Language.say` is one."""

    def __call__(self, message: str, /, **variables: object) -> str: ...


def text(say: Say, sentences: Iterable[str]) -> str:
    """Sentences one after the other, as the language joins them."""
    whole = say("alt-space").join(sentence for sentence in sentences if sentence)
    return whole if len(whole) <= LONGEST else whole[: LONGEST - 1] + "…"


def listed(say: Say, parts: Iterable[str]) -> str:
    return say("alt-comma").join(parts)


def named(names: Names) -> Names:
    first, second = (name[:LONGEST_NAME] for name in names)
    return first, second


def cards(say: Say, some: Sequence[Card]) -> str:
    """Cards counted by kind: 2 gold, 1 leather."""
    if not some:
        return say("alt-nothing")
    return listed(say, (say("good", good=kind.word, count=some.count(kind)) for kind in Card if kind in some))


def turn(say: Say, view: View, names: Names) -> str:
    if view.mover is not None:
        return say("alt-turn", name=names[view.mover])
    return say("alt-match-over" if view.outcome else "alt-round-over")


def market(say: Say, slots: Sequence[Card | None], empty: str = "alt-slot-empty") -> str:
    return say(
        "alt-market",
        cards=listed(
            say,
            (
                say(empty, slot=number) if card is None else say("alt-slot", slot=number, card=card.word)
                for number, card in enumerate(slots, start=1)
            ),
        ),
    )


def deck(say: Say, view: View) -> str:
    piles = view.bonus_piles
    return (
        say("alt-deck", count=view.deck_size)
        + say("alt-space")
        + say("alt-bonus-piles", three=piles[3], four=piles[4], five=piles[5], camel=CAMEL_TOKEN)
    )


def token_rows(say: Say, view: View) -> str:
    return say(
        "alt-tokens",
        rows=listed(
            say,
            (
                say("alt-row", good=good.word, values=" ".join(map(str, left)))
                if left
                else say("alt-row-empty", good=good.word)
                for good, left in zip(GOODS, view.piles, strict=True)
            ),
        ),
    )


def herd(say: Say, camels: int | None) -> str:
    return say("alt-herd-secret") if camels is None else say("good", good="camel", count=camels)


def goods_tokens(say: Say, tokens: Sequence[Token]) -> str:
    """Goods tokens counted: how many of each good, and what they are worth."""
    if not tokens:
        return say("alt-goods-none")
    earned = []
    for good in GOODS:
        values = [token.value for token in tokens if token.good == good]
        if values:
            earned.append(say("alt-pouch", good=good.word, count=len(values)))
    return say("alt-goods", rupees=sum(token.value for token in tokens), tokens=listed(say, earned))


def bonus_counts(say: Say, bonuses: Sequence[BonusToken]) -> str:
    if not bonuses:
        return say("alt-bonuses-none")
    kinds = Counter(bonus.kind for bonus in bonuses)
    return say(
        "alt-bonuses",
        bonuses=listed(
            say, (say("alt-bonus-count", count=number, kind=kind) for kind, number in sorted(kinds.items()))
        ),
    )


def bonus_values(say: Say, bonuses: Sequence[BonusToken]) -> str:
    """Bonus tokens turned over: their values by kind."""
    if not bonuses:
        return say("alt-bonuses-none")
    parts = []
    for kind in sorted({bonus.kind for bonus in bonuses}):
        values = sorted(bonus.value or 0 for bonus in bonuses if bonus.kind == kind)
        parts.append(say("alt-bonus-values", values=" ".join(map(str, values)), kind=kind))
    return say("alt-bonuses", bonuses=listed(say, parts))


def seals(say: Say, view: View, player: PlayerView) -> str:
    return say("alt-seals", count=player.seals, needed=view.options.length.seals_to_win)


def head_start(say: Say, rupees: int) -> list[str]:
    """Nothing where there is none."""
    return [say("alt-head-start", rupees=rupees)] if rupees else []


def slots(say: Say, some: Sequence[int]) -> str:
    return listed(say, (str(slot + 1) for slot in some))


def earned(say: Say, sale: Sold) -> str:
    """The tokens of a sale; the bonus token's value stays under it."""
    values = " ".join(map(str, sale.values)) or say("alt-nothing")
    if sale.bonus is None:
        return values
    return say("alt-earned-bonus", values=values, kind=sale.bonus.kind)


def move(say: Say, event: Event, **who: object) -> str:
    """A move in words: what came, what went. With a name it is told as played, without as a possibility."""
    played = "alt" if who else "alt-if"
    if isinstance(event, Took):
        return say(f"{played}-took", cards=cards(say, event.cards), **who)
    if isinstance(event, Exchanged):
        return say(f"{played}-exchanged", taken=cards(say, event.taken), given=cards(say, event.given), **who)
    sold = cards(say, (event.good,) * event.number)
    return say(f"{played}-sold", cards=sold, earned=earned(say, event), **who)
