"""The card of a match in words."""

from ai.analysis import told_luck
from render.alt_text import phrases
from render.alt_text.phrases import LONGEST, LONGEST_NAME, Names, Say, text
from render.layout.share_card import MOST_ROUNDS
from render.shared_match import ShareCard, worth

NAME_LENGTHS = (LONGEST_NAME, 32, 16, 8)  # names are shortened where all of it is too long


def share_card(card: ShareCard, say: Say, better: str) -> str:
    """`better` is what would have been better at the turning point, as a short phrase."""
    told = ""
    for length in NAME_LENGTHS:
        first, second = (name[:length] for name in card.names)
        told = _told(card, say, better, (first, second))
        if len(told) < LONGEST:
            break
    return told


def _told(card: ShareCard, say: Say, better: str, names: Names) -> str:
    told = [say("alt-wins-match", name=names[card.winner])]
    if card.termination:
        told.append(say("alt-broken-off", how=card.termination.value, name=names[1 - card.winner]))
    for result in card.rounds[-MOST_ROUNDS:]:
        first, second = (purse.total for purse in result.purses)
        told.append(
            say(
                "alt-share-round",
                number=result.number,
                first=names[0],
                second=names[1],
                mine=first,
                theirs=second,
                winner="none" if result.winner is None else names[result.winner],
            )
        )
    if sale := card.best_sale:
        sold = phrases.move(say, sale, name=names[sale.seat])
        told.append(say("alt-share-sale", move=sold, rupees=worth(sale)))
    if point := card.turning_point:
        played = phrases.move(say, point.played, name=names[point.seat])
        told.append(say("alt-share-turning", move=played, better=better, cost=round(100 * point.cost)))
    share = told_luck(card.first_share)
    told.append(say("alt-share-luck", first=names[0], second=names[1], share=share, rest=100 - share))
    return text(say, told)
