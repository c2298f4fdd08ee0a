"""People who play: they read their panel and choose among what it offers, by clicking or by typing."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from playground.driver import Button, Person, ShownMessage
from rules import Card
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground

NAMES = ("diamond", "gold", "silver", "cloth", "spice", "leather")
YOUR_TURN, THEIR_TURN = "**Your turn**", "** to move"


@dataclass
class Player:
    """A person at a table; `panel` is the private panel, as it is now."""

    person: Person
    code: str
    chance: Random = field(default_factory=lambda: Random(7))
    panel: ShownMessage | None = None

    async def open_panel(self) -> ShownMessage:
        """With a look at the end of the round before, where it comes first."""
        self.panel = await self.person.command("/jaipur hand", game=self.code)
        assert self.panel is not None
        await self.pass_round_end()
        return self.panel

    @property
    def text(self) -> str:
        assert self.panel is not None
        return self.panel.text

    @property
    def is_my_turn(self) -> bool:
        return YOUR_TURN in self.text

    @property
    def is_over(self) -> bool:
        return not self.is_my_turn and THEIR_TURN not in self.text and not self.is_round_end

    @property
    def is_round_end(self) -> bool:
        """The panel shows the end of a round; one click further is the new deal."""
        return self._button_of("new-round") is not None

    async def pass_round_end(self) -> None:
        if onward := self._button_of("new-round"):
            await self._click(onward.label)

    async def wait_for_turn(self) -> None:
        """The open panel follows the match by itself."""
        why = "it never was their turn"
        await self.person.until(lambda: self.is_my_turn or self.is_over or self.is_round_end, within=WAIT, why=why)
        if self.is_round_end:
            await self.pass_round_end()
            await self.wait_for_turn()

    # By the panel

    async def click_a_move(self) -> None:
        """Any move that the panel offers, with a look at the preview where there is one."""
        offered: list[Button | str] = [one for one in self._buttons() if not one.disabled]
        assert self.panel is not None
        fewer = self.panel.select("Sell fewer…")
        offered += fewer.labels if fewer else []
        assert offered, f"no move to click\n{self.person.screen()}"
        chosen = self.chance.choice(offered)
        if isinstance(chosen, str):
            await self._act_select("Sell fewer…", [chosen])
        elif chosen.label == "Exchange…":
            await self._click(chosen.label)
            await self._choose_exchange()
        else:
            await self._click(chosen.label)
        if self.panel.button("Play"):
            await self._click("Play")
        await self.pass_round_end()

    async def collect(self) -> None:
        """Sell three or more when one can; else take what one has most of. This earns bonuses and ends rounds soon."""
        labels = [one.label for one in self._buttons() if not one.disabled and one.label != "Exchange…"]
        if not labels:
            await self.click_a_move()
            return
        hand = hand_of(self.text)
        takes = [one for one in labels if one.removeprefix("Take ") in NAMES]
        takes.sort(key=lambda one: hand.count(letter(one.removeprefix("Take "))), reverse=True)
        bonus = [one for one in labels if one.endswith("+ bonus")]
        camels = [one for one in labels if "camel" in one]
        await self._click((bonus + takes + camels + labels)[0])
        if self.panel and self.panel.button("Play"):
            await self._click("Play")
        await self.pass_round_end()

    async def _choose_exchange(self) -> None:
        """A ready one, or first what to take and then what to give."""
        assert self.panel is not None
        take = self.panel.select("Take…")
        if take and (self.chance.random() < 0.5 or not self._picks()):
            await self._act_select("Take…", [self.chance.choice(take.options)[1]])
        give = self.panel.select("Give something else…")
        if give and (self.chance.random() < 0.5 or not self._picks()):
            await self._act_select("Give something else…", [self.chance.choice(give.options)[1]])
        else:
            picks = self._picks()
            assert picks, f"nothing to pick\n{self.person.screen()}"
            await self._click(self.chance.choice(picks).label)

    def _picks(self) -> list[Button]:
        """The buttons that pick a move."""
        assert self.panel is not None
        return [one for one in self.panel.buttons if (one.custom_id or "").startswith("j1|move|")]

    def _button_of(self, action: str) -> Button | None:
        assert self.panel is not None
        buttons = (one for one in self.panel.buttons if (one.custom_id or "").startswith(f"j1|{action}|"))
        return next(buttons, None)

    def _buttons(self) -> list[Button]:
        """The buttons that are moves, or lead to one."""
        assert self.panel is not None
        return [one for one in self.panel.buttons if re.match(r"Take |Sell |Exchange…", one.label)]

    async def _click(self, name: str) -> None:
        assert self.panel is not None
        await press(self.person, name, self.panel)

    async def _act_select(self, name: str, values: list[str]) -> None:
        assert self.panel is not None
        await choose(self.person, name, values, self.panel)

    # By typing

    async def type_a_move(self) -> None:
        """Any move that autocomplete or the alt text offers; needs no picture and no button."""
        ways = [self._type_take, self._type_camels, self._type_exchange, self._type_sale]
        self.chance.shuffle(ways)
        for way in ways:
            if await way():
                return
        raise AssertionError(f"no move to type\n{self.text}")

    async def _type_take(self) -> bool:
        choices = await self.person.autocomplete("/jaipur take", "good", "", game=self.code)
        if not choices:
            return False
        await self._type("take", good=self.chance.choice(choices).value)
        return True

    async def _type_camels(self) -> bool:
        if "K" not in market_of(self.text):
            return False
        await self._type("camels")
        return True

    async def _type_exchange(self) -> bool:
        takes = await self.person.autocomplete("/jaipur exchange", "take", "", game=self.code)
        if not takes:
            return False
        take = self.chance.choice(takes).value
        gives = await self.person.autocomplete("/jaipur exchange", "give", "", take=take, game=self.code)
        assert gives, f"nothing to give for {take}"
        await self._type("exchange", take=take, give=self.chance.choice(gives).value)
        return True

    async def _type_sale(self) -> bool:
        choices = await self.person.autocomplete("/jaipur sell", "good", "", game=self.code)
        if not choices:
            return False
        await self._type("sell", good=self.chance.choice(choices).value)
        return True

    async def _type(self, name: str, **options: Any) -> None:
        self.panel = await self.person.command(f"/jaipur {name}", game=self.code, **options)
        await self.pass_round_end()


def opened(message: ShownMessage | None) -> ShownMessage:
    """The message, where the bot must have answered with one."""
    assert message is not None
    return message


async def private_answer(person: Person, command: str, **options: Any) -> ShownMessage:
    """What the bot answers to `/jaipur command`, for this person only."""
    answer = opened(await person.command(f"/jaipur {command}", **options))
    assert answer.is_private
    return answer


async def record_file(person: Person, table: ShownMessage) -> ShownMessage:
    """The record of a match that is over: it's behind *More* below its table."""
    return opened(await person.click("Record file", on=opened(await person.click("More", on=table))))


