"""The comparison with an earlier commit: the folder that it is built in, and the table. Nothing is timed here."""

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.load import compare
from tests.load.compare import Figure, earlier, table
from tests.load.processes import HERE


def test_both_columns_and_the_ratio_are_printed() -> None:
    head, row = table("abc123", [Figure("board, ms", 8.0, 2.0)])
    assert head.split()[:3] == ["what", "abc123", "now"]
    assert row.split() == ["board,", "ms", "8", "2", "0.25"]


@pytest.mark.skipif(not (HERE / ".git").exists() or not shutil.which("git"), reason="this is no clone")
def test_the_earlier_commit_lies_in_a_folder_of_its_own_until_it_is_measured() -> None:
    with earlier("HEAD") as folder:
        assert (folder / "rules" / "moves.py").is_file()
        assert folder.resolve() != HERE
    assert not folder.exists()
    known = subprocess.run(["git", "worktree", "list"], cwd=HERE, capture_output=True, text=True, check=True).stdout
    assert str(folder) not in known


def test_what_is_measured_of_the_parts_runs_with_this_commit(tmp_path: Path) -> None:
    measured = compare._part(HERE)
    assert set(measured) == {"board, ms", "panel, ms", "random rounds a second"}
    assert all(value > 0 for value in measured.values())
