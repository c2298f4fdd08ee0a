"""The size of a picture, read from its first bytes, and the avatars of people, drawn here."""

import colorsys
import struct
import zlib

SIZE = 96


def picture_type(content: bytes) -> str | None:
    """The image type that the bytes themselves say; None when they are no picture."""
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if content.startswith((b"GIF87a", b"GIF89a")):
        return "image/gif"
    if content.startswith(b"\xff\xd8"):
        return "image/jpeg"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    return None


def picture_size(content: bytes) -> tuple[int, int] | None:
    """Width and height in pixels; None when it is no picture or a broken one."""
    readers = {"image/png": _png, "image/gif": _gif, "image/jpeg": _jpeg, "image/webp": _webp}
    kind = picture_type(content)
    if kind is None:
        return None
    try:
        return readers[kind](content)
    except (struct.error, IndexError):
        return None


def _png(content: bytes) -> tuple[int, int]:
    width, height = struct.unpack(">II", content[16:24])
    return width, height


def _gif(content: bytes) -> tuple[int, int]:
    width, height = struct.unpack("<HH", content[6:10])
    return width, height


def _jpeg(content: bytes) -> tuple[int, int] | None:
    place = 2
    while place < len(content):
        marker, length = content[place + 1], struct.unpack(">H", content[place + 2 : place + 4])[0]
        if 0xC0 <= marker <= 0xCF and marker not in (0xC4, 0xC8, 0xCC):
            height, width = struct.unpack(">HH", content[place + 5 : place + 9])
            return width, height
        place += 2 + length
    return None


def _webp(content: bytes) -> tuple[int, int] | None:
    kind = content[12:16]
    if kind == b"VP8X":
        width = int.from_bytes(content[24:27], "little") + 1
        return width, int.from_bytes(content[27:30], "little") + 1
    if kind == b"VP8L":
        bits = int.from_bytes(content[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if kind == b"VP8 ":
        width, height = struct.unpack("<HH", content[26:30])
        return width & 0x3FFF, height & 0x3FFF
    return None


def avatar(seed: int) -> bytes:
    """A PNG of a round friendly face in a colour of its own."""
    hue = (seed >> 22 ^ seed) * 0.618 % 1
    back = _rgb(hue, 0.55, 0.85)
    skin = _rgb(hue + 0.45, 0.30, 0.97)
    ink = _rgb(hue, 0.6, 0.25)
    rows = bytearray()
    for y in range(SIZE):
        rows.append(0)
        for x in range(SIZE):
            rows += _pixel((x + 0.5) / SIZE - 0.5, (y + 0.5) / SIZE - 0.5, back, skin, ink)
    return _png_file(bytes(rows))


def _pixel(x: float, y: float, back: bytes, skin: bytes, ink: bytes) -> bytes:
    from_centre = x * x + y * y
    if min((x - 0.11) ** 2, (x + 0.11) ** 2) + (y + 0.06) ** 2 < 0.0016:
        return ink
    if y > 0.06 and 0.024 < x * x + (y - 0.02) ** 2 < 0.034:
        return ink
    return skin if from_centre < 0.09 else back


def _rgb(hue: float, saturation: float, value: float) -> bytes:
    return bytes(round(255 * part) for part in colorsys.hsv_to_rgb(hue % 1, saturation, value))


def _png_file(rows: bytes) -> bytes:
    def chunk(name: bytes, content: bytes) -> bytes:
        check = zlib.crc32(name + content)
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", check)

    header = struct.pack(">IIBBBBB", SIZE, SIZE, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")
