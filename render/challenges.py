"""The challenge card: an invitation to the table."""

from render.picture import Picture, encode
from render.sprites import sprite


def challenge() -> Picture:
    """It always looks the same: who invites whom is said in words."""
    return encode(sprite("challenge").colours, "challenge")
