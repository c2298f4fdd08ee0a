"""The three seconds that the bot has for its first answer, and whether a late one is its own fault."""

from collections.abc import Callable

from playground.context import Context
from playground.interactions import Interaction, Kind
from playground.models import Json


async def fail_unless_answered(context: Context, interaction: Interaction) -> None:
    """Wait until the time for the first answer is over; without an answer the person sees a failure."""
    await context.clock.sleep_until(interaction.answer_by)
    if interaction.answered is None:
        fail(interaction)


def fail(interaction: Interaction) -> None:
    """The person sees that the interaction failed. Whatever the bot answers from now on is refused."""
    interaction.failed = True
    choices: Json = {"choices": []} if interaction.kind is Kind.AUTOCOMPLETE else {}
    interaction.tell({"t": "answer", "nonce": interaction.nonce, "state": "failed"} | choices)


def watch_for_disturbance(context: Context) -> Callable[[], bool]:
    """A question for later: since now, did nobody move the clock, cause a fault or cut the bot's connection?"""

    def state() -> tuple[int, int, int, int]:
        return context.clock.moves, context.faults.struck, context.gateway.resumes, context.gateway.identifies

    before = state()
    return lambda: state() == before
