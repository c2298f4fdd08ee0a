"""Input that no honest person sends: ids altered at random, options out of range, absurd words."""

from random import Random
from typing import Any

import aiohttp

from playground.driver import Failed, NotPossible, NotSeen
from tests.chaos.ledger import Ledger
from tests.e2e.bazaar import Bazaar
from tests.e2e.forging import forge_buttons, forge_select

WORDS = ["", " ", "9" * 40, "-1", "0.0", "1.999999999999999999999", "K7Q2", "+GG-", "-" * 30, "💥" * 8, "\u202e\u200b",
         "||", "%s{}"]  # fmt: skip
ACTIONS = ["play", "move", "chosen", "hand", "refresh", "exchange", "xtake", "xgive", "choose", "replay", "record",
           "rematch", "claim", "accept", "hint", "again", "settings", "server-pace", "data",
           "next", "nothing"]  # fmt: skip
COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("take", {"good": "sand"}),
    ("take", {"good": "💎" * 1000}),
    ("exchange", {"take": "2 gold" * 300, "give": "\u202e"}),
    ("exchange", {"take": "99999 camels", "give": "-1 gold"}),
    ("sell", {"good": "leather", "count": 7}),
    ("sell", {"good": "\u200b"}),
    ("hand", {"game": "'; DROP TABLE moves; --"}),
    ("hand", {"game": "𝕂7Q2" * 500}),
]


async def talk_nonsense(bazaar: Bazaar, chance: Random, ledger: Ledger) -> None:
    """One piece of it, by somebody who plays no game. It must be answered like anything else."""
    try:
        await chance.choice([_forged_buttons, _forged_select, _forged_form, _typed])(bazaar, chance)
    except (Failed, NotPossible, NotSeen, TimeoutError, KeyError, aiohttp.ClientError) as mishap:  # it hits everybody
        ledger.mishaps[f"nonsense: {type(mishap).__name__}"] += 1


async def _forged_buttons(bazaar: Bazaar, chance: Random) -> None:
    ids = {_altered(bazaar, chance) for _ in range(4)}
    message = await forge_buttons(bazaar, *ids)
    for custom_id in ids:
        await bazaar.mira.click(custom_id, on=message)


async def _forged_select(bazaar: Bazaar, chance: Random) -> None:
    values = {chance.choice(WORDS)[:100].strip() or "?" for _ in range(4)}
    message = await forge_select(bazaar, _altered(bazaar, chance), *values)
    select = message.selects[0]
    await bazaar.mira.select(select.custom_id, list(values), on=message)


async def _forged_form(bazaar: Bazaar, chance: Random) -> None:
    await bazaar.control.forge_modal(bazaar.mira, _altered(bazaar, chance), "one", "two")
    await bazaar.mira.fill_modal({"one": chance.choice(WORDS), "two": chance.choice(WORDS) * 90})


async def _typed(bazaar: Bazaar, chance: Random) -> None:
    name, options = chance.choice(COMMANDS)
    await bazaar.mira.command(f"/jaipur {name}", **options)


def _altered(bazaar: Bazaar, chance: Random) -> str:
    """An id that the bot once made, with something changed; or one from thin air."""
    known = [one.custom_id for message in bazaar.tomoko.messages() for one in message.buttons if one.custom_id]
    parts = chance.choice(known).split("|") if known and chance.random() < 0.5 else ["j1", chance.choice(ACTIONS)]
    for _ in range(chance.randint(0, 3)):
        where = chance.randrange(1, len(parts) + 1)
        parts[where : where + chance.randint(0, 1)] = [chance.choice(WORDS)]
    return "|".join(parts)[:100] or "?"
