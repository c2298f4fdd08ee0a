"""What the bot may not do in a channel is said before a challenge is made there, with the offer to do without."""

from typing import Self

from bot.match.model import Pace
from cogs.core.phrasing import Phrasing
from cogs.core.places import PRIVATE_THREAD
from cogs.core.screen import Screen, box, button, row, text
from rules import Options

USUAL = "usual"


class ChosenPace(str):
    """A pace by its name, or `USUAL`: the one of the server."""

    __slots__ = ()

    @classmethod
    def from_text(cls, text: str) -> Self:
        if text != USUAL and text not in Pace.__members__:
            raise ValueError(text)
        return cls(text)

    @property
    def pace(self) -> Pace | None:
        return None if self == USUAL else Pace[self]


def missing_permissions(
    phrasing: Phrasing,
    missing: list[str],
    opponent: int | None,
    options: Options,
    pace: Pace | None,
    *,
    hints: bool,
    forum: str | None = None,
) -> Screen:
    """What is missing, here or in this forum. The button makes the same challenge all the same."""
    rights = phrasing.listed([phrasing.say("right", name=flag) for flag in missing])
    how = {"attach_files": "words", PRIVATE_THREAD: "thread"}.get("+".join(missing), "answers")
    asked = (opponent or 0, options.length.name, options.herds.name, pace.name if pace else USUAL)
    terms: tuple[object, ...] = (*asked, "on" if hints else "off")
    action = "challenge-without"
    if options.head_start:
        action, terms = "challenge-without-ahead", (*terms, options.head_start)
    without = button(phrasing.say("button-play-without"), action, *terms)
    said = (
        phrasing.say("challenge-missing-forum", how=how, rights=rights, forum=forum)
        if forum
        else phrasing.say("challenge-missing", how=how, rights=rights)
    )
    return Screen((box(text(said), row(without)),))
