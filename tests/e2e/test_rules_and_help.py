"""The rules, page by page, and the list of commands."""

from tests.e2e.jaipur_playground import JaipurPlayground
from tests.e2e.players import choose, press, private_answer


async def test_every_page_of_the_rules(jaipur: JaipurPlayground) -> None:
    page = await private_answer(jaipur.mira, "rules")
    topics = page.selects[0].labels
    assert len(topics) >= 8
    seen = set()
    for topic in topics:
        await choose(jaipur.mira, "Choose a topic…", [topic], page)
        assert f"### {topic}" in page.text
        seen.add(page.text.splitlines()[1])
    assert len(seen) == len(topics)
    named = await private_answer(jaipur.mira, "rules", topic="Camels")
    assert "don't count towards the hand limit" in named.text


async def test_help_names_commands_that_can_be_clicked(jaipur: JaipurPlayground) -> None:
    page = await private_answer(jaipur.mira, "help")
    for command in ("challenge", "hand", "take", "sell", "games", "settings", "data"):
        assert f"</jaipur {command}:" in page.text
    await press(jaipur.mira, "Rules", page)
    assert "On your turn you do exactly **one** of four things" in page.text
