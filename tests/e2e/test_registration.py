"""Making commands and emojis known to Discord, while everything else goes on."""

import asyncio

from playground.driver import BotProcess
from render import ICONS
from tests.e2e.jaipur_playground import BOT, WAIT, JaipurPlayground, until
from tests.e2e.players import opened, seated

HOURS = 3600


async def stopped_without_emojis(jaipur: JaipurPlayground) -> None:
    """As before the very first start."""
    await until(lambda: len(jaipur.mira.state.emojis) == len(ICONS))
    await jaipur.bot.stop()
    await jaipur.control.delete_emojis()
    await jaipur.advance_bot_clock(2 * HOURS)  # nobody is uploading any more


def emojis(jaipur: JaipurPlayground) -> list[str]:
    return sorted(str(one["name"]) for one in jaipur.mira.state.emojis)


async def test_time_passes_while_commands_and_emojis_are_stuck(jaipur: JaipurPlayground) -> None:
    invitation = opened(await jaipur.mira.command("/jaipur challenge"))
    await jaipur.bot.stop()
    await jaipur.control.fault("slow", path="/(commands|emojis)$", seconds=60)
    await jaipur.bot.start()
    await jaipur.wait_for_log("ready as")
    await jaipur.advance_bot_clock(90)  # less than an outage
    for _ in range(72 * HOURS // 90 + 1):
        await jaipur.advance_bot_clock(90)
    await jaipur.mira.until(lambda: "Nobody took up" in invitation.text, within=WAIT, why="the clockwork waits")


async def test_one_refused_emoji_loses_only_itself(jaipur: JaipurPlayground) -> None:
    await stopped_without_emojis(jaipur)
    await jaipur.control.fault("status", method="POST", path="/emojis$", status=403, count=1)
    await jaipur.bot.start()
    await until(lambda: len(emojis(jaipur)) == len(ICONS) - 1)
    await jaipur.wait_for_log("could not be uploaded")
    await until(lambda: len(emojis(jaipur)) == len(ICONS))  # it is tried again by itself


async def test_two_processes_that_start_together_upload_once(jaipur: JaipurPlayground) -> None:
    await stopped_without_emojis(jaipur)
    await jaipur.control.fault("slow", method="POST", path="/emojis$", seconds=0.1)

    async def does_not_matter(_online: bool, _within: float) -> None:
        pass

    other = BotProcess(BOT, jaipur.bot.env, does_not_matter)
    await asyncio.gather(jaipur.bot.start(), other.start())
    await until(lambda: len(emojis(jaipur)) == len(ICONS))
    (counted,) = await jaipur.control.faults()
    assert counted["struck"] == len(ICONS), "each was sent once; a second one would also be a violation"
    assert emojis(jaipur) == sorted(ICONS)
    assert await other.stop() == 0
    other.check()


async def test_commands_are_registered_for_servers_where_people_cannot_install(jaipur: JaipurPlayground) -> None:
    await jaipur.bot.stop()
    await jaipur.control.change_application(user_install=False)
    await jaipur.bot.start()
    await jaipur.wait_for_log("turn User Install on")
    await jaipur.mira.until(lambda: {tuple(one["integration_types"]) for one in jaipur.mira.state.commands} == {(0,)})
    assert [one["code"] for one in await jaipur.control.take_violations()] == [50035], "the first try: it cannot know"
    await seated(jaipur)
    said = [line for line in jaipur.bot.output if "User Install" in line]
    assert len(said) == 1
    assert "WARNING" in said[0]
