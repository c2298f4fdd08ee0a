"""Phrases that sounded translated, and do not come back: in the catalogue, and on the playground's page."""

import re
from pathlib import Path

import pytest

from bot.language import NAMES, languages
from tests.bot import catalogue

PAGE = Path(__file__).parents[2] / "playground" / "page" / "texts"

OLD = {
    "en": [
        r"\b(time|it) runs out\b", r"\b(hours?|days?|[Tt]ime) a move\b", "looks for an opponent",
        "from an earlier moment",
        "small change", "two at least", "get worse", "whole time", r"\bis asked to\b", r"\bwaits? for (you|somebody)\b",
        "the middle of", "share of wins", "are no goods", r"\bWhom\b", "not so fast", "may manage", "finished no game",
        r"\s%", r"\bmatch(es)?\b", "Show to all", "Equal rupees", r"\b([Tt]ake|give) nothing\b", "nothing else",
        r"\b(rupees|comes) on top\b", r"\b[Ww]akes? (you|me)\b", "whatever comes", "camels lie", "silver comes",
        "You decide for yourself", r"\bmy sale\b", r"\bof these, worth", "collecting these", "Then plan",
        r"\band gave\b", "nobody who takes part", "loses by themselves", "days are too short", "fills up an odd number",
        # what people say with a contraction
        r"\b(can|do|does|did|is|are|was|were|has|have|had|will|would|could|should)( ?)not\b",
        r"\b(I am|I would|You are|You would|It is|That is|There is|Let us|it is (your|their)|there is)\b",
    ],
    "fr": [
        r"\b[Vv]ous (?!avez joué|devez donc)\w+ez\b",
        r"\b([Cc]hoisissez|[Ff]aites (un|votre)|[Rr]éessayez|[Tt]apez|[Cc]liquez)\b",
        r"\bvotre\b", "livre d’or", "[Tt]ournants?", "Le classement, les",
        "datait d’avant", "sceaux gagnent", "marchand-ordinateur", "mené par l’ordinateur", "part de victoires",
        " %", "pas si vite", r"\b([Pp]rendre|[Dd]onner) rien\b",
        r"[Rr]éveille", "plus rien n’en est", "[Tt]oi seul vois", "perd de lui-même", r"Ma main\*\* (lui )?rend",
        "peut ne pas t’arriver", "demande d’abord à l’organisateur",
    ],
    "ja": [
        "大法官", "試合", r"(?<!カード)ゲーム(?!の遊び方|の中に)", "2本先取", "1ラウンドのみ", "すべての場所",
        "市(?!場)", "予定", "打った|打って", "記録に数え", r"！[^　」\s*]",
        "4つの手番", r"[ \u00a0]%", "レート対象", "卓", r"手\N{NULL}を見る", r"(?<!第)\N{NULL}?ラウンド\N{NULL}",
    ],
}  # fmt: skip
SOUNDED_LIKE_THIS = {  # what players were told once; the patterns above find each of these
    "en": [
        "time runs out in 3 days", "3 days a move", "Mira looks for an opponent in the market of Jaipur",
        "That button was from an earlier moment", "Camels are the best small change", "Diamonds go two at least",
        "the tokens get worse", "Your opponent gets the whole time once more", "Your opponent is asked to call it off",
        "1 game waits for somebody else", "the middle of 79 moves", "share of wins", "Camels are no goods",
        "Whom do you want to trade with?", "not so fast", "people who may manage this server",
        "You get 10 rupees on top in every round", "unless something wakes you", "never: play it whatever comes",
        "three or more camels lie there", "a diamond, gold or silver comes", "You decide for yourself if:",
        "my sale would bring less", "That makes 1 of these, worth 7 rupees", "The other player is collecting these too",
        "here it is. Then plan.", "Mira took 2 gold and gave 2 camels", "That's nobody who takes part in this fair",
        "Whoever runs out of time loses by themselves", "Seven days are too short", "A merchant fills up an odd number",
        "Ravi has finished no game that I could show", "Take nothing · give nothing", "50 %", "nothing else",
    ],
    "fr": [
        "Vous pouvez jouer", "Prendre rien", "Le livre d’or", "Tournants", "Le classement, les résultats",
        "sauf si quelque chose te réveille", "plus rien n’en est possible", "Toi seul vois ceci", "perd de lui-même",
        "à qui **Ma main** rend sa place", "un rappel peut ne pas t’arriver", "on demande d’abord à l’organisateur",
        "Ce bouton datait d’avant", "deux sceaux gagnent", "un marchand mené par l’ordinateur",
    ],
    "ja": [
        "大法官の印", "ゲーム", "試合", "ラウンド\N{NULL}", "2本先取", "1ラウンドのみ", "4つの手番", "50 %",
        "すべての場所", "このサーバーの市", "次の手を予定する", "代わりに打っています", "もう記録に数えません",
        "参加しました！最初",
    ],
}  # fmt: skip
MEANT = {  # by language: where an old phrase is right
    "fr": {"rematch-begins", "challenge-accepted"},
}

