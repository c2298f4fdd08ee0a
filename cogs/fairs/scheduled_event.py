"""A fair can announce itself as a scheduled event of its server, where the bot may make one. It goes with the fair."""

import logging
from contextlib import suppress
from datetime import UTC, datetime

import discord
from discord import EventStatus

from bot.client import JaipurBot
from bot.discord_requests import sent_at_most_once
from bot.fairs.model import Fair, FairRecord, FairSeen
from cogs.core.choose_language import Languages
from cogs.core.discord_errors import TROUBLE, code_of

log = logging.getLogger("cogs")
AHEAD = 60  # seconds: an event begins in the future, also by Discord's clock


class ScheduledEvents:
    def __init__(self, bot: JaipurBot, languages: Languages) -> None:
        self._bot, self._app, self._languages = bot, bot.app, languages

    async def see_to(self, code: str) -> None:
        """Make the event that is wanted, or remove it. What Discord refuses is tried again, later and later.

        A week after the end nobody tries any more.
        """
        events = self._app.fair_events
        if not await events.claim(code):
            return
        seen = await self._app.fairs.find(code)
        if self._app.fair_messages.is_given_up(seen.fair):
            await events.settled(seen.fair, None)
            return
        try:
            event_id = await self._put(seen)
        except TROUBLE as error:
            log.info("the event of the fair %s has to wait: %s", code, code_of(error))
            await events.refused(code)
        else:
            await events.settled(seen.fair, event_id)

    async def _put(self, seen: FairSeen) -> int | None:
        """As it should be. Gives the event that is there then. One that somebody has removed does not come back."""
        guild_id, event_id = seen.fair.place.guild_id or 0, seen.fair.event_id
        if not seen.fair.is_live:
            event_id = event_id or await self._find(seen)
            if event_id:
                with suppress(discord.NotFound):
                    await self._bot.http.delete_scheduled_event(guild_id, event_id)
            return None
        start, end = self._times(seen.record)
        if start >= end:
            return event_id
        if event_id:
            with suppress(discord.NotFound):
                await self._change(event_id, seen.fair, start, end)
            return event_id
        return await self._find(seen) or await self._make(seen, start, end)

    async def _change(self, event_id: int, fair: Fair, start: int, end: int) -> None:
        """What has begun keeps its beginning, and what is over by Discord's clock stays as it is."""
        guild_id = fair.place.guild_id or 0
        there = await self._bot.http.get_scheduled_event(guild_id, event_id, with_user_count=False)
        status = there["status"]
        times = {"scheduled_start_time": _iso(start)} if status == EventStatus.scheduled.value else {}
        if status in (EventStatus.scheduled.value, EventStatus.active.value):
            times["scheduled_end_time"] = _iso(end)
            await self._bot.http.edit_scheduled_event(guild_id, event_id, entity_metadata=_location(fair), **times)

    def _times(self, record: FairRecord) -> tuple[int, int]:
        return max(record.begins, self._app.clock.now() + AHEAD), record.ends

    async def _find(self, seen: FairSeen) -> int | None:
        """Somebody made it, and nobody heard."""
        for one in await self._bot.http.get_scheduled_events(seen.fair.place.guild_id or 0, with_user_count=False):
            is_ours = self._bot.user is not None and one.get("creator_id") == str(self._bot.user.id)
            if is_ours and (one.get("description") or "").endswith(_mark(seen)):
                return int(one["id"])
        return None

    async def _make(self, seen: FairSeen, start: int, end: int) -> int:
        """Raises Unconfirmed where nobody knows whether it is there: next time it is looked for."""
        fair = seen.fair
        phrasing = await self._languages.of_server(fair.place.guild_id, fair.organiser)
        with sent_at_most_once():
            made = await self._bot.http.create_guild_scheduled_event(
                fair.place.guild_id or 0,
                name=fair.terms.name,
                description=f"{phrasing.say('fair-event')} {_mark(seen)}",
                scheduled_start_time=_iso(start),
                scheduled_end_time=_iso(end),
                privacy_level=discord.PrivacyLevel.guild_only.value,
                entity_type=discord.EntityType.external.value,
                entity_metadata=_location(fair),
            )
        return int(made["id"])


def _mark(seen: FairSeen) -> str:
    """At the end of its description: by it we know it again."""
    return f"({seen.fair.code})"


def _location(fair: Fair) -> dict[str, str]:
    return {"location": f"<#{fair.place.channel_id}>"}


def _iso(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()
