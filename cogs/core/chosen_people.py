"""What Discord says about the people who were chosen in a select."""

from typing import Any

from cogs.core.request import Interaction


def is_bot(interaction: Interaction, user_id: int) -> bool:
    data: dict[str, Any] = dict(interaction.data or {})
    return bool(data.get("resolved", {}).get("users", {}).get(str(user_id), {}).get("bot"))
