"""From a challenge to a table: ask, accept, decline, withdraw, and ask again after a match."""

import logging
from functools import partial
from typing import NamedTuple

import discord
from discord import ButtonStyle, app_commands, ui

from bot.client import JaipurBot
from bot.errors import AlreadyChallenged, ChallengeABot
from bot.match.limits import CallLimit
from bot.match.model import Challenge, ChallengeState, Level, Pace, Place, PublicMatch, Terms
from cogs.cog_base import JaipurCog, click, command
from cogs.core import first_buttons, ids
from cogs.core.channel_for_games import check_channel
from cogs.core.chosen_people import is_bot
from cogs.core.click_arguments import Code, UserId
from cogs.core.command_texts import described
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.newcomers import stored_as_player
from cogs.core.phrasing import Phrasing, until
from cogs.core.places import place_of
from cogs.core.request import Interaction, Request
from cogs.core.screen import PublicScreen, Screen, box, button, lines, picture, row, text
from cogs.practice.start_practice import start_practice
from render import alt_text
from rules import Herds, Length, Options

log = logging.getLogger("cogs")

PACES = [app_commands.Choice(name=described(f"choice-pace-{pace.name.lower()}"), value=pace.name) for pace in Pace]
LENGTHS = [
    app_commands.Choice(name=described(f"choice-length-{length.name.lower()}"), value=length.name) for length in Length
]
HERDS = [app_commands.Choice(name=described(f"choice-herds-{herds.name.lower()}"), value=herds.name) for herds in Herds]
LEVELS = [app_commands.Choice(name=described(f"choice-level-{level.value}"), value=level.value) for level in Level]


