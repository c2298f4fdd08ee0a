"""What worker processes are asked about matches: a film, turning points, a player's costliest moves and their style."""

from typing import TYPE_CHECKING, NamedTuple

from ai.analysis import RoundAnalysis
from ai.exercises.stored import per_mille
from ai.style import RoundStyle
from bot.match.position import Position
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


class CostlyMove(NamedTuple):
    """The position before it, and the chances per mille after every legal move, in the order of the files."""

    at: Position
    chances: tuple[int, ...]


class CostlyMovesWanted(NamedTuple):
    """From what the mover of these positions could know there, and what was played."""

    record: str
    positions: tuple[Position, ...]

    def answer(self, progress: Progress) -> tuple[CostlyMove, ...]:
        from ai.engine.costly_moves import Choice, costly_moves

        truth = read(self.record).match
        choices = []
        for number, ply in self.positions:
            event = truth.rounds[number - 1].events[ply]
            choices.append(Choice(view(truth.rewind(number, ply), event.seat), event.move))
        return tuple(
            CostlyMove(Position(found.view.round_number, found.view.ply), per_mille(found.chances))
            for found in costly_moves(choices, progress)
        )


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
