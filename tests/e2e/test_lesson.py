"""The guided first round, as a newcomer plays it."""

from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player


async def test_the_lesson_shows_every_kind_of_move_and_survives_a_restart(jaipur: JaipurPlayground) -> None:
    mira = jaipur.mira
    panel = await mira.command("/jaipur learn")
    assert panel is not None
    code = jaipur.one("SELECT code FROM matches WHERE is_lesson")["code"]
    learner = Player(mira, code, panel=panel)

    assert "Take a good" in learner.text
    await learner._click("Take gold")
    await learner._click("Play")
    await mira.until(lambda: "Take the camels" in learner.text or "Exchange" in learner.text, within=WAIT)

    await jaipur.crash()
    learner.panel = await mira.command("/jaipur learn")  # goes on where it was
    assert jaipur.one("SELECT COUNT(*) AS lessons FROM matches")["lessons"] == 1
    taught = set()
    for _ in range(60):
        await learner.wait_for_turn()
        if learner.is_over:
            break
        taught |= {word for word in ("camels.", "Exchange.", "Sell.", "all four moves") if word in learner.text}
        await do_as_told(learner)
    assert learner.is_over
    assert {"camels.", "Exchange.", "Sell."} <= taught
    assert "That was a whole round" in learner.text


async def do_as_told(learner: Player) -> None:
    """Make the move that the lesson explains; trade on where it explains none."""
    labels = [one.label for one in learner._buttons()]
    if "**Take the camels.**" in learner.text:
        await learner._click(next(label for label in labels if "camel" in label))
    elif "**Exchange.**" in learner.text:
        await learner._click("Exchange…")
        if not await learner._choose_exchange():
            await learner._type_exchange()  # completion offers only what is legal
            return
    elif "**Sell.**" in learner.text:
        await learner._click(next(label for label in labels if label.startswith("Sell ")))
    else:
        await learner.collect()
        return
    await learner._click("Play")
