"""Registering commands and emojis: what is refused, what is taken, and how it comes back."""

import base64
from typing import Any

import pytest

from playground.driver import NotPossible
from tests.playground.raw_bot import RawPlayground

Json = dict[str, Any]


def command(**fields: object) -> Json:
    return {"name": "buy", "description": "Buy"} | fields


def option(name: str = "what", kind: int = 3, **fields: object) -> Json:
    return {"name": name, "description": "What", "type": kind} | fields


def choice(name: str = "a", value: object = "a") -> Json:
    return {"name": name, "value": value}


LONG_CHOICES = [choice("x" * 100, f"{n:0100}") for n in range(25)]
LONG_IN_FRENCH = [option(f"o{n}", description_localizations={"fr": "x" * 100}) for n in range(25)]

REFUSED: dict[str, list[Json]] = {
    "no name": [command(name="")],
    "long name": [command(name="x" * 33)],
    "upper case": [command(name="Buy")],
    "space": [command(name="buy now")],
    "no description": [command(description="")],
    "long description": [command(description="x" * 101)],
    "name twice": [command(), command()],
    "101 commands": [command(name=f"c{n}") for n in range(101)],
    "16 user menus": [{"name": f"Menu {n}", "type": 2} for n in range(16)],
    "menu with description": [{"name": "Menu", "type": 2, "description": "x"}],
    "menu with options": [{"name": "Menu", "type": 3, "options": [option()]}],
    "26 options": [command(options=[option(f"o{n}") for n in range(26)])],
    "option twice": [command(options=[option(), option()])],
    "localised name clashes": [command(options=[option(), option("b", name_localizations={"fr": "what"})])],
    "required after optional": [command(options=[option(), option("b", required=True)])],
    "26 choices": [command(options=[option(choices=[choice(str(n), str(n)) for n in range(26)])])],
    "long choice": [command(options=[option(choices=[choice("x" * 101)])])],
    "long choice value": [command(options=[option(choices=[choice("a", "x" * 101)])])],
    "choice of another type": [command(options=[option(kind=4, choices=[choice("a", "a")])])],
    "choices and autocomplete": [command(options=[option(choices=[choice()], autocomplete=True)])],
    "autocomplete of a user": [command(options=[option(kind=6, autocomplete=True)])],
    "option and subcommand": [command(options=[option(), option("sub", 1)])],
    "nested subcommands": [command(options=[option("sub", 1, options=[option("deep", 1)])])],
    "nested groups": [command(options=[option("g", 2, options=[option("h", 2)])])],
    "group of options": [command(options=[option("g", 2, options=[option()])])],
    "unknown locale": [command(name_localizations={"fr-FR": "acheter"})],
    "bad localised name": [command(name_localizations={"fr": "Acheter !"})],
    "bad localised description": [command(description_localizations={"ja": ""})],
    "min_length": [command(options=[option(min_length=6001)])],
    "bounds": [command(options=[option(kind=4, max_value=2**53)])],
    "context": [command(contexts=[3])],
    "integration type": [command(integration_types=[2])],
    "permissions": [command(default_member_permissions="manage")],
    "8000 characters": [command(options=[option(f"o{n}", choices=LONG_CHOICES) for n in range(2)])],
    "8000 characters in French": [command(options=[option(f"s{n}", 1, options=LONG_IN_FRENCH) for n in range(4)])],
}


@pytest.mark.parametrize("commands", REFUSED.values(), ids=REFUSED.keys())
async def test_bad_commands_are_refused(raw: RawPlayground, commands: list[Json]) -> None:
    path = f"/applications/{await raw.bot.id()}/commands"
    status, answer = await raw.bot.call("PUT", path, commands)
    assert (status, answer["code"]) == (400, 50035)
    assert len(raw.context.violations) == 1
    _, listed = await raw.bot.call("GET", path)
    assert [one["name"] for one in listed] == ["go"], "what was there stays"


async def test_good_commands_keep_their_ids_and_localisations(raw: RawPlayground) -> None:
    path = f"/applications/{await raw.bot.id()}/commands"
    good = command(
        name_localizations={"fr": "acheter", "ja": "買う"},
        options=[option("l'été-1_x", 2, options=[option("sub", 1, options=[option(choices=[choice()])])])],
    )
    first = await raw.bot.register(good, {"name": "Challenge Me", "type": 2})
    again = await raw.bot.register(good)
    assert first[0]["id"] == again[0]["id"]
    _, plain = await raw.bot.call("GET", path)
    assert "name_localizations" not in plain[0]
    _, full = await raw.bot.call("GET", f"{path}?with_localizations=true")
    assert full[0]["name_localizations"]["ja"] == "買う"
    await raw.mira.until(lambda: [one["name"] for one in raw.mira.state.commands] == ["buy"])
    status, posted = await raw.bot.call("POST", path, command(name="sell"))
    assert status == 201
    status, changed = await raw.bot.call("PATCH", f"{path}/{posted['id']}", {"description": "Sell"})
    assert (status, changed["description"]) == (200, "Sell")
    assert (await raw.bot.call("DELETE", f"{path}/{posted['id']}"))[0] == 204
    assert (await raw.bot.call("GET", f"{path}/{posted['id']}"))[1]["code"] == 10063


