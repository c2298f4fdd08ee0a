"""What the bot says, in every language. All sentences live in `bot/locales/*.ftl`, one Fluent file a language.

    >>> from bot.language import languages
    >>> languages()["en"].say("good", good="gold", count=2)
    '2 gold'

To add a language: one file in `bot/locales`, one line in `NAMES` (see docs/languages.md).
"""

import re
from functools import cache, lru_cache
from pathlib import Path
from threading import Lock

from babel import core, localedata
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

# A code is a Discord locale (`pt-BR`) or the part of it before the hyphen (`pt`, for all of them).
NAMES = {
    "en": "English",
    "fr": "Français",
    "ja": "日本語",
}
DEFAULT = "en"
REMEMBERED = 1024  # phrases of a language
FOLDER = Path(__file__).parent / "locales"
ENTRY = re.compile(
    r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE
)  # where a message (or a -term) begins; its lines are indented
NAME = re.compile(r"-?[a-zA-Z][\w-]*")
# What sentences need of all that Babel knows about a language: how numbers are written, plurals, how lists are joined.
NEEDED = {
    *("number_symbols", "decimal_formats", "percent_formats", "numbering_systems", "default_numbering_system"),
    *("plural_form", "list_patterns"),
}


class Language:
    """One language's sentences. What is not translated yet is said in the fallback language.

    A sentence is parsed when it is first said: parsed sentences are large, and of most languages few are ever said.
    A message that no language has, or a missing variable, is a programmer's error and raises LookupError.
    """

    def __init__(self, code: str, text: str, fallback: "Language | None" = None) -> None:
        self.code, self._fallback = code, fallback
        # Isolation marks would end up in buttons, alt texts and file comparisons; names are cleaned where they enter.
        self._bundle = FluentBundle([code], use_isolating=False)
        self._unread, self._reading = _entries(text), Lock()
        self._said = lru_cache(REMEMBERED)(self._say)  # a screen has fifty phrases, and most come again and again

    def say(self, message: str, /, **variables: object) -> str:
        return self._said(message, tuple(variables.items()))

    def _say(self, message: str, variables: tuple[tuple[str, object], ...]) -> str:
        with self._reading:
            self._read(message)
        if self._fallback and not self._bundle.has_message(message):
            return self._fallback.say(message, **dict(variables))
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(f"{self.code}: {message} has no text")
        text, faults = self._bundle.format_pattern(pattern, dict(variables))
        if faults:
            raise LookupError(f"{self.code}: {message}: {faults[0]}")
        return str(text)

    def _read(self, name: str) -> None:
        """Parse a message, unless it has been, with all others that it may refer to: whatever is named in it."""
        source = self._unread.pop(name, None)
        if source is not None:
            self._bundle.add_resource(FluentParser(with_spans=False).parse(source))
            for other in NAME.findall(source):
                self._read(other)


def _entries(text: str) -> dict[str, str]:
    """What stands in a file: messages and terms by their names, each as it is written there."""
    begins = [(found[1], found.start()) for found in ENTRY.finditer(text)]
    ends = [start for _, start in begins[1:]] + [len(text)]
    return {name: text[start:end] for (name, start), end in zip(begins, ends, strict=True)}


@cache
def languages() -> dict[str, Language]:
    texts = {code: (FOLDER / f"{code}.ftl").read_text(encoding="utf-8") for code in NAMES}
    fallback = Language(DEFAULT, texts.pop(DEFAULT))
    spoken = {DEFAULT: fallback} | {code: Language(code, text, fallback) for code, text in texts.items()}
    _forget_what_is_not_needed()
    return spoken


def _forget_what_is_not_needed() -> None:
    """Babel keeps all that it has read: calendars, currencies, the names of all countries.

    It has no public way to let go of it. Where it keeps it elsewhere one day, nothing is forgotten.
    """
    for known in getattr(localedata, "_cache", {}).values():
        for name in known.keys() - NEEDED:
            del known[name]
    core._global_data = None  # about all languages at once; read anew when another one is asked for


def code_of(locale: str) -> str | None:
    """Which of our languages fits a Discord locale such as `fr` or `en-GB`; None where we do not speak it."""
    return next((code for code in (locale, locale.partition("-")[0]) if code in NAMES), None)


def language(locale: str | None) -> Language:
    """The language for a Discord locale; English where we do not speak it."""
    return languages()[code_of(locale or DEFAULT) or DEFAULT]
