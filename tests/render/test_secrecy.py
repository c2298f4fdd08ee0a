"""A board shows what everybody may see, whoever's view it is painted from."""

from dataclasses import replace
from random import Random

import pytest

from bot.language import languages
from render import alt_text, board
from render.pictures import board as boards
from rules import BonusToken, Card, Herds, Options, PlayerView, View, view
from rules.cards import GOODS
from rules.match import Match
from rules.rulebook import BONUS_TOKENS
from tests.rules.playing import random_steps

SAY = languages()["en"].say
NAMES = ("Anoushka", "Balthazar")


def positions(herds: Herds) -> list[Match]:
    """Some positions of a match, not yet over."""
    steps = random_steps(Random(6), Options(herds=herds))
    return [match for index, match in enumerate(steps) if index % 9 == 0 and match.mover is not None][:6]


@pytest.mark.parametrize("herds", Herds)
def test_the_board_is_the_same_whoever_looks(herds: Herds) -> None:
    for match in positions(herds):
        public, first, second = (view(match, seat) for seat in (None, 0, 1))
        assert boards.paint(public).tobytes() == boards.paint(first).tobytes() == boards.paint(second).tobytes()
        texts = {alt_text.board(seen, SAY, NAMES) for seen in (public, first, second)}
        assert len(texts) == 1


def shuffled(seen: View, rng: Random) -> View:
    """The view with everything that is hidden from the public exchanged for something else."""
    first, second = (_shuffled_player(player, seen, rng) for player in seen.players)
    return replace(seen, players=(first, second))


def _shuffled_player(player: PlayerView, seen: View, rng: Random) -> PlayerView:
    if player.hand is None:
        return player
    return replace(
        player,
        hand=tuple(sorted(rng.choices(GOODS, k=player.hand_size))),
        herd=rng.randrange(12) if seen.options.herds is Herds.SECRET else player.herd,
        bonuses=tuple(BonusToken(bonus.kind, rng.choice(BONUS_TOKENS[bonus.kind])) for bonus in player.bonuses),
    )


@pytest.mark.parametrize("herds", Herds)
def test_what_is_hidden_changes_neither_picture_nor_words(herds: Herds) -> None:
    rng = Random(1)
    for match in positions(herds):
        for seat in (0, 1):
            seen = view(match, seat)
            for _ in range(3):
                other = shuffled(seen, rng)
                assert alt_text.board(other, SAY, NAMES) == alt_text.board(seen, SAY, NAMES)
                assert boards.paint(other).tobytes() == boards.paint(seen).tobytes()


def test_the_file_itself_tells_nothing_more() -> None:
    match = positions(Herds.OPEN)[2]
    public, private = board(view(match, None)), board(view(match, 0))
    assert public == private
    assert public.filename == "board.png"
    assert b"tEXt" not in public.data
    assert b"iTXt" not in public.data
    assert b"eXIf" not in public.data


def test_hands_are_painted_when_everything_is_open() -> None:
    match = positions(Herds.OPEN)[2]
    hidden, shown = view(match, None), view(match, None, reveal=True)
    assert boards.paint(shown).height > boards.paint(hidden).height
    assert "hand:" in alt_text.board(shown, SAY, NAMES)
    assert Card.CAMEL not in (shown.players[0].hand or ())
