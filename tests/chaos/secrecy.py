"""What nobody but its owner may have seen, after all the trouble."""

import json
import re
from itertools import product
from typing import Any

from bot.language import languages
from render import alt_text
from rules import view
from tests.chaos.report import ChaosReport
from tests.e2e.forged_messages import FORGED
from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.public_record import alt_texts, public_things
from tests.e2e.truth import truth_of


async def nothing_secret_was_public(jaipur: JaipurPlayground, report: ChaosReport) -> None:
    """No salt, deck or hand of a running round; and every board shows what a public view of the match shows.

    Messages that were forged in the bot's name are none of its own.
    """
    entries = [one for one in await public_things(jaipur) if one.get("content") != FORGED]
    everything = json.dumps(entries, ensure_ascii=False) + "\n".join(jaipur.bot.output)
    for secret in ("Your hand", "Planned:", "|plan", "Your plan"):
        at = everything.find(secret)
        assert at < 0, everything[max(0, at - 400) : at + 400]
    running = jaipur.rows("SELECT r.* FROM rounds r JOIN matches m ON m.code = r.match AND m.round = r.number"
                          " WHERE m.state = 'running'")  # fmt: skip
    for row in running:
        assert row["salt"] not in everything
        runs = {row["deck"][at : at + 6] for at in range(len(row["deck"]) - 5)}
        assert not [run for run in runs if run in everything]
    allowed = {text for row in jaipur.rows("SELECT * FROM matches") for text in _boards(jaipur, row, report)}
    posted = {text for one in entries for text in alt_texts(one) if re.match(r".+ to move\.? ", text)}
    assert posted
    assert not posted - allowed, (posted - allowed).pop()


def _boards(jaipur: JaipurPlayground, row: dict[str, Any], report: ChaosReport) -> set[str]:
    """The alt text of every position of a match, as the public may know it, with every name that people had."""
    say = languages()["en"].say
    merchants = [say("merchant-name", level=row[f"level{seat}"]) if row[f"level{seat}"] else "" for seat in (1, 2)]
    names = [{one} if one else _names(jaipur, row[f"user{seat}"], report) for seat, one in enumerate(merchants, 1)]
    truth = truth_of(jaipur, row["code"])
    return {
        alt_text.board(public, say, (first, second))
        for number, played in enumerate(truth.rounds, 1)
        for ply in range(len(played.events) + 1)
        for public in [view(truth.rewind(number, ply), None)]
        for first, second in product(*names)
    }


def _names(jaipur: JaipurPlayground, user: int, report: ChaosReport) -> set[str]:
    return report.names[user] | {jaipur.one("SELECT name FROM people WHERE user_id = ?", user)["name"]}
