"""Discord opens a thread for a match and says that it did not."""

from tests.e2e.jaipur_playground import JaipurPlayground, until
from tests.e2e.players import opened, press

THREAD = 11  # Discord's number for public threads


async def test_a_lost_answer_opens_no_second_thread(jaipur: JaipurPlayground) -> None:
    await press(jaipur.mira, "Threads", opened(await jaipur.mira.command("/jaipur-server")))
    await jaipur.control.fault("status", method="POST", path=r"/channels/\d+/threads$", status=502, after=True, count=1)
    invitation = opened(await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi))
    await jaipur.ravi.click("Accept", on=invitation)
    await until(lambda: bool(jaipur.rows("SELECT 1 FROM matches WHERE told = version AND thread_id IS NOT NULL")))
    (thread,) = jaipur.mira.channels(THREAD)
    assert int(thread) == jaipur.one("SELECT thread_id FROM matches")["thread_id"]
