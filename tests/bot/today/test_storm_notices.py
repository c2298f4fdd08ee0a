"""Is the storm worth anything? Faults that were put in on purpose have to be noticed by it."""

import pytest

from bot.today.messages import DayMessage, TodayMessages
from tests.bot.today.test_storm import SEEDS, live_through
from tests.bot.today.test_storm import hiding_changes_all_messages as hiding_changes_all_messages

pytestmark = pytest.mark.sqlite_only


async def always_told(self: TodayMessages, message: DayMessage, message_id: int, *, is_result: bool) -> bool:
    """The fault: that another message stands there already is not noticed."""
    await TOLD(self, message, message_id, is_result=is_result)
    return True


async def always_begins(self: TodayMessages, message: DayMessage, first: int) -> bool:
    """The fault: who stood still posts, although somebody else has it in hand or has posted it."""
    await BEGIN_POSTING(self, message, first)
    return True


async def never_unheard(
    self: TodayMessages, message: DayMessage, seconds: int, *, is_unheard: bool, is_refused: bool = False
) -> None:
    """The fault: what may have been posted all the same is not looked for."""
    await POSTPONE(self, message, seconds, is_unheard=False, is_refused=is_refused)


TOLD, BEGIN_POSTING, POSTPONE = TodayMessages.told, TodayMessages.begin_posting, TodayMessages.postpone
FAULTS = {"told": always_told, "begin_posting": always_begins, "postpone": never_unheard}


@pytest.mark.parametrize("name", FAULTS)
async def test_what_would_make_two_messages_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TodayMessages, name, FAULTS[name])
    with pytest.raises(AssertionError, match=r"two messages for one day|somebody else has posted it"):
        await live_through_all()


async def live_through_all() -> None:
    for seed in SEEDS:
        await live_through(seed)
