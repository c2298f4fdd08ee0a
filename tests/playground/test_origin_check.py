"""Other web sites cannot talk to the playground through somebody's browser."""

import aiohttp
import pytest

from playground.server import Server
from tests.playground.raw_bot import RawPlayground

PATHS = ["/", "/people", "/control/world", "/api/v10/gateway", "/gateway/", "/people/1/socket"]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("headers", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Origin": "null"}])
async def test_foreign_hosts_and_origins_are_refused(raw: RawPlayground, path: str, headers: dict[str, str]) -> None:
    async with aiohttp.ClientSession() as session, session.get(raw.bot.url + path, headers=headers) as answer:
        assert answer.status == 403


async def test_this_machine_is_welcome_by_all_its_names(raw: RawPlayground) -> None:
    port = raw.bot.url.rsplit(":", 1)[1]
    for host in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}"):
        headers = {"Host": host, "Origin": f"http://{host}"}
        async with aiohttp.ClientSession() as session, session.get(f"{raw.bot.url}/people", headers=headers) as answer:
            assert answer.status == 200


async def test_a_configured_host_is_welcome() -> None:
    server = Server(hosts=frozenset({"box.lan"}))
    url = await server.start()
    headers = {"Host": "box.lan"}
    async with aiohttp.ClientSession() as session, session.get(f"{url}/people", headers=headers) as answer:
        assert answer.status == 200
    await server.stop()
