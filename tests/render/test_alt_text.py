"""Alt texts: all that the picture says and no more, short enough, in every language."""

from dataclasses import replace
from random import Random

import pytest

from bot.language import Language, languages
from render import alt_text
from render.alt_text.phrases import LONGEST
from render.layout.share_card import MOST_ROUNDS
from rules import HeadStart, Herds, Options, view
from tests.render.scenes import BOARDS, PANELS, PREVIEWS, RESULTS, eager_match
from tests.render.scenes_book import SHARED
from tests.rules.playing import random_steps

NAMES = ("Anoushka", "Balthazar")
LONG_NAMES = ("W" * 32, "M" * 32)
LANGUAGES = list(languages().values())
ENGLISH = languages()["en"]


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_even_the_longest_alt_text_is_short_enough(language: Language) -> None:
    texts = [alt_text.challenge(language.say)]
    texts += [alt_text.board(seen, language.say, LONG_NAMES) for seen in BOARDS.values()]
    texts += [alt_text.panel(seen, language.say, LONG_NAMES) for seen in PANELS.values()]
    texts += [alt_text.result(seen, language.say, LONG_NAMES) for seen in RESULTS.values()]
    texts += [alt_text.preview(seen, move, language.say) for seen, move in PREVIEWS.values()]
    assert all(0 < len(text) <= LONGEST and not text.endswith("…") for text in texts)


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
@pytest.mark.parametrize("herds", Herds)
def test_alt_texts_stay_short_through_whole_matches(language: Language, herds: Herds) -> None:
    options = Options(herds=herds, head_start=HeadStart(0, 30))
    for match in list(random_steps(Random(3), options))[::3]:
        for seen in (view(match, None), view(match, None, reveal=True)):
            assert len(alt_text.board(seen, language.say, LONG_NAMES)) < LONGEST
        assert len(alt_text.panel(view(match, 0), language.say, LONG_NAMES)) < LONGEST


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_a_head_start_is_told_wherever_it_is_shown(language: Language) -> None:
    """Once in each: it is one player's."""
    told = language.say("alt-head-start", rupees=10)
    match = eager_match(5, 34, Options(head_start=HeadStart(0, 10)))
    texts = [alt_text.board(view(match, None), language.say, NAMES)]
    texts += [alt_text.panel(view(match, seat), language.say, NAMES) for seat in (0, 1)]
    counted = next(one for one in random_steps(Random(3), match.options) if one.results)
    texts.append(alt_text.result(view(counted, None), language.say, NAMES))
    assert [text.count(told) for text in texts] == [1, 1, 1, 1]
    plain = alt_text.board(view(eager_match(5, 34), None), language.say, NAMES)
    assert texts[0].replace(language.say("alt-comma") + told, "") == plain


def test_the_board_in_words() -> None:
    assert alt_text.board(view(eager_match(5, 34), None), ENGLISH.say, NAMES) == (
        "Anoushka to move. Market: #1 spice, #2 gold, #3 cloth, #4 diamond, #5 leather. Deck: 17. "
        "Bonus tokens left: 1 for 3 cards, 6 for 4, 5 for 5 or more. Camel token: 5 rupees. "
        "Tokens left: diamonds 5 5, gold 5 5, silver 5 5, cloth 2 2 1 1, spice 2 2 1 1, leather 1 1 1 1 1 1. "
        "Anoushka (sun): 6 cards in hand, 5 camels, 28 rupees in goods tokens (3 diamonds, 3 leather), "
        "bonus tokens: 2 for 3 cards, 0 seals of 2. "
        "Balthazar (moon): 1 card in hand, 3 camels, 54 rupees in goods tokens "
        "(3 gold, 3 silver, 3 cloth, 3 spice), bonus tokens: 4 for 3 cards, 0 seals of 2. "
        "Last moves: Balthazar sold 3 gold for 6 6 5 and a bonus token for 3 cards. "
        "Anoushka took 1 silver, 1 cloth, 1 leather for 1 spice, 2 camels. Balthazar took 2 camels. "
        "New in the market: #2, 3."
    )


