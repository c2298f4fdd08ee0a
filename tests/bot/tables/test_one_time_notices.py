from bot.application import Application
from tests.bot.world import FakeClock


async def test_a_notice_is_said_once_or_once_in_a_while(app: Application, clock: FakeClock) -> None:
    assert not await app.notices.was_said("permission:5")
    assert await app.notices.claim_once("permission:5")
    assert await app.notices.was_said("permission:5")
    assert not await app.notices.claim_once("permission:5")
    await app.notices.forget("permission:5")
    assert await app.notices.claim_once("permission:5")
    clock.forward(99)
    assert not await app.notices.claim_once("permission:5", every=100)
    clock.forward(1)
    assert await app.notices.claim_once("permission:5", every=100)
    assert not await app.notices.claim_once("permission:5", every=100)
