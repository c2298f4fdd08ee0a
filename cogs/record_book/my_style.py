"""*My style*, from one's own profile: in private, for oneself alone."""

from bot.archive.my_style import FEWEST_GAMES, MyStyle
from bot.client import JaipurBot
from bot.workers.pipe_messages import Progress
from cogs.cog_base import JaipurCog, click
from cogs.core.phrasing import Phrasing
from cogs.core.request import Interaction
from cogs.core.screen import Screen, box, button, lines, picture, row, text
from cogs.record_book.progress_message import in_the_making
from cogs.record_book.style_words import alt, card_of, sentences


class MyStyleCog(JaipurCog):
    @click("style")
    async def style(self, interaction: Interaction) -> Screen:
        """Whoever clicks sees their own. It takes as long as what was not judged yet."""
        user_id, phrasing = interaction.user.id, await self.languages.of(interaction)
        if missing := await self.app.styles.missing_games(user_id):
            return _too_few(phrasing, missing)

        async def make(progress: Progress) -> Screen:
            return await self._shown(phrasing, await self.app.styles.of(user_id, progress))

        if await self.app.styles.is_judged(user_id):
            return await make(lambda _, __: None)
        return in_the_making(interaction, phrasing, phrasing.say("style-making"), make)

    async def _shown(self, phrasing: Phrasing, style: MyStyle) -> Screen:
        if not style.games:  # any more: they have erased themselves meanwhile
            return _too_few(phrasing, FEWEST_GAMES)
        painted = await self.bot.painters.style_card(card_of(phrasing, style))
        example = None
        if style.example:
            code, after = style.example
            example = button(phrasing.say("button-style-example"), "replay", code, after, "style")
        return Screen(
            (
                box(
                    text(phrasing.say("style-title")),
                    picture(painted, alt(phrasing, style)),
                    text(lines(sentences(phrasing, style))),
                    row(example),
                ),
            ),
            pictures=(painted,),
            replaces=False,
        )


def _too_few(phrasing: Phrasing, missing: int) -> Screen:
    said = phrasing.say("style-too-few", games=missing)
    return Screen((box(text(lines([phrasing.say("style-title"), said]))),), replaces=False)


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(MyStyleCog(bot))