def test_the_panel_in_words() -> None:
    assert alt_text.panel(view(eager_match(5, 34), 0), ENGLISH.say, NAMES) == (
        "Your turn. Market: #1 spice, #2 gold, #3 cloth, #4 diamond, #5 leather. New in the market: #2, 3. Deck: 17. "
        "Bonus tokens left: 1 for 3 cards, 6 for 4, 5 for 5 or more. Camel token: 5 rupees. "
        "Tokens left: diamonds 5 5, gold 5 5, silver 5 5, cloth 2 2 1 1, spice 2 2 1 1, leather 1 1 1 1 1 1. "
        "Your hand: 1 silver, 2 cloth, 3 leather. Your herd: 5 camels. "
        "If sold now: 1 silver not yet (2 or more), 2 cloth for 4, 3 leather for 3 and a bonus token for 3. "
        "You have 31 rupees; bonus tokens: 1 2 for 3 cards; 0 seals of 2. You're Anoushka (sun). "
        "Balthazar (moon): 1 card in hand, 3 camels, 54 rupees in goods tokens, bonus tokens: 4 for 3 cards, "
        "0 seals of 2."
    )


def test_a_result_in_words() -> None:
    assert alt_text.result(RESULTS["result-bonus-tokens"], ENGLISH.say, NAMES) == (
        "The round is over. Balthazar takes a seal. Rupees tied; bonus tokens decide, 1 to 2. "
        "Anoushka (sun), 25 rupees: diamonds 7 = 7, gold 6 = 6, cloth 5 = 5, spice 3 = 3, "
        "bonus tokens: 4 for 4 cards = 4, 4 camels, 1 seal of 2, left over, worth nothing: 1 gold, 1 leather. "
        "Balthazar (moon), 25 rupees: diamonds 7 = 7, gold 6 = 6, cloth 3 = 3, spice 5 = 5, "
        "bonus tokens: 2 2 for 3 cards = 4, 4 camels, 1 seal of 2, left over, worth nothing: 1 gold, 1 leather."
    )


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        ("result-extreme", "The game is over. Anoushka wins the game. 169 rupees ahead. Anoushka (sun), 169 rupees"),
        ("result-full-tie", "The round is over. Nobody takes a seal: everything is tied."),
        ("result-goods-tokens", "Rupees and bonus tokens tied; goods tokens decide, 5 to 4."),
        ("result-resigned", "The game is over. Balthazar resigned."),
        ("result-timeout", "The game is over. Anoushka ran out of time."),
        ("result-cancelled", "The game is over. It was called off."),
    ],
)
def test_how_an_end_is_told(scene: str, said: str) -> None:
    assert said in alt_text.result(RESULTS[scene], ENGLISH.say, NAMES)


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        ("preview-exchange", "If you take 1 diamond, 1 gold, 1 spice for 1 silver, 2 leather: Market: #1 silver, "),
        ("preview-take", "If you take 1 gold: Market: #1 spice, #2 from the deck, "),
        ("preview-camels", "If you take 3 camels: Market: #1 from the deck, #2 diamond, #3 from the deck, "),
        ("preview-sale", "If you sell 7 leather for 4 3 2 1 1 1 1 and a bonus token for 5 cards: Market: "),
    ],
)
def test_how_a_preview_is_told(scene: str, said: str) -> None:
    seen, move = PREVIEWS[scene]
    assert alt_text.preview(seen, move, ENGLISH.say).startswith(said)


def test_a_name_cannot_push_the_text_over_the_limit() -> None:
    assert len(alt_text.board(BOARDS["board-extreme"], ENGLISH.say, ("x" * 5000, "y" * 5000))) <= LONGEST


@pytest.mark.parametrize("rounds", [3, 5, 9])
@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_the_card_of_a_match_is_told_to_its_end(language: Language, rounds: int) -> None:
    """With escaped names, and the longest moves: no sentence is cut off."""
    played = tuple(SHARED.rounds[0]._replace(number=number) for number in range(1, rounds + 1))
    for names in (LONG_NAMES, ("\\_" * 32, "\\*" * 32)):
        card = replace(SHARED, rounds=played, names=names)
        told = alt_text.share_card(card, language.say, "W" * 80)
        assert len(told) <= LONGEST
        assert not told.endswith("…")
        for shown in played[-MOST_ROUNDS:]:
            assert str(shown.number) in told
