"""Other web sites cannot talk to the playground through somebody's browser."""

import asyncio

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
    for headers in (
        {"Host": "box.lan"},
        {"Host": "BOX.lan:80", "Origin": "http://box.lan"},
        {"Host": "box.lan", "Origin": "https://box.lan"},
    ):
        async with aiohttp.ClientSession() as session, session.get(f"{url}/people", headers=headers) as answer:
            assert answer.status == 200
    await server.stop()


async def answered(raw: RawPlayground, path: str, headers: dict[str, str], method: str = "GET") -> int:
    async with (
        aiohttp.ClientSession() as session,
        session.request(method, raw.bot.url + path, headers=headers, allow_redirects=False) as answer,
    ):
        return answer.status


@pytest.mark.parametrize("path", PATHS)
async def test_a_page_on_another_port_of_this_machine_is_foreign(raw: RawPlayground, path: str) -> None:
    port = int(raw.bot.url.rsplit(":", 1)[1])
    origins = [f"http://127.0.0.1:{port + 1}", "http://localhost:3000", "http://127.0.0.1", "http://[::1]:80"]
    origins += [f"http://localhost:{port}", f"ftp://127.0.0.1:{port}"]  # the Host says 127.0.0.1
    for origin in origins:
        assert await answered(raw, path, {"Origin": origin}) == 403, origin
    assert await answered(raw, path, {"Origin": f"http://127.0.0.1:{port}"}) != 403


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
@pytest.mark.parametrize(("mode", "dest"), [("no-cors", "script"), ("no-cors", "image"), ("navigate", "iframe")])
async def test_no_foreign_page_loads_a_part_of_the_playground(
    raw: RawPlayground, site: str, mode: str, dest: str
) -> None:
    """A browser sends no Origin with these, but says where they come from."""
    headers = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": mode, "Sec-Fetch-Dest": dest}
    for path in PATHS:
        assert await answered(raw, path, headers) == 403


async def test_a_link_from_elsewhere_opens_the_page(raw: RawPlayground) -> None:
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"}
    assert await answered(raw, "/", headers) == 200
    assert await answered(raw, "/control/clock", headers, "POST") == 403, "a form of another site"


@pytest.mark.parametrize("path", ["/", "/people", "/static/css/base.css", "/nothing", "/control/world"])
async def test_nobody_shows_it_in_a_frame(raw: RawPlayground, path: str) -> None:
    for headers in ({}, {"Origin": "http://evil.example"}):
        async with aiohttp.ClientSession() as session, session.get(raw.bot.url + path, headers=headers) as answer:
            assert answer.headers["X-Frame-Options"] == "DENY"
            assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
            assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"


MALFORMED = ["", "[::1", "[::1]x", "::1", "127.0.0.1:", "127.0.0.1:x", "127.0.0.1:99999", "a b", "me@127.0.0.1",
             "127.0.0.1/", "127.0.0.1,evil.example", "[127.0.0.1", "localhost:8765:1", "\\localhost"]  # fmt: skip


@pytest.mark.parametrize("path", ["/", "/api/v10/gateway"])
@pytest.mark.parametrize("host", MALFORMED)
async def test_a_host_that_cannot_be_read_is_a_bad_request(raw: RawPlayground, host: str, path: str) -> None:
    assert await spoken(raw, f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n") == "400"


async def test_no_host_and_two_hosts_are_bad_requests(raw: RawPlayground) -> None:
    good = f"Host: {raw.bot.url.removeprefix('http://')}\r\n"
    for hosts in ("", good + "Host: evil.example\r\n", good + good):
        assert await spoken(raw, f"GET / HTTP/1.1\r\n{hosts}\r\n") == "400", hosts


@pytest.mark.parametrize("origin", ["http://[", "http://localhost:x", "localhost", "//127.0.0.1", "file://", ""])
async def test_an_origin_that_cannot_be_read_is_foreign(raw: RawPlayground, origin: str) -> None:
    assert await answered(raw, "/people", {"Origin": origin}) == 403


async def spoken(raw: RawPlayground, request: str) -> str:
    """The status of the answer to a request that no library would send."""
    host, port = raw.bot.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request.encode())
    line = await asyncio.wait_for(reader.readline(), 10)
    writer.close()
    return line.decode().split()[1]
