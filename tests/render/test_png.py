"""The container of our own: a PNG that others read, with or without the fast deflate."""

import importlib.util
import sys
import zlib
from io import BytesIO
from random import Random
from struct import unpack
from types import ModuleType
from zlib import crc32

import pytest
from PIL import Image

from render import png

PALETTE = bytes(range(256)) * 3


def noise(width: int, height: int) -> Image.Image:
    return Image.frombytes("L", (width, height), Random(width).randbytes(width * height))


def without_isal(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The same module as it is where nobody has installed ISA-L."""
    monkeypatch.setitem(sys.modules, "isal.isal_zlib", None)
    spec = importlib.util.spec_from_file_location("png_without_isal", png.__file__)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (1080, 848)])
def test_pillow_reads_the_same_pixels(size: tuple[int, int]) -> None:
    numbers = noise(*size)
    with Image.open(BytesIO(png.png(numbers, PALETTE))) as read:
        read.verify()
    with Image.open(BytesIO(png.png(numbers, PALETTE))) as read:
        assert (read.format, read.mode, read.size) == ("PNG", "P", size)
        assert read.tobytes() == numbers.tobytes()
        assert bytes(read.getpalette() or ()) == PALETTE


def test_a_file_has_four_chunks_and_each_is_checked() -> None:
    data = png.png(noise(20, 10), PALETTE)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    found, at = [], 8
    while at < len(data):
        (length,) = unpack(">I", data[at : at + 4])
        body = data[at + 4 : at + 8 + length]
        assert unpack(">I", data[at + 8 + length : at + 12 + length]) == (crc32(body),)
        found.append(body[:4])
        at += 12 + length
    assert found == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]


def test_without_the_fast_deflate_the_pixels_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = without_isal(monkeypatch)
    assert plain.compressobj is zlib.compressobj
    numbers = noise(300, 200)
    with Image.open(BytesIO(plain.png(numbers, PALETTE))) as read:
        assert read.tobytes() == numbers.tobytes()


def test_the_fast_deflate_is_there_where_it_can_be_installed() -> None:
    pytest.importorskip("isal", reason="there are no wheels for this machine")
    assert vars(png)["compressobj"] is not zlib.compressobj
