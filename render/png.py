"""The PNG container around a picture in palette colours, packed with the fastest deflate there is.

A PNG is a signature and chunks: the header, the palette, the packed rows, the end. Each row has a byte in front that
names its filter; in a palette no filter helps, so it is 0. ISA-L packs six times as fast as zlib and a tenth larger;
where there is no ISA-L, zlib packs the same pixels.
"""

from struct import pack
from zlib import crc32

from PIL import Image

try:
    from isal.isal_zlib import compressobj
except ImportError:
    from zlib import compressobj  # type: ignore[assignment]  # its annotations name a class of its own

    LEVEL = 4  # both levels are measured: see docs/pictures.md
else:
    LEVEL = 1

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BIT_DEPTH, PALETTE_COLOURS = 8, 3  # one byte a pixel, which names a colour of the palette


def png(numbers: Image.Image, palette: bytes) -> bytes:
    """A picture as a file: the numbers of its colours, and red, green and blue of each colour."""
    width, height = numbers.size
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", pack(">IIBBBBB", width, height, BIT_DEPTH, PALETTE_COLOURS, 0, 0, 0)),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", _packed_rows(numbers)),
            _chunk(b"IEND", b""),
        )
    )


def _packed_rows(numbers: Image.Image) -> bytes:
    """Pillow puts a 0 behind each row, which is the filter of the next one; the first filter is added, the last 0 left
    out. In pieces, because ISA-L's `compress` takes twice as long for the same."""
    rows = memoryview(numbers.tobytes("raw", "L", numbers.width + 1))
    packing = compressobj(LEVEL)
    return packing.compress(b"\0") + packing.compress(rows[:-1]) + packing.flush()


def _chunk(name: bytes, data: bytes) -> bytes:
    return pack(">I", len(data)) + name + data + pack(">I", crc32(data, crc32(name)))
