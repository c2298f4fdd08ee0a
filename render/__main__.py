"""Paint from a record: `python -m render FILE.jaipur [--round N] [--ply N] [--seat 1|2|public] [--kind …] -o OUT`."""

import argparse
import sys
from io import BytesIO
from pathlib import Path
from typing import NoReturn

from PIL import Image

from render import Picture, board, panel, result
from rules import View, view
from rules.errors import RecordFault, printable
from rules.record import read

KINDS = {"board": board, "panel": panel, "result": result}
FORMATS = (".png", ".webp")


class BadRequest(Exception):
    """What was asked for cannot be painted."""


class Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """One line, without the usage around it."""
        self.exit(2, f"{self.prog}: {message}\n")


def main(arguments: list[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    try:
        seen, names = _look(_text(chosen.file), chosen.round, chosen.ply, chosen.seat, chosen.kind)
        _write(KINDS[chosen.kind](seen, names), chosen.out)
    except (RecordFault, UnicodeDecodeError) as fault:
        reason = f"not UTF-8 text: {fault.reason}" if isinstance(fault, UnicodeDecodeError) else fault
        print(printable(f"{chosen.file}: {reason}"), file=sys.stderr)
        return 1
    except BadRequest as fault:
        print(printable(f"python -m render: {fault}"), file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m render", description="Paint a picture from the record of a Jaipur match.")
    parser.add_argument("file", metavar="FILE", help="a .jaipur record, or - for standard input")
    parser.add_argument("--round", type=int, metavar="N", help="which round of the record (default: the last)")
    parser.add_argument("--ply", type=int, metavar="N", help="after how many moves of it (default: all)")
    parser.add_argument("--seat", choices=["1", "2", "public"], help="who looks (default: public; panel: the mover)")
    parser.add_argument("--kind", choices=list(KINDS), default="board", help="what to paint (default: board)")
    parser.add_argument(
        "-o", "--out", required=True, metavar="OUT", help="a .png or .webp file, or - for standard output"
    )
    return parser


def _text(name: str) -> str:
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as fault:
        raise BadRequest(f"{name} cannot be read: {fault.strerror}") from None
    return data.decode("utf-8")


def _look(text: str, number: int | None, ply: int | None, seat: str | None, kind: str) -> tuple[View, tuple[str, str]]:
    """The view that was asked for, and who played."""
    record = read(text)
    match = record.match
    rounds = len(match.rounds)
    if number is not None and not 1 <= number <= rounds:
        raise BadRequest(f"there is no round {number}: the record has {rounds}")
    number = number or rounds
    moves = len(match.rounds[number - 1].events)
    if ply is not None and not 0 <= ply <= moves:
        raise BadRequest(f"there is no ply {ply}: round {number} has {moves} moves")
    if number < rounds or (ply is not None and ply < moves):
        match = match.rewind(number, moves if ply is None else ply)  # takes back how the match ended, too
    if kind == "panel" and seat == "public":
        raise BadRequest("a panel is one player's: --seat 1 or --seat 2")
    if kind == "panel" and seat is None:
        seat = str((match.mover or 0) + 1)
    seen = view(match, None if seat in (None, "public") else int(seat) - 1)
    if kind == "result" and not (seen.result or seen.outcome):
        raise BadRequest(f"round {number} is not over after {seen.ply} moves: there is no result to paint")
    return seen, record.seats


def _write(picture: Picture, name: str) -> None:
    if name == "-":
        sys.stdout.buffer.write(picture.data)
        return
    path = Path(name)
    if path.suffix.lower() not in FORMATS:
        raise BadRequest(f"{name}: a picture is written as {' or '.join(FORMATS)}")
    data = picture.data if path.suffix.lower() == ".png" else _as_webp(picture)
    try:
        path.write_bytes(data)
    except OSError as fault:
        raise BadRequest(f"{name} cannot be written: {fault.strerror}") from None


def _as_webp(picture: Picture) -> bytes:
    stream = BytesIO()
    with Image.open(BytesIO(picture.data)) as image:
        image.convert("RGB").save(stream, "WEBP", lossless=True)
    return stream.getvalue()


if __name__ == "__main__":
    sys.exit(main())
