"""What somebody calls themselves is cleaned wherever it is shown: nothing turns or hides what stands beside it."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from cogs.core import shown_name

COGS = Path(__file__).parents[2] / "cogs"


def test_what_turns_or_breaks_a_line_is_left_out() -> None:
    clicked = cast("Any", SimpleNamespace(user=SimpleNamespace(display_name="\u202eRavi\n# \u200bfree\u2028 gold")))
    assert shown_name.shown_name(clicked) == "Ravi # free gold"


def test_nobody_else_reads_what_discord_shows() -> None:
    """A card, a line of a day and the plate of an exercise showed it as it came."""
    readers = {file.name for file in COGS.rglob("*.py") if "display_name" in file.read_text(encoding="utf-8")}
    assert readers == {"shown_name.py"}
