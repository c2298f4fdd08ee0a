"""Input that no honest person sends: ids altered at random, options out of range, absurd words."""

from random import Random
from typing import Any

import aiohttp

from playground.driver import Failed, NotPossible, NotSeen
from tests.chaos.report import ChaosReport
from tests.cogs.sent_ids import SENT
from tests.e2e.forged_messages import forge_buttons, forge_select
from tests.e2e.jaipur_playground import JaipurPlayground

WORDS = ["", " ", "9" * 40, "-1", "0.0", "1.999999999999999999999", "K7Q2", "+GG-", "-" * 30, "💥" * 8, "\u202e\u200b",
         "||", "%s{}"]  # fmt: skip
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


async def send_invalid_input(jaipur: JaipurPlayground, chance: Random, report: ChaosReport) -> None:
    """One piece of it, by somebody who plays no match. It must be answered like anything else."""
    try:
        await chance.choice([_forged_buttons, _forged_select, _forged_form, _typed])(jaipur, chance)
    except (Failed, NotPossible, NotSeen, TimeoutError, KeyError, aiohttp.ClientError) as mishap:  # it hits everybody
        report.mishaps[f"invalid input: {type(mishap).__name__}"] += 1


async def _forged_buttons(jaipur: JaipurPlayground, chance: Random) -> None:
    ids = {_altered(jaipur, chance) for _ in range(4)}
    message = await forge_buttons(jaipur, *ids)
    for custom_id in ids:
        await jaipur.mira.click(custom_id, on=message)


async def _forged_select(jaipur: JaipurPlayground, chance: Random) -> None:
    values = {chance.choice(WORDS)[:100].strip() or "?" for _ in range(4)}
    message = await forge_select(jaipur, _altered(jaipur, chance), *values)
    select = message.selects[0]
    await jaipur.mira.select(select.custom_id, list(values), on=message)


async def _forged_form(jaipur: JaipurPlayground, chance: Random) -> None:
    await jaipur.control.forge_modal(jaipur.mira, _altered(jaipur, chance), "one", "two")
    await jaipur.mira.fill_modal({"one": chance.choice(WORDS), "two": chance.choice(WORDS) * 90})


async def _typed(jaipur: JaipurPlayground, chance: Random) -> None:
    name, options = chance.choice(COMMANDS)
    await jaipur.mira.command(f"/jaipur {name}", **options)


def _altered(jaipur: JaipurPlayground, chance: Random) -> str:
    """An id that is on somebody's screen, or one of any kind that was ever sent, with something changed."""
    known = [one.custom_id for message in jaipur.tomoko.messages() for one in message.buttons if one.custom_id]
    parts = chance.choice(known if known and chance.random() < 0.4 else [*SENT, "j1|nothing"]).split("|")
    for _ in range(chance.randint(0, 3)):
        where = chance.randrange(1, len(parts) + 1)
        parts[where : where + chance.randint(0, 1)] = [chance.choice(WORDS)]
    return "|".join(parts)[:100] or "?"
