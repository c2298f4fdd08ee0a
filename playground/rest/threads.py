"""Starting threads, and who is in them."""

from aiohttp import web

from playground import forums, messages, threads
from playground import wire_format as wire
from playground.body_check import BodyCheck
from playground.errors import DiscordError, unknown_member
from playground.limits.threads import check_thread
from playground.models import Channel, ChannelType
from playground.permissions import Permission
from playground.request_body import MessageRequest, read_message, read_object
from playground.rest import common
from playground.rest.common import reply

PUBLIC, PRIVATE = ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD
KINDS = {  # of threads in a channel
    ChannelType.TEXT: (PUBLIC, PRIVATE),
    ChannelType.ANNOUNCEMENT: (ChannelType.ANNOUNCEMENT_THREAD,),
}


async def from_message(request: web.Request) -> web.Response:
    """POST /channels/{c}/messages/{m}/threads."""
    body = await read_object(request)
    context = common.context_of(request)
    parent = common.channel(request)
    _refuse_nesting(parent)
    message = common.message(request, parent)
    common.require(context, parent, Permission.CREATE_PUBLIC_THREADS, Permission.READ_MESSAGE_HISTORY)
    check_thread(body, new=True)
    thread = threads.start(context, parent, body, KINDS[parent.type][0], message)
    return reply(wire.channel(context.world, thread), 201)


async def alone(request: web.Request) -> web.Response:
    """POST /channels/{c}/threads: without a message; private unless `type` says otherwise. In a forum: a post."""
    sent = await read_message(request)
    body = sent.body
    context = common.context_of(request)
    parent = common.channel(request)
    if parent.type is ChannelType.FORUM:
        return _post(request, parent, sent)
    _refuse_nesting(parent)
    check = BodyCheck()
    check.at("type").one_of(body.get("type", int(PRIVATE)), [int(one) for one in KINDS[parent.type]])
    check.raise_errors()
    kind = ChannelType(body.get("type", PRIVATE))
    need = Permission.CREATE_PRIVATE_THREADS if kind is PRIVATE else Permission.CREATE_PUBLIC_THREADS
    common.require(context, parent, need)
    check_thread(body, new=True)
    thread = threads.start(context, parent, body, kind)
    return reply(wire.channel(context.world, thread), 201)


def _post(request: web.Request, forum: Channel, sent: MessageRequest) -> web.Response:
    """A post of a forum: its first message comes with it, and has its id. CREATE_PUBLIC_THREADS does not matter."""
    context = common.context_of(request)
    common.require(context, forum, Permission.SEND_MESSAGES)
    if sent.uploads:
        common.require(context, forum, Permission.ATTACH_FILES)
    check_thread(sent.body, new=True)
    check = BodyCheck()
    opening = sent.body.get("message")
    if opening is None:
        check.at("message").required()
    content = check.at("message").mapping(opening) if opening is not None else {}
    tags = forums.checked_tags(context, forum, sent.body.get("applied_tags"), check)
    check.raise_errors()
    forums.refuse_untagged(forum, tags)
    post = threads.new_thread(context, forum, sent.body, PUBLIC, context.world.ids.next())
    post.applied_tags = tags
    first = MessageRequest(content, sent.uploads, check.at("message"))
    message = messages.post(context, post, context.world.bot, first, opens_post=True)
    return reply(wire.channel(context.world, post) | {"message": wire.message(context.world, message)}, 201)


def _refuse_nesting(parent: Channel) -> None:
    if parent.type not in KINDS:
        raise DiscordError(400, 50024, "Cannot execute action on this channel type", violation=True)


def _thread(request: web.Request) -> Channel:
    thread = common.channel(request)
    if not thread.is_thread:
        raise DiscordError(400, 50024, "Cannot execute action on this channel type", violation=True)
    return thread


async def members(request: web.Request) -> web.Response:
    """GET everybody in the thread."""
    thread = _thread(request)
    return reply([wire.thread_member(thread, one) for one in sorted(thread.recipients)])


async def member(request: web.Request) -> web.Response:
    """GET one member."""
    thread, person = _thread(request), common.user(request)
    if person.id not in thread.recipients:
        raise unknown_member()
    return reply(wire.thread_member(thread, person.id))


async def add_member(request: web.Request) -> web.Response:
    """PUT somebody (or `@me`) in: the thread is awake and the bot may write there."""
    context = common.context_of(request)
    thread = _thread(request)
    threads.refuse_archived(thread)
    if request.match_info.get("user") is None:
        threads.bring_in(context, thread, context.world.bot.id)
        return common.no_content()
    common.require(context, thread, Permission.SEND_MESSAGES_IN_THREADS)
    threads.bring_in(context, thread, common.user(request).id)
    return common.no_content()


async def remove_member(request: web.Request) -> web.Response:
    """DELETE somebody, or `@me`: to remove others takes MANAGE_THREADS."""
    context = common.context_of(request)
    thread = _thread(request)
    threads.refuse_archived(thread)
    who = context.world.bot.id
    if request.match_info.get("user") is not None:
        common.require(context, thread, Permission.MANAGE_THREADS)
        who = common.user(request).id
    thread.recipients.discard(who)
    context.screens.show_channel(thread)
    return common.no_content()


async def active(request: web.Request) -> web.Response:
    """GET /guilds/{g}/threads/active."""
    context = common.context_of(request)
    everything = context.world.channels_of(common.guild(request))
    seen = [one for one in everything if one.is_thread and context.world.can_see(context.world.bot.id, one)]
    return reply({"threads": [wire.channel(context.world, one) for one in seen if not one.archived], "members": []})


async def archived(request: web.Request) -> web.Response:
    """GET /channels/{c}/threads/archived/public or private, all on one page."""
    context = common.context_of(request)
    parent = common.channel(request, Permission.READ_MESSAGE_HISTORY)
    is_private = request.path.endswith("private")
    found = [one for one in context.world.channels.values() if one.parent_id == parent.id]
    found = [one for one in found if one.archived and (one.type is PRIVATE) == is_private]
    found = [one for one in found if context.world.can_see(context.world.bot.id, one)]
    body = {"threads": [wire.channel(context.world, one) for one in found], "members": [], "has_more": False}
    return reply(body)
