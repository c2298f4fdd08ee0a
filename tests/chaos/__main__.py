"""`python -m tests.chaos [--seconds 60] SEED…`: longer runs than the tests have time for."""

import argparse
import asyncio
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.chaos.run import chaos
from tests.chaos.troubles import WEIGHTS
from tests.postgresql import running_server


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.chaos", description="Play through trouble, and look what is left."
    )
    parser.add_argument("--seconds", type=float, default=60, help="how long things go wrong (60)")
    kinds = f"only this trouble, perhaps several times: {', '.join(WEIGHTS)}"
    parser.add_argument("--only", action="append", choices=WEIGHTS, default=[], metavar="TROUBLE", help=kinds)
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL server of its own")
    parser.add_argument("seeds", type=int, nargs="+", metavar="SEED")
    chosen = parser.parse_args()
    for seed in chosen.seeds:
        with tempfile.TemporaryDirectory() as folder, ExitStack() as until_done:
            server = until_done.enter_context(running_server()) if chosen.postgresql else None
            begun = time.monotonic()
            database = server.new_database() if server else None
            report = asyncio.run(chaos(Path(folder), seed, chosen.seconds, chosen.only, database))
        took = time.monotonic() - begun
        print(f"seed {seed}: clean after {took:.0f} s; {len(report.acknowledged)} moves acknowledged, none lost")
        print(f"  short matches: {len(report.begun)} begun, {len(report.ended)} resigned")
        print(f"  done once: {_counts(report.deeds)}")
        print(f"  done to it: {_counts(report.troubles)}")
        print(f"  lived through: {_counts(report.mishaps)}", flush=True)
    return 0


def _counts(counted: dict[str, int]) -> str:
    return ", ".join(f"{what} {times}" for what, times in sorted(counted.items()))


if __name__ == "__main__":
    sys.exit(main())
