"""The characters of the East Asian font: `python -m render.art.font_characters` prints them for the subsetter.

Everything that the Japanese, simplified Chinese and (common) traditional Chinese character sets name, all Hangul
syllables, kana, and the sign for what no font has. docs/pictures.md says how the font files are made of it.
"""

import sys
from collections.abc import Iterable

from render.lettering import ELLIPSIS, NEUTRAL_SIGN

TWO_BYTES = {  # a codec, and the first bytes of its ideographs
    "shift_jis": (*range(0x81, 0xA0), *range(0xE0, 0xF0)),
    "gb2312": tuple(range(0xA1, 0xF8)),
    "big5": tuple(range(0xA4, 0xC7)),
}
IDEOGRAPHS = range(0x4E00, 0xA000)
KANA = (*range(0x3041, 0x3097), *range(0x3099, 0x3100), *range(0x31F0, 0x3200))
HANGUL = (*range(0x3131, 0x318F), *range(0xAC00, 0xD7A4))
PUNCTUATION = (*range(0x3001, 0x3003), *range(0x3005, 0x301F))


def east_asian() -> set[int]:
    named = {character for codec, leads in TWO_BYTES.items() for character in _named_by(codec, leads)}
    found = {character for character in named if character in IDEOGRAPHS}
    return found | {*KANA, *HANGUL, *PUNCTUATION, ord(NEUTRAL_SIGN), ord(ELLIPSIS)}


def _named_by(codec: str, leads: Iterable[int]) -> set[int]:
    texts = (bytes((lead, trail)).decode(codec, "ignore") for lead in leads for trail in range(0x40, 0xFF))
    return {ord(text) for text in texts if len(text) == 1}


if __name__ == "__main__":
    sys.stdout.write(",".join(f"U+{character:04X}" for character in sorted(east_asian())))
