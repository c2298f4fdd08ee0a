"""People for tests: they type commands, click, select, fill modals, and see what a person would see.

    async with Playground.start([sys.executable, "-m", "my_bot"]) as pg:
        mira, ravi = pg.person("Mira"), pg.person("Ravi")
        await mira.command("/game challenge", opponent=ravi, length="single")
        await ravi.sees("Mira challenges you")
        await ravi.click("Accept")
        await mira.sees("Your turn")
        assert "Only you can see this" in mira.screen()

Nothing sleeps: every wait ends as soon as the screen shows what is waited for. When it does not, the error
shows the person's screen. At the end, violations of Discord's rules and tracebacks of the bot fail the test.
"""

from playground.driver.bot_process import BotProcess
from playground.driver.errors import Failed, NotPossible, NotSeen
from playground.driver.message import Button, Picture, Select, ShownMessage
from playground.driver.person import Choice, Notification, Person
from playground.driver.playground import Playground

__all__ = [
    "BotProcess",
    "Button",
    "Choice",
    "Failed",
    "NotPossible",
    "NotSeen",
    "Notification",
    "Person",
    "Picture",
    "Playground",
    "Select",
    "ShownMessage",
]
