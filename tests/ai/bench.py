"""The ladder in short, and how long a move takes. `python -m ai.ladder` measures at length."""

from random import Random
from time import process_time

from ai.ladder import TimedPlayer, measure, percentile, player
from ai.training.arena import SINGLE_ROUND, Score, play_round
from bot.archive.worker_questions import TurningPointsWanted
from bot.match.merchant_thinking import THINKING
from rules import Deal, view
from rules.match import Match
from rules.record import Record, write
from tests.benchmark import Row

SEED = 7
QUICK = (  # pair, rounds, least share of wins
    ("greedy-random", 1000, 0.5),
    ("beginner-greedy", 1000, 0.5),
    ("trader-beginner", 1000, 0.5),
    ("trader-greedy", 1000, 0.97),
    ("value-trader", 1000, 0.5),
)
MASTER = ("master-value", 16, 0.70)
MASTER_SECONDS = 0.1  # a tenth of the real time, so that the bench ends
ROUND_SECONDS = 5.0  # of a processor's work, to judge every move of a round
MOVE_SECONDS = {"beginner": 0.02, "trader": 0.02, "master": 1.5}


def bench() -> list[Row]:
    """What was measured, the figure, the budget, and whether it held."""
    lines: list[Row] = []
    players: dict[str, TimedPlayer] = {}
    for pair, rounds, least in QUICK:
        score, first, second = measure(pair, rounds, SEED)
        players |= dict(zip(pair.split("-"), (first, second), strict=True))
        lines.append(_rung(pair, score, least))
    pair, rounds, least = MASTER
    score, _, _ = measure(pair, rounds, SEED, seconds=MASTER_SECONDS)
    lines.append(_rung(f"{pair} at {MASTER_SECONDS} s a move", score, least))
    players["master"] = _some_moves(player("master", seconds=THINKING))
    lines += [_time(name, players[name], most) for name, most in MOVE_SECONDS.items()]
    lines.append(_judged_round())
    return lines


def _judged_round() -> Row:
    """What a worker has to do for grades and turning points. Of equal players, so that most moves are live."""
    worst = 0.0
    for seed in range(3):
        match = play_round((player("value"), player("value")), Deal.shuffle(Random(seed)), 0, Random(seed))
        wanted, began = TurningPointsWanted(write(Record(match, "AAAA", ("Anna", "Ben"))), 1), process_time()
        wanted.answer(lambda _, __: None)
        worst = max(worst, process_time() - began)
    return Row("turning points of a round: work", f"{worst:.1f} s", f"≤ {ROUND_SECONDS:.0f} s", worst <= ROUND_SECONDS)


def _some_moves(timed: TimedPlayer) -> TimedPlayer:
    """Let a player think about a dozen positions of one round."""
    rng = Random(SEED)
    trader = player("trader")
    match = Match.start(SINGLE_ROUND, Deal.shuffle(rng), starter=0)
    while match.mover is not None:
        looked = view(match, match.mover)
        if match.current.now.ply % 4 == 0:
            timed(looked, rng)
        match, _ = match.play(trader(looked, rng))
    return timed


def _rung(pair: str, score: Score, least: float) -> Row:
    """A few rounds can mislead, so a share counts as held within two standard errors."""
    return Row(f"ladder: {pair}", str(score), f"≥ {least:.0%}", score.won + 2 * score.error >= least)


def _time(name: str, timed: TimedPlayer, most: float) -> Row:
    p99 = percentile(timed.times if name == "master" else timed.work, 0.99)  # only the master goes by the clock
    return Row(f"time a move, p99: {name}", f"{1000 * p99:.1f} ms", f"≤ {1000 * most:.0f} ms", p99 <= most)
