"""Checks a request body: collects every error at its path, as Discord's error 50035 reports them."""

from collections.abc import Collection
from typing import Any

from playground.errors import DiscordError

Path = tuple[str | int, ...]


class BodyCheck:
    """A place in a request body. `at` walks deeper; all places of one body share their errors."""

    def __init__(self, path: Path = (), errors: list[tuple[Path, str, str]] | None = None) -> None:
        self._path = path
        self._errors = errors if errors is not None else []

    def at(self, *steps: str | int) -> "BodyCheck":
        """The place further in."""
        return BodyCheck((*self._path, *steps), self._errors)

    def add_error(self, code: str, message: str) -> None:
        """Note an error here."""
        self._errors.append((self._path, code, message))

    def raise_errors(self) -> None:
        """Raise 50035 if anything was noted anywhere in this body."""
        if not self._errors:
            return
        tree: dict[str, Any] = {}
        for path, code, message in self._errors:
            node = tree
            for step in path:
                node = node.setdefault(str(step), {})
            node.setdefault("_errors", []).append({"code": code, "message": message})
        raise DiscordError(400, 50035, "Invalid Form Body", errors=tree, violation=True)

    def text(self, value: object, least: int, most: int) -> bool:
        """A required string of that length; says whether it is one."""
        if value is None:
            self.required()
        elif not isinstance(value, str):
            self.add_error("STRING_TYPE_CONVERT", "Could not interpret as string.")
        elif not least <= len(value) <= most:
            self.add_error("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        else:
            return True
        return False

    def whole(self, value: object, least: int, most: int) -> bool:
        """A required whole number in that range; says whether it is one."""
        if value is None:
            self.required()
        elif not isinstance(value, int) or isinstance(value, bool):
            self.add_error("NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        elif not least <= value <= most:
            self.add_error("NUMBER_TYPE_RANGE", f"int value should be between {least} and {most}.")
        else:
            return True
        return False

    def one_of(self, value: object, choices: Collection[object]) -> bool:
        """One of a fixed set; says whether it is."""
        if value in choices:
            return True
        self.add_error("BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, choices))}}}.")
        return False

    def items(self, value: object, least: int, most: int) -> list[Any]:
        """A list of that length; the list itself for further checks, empty when it is none."""
        if value is None:
            if least:
                self.required()
            return []
        if not isinstance(value, list):
            self.add_error("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
            return []
        if not least <= len(value) <= most:
            self.add_error("BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return value

    def mapping(self, value: object) -> dict[str, Any]:
        """An object; empty, with an error noted, when it is none."""
        if isinstance(value, dict):
            return value
        self.add_error("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
        return {}

    def required(self) -> None:
        """Note that this field is missing."""
        self.add_error("BASE_TYPE_REQUIRED", "This field is required")
