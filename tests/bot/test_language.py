"""All languages say the same things, completely, and within Discord's limits."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale, core, localedata
from babel.lists import format_list
from fluent.syntax import ast

from bot.language import DEFAULT, NAMES, NEEDED, Language, code_of, language, languages
from tests.bot import catalogue

TRANSLATED = [code for code in NAMES if code != DEFAULT]
MESSAGES = sorted(catalogue.messages(DEFAULT))
BLANK = {"alt-space", "alt-comma"}  # what stands between sentences and parts: blanks are meant

# French words that are English words, too. Anything else that both languages have was forgotten in the translation.
NAMES_AND_LETTERS = {
    "anju",
    "balbir",
    "chandra",
    "farid",
    "kesar",
    "meera",
    "nasir",
    "pavan",
    "discord",
    "jaipur",
    "gg",
    "lk",
    *"dgscplk",
}
CONTRACTED = {"d", "m", "re", "s", "ve"}  # what the apostrophe of "I'd" cuts off; in French it cuts off "d’" and "m’"
SAME_IN_FRENCH = NAMES_AND_LETTERS | CONTRACTED | {
    "a", "as", "bonus", "bot", "bots", "change", "code", "confirmation", "description", "face", "invitation", "invite",
    "me", "mentions", "messages", "mode", "moment", "on", "or", "permissions", "pile", "plus", "propose", "rival",
    "secret", "conversation", "message", "permission", "t", "table", "tables", "style",
    "analyses", "animation", "chance", "chances", "film", "films", "match", "minute", "minutes", "place", "sha",
    "forum", "point", "points", "post", "posts", "tag", "h", "min",
    "direct", "final", "invites", "organise", "organiser", "part",
    "plan", "plans", "possible", "position", "positions",
    "orange", "score", "triangle",
}  # fmt: skip
LATIN_IN_JAPANESE = NAMES_AND_LETTERS | {"id"}

# By the beginning of the id: how long Discord lets a text be, or we. The first that fits counts.
LONGEST = {
    "option-sell": 100,
    "command-": 100,
    "option-": 100,
    "choice-": 100,
    "topic-": 100,
    "game-label": 100,
    "whose-turn": 100,
    "language-as-discord": 100,
    "pace": 100,
    "thread-name": 100,
    "post-name": 100,
    "tag-": 20,
    "sale-brings": 100,
    "merchant-line": 100,
    "merchant-on-rung": 100,
    "merchant-name": 32,  # also a name at the table
    "menu-": 32,
    "button-": 40,
    "switch-": 40,
    "select-": 150,
    "rules-": 1200,
    "help": 2400,
    "alt-challenge": 1024,
}


@pytest.mark.parametrize("code", NAMES)
def test_every_entry_of_a_file_can_be_read(code: str) -> None:
    assert [entry.content for entry in catalogue.resource(code).body if isinstance(entry, ast.Junk)] == []


def test_a_sentence_is_parsed_when_it_is_first_said_with_all_that_it_refers_to() -> None:
    text = "# Of two\npair = { one } and { -two }\n    and more\none = 1\n-two = 2\nother = { broken\n"
    spoken = Language("en", text)
    assert spoken.say("pair") == "1 and 2\nand more"
    with pytest.raises(LookupError):
        spoken.say("other")


@pytest.mark.parametrize("code", TRANSLATED)
def test_all_languages_have_the_same_messages(code: str) -> None:
    assert sorted(catalogue.messages(code)) == MESSAGES


@pytest.mark.parametrize("code", TRANSLATED)
def test_a_message_has_the_same_variables_in_all_languages(code: str) -> None:
    """Exactly the same: what English tells, every language tells."""
    differing = {
        message: catalogue.variables(DEFAULT, message) ^ catalogue.variables(code, message) for message in MESSAGES
    }
    assert {message: names for message, names in differing.items() if names} == {}


@pytest.mark.parametrize("code", NAMES)
def test_every_message_can_be_said_in_every_branch(code: str) -> None:
    speaker = languages()[code]
    for message in MESSAGES:
        for sample in catalogue.samples(message):
            said = speaker.say(message, **sample)
            where = f"{message} {sample}"
            assert not re.search(r"[{}]|\?\?\?", said), where
            assert message in BLANK or said.strip() == said, where
            assert "  " not in said, where


@pytest.mark.parametrize("code", NAMES)
def test_every_variable_is_told_in_some_branch(code: str) -> None:
    """A number or name that is handed in is not lost on the way."""
    for message in MESSAGES:
        said = " ".join(languages()[code].say(message, **sample) for sample in catalogue.samples(message))
        for name in catalogue.variables(code, message):
            plain = [sample[name] for sample in catalogue.samples(message) if str(sample[name]) == f"⟪{name}⟫"]
            assert not plain or f"⟪{name}⟫" in said, f"{message} {name}"


def test_no_english_is_left_in_french() -> None:
    english = set().union(*(catalogue.words("en", message) for message in MESSAGES))
    left = {message: catalogue.words("fr", message) & english - SAME_IN_FRENCH for message in MESSAGES}
    assert {message: found for message, found in left.items() if found} == {}


def test_no_english_is_left_in_japanese() -> None:
    left = {message: set(filter(str.isascii, catalogue.words("ja", message))) for message in MESSAGES}
    assert {m: found - LATIN_IN_JAPANESE for m, found in left.items() if found - LATIN_IN_JAPANESE} == {}


def test_french_typography() -> None:
    """Unbreakable spaces before : ; ! ? and inside « », and the curly apostrophe."""
    for message in MESSAGES:
        for text in catalogue.parts("fr", message).texts:
            plain = catalogue.CODE.sub("", text)
            assert not re.search(r"(?<!\N{NO-BREAK SPACE})[:](?!\d)", plain.lstrip(":")), message
            assert not re.search(r"(?<!\N{NARROW NO-BREAK SPACE})[;!?]", plain), message
            assert not re.search(r" [:;!?»]|« |'|\"", plain), message


def test_japanese_typography() -> None:
    """Full-width punctuation between Japanese words."""
    for message in MESSAGES:
        for text in catalogue.parts("ja", message).texts:
            assert not re.search(r"[,;!?]|[^\W\d_a-zA-Z][.:(]", catalogue.CODE.sub("", text)), message


@pytest.mark.parametrize("code", NAMES)
def test_texts_fit_where_they_go(code: str) -> None:
    speaker = languages()[code]
    for message in MESSAGES:
        limit = next((most for prefix, most in LONGEST.items() if message.startswith(prefix)), None)
        for sample in catalogue.samples(message) if limit else ():
            said = speaker.say(message, **(sample | _long_values(speaker, sample)))
            assert len(said) <= (limit or 0), f"{len(said)} {said}"


def _long_values(speaker: Language, sample: dict[str, object]) -> dict[str, object]:
    """Long ones as they come up in games, in place of the made-up words."""
    cards = max((speaker.say("good", good=good, count=7) for good in ("diamond", "leather", "spice")), key=len)
    long: dict[str, object] = {
        "first": "N" * 32, "second": "N" * 32, "opponent": "N" * 32, "code": "K7Q2", "cards": cards, "rupees": 29,
        "values": "4+3+2+1+1+1+1", "round": 12,
    } | dict.fromkeys(
        ("take", "camels", "exchange", "sell", "games", "table", "rules", "settings", "data", "hand", "challenge"),
        "</jaipur challenge:1234567890123456789>",
    )  # fmt: skip
    return {name: value for name, value in long.items() if name in sample and str(sample[name]).startswith("⟪")}


def test_plurals() -> None:
    english, french, japanese = (languages()[code] for code in ("en", "fr", "ja"))
    assert [english.say("good", good="camel", count=n) for n in (0, 1, 2)] == ["0 camels", "1 camel", "2 camels"]
    assert [french.say("good", good="camel", count=n) for n in (0, 1, 2)] == ["0 chameau", "1 chameau", "2 chameaux"]
    assert [japanese.say("good", good="camel", count=n) for n in (0, 1)] == ["ラクダ0頭", "ラクダ1頭"]
    assert japanese.say("good", good="gold", count=2) == "金2枚"


@pytest.mark.parametrize(
    ("card", "there", "said"),
    [
        ("gold", 0, "Il n’y a pas d’or au marché."),
        ("spice", 2, "Il n’y a que 2 cartes d’épices au marché, pas 3."),
        ("leather", 1, "Il n’y a qu’1 carte de cuir au marché, pas 3."),
        ("cloth", 0, "Il n’y a pas de tissus au marché."),
        ("diamond", 2, "Il n’y a que 2 cartes de diamants au marché, pas 3."),
        ("camel", 0, "Il n’y a pas de chameaux au marché."),
    ],
)
def test_french_elides(card: str, there: int, said: str) -> None:
    french = languages()["fr"]
    name = french.say("good-name", good=card)
    assert french.say("error-NotInMarket", card=name, there=there, wanted=3) == said


@pytest.mark.parametrize(
    ("locale", "code"),
    [("fr", "fr"), ("ja", "ja"), ("en-GB", "en"), ("en-US", "en"), ("pt-BR", None), ("", None), ("français", None)],
)
def test_discord_locales(locale: str, code: str | None) -> None:
    assert code_of(locale) == code
    assert language(locale).code == (code or DEFAULT)


def test_without_a_locale_it_is_english() -> None:
    assert language(None).code == DEFAULT


def test_what_is_not_translated_yet_is_said_in_english() -> None:
    young = Language("de", "button-yes = Ja", languages()[DEFAULT])
    assert (young.say("button-yes"), young.say("button-play")) == ("Ja", "Play")


def test_a_missing_variable_or_message_is_a_fault() -> None:
    with pytest.raises(LookupError):
        languages()["fr"].say("good", good="gold")
    with pytest.raises(LookupError):
        languages()["fr"].say("no-such-message")


@pytest.fixture
def fourth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    with monkeypatch.context() as patch:
        yield catalogue.speak_pseudo(tmp_path, patch)
    languages.cache_clear()


def test_a_fourth_language_says_every_message(fourth: Language) -> None:
    assert language("de") is fourth
    for message in MESSAGES:
        for sample in catalogue.samples(message):
            said = fourth.say(message, **sample)
            values = set(re.findall(r"[^\W\d_]+", " ".join(map(str, sample.values()))))
            assert catalogue.outside_brackets(said) <= values, f"{message}: {said}"


def test_of_all_that_babel_knows_only_what_sentences_need_is_kept() -> None:
    languages.cache_clear()
    spoken = languages()
    for known in (localedata.load(code) for code in ("root", *NAMES)):
        assert known.keys() <= NEEDED
    assert core._global_data is None
    assert spoken["fr"].say("good", good="camel", count=12345) == "12\u202f345 chameaux"
    assert [format_list(["a", "b", "c"], locale=code) for code in NAMES] == ["a, b, and c", "a, b et c", "a、b、c"]
    assert Locale("nl").territories["JP"] == "Japan", "languages that we do not speak are read as ever"
    assert Locale("nl").number_symbols["latn"]["decimal"] == ","
