"""Ids of buttons and selects. They carry identity (which match, which position, which move) and never a secret.

`j1|play|K7Q2|1.14|+DG-LK`: our mark and version, the action, its arguments. An id lives as long as its message,
so an action keeps its name and arguments for good; a new meaning gets a new name. How the arguments are read again
is in `click_arguments`.
"""

MARK = "j1"
LONGEST = 100  # Discord's limit


def make(action: str, *arguments: object) -> str:
    text = "|".join([MARK, action, *map(str, arguments)])
    if len(text) > LONGEST:
        raise ValueError(f"an id of {len(text)} characters")
    return text


def parse(text: str) -> tuple[str, list[str]] | None:
    """The action and its arguments; None for an id that is not ours."""
    mark, *parts = text.split("|")
    return (parts[0], parts[1:]) if mark == MARK and parts else None
