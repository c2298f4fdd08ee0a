"""Golden playthroughs: complete games as text, with what each player and the public see after every move.

A leak of something hidden, or a change of a rule, shows as a difference in these files. `make golden` writes them
anew; read the difference before you commit it.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from rules import BonusToken, Card, Event, HeadStart, Herds, Length, Options, PlayerView, Sold, Took, View, view
from rules.match import Match
from tests.rules.playing import random_steps

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "best_of_three_open_herds": (11, Options()),
    "single_round_secret_herds": (12, Options(Length.SINGLE, Herds.SECRET)),
    "best_of_three_secret_herds": (17, Options(Length.BEST_OF_THREE, Herds.SECRET)),
    "single_round_head_start": (12, Options(Length.SINGLE, Herds.SECRET, HeadStart(1, 15))),
}


def write_all() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(text_of(name), encoding="utf-8")


def text_of(name: str) -> str:
    seed, options = GAMES[name]
    return "\n".join(line for match in random_steps(Random(seed), options) for line in _step(match)) + "\n"


def _step(match: Match) -> Iterator[str]:
    played = match.current
    move = f"move {played.now.ply}: {played.events[-1].move}" if played.events else "deal"
    yield f"=== round {played.number}, {move}"
    for title, seat in (("public", None), ("seat 1", 0), ("seat 2", 1)):
        yield f"{title:7} {_seen(view(match, seat))}"
        if seat is not None and view(match, seat).is_my_turn:
            yield f"        may play {' '.join(sorted(map(str, view(match, seat).legal_moves())))}"
    for counted in match.results[-1:] if played.now.is_over else ():
        yield f"result  {counted.score}, winner {counted.winner}, by {counted.decided_by.value}, {counted.ending.value}"
    if match.outcome:
        yield f"match   won by {match.outcome.winner}, seals {match.seals}"


def _seen(seen: View) -> str:
    piles = " ".join("".join(map(str, pile)) or "-" for pile in seen.piles)
    bonuses = "".join(map(str, seen.bonus_piles.values()))
    market = "".join(card.letter if card is not None else "." for card in seen.market)
    players = " | ".join(map(_player, seen.players))
    last = f" | {_event(seen.history[-1])}" if seen.history else ""
    return f"{market} deck {seen.deck_size} tokens {piles} bonus {bonuses} | {players}{last}"


def _player(player: PlayerView) -> str:
    hand = "?" * player.hand_size if player.hand is None else _letters(player.hand)
    herd = "?" if player.herd is None else player.herd
    bonuses = " ".join(map(_bonus, player.bonuses))
    start = f" head start {player.head_start}" if player.head_start else ""
    return f"{hand or '-'} herd {herd} {player.goods_rupees} rupees [{bonuses}] seals {player.seals}{start}"


def _event(event: Event) -> str:
    if isinstance(event, Sold):
        return f"{event.seat + 1} sold for {event.values} {_bonus(event.bonus) if event.bonus else ''}".rstrip()
    if isinstance(event, Took):
        return f"{event.seat + 1} took {_letters(event.cards)} at {event.slots}, came {_letters(event.drawn)}"
    return f"{event.seat + 1} exchanged {_letters(event.taken)} for {_letters(event.given)} at {event.slots}"


def _letters(cards: tuple[Card, ...]) -> str:
    return "".join(card.letter for card in cards)


def _bonus(bonus: BonusToken) -> str:
    return f"{bonus.kind}:{'?' if bonus.value is None else bonus.value}"
