"""What whoever clicks is called, as Discord shows it here. Nobody else reads it: it may hold what breaks out of its place."""

from bot.people.names import clean
from cogs.core.request import Interaction


def shown_name(interaction: Interaction) -> str:
    """In one line, without characters that turn or hide what stands beside them. Markdown is left alone."""
    return clean(interaction.user.display_name)
