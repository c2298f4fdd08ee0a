"""`python -m rules` as a person uses it: good records, broken records, and what it says about them."""

import io
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rules import Length, Options, Termination
from rules.__main__ import main
from rules.errors import RecordFault
from rules.record import Record, read, write
from tests.rules.playing import random_match, random_steps
from tests.rules.slow_moves import slow_moves


@pytest.fixture
def record() -> str:
    return write(Record(random_match(Random(8)), "K7Q2", ("Mira", "Ravi")))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jaipur"


def run(capsys: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, list[str], str]:
    """Exit code, lines of standard output, standard error."""
    code = main([str(argument) for argument in arguments])
    out, err = capsys.readouterr()
    return code, out.splitlines(), err


def test_check_says_one_line_a_round(record: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(record)
    code, lines, err = run(capsys, "check", file)
    assert (code, err) == (0, "")
    assert len(lines) == record.count("[Round ")
    assert lines[0].startswith(f"{file}: round 1: ")
    assert lines[0].endswith("seal verified")


def test_check_reads_several_files_and_stops_at_the_first_fault(
    record: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(record)
    code, lines, err = run(capsys, "check", file, file.with_name("missing"), file)
    assert code == 1
    assert len(lines) == record.count("[Round ")
    assert err == f"{file.with_name('missing')}: cannot be read: No such file or directory\n"


def test_moves_lists_the_legal_moves_at_the_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    steps = list(random_steps(Random(8)))
    then = next(step for step in steps if step.current.now.ply == 11)
    file.write_text(write(Record(then)))
    code, lines, _ = run(capsys, "moves", file, file)
    now = then.current.now
    market = "".join("DGSCPLK"[(card.bit_length() - 1) // 4] for card in now.market)
    hand = "".join(letter * (now.hands[now.mover] >> 4 * kind & 15) for kind, letter in enumerate("DGSCPL"))
    expected = " ".join(sorted(slow_moves(market, hand, now.herds[now.mover])))
    assert (code, lines) == (0, [f"{file}\t{expected}"] * 2)


def test_a_finished_match_has_no_moves(record: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(record)
    assert run(capsys, "moves", file) == (0, [f"{file}\t"], "")


def test_a_dash_is_standard_input(
    record: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(record.encode())))
    code, lines, _ = run(capsys, "check", "-")
    assert code == 0
    assert lines[0].startswith("-: round 1: ")


@pytest.mark.parametrize(
    ("termination", "loser", "text"),
    [
        (Termination.RESIGNED, 0, "resigned 1"),
        (Termination.TIMEOUT, 1, "timeout 2"),
        (Termination.CANCELLED, None, "cancelled"),
    ],
)
def test_a_match_that_was_not_played_out(
    termination: Termination, loser: int | None, text: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, last = (step for step in random_steps(Random(2)) if step.current.number == 1 and not step.current.now.is_over)
    file.write_text(write(Record(last.end(termination, loser))))
    assert f'[Termination "{text}"]' in file.read_text()
    code, lines, _ = run(capsys, "check", file)
    assert code == 0
    assert termination.value in lines[0]
    assert run(capsys, "moves", file)[1] == [f"{file}\t"]


def test_a_hand_written_record_needs_no_names_no_salt_and_no_round_number(
    record: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = record.split('[Round "2"]')[0]
    kept = [line for line in first.splitlines() if not line.startswith(("[Match", "[Seat", "[Salt", "[Seal", "[Round"))]
    file.write_text("; a comment\n\n" + "\n".join(kept).replace(" +", "\n\t+") + "\n; the end\n")
    code, lines, _ = run(capsys, "check", file)
    assert code == 0
    assert lines[0].endswith("not sealed")


def test_headers_of_the_match_may_be_said_again(record: str, file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (mine,) = re.findall(r"\[Seat1 .*\n", record)
    file.write_text(record.replace('[Round "2"]', f'{mine}[Round "2"]'))
    assert run(capsys, "check", file)[0] == 0


BROKEN: dict[str, tuple[Callable[[str], str], str, str]] = {
    "truncated in the middle of the moves": (
        lambda text: text[: text.index("[Round \"2\"]") - 30],
        "round 1: move ",
        "the round is not over",
    ),
    "truncated in a header": (lambda text: text[: text.index("[Salt") + 12], "round 1: ", "not a header line"),
    "truncated before the moves": (lambda text: text[: text.index("[Bonus4")], "round 1: ", "Bonus4 is missing"),
    "unknown header": (lambda text: text.replace("[Starter", "[Colour", 1), "round 1: ", "unknown header Colour"),
    "header twice": (lambda text: text.replace("[Salt", '[Deck "D"]\n[Salt', 1), "round 1: ", "Deck stands twice"),
    "deck too short": (lambda text: text.replace('[Deck "', '[Deck "X', 1), "round 1: ", "52 letters, not 53"),
    "wrong bonus tokens": (lambda text: text.replace('[Bonus5 "', '[Bonus5 "1 ', 1), "round 1: ", "for 5 cards"),
    "bonus tokens in words": (lambda text: text.replace('[Bonus5 "', '[Bonus5 "x ', 1), "round 1: ", "Bonus5"),
    "a bonus token of 5,000 digits": (
        lambda text: text.replace('[Bonus5 "', f'[Bonus5 "{"9" * 5000} ', 1), "round 1: ", "at most four digits"),
    "a round number of 5,000 digits": (
        lambda text: swap_header(text, "Round", "9" * 5000), "round 1: ", "this is round 999"),
    "a starter of 5,000 digits": (lambda text: swap_header(text, "Starter", "1" * 5000), "round 1: ", "1 or 2"),
    "a score of 5,000 digits": (lambda text: swap_header(text, "Score", "9" * 5000), "round 1: ", "not 999"),
    "a move of 5,000 cards": (lambda text: text.replace("\n\n", f"\n\n-{'D' * 5000} ", 1), "round 1: move 1: ", "-DDD"),
    "starter 3": (lambda text: swap_header(text, "Starter", "3"), "round 1: ", "1 or 2"),
    "the wrong player starts": (
        lambda text: text[:400] + re.sub(r'Starter "(.)"', lambda found: f'Starter "{3 - int(found[1])}"', text[400:]),
        "round 2: ",
        "should start",
    ),
    "wrong score": (lambda text: swap_header(text, "Score", "1-2"), "round 1: ", "not 1-2"),
    "wrong seal": (lambda text: swap_header(text, "Seal", "0" * 64), "round 1: ", "seal does not match"),
    "wrong salt": (lambda text: swap_header(text, "Salt", "0" * 32), "round 1: ", "seal does not match"),
    "seal without salt": (lambda text: re.sub(r"\[Salt.*", "", text), "round 1: ", "without the salt"),
    "wrong round number": (lambda text: text.replace('[Round "2"]', '[Round "7"]'), "round 2: ", "round 7"),
    "absurd round number": (lambda text: text.replace('[Round "1"]', '[Round "-1"]'), "round 1: ", "round -1"),
    "no move at all": (lambda text: text.replace("\n\n", "\n\nhello ", 1), "round 1: move 1: ", "is not a move"),
    "illegal move": (lambda text: text.replace("\n\n", "\n\n+DDDDD-LLLLL ", 1), "round 1: move 1: ", "market has"),
    "move after the end": (lambda text: text.replace('\n\n[R', " +K\n\n[R"), "round 1: move ", "round is over"),
    "termination of a round played out": (
        lambda text: text.replace("[Salt", '[Termination "resigned 1"]\n[Salt', 1),
        "round 1: ",
        "has no Termination",
    ),
    "unknown length": (lambda text: '[Length "forever"]\n' + text, "round 1: ", "forever"),
    "round after the match": (lambda text: '[Length "single"]\n' + text, "round 2: ", "decided before"),
    "a head start stands twice": (
        lambda text: '[HeadStart "2 10"]\n[HeadStart "1 10"]\n' + text, "round 1: ", "was '2 10' and is"),
    "another head start in a later round": (
        lambda text: text.replace('[Round "2"]', '[HeadStart "2 30"]\n[Round "2"]'), "round 2: ", "was not there"),
    "another player in a later round": (
        lambda text: text.replace('[Round "2"]', '[Seat1 "Mallory"]\n[Round "2"]'), "round 2: ", "is 'Mallory'"),
    "moves without headers": (lambda _: "+K +K", "round 1: ", "Deck is missing"),
    "empty": (lambda _: "", "", "no round"),
    "only comments": (lambda _: "; nothing\n\n", "", "no round"),
}  # fmt: skip


def swap_header(text: str, key: str, value: str) -> str:
    """The first header of this name gets another value."""
    start = text.index(f"[{key} ")
    return text[:start] + f'[{key} "{value}"]' + text[text.index("\n", start) :]


@pytest.mark.parametrize("fault", BROKEN)
@pytest.mark.parametrize("command", ["check", "moves"])
def test_a_broken_record_is_explained(
    fault: str, command: str, record: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    break_it, place, reason = BROKEN[fault]
    file.write_text(break_it(record))
    code, _, err = run(capsys, command, file)
    assert code == 1
    assert err.startswith(f"{file}: {place}")
    assert reason in err
    assert err.count("\n") == 1


ESCAPE = "\x1b]0;owned\x07\x1b[31m\u202e"  # a new title for the window, red, and from right to left
HOSTILE: dict[str, Callable[[str], str]] = {
    "in the round number": lambda text: swap_header(text, "Round", ESCAPE),
    "in a key": lambda text: text.replace("[Starter", f"[{ESCAPE}Starter", 1),
    "in a score": lambda text: swap_header(text, "Score", ESCAPE),
    "in a deck": lambda text: re.sub('Deck "....................', f'Deck "{ESCAPE}', text, count=1),
    "in a move": lambda text: text.replace("\n\n", f"\n\n{ESCAPE} ", 1),
    "in the middle of a move": lambda text: text.replace("\n\n", f"\n\n+D{ESCAPE} ", 1),
    "in a length": lambda text: f'[Length "{ESCAPE}"]\n{text}',
    "in a termination": lambda text: text.replace("[Salt", f'[Termination "{ESCAPE}"]\n[Salt', 1),
}


@pytest.mark.parametrize("where", HOSTILE)
@pytest.mark.parametrize("command", ["check", "moves"])
def test_a_record_cannot_talk_to_the_terminal(
    where: str, command: str, record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"{ESCAPE}\n.jaipur"
    file.write_text(HOSTILE[where](record))
    code, lines, err = run(capsys, command, file)
    assert code == 1
    assert all(line.isprintable() for line in [*lines, *err.splitlines()])
    assert err.count("\n") == 1
    assert len(err) < 1000


def test_a_file_name_cannot_talk_to_the_terminal(
    record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / f"{ESCAPE}\n\udcff.jaipur"
    file.write_text(record)
    for command in ("check", "moves"):
        code, lines, _ = run(capsys, command, file)
        assert code == 0
        assert all(line.isprintable() or "\t" in line for line in lines)
        assert "\\x1b" in lines[0]
        assert "\\udcff" in lines[0]


@given(data=st.data(), text=st.text(max_size=30))
@example(data=None, text="9" * 5000)
def test_whatever_stands_in_a_record_is_verified_or_explained(data: st.DataObject | None, text: str) -> None:
    good = write(Record(random_match(Random(8)), "K7Q2", ("Mira", "Ravi")))
    place = data.draw(st.integers(0, len(good))) if data else good.index('[Bonus3 "') + len('[Bonus3 "')
    says = ""
    try:
        read(good[:place] + text + good[place:])
    except RecordFault as fault:
        says = str(fault)
    assert says.isprintable()


def test_a_move_number_counts_from_one_within_its_round(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = random_match(Random(8), Options(Length.SINGLE))
    moves = [str(event.move) for event in match.current.events]
    text = write(Record(match))
    file.write_text(text[: text.index("\n\n") + 2] + " ".join([*moves[:6], "+KK-LL", *moves[6:]]))
    assert run(capsys, "check", file)[2].startswith(f"{file}: round 1: move 7: +KK-LL: ")


def test_not_utf8(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_bytes(b'[Match "\xff"]')
    assert run(capsys, "check", file) == (1, [], f"{file}: not UTF-8 text: byte 9 cannot be read\n")


def test_a_directory(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "check", tmp_path) == (1, [], f"{tmp_path}: cannot be read: Is a directory\n")


def test_it_runs_as_a_program(record: str, file: Path) -> None:
    file.write_text(record)
    command = [sys.executable, "-m", "rules", "check", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert subprocess.run(command[:-2], capture_output=True, check=False).returncode == 2
