"""Planning on a phone, in a real browser: three taps at most, each on something that is in sight."""

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.test_page_round import CHROMIUM, SLOW, Table, sit_down
from tests.e2e.test_page_round import browser as browser

PLAN, PICK, DROP, DONE = "j1|plan|", "j1|plan-move|", "j1|plan-drop|", "j1|refresh|"
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium found: the browser tests are not run")


@pytest.mark.timeout(120)
async def test_a_move_is_planned_with_three_taps_on_a_phone(jaipur: JaipurPlayground, browser: Browser) -> None:
    context = await browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    table = await sit_down(jaipur, context, is_phone=True)
    planner = table.match["mover"]
    await table.move()
    before = table.taps
    await plan_something(table, planner)
    assert table.taps - before <= 3
    plan = jaipur.one("SELECT moves FROM plans")["moves"]
    assert plan
    screen = await table.screen(planner)
    await expect(screen.locator(f'[data-custom^="{DROP}"]').last).to_be_visible(timeout=SLOW)
    await table.look("planned")
    await context.close()


async def plan_something(table: Table, seat: int) -> None:
    """From the panel after a move, back to it."""
    screen = await table.screen(seat)
    await table.look("after-a-move")
    await table.press(screen.locator(f'[data-custom^="{PLAN}"]').last)
    picks = screen.locator(f'[data-custom^="{PICK}"]')
    await expect(picks.first).to_be_visible(timeout=SLOW)
    await table.look("plan")
    await table.press(picks.first)
    await expect(screen.locator(f'[data-custom^="{DROP}"]').last).to_be_visible(timeout=SLOW)
    await table.look("plan-more")
    await table.press(screen.locator(f'[data-custom^="{DONE}"]').last)
    await expect(picks).to_have_count(0, timeout=SLOW)
