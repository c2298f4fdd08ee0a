"""The options of an application command: nesting, order, choices, ranges."""

from typing import Any

from playground.body_check import BodyCheck
from playground.limits import values as limits
from playground.limits.command_names import check_descriptions, check_names

SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
WITH_CHOICES = (STRING, INTEGER, NUMBER)
KINDS = range(1, 12)


def check_options(check: BodyCheck, options: object, *, depth: int) -> None:
    """One level of options. Depth 0 is the command's own, 1 below a group or subcommand, and so on."""
    listed = check.items(options, 0, limits.COMMAND_OPTIONS)
    names: set[str] = set()
    optional_seen = False
    for index, raw in enumerate(listed):
        place = check.at(index)
        option = place.mapping(raw)
        check_names(place, option)
        check_descriptions(place, option)
        own = {str(option.get("name")), *map(str, (option.get("name_localizations") or {}).values())}
        if names & own:
            place.at("name").add_error("APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names |= own
        kind = option.get("type")
        if not place.at("type").one_of(kind, KINDS):
            continue
        if option.get("required"):
            if optional_seen:
                place.at("required").add_error(
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
        else:
            optional_seen = True
        check_kind(place, option, depth)
    kinds = {option.get("type") for option in listed if isinstance(option, dict)}
    if kinds & {SUBCOMMAND, GROUP} and kinds - {SUBCOMMAND, GROUP}:
        check.add_error("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and options cannot be mixed")


def check_kind(check: BodyCheck, option: dict[str, Any], depth: int) -> None:
    """What one option may have according to its type."""
    kind = option["type"]
    if kind == GROUP:
        if depth > 0:
            check.at("type").add_error("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups cannot be nested")
        check_options(check.at("options"), option.get("options"), depth=depth + 1)
        if any(o.get("type") != SUBCOMMAND for o in option.get("options") or []):
            check.at("options").add_error("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds sub-commands")
        return
    if kind == SUBCOMMAND:
        if any(o.get("type") in (SUBCOMMAND, GROUP) for o in option.get("options") or []):
            check.at("options").add_error("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands cannot be nested")
        else:
            check_options(check.at("options"), option.get("options"), depth=depth + 1)
        return
    check_choices(check, option)
    for key, least in (("min_length", 0), ("max_length", 1)):
        if option.get(key) is not None:
            check.at(key).whole(option[key], least, limits.OPTION_LENGTH)
    for key in ("min_value", "max_value"):
        bound = option.get(key)
        if bound is not None and (kind not in (INTEGER, NUMBER) or abs(bound) > limits.LARGEST_NUMBER):
            check.at(key).add_error("NUMBER_TYPE_RANGE", "Only numbers have bounds, up to 2^53 - 1.")


def check_choices(check: BodyCheck, option: dict[str, Any]) -> None:
    """Fixed choices, never together with autocomplete."""
    choices = check.at("choices").items(option.get("choices"), 0, limits.CHOICES)
    if choices and option.get("autocomplete"):
        check.at("autocomplete").add_error(
            "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", "Autocomplete and choices exclude each other"
        )
    if option.get("autocomplete") and option["type"] not in WITH_CHOICES:
        check.at("autocomplete").add_error("APPLICATION_COMMAND_AUTOCOMPLETE_TYPE", "Not for this type of option")
    check_choice_list(check.at("choices"), choices, option["type"])


def check_choice_list(check: BodyCheck, choices: list[Any], kind: int) -> None:
    """Choices of an option or of an autocomplete answer: texts in bounds, values of the option's type."""
    for index, raw in enumerate(choices):
        place = check.at(index)
        choice = place.mapping(raw)
        place.at("name").text(choice.get("name"), 1, limits.CHOICE_TEXT)
        value = choice.get("value")
        if kind == STRING:
            place.at("value").text(value, 0, limits.CHOICE_TEXT)
        elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else int | float):
            place.at("value").add_error("NUMBER_TYPE_COERCE", f'Value "{value}" does not fit the option.')
