"""The screens of an exercise: the position as the usual panel with the usual buttons, and the judgement.

`ask` → a move                          1 tap to `preview`, or to the answer for who has turned the preview off
      → `ask_exchange` → a ready one    2
                       → take → give    4, as in a game
"""

from discord import ButtonStyle

from ai.exercises.exercise import Exercise
from cogs.core.phrasing import Phrasing
from cogs.core.screen import Item, Screen, box, button, lines, picture, row, text
from cogs.exercises.asking import After, Asking
from cogs.exercises.words import before, judgement, names, seen_with_opponent
from cogs.play.confirm_move import in_words
from cogs.play.exchange_choices import takes
from cogs.play.exchange_screens import ExchangeStep, back_to_first_step, first_step, second_step, slots_of
from cogs.play.move_buttons import move_rows
from render import SEAT_COLOURS, Painters, alt_text
from rules import Move
from rules.cards import Bundle


async def ask(
    painters: Painters, phrasing: Phrasing, exercise: Exercise, asking: Asking, note: str | None = None
) -> Screen:
    """The position before the move, with every legal move."""
    rows = move_rows(phrasing, asking.offer(exercise), *asking.more)
    said = lines([note, phrasing.say("exercise-asked")])
    return await _panel(painters, phrasing, exercise, asking, said, rows)


async def ask_exchange(
    painters: Painters, phrasing: Phrasing, exercise: Exercise, asking: Asking, taken: Bundle | None = None
) -> Screen:
    """Ready exchanges and what can be taken; or what to give, where that has been chosen."""
    offer = asking.offer(exercise)
    is_offered = taken in takes(offer.view, offer.moves)
    step = second_step(phrasing, offer, taken) if taken and is_offered else first_step(phrasing, offer)
    back = back_to_first_step(phrasing, offer, step)
    rows = [*step.rows, row(back or button(phrasing.say("button-back"), asking.show, *asking.where))]
    return await _panel(painters, phrasing, exercise, asking, step.asked, rows, step)


async def preview(painters: Painters, phrasing: Phrasing, exercise: Exercise, asking: Asking, move: Move) -> Screen:
    """What the move leads to, before it is the answer. Raises IllegalMove."""
    view = exercise.view
    view.check(move)
    painted = await painters.preview(view, move)
    back = asking.choosing.exchange if move.is_exchange else asking.show
    buttons = row(
        button(phrasing.say("button-play"), asking.answer, *asking.where, move, style=ButtonStyle.success),
        button(phrasing.say("button-back"), back, *asking.where),
    )
    return Screen(
        (
            box(
                text(asking.title),
                picture(painted, alt_text.preview(view, move, phrasing.say)),
                text(phrasing.say("confirm", move=in_words(phrasing, view, move))),
                buttons,
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
    )


async def answer(painters: Painters, phrasing: Phrasing, exercise: Exercise, move: Move, after: After) -> Screen:
    """The judgement. The picture shows the position after the best move; after the own one while that is not told.

    Raises IllegalMove.
    """
    view = exercise.view
    view.check(move)
    shown = exercise.best if after.tells else move
    painted = await painters.preview(view, shown)
    return Screen(
        (
            box(
                text(after.title),
                picture(painted, alt_text.preview(view, shown, phrasing.say)),
                text(lines([judgement(phrasing, exercise, move, *after.also, tells=after.tells), *after.said])),
                *(picture(another, alt) for another, alt in after.pictured),
                row(*after.buttons),
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted, *(another for another, _ in after.pictured)),
    )


async def _panel(
    painters: Painters,
    phrasing: Phrasing,
    exercise: Exercise,
    asking: Asking,
    said: str,
    rows: list[Item] | list[Item | None],
    step: ExchangeStep | None = None,
) -> Screen:
    view, who = exercise.view, names(phrasing, exercise, asking.player)
    painted = await painters.panel(view, who, slots_of(view, step.taken) if step else ())
    return Screen(
        (
            box(
                text(lines([asking.title, before(phrasing, exercise), seen_with_opponent(phrasing, exercise)])),
                picture(painted, alt_text.panel(view, phrasing.say, who)),
                text(said),
                *rows,
                colour=SEAT_COLOURS[view.me.seat],
            ),
        ),
        pictures=(painted,),
    )
