"""What /control and people's screens refuse, a reset, and many people at once."""

import re
from pathlib import Path

import aiohttp
import pytest

from playground.control.routes import routes
from playground.driver import NotSeen
from tests.playground.raw_bot import RawPlayground

DOCUMENT = Path(__file__).parents[2] / "docs/playground.md"


def test_the_document_has_every_request_and_no_other() -> None:
    """The table has requests such as `` `PUT`, `DELETE /control/guilds/{id}/bot` ``, several in a line."""
    documented: set[tuple[str, str]] = set()
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        request, _, _ = line.removeprefix("| ").partition(" |")
        if not line.startswith("| `") or "/control/" not in request:
            continue
        *_, last = paths = re.findall(r"/control[^`\s]*", request)
        methods = re.findall(r"\b(?:GET|POST|PUT|PATCH|DELETE)\b", request)
        pairs = zip(methods * len(paths), paths * len(methods), strict=False) if len(paths) > 1 else ()
        documented |= {(method, _shape(path)) for method, path in (*pairs, *((method, last) for method in methods))}
    assert documented == {(route.method, _shape(route.path)) for route in routes()}


def _shape(path: str) -> str:
    """Whatever the parts in braces are called."""
    return re.sub(r"\{[^/]*\}", "{}", path)


async def test_an_unknown_route_is_loud(raw: RawPlayground) -> None:
    status, _ = await raw.bot.call("GET", "/guilds/1/audit-logs")
    assert status == 404
    assert len(raw.context.violations) == 1


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/control/faults", {"kind": "earthquake"}),
        ("POST", "/control/clock", {"advance": -1}),
        ("POST", "/control/clock", {}),
        ("POST", "/control/gateway", {"do": "nothing"}),
        ("PUT", "/control/bot", {"state": "sleepy"}),
        ("PUT", "/control/rate-limits", {"on": True, "speed": 1}),
        ("DELETE", "/control/messages/1", None),
        ("DELETE", "/control/channels/1", None),
        ("PATCH", "/control/people/1", {}),
    ],
)
async def test_control_refuses_nonsense(raw: RawPlayground, method: str, path: str, body: object) -> None:
    async with aiohttp.ClientSession() as session, session.request(method, raw.bot.url + path, json=body) as answer:
        assert answer.status in (400, 404)


async def test_unknown_permissions_are_refused(raw: RawPlayground) -> None:
    with pytest.raises(NotSeen, match="NO_SUCH_THING"):
        await raw.pg.control.deny(raw.channel, "NO_SUCH_THING")


@pytest.mark.parametrize(
    "frame",
    [
        {"t": "fly"},
        {"t": "click", "message_id": "1", "custom_id": "x"},
        {"t": "click"},
        {"t": "command", "channel_id": "1", "command_id": "1"},
        {"t": "submit", "modal_id": "1"},
    ],
)
async def test_a_screen_is_refused_in_words(raw: RawPlayground, frame: dict[str, object]) -> None:
    answer = await raw.mira.state.ask(frame, 5)
    assert answer["t"] == "refused"
    assert answer["reason"]


async def test_a_reset_gives_the_default_world_again(raw: RawPlayground) -> None:
    await raw.pg.add_people("Zoe", "Yann")
    await raw.send({"content": "x"})
    before = await raw.pg.control.world()
    await raw.pg.control.reset()
    after = await raw.pg.control.world()
    assert (len(before["people"]), len(after["people"])) == (5, 3)
    assert not raw.context.world.messages


async def test_hundreds_of_people(raw: RawPlayground) -> None:
    people = await raw.pg.add_people(*(f"Person {n}" for n in range(200)))
    await raw.send({"content": "hello all"})
    for person in (people[0], people[-1]):
        await person.sees("hello all")
