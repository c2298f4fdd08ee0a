"""Somebody who sees no picture plays a whole match: everything they need is in the alt texts."""

import re
from random import Random

from bot.language import languages
from render import alt_text
from rules import Card, Deal, Move, Options, view
from rules.cards import ONE, bundle
from rules.match import Match
from rules.moves import legal_moves

SAY = languages()["en"].say
NAMES = ("Anoushka", "Balthazar")
WORDS = {card.word: card for card in Card} | {"diamonds": Card.DIAMOND, "camels": Card.CAMEL}


def cards_in(text: str) -> dict[Card, int]:
    return {WORDS[word]: int(count) for count, word in re.findall(r"(\d+) ([a-z]+)", text)}


def found(pattern: str, text: str) -> str:
    match = re.search(pattern, text)
    assert match, f"{pattern} is not in: {text}"
    return match[1]


class Listener:
    """Knows nothing but what was read out."""

    def __init__(self, panel: str) -> None:
        self.is_my_turn = panel.startswith("Your turn.")
        market = found(r"Market: ([^.]*)\.", panel)
        self.market = [WORDS[word] for word in re.findall(r"\d ([a-z]+)", market)]
        self.hand = cards_in(found(r"Your hand: ([^.]*)\.", panel))
        self.herd = int(found(r"Your herd: (\d+) camels?\.", panel))
        self.tokens = {
            WORDS[good]: [int(value) for value in values.split() if value != "none"]
            for good, values in re.findall(r"([a-z]+) ((?:\d ?)+|none)", found(r"Tokens left: ([^.]*)\.", panel))
        }
        self.rupees = int(found(r"You have (\d+) rupees?", panel))
        self.sales = cards_for(panel)

    def moves(self) -> list[Move]:
        hand = sum(count * ONE[good] for good, count in self.hand.items())
        return legal_moves(bundle(self.market), hand, self.herd)


def cards_for(panel: str) -> dict[Card, int]:
    """What each good in the hand would bring."""
    told = re.search(r"If sold now: ([^.]*)\.", panel)
    parts = re.findall(r"\d+ ([a-z]+) for (\d+)", told[1]) if told else []
    return {WORDS[word]: int(rupees) for word, rupees in parts if word in WORDS}


def test_a_whole_match_can_be_played_from_the_alt_texts_alone() -> None:
    rng = Random(9)
    match = Match.start(Options(), Deal.shuffle(rng), starter=0)
    while not match.is_over:
        if match.awaits_deal:
            match = match.deal(Deal.shuffle(rng))
        assert match.mover is not None
        seen = view(match, match.mover)
        board, panel = alt_text.board(seen, SAY, NAMES), alt_text.panel(seen, SAY, NAMES)
        assert found(r"^(\w+) to move\.", board) == NAMES[match.mover]
        listener = Listener(panel)
        assert listener.is_my_turn
        assert tuple(listener.market) == seen.market
        assert tuple(map(tuple, listener.tokens.values())) == seen.piles
        assert listener.rupees == seen.me.goods_rupees + sum(bonus.value or 0 for bonus in seen.me.bonuses)
        for good, rupees in listener.sales.items():
            assert rupees == seen.sale(good, listener.hand[good]).rupees
        moves = listener.moves()
        assert moves == seen.legal_moves()
        match, _ = match.play(rng.choice(moves))
    won = found(r"(\w+) wins the game\.", alt_text.result(view(match, None), SAY, NAMES))
    assert match.outcome
    assert match.outcome.winner is not None
    assert won == NAMES[match.outcome.winner]


def test_the_board_tells_everything_a_public_view_has() -> None:
    rng = Random(4)
    match = Match.start(Options(), Deal.shuffle(rng), starter=1)
    for _ in range(45):
        if match.mover is None:
            break
        seen = view(match, None)
        text = alt_text.board(seen, SAY, NAMES)
        assert int(found(r"Deck: (\d+)\.", text)) == seen.deck_size
        piles = re.search(r"Bonus tokens left: (\d) for 3 cards, (\d) for 4, (\d) for 5 or more\.", text)
        assert piles
        assert [int(count) for count in piles.groups()] == list(seen.bonus_piles.values())
        for player in seen.players:
            told = found(rf"{NAMES[player.seat]} \(\w+\): ([^.]*)\.", text)
            assert int(found(r"(\d) cards? in hand", told)) == player.hand_size
            assert int(found(r"(\d+) camels?", told)) == player.herd
            rupees = re.search(r"(\d+) rupees in goods tokens", told)
            assert (int(rupees[1]) if rupees else 0) == player.goods_rupees
            counts = {int(kind): int(count) for count, kind in re.findall(r"(\d) for (\d) cards", told)}
            assert counts == {kind: count for kind, count in player.bonus_counts.items() if count}
        match, _ = match.play(rng.choice(match.current.now.legal_moves()))
