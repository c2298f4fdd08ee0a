"""The first round: a deal and first replies of the merchant, in which every kind of move can be made as it is taught.
Only the bonus tokens are left to chance."""

from random import Random

from rules import Deal, IllegalMove, Move, View, parse

#        the learner  the merchant  the market  the deck, top first
DECK = "GGLKK" + "DPPSL" + "GS" + "PCDSLGKCPLDKSPCLKGPLSCKDLPCKLGSPCLDKCLDC"
REPLIES = {1: "+P", 3: "-PPP", 5: "+S"}  # of the merchant, by the number of moves before


def first_deal(rng: Random) -> Deal:
    """Three gold for the learner with the first move; then camels; then two goods to pay for with them; then a sale."""
    shuffled = Deal.shuffle(rng)
    return Deal(DECK, shuffled.bonuses, shuffled.salt)


def scripted_reply(view: View) -> Move | None:
    """What the merchant plays now, so that the next step can be taught; None where they may think for themselves."""
    if view.ply not in REPLIES:
        return None
    reply = parse(REPLIES[view.ply])
    try:
        view.check(reply)
    except IllegalMove:  # the learner has typed another move than the one that was taught
        return None
    return reply
