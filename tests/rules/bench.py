"""How fast the rules are: random self-play with every legal move listed, and replay of stored matches."""

from random import Random
from time import process_time

from rules import Deal, Move, Options, parse
from rules.match import Match
from rules.round import Round
from tests.benchmark import Row, at_least
from tests.rules.playing import random_match

ROUNDS = 300
MATCHES = 60


def bench() -> list[Row]:
    rng = Random(1)
    stored = [random_match(rng) for _ in range(MATCHES)]
    return [
        at_least("rules: random rounds a second, moves listed", max(_random_rounds(rng) for _ in range(5)), 1000),
        at_least("rules: moves a second in replay", max(_replay(stored) for _ in range(5)), 100_000),
    ]


def _random_rounds(rng: Random) -> float:
    start = process_time()
    for _ in range(ROUNDS):
        now = Round.start(Deal.shuffle(rng), starter=0)
        while not now.is_over:
            now, _event = now.play(rng.choice(now.legal_moves()))
    return ROUNDS / (process_time() - start)


def _replay(stored: list[Match]) -> float:
    """From what a database holds: the deals, and the moves as text."""
    texts = [
        [(played.start.deal, played.starter, [str(event.move) for event in played.events]) for played in match.rounds]
        for match in stored
    ]
    moves = 0
    start = process_time()
    for rounds in texts:
        match: Match | None = None
        for deal, starter, notation in rounds:
            match = match.deal(deal) if match else Match.start(Options(), deal, starter)
            parsed: list[Move] = [parse(text) for text in notation]
            match, events = match.play(*parsed)
            moves += len(events)
    return moves / (process_time() - start)