async def test_guild_commands_are_apart(raw: RawPlayground) -> None:
    application, guild = await raw.bot.id(), raw.mira.state.guild["id"]
    path = f"/applications/{application}/guilds/{guild}/commands"
    status, made = await raw.bot.call("PUT", path, [command(name="here")])
    assert (status, made[0]["guild_id"]) == (200, guild)
    interaction = await raw.command(name="/here")
    assert interaction["data"]["guild_id"] == guild
    interaction = await raw.command(name="/go")
    assert "guild_id" not in interaction["data"]


PNG = "data:image/png;base64," + base64.b64encode(b"\x89PNG\r\n\x1a\n").decode()


@pytest.mark.parametrize(
    "body",
    [
        {"name": "x", "image": PNG},
        {"name": "x" * 33, "image": PNG},
        {"name": "a-b", "image": PNG},
        {"name": "coin"},
        {"name": "coin", "image": "data:text/plain;base64,eA=="},
        {"name": "coin", "image": "data:image/png;base64," + base64.b64encode(bytes(256 * 1024 + 1)).decode()},
    ],
)
async def test_bad_emojis_are_refused(raw: RawPlayground, body: Json) -> None:
    status, answer = await raw.bot.call("POST", f"/applications/{await raw.bot.id()}/emojis", body)
    assert (status, answer["code"]) == (400, 50035)


async def test_emojis_are_made_renamed_and_removed(raw: RawPlayground) -> None:
    path = f"/applications/{await raw.bot.id()}/emojis"
    status, made = await raw.bot.call("POST", path, {"name": "coin", "image": PNG})
    assert status == 201
    _, renamed = await raw.bot.call("PATCH", f"{path}/{made['id']}", {"name": "gold"})
    assert renamed["name"] == "gold"
    assert (await raw.bot.call("POST", path, {"name": "gold", "image": PNG}))[1]["code"] == 50035, "a name twice"
    assert [one["name"] for one in (await raw.bot.call("GET", path))[1]["items"]] == ["gold"]
    assert (await raw.bot.call("DELETE", f"{path}/{made['id']}"))[0] == 204
    assert (await raw.bot.call("GET", f"{path}/{made['id']}"))[1]["code"] == 10014


async def test_commands_for_peoples_own_installs_are_refused_where_those_are_off(raw: RawPlayground) -> None:
    await raw.pg.control.change_application(user_install=False)
    path = f"/applications/{await raw.bot.id()}/commands"
    for kinds, wanted in (([0, 1], 400), ([1], 400), ([0], 200)):
        status, answer = await raw.bot.call("PUT", path, [command(integration_types=kinds)])
        assert status == wanted
    assert answer[0]["integration_types"] == [0]
    await raw.pg.control.change_application(user_install=True, file_bytes=5)
    assert (await raw.bot.call("PUT", path, [command(integration_types=[0, 1])]))[0] == 200
    assert (await raw.command(name="/buy"))["attachment_size_limit"] == 5
    channel = raw.mira.channel
    body = {"content": "a file"}
    assert (await raw.bot.call("POST", f"/channels/{channel}/messages", body, files={"a.txt": b"123456"}))[0] == 413
    assert (await raw.bot.call("POST", f"/channels/{channel}/messages", body, files={"a.txt": b"12345"}))[0] == 200


async def test_who_is_offered_a_command(raw: RawPlayground) -> None:
    await raw.bot.register(command(default_member_permissions=str(1 << 5), contexts=[0]))
    await raw.ravi.until(lambda: raw.ravi.state.commands[0]["name"] == "buy")
    with pytest.raises(NotPossible, match="permissions"):
        await raw.ravi.command("/buy")
    assert (await raw.command(name="/buy"))["data"]["name"] == "buy", "Mira owns the guild"
    dm = await raw.pg.control.open_dm(raw.mira)
    await raw.mira.until(lambda: dm in raw.mira.state.channels)
    with pytest.raises(NotPossible, match="not for this kind of channel"):
        await raw.mira.command("/buy", at=dm)
