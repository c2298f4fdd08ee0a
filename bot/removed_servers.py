"""Servers that removed the bot: what is kept of their games, how long, and what is left after that."""

from collections.abc import Collection

from bot.clock import Clock
from bot.match.endings import CALLED_OFF
from bot.people.erase import PersonalData
from bot.ratings.count_each_once import enter_all_due
from bot.store import downtime, fairs, one_time_notices, removed_servers, today_messages, turns
from bot.store.database import Database
from bot.store.removed_servers import RemovedServer

KEPT = 90 * 24 * 3600  # seconds: should they take the bot back, everything is as it was


class RemovedServers:
    def __init__(self, db: Database, clock: Clock, personal_data: PersonalData) -> None:
        self._db, self._clock, self._personal_data = db, clock, personal_data

    async def note_removed(self, guild_id: int) -> None:
        """From now on the time runs, unless it does already."""
        await one_time_notices.claim(self._db, f"{one_time_notices.REMOVED}{guild_id}", self._clock.now(), -1)

    async def note_returned(self, guild_id: int) -> None:
        """Its fairs have lost no time. Hours in which the bot was away everywhere have been given back already."""
        now = self._clock.now()
        async with self._db.transaction() as queries:
            since = {one.guild_id: one.since for one in await removed_servers.all_removed(queries)}.get(guild_id)
            if since is not None:
                given = downtime.seconds_away(await downtime.outages(queries, None, since), since, now)
                await fairs.move_of_server(queries, guild_id, max(0, now - since) - given)
                await downtime.write_outage(queries, guild_id, since, now)
            await one_time_notices.forget(queries, f"{one_time_notices.REMOVED}{guild_id}")

    async def compare(self, present: Collection[int]) -> tuple[set[int], set[int]]:
        """Which servers are without the bot now, heard or unheard, and which have taken it back, if it is in these."""
        known = {one.guild_id for one in await removed_servers.all_removed(self._db)}
        were_with_it = await removed_servers.servers_with_the_bot(self._db)
        return (known | were_with_it) - set(present), known & set(present)

    async def anonymise_due(self) -> list[int]:
        """Forget the servers whose time is over: see `_anonymise`. Their ids."""
        since = self._clock.now() - KEPT
        due = [one for one in await removed_servers.all_removed(self._db) if one.since <= since]
        for removed in due:
            await self._anonymise(removed)
        return [removed.guild_id for removed in due]

    async def _anonymise(self, removed: RemovedServer) -> None:
        """Its games no longer say where they were played, its leaderboard goes, running games are called off.

        Who has played nowhere else is erased as if they had asked for it; others keep their games and ratings. Where
        no table was ever posted by the bot itself, the games are those of people who have installed it, and stay.
        """
        guild_id = removed.guild_id
        if await removed_servers.had_the_bot(self._db, removed):
            async with self._db.transaction() as queries:
                for match in await removed_servers.running_in(queries, removed):
                    await turns.write_end(queries, match, CALLED_OFF, self._clock.now())
                await enter_all_due(queries)
            users = await removed_servers.players_in(self._db, removed)
            for user in sorted(users):
                if not await removed_servers.plays_elsewhere(self._db, user, removed):
                    await self._personal_data.erase(user)
            async with self._db.transaction() as queries:
                await removed_servers.forget_standings(queries, guild_id, users)
                await removed_servers.forget_place_of_matches(queries, removed)
        async with self._db.transaction() as queries:
            await removed_servers.forget_challenges(queries, guild_id)
            await fairs.forget_server(queries, guild_id, self._clock.now())
            await today_messages.forget_server(queries, guild_id)
            await downtime.forget_server(queries, guild_id)
            await one_time_notices.forget(queries, f"{one_time_notices.REMOVED}{guild_id}")
        await self._db.empty_log()
