"""Telling tables: after every change the one live table of a game is brought up to date.

Commit first, then tell. Whatever could not be told is told again by the clockwork, so everything here may fail.
"""

import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

import discord

from bot.client import Bazaar
from bot.logs import about
from bot.match.model import Game
from bot.ratings.queries import RatingChange
from bot.tables.announcements import LostClaim, Telling
from bot.tables.old_tables import Leftover
from cogs.core.discord_errors import LATER, MUCH_LATER, NO_CHANNEL, TROUBLE, code_of
from cogs.core.phrasing import Voice
from cogs.core.screen import Screen
from cogs.tables.nonmember_tables import Riding
from cogs.tables.old_tables import clear_away, span
from cogs.tables.table_message import Paintings, paint, table
from cogs.tables.threads import open_thread

if TYPE_CHECKING:
    from cogs.core.desk import Desk

log = logging.getLogger("cogs")

GONE, ARCHIVED = 10008, 50083  # the message, its thread
POST_ANEW = (GONE, ARCHIVED, 30046, 50005)  # or too old to be edited so often, or not ours
NO_ACCESS, NOT_ALLOWED, LOCKED = 50001, 50013, 160005
# What only people can mend. A thread that is archived and not locked wakes up when we post.
TROUBLES = {
    NO_CHANNEL: "channel",
    NO_ACCESS: "permission",
    NOT_ALLOWED: "permission",
    ARCHIVED: "locked",
    LOCKED: "locked",
}
RETRY_PAUSE = 1.0  # seconds that discord.py waits before it tries again
Draw = Callable[..., Screen]  # the table of one telling, with these pictures, pings and remark


