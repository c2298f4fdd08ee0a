"""Reading our own messages back: by the ids of their buttons we know what they were."""

from collections.abc import Iterator
from typing import Any

import discord


def ids_in(components: list[Any]) -> Iterator[str]:
    """The ids of all buttons of a message."""
    for component in components:
        if isinstance(component, discord.Button) and component.custom_id:
            yield component.custom_id
        yield from ids_in(getattr(component, "children", []))
