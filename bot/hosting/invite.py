"""The links that bring the bot into a server or to a person. Made offline: a token begins with the application's id."""

import base64
import binascii
from urllib.parse import urlencode

from bot.needed_permissions import NEEDED

AUTHORIZE = "https://discord.com/oauth2/authorize"
NO_ID = "it has no application id in it; copy it again (Bot, Reset Token)"
SERVER, PERSON = 0, 1  # Discord's kinds of installation


class NotAToken(ValueError):
    """No application id can be read from it."""


def application_id(token: str) -> int:
    """The id in a bot token: its first part, in base64. Raises NotAToken."""
    part = token.partition(".")[0]
    try:
        text = base64.b64decode(part + "=" * (-len(part) % 4), altchars=b"-_", validate=True).decode("ascii")
    except (binascii.Error, ValueError):
        raise NotAToken(NO_ID) from None
    if not text.isdigit() or not 15 <= len(text) <= 20:
        raise NotAToken(NO_ID)
    return int(text)


def to_server(application: int) -> str:
    return _link(application, SERVER, "bot applications.commands", permissions=sum(needed.bit for needed in NEEDED))


def to_person(application: int) -> str:
    """The commands follow this person everywhere, also where the bot is no member."""
    return _link(application, PERSON, "applications.commands")


def _link(application: int, kind: int, scope: str, **more: int) -> str:
    return f"{AUTHORIZE}?{urlencode({'client_id': application, 'integration_type': kind, 'scope': scope, **more})}"
