"""The first round: a deal in which every kind of move comes up soon. Only the bonus tokens are left to chance."""

from random import Random

from rules import Deal

#        the learner  the merchant  the market  the deck, top first
DECK = "GGLLC" + "DPPSL" + "GS" + "PKCDLKSPKGCLKDSPCKLDCKPGLSKCPDLCKSLPDCLG"


def first_deal(rng: Random) -> Deal:
    """Three gold for the learner with the first move, camels in the market, something to exchange after that."""
    shuffled = Deal.shuffle(rng)
    return Deal(DECK, shuffled.bonuses, shuffled.salt)
