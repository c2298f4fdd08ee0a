"""Whose names a client knows: a mention of anybody else reads as an unknown user, unless the message names them."""

from playground.driver import Person
from tests.playground.raw_bot import RawPlayground

QUIET: dict[str, list[str]] = {"parse": []}


async def in_a_large_guild(raw: RawPlayground) -> str:
    """Nobody here knows anybody yet. Gives Ravi's mention."""
    await raw.pg.control.change_guild(raw.mira.state.guild["id"], large=True)
    await raw.mira.until(lambda: str(raw.ravi.id) in raw.mira.state.strangers)
    return f"<@{raw.ravi.id}>"


async def reads(person: Person, raw: RawPlayground, content: str, **more: object) -> str:
    _, message = await raw.send({"content": content} | more)
    await person.until(lambda: message["id"] in person.state.messages)
    return next(one for one in person.messages() if one.id == message["id"]).text


async def test_a_suppressed_mention_of_a_stranger(raw: RawPlayground) -> None:
    ravi = await in_a_large_guild(raw)
    _, message = await raw.send({"content": f"{ravi} leads", "allowed_mentions": QUIET})
    assert message["mentions"] == []
    await raw.mira.sees("@unknown-user leads")
    await raw.ravi.sees("@Ravi leads")
    _, message = await raw.send({"content": f"{ravi} is called"})
    assert [one["id"] for one in message["mentions"]] == [str(raw.ravi.id)]
    await raw.mira.sees("@Ravi is called")
    await raw.mira.sees("@Ravi leads")


async def test_who_has_said_something_is_no_stranger(raw: RawPlayground) -> None:
    ravi = await in_a_large_guild(raw)
    await raw.ravi.say("good morning")
    await raw.mira.sees("good morning")
    assert await reads(raw.mira, raw, f"{ravi} leads", allowed_mentions=QUIET) == "@Ravi leads"


async def test_who_used_a_command_that_one_sees_is_no_stranger(raw: RawPlayground) -> None:
    ravi = await in_a_large_guild(raw)
    await raw.bot.answer(await raw.command(raw.ravi), {"type": 4, "data": {"content": "gone"}})
    await raw.mira.sees("gone")
    assert await reads(raw.mira, raw, f"{ravi} leads", allowed_mentions=QUIET) == "@Ravi leads"


async def test_whom_one_chose_oneself_is_no_stranger(raw: RawPlayground) -> None:
    ravi = await in_a_large_guild(raw)
    option = {"type": 6, "name": "who", "description": "Who"}
    await raw.bot.register({"name": "call", "description": "Call", "options": [option]})
    interaction = await raw.command(name="/call", who=raw.ravi)
    quiet = {"content": f"{ravi} is asked", "allowed_mentions": QUIET}
    await raw.bot.answer(interaction, {"type": 4, "data": quiet})
    await raw.mira.sees("@Ravi is asked")
    await raw.pg.person("Tomoko").sees("@unknown-user is asked")


async def test_a_group_or_a_small_guild_is_an_introduction(raw: RawPlayground) -> None:
    ravi = await in_a_large_guild(raw)
    await raw.send({"content": f"{ravi} leads", "allowed_mentions": QUIET})
    await raw.mira.sees("@unknown-user leads")
    await raw.pg.control.add_group("friends", raw.mira, raw.ravi)
    await raw.mira.sees("@Ravi leads")
    assert await reads(raw.pg.person("Tomoko"), raw, f"{ravi} lost", allowed_mentions=QUIET) == "@unknown-user lost"
    await raw.pg.control.change_guild(raw.mira.state.guild["id"], large=False)
    await raw.pg.person("Tomoko").sees("@Ravi lost")