class Teller:
    def __init__(self, bot: Bazaar, desk: "Desk") -> None:
        self.bot, self.app, self.desk = bot, bot.app, desk
        self.riding = Riding(bot)
        self._trouble: dict[str, str] = {}  # what keeps a table from being told, by game

    async def tell(self, code: str, *, again: bool = False, ping: bool = True, reminding: tuple[int, ...] = ()) -> None:
        """Bring the table up to date; `again` posts it anew at the bottom even if nothing happened."""
        with about(match=code):
            await self._tell(code, again=again, ping=ping, reminding=reminding)

    async def _tell(self, code: str, *, again: bool, ping: bool, reminding: tuple[int, ...]) -> None:
        telling = await self.app.tables.claim(code, again=again)
        while telling:
            try:
                message_id, posting = await self._put(telling, again=again, ping=ping, reminding=reminding)
            except TROUBLE as error:
                await self._not_told(telling, error)
                return
            self._trouble.pop(code, None)
            telling = await self._note(telling, message_id, posting)
            again, reminding = False, ()  # it was asked for once

    async def _note(self, telling: Telling, message_id: int | None, posting: Leftover | None) -> Telling | None:
        """Now it is told. Gives the next telling, if the match went on meanwhile."""
        following = None
        try:
            following = await self.app.tables.told(telling, message_id, posting)
            self.bot.measures.counters["tables_told"] += 1
        except LostClaim:
            if posting and message_id:
                await self.app.leftovers.note(posting, message_id)
        if posting:
            self.bot.background(clear_away(self.bot, telling.game.code), f"clear {telling.game.code}")
        return following

    async def remind(self, code: str, user_id: int) -> None:
        """The table once more at the bottom, calling this person: their time is running out."""
        await self.tell(code, again=True, reminding=(user_id,))

    async def trouble(self, voice: Voice, game: Game) -> str | None:
        """A word for the players when their table cannot be posted."""
        what = self._trouble.get(game.code)
        return voice.say("trouble", what=what, channel=f"<#{game.table_channel_id}>") if what else None

    async def _put(
        self, telling: Telling, *, again: bool, ping: bool, reminding: tuple[int, ...]
    ) -> tuple[int | None, Leftover | None]:
        """Edit the table in place, or post it anew. Gives the new message's id, if any, and where it was expected."""
        game, remark = telling.game, None
        voice = await self.desk.table_voice(game)
        if telling.is_restored:
            remark = voice.say("table-restored")
        elif telling.is_first:
            try:
                game = await open_thread(self.bot, voice, game)
            except discord.Forbidden:
                remark = await self._once_a_day(voice, "trouble-threads", game)
        paintings = await paint(self.bot.studio, telling.view, telling.news)
        draw = partial(table, voice, game, telling.view, telling.news, ratings=await self._ratings(game))
        if not game.place.is_reachable:
            return await self.riding.put(game, draw(paintings)), None
        can_stay = telling.is_fast and game.message_id and not again and not telling.is_restored
        if can_stay and await self._edit(voice, game, draw, paintings):
            return None, None
        pings = reminding or (await self._pings(telling) if ping else ())
        posting = await self.app.leftovers.expect(game.code, game.table_channel_id, span(), telling.lease)
        began = monotonic()
        try:
            return await self._post(voice, game, draw, paintings, pings, remark), posting
        except discord.HTTPException as error:
            # Refused at once, nobody was called. After a pause, discord.py has tried before, and may have been heard.
            if code_of(error) in TROUBLES and monotonic() - began < RETRY_PAUSE:
                await self.app.leftovers.forget(posting)
                if pings and not reminding:
                    await self.app.tables.return_ping(game)
            raise

    async def _edit(self, voice: Voice, game: Game, draw: Draw, paintings: Paintings) -> bool:
        message = self._channel(game).get_partial_message(game.message_id or 0)

        async def edit(screen: Screen) -> int:
            await message.edit(view=screen.view(), attachments=screen.uploads(), allowed_mentions=screen.mentions)
            return message.id

        try:
            await self._show(edit, voice, game, draw, paintings)
        except discord.HTTPException as error:
            if error.code not in POST_ANEW:
                raise
            return False
        return True

    async def _post(
        self,
        voice: Voice,
        game: Game,
        draw: Draw,
        paintings: Paintings,
        pings: tuple[int, ...],
        remark: str | None,
    ) -> int:
        async def send(screen: Screen) -> int:
            # The nonce keeps it single when discord.py tries again after a lost answer.
            message = await self._channel(game).send(
                view=screen.view(),
                files=screen.uploads(),
                allowed_mentions=screen.mentions,
                nonce=secrets.token_hex(8),
            )
            return message.id

        return await self._show(send, voice, game, draw, paintings, pings, remark)

    async def _show(
        self,
        put: Callable[[Screen], Awaitable[int]],
        voice: Voice,
        game: Game,
        draw: Draw,
        paintings: Paintings,
        pings: tuple[int, ...] = (),
        remark: str | None = None,
    ) -> int:
        """With pictures; where files are forbidden the same in words, and once a day a word on what is missing."""
        try:
            return await put(draw(paintings, pings, remark))
        except discord.Forbidden as error:
            if error.code != NOT_ALLOWED:
                raise
        missing = await self._once_a_day(voice, "trouble-files", game)
        try:
            return await put(draw(Paintings(), pings, missing or remark))
        except discord.HTTPException:
            if missing:
                await self.app.notices.forget(_notice("trouble-files", game))  # nobody has read it
            raise

    async def _ratings(self, game: Game) -> tuple[RatingChange, ...]:
        """What the match did to them. No table waits for a book that cannot be opened."""
        try:
            return await self.app.book.changes(game)
        except Exception:
            log.exception("the ratings of %s could not be looked up", game.code)
            return ()

    async def _once_a_day(self, voice: Voice, message: str, game: Game) -> str | None:
        """A word on a missing permission, which is not said again at every table."""
        is_news = await self.app.notices.claim_once(_notice(message, game), every=24 * 3600)
        return voice.say(message) if is_news else None

    async def _pings(self, telling: Telling) -> tuple[int, ...]:
        """Whom to call, if they want it: once a turn, and once the one who waits for somebody out of time."""
        game, user_id = telling.game, _concerned(telling)
        if user_id is None or not await self.app.preferences.may_mention(user_id, game.place.guild_id):
            return ()
        if game.is_late:
            is_first = await self.app.notices.claim_once(f"late:{game.code}:{game.deadline}")
        else:
            is_first = await self.app.tables.claim_ping(game)
        return (user_id,) if is_first else ()

    async def _not_told(self, telling: Telling, error: Exception) -> None:
        game, code = telling.game, code_of(error)
        self.bot.measures.counters["tables_postponed"] += 1
        if code == NO_CHANNEL and game.thread_id:
            await self.app.tables.move_to(game.code, game.place.channel_id)  # the thread is gone: back to its channel
            await self.app.tables.postpone(telling, 0)
        elif code in TROUBLES:
            self._trouble[game.code] = TROUBLES[code]
            await self.app.tables.postpone(telling, MUCH_LATER)
        else:
            await self.app.tables.postpone(telling, LATER)
        log.warning("the table of %s could not be told: %s %s", game.code, type(error).__name__, code)

    def _channel(self, game: Game) -> discord.PartialMessageable:
        return self.bot.get_partial_messageable(game.table_channel_id, guild_id=game.place.guild_id)


def _notice(message: str, game: Game) -> str:
    return f"{message}:{game.table_channel_id}"


def _concerned(telling: Telling) -> int | None:
    """The player to move; the one who waits, when they may claim the win; at the end, who did not move last."""
    game = telling.game
    if game.is_practice and telling.is_fast:
        return None  # who has just sat down with a merchant need not be called
    if game.outcome and telling.view.history:
        return game.players[1 - telling.view.history[-1].seat].user_id
    if game.is_late and game.mover is not None:
        return game.players[1 - game.mover].user_id
    return game.user_to_move
