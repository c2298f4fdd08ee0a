"""Does the grade tell good from bad play? `python -m ai.grade_proof --help`.

Unlike players play each other, and every move of theirs is judged. The order of their grades has to be the order in
which they win, and it must not matter where somebody sat, who was lucky, or who was given a head start. Every round is
added to a file at once: who stops the command and starts it again goes on where it was.
"""

import argparse
from pathlib import Path

from ai.training.grade_tables import GradeTables
from ai.training.judged_rounds import everybody_meets, judged_rounds, luck_on_purpose
from ai.training.progress_bar import ProgressBar, say
from ai.training.unlike_players import PLAYERS


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m ai.grade_proof", description="Prove the grade, or not.")
    parser.add_argument("--rounds", type=int, default=200, help="rounds a player, about (default 200)")
    parser.add_argument("--twins", type=int, default=20, help="rounds of each player against a twin (default 20)")
    parser.add_argument("--skip", type=int, default=0, help="leave so many deals of each pair out of the tables")
    parser.add_argument("--seed", type=int, default=22)
    parser.add_argument("--file", type=Path, default=Path("data/grade_proof.jsonl"), help="where the rounds are kept")
    wanted = parser.parse_args()
    wanted.file.parent.mkdir(parents=True, exist_ok=True)
    pairings = [*everybody_meets(wanted.rounds), *luck_on_purpose(wanted.twins)]
    progress, rounds = ProgressBar(len(pairings), f"{len(PLAYERS)} players"), []
    for number, judged in enumerate(judged_rounds(wanted.file, pairings, wanted.seed), start=1):
        progress.at(number)
        rounds.append(judged)
    for line in GradeTables(one for one in rounds if one.pairing.deal >= wanted.skip).lines():
        say(line)


if __name__ == "__main__":
    main()
