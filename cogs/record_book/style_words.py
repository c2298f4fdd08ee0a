"""My style in words, and as the card that is painted. What rests on too little is named as missing and not given."""

from collections.abc import Iterator, Sequence

from ai.analysis import ENOUGH_ROUNDS, in_steps
from ai.habits import ENOUGH, FavouriteMistake
from ai.style import EARLY, Comparison, Kind
from bot.archive.my_style import SMOOTH, MyStyle
from cogs.core.phrasing import Phrasing
from render.alt_text.phrases import text as joined
from render.pictures.style_card import KindShares, StyleCard, StyleLabels


def card_of(phrasing: Phrasing, style: MyStyle) -> StyleCard:
    counts = {"games": style.games, "curve": SMOOTH}
    margin = "none" if style.grade is None else style.margin
    labels = [
        phrasing.say("style-label", what=what, count=counts.get(what, 0), margin=margin) for what in StyleLabels._fields
    ]
    return StyleCard(
        style.grade, style.grades, style.lately, _bars(style.early), _bars(style.late), StyleLabels(*labels)
    )


def _bars(compared: Comparison | None) -> KindShares | None:
    return KindShares(compared.mine, compared.strong) if compared else None


def sentences(phrasing: Phrasing, style: MyStyle) -> Iterator[str]:
    """One a line, the favourite mistake first."""
    yield _favourite(phrasing, style)
    yield _graded(phrasing, style)
    for stage, compared in _stages(style):
        if compared is None:
            yield phrasing.say("style-few-moves", stage=stage)
    yield phrasing.say("style-how", rounds=style.rounds, moves=style.moves, early=EARLY)


def _graded(phrasing: Phrasing, style: MyStyle) -> str:
    if style.grade is None:
        return phrasing.say("style-no-grade", enough=ENOUGH_ROUNDS)
    return phrasing.say("style-grade", grade=style.grade, margin=style.margin, games=style.games)


def _favourite(phrasing: Phrasing, style: MyStyle) -> str:
    if style.rounds < ENOUGH:
        return phrasing.say("style-few-rounds", enough=ENOUGH, rounds=ENOUGH - style.rounds)
    if style.favourite is None:
        return phrasing.say("style-no-habit")
    return _habit(phrasing, style.favourite, style.rounds)


def _habit(phrasing: Phrasing, mistake: FavouriteMistake, rounds: int) -> str:
    good = "none" if mistake.good is None else mistake.good.word
    return phrasing.say(
        "style-habit",
        habit=mistake.habit.value,
        goods=phrasing.say("style-good", good=good),
        times=mistake.times,
        rounds=rounds,
        cost=round(100 * mistake.cost),
    )


def alt(phrasing: Phrasing, style: MyStyle) -> str:
    """All numbers of the picture; the favourite mistake is in the text."""
    told = [phrasing.say("alt-style"), _graded(phrasing, style).replace("**", "")]
    grades, lately = _listed(phrasing, style.grades), _listed(phrasing, style.lately)
    told.append(phrasing.say("alt-style-grades", grades=grades, lately=lately, count=SMOOTH))
    for stage, compared in _stages(style):
        told.append(_compared(phrasing, stage, compared))
    return joined(phrasing.say, told)


def _listed(phrasing: Phrasing, grades: Sequence[int | None]) -> str:
    """About as exactly as one can see it in the picture: those of single games are known no better."""
    return phrasing.say("alt-comma").join("–" if grade is None else str(in_steps(grade)) for grade in grades)


def _compared(phrasing: Phrasing, stage: str, compared: Comparison | None) -> str:
    if compared is None:
        return phrasing.say("style-few-moves", stage=stage)
    kinds = [kind.value for kind in Kind]
    mine = {kind: round(100 * share) for kind, share in zip(kinds, compared.mine, strict=True)}
    strong = {f"{kind}2": round(100 * share) for kind, share in zip(kinds, compared.strong, strict=True)}
    return phrasing.say("alt-style-stage", stage=stage, **mine, **strong)


def _stages(style: MyStyle) -> tuple[tuple[str, Comparison | None], ...]:
    return ("early", style.early), ("late", style.late)
