"""Mentions under *once*: never more than one that is not answered, over all games and servers."""

import asyncio
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from bot.application import Application
from bot.match.challenges import mention_of
from bot.match.model import Pace, Place, PublicMatch
from bot.people.preferences import Preferences
from bot.server_settings import ServerSettings
from bot.store.unanswered_mentions import UNDER_WAY
from bot.tables.mentions import MentionMode
from tests.bot.world import ANNA, IN_MEMORY, TERMS, FakeClock, application, fresh, play_random, start_match

GAMES = 4
PLACES = [Place(900 + number, 1900 + number) for number in range(GAMES)]


CLICK, LATER_CLICK = 2000, 4000  # ids of Discord's: they grow with time, as those of messages do
MESSAGE = 1000


async def called(app: Application, match: PublicMatch) -> bool:
    """Anna is called, and the call is there."""
    call = await app.calls.claim(match, ANNA)
    if call:
        await app.calls.arrived(match.code, call, MESSAGE)
    return bool(call)


async def games_of_anna(app: Application, number: int = GAMES) -> list[PublicMatch]:
    """In as many servers; in all of them it is her turn."""
    matches = [await start_match(app, (ANNA, 200 + one), place=PLACES[one]) for one in range(number)]
    for match in matches:
        if match.user_to_move != ANNA:
            await play_random(app, match, Random(1), moves=1)
    return [await fresh(app, match) for match in matches]


@pytest.mark.parametrize(("games", "mode"), [(1, "every"), (2, "every"), (3, "once"), (4, "once")])
async def test_who_has_three_games_is_mentioned_once_until_they_are_back(
    app: Application, games: int, mode: str
) -> None:
    matches = await games_of_anna(app, games)
    assert (await app.preferences.mention_mode(ANNA)).value == mode
    calls = [await called(app, match) for match in matches]
    assert sum(calls) == (1 if mode == "once" else games)


@pytest.mark.parametrize("mode", MentionMode)
async def test_who_has_chosen_gets_what_they_chose(app: Application, mode: MentionMode) -> None:
    await app.preferences.change(ANNA, Preferences(mentions=mode))
    matches = await games_of_anna(app)
    calls = [await called(app, match) for match in matches]
    assert sum(calls) == {MentionMode.EVERY: GAMES, MentionMode.ONCE: 1, MentionMode.NEVER: 0}[mode]
    assert await app.preferences.may_mention(ANNA, 5) == (mode is MentionMode.EVERY)
    await app.mentions.is_back(ANNA, CLICK)
    assert await app.preferences.may_mention(ANNA, 5) == (mode is not MentionMode.NEVER)


async def test_a_quiet_server_stays_quiet(app: Application) -> None:
    await app.servers.change(5, ServerSettings(is_quiet=True))
    assert not await app.preferences.may_mention(ANNA, 5)


async def test_who_is_back_is_mentioned_again_also_for_a_turn_that_was_withheld(app: Application) -> None:
    first, second, *_ = await games_of_anna(app)
    assert await called(app, first)
    assert not await called(app, second)
    assert not await called(app, second)
    await app.mentions.is_back(ANNA, CLICK)
    assert await called(app, second)
    assert not await called(app, first), "once a turn, as always"


async def test_a_click_answers_a_mention_that_was_there_before_it(app: Application, clock: FakeClock) -> None:
    """Not one that is still under way: who had three clicks to do meanwhile has not seen it."""
    first, second, third, _ = await games_of_anna(app)
    call = await app.calls.claim(first, ANNA)
    assert call
    await app.mentions.is_back(ANNA, MESSAGE - 1)
    assert not await app.preferences.may_mention(ANNA, None)
    assert not await called(app, second)
    await app.calls.arrived(first.code, call, MESSAGE)
    assert not await called(app, second), "it came after the click"
    clock.forward(UNDER_WAY + 1)
    assert not await app.preferences.may_mention(ANNA, None)
    assert not await called(app, second), "and is not answered by waiting"
    await app.mentions.is_back(ANNA, CLICK)
    call = await app.calls.claim(second, ANNA)
    assert call
    await app.mentions.is_back(ANNA, LATER_CLICK)
    await app.calls.arrived(second.code, call, CLICK + 1)
    assert await app.preferences.may_mention(ANNA, None), "they clicked on it before we knew that it was there"
    assert await app.calls.claim(third, ANNA)


