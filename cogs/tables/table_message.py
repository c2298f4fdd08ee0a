"""The table: the one public message of a match, as everybody in the channel sees it."""

from dataclasses import dataclass, replace

from discord import ButtonStyle

from bot.match.model import Player, PublicMatch, RoundRecap
from bot.ratings.queries import RatingChange
from cogs.core.phrasing import Phrasing, until
from cogs.core.screen import Item, Screen, box, button, lines, picture, row, text
from render import SEAT_COLOURS, Painters, Picture, alt_text
from rules import Termination, View

LAST_MOVES = 3


@dataclass(frozen=True, slots=True)
class Paintings:
    """The pictures of a table: the board, and before it the end of a round that was just counted."""

    board: Picture | None = None
    result: Picture | None = None


async def paint(painters: Painters, view: View, recap: tuple[RoundRecap, ...]) -> Paintings:
    """After the match only its end is shown; after a round its end and the new board."""
    ended = ended_round(view, recap)
    return Paintings(
        board=None if view.outcome else await painters.board(view),
        result=await painters.result(ended) if ended else None,
    )


def ended_round(view: View, recap: tuple[RoundRecap, ...]) -> View | None:
    """The round that has just ended, as a view of it; None when none has."""
    if view.outcome:
        return view
    counted = next((round_recap.result for round_recap in reversed(recap) if round_recap.result), None)
    return replace(view, round_number=counted.number) if counted else None


def table(
    phrasing: Phrasing,
    match: PublicMatch,
    view: View,
    recap: tuple[RoundRecap, ...],
    paintings: Paintings,
    pings: tuple[int, ...] = (),
    remark: str | None = None,
    ratings: tuple[RatingChange, ...] = (),
) -> Screen:
    """Without pictures (`Paintings()`) the same is said in words."""
    names, ended = phrasing.names(match), ended_round(view, recap)
    items: list[Item | None] = [
        text(lines([_title(phrasing, match), _turn(phrasing, match), _ratings(phrasing, match, ratings), remark]))
    ]
    if ended:
        items.append(_shown(paintings.result, alt_text.result(ended, phrasing.say, names)))
    if not view.outcome:
        items.append(_shown(paintings.board, alt_text.board(view, phrasing.say, names)))
    told = lines([*_happened(phrasing, match, view, recap), _seal(phrasing, view)])
    items += [text(told) if told else None, row(*_urgent(phrasing, match)), row(*_buttons(phrasing, match))]
    colour = None if match.mover is None else SEAT_COLOURS[match.mover]
    painted = tuple(shown for shown in (paintings.result, paintings.board) if shown)
    return Screen((box(*items, colour=colour),), pictures=painted, is_public=True, pings=pings)


def _happened(phrasing: Phrasing, match: PublicMatch, view: View, recap: tuple[RoundRecap, ...]) -> list[str]:
    """The results that are new, then the last moves of this round."""
    results = [phrasing.result(round_recap.result, match) for round_recap in recap if round_recap.result]
    return [*results, *(phrasing.event(event, match, None) for event in view.history[-LAST_MOVES:])]


def _shown(painted: Picture | None, alt_text: str) -> Item:
    return picture(painted, alt_text) if painted else text(alt_text)


def _title(phrasing: Phrasing, match: PublicMatch) -> str:
    first, second = match.players
    return phrasing.say(
        "table-title",
        first=phrasing.mention(first),
        second=phrasing.mention(second),
        round=match.round,
        code=match.code,
    )


def _turn(phrasing: Phrasing, match: PublicMatch) -> str:
    """Whose turn it is and until when; or how the match ended; or that somebody is out of time."""
    if match.outcome:
        return ending(phrasing, match)
    if match.mover is None:
        return ""
    mover, waiting = match.players[match.mover], match.players[1 - match.mover]
    if match.is_late:
        return phrasing.say("table-late", mover=phrasing.mention(mover), waiting=phrasing.mention(waiting))
    turn = phrasing.say("table-turn", mover=phrasing.mention(mover))
    deadline = until(match.deadline)
    said = f"{turn} {phrasing.say('until', when=deadline)}" if deadline else turn
    if match.cancel_proposed_by is None:
        return said
    return lines(
        [said, phrasing.say("table-cancel-proposed", proposer=_mention(phrasing, match, match.cancel_proposed_by))]
    )


def ending(phrasing: Phrasing, match: PublicMatch) -> str:
    outcome = match.outcome
    if outcome is None or outcome.winner is None:
        return phrasing.say("table-cancelled")
    how = "played" if outcome.termination is None else outcome.termination.value
    if outcome.termination is Termination.RESIGNED and match.players[1 - outcome.winner].is_erased:
        how = "erased"  # who erases their data gives up their matches with it
    winner, loser = _mention(phrasing, match, outcome.winner), _mention(phrasing, match, 1 - outcome.winner)
    return phrasing.say("table-won", winner=winner, loser=loser, how=how)


def _ratings(phrasing: Phrasing, match: PublicMatch, ratings: tuple[RatingChange, ...]) -> str | None:
    changes = [
        phrasing.say(
            "rating-change",
            player=_mention(phrasing, match, one.seat),
            rating=str(one.rating),
            change=f"{one.change:+}".replace("-", "−"),
            provisional="yes" if one.is_provisional else "no",
        )
        for one in ratings
    ]
    return phrasing.say("table-ratings", changes=" · ".join(changes)) if changes else None


def _mention(phrasing: Phrasing, match: PublicMatch, seat: int) -> str:
    player: Player = match.players[seat]
    return phrasing.mention(player)


def _seal(phrasing: Phrasing, view: View) -> str | None:
    """The seal of the deck, published with the first board of a round."""
    return phrasing.say("table-seal", seal=view.seal) if view.seal and view.ply == 0 and not view.outcome else None


def _urgent(phrasing: Phrasing, match: PublicMatch) -> list[Item]:
    """Buttons that are there only when they are needed."""
    if match.outcome:
        return []
    if match.is_late:
        return [
            button(phrasing.say("button-claim"), "claim", match.code, style=ButtonStyle.danger),
            button(phrasing.say("button-wait"), "wait", match.code),
        ]
    if match.cancel_proposed_by is not None:
        return [
            button(phrasing.say("button-agree"), "agree", match.code, style=ButtonStyle.success),
            button(phrasing.say("button-refuse"), "refuse", match.code),
        ]
    return []


def _buttons(phrasing: Phrasing, match: PublicMatch) -> list[Item]:
    if match.outcome:
        return after_match(phrasing, match)
    return [
        button(phrasing.say("button-hand"), "hand", match.code, style=ButtonStyle.primary),
        button(phrasing.say("button-rules"), "rules", "turn"),
        button(phrasing.say("button-more"), "more", match.code),
    ]


def after_match(phrasing: Phrasing, match: PublicMatch) -> list[Item]:
    """What can be done with a match that is over."""
    return [
        button(phrasing.say("button-rematch"), "rematch", match.code, style=ButtonStyle.primary),
        button(phrasing.say("button-replay"), "replay", match.code, "1.0", "open"),
        button(phrasing.say("button-turning"), "turning", match.code, 0),
        button(phrasing.say("button-record"), "record", match.code),
    ]
