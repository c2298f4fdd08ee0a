"""Reading the arguments of a click by the annotations of its handler, as web frameworks read paths.

    @click("history")
    async def turn(self, interaction: Interaction, whose: UserId, chosen: HistoryFilter, page: Page) -> Screen: ...

    @click("history-open")
    async def open(self, interaction: Interaction, *, chosen: Code) -> Screen: ...

What stands in the id becomes the positional arguments. What was chosen in a select becomes the keyword argument
`chosen`: one value, none or one (`Code | None`), or any number (`tuple[Code, ...]`). An argument can be

- a whole number in a range: `Annotated[int, Between(0, 99)]`, such as `Page` or `UserId`
- a member of an enumeration, by name or by value, or one of several words: `Literal["on", "off"]`
- a code of a match or a challenge: `Code`; a move in our notation: `Move`
- any class with a `from_text(text)` that raises ValueError for what it does not know, such as `Position`
- any text: `str`

Whatever does not fit is an id that nobody was offered, or no longer: `OldButton`.
"""

import inspect
import types
import typing
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any, Literal, NewType, get_args, get_origin

from cogs.core.errors import OldButton
from rules import Move, NotAMove, parse

Read = Callable[[str], Any]
Code = NewType("Code", str)  # of a match or a challenge, as it is stored
LONGEST_CODE = 16
CHOSEN = "chosen"  # the keyword argument with the values of a select


@dataclass(frozen=True, slots=True)
class Between:
    """The range of a whole number, both ends included."""

    least: int
    most: int

    def read(self, text: str) -> int:
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= len(str(self.most))):
            raise ValueError(text)
        if not self.least <= int(text) <= self.most:
            raise ValueError(text)
        return int(text)


Page = Annotated[int, Between(0, 9_999)]
Version = Annotated[int, Between(0, 10**9)]
RoundNumber = Annotated[int, Between(0, 999)]
UserId = Annotated[int, Between(0, 2**63 - 1)]
ServerId = Annotated[int, Between(0, 2**63 - 1)]
ChannelId = Annotated[int, Between(0, 2**63 - 1)]
OnOff = Literal["on", "off"]


class ClickArguments:
    """How a handler's arguments are read. Made once, when the cog is loaded: a bad annotation stops the start."""

    def __init__(self, method: Callable[..., Any]) -> None:
        hints = typing.get_type_hints(method, include_extras=True)
        parameters = list(inspect.signature(method).parameters.values())[1:]  # without the interaction
        self._positional = [_reader(hints[one.name]) for one in parameters if one.kind is not one.KEYWORD_ONLY]
        by_keyword = [one.name for one in parameters if one.kind is one.KEYWORD_ONLY]
        if by_keyword not in ([], [CHOSEN]):
            raise TypeError(f"{method.__qualname__}: only {CHOSEN} can be a keyword argument")
        self._chosen = _choice(hints[CHOSEN]) if by_keyword else None

    def read(self, parts: Sequence[str], values: Sequence[str]) -> tuple[list[Any], dict[str, Any]]:
        """The arguments for this id and these values of a select. Raises OldButton."""
        if len(parts) != len(self._positional):
            raise OldButton
        try:
            arguments = [read(part) for read, part in zip(self._positional, parts, strict=True)]
            return arguments, {CHOSEN: self._chosen(values)} if self._chosen else {}
        except (ValueError, NotAMove):
            raise OldButton from None


def _choice(annotation: Any) -> Callable[[Sequence[str]], Any]:
    """How the values of a select are read."""
    if get_origin(annotation) is tuple:
        read = _reader(get_args(annotation)[0])
        return lambda values: tuple(map(read, values))
    if get_origin(annotation) in (types.UnionType, typing.Union) and types.NoneType in get_args(annotation):
        (kind,) = (kind for kind in get_args(annotation) if kind is not types.NoneType)
        read = _reader(kind)
        return lambda values: read(_only(values)) if values else None
    read = _reader(annotation)
    return lambda values: read(_only(values))


def _only(values: Sequence[str]) -> str:
    if len(values) != 1:
        raise ValueError(values)
    return values[0]


def _reader(annotation: Any) -> Read:
    """How one argument is read. Raises TypeError for an annotation that says nothing about it."""
    if get_origin(annotation) is Annotated:
        between = next((extra for extra in get_args(annotation)[1:] if isinstance(extra, Between)), None)
        if between:
            return between.read
    if get_origin(annotation) is Literal:
        return _one_of(get_args(annotation))
    if annotation is Code:
        return _code
    if annotation is Move:
        return parse
    if annotation is str:
        return str
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return _member_of(annotation)
    if hasattr(annotation, "from_text"):
        read: Read = annotation.from_text
        return read
    raise TypeError(f"no argument of a click can be read as {annotation}")


def _code(text: str) -> str:
    if not (text.isascii() and text.isalnum() and len(text) <= LONGEST_CODE):
        raise ValueError(text)
    return text


def _one_of(words: Sequence[str]) -> Read:
    def read(text: str) -> str:
        if text not in words:
            raise ValueError(text)
        return text

    return read


def _member_of(kind: type[Enum]) -> Read:
    def read(text: str) -> Enum:
        return kind[text] if text in kind.__members__ else kind(text)

    return read
