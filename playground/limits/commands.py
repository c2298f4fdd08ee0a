"""Application commands as they are registered: names, options, choices, localisations, total size."""

from collections.abc import Collection
from typing import Any

from playground.body_check import BodyCheck
from playground.limits import values as limits
from playground.limits.command_names import check_descriptions, check_names
from playground.limits.command_options import check_options

CHAT_INPUT = 1
KINDS = (1, 2, 3)
INSTALLS = (0, 1)  # in a guild, with a person


def check_commands(commands: list[Any], installs: Collection[int] = INSTALLS) -> None:
    """A whole set, as a bulk overwrite sends it: each command, the counts, and no name twice."""
    check = BodyCheck()
    seen: set[tuple[int, str]] = set()
    counts = dict.fromkeys(KINDS, 0)
    for index, raw in enumerate(commands):
        place = check.at(index)
        command = place.mapping(raw)
        check_command(place, command, installs)
        kind = command.get("type") or CHAT_INPUT
        key = (kind, str(command.get("name")))
        if key in seen:
            place.at("name").add_error(
                "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)
        if kind in counts:
            counts[kind] += 1
    for kind, count in counts.items():
        if count > limits.COMMANDS[kind]:
            check.add_error("APPLICATION_COMMANDS_TOO_MANY", f"At most {limits.COMMANDS[kind]} of type {kind}.")
    check.raise_errors()


def check_command(check: BodyCheck, command: dict[str, Any], installs: Collection[int] = INSTALLS) -> None:
    """One command with all its options. `installs` are the ways in which the application can be installed."""
    kind = command.get("type") or CHAT_INPUT
    if not check.at("type").one_of(kind, KINDS):
        return
    if kind == CHAT_INPUT:
        check_names(check, command)
        check_descriptions(check, command)
        check_options(check.at("options"), command.get("options"), depth=0)
    else:
        check.at("name").text(command.get("name"), 1, limits.COMMAND_NAME)
        if command.get("description"):
            check.at("description").add_error("APPLICATION_COMMAND_NO_DESCRIPTION", "Menus have no description.")
        if command.get("options"):
            check.at("options").add_error("APPLICATION_COMMAND_NO_OPTIONS", "Menus have no options.")
    for key in ("contexts", "integration_types"):
        allowed = (0, 1, 2) if key == "contexts" else tuple(installs)
        for index, value in enumerate(check.at(key).items(command.get(key), 0, 3)):
            check.at(key, index).one_of(value, allowed)
    permissions = command.get("default_member_permissions")
    if permissions is not None and not str(permissions).isdigit():
        check.at("default_member_permissions").add_error("BITFIELD_TYPE_CONVERT", "Not a bit string.")
    if size(command) > limits.COMMAND_CHARACTERS:
        check.add_error(
            "APPLICATION_COMMAND_TOO_LARGE",
            f"Command exceeds maximum size ({limits.COMMAND_CHARACTERS})",
        )


def size(command: dict[str, Any]) -> int:
    """Names, descriptions and choice values of everything, counting of each text the longest language."""
    total = longest(command, "name") + longest(command, "description")
    for choice in command.get("choices") or []:
        total += longest(choice, "name") + len(str(choice.get("value", "")))
    return total + sum(size(option) for option in command.get("options") or [])


def longest(thing: dict[str, Any], key: str) -> int:
    """The length of the longest language of a text."""
    texts = [thing.get(key) or "", *(thing.get(f"{key}_localizations") or {}).values()]
    return max(len(str(text)) for text in texts)
