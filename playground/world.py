"""Everything that exists in the context, and who may see and do what in it."""

from itertools import islice

from playground import permissions
from playground.clock import Clock
from playground.models import (
    AppSetup,
    Attachment,
    Channel,
    ChannelType,
    Emoji,
    Guild,
    Json,
    Message,
    Person,
    Role,
)
from playground.permissions import IN_PRIVATE, NONE, ORDINARY, Permission
from playground.snowflakes import Snowflakes

SHOWN = 100


class World:
    """People, guilds, channels, messages, commands, emojis. Knows nothing of sockets and requests."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Message] = {}
        self.files: dict[int, Attachment] = {}
        self.emojis: dict[int, Emoji] = {}
        self.commands: dict[int | None, dict[int, Json]] = {None: {}}
        self.bot = self.add_person("Merchant", bot=True)
        self.app = AppSetup()
        self.home = 0

    def add_person(self, name: str, *, role: str = "player", locale: str = "en-US", bot: bool = False) -> Person:
        """A new person, member of nothing yet."""
        username = "".join(letter for letter in name.lower() if letter.isalnum() or letter in "._") or "person"
        person = Person(self.ids.next(), username, name, role, locale, bot)
        self.people[person.id] = person
        return person

    def add_guild(self, name: str, owner: Person, *, with_bot: bool = True, locale: str = "en-US") -> Guild:
        """A new guild with its owner and, unless told otherwise, the bot as members."""
        guild_id = self.ids.next()
        everyone = Role(guild_id, "@everyone", int(ORDINARY))
        guild = Guild(guild_id, name, owner.id, locale, {guild_id: everyone}, self.clock.iso())
        self.guilds[guild_id] = guild
        guild.members[owner.id] = []
        if with_bot:
            self.let_bot_in(guild)
        return guild

    def let_bot_in(self, guild: Guild) -> None:
        """The bot joins, with a role of its own that tests can give permissions to."""
        role = Role(self.ids.next(), self.bot.display_name, 0, managed=True)
        guild.roles[role.id] = role
        guild.members[self.bot.id] = [role.id]

    def add_channel(self, guild: Guild, name: str, kind: ChannelType = ChannelType.TEXT) -> Channel:
        """A new text channel or forum at the end of the list."""
        position = sum(1 for _ in self.channels_of(guild))
        channel = Channel(self.ids.next(), kind, name, guild.id, position=position)
        self.channels[channel.id] = channel
        return channel

    def add_group(self, name: str, people: list[Person]) -> Channel:
        """A group DM of people; bots are never in one."""
        members = {person.id for person in people}
        channel = Channel(self.ids.next(), ChannelType.GROUP_DM, name, recipients=members)
        self.channels[channel.id] = channel
        return channel

    def dm_with_bot(self, person: Person) -> tuple[Channel, bool]:
        """The DM of the person and the bot, and whether it was made just now."""
        both = {person.id, self.bot.id}
        for channel in self.channels.values():
            if channel.type is ChannelType.DM and channel.recipients == both:
                return channel, False
        channel = Channel(self.ids.next(), ChannelType.DM, "", recipients=both)
        self.channels[channel.id] = channel
        return channel, True

    def channels_of(self, guild: Guild) -> list[Channel]:
        """Its text channels, forums and threads."""
        return [channel for channel in self.channels.values() if channel.guild_id == guild.id]

    def guild_of(self, channel: Channel) -> Guild | None:
        """The guild the channel is in; None for DMs."""
        return self.guilds[channel.guild_id] if channel.guild_id is not None else None

    def bot_is_in(self, channel: Channel) -> bool:
        """Whether the bot is a member where this channel is (it hears events and may use channel routes)."""
        guild = self.guild_of(channel)
        return self.bot.id in (guild.members if guild else channel.recipients)

    def is_installed_at(self, channel: Channel) -> bool:
        """Whether the app's commands are there for everybody, with the bot or without it."""
        guild = self.guild_of(channel)
        return self.bot_is_in(channel) or (guild is not None and guild.commands_only)

    def may(self, user_id: int, channel: Channel) -> Permission:
        """What the user may do in the channel. Nothing at all when it cannot be seen."""
        guild = self.guild_of(channel)
        if guild is None:
            return IN_PRIVATE if user_id in channel.recipients else NONE
        if not channel.is_thread:
            return permissions.in_channel(guild, channel, user_id)
        parent = self.channels.get(channel.parent_id or 0)
        if parent is None:
            return NONE
        bits = permissions.in_channel(guild, parent, user_id)
        if channel.type is ChannelType.PRIVATE_THREAD and user_id not in channel.recipients:
            return bits if bits & Permission.MANAGE_THREADS else NONE
        return bits

    def can_see(self, user_id: int, channel: Channel) -> bool:
        return bool(self.may(user_id, channel) & Permission.VIEW_CHANNEL)

    def recent(self, channel: Channel, person: Person) -> list[Message]:
        """The newest messages of a channel, the person's ephemeral ones included, oldest first."""
        public = list(islice(reversed(channel.messages.values()), SHOWN))
        private = person.private.get(channel.id, {}).values()
        return sorted([*public, *private], key=lambda message: message.id)[-SHOWN:]

    def keep(self, message: Message) -> None:
        """Store a message; of somebody's ephemeral ones only the newest of each channel stay."""
        self.messages[message.id] = message
        self.swap_files([], message.attachments)
        if message.private_to is None:
            self.channels[message.channel_id].messages[message.id] = message
            return
        kept = self.people[message.private_to].private.setdefault(message.channel_id, {})
        kept[message.id] = message
        if len(kept) > SHOWN:
            self._let_go(kept.pop(next(iter(kept))))

    def forget(self, message: Message) -> None:
        """Remove a message for good."""
        self._let_go(message)
        if message.private_to is not None:
            self.people[message.private_to].private.get(message.channel_id, {}).pop(message.id, None)
        elif message.channel_id in self.channels:
            self.channels[message.channel_id].messages.pop(message.id, None)

    def swap_files(self, before: list[Attachment], after: list[Attachment]) -> None:
        """The CDN has exactly the files that messages have."""
        for one in before:
            self.files.pop(one.id, None)
        for one in after:
            self.files[one.id] = one

    def _let_go(self, message: Message) -> None:
        self.messages.pop(message.id, None)
        self.swap_files(message.attachments, [])

    def forget_channel(self, channel: Channel) -> None:
        """Remove a channel and its messages, but not its threads."""
        for message in list(channel.messages.values()):
            self._let_go(message)
        for person in self.people.values():
            for message in person.private.pop(channel.id, {}).values():
                self._let_go(message)
            person.unread.pop(channel.id, None)
        del self.channels[channel.id]
