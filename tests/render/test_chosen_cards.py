"""Cards of the market that somebody chooses: the others fade. A frame means that a move put a card there."""

from PIL import Image

from render.layout import panel as private
from render.pictures import panel
from tests.render.scenes import PANELS

SEEN = PANELS["panel-play"]


def cards(image: Image.Image) -> list[bytes]:
    """The middle of every slot."""
    places = [slot.centred(100, 150) for slot in private.MARKET.slots]
    return [image.crop((place.x, place.y, place.right, place.bottom)).tobytes() for place in places]


def test_only_the_cards_that_are_not_chosen_fade() -> None:
    plain, choosing = cards(panel.paint(SEEN)), cards(panel.paint(SEEN, chosen=(0, 2)))
    assert [one == other for one, other in zip(plain, choosing, strict=True)] == [True, False, True, False, False]
