"""One icon for everything that has a name in the game, for emojis in texts."""

from collections.abc import Iterator, Mapping

from render.sprites import png
from rules.cards import Card
from rules.rulebook import BONUS_TOKENS

NAMES = (*(card.word for card in Card), "seal", *(f"bonus{kind}" for kind in BONUS_TOKENS), "sun", "moon")


class Icons(Mapping[str, bytes]):
    """PNG files of 128 by 128 pixels by name, read when asked for. Sun and moon are the emblems of the seats."""

    def __getitem__(self, name: str) -> bytes:
        if name not in NAMES:
            raise KeyError(name)
        return png(f"icon-{name}")

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


ICONS = Icons()
