"""Command texts in every language, through Discord's localisation fields. Command names stay as they are."""

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.language import DEFAULT, code_of, languages


def described(message: str, **variables: object) -> locale_str:
    """A text of the catalogue, in English until it is translated."""
    return locale_str(languages()[DEFAULT].say(message, **variables), message=message, variables=variables)


class Translator(app_commands.Translator):
    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        message, code = string.extras.get("message"), code_of(locale.value)
        variables = string.extras.get("variables") or {}
        return languages()[code].say(message, **variables) if message and code else None
