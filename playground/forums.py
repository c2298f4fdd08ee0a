"""Forums: their tags, and which of them a post may wear."""

from playground.body_check import BodyCheck
from playground.context import Context
from playground.errors import missing_permissions, tag_names_not_unique, tag_required, unknown_tag
from playground.limits import values as limits
from playground.models import Channel, ChannelFlag, Json
from playground.permissions import Permission


def checked_tags(context: Context, forum: Channel, wanted: object, check: BodyCheck) -> list[int]:
    """The ids of a new post's tags. Moderated ones are for who manages threads."""
    tags = _ids(wanted, check)
    _refuse_unknown(forum, tags)
    _refuse_moderated(context, forum, set(tags))
    return tags


def changed_tags(context: Context, post: Channel, wanted: object, check: BodyCheck) -> list[int]:
    """The same for a post that is there: only what comes or goes is looked at."""
    forum = context.world.channels[post.parent_id or 0]
    tags = _ids(wanted, check)
    _refuse_unknown(forum, [one for one in tags if one not in post.applied_tags])
    _refuse_moderated(context, forum, set(tags) ^ set(post.applied_tags))
    return tags


def refuse_untagged(forum: Channel, tags: list[int]) -> None:
    if forum.flags & ChannelFlag.REQUIRE_TAG and not tags:
        raise tag_required()


def set_tags(context: Context, forum: Channel, wanted: object) -> None:
    """All tags of a forum at once: those with an id stay, the others are new."""
    check = BodyCheck()
    listed = check.at("available_tags").items(wanted, 0, limits.FORUM_TAGS)
    for index, one in enumerate(listed):
        place = check.at("available_tags", index)
        place.at("name").text(place.mapping(one).get("name"), 1, limits.TAG_NAME)
    check.raise_errors()
    names = [one["name"].casefold() for one in listed]
    if len(set(names)) != len(names):
        raise tag_names_not_unique()
    known = {one["id"] for one in forum.available_tags}
    forum.available_tags = [_tag(context, one, known) for one in listed]


def _tag(context: Context, wanted: Json, known: set[str]) -> Json:
    tag_id = str(wanted.get("id"))
    return {
        "id": tag_id if tag_id in known else str(context.world.ids.next()),
        "name": wanted["name"],
        "moderated": bool(wanted.get("moderated", False)),
        "emoji_id": wanted.get("emoji_id"),
        "emoji_name": wanted.get("emoji_name"),
    }


def _ids(wanted: object, check: BodyCheck) -> list[int]:
    place = check.at("applied_tags")
    listed = place.items(wanted, 0, limits.POST_TAGS)
    for index, one in enumerate(listed):
        if not str(one).isdigit():
            place.at(index).add_error("NUMBER_TYPE_COERCE", f'Value "{one}" is not snowflake.')
    check.raise_errors()
    return [int(one) for one in listed]


def _refuse_unknown(forum: Channel, tags: list[int]) -> None:
    if not {str(one) for one in tags} <= {one["id"] for one in forum.available_tags}:
        raise unknown_tag()


def _refuse_moderated(context: Context, forum: Channel, tags: set[int]) -> None:
    moderated = {int(one["id"]) for one in forum.available_tags if one["moderated"]}
    if tags & moderated and not context.world.may(context.world.bot.id, forum) & Permission.MANAGE_THREADS:
        raise missing_permissions()
