"""Transport compression of the gateway: one stream for a whole connection, flushed after each frame."""

import zlib
from collections.abc import Callable

ZLIB_STREAM = "zlib-stream"


def compressor(asked: str | None) -> Callable[[bytes], bytes] | None:
    """What `compress` of the gateway's address asks for; None for frames as plain text.

    `zstd-stream` needs a library that is not here. discord.py asks for it only where it has that library itself, and
    takes plain text as well.
    """
    if asked != ZLIB_STREAM:
        return None
    stream = zlib.compressobj()
    return lambda frame: stream.compress(frame) + stream.flush(zlib.Z_SYNC_FLUSH)
