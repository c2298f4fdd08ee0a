"""Who begins to play is stored from then on: the name, and the language of their Discord."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cogs.core.request import Interaction
from cogs.core.shown_name import shown_name


@asynccontextmanager
async def stored_as_player(interaction: Interaction) -> AsyncIterator[None]:
    """In the block a match or a challenge is made. The name is there before it, so that no table lacks it.

    Who cannot play after all is not stored.
    """
    names, user, locale = interaction.client.app.names, interaction.user, str(interaction.locale)
    is_known = await names.name(user.id) is not None
    await names.remember(user.id, shown_name(interaction), locale)
    try:
        yield
    except BaseException:
        if not is_known:
            await names.forget(user.id)
        raise
    await names.remember(user.id, shown_name(interaction), locale)  # a twin of this click may have failed
