"""One's own data: taken along, and erased."""

import json

from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import press, private_answer, seated


async def test_data_can_be_taken_along_and_erased(jaipur: JaipurPlayground) -> None:
    mover, waiting = await seated(jaipur)
    mira = jaipur.mira
    page = await private_answer(mira, "data")
    await press(mira, "Export", page)
    (url,) = [one["file"]["url"] for box in page.raw["components"] for one in box["components"] if one["type"] == 13]
    exported = json.loads(await mira.fetch(url))
    assert exported["name"] == "Mira"
    assert exported["locale"] == "en-US"
    assert [match["code"] for match in exported["games"]] == [mover.code]
    page = await private_answer(mira, "data")
    await press(mira, "Erase…", page)
    assert "Running games that you give up: 1" in page.text
    await press(mira, "Erase everything", page)
    assert "is erased" in page.text
    assert jaipur.rows("SELECT 1 FROM people WHERE user_id = ?", mira.id) == []
    table = await jaipur.table_when_over(mover.code, jaipur.ravi)
    assert "@Ravi wins the match: the other player gave up and had all their data erased." in table.text
    assert str(mira.id) not in json.dumps(jaipur.table(mover.code).raw["components"])
    assert waiting
