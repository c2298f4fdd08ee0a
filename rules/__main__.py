"""The command line: `python -m rules check FILE…` and `python -m rules moves FILE…`; `-` is standard input."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from rules.errors import RecordFault, printable
from rules.match import Match, Played
from rules.record import NO_ROUND, add_round, blocks, read


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m rules", description="Replay records of Jaipur matches.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, work in (
        ("check", "verify moves, scores and seals: one line a round"),
        ("moves", "list the legal moves at the end of each record"),
    ):
        command = commands.add_parser(name, help=work, description=work.capitalize() + ".")
        command.add_argument("files", nargs="+", metavar="FILE", help="a .jaipur record, or - for standard input")
    chosen = parser.parse_args(arguments)
    lines = _check if chosen.command == "check" else _moves
    for name in chosen.files:
        try:
            for line in lines(name):
                print(line)
        except (RecordFault, OSError, UnicodeDecodeError) as fault:
            print(f"{printable(name)}: {_reason(fault)}", file=sys.stderr)
            return 1
    return 0


def _check(name: str) -> Iterator[str]:
    match: Match | None = None
    for block in blocks(_text(name)):
        match = add_round(match, block)
        yield f"{printable(name)}: round {block.number}: {_summary(match, match.current)}"
    if match is None:
        raise RecordFault(NO_ROUND)


def _summary(match: Match, played: Played) -> str:
    if played.result:
        end = f"score {played.result.score}"
    elif match.outcome and match.outcome.termination:
        end = match.outcome.termination.value
    else:
        end = "not over yet"
    seal = "seal verified" if played.start.deal.seal else "not sealed"
    return f"{len(played.events)} moves, {end}, {seal}"


def _moves(name: str) -> Iterator[str]:
    match = read(_text(name)).match
    legal = match.current.now.legal_moves() if not match.is_over else []
    yield f"{printable(name)}\t{' '.join(sorted(map(str, legal)))}"


def _text(name: str) -> str:
    data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    return data.decode("utf-8")


def _reason(fault: Exception) -> str:
    if isinstance(fault, UnicodeDecodeError):
        return f"not UTF-8 text: byte {fault.start + 1} cannot be read"
    if isinstance(fault, OSError):
        return f"cannot be read: {fault.strerror}"
    return str(fault)


if __name__ == "__main__":
    sys.exit(main())
