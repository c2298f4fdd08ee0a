"""Names and descriptions of commands and options, in every language."""

import unicodedata
from collections.abc import Iterator
from typing import Any

from playground.body_check import BodyCheck
from playground.limits import values as limits

EUROPEAN = ("da", "de", "en-GB", "en-US", "es-ES", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "ro", "fi")
MORE_EUROPEAN = ("sv-SE", "tr", "cs", "el", "bg", "ru", "uk")
OTHER = ("id", "es-419", "pt-BR", "vi", "hi", "th", "zh-CN", "ja", "zh-TW", "ko")
LOCALES = frozenset({*EUROPEAN, *MORE_EUROPEAN, *OTHER})


def check_names(check: BodyCheck, thing: dict[str, Any]) -> None:
    """The name of a command or option, and its localisations."""
    if check.at("name").text(thing.get("name"), 1, limits.COMMAND_NAME):
        check_name(check.at("name"), thing["name"])
    for locale, name in localisations(check.at("name_localizations"), thing.get("name_localizations")):
        place = check.at("name_localizations", locale)
        if place.text(name, 1, limits.COMMAND_NAME):
            check_name(place, name)


def check_name(check: BodyCheck, name: str) -> None:
    """Letters, digits, - _ ' only (any script), nothing that has a lower case in upper case."""
    if not all(character in "-_'" or is_letter_or_digit(character) for character in name):
        check.add_error("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    elif name != name.lower():
        check.add_error("APPLICATION_COMMAND_INVALID_NAME", "Command name must be lower case")


def is_letter_or_digit(character: str) -> bool:
    """What Discord's regex takes: letters, numbers, and all of the Devanagari and Thai scripts."""
    if unicodedata.category(character)[0] in "LN":
        return True
    return unicodedata.name(character, "").startswith(("DEVANAGARI", "THAI"))


def check_descriptions(check: BodyCheck, thing: dict[str, Any]) -> None:
    """The description of a command or option, and its localisations."""
    check.at("description").text(thing.get("description"), 1, limits.COMMAND_DESCRIPTION)
    key = "description_localizations"
    for locale, description in localisations(check.at(key), thing.get(key)):
        check.at(key, locale).text(description, 1, limits.COMMAND_DESCRIPTION)


def localisations(check: BodyCheck, value: object) -> Iterator[tuple[str, Any]]:
    """The localised texts, once their locales are known to exist."""
    if value is None:
        return
    for locale, text in check.mapping(value).items():
        if locale not in LOCALES:
            check.at(locale).add_error("APPLICATION_COMMAND_INVALID_LOCALE", f"There is no locale {locale}.")
        else:
            yield locale, text
