"""The seal of a round can be read on every table and every panel of it, before anybody's first move and after it."""

from random import Random

import pytest

from bot.application import Application
from bot.language import NAMES, languages
from cogs.core.phrasing import Phrasing
from cogs.play.hand_panel import panel
from cogs.tables.table_message import Paintings, Table
from tests.bot.world import ANNA, BEN, play_random, start_match
from tests.cogs.test_languages import PAINTERS, texts
from tests.cogs.test_languages import app as app


@pytest.mark.parametrize("code", NAMES)
async def test_the_seal_is_on_every_table_and_panel(app: Application, code: str) -> None:
    phrasing, match, seals = Phrasing(languages()[code], {}), await start_match(app), set()
    rng = Random(4)
    while not match.outcome:
        public = await app.matches.peek(match.code, None)
        assert public.view.seal is not None
        digits = public.view.seal[:8]
        seals.add(digits)
        table = texts(Table(phrasing, match, public.view, public.since).screen(Paintings()))
        assert any(digits in text for text in table)
        assert any(public.view.seal in text for text in table) == (match.ply == 0), "the whole is long: only at first"
        for user in (ANNA, BEN):
            mine = texts(await panel(PAINTERS, phrasing, await app.matches.peek(match.code, user)))
            assert any(digits in text for text in mine)
        match = (await play_random(app, match, rng, moves=1))[-1].match
    assert len(seals) >= 2, "each round has its own"
