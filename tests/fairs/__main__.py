"""`python -m tests.fairs`: a thousand simulated fairs, and what was promised of them.

The exit status is 1 where a promise is not kept. `--fairs 100` is a quick look; `--slower 2` asks what happens when
people take twice as long.
"""

import argparse
import sys
from collections import Counter
from random import Random

from ai.training.progress_bar import ProgressBar
from bot.fairs.model import GRACE, LENGTHS_IN_DAYS, FairTerms
from rules import Length
from tests.fairs.simulate import Outcome, Plan, Simulation

DROP_OUTS = (0.10, 0.15, 0.25)


def some_plan(rng: Random, index: int, slower: float = 1.0) -> Plan:
    """Three to forty people, and whatever an organiser can choose."""
    terms = _some_terms(rng)
    while terms.is_too_short:
        terms = _some_terms(rng)
    return Plan(terms, rng.randint(3, 40), DROP_OUTS[index % len(DROP_OUTS)], slower=slower)


def _some_terms(rng: Random) -> FairTerms:
    """Two games at a time are usual."""
    days, length = rng.choice(LENGTHS_IN_DAYS), rng.choice((Length.SINGLE, Length.BEST_OF_THREE))
    return FairTerms("", days, length, games_at_once=rng.choice((1, 2, 2, 2, 3, 4)), has_merchants=rng.random() < 0.2)


def simulate(number: int, seed: int, slower: float = 1.0, bar: ProgressBar | None = None) -> list[tuple[Plan, Outcome]]:
    found: list[tuple[Plan, Outcome]] = []
    for index in range(number):
        rng = Random(f"{seed}-{index}")
        plan = some_plan(rng, index, slower)
        found.append((plan, Simulation(plan, rng).run()))
        if bar:
            bar.at(index + 1)
    return found


def promises(found: list[tuple[Plan, Outcome]]) -> dict[str, tuple[str, bool]]:
    """Each with its figure, and whether it is kept."""
    outcomes = [outcome for _, outcome in found]
    on_time = sum(one.ended <= one.ends + GRACE for one in outcomes) / len(outcomes)
    pairs = sum(one.pairs_of_stayers for one in outcomes)
    played = sum(one.played_out for one in outcomes) / pairs
    longest = max(one.longest_wait for one in outcomes)
    faults = Counter(fault for one in outcomes for fault in set(one.faults))
    return {
        "end on time (at least 99 %)": (f"{on_time:.2%}", on_time >= 0.99),
        "games between those who stay that were played (at least 90 %)": (f"{played:.2%}", played >= 0.90),
        "longest wait without a game while an opponent is free (at most a day)": (f"{longest} s", longest <= 86400),
        "pairings doubled, standings that differ, other faults (none)": (str(dict(faults) or 0), not faults),
    }


def _details(found: list[tuple[Plan, Outcome]]) -> None:
    for rate in DROP_OUTS:
        part = [one for plan, one in found if plan.drop_outs == rate]
        pairs = sum(one.pairs_of_stayers for one in part) or 1
        print(
            f"  drop-outs {rate:.0%}: {len(part)} fairs, played {sum(one.begun for one in part) / pairs:.1%},"
            f" played out {sum(one.played_out for one in part) / pairs:.1%},"
            f" called off {sum(one.is_called_off for one in part)}, with a final {sum(one.has_final for one in part)}"
        )
    kinds = sorted({(plan.terms.days, plan.terms.length.name, plan.terms.games_at_once) for plan, _ in found})
    for days, length, at_once in kinds:
        part = [
            one
            for plan, one in found
            if (plan.terms.days, plan.terms.length.name, plan.terms.games_at_once) == (days, length, at_once)
        ]
        pairs = sum(one.pairs_of_stayers for one in part) or 1
        print(
            f"  {days} days, {length.lower()}, {at_once} at once: {len(part)} fairs,"
            f" played {sum(one.begun for one in part) / pairs:.1%},"
            f" played out {sum(one.played_out for one in part) / pairs:.1%}"
        )
    print(f"  starters: at most {max(one.start_imbalance for _, one in found)} more begun than not")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.fairs", description=__doc__)
    parser.add_argument("--fairs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slower", type=float, default=1.0)
    chosen = parser.parse_args()
    found = simulate(chosen.fairs, chosen.seed, chosen.slower, ProgressBar(chosen.fairs, "fairs"))
    kept = promises(found)
    for name, (figure, is_kept) in kept.items():
        print(f"{'ok  ' if is_kept else 'FAIL'} {name}: {figure}")
    _details(found)
    sys.exit(0 if all(is_kept for _, is_kept in kept.values()) else 1)


if __name__ == "__main__":
    main()
