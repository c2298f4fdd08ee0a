"""A direct message a day about somebody's games, for who wants it: what waits, what runs out, the way to each."""

import discord

from bot.match.model import PublicMatch
from bot.people.digests import Digest
from cogs.cog_base import JaipurCog
from cogs.core import ids
from cogs.core.discord_errors import is_refusal
from cogs.core.phrasing import Phrasing, jump
from cogs.core.screen import Screen, box, button, lines, row, text
from cogs.core.time_words import turn_time
from cogs.reminders import is_there

MOST_LINES = 15  # in all: more are a number


async def send_digest(cog: JaipurCog, digest: Digest) -> None:
    """Raises what Discord or the line to it raises; then it is due again later. Closed direct messages get none."""
    phrasing = await cog.languages.of_person(digest.user_id)
    try:
        channel = await cog.bot.create_dm(discord.Object(digest.user_id))
        if not await is_there(channel, ids.make("digest", digest.day)):
            await channel.send(view=_screen(phrasing, digest).view(), nonce=f"digest-{digest.due}")
    except discord.HTTPException as error:
        if not is_refusal(error):
            raise
    await cog.app.digests.done(digest)


def _screen(phrasing: Phrasing, digest: Digest) -> Screen:
    games = [*digest.waiting, *digest.late][:MOST_LINES]
    waiting = [_line(phrasing, match, digest.user_id) for match in games if match in digest.waiting]
    late = [_line(phrasing, match, digest.user_id) for match in games if match in digest.late]
    left_out = len(digest.waiting) + len(digest.late) - len(games)
    words = lines(
        [
            phrasing.say("digest-title"),
            phrasing.say("games-yours", count=len(digest.waiting)) if waiting else None,
            *waiting,
            phrasing.say("digest-late", count=len(digest.late)) if late else None,
            *late,
            phrasing.say("digest-more", count=left_out) if left_out else None,
        ]
    )
    return Screen((box(text(words), row(button(phrasing.say("button-games"), "digest", digest.day))),))


def _line(phrasing: Phrasing, match: PublicMatch, user_id: int) -> str:
    opponent = match.players[1 - (match.seat_of(user_id) or 0)]
    time = "" if match.is_late else turn_time(phrasing, match)
    said = phrasing.say(
        "digest-line", code=match.code, opponent=phrasing.player(opponent), time=time, table=jump(match)
    )
    return said.replace("  ", " ").rstrip()
