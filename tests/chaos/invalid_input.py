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
LONG = ["a", "1", " ", "1 ", "a1", "金", "金2枚", "gold ", "!?", "💎", "\u0300", "\u202e"]
LONGEST = 6000  # characters, of an option: Discord's limit
SUGGESTED = [("take", "good"), ("exchange", "take"), ("exchange", "give"), ("sell", "good"), ("hand", "game"),
             ("replay", "game"), ("verify", "game"), ("plan", "first"), ("plan", "third"), ("table", "game"),
             ("resign", "game"), ("cancel", "game")]  # fmt: skip
AT_ONCE = 24  # forged buttons; one more, and a message has all that it can have
COMMANDS: list[tuple[str, dict[str, Any]]] = [
    ("take", {"good": "sand"}),
    ("take", {"good": "💎" * 1000}),
    ("exchange", {"take": "2 gold" * 300, "give": "\u202e"}),
    ("exchange", {"take": "99999 camels", "give": "-1 gold"}),
    ("sell", {"good": "leather", "count": 7}),
    ("sell", {"good": "\u200b"}),
    ("hand", {"game": "'; DROP TABLE moves; --"}),
    ("hand", {"game": "𝕂7Q2" * 500}),
    ("plan", {"first": "+GG-" * 25, "second": "\u202e", "third": "sell 99999 gold"}),
    ("today", {"day": 99_999}),
    ("replay", {"game": "\u200b"}),
]


async def send_invalid_input(jaipur: JaipurPlayground, chance: Random, report: ChaosReport) -> None:
    """Some of it, by somebody who plays no match. It must be answered like anything else."""
    for kind in (_forged_buttons, _forged_select, _forged_form, _typed, _long_words):
        try:
            await kind(jaipur, chance, report)
        except (
            Failed,
            NotPossible,
            NotSeen,
            TimeoutError,
            KeyError,
            aiohttp.ClientError,
        ) as mishap:  # it hits everybody
            report.mishaps[f"invalid input: {type(mishap).__name__}"] += 1


async def _forged_buttons(jaipur: JaipurPlayground, chance: Random, report: ChaosReport) -> None:
    """Of all kinds that there are, one after the other: a storm of some minutes has them all."""
    if len(report.kinds_to_forge) < AT_ONCE:
        report.kinds_to_forge += chance.sample(list(SENT), len(SENT))
    kinds = [report.kinds_to_forge.pop() for _ in range(AT_ONCE)]
    ids = {_altered(one, chance) for one in (*kinds, _on_screen(jaipur, chance))}
    message = await forge_buttons(jaipur, *ids)
    for custom_id in ids:
        await jaipur.mira.click(custom_id, on=message)
        report.troubles["forged id"] += 1


async def _long_words(jaipur: JaipurPlayground, chance: Random, report: ChaosReport) -> None:
    """In every text that can be completed. Discord lets people type as much as this."""
    for command, option in SUGGESTED:
        word = chance.choice(LONG)
        await jaipur.mira.autocomplete(f"/jaipur {command}", option, (word * LONGEST)[:LONGEST])
        report.troubles["long word"] += 1


async def _forged_select(jaipur: JaipurPlayground, chance: Random, _: ChaosReport) -> None:
    values = {chance.choice(WORDS)[:100].strip() or "?" for _ in range(4)}
    message = await forge_select(jaipur, _altered(_known(jaipur, chance), chance), *values)
    select = message.selects[0]
    await jaipur.mira.select(select.custom_id, list(values), on=message)


async def _forged_form(jaipur: JaipurPlayground, chance: Random, _: ChaosReport) -> None:
    await jaipur.control.forge_modal(jaipur.mira, _altered(_known(jaipur, chance), chance), "one", "two")
    await jaipur.mira.fill_modal({"one": chance.choice(WORDS), "two": chance.choice(WORDS) * 90})


async def _typed(jaipur: JaipurPlayground, chance: Random, _: ChaosReport) -> None:
    name, options = chance.choice(COMMANDS)
    await jaipur.mira.command(f"/jaipur {name}", **options)


def _known(jaipur: JaipurPlayground, chance: Random) -> str:
    """An id that is on somebody's screen, or one of any kind that was ever sent."""
    return _on_screen(jaipur, chance) if chance.random() < 0.4 else chance.choice([*SENT, "j1|nothing"])


def _on_screen(jaipur: JaipurPlayground, chance: Random) -> str:
    known = [one.custom_id for message in jaipur.tomoko.messages() for one in message.buttons if one.custom_id]
    return chance.choice(known) if known else "j1|nothing"


def _altered(custom_id: str, chance: Random) -> str:
    """With something changed."""
    parts = custom_id.split("|")
    for _ in range(chance.randint(0, 3)):
        where = chance.randrange(1, len(parts) + 1)
        parts[where : where + chance.randint(0, 1)] = [chance.choice(WORDS)]
    return "|".join(parts)[:100] or "?"
