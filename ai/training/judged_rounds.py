"""Rounds between two players, and what every move cost: a line of a file each, so that a kill loses nothing."""

import itertools
import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from random import Random
from typing import Self

from ai.analysis import JudgedMove
from ai.engine.judging import judge
from ai.training.arena import SINGLE_ROUND, Player, play_round
from ai.training.unlike_players import PLAYERS
from rules import Deal, HeadStart, Move, View, parse

HEAD_START = 10  # rupees, where luck is dealt on purpose


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who plays whom on which deal; `ahead` is the seat that has a head start."""

    players: tuple[str, str]
    deal: int
    ahead: int | None = None

    def play(self, seed: int) -> "JudgedRound":
        """The same seed and deal give both pairings of two players the same cards."""
        names = "/".join(sorted(self.players))
        deal = Deal.shuffle(Random(f"{seed}/{names}/{self.deal}"))  # noqa: S311  # reproducible on purpose
        rng = Random(f"{seed}/{names}/{self.deal}/players")  # noqa: S311
        head_start = None if self.ahead is None else HeadStart(self.ahead, HEAD_START)
        watched = [Watched(PLAYERS[name]) for name in self.players]
        options = SINGLE_ROUND._replace(head_start=head_start)
        truth = play_round((watched[0], watched[1]), deal, self.deal % 2, rng, options)
        steps = sorted((step for one in watched for step in one.steps), key=lambda step: step[0].ply)
        judged = tuple(judge(seen, move).of(seen) for seen, move in steps)
        winner = truth.results[-1].winner if truth.results else None
        return JudgedRound(self, winner, judged, tuple(str(move) for _, move in steps))


@dataclass(frozen=True, slots=True)
class JudgedRound:
    pairing: Pairing
    winner: int | None  # None for a tie
    moves: tuple[JudgedMove, ...]
    played: tuple[str, ...]  # the same moves in notation

    def write(self) -> str:
        moves = [[move.ply, move.seat, move.chance, move.cost, str(move.better)] for move in self.moves]
        return json.dumps({**asdict(self.pairing), "winner": self.winner, "moves": moves, "played": self.played})

    @classmethod
    def read(cls, line: str) -> Self:
        stored = json.loads(line)
        first, second = stored["players"]
        pairing = Pairing((first, second), stored["deal"], stored["ahead"])
        moves = tuple(
            JudgedMove(ply, seat, chance, cost, parse(better)) for ply, seat, chance, cost, better in stored["moves"]
        )
        return cls(pairing, stored["winner"], moves, tuple(stored["played"]))


class Watched:
    """A player whose views and moves are kept: what the judge is asked about."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.steps: list[tuple[View, Move]] = []

    def __call__(self, view: View, rng: Random) -> Move:
        move = self._player(view, rng)
        self.steps.append((view, move))
        return move


def everybody_meets(rounds: int) -> Iterator[Pairing]:
    """So many rounds a player or a few more, the others in turn, seats swapped on every deal."""
    for deal in range(-(-rounds // (2 * (len(PLAYERS) - 1)))):
        for first, second in itertools.combinations(PLAYERS, 2):
            yield Pairing((first, second), deal)
            yield Pairing((second, first), deal)


def luck_on_purpose(rounds: int) -> Iterator[Pairing]:
    """Each against a twin, so many rounds: one of them has a head start, in turn on both seats and as both starters."""
    for number in range(rounds):
        for name in PLAYERS:
            yield Pairing((name, name), number // 2, ahead=number % 2)


def judged_rounds(file: Path, wanted: list[Pairing], seed: int) -> Iterator[JudgedRound]:
    """Those that the file has, and then the others, each of which is added to it at once."""
    known = {found.pairing: found for found in map(JudgedRound.read, _lines(file, seed))}
    yield from (known[pairing] for pairing in wanted if pairing in known)
    with file.open("a") as out:
        if not out.tell():
            out.write(_first_line(seed))
        for pairing in wanted:
            if pairing not in known:
                played = pairing.play(seed)
                out.write(played.write() + "\n")
                out.flush()
                yield played


def _lines(file: Path, seed: int) -> list[str]:
    """The whole lines of a file with this seed. A line that a kill cut off is removed."""
    if not file.exists():
        return []
    whole = file.read_text().rpartition("\n")[0]
    first, *lines = whole.split("\n") if whole else [""]
    if first and first + "\n" != _first_line(seed):
        raise SystemExit(f"{file} was made with another seed or another judge: name another file")
    file.write_text(whole + "\n" if whole else "")
    return lines


def _first_line(seed: int) -> str:
    """What the rounds of a file have in common."""
    from ai.engine import judging

    numbers = {name: getattr(judging, name) for name in ("CANDIDATES", "WORLDS", "PLIES", "PRIOR", "DECIDED")}
    return json.dumps({"seed": seed, **numbers, "moves": [field.name for field in fields(JudgedMove)]}) + "\n"
