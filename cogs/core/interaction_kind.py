"""What kind of interaction somebody waits in: the label of its time in the metrics."""

from typing import Any

import discord


def interaction_kind(interaction: discord.Interaction[Any]) -> str:
    """One of `bot.hosting.metrics.KINDS`."""
    match interaction.type:
        case discord.InteractionType.component:
            component = dict(interaction.data or {}).get("component_type")
            return "button" if component == discord.ComponentType.button.value else "select"
        case discord.InteractionType.modal_submit:
            return "modal"
        case discord.InteractionType.autocomplete:
            return "autocomplete"
        case _:
            return "command"
