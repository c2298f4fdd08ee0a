"""From a challenge to a table: ask, accept, decline, withdraw, and ask again after a match."""

import logging
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import discord
from discord import ButtonStyle, app_commands, ui

from bot.client import JaipurBot
from bot.errors import AlreadyChallenged, ChallengeABot, PersonAndMerchant
from bot.match.challenges import mention_of
from bot.match.limits import CallLimit
from bot.match.model import Challenge, Level, Pace, Place, PublicMatch, Terms
from bot.match.visibility import check_may_accept
from cogs.cog_base import JaipurCog, click, command, user_menu
from cogs.core import first_buttons, head_start_words, ids
from cogs.core.channel_for_games import check_channel, missing_for_table, place_for_match
from cogs.core.chosen_people import is_bot
from cogs.core.click_arguments import Code, OnOff, UserId
from cogs.core.command_texts import described
from cogs.core.discord_errors import TROUBLE, code_of
from cogs.core.newcomers import stored_as_player
from cogs.core.phrasing import Phrasing, until
from cogs.core.places import onlooker
from cogs.core.request import Interaction, Request
from cogs.core.screen import PublicScreen, Screen, box, button, lines, picture, row, text
from cogs.invitation_words import closed, invitation_words
from cogs.lost_invitations import find_invitation
from cogs.missing_permissions import ChosenPace, missing_permissions
from cogs.practice.start_practice import AT_MY_LEVEL, start_practice, which_merchant
from cogs.rematch_offer import OfferedRupees, offer
from render import alt_text
from rules import HeadStart, Herds, Length, Options

log = logging.getLogger("cogs")

PACES = [app_commands.Choice(name=described(f"choice-pace-{pace.name.lower()}"), value=pace.name) for pace in Pace]
LENGTHS = [
    app_commands.Choice(name=described(f"choice-length-{length.name.lower()}"), value=length.name) for length in Length
]
HERDS = [app_commands.Choice(name=described(f"choice-herds-{herds.name.lower()}"), value=herds.name) for herds in Herds]
LEVELS = [
    app_commands.Choice(name=described(f"choice-level-{level}"), value=level)
    for level in (AT_MY_LEVEL, *(level.value for level in Level))
]


