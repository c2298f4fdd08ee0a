"""The table: the one public message of a match, as everybody in the channel sees it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from discord import ButtonStyle

from bot.match.model import STEWARD, Player, Position, PublicMatch, RoundRecap
from bot.match.tried_deals import rounds_to_try
from bot.ratings.queries import RatingChange
from cogs.core.head_start_words import agreed
from cogs.core.phrasing import Phrasing, escaped, until
from cogs.core.screen import Item, PublicScreen, box, button, lines, picture, row, text
from cogs.core.time_words import away_words, turn_time
from render import SEAT_COLOURS, Painters, Picture, alt_text
from render.alt_text.phrases import Names
from rules import Termination, View

LAST_MOVES = 3


@dataclass(frozen=True, slots=True)
class Paintings:
    """The pictures of a table: the board, and before it the end of a round that was just counted."""

    board: Picture | None = None
    result: Picture | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """All that a table shows: a match as the public sees it, what is new, whom it calls, and a remark of ours."""

    phrasing: Phrasing
    match: PublicMatch
    view: View
    recap: tuple[RoundRecap, ...]
    ratings: tuple[RatingChange, ...] = ()
    pings: tuple[int, ...] = ()
    remark: str | None = None
    away: Mapping[int, int] = field(default_factory=dict)  # who of the two is away, and until when

    @property
    def ended_round(self) -> View | None:
        """The round that has just ended, as a view of it; None when none has, or when it has a message of its own."""
        if self.view.outcome:
            return None if self.match.came_to_nothing else self.view
        if self.match.place.is_reachable:
            return None
        counted = next((one.result for one in reversed(self.recap) if one.result), None)
        return replace(self.view, round_number=counted.number) if counted else None

    async def paint(self, painters: Painters) -> Paintings:
        """After the match only its end is shown; after a round its end and the new board."""
        ended, phrasing, match = self.ended_round, self.phrasing, self.match
        return Paintings(
            board=None if self.view.outcome else await painters.board(self.view, phrasing.names(match)),
            result=await painters.result(ended, phrasing.plate_names(match)) if ended else None,
        )

    def screen(self, paintings: Paintings) -> PublicScreen:
        """Without pictures (`Paintings()`) the same is said in words."""
        phrasing, match, view = self.phrasing.calling(self.pings), self.match, self.view
        ended = self.ended_round
        said = [_title(phrasing, match), agreed(phrasing, match), _turn(phrasing, match), steward(phrasing, match)]
        said += [*([] if match.outcome else away_words(phrasing, match.players, self.away)), *self._remarks()]
        items: list[Item | None] = [text(lines(said))]
        if ended:
            items.append(self._shown(paintings.result, partial(alt_text.result, ended, phrasing.say)))
        if not view.outcome:
            items.append(self._shown(paintings.board, partial(alt_text.board, view, phrasing.say)))
        told = lines([*_happened(phrasing, match, view, self.recap), _seal(phrasing, view)])
        items += [text(told) if told else None, row(*_urgent(phrasing, match)), row(*_buttons(phrasing, match))]
        colour = None if match.mover is None else SEAT_COLOURS[match.mover]
        painted = tuple(shown for shown in (paintings.result, paintings.board) if shown)
        return PublicScreen((box(*items, colour=colour),), pictures=painted, pings=self.pings)

    def _shown(self, painted: Picture | None, describe: Callable[[Names], str]) -> Item:
        """A picture with its description; where there is none, the description as a text, in which names are text."""
        first, second = self.phrasing.names(self.match)
        if painted:
            return picture(painted, describe((first, second)))
        return text(describe((escaped(first), escaped(second))))

    def _remarks(self) -> list[str | None]:
        return [_ratings(self.phrasing.calling(self.pings), self.match, self.ratings), self.remark]


def _happened(phrasing: Phrasing, match: PublicMatch, view: View, recap: tuple[RoundRecap, ...]) -> list[str]:
    """The results that are new, then the last moves of this round."""
    results = [phrasing.result(one.result, match) for one in recap if one.result]
    last = list(enumerate(view.history, 1))[-LAST_MOVES:]
    moves = [phrasing.event_at(Position(view.round_number, ply), event, match, None) for ply, event in last]
    return [*results, *moves]


def _title(phrasing: Phrasing, match: PublicMatch) -> str:
    first, second = match.players
    return phrasing.say(
        "table-title",
        first=phrasing.player(first),
        second=phrasing.player(second),
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
    if match.reserve_ends is not None:
        return phrasing.say("table-fair-reserve", mover=phrasing.player(mover), when=until(match.reserve_ends))
    if match.is_late:
        return phrasing.say("table-late", mover=phrasing.player(mover), waiting=phrasing.player(waiting))
    said = f"{phrasing.say('table-turn', mover=phrasing.player(mover))} {turn_time(phrasing, match)}".rstrip()
    if match.cancel_proposed_by is None:
        return said
    return lines(
        [said, phrasing.say("table-cancel-proposed", proposer=_named(phrasing, match, match.cancel_proposed_by))]
    )


def steward(phrasing: Phrasing, match: PublicMatch) -> str | None:
    """That a merchant moves for somebody absent, or has done so; None where it is as always."""
    if not match.stewarded:
        return None
    merchant = phrasing.say("merchant-name", level=STEWARD.value)
    if match.steward is None:
        return phrasing.say("table-stewarded", merchant=merchant)
    return phrasing.say("table-steward", merchant=merchant, name=_named(phrasing, match, match.steward))


def ending(phrasing: Phrasing, match: PublicMatch) -> str:
    outcome = match.outcome
    if outcome is None or outcome.winner is None:
        return phrasing.say("table-cancelled")
    how = "played" if outcome.termination is None else outcome.termination.value
    if outcome.termination is Termination.RESIGNED and match.players[1 - outcome.winner].is_erased:
        how = "erased"  # who erases their data gives up their matches with it
    winner, loser = _named(phrasing, match, outcome.winner), _named(phrasing, match, 1 - outcome.winner)
    return phrasing.say("table-won", winner=winner, loser=loser, how=how)


def _ratings(phrasing: Phrasing, match: PublicMatch, ratings: tuple[RatingChange, ...]) -> str | None:
    changes = [
        phrasing.say(
            "rating-change",
            player=_named(phrasing, match, one.seat),
            rating=str(one.rating),
            change=f"{one.change:+}".replace("-", "−"),
            provisional="yes" if one.is_provisional else "no",
        )
        for one in ratings
    ]
    return phrasing.say("table-ratings", changes=" · ".join(changes)) if changes else None


def _named(phrasing: Phrasing, match: PublicMatch, seat: int) -> str:
    player: Player = match.players[seat]
    return phrasing.player(player)


def _seal(phrasing: Phrasing, view: View) -> str | None:
    """The seal of the deck: the whole with the first board of a round, its first digits on every board after it."""
    return None if view.outcome else phrasing.seal(view, is_whole=view.ply == 0)


def _urgent(phrasing: Phrasing, match: PublicMatch) -> list[Item]:
    """Buttons that are there only when they are needed."""
    if match.outcome:
        return []
    if match.is_late:
        return [
            button(phrasing.say("button-claim"), "claim", match.code, style=ButtonStyle.danger),
            button(phrasing.say("button-wait"), "wait", match.code),
            button(phrasing.say("button-steward"), "steward", match.code),
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
    """What can be done with a match that is over; what is seldom needed is behind *More* (`more_after_match`)."""
    again = button(phrasing.say("button-rematch"), "rematch", match.code, style=ButtonStyle.primary)
    if match.came_to_nothing:
        return [again]
    return [again, *looking_back(phrasing, match)]


def looking_back(phrasing: Phrasing, match: PublicMatch) -> list[Item]:
    """The same without a rematch."""
    return [
        button(phrasing.say("button-replay"), "replay", match.code, "1.0", "open"),
        button(phrasing.say("button-turning"), "turning", match.code, 0),
        button(phrasing.say("button-reviews"), "reviews", match.code),
        button(phrasing.say("button-more"), "more", match.code),
    ]


def more_after_match(phrasing: Phrasing, match: PublicMatch, user_id: int) -> list[Item | None]:
    return [
        share_or_try(phrasing, match, user_id),
        button(phrasing.say("button-record"), "record", match.code),
        button(phrasing.say("button-verify"), "verify", match.code),
        button(phrasing.say("button-help"), "help"),
    ]


def share_or_try(phrasing: Phrasing, match: PublicMatch, user_id: int, number: int = 1) -> Item | None:
    """Its players may show the match; the others may play a deal of it: of this round, if it was played out."""
    if match.seat_of(user_id) is not None:
        return button(phrasing.say("button-share-card"), "share", match.code) if match.has_card else None
    numbers = rounds_to_try(match, user_id)
    if not numbers:
        return None
    return button(phrasing.say("button-try"), "try-deal", match.code, min(number, numbers[-1]), 0, "open")
