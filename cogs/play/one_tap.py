"""*One tap*: moves are played without a second look. It is offered once, to who has seen some second looks."""

from dataclasses import replace

from bot.match.model import Seen
from bot.people.preferences import Preferences, PreferencesByPerson
from bot.tables.one_time_notices import OneTimeNotices
from cogs.core.phrasing import Phrasing
from cogs.core.screen import button
from cogs.play.hand_panel import NOTHING_ELSE, PanelExtras

SOME_MOVES = 5  # of one player in one round


async def one_tap_offer(
    notices: OneTimeNotices, everybody: PreferencesByPerson, phrasing: Phrasing, seen: Seen, user_id: int
) -> PanelExtras:
    """The offer, from somebody's fifth move of a round to their sixth; nothing where it was made before.

    A button alone, beside others: with words above it the market would leave a phone's screen.
    """
    if not _has_made(SOME_MOVES, seen) or not (await everybody.of(user_id)).confirm:
        return NOTHING_ELSE
    if await notices.was_said(_key(user_id)):
        return NOTHING_ELSE
    accept = button(phrasing.say("button-one-tap"), "one-tap", seen.match.code, emoji="⚡")
    return PanelExtras(buttons=(accept,))


async def one_tap_left_alone(notices: OneTimeNotices, preferences: Preferences, seen: Seen, user_id: int) -> None:
    """Who moves on without an answer had a whole turn for it, and is not asked again."""
    if preferences.confirm and _has_made(SOME_MOVES + 1, seen):
        await notices.note(_key(user_id))


def _has_made(moves: int, seen: Seen) -> bool:
    """In this round, and neither in a lesson, where the second look belongs to it, nor at the end."""
    if seen.match.is_lesson or seen.view.outcome:
        return False
    return sum(event.seat == seen.view.seat for event in seen.view.history) == moves


def _key(user_id: int) -> str:
    return f"user:{user_id}:one-tap"


async def turn_on_one_tap(everybody: PreferencesByPerson, user_id: int) -> None:
    await everybody.change(user_id, replace(await everybody.of(user_id), confirm=False))
