"""The card of a match in words."""

from render.alt_text import phrases
from render.alt_text.phrases import Say, named, text
from render.shared_match import ShareCard, worth


def share_card(card: ShareCard, say: Say, better: str) -> str:
    """`better` is what would have been better at the turning point, as a short phrase."""
    names = named(card.names)
    told = [say("alt-wins-match", name=names[card.winner])]
    if card.termination:
        told.append(say("alt-broken-off", how=card.termination.value, name=names[1 - card.winner]))
    for result in card.rounds:
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
    share = round(100 * card.first_share)
    told.append(say("alt-share-luck", first=names[0], second=names[1], share=share, rest=100 - share))
    return text(say, told)
