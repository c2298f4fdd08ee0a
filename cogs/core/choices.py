"""What a person chose in a select."""

from cogs.core.respond import Interaction


def values_of(interaction: Interaction) -> list[str]:
    values = dict(interaction.data or {}).get("values", [])
    return [str(value) for value in values] if isinstance(values, list) else []
