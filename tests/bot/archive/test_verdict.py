"""What `/jaipur verify` may say first: the bot checks the seals itself before it tells people that they fit."""

from hashlib import sha256

import pytest

from bot.archive.seals import SealedRound, Verdict

DECK = "salt|DGSCPLK|1 2 3|4 5 6|8 9 10"
SEAL = sha256(DECK.encode()).hexdigest()
RIGHT, WRONG, CLOSED = SealedRound(1, SEAL, DECK), SealedRound(2, SEAL, DECK.lower()), SealedRound(3, SEAL, None)


@pytest.mark.parametrize(
    ("rounds", "verdict"),
    [
        ([RIGHT, RIGHT], Verdict.FITS),
        ([RIGHT, CLOSED], Verdict.FITS_SO_FAR),
        ([CLOSED], Verdict.SEALED),
        ([RIGHT, WRONG], Verdict.DIFFERS),
        ([WRONG, CLOSED], Verdict.DIFFERS),
    ],
)
def test_the_verdict_on_the_sealed_decks_of_a_match(rounds: list[SealedRound], verdict: Verdict) -> None:
    assert Verdict.on(rounds) is verdict


def test_a_deck_fits_its_seal_or_it_does_not() -> None:
    assert (RIGHT.fits, WRONG.fits, CLOSED.fits) == (True, False, False)