async def test_a_click_that_is_heard_late_answers_nothing_that_came_after_it(
    app: Application, clock: FakeClock
) -> None:
    first, second, *_ = await games_of_anna(app)
    assert await called(app, first)
    await app.mentions.is_back(ANNA, MESSAGE - 1)
    clock.forward(UNDER_WAY + 1)
    assert not await called(app, second)
    await app.mentions.is_back(ANNA, CLICK)
    assert await called(app, second)


async def test_who_was_back_is_mentioned_again_also_where_nobody_knows_what_became_of_the_mention(
    app: Application, clock: FakeClock
) -> None:
    """The process that was to send it died."""
    first, second, *_ = await games_of_anna(app)
    assert await app.calls.claim(first, ANNA)
    await app.mentions.is_back(ANNA, CLICK)
    clock.forward(UNDER_WAY)
    assert not await called(app, second)
    clock.forward(1)
    assert await app.preferences.may_mention(ANNA, None)
    assert await called(app, second)
    assert not await called(app, first)


async def test_a_mention_that_reached_nobody_does_not_count(app: Application) -> None:
    first, second, *_ = await games_of_anna(app)
    call = await app.calls.claim(first, ANNA)
    assert call
    await app.calls.give_back(first.code, call)
    assert await app.calls.claim(second, ANNA)
    assert await app.calls.claim(first, ANNA) is None, "but the next one does"


async def test_invitations_count_too(app: Application) -> None:
    await app.preferences.change(ANNA, Preferences(mentions=MentionMode.ONCE))
    made = await app.challenges.create(300, ANNA, TERMS)
    assert await app.mentions.claim(ANNA, mention_of(made.code))
    assert not await app.mentions.claim(ANNA, mention_of("another"))
    await app.challenges.take_back(made.code)
    assert await app.preferences.may_mention(ANNA, None), "nobody has seen that invitation"


async def test_a_third_game_counts_the_mentions_of_before(app: Application) -> None:
    """With two games every turn is mentioned. The one that is not answered is enough once there are three."""
    first, second = await games_of_anna(app, 2)
    assert await app.calls.claim(first, ANNA)
    assert await app.calls.claim(second, ANNA)
    third = await start_match(app, (ANNA, 250), place=PLACES[3])
    assert await app.calls.claim(third, ANNA) is None


async def test_of_many_processes_that_call_at_once_one_may(tmp_path: Path, clock: FakeClock) -> None:
    async with application(tmp_path, clock) as one, application(tmp_path, clock) as other:
        matches = await games_of_anna(one)
        calls = [app.calls.claim(match, ANNA) for match in matches for app in (one, other)]
        assert sum(call is not None for call in await asyncio.gather(*calls)) == 1


