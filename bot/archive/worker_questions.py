"""What worker processes are asked about a round that is over: its film, its turning points, a player's own moves."""

from typing import TYPE_CHECKING, NamedTuple

from ai.analysis import RoundAnalysis
from ai.style import RoundStyle
from bot.workers.pipe_messages import Progress
from rules import Seat, view
from rules.record import read

if TYPE_CHECKING:
    from render import Picture


class FilmWanted(NamedTuple):
    """Every position with open hands, and the end: of the match where it is its last round."""

    record: str
    round_number: int
    names: tuple[str, str]

    def answer(self, progress: Progress) -> "Picture":
        from render.pictures.film import film  # here, so that a worker loads only what it needs

        truth = read(self.record).match
        plies = len(truth.rounds[self.round_number - 1].events)
        views = [view(truth.rewind(self.round_number, ply), None, reveal=True) for ply in range(plies + 1)]
        end = view(truth, None) if self.round_number == len(truth.rounds) else views[-1]
        return film(views, end, progress, self.names)


class TurningPointsWanted(NamedTuple):
    """From what each player could know at every move, and what was played."""

    record: str
    round_number: int

    def answer(self, progress: Progress) -> RoundAnalysis:
        from ai.engine.turning_points import Step, analyse

        truth = read(self.record).match
        played = truth.rounds[self.round_number - 1]
        steps = []
        for ply, event in enumerate(played.events):
            then = truth.rewind(self.round_number, ply)
            steps.append(Step(view(then, event.seat), view(then, 1 - event.seat), event))
        return analyse(steps, played.result, progress)


class StyleWanted(NamedTuple):
    """Of the moves of one seat, from what it could know."""

    record: str
    round_number: int
    seat: Seat

    def answer(self, progress: Progress) -> RoundStyle:
        from ai.engine.own_moves import OwnMove, style_of

        truth = read(self.record).match
        events = truth.rounds[self.round_number - 1].events
        mine = [(ply, event) for ply, event in enumerate(events) if event.seat == self.seat]
        steps = [OwnMove(view(truth.rewind(self.round_number, ply), self.seat), event.move) for ply, event in mine]
        return style_of(steps, progress)
