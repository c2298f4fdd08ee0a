"""Where a table stands."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """Where a table stands. `guild_id` is None in private channels.

    `is_reachable` is False where the bot cannot post by itself and the table rides on answers to interactions.
    """

    guild_id: int | None
    channel_id: int
    is_reachable: bool = True