async def erase(person: Person) -> None:
    page = await private_answer(person, "data")
    await press(person, "Erase…", page)
    await press(person, "Erase everything", page)
    assert "has been erased" in page.text


async def wants_direct_messages(*people: Person) -> None:
    """Nobody gets any before they said so."""
    for person in people:
        page = await press(person, "Direct messages", await private_answer(person, "settings"))
        assert "Reminders come as direct messages" in page.text


async def seated(jaipur: JaipurPlayground, **options: str) -> tuple[Player, Player]:
    """Mira and Ravi at a table, with their panels open; the one to move comes first."""
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi, **options)
    players = [Player(jaipur.mira, code, Random(5)), Player(jaipur.ravi, code, Random(6))]
    for player in players:
        await player.open_panel()
    mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
    return mover, waiting


async def seated_in_a_thread(jaipur: JaipurPlayground) -> tuple[Player, Player, str]:
    """A match in its own thread; gives the thread's id too."""
    await jaipur.mira.command("/jaipur-server")
    await jaipur.mira.click("Threads")
    await jaipur.mira.sees("Every game gets its own thread", within=WAIT)
    mover, waiting = await seated(jaipur)
    thread = jaipur.table(mover.code).channel_id
    assert thread != mover.person.channel
    return mover, waiting, thread


async def told(jaipur: JaipurPlayground, mover: Player) -> ShownMessage:
    """The one table, once it says that this player is to move."""

    def look() -> bool:
        tables = jaipur.tables(mover.code)
        return len(tables) == 1 and is_to_move(mover.person, tables[0])

    await mover.person.until(look, within=WAIT, why="the table is behind, or stands twice")
    return jaipur.table(mover.code)


async def press(person: Person, name: str, on: ShownMessage) -> ShownMessage:
    """Click on a message that the answer changes, and wait for the change: a slow answer comes in two steps."""
    before = on.raw
    await person.click(name, on=on)
    await person.until(lambda: on.raw is not before, within=WAIT, why=f"{name!r} changed nothing")
    return on


async def choose(person: Person, name: str, values: Sequence[str], on: ShownMessage) -> ShownMessage:
    """The same with a select."""
    before = on.raw
    await person.select(name, values, on=on)
    await person.until(lambda: on.raw is not before, within=WAIT, why=f"{name!r} changed nothing")
    return on


async def play_out(players: Sequence[Player], move: Callable[[Player], Awaitable[None]]) -> None:
    """Both are at the table: whoever is to move moves, and the other's panel follows by itself."""
    while True:
        mover = next(player for player in players if player.is_my_turn)
        await move(mover)
        if mover.is_my_turn:  # the loser of a round starts the next one
            continue
        waiting = next(player for player in players if player is not mover)
        await waiting.wait_for_turn()
        if waiting.is_over:
            return


async def make_moves(players: Sequence[Player], number: int) -> None:
    """So many moves of both together, the panels open."""
    for player in players:
        await player.open_panel()
    for _ in range(number):
        mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
        await mover.click_a_move()
        await waiting.wait_for_turn()


def market_of(text: str) -> str:
    """The market in letters, slot by slot, from an alt text: `Market: 1 gold, 2 camel, …`."""
    found = re.search(r"Market: ([^.]*)\.", text)
    assert found, text
    return "".join(letter(name) for name in re.findall(r"\d (\w+)", found[1]))


def hand_of(text: str) -> str:
    """The hand in letters, from the alt text of a panel: `Your hand: 2 gold, 1 leather. Your herd: …`."""
    found = re.search(r"Your hand: ([^.]*)\.", text)
    assert found, text
    return "".join(int(number) * letter(name) for number, name in re.findall(r"(\d+) (\w+)", found[1]))


def herd_of(text: str) -> int:
    """One's own camels, from the alt text of a panel."""
    found = re.search(r"Your herd: (\d+) camel", text)
    return int(found[1]) if found else 0


def letter(name: str) -> str:
    return Card[name.upper().removesuffix("S") if name == "diamonds" else name.upper()].letter


def is_to_move(person: Person, table: ShownMessage) -> bool:
    """The table says so: by a mention where it called them, else by their name."""
    return any(f"➤ {named}" in table.text for named in (f"@{person.name}", f"**{person.name}**"))
