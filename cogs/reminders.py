"""Reminders: somebody's time for a move is running out."""

import discord

from bot.match.deadlines import Reminder
from cogs.cog_base import JaipurCog
from cogs.core import ids
from cogs.core.discord_errors import is_refusal
from cogs.core.phrasing import jump
from cogs.core.screen import Screen, box, button, row, text
from cogs.core.sent_ids import ids_in

LOOKED_AT = 20  # messages: what else we send to a person in a day is little


async def remind(cog: JaipurCog, reminder: Reminder) -> None:
    """A direct message; where those are closed or not wanted, the table once more at the bottom.

    Raises what Discord or the line to it raises; then the reminder is due again later.
    """
    match, user_id, app = reminder.match, reminder.user_id, cog.app
    wants_direct = (await app.preferences.of(user_id)).dm_notices
    is_sent = wants_direct and await _send_privately(cog, reminder)
    by_table = not is_sent and await app.preferences.may_mention(user_id, match.place.guild_id)
    # From now on it is a call like any other: one that reaches nobody is made with the next table, and none twice.
    await app.deadlines.reminded(reminder, by_table=by_table)
    if by_table:
        await cog.tables.remind(match.code)


async def _send_privately(cog: JaipurCog, reminder: Reminder) -> bool:
    """False where direct messages are closed, which is everybody's right, or where Discord takes none from us."""
    match, user_id = reminder.match, reminder.user_id
    phrasing = await cog.languages.of_person(user_id)
    words = phrasing.say(
        "reminder",
        opponent=phrasing.player(match.players[1 - (match.seat_of(user_id) or 0)]),
        when=f"<t:{reminder.deadline}:R>",
        table=jump(match),
    )
    hand = button(phrasing.say("button-hand"), "reminded", match.code, match.version)
    try:
        channel = await cog.bot.create_dm(discord.Object(user_id))
        if not await is_there(channel, ids.make("reminded", match.code, match.version)):
            await channel.send(view=Screen((box(text(words), row(hand)),)).view(), nonce=reminder.nonce)
    except discord.HTTPException as error:
        if not is_refusal(error):
            raise
        return False
    return True


async def is_there(channel: discord.DMChannel, mark: str) -> bool:
    """It was sent, and we died before that was written down: a button with this id is among the latest messages.

    The version of a match is the same until it goes on.
    """
    return any([mark in ids_in(message.components) async for message in channel.history(limit=LOOKED_AT)])
