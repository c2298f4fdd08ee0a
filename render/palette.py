"""The colours, for the art and for the painters."""

from typing import NamedTuple

from rules.cards import Card

SEAT_COLOURS = (0xE07B12, 0x3D63C9)  # saffron sun and indigo moon: apart with any colour blindness

INK = "#35160f"
CREAM = "#fff4d9"
GOLD = "#f3c04a"


class Tones(NamedTuple):
    """The tones of one kind of card, dark to light."""

    deep: str
    mid: str
    light: str
    coin: str  # the face of its tokens
    numeral: str  # on that face


TONES = {
    Card.DIAMOND: Tones("#0a4a5c", "#178ba6", "#d6f6f8", "#6fdcec", "#073846"),
    Card.GOLD: Tones("#7d4700", "#d9950f", "#fff0bd", "#ffcb3d", "#5a3000"),
    Card.SILVER: Tones("#2f3a52", "#6d7c98", "#edf1f8", "#dde4ee", "#222b40"),
    Card.CLOTH: Tones("#5c0c45", "#a91b80", "#fbdcf0", "#b3208a", "#fff0fa"),
    Card.SPICE: Tones("#7c1705", "#d4400f", "#ffe3c6", "#d8430f", "#fff3e2"),
    Card.LEATHER: Tones("#3d1b08", "#834519", "#f2dabb", "#7d4118", "#ffeeda"),
    Card.CAMEL: Tones("#123f38", "#1f7260", "#fbe9c4", "#1f7260", "#fff4d9"),
}
BONUS_TONES = {3: "#2f9a5e", 4: "#7d4bc0", 5: "#d12a4f"}


class SeatTones(NamedTuple):
    """The tones of a player's cloth."""

    deep: str
    dusk: str  # its upper edge while the other player moves
    mid: str
    light: str


SEAT_TONES = (
    SeatTones("#6e2b03", "#853808", "#b4570b", "#ffcf7a"),
    SeatTones("#16245c", "#1b2c70", "#2b47a0", "#b9cdff"),
)
COLOURS = 256  # in a finished picture
