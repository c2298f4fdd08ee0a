"""Painting beside the event loop: a bounded number of painters, and nothing is painted twice."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from ai.analysis import RoundAnalysis
from render.fair_results import CrossTable, FairCard
from render.parts.name_plate import NAMELESS, Names
from render.picture import Picture
from render.pictures.board import board
from render.pictures.challenge import challenge
from render.pictures.choice_bars import choice_bars
from render.pictures.cross_table import cross_table
from render.pictures.fair_card import fair_card
from render.pictures.panel import panel
from render.pictures.preview import preview
from render.pictures.profile_card import ProfileCard, profile
from render.pictures.result import result
from render.pictures.rivalry import RivalryCard, rivalry
from render.pictures.share_card import share_card
from render.pictures.style_card import StyleCard, style_card
from render.pictures.table_guide import table_guide
from render.pictures.today_card import today_card
from render.pictures.turning_points import NO_LABELS, TurningLabels, turning_points
from render.shared_match import ShareCard
from render.today_results import ChoiceBars, TodayCard
from rules.moves import Move
from rules.public_view import public
from rules.views import View


class Painters:
    """Paints in a few threads. Identical pictures come from a small cache; identical requests in flight are one.

    Painting waits in line when all painters are busy; it never blocks the event loop. Threads, and not the processes of
    `bot.workers`: a picture takes about 8 ms, most of it in Pillow, which lets other threads run meanwhile, and threads
    share the sprites and hand over a picture without copying it.
    """

    def __init__(self, painters: int = 2, remembered: int = 16) -> None:
        self._pool = ThreadPoolExecutor(painters, thread_name_prefix="painter")
        self._remembered = remembered
        self._pictures: OrderedDict[Hashable, Picture] = OrderedDict()
        self._in_flight: dict[Hashable, asyncio.Future[Picture]] = {}

    async def board(self, view: View, names: Names = NAMELESS) -> Picture:
        seen = public(view)  # whoever asks, it is the same picture
        return await self._paint(("board", names, _key(seen)), partial(board, seen, names))

    async def panel(self, view: View, names: Names = NAMELESS, chosen: tuple[int, ...] = ()) -> Picture:
        return await self._paint(("panel", names, chosen, _key(view)), partial(panel, view, names, chosen))

    async def result(self, view: View, names: Names = NAMELESS) -> Picture:
        return await self._paint(("result", names, _key(view)), partial(result, view, names))

    async def preview(self, view: View, move: Move) -> Picture:
        return await self._paint(("preview", move, _key(view)), partial(preview, view, move))

    async def challenge(self) -> Picture:
        return await self._paint(("challenge",), challenge)

    async def profile(self, card: ProfileCard) -> Picture:
        return await self._paint(("profile", card), partial(profile, card))

    async def rivalry(self, card: RivalryCard) -> Picture:
        return await self._paint(("rivalry", card), partial(rivalry, card))

    async def turning_points(
        self, analysis: RoundAnalysis, names: Names = NAMELESS, labels: TurningLabels = NO_LABELS
    ) -> Picture:
        key = ("turning-points", analysis, names, labels)
        return await self._paint(key, partial(turning_points, analysis, names, labels))

    async def cross_table(self, table: CrossTable) -> Picture:
        return await self._paint(("cross-table", table), partial(cross_table, table))

    async def fair_card(self, card: FairCard) -> Picture:
        return await self._paint(("fair-card", card), partial(fair_card, card))

    async def today_card(self, card: TodayCard) -> Picture:
        return await self._paint(("bazaar", card), partial(today_card, card))

    async def choice_bars(self, bars: ChoiceBars) -> Picture:
        return await self._paint(("choices", bars), partial(choice_bars, bars))

    async def share_card(self, card: ShareCard) -> Picture:
        return await self._paint(("share-card", card), partial(share_card, card))

    async def style_card(self, card: StyleCard) -> Picture:
        return await self._paint(("my-style", card), partial(style_card, card))

    async def table_guide(self, names: Names = NAMELESS) -> Picture:
        return await self._paint(("table-guide", names), partial(table_guide, names))

    @property
    def waiting(self) -> int:
        """Pictures that are being painted or wait for a painter."""
        return len(self._in_flight)

    async def close(self) -> None:
        """Let the pictures in work be finished, and stop."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    async def _paint(self, key: Hashable, paint: Callable[[], Picture]) -> Picture:
        if key in self._pictures:
            self._pictures.move_to_end(key)
            return self._pictures[key]
        if key not in self._in_flight:
            work = asyncio.get_running_loop().run_in_executor(self._pool, paint)
            work.add_done_callback(partial(self._keep, key))
            self._in_flight[key] = work
        # Shielded: who stops waiting does not take the picture away from the others who wait for it.
        return await asyncio.shield(self._in_flight[key])

    def _keep(self, key: Hashable, work: asyncio.Future[Picture]) -> None:
        del self._in_flight[key]
        if work.cancelled() or work.exception():
            return
        self._pictures[key] = work.result()
        while len(self._pictures) > self._remembered:
            self._pictures.popitem(last=False)


def _key(view: View) -> Hashable:
    """A view as something that can be looked up: views hold dictionaries, which cannot."""
    return (
        view.seat,
        view.options,
        view.mover,
        view.market,
        view.deck_size,
        view.piles,
        tuple(view.bonus_piles.items()),
        view.players,
        view.history[-3:],  # as many as the board tells
        view.results,
        view.outcome,
    )
