"""The type and size of a picture, read from its first bytes."""

import struct


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