# Variables that are names. In scores `first` and `second` are numbers.
PEOPLE = "challenger|loser|mover|name|opponent|player|proposer|waiting|whom|winner|first|second"
SCORES = {"result-won", "result-tie", "alt-decided-bonus", "alt-decided-goods"}


def said(code: str) -> dict[str, str]:
    """The texts of every message; where a variable stands, there is a NUL."""
    return {
        message: "\N{NULL}".join(catalogue.parts(code, message).texts)
        for message in catalogue.messages(code)
        if message not in MEANT.get(code, set())
    }


@pytest.mark.parametrize("code", NAMES)
def test_no_old_phrase_is_in_the_catalogue(code: str) -> None:
    found = [
        (message, old)
        for message in said(code)
        for text in [*catalogue.parts(code, message).texts, said(code)[message]]
        for old in OLD[code]
        if re.search(old, catalogue.CODE.sub("", text))
    ]
    assert found == []


@pytest.mark.parametrize("code", NAMES)
def test_no_old_phrase_is_on_the_page(code: str) -> None:
    texts = re.findall(r'"([^"]*)"', (PAGE / f"{code}.js").read_text(encoding="utf-8"))
    assert len(texts) > 50
    plain = [text.replace("’", "'") if code == "en" else text for text in texts]
    assert [(text, old) for text in plain for old in OLD[code] if re.search(old, text)] == []


@pytest.mark.parametrize("code", NAMES)
def test_every_old_phrase_would_be_found(code: str) -> None:
    assert [one for one in SOUNDED_LIKE_THIS[code] if not any(re.search(old, one) for old in OLD[code])] == []


def test_french_counts_cards_of_gold_and_silver() -> None:
    french = languages()["fr"]
    assert french.say("good", good="gold", count=1) == "1 carte or"
    assert french.say("good", good="silver", count=2) == "2 cartes argent"


def test_names_are_followed_by_san_in_japanese() -> None:
    japanese = languages()["ja"]
    for message in catalogue.messages("ja"):
        if message in SCORES:
            continue
        for sample in catalogue.samples(message):
            text = japanese.say(message, **sample)
            assert not re.search(rf"⟪({PEOPLE})⟫(?!さん)", text), f"{message}: {text}"


@pytest.mark.parametrize("code", NAMES)
def test_a_provisional_rating_is_not_a_question(code: str) -> None:
    for message in (one for one in catalogue.messages(code) if "provisional" in catalogue.variables(code, one)):
        for sample in catalogue.samples(message):
            assert not re.search("[?？]", languages()[code].say(message, **sample)), message


@pytest.mark.parametrize("code", NAMES)
def test_the_reasons_of_a_move_speak_to_nobody(code: str) -> None:
    """The same reasons stand below a hint for oneself and in the analysis of somebody else's move."""
    to_you = re.compile({"en": r"\b[Yy]ou", "fr": r"\b([Tt]u|te|toi|[Tt](on|a|es))\b", "ja": "あなた"}[code])
    assert [one for one, text in said(code).items() if one.startswith("reason-") and to_you.search(text)] == []


def test_what_is_stored_is_said_in_one_breath() -> None:
    """Nothing is added after "that's all"."""
    for code, last in {"en": "That's all", "fr": "C’est tout", "ja": "これですべて"}.items():
        speaker = languages()[code]
        assert last not in speaker.say("data")
        assert last in speaker.say("data-book")
