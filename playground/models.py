"""The things of the world: people, guilds, channels, messages. Plain state; the rules are elsewhere."""

from dataclasses import dataclass, field
from enum import IntEnum, IntFlag
from typing import Any

from playground.limits import values as limits

Json = dict[str, Any]


class ChannelType(IntEnum):
    TEXT = 0
    DM = 1
    GROUP_DM = 3
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


class MessageType(IntEnum):
    DEFAULT = 0
    THREAD_CREATED = 18
    REPLY = 19
    CHAT_INPUT_COMMAND = 20
    CONTEXT_MENU_COMMAND = 23


class MessageFlag(IntFlag):
    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class ChannelFlag(IntFlag):
    REQUIRE_TAG = 1 << 4


NO_FLAGS = MessageFlag(0)
NO_CHANNEL_FLAGS = ChannelFlag(0)
COMMUNITY = "COMMUNITY"
DEFAULT_LOCALE = "en-US"


class NotifyBy(IntEnum):
    """A guild's `default_message_notifications`."""

    EVERY_MESSAGE = 0
    MENTIONS = 1


@dataclass(frozen=True)
class Notification:
    """A message that made somebody's phone ring, and why."""

    message_id: int
    channel_id: int
    why: str


@dataclass
class Attachment:
    """A file of a message, bytes included."""

    id: int
    filename: str
    content: bytes
    content_type: str
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    spoiler: bool = False


@dataclass
class Message:
    """A message, public or (with `private_to`) ephemeral."""

    id: int
    channel_id: int
    author_id: int
    timestamp: str
    type: MessageType = MessageType.DEFAULT
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = NO_FLAGS
    mentions: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    edited: str | None = None
    nonce: str | int | None = None
    pinned: bool = False
    reference: Json | None = None
    interaction: Json | None = None
    private_to: int | None = None
    thread_id: int | None = None
    dismissed: bool = False

    @property
    def is_ephemeral(self) -> bool:
        return self.private_to is not None

    @property
    def is_v2(self) -> bool:
        return bool(self.flags & MessageFlag.COMPONENTS_V2)

    @property
    def is_loading(self) -> bool:
        return bool(self.flags & MessageFlag.LOADING)


@dataclass
class Overwrite:
    """What a channel allows or denies to one role or member."""

    is_member: bool
    allow: int = 0
    deny: int = 0


@dataclass
class Channel:
    """A text channel, a thread, a DM, a group DM, or a forum, whose threads are posts.

    A forum has the tags, as Discord hands them out; a post has the ids of those that it wears.
    """

    id: int
    type: ChannelType
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    position: int = 0
    topic: str | None = None
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    recipients: set[int] = field(default_factory=set)
    owner_id: int | None = None
    archived: bool = False
    locked: bool = False
    archive_minutes: int = 1440
    archived_at: str = ""
    slowmode: int = 0
    available_tags: list[Json] = field(default_factory=list)
    applied_tags: list[int] = field(default_factory=list)
    flags: ChannelFlag = NO_CHANNEL_FLAGS
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def is_thread(self) -> bool:
        return self.type in (
            ChannelType.ANNOUNCEMENT_THREAD,
            ChannelType.PUBLIC_THREAD,
            ChannelType.PRIVATE_THREAD,
        )


@dataclass
class Role:
    id: int
    name: str
    permissions: int
    managed: bool = False


@dataclass
class Guild:
    """A server. `members` gives each member's role ids; the role with the guild's id is @everyone.

    `commands_only`: the app was installed without its bot. `is_large`: its members do not know each other's names until
    they meet.
    """

    id: int
    name: str
    owner_id: int
    locale: str
    roles: dict[int, Role]
    created: str
    members: dict[int, list[int]] = field(default_factory=dict)
    features: list[str] = field(default_factory=list)
    commands_only: bool = False
    notifications: NotifyBy = NotifyBy.EVERY_MESSAGE
    is_large: bool = False
    system_channel_id: int | None = None

    @property
    def preferred_locale(self) -> str:
        """Only community servers have a language of their own."""
        return self.locale if COMMUNITY in self.features else DEFAULT_LOCALE


@dataclass
class Person:
    """Somebody who can be played, or the bot itself."""

    id: int
    username: str
    display_name: str
    role: str = "player"
    locale: str = "en-US"
    bot: bool = False
    accepts_dms: bool = True
    installed_app: bool = False
    private: dict[int, dict[int, Message]] = field(default_factory=dict)
    unread: dict[int, int] = field(default_factory=dict)
    met: set[int] = field(default_factory=set)
    notifications: list[Notification] = field(default_factory=list)


@dataclass
class AppSetup:
    """How the application is set up on its developer's page, and how large a file of it may be."""

    user_install: bool = True
    file_bytes: int = limits.FILE_BYTES


@dataclass
class Emoji:
    """An emoji that belongs to the application."""

    id: int
    name: str
    content: bytes
    content_type: str
    animated: bool = False
