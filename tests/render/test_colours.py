"""Goods, seats and bonus kinds are told apart with any colour blindness, by shape or by brightness."""

from io import BytesIO
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from render import ICONS, SEAT_COLOURS
from rules.cards import Card

Pixels = npt.NDArray[np.float64]

# Machado, Oliveira & Fernandes 2009, full severity; they apply to linear light.
BLINDNESS = {
    "protanopia": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deuteranopia": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
    "tritanopia": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}
LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
PARCHMENT = (246, 226, 184)


def seen_by(blindness: str, colours: Pixels) -> Pixels:
    """What somebody with this blindness sees of sRGB colours (0 to 1)."""
    linear = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    seen = np.clip(linear @ np.array(BLINDNESS[blindness]).T, 0, 1)
    shown: Pixels = np.where(seen <= 0.0031308, seen * 12.92, 1.055 * seen ** (1 / 2.4) - 0.055)
    return shown


def icon(name: str) -> tuple[Pixels, npt.NDArray[np.bool_]]:
    """Colours on parchment, and the silhouette."""
    with Image.open(BytesIO(ICONS[name])) as picture:
        rgba = picture.convert("RGBA")
    ground = Image.new("RGB", rgba.size, PARCHMENT)
    ground.paste(rgba, mask=rgba)
    return np.asarray(ground, np.float64) / 255, np.asarray(rgba.getchannel("A")) > 127


def shared(first: npt.NDArray[np.bool_], second: npt.NDArray[np.bool_]) -> float:
    """How much of two silhouettes is common: 1 when they are the same."""
    return float((first & second).sum() / (first | second).sum())


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_any_two_cards_stay_distinct(blindness: str) -> None:
    for one, other in combinations(Card, 2):
        (colours, shape), (other_colours, other_shape) = icon(one.word), icon(other.word)
        grey = np.abs((seen_by(blindness, colours) - seen_by(blindness, other_colours)) @ LUMINANCE).mean()
        assert shared(shape, other_shape) < 0.75 or grey > 0.15, (one, other)


@pytest.mark.parametrize("blindness", BLINDNESS)
def test_the_seats_stay_distinct(blindness: str) -> None:
    first, second = (np.array([colour >> 16, colour >> 8 & 255, colour & 255]) / 255 for colour in SEAT_COLOURS)
    assert np.linalg.norm(seen_by(blindness, first) - seen_by(blindness, second)) > 0.3
    assert shared(icon("sun")[1], icon("moon")[1]) < 0.6


def test_the_bonus_kinds_have_their_own_numerals_and_outlines() -> None:
    for one, other in combinations(("bonus3", "bonus4", "bonus5"), 2):
        (colours, _), (other_colours, _) = icon(one), icon(other)
        assert np.abs((colours - other_colours) @ LUMINANCE).mean() > 0.03


def test_icons_are_fit_for_emojis() -> None:
    assert set(ICONS) >= {card.word for card in Card} | {"seal", "bonus3", "bonus4", "bonus5"}
    for name, data in ICONS.items():
        assert len(data) < 256 * 1024
        with Image.open(BytesIO(data)) as picture:
            assert (picture.format, picture.size, picture.mode) == ("PNG", (128, 128), "RGBA"), name
    with pytest.raises(KeyError):
        ICONS["wall-board"]
