"""The part of a view that everybody may see, whoever's view it is."""

from dataclasses import replace

from rules import Herds
from rules.events import redact
from rules.tokens import BonusToken
from rules.views import PlayerView, View


def is_open(view: View) -> bool:
    """Both hands lie open: the round is over, or it is a replay."""
    return all(player.hand is not None for player in view.players)


def public(view: View) -> View:
    """The view without what only one seat may see. What is open to all stays."""
    if is_open(view):
        return replace(view, seat=None)
    first, second = view.players
    history = tuple(redact(event, None) for event in view.history)
    return replace(view, seat=None, players=(_covered(first, view), _covered(second, view)), history=history)


def _covered(player: PlayerView, view: View) -> PlayerView:
    return replace(
        player,
        hand=None,
        herd=player.herd if view.options.herds is Herds.OPEN else None,
        bonuses=tuple(BonusToken(bonus.kind, None) for bonus in player.bonuses),
    )
