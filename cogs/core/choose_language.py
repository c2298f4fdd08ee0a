"""Which language is spoken to whom: a person, or everybody in a channel."""

import discord

from bot.client import JaipurBot
from bot.language import language
from bot.match.model import Challenge, PublicMatch
from bot.people.preferences import Preferences
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction, Request


class Languages:
    def __init__(self, bot: JaipurBot) -> None:
        self.bot, self.app = bot, bot.app
        self.emojis: dict[str, discord.PartialEmoji] = {}
        self._elsewhere: dict[int, str | None] = {}

    def named(self, name: str | None) -> Phrasing:
        """A language by its code or by Discord's name for it; the default for None."""
        return Phrasing(language(name), self.emojis)

    def of_client(self, interaction: Interaction) -> Phrasing:
        """The language of the person's Discord: for what has to be said before we know their settings."""
        return self.named(str(interaction.locale))

    async def of(self, interaction: Interaction) -> Phrasing:
        """The language of the person: their setting, else their Discord's."""
        return self.named((await self.preferences(interaction)).language or str(interaction.locale))

    async def preferences(self, interaction: Interaction) -> Preferences:
        """What the person has set, asked once an interaction."""
        request = Request.of(interaction)
        if request.preferences is None:
            request.preferences = await self.app.preferences.of(interaction.user.id)
        return request.preferences

    async def of_person(self, user_id: int) -> Phrasing:
        """For a message that is no answer: their setting, else their Discord's language as last seen."""
        wanted = (await self.app.preferences.of(user_id)).language
        return self.named(wanted or await self.app.names.locale(user_id))

    async def of_server(self, guild_id: int | None, person: int | None = None) -> Phrasing:
        """The language of a server: its setting, else what it has told Discord, else the language of this person."""
        wanted = (await self.app.servers.of(guild_id)).language if guild_id else None
        wanted = wanted or self.language_on_discord(guild_id) or await self._language_elsewhere(guild_id)
        if wanted is None and person is not None:
            return await self.of_person(person)
        return self.named(wanted)

    def language_on_discord(self, guild_id: int | None) -> str | None:
        """Only communities can choose one; of all other servers Discord says `en-US`, whatever is spoken there."""
        guild = self.bot.get_guild(guild_id) if guild_id else None
        return str(guild.preferred_locale) if guild and "COMMUNITY" in guild.features else None

    async def _language_elsewhere(self, guild_id: int | None) -> str | None:
        """Of a server that another process has: Discord is asked, once."""
        if guild_id is None or not self.bot.shards or self.bot.has_shard_of(guild_id):
            return None
        if guild_id not in self._elsewhere:
            try:
                guild = await self.bot.fetch_guild(guild_id, with_counts=False)
            except discord.HTTPException:
                return None  # the bot is no member there, or Discord is away
            is_community = "COMMUNITY" in guild.features
            self._elsewhere[guild_id] = str(guild.preferred_locale) if is_community else None
        return self._elsewhere[guild_id]

    async def of_table(self, match: PublicMatch | Challenge) -> Phrasing:
        """The language of the public messages of a match."""
        first = match.players[0] if isinstance(match, PublicMatch) else match.challenger
        return await self.of_server(match.place.guild_id, first.user_id)
