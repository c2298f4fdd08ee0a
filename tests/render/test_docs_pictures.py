"""The pictures of README and docs: painted as the page says, and each of them is shown."""

import re
import shlex
from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main

HOUSE = Path(__file__).parents[2]
DOCS = HOUSE / "docs"
COMMANDS = re.findall(r"^python -m render (docs/\S+ .+)$", (DOCS / "pictures.md").read_text(encoding="utf-8"), re.M)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_picture_is_what_its_command_paints(command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HOUSE)
    *arguments, shown = shlex.split(command)
    painted = tmp_path / "painted.png"
    assert main([*arguments, str(painted)]) == 0
    with Image.open(painted) as now, Image.open(HOUSE / shown) as then:  # packed as it may be
        assert now.convert("RGB").tobytes() == then.convert("RGB").tobytes(), f"python -m render {command}"


def test_the_commands_are_found() -> None:
    assert {Path(shlex.split(command)[-1]).stem for command in COMMANDS} == {"board", "panel", "result"}


def test_every_picture_is_shown_somewhere() -> None:
    pages = [HOUSE / "README.md", HOUSE / "CONTRIBUTING.md", *DOCS.glob("*.md")]
    text = "\n".join(page.read_text(encoding="utf-8") for page in pages)
    assert [one.name for one in (DOCS / "pictures").iterdir() if f"pictures/{one.name}" not in text] == []
