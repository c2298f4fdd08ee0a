"""Completing what people type: their matches, and the legal moves of the one that is meant."""

from collections.abc import Callable, Iterable

from discord.app_commands import Choice

from bot.match.model import PublicMatch
from cogs.cog_base import Shared
from cogs.core.autocomplete import choices, completion
from cogs.core.choose_language import Languages
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.play.match_finder import labels
from cogs.play.plan_words import move_words
from cogs.play.typed_cards import read_cards
from rules import View
from rules.cards import bundle, letters, spread

Pairs = Iterable[tuple[str, str]]  # what is shown, and what it stands for


@completion
async def complete_match(interaction: Interaction, current: str) -> list[Choice[str]]:
    """My running matches, those that wait for me first."""
    user_id, phrasing = interaction.user.id, await _languages(interaction).of(interaction)
    matches = await interaction.client.app.matches.running(user_id)
    return choices(((" · ".join(labels(phrasing, match, user_id)), match.code) for match in matches), current)


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


@completion
async def complete_plan(interaction: Interaction, current: str) -> list[Choice[str]]:
    """What I could play next, if the market stayed as it is."""
    return await _complete(interaction, current, planning_pairs, waiting=True)


async def _complete(
    interaction: Interaction,
    current: str,
    list_pairs: Callable[[Phrasing, View], Pairs],
    *,
    waiting: bool = False,
) -> list[Choice[str]]:
    """Choices from my legal moves; none where no single match is meant."""
    finder, game = Shared.of(interaction.client).finder, getattr(interaction.namespace, "game", None)
    found = await finder.find(interaction, game, to_move=not waiting, waiting=waiting)
    if not isinstance(found, PublicMatch):
        return []
    seen = await interaction.client.app.matches.peek(found.code, interaction.user.id)
    if seen.view.seat is None:
        return []
    return choices(list_pairs(await _languages(interaction).of(interaction), seen.view), current)


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


def planning_pairs(phrasing: Phrasing, view: View) -> Pairs:
    """Takes and camels, sales, exchanges."""
    moves = sorted(view.legal_moves(), key=lambda move: (move.is_exchange, move.is_sale))
    return [(move_words(phrasing, move), str(move)) for move in moves]


def _languages(interaction: Interaction) -> Languages:
    return Shared.of(interaction.client).dispatcher.languages
