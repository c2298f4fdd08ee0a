"""What other web sites may not do, and what the control doors and the people's socket refuse."""

import aiohttp
import pytest

from playground.driver import NotSeen
from playground.server import Server
from tests.playground.bare_bot import Stage

PATHS = ["/", "/people", "/control/world", "/api/v10/gateway", "/gateway/", "/people/1/socket"]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("headers", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "null"}])
async def test_foreign_hosts_and_origins_are_refused(on: Stage, path: str, headers: dict[str, str]) -> None:
    async with aiohttp.ClientSession() as session, session.get(on.bot.url + path, headers=headers) as answer:
        assert answer.status == 403


async def test_this_machine_is_welcome_by_all_its_names(on: Stage) -> None:
    port = on.bot.url.rsplit(":", 1)[1]
    for host in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}"):
        headers = {"Host": host, "Origin": f"http://{host}"}
        async with aiohttp.ClientSession() as session, session.get(f"{on.bot.url}/people", headers=headers) as answer:
            assert answer.status == 200


async def test_a_configured_host_is_welcome() -> None:
    server = Server(hosts=frozenset({"box.lan"}))
    url = await server.start()
    headers = {"Host": "box.lan"}
    async with aiohttp.ClientSession() as session, session.get(f"{url}/people", headers=headers) as answer:
        assert answer.status == 200
    await server.stop()


async def test_an_unknown_route_is_loud(on: Stage) -> None:
    status, _ = await on.bot.call("GET", "/guilds/1/audit-logs")
    assert status == 404
    assert len(on.context.violations) == 1


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
async def test_the_control_doors_refuse_nonsense(on: Stage, method: str, path: str, body: object) -> None:
    async with aiohttp.ClientSession() as session, session.request(method, on.bot.url + path, json=body) as answer:
        assert answer.status in (400, 404)


async def test_unknown_permissions_are_refused(on: Stage) -> None:
    with pytest.raises(NotSeen, match="NO_SUCH_THING"):
        await on.pg.control.deny(on.channel, "NO_SUCH_THING")


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
async def test_a_screen_is_refused_in_words(on: Stage, frame: dict[str, object]) -> None:
    answer = await on.mira.state.ask(frame, 5)
    assert answer["t"] == "refused"
    assert answer["reason"]


async def test_a_reset_gives_the_default_world_again(on: Stage) -> None:
    await on.pg.add_people("Zoe", "Yann")
    await on.send({"content": "x"})
    before = await on.pg.control.world()
    await on.pg.control.reset()
    after = await on.pg.control.world()
    assert (len(before["people"]), len(after["people"])) == (5, 3)
    assert not on.context.world.messages


async def test_hundreds_of_people(on: Stage) -> None:
    people = await on.pg.add_people(*(f"Person {n}" for n in range(200)))
    await on.send({"content": "hello all"})
    for person in (people[0], people[-1]):
        await person.sees("hello all")
