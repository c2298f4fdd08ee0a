"""People use the sample bot through real HTTP and a real websocket."""

from playground.driver import Playground


async def test_a_command_with_typed_options_is_answered_for_all_to_see(pg: Playground) -> None:
    mira, ravi = pg.person("Mira"), pg.person("Ravi")
    answer = await mira.command("/shop greet", who=ravi, tone="Loud", times=2)
    assert answer is not None
    assert answer.text == "@Ravi loud x2 (en-US)"
    await ravi.sees("@Ravi loud x2")
    assert [one.text for one in ravi.pings] == ["@Ravi loud x2 (en-US)"]
    assert mira.pings == []
