"""The table of a match in a post of its own, where a forum is the server's channel for matches.

A post begins with a message that stays, in which nothing can be clicked. The table comes below it, as in a thread:
were it the first message, a post would lose its beginning whenever the table is posted anew.
"""

import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

import discord

from bot.client import JaipurBot
from bot.discord_requests import sent_at_most_once
from bot.language import languages
from bot.match.model import PublicMatch
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.phrasing import Phrasing
from cogs.core.screen import PublicScreen, box, text
from cogs.tables.thread_members import A_WEEK, let_players_in

log = logging.getLogger("cogs")

Tag = Literal["tag-running", "tag-finished"]
RUNNING: Tag = "tag-running"
FINISHED: Tag = "tag-finished"
MOST_TAGS = 20  # of a forum
MOST_APPLIED = 5  # tags of a post


async def open_post(bot: JaipurBot, phrasing: Phrasing, match: PublicMatch, forum: discord.ForumChannel) -> PublicMatch:
    """The match with its post, which is opened once.

    Raises discord.HTTPException where Discord refuses it. Where nobody knows whether Discord has heard us
    (Unconfirmed), the next try looks for the post.
    """
    post = await _left_over(forum, match.code)
    if post is None:
        first, second = phrasing.names(match)
        opening = _opening(phrasing, match)
        with sent_at_most_once():
            made = await forum.create_thread(
                name=phrasing.say("post-name", first=first, second=second, code=match.code)[:100],
                auto_archive_duration=A_WEEK,
                applied_tags=_tags_of_new_post(forum),
                view=opening.view(),
                allowed_mentions=opening.mentions,
                silent=opening.is_silent,
            )
        post = made.thread
    await bot.app.announcements.attach_thread(match.code, post.id)
    await let_players_in(post, match)
    return replace(match, thread_id=post.id)


async def mark_finished(bot: JaipurBot, match: PublicMatch) -> None:
    """The match is over: its post says so. What fails here is done when the post is archived."""
    guild = bot.get_guild(match.place.guild_id or 0)
    post = guild.get_thread(match.thread_id or 0) if guild else None
    tags = finished_tags(post) if post else None
    try:
        if post and tags is not None and tags != post.applied_tags:
            await post.edit(applied_tags=tags)
    except TROUBLE as error:
        log.info("the post of %s could not be marked as finished: %s", match.code, code_of(error))


def finished_tags(post: discord.Thread) -> list[discord.ForumTag] | None:
    """The tags of the post of a finished match; None for what is no post. Tags that people gave it stay."""
    forum = post.parent
    if not isinstance(forum, discord.ForumChannel):
        return None
    running, finished = _usable(forum, RUNNING), _usable(forum, FINISHED)
    kept = [tag for tag in post.applied_tags if tag not in (running, finished)]
    if finished:
        return [*kept[: MOST_APPLIED - 1], finished]
    return kept or (post.applied_tags if forum.flags.require_tag else [])


async def make_tags(forum: discord.ForumChannel, phrasing: Phrasing) -> None:
    """The two tags, where they are missing and the bot happens to be allowed to make them. It does well without."""
    wanted = [phrasing.say(tag) for tag in (RUNNING, FINISHED) if _tag(forum.available_tags, tag) is None]
    tags = [*forum.available_tags, *(discord.ForumTag(name=name) for name in wanted)]
    if not wanted or len(tags) > MOST_TAGS or not forum.permissions_for(forum.guild.me).manage_channels:
        return
    try:
        await forum.edit(available_tags=tags)
    except TROUBLE as error:
        log.info("the tags of forum %s could not be made: %s", forum.id, code_of(error))


def _opening(phrasing: Phrasing, match: PublicMatch) -> PublicScreen:
    first, second = (phrasing.player(player) for player in match.players)
    return PublicScreen((box(text(phrasing.say("post-opening", first=first, second=second, code=match.code))),))


async def _left_over(forum: discord.ForumChannel, code: str) -> discord.Thread | None:
    """The post that we opened before we could note it: the power or the line failed. Locked ones are of no use."""

    def found(posts: list[discord.Thread]) -> discord.Thread | None:
        ours = (post for post in posts if post.parent_id == forum.id and post.owner_id == forum.guild.me.id)
        return next((post for post in ours if post.name.endswith(f" {code}") and not post.locked), None)

    return found(forum.threads) or found(await forum.guild.active_threads())


def _tags_of_new_post(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """Where a tag is required and none fits, the first that we may use."""
    running = _usable(forum, RUNNING)
    if running:
        return [running]
    return _usable_tags(forum)[:1] if forum.flags.require_tag else []


def _usable(forum: discord.ForumChannel, wanted: Tag) -> discord.ForumTag | None:
    return _tag(_usable_tags(forum), wanted)


def _usable_tags(forum: discord.ForumChannel) -> list[discord.ForumTag]:
    """Some tags are for moderators only."""
    is_moderator = forum.permissions_for(forum.guild.me).manage_threads
    return [tag for tag in forum.available_tags if is_moderator or not tag.moderated]


def _tag(tags: Sequence[discord.ForumTag], wanted: Tag) -> discord.ForumTag | None:
    """By its name in any of our languages."""
    names = {language.say(wanted).casefold() for language in languages().values()}
    return next((tag for tag in tags if tag.name.strip().casefold() in names), None)
