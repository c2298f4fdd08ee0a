"""Random play, for tests that need whole games."""

from collections.abc import Iterator
from random import Random

from rules import Deal, Options
from rules.match import Match


def random_match(rng: Random, options: Options = Options()) -> Match:  # noqa: B008  # immutable
    """A match played to the end by two players who pick any legal move."""
    *_, last = random_steps(rng, options)
    return last


def random_steps(rng: Random, options: Options = Options()) -> Iterator[Match]:  # noqa: B008  # immutable
    """The same match after its start, every move and every deal."""
    match = Match.start(options, Deal.shuffle(rng), starter=rng.randrange(2))
    yield match
    while not match.is_over:
        if match.awaits_deal:
            match = match.deal(Deal.shuffle(rng))
        else:
            match, _ = match.play(rng.choice(match.current.now.legal_moves()))
        yield match
