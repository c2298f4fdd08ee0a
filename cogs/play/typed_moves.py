"""Moves by typing: reading what people write in any of our languages, and completing it from the legal moves."""

import re
from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from typing import Any

from discord.app_commands import Choice

from bot.language import languages
from bot.match.model import PublicMatch
from bot.store.errors import StoreError
from cogs.core.dispatcher import Dispatcher
from cogs.core.errors import EXPECTED, NotUnderstood
from cogs.core.phrasing import Phrasing
from cogs.core.respond import Interaction
from rules import LETTERS, Card, View
from rules.cards import BY_LETTER, bundle, letters, spread

MOST = 25  # choices that Discord shows
MOST_CAMELS = 11  # of no card there are more
COUNTERS = "枚頭個"  # what Japanese puts after a number of things


def read_good(text: str) -> Card:
    """A good by letter or by name. Raises NotUnderstood."""
    cards = read_cards(text)
    if len(set(cards)) != 1:
        raise NotUnderstood(text)
    return cards[0]


def read_cards(text: str) -> list[Card]:
    """`GGL`, `gold gold leather`, `2 gold, leather` or `金2枚と革`, in any of our languages. Raises NotUnderstood."""
    stripped = text.strip()
    if stripped and set(stripped.upper()) <= set(LETTERS) and len(stripped) <= 10:
        return [BY_LETTER[letter] for letter in stripped.upper()]
    cards: list[Card] = []
    number, joining = "", _joining_words()
    for digits, word in re.findall(r"(\d*)\s*([^\W\d_]+|$)", _apart(stripped, joining)):
        number = (number + digits)[:3]  # what stands before a little word is meant for what comes after: `2 de cuir`
        card = _named(word) if word else None
        if card is not None:
            cards += [card] * min(int(number or 1), MOST_CAMELS)
            number = ""
        elif word and word.casefold() not in joining:
            raise NotUnderstood(text)
    if not cards or number:
        raise NotUnderstood(text)
    return cards


def _apart(text: str, joining: frozenset[str]) -> str:
    """Japanese has no spaces and counts after the word: `金2枚と革` becomes `2 金 革`."""
    counted = re.sub(rf"([^\W\d_]+?)\s*(\d+)\s*[{COUNTERS}]", r" \2 \1 ", text)
    little = [word for word in joining if not word.isascii() and len(word) == 1]
    return re.sub(f"[{''.join(little)}]", " ", counted) if little else counted


def _named(word: str) -> Card | None:
    """The card with this name, or whose name begins with this, or with an s too many: `diam`, `cuirs`."""
    word = word.casefold()
    for language in languages().values():
        for card in Card:
            name = language.say("good-name", good=card.name.lower()).casefold()
            if word in (name, f"{name}s") or (len(word) >= 3 and name.startswith(word)):
                return card
    return None


def _joining_words() -> frozenset[str]:
    return frozenset(word for language in languages().values() for word in language.say("joining-words").split())


Complete = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]


def completion(complete: Complete) -> Complete:
    """Suggestions are a comfort: where something is in the way there are none, and people type on."""

    @wraps(complete)
    async def answer(interaction: Interaction, current: str) -> list[Choice[str]]:
        try:
            with interaction.client.at_hand():
                return await complete(interaction, current)
        except (*EXPECTED, StoreError):
            return []

    return answer


@completion
async def complete_match(interaction: Interaction, current: str) -> list[Choice[str]]:
    """My running matches, those that wait for me first."""
    desk = Dispatcher.of(interaction.client).desk
    phrasing = await desk.phrasing(interaction)
    matches = await interaction.client.app.matches.running(interaction.user.id)
    return _choices(((_match_label(phrasing, match, interaction.user.id), match.code) for match in matches), current)


def _match_label(phrasing: Phrasing, match: PublicMatch, user_id: int) -> str:
    opponent = phrasing.name(match.players[1 - (match.seat_of(user_id) or 0)])
    turn = phrasing.say("whose-turn", whose="yours" if match.user_to_move == user_id else "theirs")
    return f"{phrasing.say('game-label', code=match.code, opponent=opponent)} · {turn}"


@completion
async def complete_take(interaction: Interaction, current: str) -> list[Choice[str]]:
    return await _complete(interaction, current, _takes)


@completion
async def complete_sale(interaction: Interaction, current: str) -> list[Choice[str]]:
    return await _complete(interaction, current, _sales)


@completion
async def complete_exchange_take(interaction: Interaction, current: str) -> list[Choice[str]]:
    return await _complete(interaction, current, _exchange_takes)


@completion
async def complete_exchange_give(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What can be given for what was typed as `take`."""
    wanted = bundle(read_cards(str(interaction.namespace.take or "")))
    return await _complete(interaction, current, lambda phrasing, view: _exchange_gives(phrasing, view, wanted))


Pairs = Iterable[tuple[str, str]]


async def _complete(
    interaction: Interaction, current: str, list_pairs: Callable[[Phrasing, View], Pairs]
) -> list[Choice[str]]:
    """Choices from my legal moves; none where no single match is meant."""
    desk = Dispatcher.of(interaction.client).desk
    found = await desk.find_match(interaction, getattr(interaction.namespace, "game", None), to_move=True)
    if not isinstance(found, PublicMatch):
        return []
    seen = await interaction.client.app.matches.peek(found.code, interaction.user.id)
    if seen.view.seat is None:
        return []
    return _choices(list_pairs(await desk.phrasing(interaction), seen.view), current)


def _takes(phrasing: Phrasing, view: View) -> Pairs:
    goods = [move.taken for move in view.legal_moves() if move.taken and not move.given and not move.takes_camels]
    return [(phrasing.good(spread(taken)[0], 1), letters(taken)) for taken in goods]


def _sales(phrasing: Phrasing, view: View) -> Pairs:
    hand = view.me.hand or ()
    sold = dict.fromkeys(spread(move.given)[0] for move in view.legal_moves() if move.is_sale)
    for good in sold:
        number = hand.count(good)
        yield f"{phrasing.good(good, number)}: {phrasing.sale(view.sale(good, number))}", good.letter


def _exchange_takes(phrasing: Phrasing, view: View) -> Pairs:
    taken = dict.fromkeys(move.taken for move in view.legal_moves() if move.is_exchange)
    return [(phrasing.plain(spread(cards)), letters(cards)) for cards in taken]


def _exchange_gives(phrasing: Phrasing, view: View, wanted: int) -> Pairs:
    given = [move.given for move in view.legal_moves() if move.is_exchange and move.taken == wanted]
    return [(phrasing.plain(spread(cards)), letters(cards)) for cards in given]


def _choices(pairs: Pairs, current: str) -> list[Choice[str]]:
    wanted = current.casefold().strip()
    fitting = [(name, value) for name, value in pairs if wanted in name.casefold() or wanted.upper() == value]
    return [Choice(name=name[:100], value=value) for name, value in fitting[:MOST]]
