"""`make bench`: every benchmark in one table, also written to bench.json.

`make bench COMPARE=REV` (`python -m tests.bench --compare REV`) measures this and an earlier commit by turns.
"""

import json
import sys
from collections.abc import Callable
from pathlib import Path

from tests.ai import bench as ai_bench
from tests.benchmark import Row
from tests.bot import bench as store_bench
from tests.bot import bench_book, bench_postgresql
from tests.load import bench as whole_bench
from tests.load import compare
from tests.render import bench as render_bench
from tests.rules import bench as rules_bench

PARTS: dict[str, Callable[[], list[Row]]] = {
    "rules": rules_bench.bench,
    "store": store_bench.bench,
    "postgresql": bench_postgresql.bench,
    "book": bench_book.bench,
    "pictures": render_bench.bench,
    "merchants": ai_bench.bench,
    "whole": whole_bench.bench,
}


def main(chosen: list[str]) -> None:
    if chosen[:1] == ["--compare"]:
        if len(chosen) != 2:
            sys.exit("--compare REV: with which commit?")
        print(*compare.table(chosen[1], compare.compare(chosen[1])), sep="\n")
        return
    unknown = set(chosen) - set(PARTS)
    if unknown:
        sys.exit(f"no such part: {', '.join(sorted(unknown))}; there are: {', '.join(PARTS)}")
    rows: list[Row] = []
    for part, bench in PARTS.items():
        if chosen and part not in chosen:
            continue
        print(f"measuring {part} ...", file=sys.stderr, flush=True)
        rows += bench()
    for row in [Row("what", "figure", "budget", None), *rows]:
        held = {True: "held", False: "NOT HELD", None: ""}[row.held]
        print(f"{row.what:72} {row.figure:>12} {row.budget:>12}  {held}".rstrip())
    Path("bench.json").write_text(json.dumps([row._asdict() for row in rows], indent=2), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
