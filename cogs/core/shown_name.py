"""What whoever clicks is called here. Nobody else reads what Discord says of it: it may break out of its place."""

from bot.people.names import clean
from cogs.core.request import Interaction


def shown_name(interaction: Interaction) -> str:
    """In one line, without characters that turn or hide what stands beside them. Markdown is left alone."""
    return clean(interaction.user.display_name)