class ChallengeCog(JaipurCog):
    def __init__(self, bot: JaipurBot) -> None:
        super().__init__(bot)
        menu = app_commands.ContextMenu(name=described("menu-challenge"), callback=self.from_menu)
        menu.allowed_installs = app_commands.AppInstallationType(guild=True, user=True)
        menu.allowed_contexts = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
        bot.tree.add_command(menu)

    @command("challenge")
    @app_commands.describe(
        opponent=described("option-opponent"),
        length=described("option-length"),
        pace=described("option-pace"),
        herds=described("option-herds"),
        level=described("option-level"),
        hints=described("option-hints"),
    )
    @app_commands.choices(length=LENGTHS, pace=PACES, herds=HERDS, level=LEVELS)
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        length: str = Length.BEST_OF_THREE.name,
        pace: str | None = None,
        herds: str = Herds.OPEN.name,
        level: str | None = None,
        hints: bool = False,
    ) -> Screen:
        await check_channel(interaction)
        options = Options(Length[length], Herds[herds])
        if level or (opponent and self.bot.user and opponent.id == self.bot.user.id):
            return await start_practice(self, interaction, Level(level) if level else None, options)
        asked = _Opponent(opponent.id, opponent.bot) if opponent else None
        return await self._ask(interaction, asked, options, Pace[pace] if pace else None, hints=hints)

    async def from_menu(self, interaction: Interaction, user: discord.User) -> None:
        await self.dispatcher.answer(interaction, self.challenge(interaction, user))

    @click("challenge-whom")
    async def choose_opponent(self, interaction: Interaction) -> Screen:
        """Whom to challenge, for who would rather tap than type."""
        phrasing = await self.languages.of(interaction)
        people = ui.UserSelect[ui.LayoutView](
            placeholder=phrasing.say("select-opponent"), custom_id=ids.make("challenge-user")
        )
        return Screen((box(text(phrasing.say("challenge-whom")), ui.ActionRow(people)),), replaces=False)

    @click("challenge-user")
    async def challenge_chosen(self, interaction: Interaction, *, chosen: UserId) -> Screen:
        await check_channel(interaction)
        if self.bot.user and chosen == self.bot.user.id:
            return await start_practice(self, interaction, None, Options())
        return await self._ask(interaction, _Opponent(chosen, is_bot(interaction, chosen)), Options())

    async def _ask(
        self,
        interaction: Interaction,
        opponent: "_Opponent | None",
        options: Options,
        pace: Pace | None = None,
        *,
        hints: bool = False,
    ) -> Screen:
        if opponent and opponent.is_bot:
            raise ChallengeABot
        if interaction.context.dm_channel:
            return await self._nobody_sees_this(interaction)
        place = place_of(interaction)
        terms = Terms(place, options, pace or await self._usual_pace(place), is_rated=not hints, has_hints=hints)
        async with stored_as_player(interaction):
            try:
                made = await self.app.challenges.create(interaction.user.id, opponent.id if opponent else None, terms)
            except AlreadyChallenged as standing:
                unseen = await self.app.challenges.without_message(standing.code)
                if unseen is None:
                    raise
                return await self._invitation(unseen, ())  # whoever was to be called was
        return await self._invite(interaction, made)

    async def _nobody_sees_this(self, interaction: Interaction) -> Screen:
        """In the bot's own messages nobody could accept."""
        phrasing = await self.languages.of(interaction)
        buttons = row(first_buttons.play_a_merchant(phrasing), first_buttons.learn(phrasing))
        return Screen((box(text(phrasing.say("challenge-unseen")), buttons),))

    async def _usual_pace(self, place: Place) -> Pace:
        return (await self.app.servers.of(place.guild_id)).pace if place.guild_id else Pace.THREE_DAYS

    async def _invite(self, interaction: Interaction, made: Challenge) -> Screen:
        """The public request for a table. It calls the person challenged, unless they were called enough."""
        asked = made.opponent.user_id if made.opponent else None
        if asked is None or not await self.app.preferences.may_mention(asked, made.place.guild_id):
            return await self._invitation(made, ())
        limit = await self.app.challenges.claim_call(made.code)
        if limit is None:
            return await self._invitation(made, (asked,))
        self.bot.background(self._say_not_called(interaction, asked, limit), f"uncalled {made.code}")
        return await self._invitation(made, ())

    async def _say_not_called(self, interaction: Interaction, asked: int, limit: CallLimit) -> None:
        """To the challenger only, below the invitation."""
        phrasing = await self.languages.of(interaction)
        words = phrasing.say("challenge-not-called", why=limit.reason, name=f"<@{asked}>", when=until(limit.until))
        screen = Screen((box(text(words)),))
        try:
            await Request.of(interaction).until_answered()
            await interaction.followup.send(view=screen.view(), ephemeral=True, allowed_mentions=screen.mentions)
        except TROUBLE as error:
            log.info("interaction %s: the limit of calls could not be said: %s", interaction.id, code_of(error))

    async def _invitation(self, made: Challenge, pings: tuple[int, ...]) -> Screen:
        phrasing = await self.languages.of_table(made)
        painted = await self.bot.painters.challenge()
        return PublicScreen(
            items=(
                box(
                    text(
                        lines(
                            [
                                invitation_words(phrasing, made),
                                phrasing.say("challenge-open-until", when=until(made.expires)),
                            ]
                        )
                    ),
                    picture(painted, alt_text.challenge(phrasing.say)),
                    row(
                        button(phrasing.say("button-accept"), "accept", made.code, style=ButtonStyle.success),
                        button(phrasing.say("button-decline"), "decline", made.code) if made.opponent else None,
                        button(phrasing.say("button-withdraw"), "withdraw", made.code),
                    ),
                ),
            ),
            pictures=(painted,),
            replaces=False,
            pings=pings,
            # Remembered, so that the message can be tidied up when the challenge runs out.
            sent=partial(self.app.challenges.attach_message, made.code),
        )

    @click("accept")
    async def accept(self, interaction: Interaction, code: Code) -> Screen:
        await check_channel(interaction)
        async with stored_as_player(interaction):
            match = await self.app.challenges.accept(code, interaction.user.id)
        self.after_change.soon(match, by=interaction)
        phrasing = await self.languages.of_table(match)
        first, second = match.players
        words = phrasing.say(
            "challenge-accepted", first=phrasing.mention(first), second=phrasing.mention(second), code=code
        )
        return PublicScreen((box(text(words)),), replaces=True)

    @click("decline")
    async def decline(self, interaction: Interaction, code: Code) -> Screen:
        return await self._closed(await self.app.challenges.decline(code, interaction.user.id))

    @click("withdraw")
    async def withdraw(self, interaction: Interaction, code: Code) -> Screen:
        return await self._closed(await self.app.challenges.withdraw(code, interaction.user.id))

    async def _closed(self, gone: Challenge) -> Screen:
        return closed(await self.languages.of_table(gone), gone)

    @click("rematch")
    async def rematch(self, interaction: Interaction, code: Code) -> Screen:
        """Whoever presses first asks, the other accepts by pressing too; a merchant is always ready."""
        await check_channel(interaction)
        again = await self.app.endings.rematch(code, interaction.user.id)
        phrasing = await self.languages.of(interaction)
        if isinstance(again, PublicMatch):
            self.after_change.soon(again, by=interaction)
            return Screen((box(text(phrasing.say("rematch-begins", code=again.code))),), replaces=False)
        return await self._invite(interaction, again)


class _Opponent(NamedTuple):
    id: int
    is_bot: bool


def invitation_words(phrasing: Phrasing, made: Challenge) -> str:
    asked = (
        phrasing.say(
            "challenge-to", challenger=phrasing.mention(made.challenger), opponent=phrasing.mention(made.opponent)
        )
        if made.opponent
        else phrasing.say("challenge-anyone", challenger=phrasing.mention(made.challenger))
    )
    details = phrasing.say(
        "challenge-details",
        length=made.terms.options.length.name.lower(),
        herds=made.terms.options.herds.name.lower(),
        pace=phrasing.pace(made.terms.pace),
        hints="yes" if made.terms.has_hints else "no",
    )
    return lines([asked, details])


def closed(phrasing: Phrasing, gone: Challenge) -> PublicScreen:
    """A challenge that came to nothing, in one line in place of the invitation."""
    who = phrasing.mention(
        gone.opponent if gone.state is ChallengeState.DECLINED and gone.opponent else gone.challenger
    )
    words = phrasing.say("challenge-closed", state=gone.state.value, name=who)
    return PublicScreen((box(text(words)),), replaces=True)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(ChallengeCog(bot))
