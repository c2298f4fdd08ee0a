"""Turns at a few things that many people want: people come by turns, however much each of them wants."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class FairTurns(Generic[T]):
    def __init__(self, things: Iterable[T]) -> None:
        self._idle = list(things)  # the one that was given back last is taken first: it may still be warm
        self._waiting: OrderedDict[int, deque[asyncio.Future[T]]] = OrderedDict()  # by person, who is next first

    async def take(self, person: int) -> T:
        """Something that nobody else has meanwhile; `give_back` it."""
        if self._idle:
            return self._idle.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(person, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give_back(turn.result())  # it was ours just now, and nobody will use it
            raise

    def give_back(self, thing: T) -> None:
        """Hand it to whoever is next; after their turn they queue up behind the others."""
        while self._waiting:
            person, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[person] = turns
            if not turn.done():
                turn.set_result(thing)
                return
        self._idle.append(thing)
