"""Old tables where the bot is no member: nobody can remove them, but whoever clicks on one turns it into a pointer.

And tables that nobody could bring up to date: the end of a match comes along with the next click on what was its table.
"""

import logging

import discord

from bot.errors import NoSuchMatch
from bot.match.model import PublicMatch
from cogs.core import ids
from cogs.core.choose_language import Languages
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.phrasing import jump
from cogs.core.places import place_of
from cogs.core.request import Interaction, Request
from cogs.core.screen import IN_NAME_ONLY, PublicScreen, box, text
from cogs.core.sent_ids import ids_in
from cogs.tables.nonmember_tables import NonmemberTables

log = logging.getLogger("cogs")


async def point_to_live_table(languages: Languages, interaction: Interaction) -> None:
    """Where an old table was clicked, only the way to the live one stays of it. The click is answered all the same."""
    found = await _table_clicked(interaction)
    if found is None or interaction.response.is_done():
        return
    clicked, match = found
    # A table that was posted a moment ago, and not noted yet, is newer than the one that we know.
    if not match.message_id or clicked.id >= match.message_id:
        return
    phrasing = await languages.of_table(match)
    pointer = PublicScreen((box(text(phrasing.say("table-moved", code=match.code, table=jump(match)))),))
    try:
        await interaction.response.edit_message(view=pointer.view(), attachments=[], allowed_mentions=IN_NAME_ONLY)
    except TROUBLE as error:
        log.info("an old table of %s stays as it is: %s", match.code, code_of(error))


async def carry_the_end(tables: NonmemberTables, interaction: Interaction) -> None:
    """A player has clicked on a table that still asks for a move although the match is over: it may ride on this click.

    No next move would bring it along, as after a crash.
    """
    found = await _table_clicked(interaction)
    if found is None:
        return
    clicked, match = found
    is_old = ids.make("hand", match.code) in ids_in(clicked.components)
    if match.outcome and is_old and match.seat_of(interaction.user.id) is not None:
        tables.remember(match, interaction)


async def _table_clicked(interaction: Interaction) -> tuple[discord.Message, PublicMatch] | None:
    """The table that was clicked, where the bot is no member, and its match. None where it is none."""
    clicked = interaction.message
    if clicked is None or clicked.flags.ephemeral or place_of(interaction).is_reachable:
        return None
    code, claim = _code_of_table(clicked), Request.of(interaction).claim
    if code is None or (claim and not await claim.may_answer()):
        return None
    try:
        match = await interaction.client.app.matches.find(code)
    except NoSuchMatch:
        return None
    return None if match.place.is_reachable else (clicked, match)


def _code_of_table(message: discord.Message) -> str | None:
    """The match of which this message is a table, running or finished; None where it is none."""
    parsed = [ids.parse(custom_id) for custom_id in ids_in(message.components)]
    return next((parts[0] for action, parts in filter(None, parsed) if action in ("hand", "rematch") and parts), None)
