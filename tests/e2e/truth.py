"""The whole truth of a match, all cards included, from the rows of the bot's database."""

from rules import Deal, HeadStart, Herds, Length, Options, parse
from rules.match import Match
from tests.e2e.jaipur_playground import JaipurPlayground


def truth_of(jaipur: JaipurPlayground, code: str) -> Match:
    row = jaipur.one("SELECT * FROM matches WHERE code = ?", code)
    head_start = HeadStart.from_text(row["head_start"]) if row["head_start"] else None
    options = Options(Length(row["length"]), Herds(row["herds"]), head_start)
    truth: Match | None = None
    for dealt in jaipur.rows("SELECT * FROM rounds WHERE match = ? ORDER BY number", code):
        bonuses = {kind: tuple(map(int, dealt[f"bonus{kind}"].split())) for kind in (3, 4, 5)}
        deal = Deal(dealt["deck"], bonuses, dealt["salt"])
        truth = truth.deal(deal) if truth else Match.start(options, deal, dealt["starter"])
        moves = jaipur.rows("SELECT move FROM moves WHERE match = ? AND round = ? ORDER BY ply", code, dealt["number"])
        truth, _ = truth.play(*(parse(one["move"]) for one in moves))
    assert truth is not None
    return truth
