"""Is somebody with one bad habit told that habit? `python -m ai.style_proof --help`.

Made-up players, each with one bad habit, play the trained value and the trader. Printed is the favourite mistake that
*My style* names after all rounds, and how often it names which one after the fewest rounds that it needs.
"""

import argparse
from collections import Counter
from random import Random

from ai.habits import ENOUGH, favourite_mistake
from ai.style import RoundStyle
from ai.training.arena import Player
from ai.training.habits import PLAYERS, played_style
from ai.training.progress_bar import ProgressBar, say
from ai.training.unlike_players import PLAYERS as UNLIKE_PLAYERS

DRAWS = 100  # of the fewest rounds, out of all


def players() -> dict[str, Player]:
    """Each with a bad habit, by its name; then others, strong ones last."""
    others = {name: UNLIKE_PLAYERS[name] for name in ("beginner", "trader", "value", "search")}
    return {habit.value: player for habit, player in PLAYERS.items()} | others


def line(name: str, rounds: list[RoundStyle], rng: Random) -> str:
    found = favourite_mistake(rounds)
    told = f"{found.habit.value} | {found.times / len(rounds):.1f} | {100 * found.cost:.0f}" if found else "none | |"
    drawn = Counter(favourite_mistake(rng.sample(rounds, ENOUGH)) for _ in range(DRAWS))
    by_name = Counter[str]()
    for mistake, number in drawn.items():
        by_name[mistake.habit.value if mistake else "none"] += number
    return f"| {name} | {told} | {', '.join(f'{habit} {number}' for habit, number in by_name.most_common(3))} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m ai.style_proof", description="Prove the favourite mistake, or not."
    )
    parser.add_argument("--rounds", type=int, default=24, help="rounds a player (default 24)")
    parser.add_argument("--seed", type=int, default=22)
    wanted = parser.parse_args()
    say(f"| player | named after {wanted.rounds} rounds | times a round | costs, % | after {ENOUGH}, {DRAWS} draws |")
    say("|---|---|---|---|---|")
    for name, player in players().items():
        progress, rounds = ProgressBar(wanted.rounds, name), []
        for number in range(wanted.rounds):
            rounds.append(played_style(player, number, wanted.seed))
            progress.at(number + 1)
        say(line(name, rounds, Random(wanted.seed)))  # noqa: S311  # reproducible on purpose


if __name__ == "__main__":
    main()
