"""A head start for the rematch, offered in private to who lost again and again. To decline it is silent."""

from typing import Annotated

from discord import ButtonStyle

from bot.match.model import PublicMatch
from cogs.core.click_arguments import Between
from cogs.core.head_start_words import AMOUNTS
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Screen, box, button, row, text

OFFERED = AMOUNTS[:4]  # with *As before* one row of buttons
OfferedRupees = Annotated[int, Between(0, AMOUNTS[-1])]  # 0: no head start


def offer(phrasing: Phrasing, match: PublicMatch, user_id: int) -> Screen:
    opponent = next(player for player in match.players if player.user_id != user_id)
    amounts = [
        button(phrasing.say("button-head-start", rupees=rupees), "rematch-ahead", match.code, rupees)
        for rupees in OFFERED
    ]
    plain = button(phrasing.say("button-rematch-plain"), "rematch-ahead", match.code, 0, style=ButtonStyle.primary)
    words = phrasing.say("rematch-offer", opponent=phrasing.player(opponent))
    return Screen((box(text(words), row(plain, *amounts)),), replaces=False)
