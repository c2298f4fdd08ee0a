"""The bazaar of the day on a phone, in a real browser: a whole day in each language."""

from random import Random

import pytest
from playwright.async_api import Browser, Locator, expect

from ai.exercises.files import STALLS, Days, stall_name
from bot.today.attempts import ENOUGH
from bot.today.day_numbers import day_at
from tests.e2e.bazaar_visitors import not_at_midnight, now
from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.test_page_round import CHROMIUM, HIDDEN, IN_SIGHT, SLOW, Table, pictures_are_seen, screen_of
from tests.e2e.test_page_round import browser as browser

MOVE, EXCHANGE, ANSWER = "j1|today-stall-move|", "j1|today-stall-exchange|", "j1|today-stall-answer|"
BACK = "j1|today-stall|"
ON, SHOW = "j1|today|", "j1|today-show|"
pytestmark = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium found: the browser tests are not run")


def others_have_played(jaipur: JaipurPlayground, day: int) -> None:
    """So many that everybody is told how they chose."""
    rng = Random(day)
    for person in range(4 * ENOUGH):
        moves = []
        for stall in range(1, STALLS + 1):
            chances = Days()[stall_name(day, stall)].chances
            moves.append(str(rng.choices(list(chances), [chance**3 for chance in chances.values()])[0]))
        jaipur.write(
            "INSERT INTO today_attempts (user_id, day, opened, counts, choice1, choice2, choice3)"
            " VALUES (?, ?, ?, TRUE, ?, ?, ?)",
            *(person + 1, day, now(jaipur), *moves),
        )


async def newest(screen: Locator, custom_id: str) -> Locator:
    found = screen.locator(f'[data-custom^="{custom_id}"]:enabled').last
    await expect(found).to_be_visible(timeout=SLOW)
    return found


async def choose(table: Table, screen: Locator, stall: int) -> None:
    """At the second stall over the exchange; at the others what stands first."""
    await table.look(f"stall-{stall}")
    panel = screen.locator("[data-testid=message][data-ephemeral=yes]").last
    hidden = await panel.evaluate(HIDDEN)
    assert set(hidden) <= {"the picture"}, "its edge, where there is much to sell; every button is in sight"
    if stall == 2 and await screen.locator(f'[data-custom^="{EXCHANGE}"]').count():
        await table.press(await newest(screen, EXCHANGE))
        await newest(screen, BACK)
        await table.look("exchange")
    await table.press(await newest(screen, MOVE))
    await table.press(await newest(screen, ANSWER))


@pytest.mark.timeout(180)
@pytest.mark.parametrize("language", ["en-US", "fr", "ja"])
async def test_a_whole_day_on_a_phone(jaipur: JaipurPlayground, browser: Browser, language: str) -> None:
    await not_at_midnight(jaipur)
    day = day_at(now(jaipur))
    context = await screen_of(browser, 390, 844)
    page = await context.new_page()
    page.set_default_timeout(SLOW)
    await page.goto(f"{jaipur.pg.url}/#ravi,mira")
    table = Table(jaipur, page, is_phone=True)
    screen = await table.screen(0)
    await screen.get_by_test_id("locale").select_option(language)
    await screen.get_by_test_id("entry").click()
    await page.keyboard.type("/jaipur today")
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(screen.locator(f'[data-custom^="{MOVE}{day}|1|"]').first).to_be_visible(timeout=SLOW)
    others_have_played(jaipur, day)
    for stall in range(1, STALLS + 1):
        await choose(table, screen, stall)
        on = screen.locator(f'[data-custom="{ON}{day}"]').last
        await expect(on).to_be_visible(timeout=SLOW)
        await expect(screen.locator("[data-testid=message]").last.get_by_test_id("picture")).to_have_count(2)
        await pictures_are_seen(page)
        await table.look(f"answer-{stall}")
        await table.press(on)
        await expect(screen.locator(f'[data-custom^="{ANSWER}"]')).to_have_count(0, timeout=SLOW)
        if stall < STALLS:
            await expect(screen.locator(f'[data-custom^="{MOVE}{day}|{stall + 1}|"]').first).to_be_visible(timeout=SLOW)
    show = await newest(screen, SHOW)
    await table.look("result")
    assert await show.evaluate(IN_SIGHT)
    assert table.taps <= STALLS * 3 + 1, "three a stall, and one for the exchange"
    await table.press(show)
    other = await table.screen(1)
    await expect(other.locator('[data-custom="j1|today|0"]').last).to_be_visible(timeout=SLOW)
    await table.look("shown")
    (attempt,) = jaipur.rows("SELECT * FROM today_attempts WHERE user_id = ?", int(jaipur.ravi.id))
    assert attempt["counts"]
    assert all(attempt[f"choice{stall}"] for stall in (1, 2, 3))
    await context.close()
