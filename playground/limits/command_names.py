"""Names and descriptions of commands and options, in every language."""

import unicodedata
from collections.abc import Iterator
from typing import Any

from playground.body_check import Form
from playground.limits import values as numbers

EUROPEAN = ("da", "de", "en-GB", "en-US", "es-ES", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "ro", "fi")
MORE_EUROPEAN = ("sv-SE", "tr", "cs", "el", "bg", "ru", "uk")
OTHER = ("id", "es-419", "pt-BR", "vi", "hi", "th", "zh-CN", "ja", "zh-TW", "ko")
LOCALES = frozenset({*EUROPEAN, *MORE_EUROPEAN, *OTHER})


def check_names(form: Form, thing: dict[str, Any]) -> None:
    """The name of a command or option, and its localisations."""
    if form.at("name").text(thing.get("name"), 1, numbers.COMMAND_NAME):
        check_name(form.at("name"), thing["name"])
    for locale, name in localisations(form.at("name_localizations"), thing.get("name_localizations")):
        place = form.at("name_localizations", locale)
        if place.text(name, 1, numbers.COMMAND_NAME):
            check_name(place, name)


def check_name(form: Form, name: str) -> None:
    """Letters, digits, - _ ' only (any script), nothing that has a lower case in upper case."""
    if not all(character in "-_'" or is_letter_or_digit(character) for character in name):
        form.bad("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    elif name != name.lower():
        form.bad("APPLICATION_COMMAND_INVALID_NAME", "Command name must be lower case")


def is_letter_or_digit(character: str) -> bool:
    """What Discord's regex takes: letters, numbers, and all of the Devanagari and Thai scripts."""
    if unicodedata.category(character)[0] in "LN":
        return True
    return unicodedata.name(character, "").startswith(("DEVANAGARI", "THAI"))


def check_descriptions(form: Form, thing: dict[str, Any]) -> None:
    """The description of a command or option, and its localisations."""
    form.at("description").text(thing.get("description"), 1, numbers.COMMAND_DESCRIPTION)
    key = "description_localizations"
    for locale, description in localisations(form.at(key), thing.get(key)):
        form.at(key, locale).text(description, 1, numbers.COMMAND_DESCRIPTION)


def localisations(form: Form, value: object) -> Iterator[tuple[str, Any]]:
    """The localised texts, once their locales are known to exist."""
    if value is None:
        return
    for locale, text in form.mapping(value).items():
        if locale not in LOCALES:
            form.at(locale).bad("APPLICATION_COMMAND_INVALID_LOCALE", f"There is no locale {locale}.")
        else:
            yield locale, text
