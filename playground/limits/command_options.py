"""The options of an application command: nesting, order, choices, ranges."""

from typing import Any

from playground.body_check import Form
from playground.limits import values as numbers
from playground.limits.command_names import check_descriptions, check_names

SUBCOMMAND, GROUP, STRING, INTEGER, NUMBER = 1, 2, 3, 4, 10
WITH_CHOICES = (STRING, INTEGER, NUMBER)
KINDS = range(1, 12)


def check_options(form: Form, options: object, *, depth: int) -> None:
    """One level of options. Depth 0 is the command's own, 1 below a group or subcommand, and so on."""
    listed = form.items(options, 0, numbers.COMMAND_OPTIONS)
    names: set[str] = set()
    optional_seen = False
    for index, raw in enumerate(listed):
        place = form.at(index)
        option = place.mapping(raw)
        check_names(place, option)
        check_descriptions(place, option)
        own = {str(option.get("name")), *map(str, (option.get("name_localizations") or {}).values())}
        if names & own:
            place.at("name").bad("APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
        names |= own
        kind = option.get("type")
        if not place.at("type").one_of(kind, KINDS):
            continue
        if option.get("required"):
            if optional_seen:
                place.at("required").bad(
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
        else:
            optional_seen = True
        check_kind(place, option, depth)
    kinds = {option.get("type") for option in listed if isinstance(option, dict)}
    if kinds & {SUBCOMMAND, GROUP} and kinds - {SUBCOMMAND, GROUP}:
        form.bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands and options cannot be mixed")


def check_kind(form: Form, option: dict[str, Any], depth: int) -> None:
    """What one option may have according to its type."""
    kind = option["type"]
    if kind == GROUP:
        if depth > 0:
            form.at("type").bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Groups cannot be nested")
        check_options(form.at("options"), option.get("options"), depth=depth + 1)
        if any(o.get("type") != SUBCOMMAND for o in option.get("options") or []):
            form.at("options").bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "A group holds sub-commands")
        return
    if kind == SUBCOMMAND:
        if any(o.get("type") in (SUBCOMMAND, GROUP) for o in option.get("options") or []):
            form.at("options").bad("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands cannot be nested")
        else:
            check_options(form.at("options"), option.get("options"), depth=depth + 1)
        return
    check_choices(form, option)
    for key, least in (("min_length", 0), ("max_length", 1)):
        if option.get(key) is not None:
            form.at(key).whole(option[key], least, numbers.OPTION_LENGTH)
    for key in ("min_value", "max_value"):
        bound = option.get(key)
        if bound is not None and (kind not in (INTEGER, NUMBER) or abs(bound) > numbers.LARGEST_NUMBER):
            form.at(key).bad("NUMBER_TYPE_RANGE", "Only numbers have bounds, up to 2^53 - 1.")


def check_choices(form: Form, option: dict[str, Any]) -> None:
    """Fixed choices, never together with autocomplete."""
    choices = form.at("choices").items(option.get("choices"), 0, numbers.CHOICES)
    if choices and option.get("autocomplete"):
        form.at("autocomplete").bad(
            "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES", "Autocomplete and choices exclude each other"
        )
    if option.get("autocomplete") and option["type"] not in WITH_CHOICES:
        form.at("autocomplete").bad("APPLICATION_COMMAND_AUTOCOMPLETE_TYPE", "Not for this type of option")
    check_choice_list(form.at("choices"), choices, option["type"])


def check_choice_list(form: Form, choices: list[Any], kind: int) -> None:
    """Choices of an option or of an autocomplete answer: texts in bounds, values of the option's type."""
    for index, raw in enumerate(choices):
        place = form.at(index)
        choice = place.mapping(raw)
        place.at("name").text(choice.get("name"), 1, numbers.CHOICE_TEXT)
        value = choice.get("value")
        if kind == STRING:
            place.at("value").text(value, 0, numbers.CHOICE_TEXT)
        elif isinstance(value, bool) or not isinstance(value, int if kind == INTEGER else int | float):
            place.at("value").bad("NUMBER_TYPE_COERCE", f'Value "{value}" does not fit the option.')
