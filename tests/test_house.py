"""Tests for the code base itself."""

import ast
import doctest
import importlib
import importlib.metadata
import os
import re
import shutil
import subprocess
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


HOSTS, DEVELOPERS = "requirements.lock", "requirements-dev.lock"


def locked(name: str) -> dict[str, str]:
    """The packages of a lock, each with all of its lines: versions, conditions, hashes."""
    blocks = re.split(r"^(?=\S)", (ROOT / name).read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]
    packages: dict[str, str] = {}
    for block in blocks:
        package = block.partition("==")[0]
        packages[package] = packages.get(package, "") + block
    return packages


def wanted(requirements: list[str]) -> set[str]:
    return {re.split(r"[=<>~]", one)[0].replace(".", "-").replace("_", "-").lower() for one in requirements}


@pytest.mark.parametrize("name", [HOSTS, DEVELOPERS])
def test_a_lock_has_hashes_and_no_addresses(name: str) -> None:
    assert "://" not in (ROOT / name).read_text(encoding="utf-8")
    assert len(locked(name)) > 20
    for package, lines in locked(name).items():
        assert "--hash=sha256:" in lines, package


def test_every_dependency_of_the_project_is_in_its_lock() -> None:
    project = PROJECT["project"]
    to_run, to_develop = wanted(project["dependencies"]), wanted(project["optional-dependencies"]["dev"])
    assert to_run <= set(locked(HOSTS))
    assert to_run | to_develop <= set(locked(DEVELOPERS))
    assert not to_develop & set(locked(HOSTS)), "who only hosts needs no tools"


def test_hosts_run_what_developers_tested() -> None:
    tested = locked(DEVELOPERS)
    for package, lines in locked(HOSTS).items():
        assert tested[package] == lines, package


def test_what_hosts_run_imports_nothing_that_they_do_not_have() -> None:
    distributions, hosts = importlib.metadata.packages_distributions(), set(locked(HOSTS))
    for file in modules(*PACKAGES):
        if file.relative_to(ROOT).parts[:2] == ("render", "art"):
            continue  # makes the sprites, which hosts have
        if file.match("ai/training/compiled_*.py"):
            continue  # faster where it can be had: whoever imports them does without, too
        for name in imported(file):
            for distribution in distributions.get(name, []):
                assert wanted([distribution]) <= hosts, f"{file.relative_to(ROOT)} imports {name}"


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize(
    ("target", "lock"),
    [
        *((target, HOSTS) for target in ("setup", "run")),
        *((target, DEVELOPERS) for target in ("test", "check", "chaos", "bench", "art", "golden", "lock")),
    ],
)
def test_a_make_target_installs_what_it_needs(tmp_path: Path, target: str, lock: str) -> None:
    """Once: not again while the lock is as it was. Make only says here what it would do."""
    for name in ("Makefile", HOSTS, DEVELOPERS):
        shutil.copy(ROOT / name, tmp_path)
        os.utime(tmp_path / name, (1000, 1000))

    def installs() -> list[str]:
        command = ["make", "--dry-run", "--no-print-directory", target]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60, check=True)
        return re.findall(r"pip install .* -r (\S+)", done.stdout)

    assert installs() == [lock]
    (tmp_path / ".venv").mkdir()
    for marker in (".ready", ".ready-dev"):
        (tmp_path / ".venv" / marker).touch()
        os.utime(tmp_path / ".venv" / marker, (2000, 2000))
    assert installs() == []
    os.utime(tmp_path / lock, (3000, 3000))
    assert installs() == [lock]


EVERY_DOCUMENT = pytest.mark.parametrize(
    "document",
    [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))],
    ids=lambda it: it.name,
)


@EVERY_DOCUMENT
def test_every_row_of_a_table_has_the_cells_of_its_head(document: Path) -> None:
    """A row that a merge put into the wrong table is shown without what does not fit."""
    cells, odd = 0, []
    for line in document.read_text(encoding="utf-8").splitlines():
        here = len(re.findall(r"(?<!\\)\|", line)) if line.startswith("|") else 0
        if here != cells and cells and here:
            odd.append(line)
        cells = cells if cells and here else here
    assert odd == []


@EVERY_DOCUMENT
def test_every_file_that_a_document_names_exists(document: Path) -> None:
    """In backticks: a file, a folder, or a pattern such as `docs/*.md`. `bot/…` and `tests/<name>.py` name none."""
    words = document.read_text(encoding="utf-8")
    named = re.findall(r"`((?:\w+/)[^`\s]*)`", words)
    ours = [path for path in named if path.split("/")[0] in OUR_FOLDERS and not re.search("[…<{]", path)]
    missing = [path for path in ours if not any(ROOT.glob(path.rstrip("/").partition("#")[0]))]
    assert missing == []
    short = re.findall(r"`(\w+\.py)`", words)  # whose folder was named just before
    assert [name for name in short if not any(file.name == name for file in modules(*PACKAGES, "tests"))] == []


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


def test_no_wait_in_the_code_is_without_an_end() -> None:
    """Whoever waits for an event of ours waits for so long at most: it may never come."""
    endless = {  # ends with the bot
        ("bot/client.py", "told_to_stop.wait()"),
        ("bot/client.py", "turn.lost.wait()"),
        ("bot/hosting/standby.py", "told_to_stop.wait()"),
        ("bot/store/postgresql_others.py", "cut.wait()"),
        ("bot/workers/pool.py", "process.wait()"),
    }
    found = {
        (str(file.relative_to(ROOT)), ast.unparse(node))
        for file in modules("bot", "cogs")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and ast.unparse(node).endswith(".wait()")
    }
    with_an_end = {
        ("bot/store/gate.py", "self._is_empty.wait()"),
        ("bot/store/postgresql_others.py", "self._has_tried.wait()"),
        ("cogs/core/request.py", "self.answered.wait()"),
    }
    assert found - endless == with_an_end, "put it under asyncio.timeout"
