"""Tests for the code base itself."""

import ast
import doctest
import importlib
import re
import sys
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PACKAGES = ("ai", "bot", "cogs", "playground", "render", "rules")
OUR_FOLDERS = (*PACKAGES, "deploy", "docs", "tests")
OF_THE_GAME = ("ai", "bot", "cogs", "render", "rules")


def modules(*tops: str) -> Iterator[Path]:
    for top in tops:
        yield from (ROOT / top).rglob("*.py")


def test_every_package_is_listed_for_the_build() -> None:
    found = {
        ".".join(init.parent.relative_to(ROOT).parts) for top in PACKAGES for init in (ROOT / top).rglob("__init__.py")
    }
    assert sorted(PROJECT["tool"]["setuptools"]["packages"]) == sorted(found)


def test_the_import_contracts_see_every_package() -> None:
    """Only top-level packages can be listed: with any other import-linter stops before it checks anything."""
    assert sorted(PROJECT["tool"]["importlinter"]["root_packages"]) == sorted(PACKAGES)


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
    for file in modules(*PACKAGES, "tests"):
        lines = len(file.read_text(encoding="utf-8").splitlines())
        assert lines <= 350, f"{file.relative_to(ROOT)} has {lines} lines: split it by subject"


def test_no_module_is_named_like_one_of_the_standard_library() -> None:
    """Whoever reads `statistics` or `calendar` should not have to guess whose it is."""
    paths = {path.relative_to(ROOT).with_suffix("") for path in modules(*PACKAGES, "tests")}
    names = {(part, path) for path in paths for part in path.parts if not part.startswith("__")}
    assert sorted(str(path) for part, path in names if part in sys.stdlib_module_names) == []


def test_no_class_name_is_defined_in_two_packages() -> None:
    packages: defaultdict[str, set[str]] = defaultdict(set)
    for file in modules(*OF_THE_GAME):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                packages[node.name].add(file.relative_to(ROOT).parts[0])
    assert {name: where for name, where in packages.items() if len(where) > 1} == {}
