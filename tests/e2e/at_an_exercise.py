"""Somebody at an exercise, who answers with buttons and lists alone, in any language."""

from dataclasses import dataclass

from playground.driver import Person, ShownMessage
from rules import Move
from rules.cards import letters
from tests.e2e.players import choose, press


@dataclass
class AtAnExercise:
    person: Person
    shown: ShownMessage

    async def press(self, name: str) -> None:
        """A button by its label or its id."""
        self.shown = await press(self.person, name, self.shown)

    async def answer(self, move: Move) -> None:
        """With a look at the preview."""
        await self.pick(move)
        await self.press(next(one for one in self._ids if "-answer|" in one))

    async def pick(self, move: Move) -> None:
        if move.is_exchange and not self.button(move):
            await self.press(next(one for one in self._ids if "-exchange|" in one))
            if not self.button(move):
                await self._choose("-exchange-take|", letters(move.taken))
        if picks := self.button(move):
            await self.press(picks)
        else:
            await self._choose("-chosen|", str(move))

    def button(self, move: Move) -> str | None:
        """The id of the button that picks this move, where there is one."""
        return next((one for one in self._ids if one.endswith(f"|{move}")), None)

    @property
    def _ids(self) -> list[str]:
        return [one.custom_id for one in self.shown.buttons if one.custom_id]

    async def _choose(self, action: str, value: str) -> None:
        """In the list that offers it: of things to take there may be two."""
        found = [one for one in self.shown.selects if action in one.custom_id]
        menu = next((one for one in found if value in [option for _, option in one.options]), None)
        assert menu, self.shown.text
        await choose(self.person, menu.custom_id, [value], self.shown)
