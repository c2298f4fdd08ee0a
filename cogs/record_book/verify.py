"""Fairness: the seal that was published before each round, what it sealed, and how to check it by oneself."""

from discord import app_commands

from bot.archive.seals import SealedRound, Verdict
from bot.client import JaipurBot
from bot.errors import NoSuchMatch
from cogs.cog_base import JaipurCog, click, command
from cogs.core.click_arguments import Code
from cogs.core.command_texts import described
from cogs.core.errors import UnknownGame
from cogs.core.phrasing import Phrasing
from cogs.core.places import onlooker
from cogs.core.request import Interaction
from cogs.core.screen import Screen, box, button, lines, row, text
from cogs.core.typed_options import CodeTyped
from cogs.record_book.finished_matches import complete_finished

MOST = 6  # rounds in one message: ties make a match long, and Discord's messages are not


class VerifyCog(JaipurCog):
    @command("verify")
    @app_commands.describe(game=described("option-verify"))
    @app_commands.autocomplete(game=complete_finished)
    async def verify(self, interaction: Interaction, game: CodeTyped) -> Screen:
        return await self._show(interaction, game)

    @click("verify")
    async def open(self, interaction: Interaction, code: Code) -> Screen:
        return await self._show(interaction, code)

    async def _show(self, interaction: Interaction, code: str) -> Screen:
        phrasing = await self.languages.of(interaction)
        try:
            code, rounds = await self.app.seals.seals(code, onlooker(interaction))
        except NoSuchMatch:
            raise UnknownGame(code) from None
        is_open = any(sealed.is_opened for sealed in rounds)
        verdict = phrasing.say("verify-title", code=code, verdict=Verdict.on(rounds).value)
        told = [verdict, phrasing.say("verify-how")]
        return Screen(
            (
                box(
                    text(lines([*told, *(_round(phrasing, sealed) for sealed in rounds[:MOST])])),
                    row(
                        button(phrasing.say("button-replay"), "replay", code, "1.0", "verify"),
                        button(phrasing.say("button-record"), "record", code),
                    )
                    if is_open
                    else None,
                ),
            ),
            replaces=False,
        )


def _round(phrasing: Phrasing, sealed: SealedRound) -> str:
    title = phrasing.say("verify-round", round=sealed.number, seal=sealed.seal)
    if sealed.deal_of:
        title = lines([title, phrasing.say("verify-deal-of", code=sealed.deal_of.code, round=sealed.deal_of.round)])
    if sealed.contents is None:
        return title if sealed.deal_of else lines([title, phrasing.say("verify-sealed")])
    salt, deck, *_ = sealed.contents.split("|")
    opened = phrasing.say("verify-opened", salt=salt, deck=deck)
    differs = None if sealed.fits else phrasing.say("verify-differs")
    return lines([title, differs, opened, f"```sh\n{shell_line(sealed.contents)}\n```"])


def shell_line(contents: str) -> str:
    """Prints the seal. The contents have letters, digits, spaces and bars only, so quotes hold them."""
    return f"printf '%s' '{contents}' | sha256sum"


async def setup(bot: JaipurBot) -> None:
    await bot.add_cog(VerifyCog(bot))
