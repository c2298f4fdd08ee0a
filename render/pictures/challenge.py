"""The challenge card: an invitation to the table."""

from render.layout.board import CHALLENGE
from render.picture import Picture
from render.sprites import png


def challenge() -> Picture:
    """It always looks the same: who invites whom is said in words."""
    return Picture(png("challenge"), "challenge.png", CHALLENGE.width, CHALLENGE.height)
