"""The table: the one public message of a game, as everybody in the channel sees it."""

from dataclasses import dataclass, replace

from discord import ButtonStyle

from bot.match.model import Chapter, Game, Player
from bot.ratings.queries import RatingChange
from cogs.core.phrasing import Voice, until
from cogs.core.screen import Item, Screen, box, button, lines, picture, row, text
from render import SEAT_COLOURS, Picture, Studio
from render.alt_text import pictures as alt
from rules import Termination, View

LAST_MOVES = 3


@dataclass(frozen=True, slots=True)
class Paintings:
    """The pictures of a table: the board, and before it the end of a round that was just counted."""

    board: Picture | None = None
    result: Picture | None = None


async def paint(studio: Studio, view: View, news: tuple[Chapter, ...]) -> Paintings:
    """After the match only its end is shown; after a round its end and the new board."""
    ended = ended_round(view, news)
    return Paintings(
        board=None if view.outcome else await studio.board(view),
        result=await studio.result(ended) if ended else None,
    )


def ended_round(view: View, news: tuple[Chapter, ...]) -> View | None:
    """The round that has just ended, as a view of it; None when none has."""
    if view.outcome:
        return view
    counted = next((chapter.result for chapter in reversed(news) if chapter.result), None)
    return replace(view, round_number=counted.number) if counted else None


def table(
    voice: Voice,
    game: Game,
    view: View,
    news: tuple[Chapter, ...],
    paintings: Paintings,
    pings: tuple[int, ...] = (),
    remark: str | None = None,
    ratings: tuple[RatingChange, ...] = (),
) -> Screen:
    """Without pictures (`Paintings()`) the same is said in words."""
    names, ended = voice.names(game), ended_round(view, news)
    items: list[Item | None] = [
        text(lines([_title(voice, game), _turn(voice, game), _ratings(voice, game, ratings), remark]))
    ]
    if ended:
        items.append(_shown(paintings.result, alt.result(ended, voice.say, names)))
    if not view.outcome:
        items.append(_shown(paintings.board, alt.board(view, voice.say, names)))
    told = lines([*_happened(voice, game, view, news), _seal(voice, view)])
    items += [text(told) if told else None, row(*_urgent(voice, game)), row(*_buttons(voice, game))]
    colour = None if game.mover is None else SEAT_COLOURS[game.mover]
    painted = tuple(shown for shown in (paintings.result, paintings.board) if shown)
    return Screen((box(*items, colour=colour),), pictures=painted, is_public=True, pings=pings)


def _happened(voice: Voice, game: Game, view: View, news: tuple[Chapter, ...]) -> list[str]:
    """The results that are new, then the last moves of this round."""
    results = [voice.result(chapter.result, game) for chapter in news if chapter.result]
    return [*results, *(voice.event(event, game, None) for event in view.history[-LAST_MOVES:])]


def _shown(painted: Picture | None, alt_text: str) -> Item:
    return picture(painted, alt_text) if painted else text(alt_text)


def _title(voice: Voice, game: Game) -> str:
    first, second = game.players
    return voice.say(
        "table-title", first=voice.mention(first), second=voice.mention(second), round=game.round, code=game.code
    )


def _turn(voice: Voice, game: Game) -> str:
    """Whose turn it is and until when; or how the match ended; or that somebody is out of time."""
    if game.outcome:
        return ending(voice, game)
    if game.mover is None:
        return ""
    mover, waiting = game.players[game.mover], game.players[1 - game.mover]
    if game.is_late:
        return voice.say("table-late", mover=voice.mention(mover), waiting=voice.mention(waiting))
    turn = voice.say("table-turn", mover=voice.mention(mover))
    deadline = until(game.deadline)
    said = f"{turn} {voice.say('until', when=deadline)}" if deadline else turn
    if game.cancel_proposed_by is None:
        return said
    return lines([said, voice.say("table-cancel-proposed", proposer=_mention(voice, game, game.cancel_proposed_by))])


def ending(voice: Voice, game: Game) -> str:
    outcome = game.outcome
    if outcome is None or outcome.winner is None:
        return voice.say("table-cancelled")
    how = "played" if outcome.termination is None else outcome.termination.value
    if outcome.termination is Termination.RESIGNED and game.players[1 - outcome.winner].is_erased:
        how = "erased"  # who erases their data gives up their games with it
    winner, loser = _mention(voice, game, outcome.winner), _mention(voice, game, 1 - outcome.winner)
    return voice.say("table-won", winner=winner, loser=loser, how=how)


def _ratings(voice: Voice, game: Game, ratings: tuple[RatingChange, ...]) -> str | None:
    changes = [
        voice.say(
            "rating-change",
            player=_mention(voice, game, one.seat),
            rating=str(one.rating),
            change=f"{one.change:+}".replace("-", "−"),
            provisional="yes" if one.is_provisional else "no",
        )
        for one in ratings
    ]
    return voice.say("table-ratings", changes=" · ".join(changes)) if changes else None


def _mention(voice: Voice, game: Game, seat: int) -> str:
    player: Player = game.players[seat]
    return voice.mention(player)


def _seal(voice: Voice, view: View) -> str | None:
    """The seal of the deck, published with the first board of a round."""
    return voice.say("table-seal", seal=view.seal) if view.seal and view.ply == 0 and not view.outcome else None


def _urgent(voice: Voice, game: Game) -> list[Item]:
    """Buttons that are there only when they are needed."""
    if game.outcome:
        return []
    if game.is_late:
        return [
            button(voice.say("button-claim"), "claim", game.code, style=ButtonStyle.danger),
            button(voice.say("button-wait"), "wait", game.code),
        ]
    if game.cancel_proposed_by is not None:
        return [
            button(voice.say("button-agree"), "agree", game.code, style=ButtonStyle.success),
            button(voice.say("button-refuse"), "refuse", game.code),
        ]
    return []


def _buttons(voice: Voice, game: Game) -> list[Item]:
    if game.outcome:
        return after_match(voice, game)
    return [
        button(voice.say("button-hand"), "hand", game.code, style=ButtonStyle.primary),
        button(voice.say("button-rules"), "rules", "turn"),
        button(voice.say("button-more"), "more", game.code),
    ]


def after_match(voice: Voice, game: Game) -> list[Item]:
    """What can be done with a match that is over."""
    return [
        button(voice.say("button-rematch"), "rematch", game.code, style=ButtonStyle.primary),
        button(voice.say("button-replay"), "replay", game.code, "1.0", "open"),
        button(voice.say("button-turning"), "turning", game.code, 0),
        button(voice.say("button-record"), "record", game.code),
    ]
