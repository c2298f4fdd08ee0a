"""Tests for the code base itself."""

import doctest
import importlib
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = ("ai", "bot", "cogs", "playground", "render", "rules")
OUR_FOLDERS = (*PACKAGES, "deploy", "docs", "tests")


def test_every_package_is_listed_for_the_build() -> None:
    found = {
        ".".join(init.parent.relative_to(ROOT).parts) for top in PACKAGES for init in (ROOT / top).rglob("__init__.py")
    }
    assert sorted(PROJECT["tool"]["setuptools"]["packages"]) == sorted(found)


def test_every_make_target_has_a_line_in_help() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = re.search(r"^\.PHONY: (.+)$", makefile, re.MULTILINE)
    assert phony
    for target in phony[1].split():
        assert re.search(rf"^{target}:.*## \S", makefile, re.MULTILINE), target


def test_the_lock_has_hashes_and_no_addresses() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert "://" not in lock
    pins = re.findall(r"^(\S+)==", lock, re.MULTILINE)
    assert len(pins) > 20
    for block in re.split(r"^(?=\S)", lock, flags=re.MULTILINE)[1:]:
        assert "--hash=sha256:" in block, block[:60]


def test_every_dependency_of_the_project_is_in_the_lock() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    project = PROJECT["project"]
    for wanted in [*project["dependencies"], *project["optional-dependencies"]["dev"]]:
        name = re.split(r"[=<>~]", wanted)[0].replace(".", "-").replace("_", "-").lower()
        assert re.search(rf"^{name}==", lock, re.MULTILINE), wanted


@pytest.mark.parametrize(
    "document",
    [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))],
    ids=lambda it: it.name,
)
def test_every_file_that_a_document_names_exists(document: Path) -> None:
    """In backticks: a file, a folder, or a pattern such as `docs/*.md`. `bot/…` and `tests/<name>.py` name none."""
    named = re.findall(r"`((?:\w+/)[^`\s]*)`", document.read_text(encoding="utf-8"))
    ours = [path for path in named if path.split("/")[0] in OUR_FOLDERS and not re.search("[…<{]", path)]
    missing = [path for path in ours if not any(ROOT.glob(path.rstrip("/").partition("#")[0]))]
    assert missing == []


@pytest.mark.parametrize("module", ["rules", "bot.language"])
def test_the_examples_in_docstrings_run(module: str) -> None:
    done = doctest.testmod(importlib.import_module(module))
    assert done.attempted
    assert not done.failed


def test_no_file_is_too_long_to_read() -> None:
    for top in (*PACKAGES, "tests"):
        for file in (ROOT / top).rglob("*.py"):
            lines = len(file.read_text(encoding="utf-8").splitlines())
            assert lines <= 350, f"{file.relative_to(ROOT)} has {lines} lines: split it by subject"