class ChallengeCog(JaipurCog):
    @command("challenge")
    @app_commands.describe(
        opponent=described("option-opponent"),
        length=described("option-length"),
        pace=described("option-pace"),
        herds=described("option-herds"),
        level=described("option-level"),
        hints=described("option-hints"),
        rated=described("option-rated"),
        head_start=described("option-head-start"),
    )
    @app_commands.rename(head_start="head-start")
    @app_commands.choices(length=LENGTHS, pace=PACES, herds=HERDS, level=LEVELS, head_start=head_start_words.CHOICES)
    async def challenge(
        self,
        interaction: Interaction,
        opponent: discord.User | None = None,
        length: str = Length.BEST_OF_THREE.name,
        pace: str | None = None,
        herds: str = Herds.OPEN.name,
        level: str | None = None,
        hints: bool = False,
        rated: bool = False,
        head_start: str | None = None,
    ) -> Screen:
        await check_channel(interaction)
        given = HeadStart.from_text(head_start) if head_start else None
        options = Options(Length[length], Herds[herds], given)
        is_ours = bool(opponent and self.bot.user and opponent.id == self.bot.user.id)
        if level and opponent and not is_ours:
            raise PersonAndMerchant
        if level or is_ours:
            return await self._practise(interaction, level, options, is_rated=rated)
        asked = _Opponent(opponent.id, opponent.bot) if opponent else None
        return await self._ask(interaction, asked, options, Pace[pace] if pace else None, hints=hints)

    async def _practise(
        self, interaction: Interaction, level: str | None, options: Options, *, is_rated: bool
    ) -> Screen:
        if level is None:
            return await which_merchant(self, interaction, options, is_rated=is_rated)
        chosen = None if level == AT_MY_LEVEL else Level(level)
        return await start_practice(self, interaction, chosen, options, is_rated=is_rated)

    @user_menu("menu-challenge")
    async def from_menu(self, interaction: Interaction, user: discord.User) -> Screen:
        return await self.challenge(interaction, user)

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
            return await which_merchant(self, interaction, Options())
        return await self._ask(interaction, _Opponent(chosen, is_bot(interaction, chosen)), Options())

    async def _ask(
        self,
        interaction: Interaction,
        opponent: "_Opponent | None",
        options: Options,
        pace: Pace | None = None,
        *,
        hints: bool = False,
        with_what_is_missing: bool = False,
    ) -> Screen:
        if opponent and opponent.is_bot:
            raise ChallengeABot
        if interaction.context.dm_channel:
            return await self._nobody_sees_this(interaction)
        missing, forum = await missing_for_table(interaction)
        if missing and not with_what_is_missing:
            phrasing = await self.languages.of(interaction)
            asked, where = opponent.id if opponent else None, forum.mention if forum else None
            return missing_permissions(phrasing, missing, asked, options, pace, hints=hints, forum=where)
        place = await place_for_match(interaction)
        terms = Terms(place, options, pace or await self._usual_pace(place), is_rated=not hints, has_hints=hints)
        async with stored_as_player(interaction):
            try:
                made = await self.app.challenges.create(interaction.user.id, opponent.id if opponent else None, terms)
            except AlreadyChallenged as standing:
                unseen = await self.app.challenges.without_message(standing.code)
                if unseen is None:
                    raise
                if message_id := await find_invitation(self.bot, unseen):
                    await self._invited(unseen.code, message_id)
                    raise
                return await self._invitation(unseen, ())  # whoever was to be called was
        return await self._invite(interaction, made)

    @click("challenge-without")
    async def ask_without(
        self, interaction: Interaction, opponent: UserId, length: Length, herds: Herds, pace: ChosenPace, hints: OnOff
    ) -> Screen:
        """As asked for, although permissions are missing here."""
        await check_channel(interaction)
        asked = _Opponent(opponent, is_bot=False) if opponent else None
        options, has_hints = Options(length, herds), hints == "on"
        return await self._ask(interaction, asked, options, pace.pace, hints=has_hints, with_what_is_missing=True)

    @click("challenge-without-ahead")
    async def ask_without_ahead(
        self,
        interaction: Interaction,
        opponent: UserId,
        length: Length,
        herds: Herds,
        pace: ChosenPace,
        hints: OnOff,
        head_start: HeadStart,
    ) -> Screen:
        """The same with a head start."""
        await check_channel(interaction)
        asked = _Opponent(opponent, is_bot=False) if opponent else None
        options, has_hints = Options(length, herds, head_start), hints == "on"
        return await self._ask(interaction, asked, options, pace.pace, hints=has_hints, with_what_is_missing=True)

    async def _nobody_sees_this(self, interaction: Interaction) -> Screen:
        """In the bot's own messages nobody could accept."""
        return self._nobody_else(await self.languages.of(interaction), "challenge-unseen")

    def _nobody_else(self, phrasing: Phrasing, message: str) -> Screen:
        """Where nobody could accept: why, and what can be played alone."""
        buttons = row(first_buttons.play_a_merchant(phrasing), first_buttons.learn(phrasing))
        return Screen((box(text(phrasing.say(message)), buttons),))

    async def _usual_pace(self, place: Place) -> Pace:
        return (await self.app.servers.of(place.guild_id)).pace if place.guild_id else Pace.THREE_DAYS

    async def _invite(self, interaction: Interaction, made: Challenge) -> Screen:
        """The public request for a table. What Discord has certainly not taken is no challenge, and no mention."""
        return replace(await self._calling(interaction, made), lost=partial(self.app.challenges.take_back, made.code))

    async def _calling(self, interaction: Interaction, made: Challenge) -> Screen:
        """It calls the person challenged, unless they were called enough."""
        asked = made.opponent.user_id if made.opponent else None
        if asked is None or not await self.app.preferences.may_mention(asked, made.place.guild_id):
            return await self._invitation(made, ())
        limit = await self.app.challenges.claim_call(made.code)
        if limit is None:
            may_call = await self.app.mentions.claim(asked, mention_of(made.code))
            return await self._invitation(made, (asked,) if may_call else ())
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
        phrasing = (await self.languages.of_table(made)).calling(pings)
        painted = await self.bot.painters.challenge()
        people = (made.challenger, made.opponent) if made.opponent else (made.challenger,)
        away = await self.app.preferences.away(player.user_id for player in people)
        return PublicScreen(
            items=(
                box(
                    text(
                        lines(
                            [
                                invitation_words(phrasing, made, away),
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
            sent=partial(self._invited, made.code),
            hidden=partial(self._take_back, made),
        )

    async def _invited(self, code: str, message_id: int) -> None:
        await self.app.challenges.attach_message(code, message_id)
        await self.app.mentions.arrived(mention_of(code), message_id)

    async def _take_back(self, made: Challenge) -> Screen:
        """Discord shows the invitation to the challenger alone: apps from outside are not welcome there."""
        await self.app.challenges.take_back(made.code)
        phrasing = await self.languages.of_person(made.challenger.user_id or 0)
        return self._nobody_else(phrasing, "challenge-hidden")

    @click("accept")
    async def accept(self, interaction: Interaction, code: Code) -> Screen:
        await check_channel(interaction)
        check_may_accept(await self.app.challenges.find(code), onlooker(interaction))
        async with stored_as_player(interaction):
            match = await self.app.challenges.accept(code, interaction.user.id)
        self.bot.background(self._sit_down(interaction, match), f"tell {match.code}")
        return await self._accepted(match)

    async def _accepted(self, match: PublicMatch) -> PublicScreen:
        phrasing = await self.languages.of_table(match)
        first, second = match.players
        words = phrasing.say(
            "challenge-accepted", first=phrasing.player(first), second=phrasing.player(second), code=match.code
        )
        where = phrasing.say("challenge-thread", thread=f"<#{match.thread_id}>") if match.thread_id else None
        if self.troubles.is_hidden(match):
            where = phrasing.say("challenge-table-hidden", table=self.dispatcher.mention("table"))
        return PublicScreen((box(text(lines([words, where]))),), replaces=True)

    async def _sit_down(self, interaction: Interaction, match: PublicMatch) -> None:
        """The table comes, and below it the panel of who accepted, so that they can play at once."""
        await self.after_change.now(match, by=interaction)
        match = await self.app.matches.find(match.code)
        if match.thread_id is not None or self.troubles.is_hidden(match):
            await self._say_where(interaction, match)
        panel = await self.panels.panel(interaction, match.code)
        await self.dispatcher.add_panel(interaction, panel, match.code)
        # The other may have moved before this panel could follow.
        await self.panels.refresh(await self.app.matches.find(match.code), interaction.user.id)

    async def _say_where(self, interaction: Interaction, match: PublicMatch) -> None:
        """The table got a thread of its own, or could be shown to nobody: the challenge says where to find it."""
        screen = await self._accepted(match)
        try:
            await Request.of(interaction).until_answered()
            await interaction.edit_original_response(view=screen.view(), allowed_mentions=screen.mentions)
        except TROUBLE as error:
            log.info("the challenge %s does not say where its table is: %s", match.code, code_of(error))

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
        if await self.app.head_start_offers.is_due(code, interaction.user.id):
            match = await self.app.matches.find(code)
            return offer(await self.languages.of(interaction), match, interaction.user.id)
        return await self._play_again(interaction, code)

    @click("rematch-ahead")
    async def rematch_ahead(self, interaction: Interaction, code: Code, rupees: OfferedRupees) -> Screen:
        """The answer to the offer of a head start; 0 is the rematch as it would have been without it."""
        await check_channel(interaction)
        return await self._play_again(interaction, code, rupees)

    async def _play_again(self, interaction: Interaction, code: str, rupees: int = 0) -> Screen:
        again = await self.app.endings.rematch(code, interaction.user.id, rupees)
        phrasing = await self.languages.of(interaction)
        if isinstance(again, PublicMatch):
            await self.after_change.table_first(again, by=interaction)
            return await self.panels.panel(interaction, again.code, phrasing.say("rematch-begins", code=again.code))
        return await self._invite(interaction, again)


class _Opponent(NamedTuple):
    id: int
    is_bot: bool


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(ChallengeCog(bot))
