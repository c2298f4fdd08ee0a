"""Whoever paints gets views: nothing in render/ can reach the full state of a match."""

import ast
from pathlib import Path

import pytest

import render

FOLDER = Path(render.__file__).parent
STATE = {"rules.match", "rules.round", "rules.deal", "rules.record"}
STATE_NAMES = {"Match", "Round", "Deal", "Played"}
FILES = sorted(FOLDER.rglob("*.py"))


def imported(file: Path) -> set[str]:
    """Modules, and names out of modules, that a file imports anywhere."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(FOLDER)))
def test_no_painter_imports_the_full_state(file: Path) -> None:
    names = imported(file)
    if file.name == "__main__.py" and file.parent == FOLDER:
        names -= {"rules.record", "rules.record.read"}  # the command line replays records: it has to
    assert not names & STATE
    assert not {name.rpartition(".")[2] for name in names if name.startswith("rules")} & STATE_NAMES


def test_only_the_art_needs_the_rasteriser() -> None:
    users = {file.relative_to(FOLDER).as_posix() for file in FILES if "resvg_py" in imported(file)}
    assert users == {"art/rasterise.py"}
    painters = [file for file in FILES if file.parent == FOLDER]
    assert not [file.name for file in painters if any(name.startswith("render.art") for name in imported(file))]


def test_painters_know_what_an_analysis_found_and_nothing_else_of_the_merchants() -> None:
    users = {name for file in FILES for name in imported(file) if name.split(".")[0] == "ai"}
    assert {name for name in users if not name.startswith("ai.analysis")} == set()
