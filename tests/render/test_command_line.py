"""`python -m render`: pictures from records, and one clear line where that is not possible."""

import subprocess
import sys
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from render import board, panel, result
from render.__main__ import main
from rules import Termination, view
from rules.match import Match
from rules.record import Record, write
from tests.render.scenes import eager_match

ROOT = Path(__file__).parent.parent.parent


NAMES = ("Anoushka", "Balthazar")


@pytest.fixture(scope="module")
def match() -> Match:
    finished = eager_match(5, 400)
    assert finished.is_over
    return finished


@pytest.fixture
def record(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "game.jaipur"
    path.write_text(write(Record(match, "K7Q2", NAMES)), encoding="utf-8")
    return path


def painted(record: Path, *arguments: str) -> bytes:
    out = record.with_name("out.png")
    assert main([str(record), *arguments, "-o", str(out)]) == 0
    return out.read_bytes()


def test_the_end_of_the_record_is_painted_unless_asked_otherwise(record: Path, match: Match) -> None:
    assert painted(record) == board(view(match, None), NAMES).data
    assert painted(record, "--kind", "result") == result(view(match, None), NAMES).data


def test_any_moment_from_any_seat(record: Path, match: Match) -> None:
    then, moment = match.rewind(1, 12), ("--round", "1", "--ply", "12")
    assert then.mover is not None
    assert painted(record, *moment) == board(view(then, None), NAMES).data
    assert painted(record, *moment, "--seat", "2", "--kind", "panel") == panel(view(then, 1), NAMES).data
    assert painted(record, *moment, "--kind", "panel") == panel(view(then, then.mover), NAMES).data
    assert painted(record, *moment, "--seat", "1") == board(view(then, None), NAMES).data


def test_the_result_of_an_earlier_round(record: Path, match: Match) -> None:
    then = match.rewind(1, len(match.rounds[0].events))
    assert painted(record, "--round", "1", "--kind", "result") == result(view(then, None), NAMES).data


def test_a_match_that_was_given_up_has_a_result(tmp_path: Path) -> None:
    path = tmp_path / "game.jaipur"
    path.write_text(write(Record(eager_match(5, 20).end(Termination.RESIGNED, loser=0))), encoding="utf-8")
    assert painted(path, "--kind", "result")


def test_webp_where_the_name_says_so(record: Path) -> None:
    out = record.with_name("out.webp")
    assert main([str(record), "-o", str(out)]) == 0
    with Image.open(out) as picture:
        assert picture.format == "WEBP"


def test_standard_input_and_output(record: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "render", "-", "-o", "-"], input=record.read_bytes(), capture_output=True, cwd=ROOT
    )
    assert done.returncode == 0
    with Image.open(BytesIO(done.stdout)) as picture:
        assert picture.width == 1080


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--round", "9"], "there is no round 9"),
        (["--round", "0"], "there is no round 0"),
        (["--ply", "999"], "there is no ply 999"),
        (["--ply", "-1"], "there is no ply -1"),
        (["--ply", "many"], "invalid int value"),
        (["--seat", "3"], "invalid choice"),
        (["--kind", "film"], "invalid choice"),
        (["--kind", "panel", "--seat", "public"], "a panel is one player's"),
        (["--kind", "result", "--ply", "3"], "is not over after 3 moves"),
        (["-o", "out.gif"], ".png or .webp"),
        (["-o", "no/such/folder/out.png"], "cannot be written"),
    ],
)
def test_a_bad_request_gets_one_clear_line(
    record: Path, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    out = [] if "-o" in arguments else ["-o", str(record.with_name("out.png"))]
    with pytest.raises(SystemExit) as stopped:
        sys.exit(main([str(record), *arguments, *out]))
    assert stopped.value.code == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert said in lines[0]
    assert not record.with_name("out.png").exists()


def test_a_missing_file_is_a_bad_request(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.jaipur"), "-o", "out.png"]) == 2
    assert capsys.readouterr().err.endswith("none.jaipur cannot be read: No such file or directory\n")


@pytest.mark.parametrize(
    ("content", "said"),
    [(b"", "there is no round in it"), (b"[Deck]\n", "not a header line"), (b"\xff\xfe", "not UTF-8 text")],
)
def test_a_faulty_record_is_named(
    tmp_path: Path, content: bytes, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.jaipur"
    path.write_bytes(content)
    assert main([str(path), "-o", str(tmp_path / "out.png")]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert said in lines[0]
