"""The game record, `.jaipur`: a match as text that people can read and anybody can replay.

Header lines `[Key "value"]`, then moves separated by white space; `;` begins a comment line. One block a round: a
header line after moves begins the next round, which inherits the headers of the match.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from textwrap import fill

from rules.deal import Deal, spaced
from rules.errors import BadDeal, RecordFault, RulesError
from rules.events import Seat
from rules.head_start import HeadStart
from rules.match import Herds, Length, Match, Options, Outcome, Played, Termination
from rules.moves import parse
from rules.rulebook import BONUS_TOKENS

MATCH_KEYS = ("Match", "Seat1", "Seat2", "Length", "Herds", "HeadStart", "Steward")
BONUS_KEYS = {kind: f"Bonus{kind}" for kind in BONUS_TOKENS}
ROUND_KEYS = ("Round", "Deck", *BONUS_KEYS.values(), "Starter", "Salt", "Seal", "DealOf", "Score", "Termination")
REQUIRED = ("Deck", *BONUS_KEYS.values(), "Starter")
NO_ROUND = "there is no round in it"
STEWARD = re.compile(r"[12] [0-9]{1,4}\.[0-9]{1,4}(-[0-9]{1,4}\.[0-9]{1,4})?")  # `2 1.14-1.20`: see docs/records.md
DEAL_OF = re.compile(r"[0-9A-Za-z]{1,16}\.[1-9][0-9]{0,3}")  # `K7Q2.2`: see docs/records.md
HEADER = re.compile(r'\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]')


@dataclass
class Block:
    """One round as it stands in the text: its headers, its moves, nothing verified yet."""

    number: int
    headers: dict[str, str] = field(default_factory=dict)
    moves: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Record:
    """A match with the names that a record gives it."""

    match: Match
    code: str = "?"
    seats: tuple[str, str] = ("?", "?")
    stewards: str | None = None  # where a computer merchant moved for somebody: `2 1.14-1.20, 1 2.3`
    deal_of: str | None = None  # the first round has the deal of another match, that of its second round: `K7Q2.2`


def write(record: Record) -> str:
    """The record as text. It opens everything: only for rounds that are over."""
    first, *further = record.match.rounds
    blocks = [_write_round(record.match, first, record.deal_of)]
    blocks += [_write_round(record.match, played) for played in further]
    options = record.match.options
    headers = {"Match": record.code, "Seat1": record.seats[0], "Seat2": record.seats[1]}
    if options.length is not Length.BEST_OF_THREE:
        headers["Length"] = options.length.value
    if options.herds is not Herds.OPEN:
        headers["Herds"] = options.herds.value
    if options.head_start:
        headers["HeadStart"] = str(options.head_start)
    if record.stewards:
        headers["Steward"] = record.stewards
    return _write_headers(headers) + "\n".join(blocks)


def _write_round(match: Match, played: Played, deal_of: str | None = None) -> str:
    deal, outcome = played.start.deal, match.outcome
    headers = {"Round": str(played.number), "Deck": deal.deck}
    headers |= {key: spaced(deal.bonuses[kind]) for kind, key in BONUS_KEYS.items()}
    headers["Starter"] = str(played.starter + 1)
    if deal.salt and deal.seal:
        headers |= {"Salt": deal.salt, "Seal": deal.seal}
    if deal_of:
        headers["DealOf"] = deal_of
    if played.result:
        headers["Score"] = played.result.score
    elif outcome and outcome.termination:
        loser = "" if outcome.winner is None else f" {2 - outcome.winner}"
        headers["Termination"] = outcome.termination.value + loser
    moves = fill(" ".join(str(event.move) for event in played.events), 100, break_on_hyphens=False)
    return f"{_write_headers(headers)}\n{moves}\n"


def _write_headers(headers: dict[str, str]) -> str:
    return "".join(f'[{key} "{_escape(value)}"]\n' for key, value in headers.items())


def _escape(value: str) -> str:
    return re.sub(r'(["\\])', r"\\\1", "".join(char if char.isprintable() else " " for char in value))


def read(text: str) -> Record:
    """Read and verify a record: moves, scores, seals, who starts. Raises RecordFault at the first fault."""
    match: Match | None = None
    headers: dict[str, str] = {}
    deal_of: str | None = None
    for block in blocks(text):
        match, headers = add_round(match, block), block.headers
        deal_of = headers.get("DealOf", deal_of)
    if match is None:
        raise RecordFault(NO_ROUND)
    seats = headers.get("Seat1", "?"), headers.get("Seat2", "?")
    return Record(match, headers.get("Match", "?"), seats, headers.get("Steward"), deal_of)


def blocks(text: str) -> Iterator[Block]:
    """The rounds of a record, each with the match headers it inherits. The first may have any number."""
    block, is_first = Block(number=1), True
    for line in map(str.strip, text.removeprefix("\ufeff").splitlines()):
        if line.startswith("["):
            if block.moves:
                yield block
                inherited = {key: value for key, value in block.headers.items() if key in MATCH_KEYS}
                block, is_first = Block(block.number + 1, inherited), False
            key, value = _read_header(line, block.number)
            if key in ROUND_KEYS and key in block.headers:
                raise RecordFault(f"the header {key} stands twice", block.number)
            if key in MATCH_KEYS:
                _check_same(key, value, block, is_first)
            if key == "Round":
                _number(value, block, is_first)
            _check_reads(key, value, block, is_first)
            block.headers[key] = value
        elif line and not line.startswith(";"):
            block.moves += line.split()
    if block.headers or block.moves:
        yield block


def _check_reads(key: str, value: str, block: Block, is_first: bool) -> None:
    """Headers that are only kept, and that nothing else would look at."""
    if key == "Steward" and not all(map(STEWARD.fullmatch, value.split(", "))):
        raise RecordFault(f"the steward {value[:60]!r} should read like 2 1.14-1.20", block.number)
    if key == "DealOf" and not (is_first and DEAL_OF.fullmatch(value)):
        fault = f"the deal of {value[:60]!r} should read like K7Q2.2, and stand in the first round"
        raise RecordFault(fault, block.number)


def _check_same(key: str, value: str, block: Block, is_first: bool) -> None:
    """What a match was agreed to be does not change: it may be said again, but not otherwise."""
    before = block.headers.get(key)
    if before is None and not is_first:
        raise RecordFault(f"the header {key} was not there in the first round and is {value[:60]!r}", block.number)
    if before not in (None, value):
        raise RecordFault(f"the header {key} was {before[:60]!r} and is {value[:60]!r}", block.number)


def _number(value: str, block: Block, is_first: bool) -> None:
    if not re.fullmatch("[1-9][0-9]{0,3}", value) or (not is_first and int(value) != block.number):
        raise RecordFault(f"the header says that this is round {value}", block.number)
    block.number = int(value)


def _read_header(line: str, number: int) -> tuple[str, str]:
    header = HEADER.fullmatch(line)
    if not header:
        raise RecordFault(f'not a header line: {line[:60]!r}; it should read [Key "value"]', number)
    key, value = header.groups()
    if key not in MATCH_KEYS and key not in ROUND_KEYS:
        raise RecordFault(f"unknown header {key}", number)
    return key, re.sub(r"\\(.)", r"\1", value)


def add_round(match: Match | None, block: Block) -> Match:
    """Replay and verify one more round of a record; `match` holds the rounds before it, if any."""
    match = _begin(match, block, _deal(block), _starter(block))
    match = _replay(match, block.moves, block.number)
    _verify_score(match.current, block)
    return _terminate(match, block)


def _deal(block: Block) -> Deal:
    for key in REQUIRED:
        if key not in block.headers:
            raise RecordFault(f"the header {key} is missing", block.number)
    bonuses = {kind: _bonus_values(block.headers[key], key, block.number) for kind, key in BONUS_KEYS.items()}
    try:
        deal = Deal(block.headers["Deck"], bonuses, block.headers.get("Salt"))
    except BadDeal as fault:
        raise RecordFault(str(fault), block.number) from None
    if "Seal" in block.headers and block.headers["Seal"] != deal.seal:
        why = "does not match salt, deck and bonus tokens" if deal.salt else "cannot be verified without the salt"
        raise RecordFault(f"the seal {why}", block.number)
    return deal


def _bonus_values(text: str, key: str, number: int) -> tuple[int, ...]:
    if not re.fullmatch("[0-9]{1,4}( [0-9]{1,4})*", text):
        raise RecordFault(f"the header {key} has numbers of at most four digits with one space between them", number)
    return tuple(int(value) for value in text.split())


def _starter(block: Block) -> Seat:
    if block.headers["Starter"] not in ("1", "2"):
        raise RecordFault("the starter is 1 or 2", block.number)
    return int(block.headers["Starter"]) - 1


def _begin(match: Match | None, block: Block, deal: Deal, starter: Seat) -> Match:
    if match is None:
        return Match.start(_options(block), deal, starter)
    if match.is_over:
        raise RecordFault("the match was decided before this round", block.number)
    if not match.awaits_deal:
        raise RecordFault("the round before this one is not over", block.number)
    if starter != match.next_starter:
        raise RecordFault(f"seat {match.next_starter + 1} should start", block.number)
    return match.deal(deal)


def _options(block: Block) -> Options:
    head_start = block.headers.get("HeadStart")
    try:
        return Options(
            Length(block.headers.get("Length", Length.BEST_OF_THREE.value)),
            Herds(block.headers.get("Herds", Herds.OPEN.value)),
            None if head_start is None else HeadStart.from_text(head_start),
        )
    except ValueError as fault:
        raise RecordFault(str(fault), block.number) from None


def _replay(match: Match, moves: list[str], number: int) -> Match:
    before = match
    try:
        return match.play(*map(parse, moves))[0]  # all at once is many times faster than one by one
    except RulesError:
        match = before
    for index, text in enumerate(moves, start=1):  # once more, to find the fault
        try:
            match, _ = match.play(parse(text))
        except RulesError as fault:
            raise RecordFault(f"{text}: {fault}", number, index) from None
    return match


def _verify_score(played: Played, block: Block) -> None:
    claimed, counted = block.headers.get("Score"), played.result
    if claimed is None:
        return
    if counted is None:
        raise RecordFault(f"the score is given as {claimed}, but the round is not over", block.number, len(block.moves))
    if claimed != counted.score:
        raise RecordFault(f"the score is {counted.score}, not {claimed}", block.number)


def _terminate(match: Match, block: Block) -> Match:
    text = block.headers.get("Termination")
    if text is None:
        return match
    if match.current.now.is_over:
        raise RecordFault("a round that was played out has no Termination", block.number)
    outcome = _OUTCOMES.get(text)
    if outcome is None:
        raise RecordFault(f"the termination {text!r} is none of: {', '.join(_OUTCOMES)}", block.number)
    return match._replace(outcome=outcome)


_OUTCOMES = {
    f"{termination.value} {loser + 1}": Outcome(1 - loser, termination)
    for termination in (Termination.RESIGNED, Termination.TIMEOUT)
    for loser in (0, 1)
} | {Termination.CANCELLED.value: Outcome(None, Termination.CANCELLED)}
