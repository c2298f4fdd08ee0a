"""The event loop the bot runs in: uvloop where it is installed, else the one of the standard library."""

import asyncio
from collections.abc import Callable


def event_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """What makes the loop. There is no uvloop for Windows and for some small machines; the bot runs there, too."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.new_event_loop
    return new_event_loop