class Called(RuleBasedStateMachine):
    """Anna plays in four servers. Everything that mentions somebody goes on, she comes and goes."""

    @initialize()
    def open(self) -> None:
        self.folder = tempfile.TemporaryDirectory(dir=IN_MEMORY)
        self.runner, self.rng, self.clock = asyncio.Runner(), Random(2), FakeClock()
        self.app = application(Path(self.folder.name), self.clock)
        self.run(self.app.open())
        self.run(self.app.preferences.change(ANNA, Preferences(mentions=MentionMode.ONCE)))
        self.codes = [match.code for match in self.run(games_of_anna(self.app))]
        self.unanswered: list[tuple[str, str]] = []  # calls that have come since she was last there
        self.under_way: list[tuple[str, str]] = []
        self.ids = 0

    def run(self, work: Any) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.run(self.app.close())
            self.runner.close()
            self.folder.cleanup()

    def match(self, number: int) -> PublicMatch:
        return self.run(self.app.matches.find(self.codes[number]))  # type: ignore[no-any-return]

    def call(self, code: str, call: str | None) -> None:
        if call:
            event("called")
            self.under_way.append((code, call))

    def next_id(self) -> int:
        self.ids += 1
        return self.ids

    @rule()
    def it_arrives(self) -> None:
        while self.under_way:
            code, call = self.under_way.pop()
            self.unanswered.append((code, call))
            if code == "challenge":
                self.run(self.app.mentions.arrived(f"challenge:{call}", self.next_id()))
            else:
                self.run(self.app.calls.arrived(code, call, self.next_id()))

    @rule(number=st.integers(0, GAMES - 1))
    def tell_the_table(self, number: int) -> None:
        match = self.match(number)
        concerned = match.players[1 - (match.mover or 0)].user_id if match.is_late else match.user_to_move
        if concerned == ANNA and self.run(self.app.preferences.may_mention(ANNA, match.place.guild_id)):
            self.call(match.code, self.run(self.app.calls.claim(match, ANNA)))

    @rule(number=st.integers(0, GAMES - 1))
    def tell_without_asking_first(self, number: int) -> None:
        """Somebody asked before another called: the claim decides."""
        match = self.match(number)
        if match.user_to_move == ANNA:
            self.call(match.code, self.run(self.app.calls.claim(match, ANNA)))

    @rule(number=st.integers(0, 99))
    def invite(self, number: int) -> None:
        if self.run(self.app.mentions.claim(ANNA, f"challenge:{number}")):
            self.call("challenge", str(number))

    @rule()
    def lose_the_last_call(self) -> None:
        """It turns out that a table was never posted."""
        if self.under_way and self.under_way[-1][0] != "challenge":
            code, call = self.under_way.pop()
            self.run(self.app.calls.give_back(code, call))
            event("lost")

    @rule(number=st.integers(0, GAMES - 1))
    def others_move(self, number: int) -> None:
        match = self.match(number)
        if match.user_to_move not in (ANNA, None):
            self.run(play_random(self.app, match, self.rng, moves=1))

    @rule(number=st.integers(0, GAMES - 1))
    def anna_moves(self, number: int) -> None:
        match = self.match(number)
        self.anna_clicks()
        if match.user_to_move == ANNA:
            self.run(play_random(self.app, match, self.rng, moves=1))

    @rule()
    def anna_clicks(self) -> None:
        self.run(self.app.mentions.is_back(ANNA, self.next_id()))
        self.unanswered.clear()

    @rule(hours=st.sampled_from([1, 60, 72, 200]))
    def time_passes(self, hours: int) -> None:
        """Reminders by the table call once more. Nothing is under way for so long."""
        self.it_arrives()
        self.clock.forward(hours * 3600)
        for reminder in self.run(self.app.deadlines.claim_reminders()):
            self.run(self.app.deadlines.reminded(reminder, by_table=True))
        self.run(self.app.deadlines.sweep())

    @invariant()
    def at_most_one_is_not_answered(self) -> None:
        assert len(getattr(self, "unanswered", [])) + len(getattr(self, "under_way", [])) <= 1


TestCalled = Called.TestCase
TestCalled.settings = settings(
    max_examples=25,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


async def test_a_late_opponent_is_a_mention_like_any_other(app: Application, clock: FakeClock) -> None:
    await app.preferences.change(ANNA, Preferences(mentions=MentionMode.ONCE))
    match = await start_match(app, (ANNA, 200), pace=Pace.HOUR)
    if match.user_to_move == ANNA:
        match = (await play_random(app, match, Random(1), moves=1))[-1].match
    assert await app.mentions.claim(ANNA, "something else")
    await app.mentions.arrived("something else", MESSAGE)
    clock.forward(3600)
    [late] = await app.deadlines.sweep()
    assert await app.calls.claim(late, ANNA) is None
    await app.mentions.is_back(ANNA, CLICK)
    assert await app.calls.claim(late, ANNA)
