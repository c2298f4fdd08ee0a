"""*Share* below a finished match: a card of it, seen first in private, then shown to all by one of its players."""

from collections.abc import Sequence
from functools import partial

from ai.analysis import RoundAnalysis, with_even_luck
from bot.archive.analysis import RoundWanted
from bot.archive.open_rounds import OpenRounds
from bot.client import JaipurBot
from bot.errors import NotAPlayer, NothingToShare
from bot.match.model import PublicMatch
from bot.match.visibility import may_see
from bot.store.one_time_notices import card_key
from bot.workers.pipe_messages import Progress
from cogs.cog_base import JaipurCog, click
from cogs.core.click_arguments import Code
from cogs.core.phrasing import Phrasing
from cogs.core.places import everybody
from cogs.core.request import Interaction
from cogs.core.screen import Item, PublicScreen, Screen, box, button, lines, picture, row, text
from cogs.core.shown_name import shown_name
from cogs.record_book.finished_matches import open_rounds
from cogs.record_book.progress_message import in_the_making
from render import Picture, alt_text
from render.shared_match import ShareCard, ShareLabels, worth
from rules import Sold, Took

AN_HOUR = 3600  # in which the same card is not shown twice in a channel


class ShareCardCog(JaipurCog):
    @click("share")
    async def preview(self, interaction: Interaction, code: Code) -> Screen:
        """What everybody would see. It takes as long as the analysis of its rounds."""
        rounds = await self._own(interaction, code)
        phrasing = await self.languages.of(interaction)

        async def make(progress: Progress) -> Screen:
            analyses = await self.app.analyses.of_several(_played(rounds), interaction.user.id, progress)
            return await self._preview(interaction, phrasing, rounds, analyses)

        if self.app.analyses.have_turning_points(_played(rounds)):
            return await make(lambda _, __: None)
        return in_the_making(interaction, phrasing, phrasing.say("share-making", code=rounds.match.code), make)

    @click("share-show")
    async def show(self, interaction: Interaction, code: Code) -> Screen:
        """For the channel, silently, and not twice. After a restart it is analysed once more, in private."""
        rounds = await self._own(interaction, code)
        is_analysed = self.app.analyses.have_turning_points(_played(rounds))
        if not is_analysed or not _may_be_shown_here(interaction, rounds.match):
            return await self.preview(interaction, code)
        analyses = await self.app.analyses.of_several(_played(rounds), interaction.user.id, lambda _, __: None)
        key = _key(interaction, rounds.match)
        if not await self.app.notices.claim_once(key, every=AN_HOUR):
            return self._in_words(await self.languages.of(interaction), "share-shown-before")
        phrasing = await self.languages.of_server(interaction.guild_id, interaction.user.id)
        by = phrasing.person(interaction.user.id, shown_name(interaction))
        caption = phrasing.say("share-shown", player=by, code=rounds.match.code)
        away = button(phrasing.say("button-take-down"), "share-away", rounds.match.code)
        shown, painted = await self._card(phrasing, rounds, analyses)
        return PublicScreen(
            (box(text(caption), shown, row(away)),),
            pictures=painted,
            replaces=False,
            hidden=partial(self._only_you, interaction, key),
            lost=partial(self.app.notices.forget, key),
        )

    async def _only_you(self, interaction: Interaction, key: str) -> Screen:
        """The server shows it to nobody else: it may be shown here again when that has changed."""
        await self.app.notices.forget(key)
        return self._in_words(await self.languages.of(interaction), "share-shown-only-you")

    def _in_words(self, phrasing: Phrasing, message: str) -> Screen:
        return Screen((box(text(phrasing.say(message))),), replaces=False)

    @click("share-away")
    async def take_down(self, interaction: Interaction, code: Code) -> Screen:
        """By either of the two, whoever has shown it."""
        match = (await self._own(interaction, code)).match
        await self.app.notices.forget(_key(interaction, match))
        phrasing = await self.languages.of_server(interaction.guild_id, interaction.user.id)
        by = phrasing.person(interaction.user.id, shown_name(interaction))
        return PublicScreen((box(text(phrasing.say("share-taken-down", player=by, code=match.code))),), replaces=True)

    async def _own(self, interaction: Interaction, code: str) -> OpenRounds:
        """Raises NotAPlayer, NothingToShare, and as `open_rounds` does."""
        rounds = await open_rounds(interaction, code)
        if rounds.match.seat_of(interaction.user.id) is None:
            raise NotAPlayer(code)
        if not rounds.match.has_card:
            raise NothingToShare(rounds.match.code)
        return rounds

    async def _preview(
        self, interaction: Interaction, phrasing: Phrasing, rounds: OpenRounds, analyses: Sequence[RoundAnalysis]
    ) -> Screen:
        shown, painted = await self._card(phrasing, rounds, analyses)
        is_here = _may_be_shown_here(interaction, rounds.match)
        said = [phrasing.say("share-preview"), None if is_here else phrasing.say("share-elsewhere")]
        show = button(phrasing.say("button-share"), "share-show", rounds.match.code) if is_here else None
        return Screen((box(shown, text(lines(said)), row(show)),), pictures=painted, replaces=False)

    async def _card(
        self, phrasing: Phrasing, rounds: OpenRounds, analyses: Sequence[RoundAnalysis]
    ) -> tuple[Item, tuple[Picture]]:
        labels = ShareLabels(*(phrasing.say("share-label", what=what) for what in ShareLabels._fields))
        card = _card_of(rounds, analyses, phrasing.names(rounds.match), labels)
        painted = await self.bot.painters.share_card(card)
        better = None
        if point := card.turning_point:
            better = phrasing.move(point.better.move, len(point.better.cards) if isinstance(point.better, Took) else 1)
        return picture(painted, alt_text.share_card(card, phrasing.say, better or "")), (painted,)


def _key(interaction: Interaction, match: PublicMatch) -> str:
    return card_key(match.code, interaction.channel_id or 0)


def _played(rounds: OpenRounds) -> list[RoundWanted]:
    """The rounds in which somebody has moved."""
    return [RoundWanted(rounds, played.number) for played in rounds.truth.rounds if played.events]


def _may_be_shown_here(interaction: Interaction, match: PublicMatch) -> bool:
    """Where it was played; in the same server also elsewhere, if the whole server sees that channel."""
    return may_see(match, everybody(interaction))


def _card_of(
    rounds: OpenRounds, analyses: Sequence[RoundAnalysis], names: tuple[str, str], labels: ShareLabels
) -> ShareCard:
    outcome = rounds.match.outcome
    assert outcome is not None and outcome.winner is not None  # noqa: S101, PT018  # `_own` has looked
    sales = [event for played in rounds.truth.rounds for event in played.events if isinstance(event, Sold)]
    points = [point for analysis in analyses for point in analysis.turning_points]
    shares = [with_even_luck(analysis.moves) for analysis in analyses]
    return ShareCard(
        winner=outcome.winner,
        termination=outcome.termination,
        rounds=rounds.truth.results,
        best_sale=max(sales, key=worth, default=None),
        turning_point=max(points, key=lambda point: point.cost, default=None),
        first_share=sum(shares) / len(shares) if shares else 0.5,
        names=names,
        labels=labels,
    )


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(ShareCardCog(bot))
