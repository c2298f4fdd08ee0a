from random import Random

from rules import Deal, Options, view
from rules.match import Match


def test_random_matches_end() -> None:
    rng = Random(1)
    for _ in range(20):
        match = Match.start(Options(), Deal.shuffle(rng), 0)
        while not match.is_over:
            if match.awaits_deal:
                match = match.deal(Deal.shuffle(rng))
            assert match.mover is not None
            match, _ = match.play(rng.choice(view(match, match.mover).legal_moves()))
        assert match.outcome is not None
