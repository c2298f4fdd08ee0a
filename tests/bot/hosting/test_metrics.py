"""The numbers of a bot, as Prometheus reads them."""

import asyncio
import socket
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.hosting.metrics import Metrics
from bot.hosting.status_page import PortTaken, status_page
from tests.bot.world import application


def value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(f"jaipur_{name}", labels)


def test_everything_countable_is_there_from_the_start() -> None:
    metrics = Metrics()
    for name in ("moves", "answers", "lost", "errors", "tables_told", "tables_postponed", "disconnects", "reconnects"):
        assert value(metrics, f"{name}_total") == 0
    assert value(metrics, "discord_refusals_total", status="429") == 0
    assert value(metrics, "answer_seconds_count", kind="button") == 0


def test_answers_are_counted_up_to_each_bound_by_kind() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.05, 0.3, 9):
        metrics.answered("button", seconds)
    metrics.answered("command", 0.2)
    within = [value(metrics, "answer_seconds_bucket", kind="button", le=bound) for bound in ("0.005", "0.05", "0.5")]
    assert within == [1, 2, 3]
    assert value(metrics, "answer_seconds_bucket", kind="button", le="+Inf") == 4
    assert value(metrics, "answer_seconds_count", kind="command") == 1
    assert value(metrics, "answers_total") == 5


def test_the_longest_time_is_the_one_since_the_last_look() -> None:
    metrics = Metrics()
    metrics.answered("button", 2.0)
    metrics.answered("select", 1.0)
    assert [value(metrics, "answer_seconds_max") for _ in range(2)] == [2.0, 0.0]


def test_refusals_are_counted_and_other_responses_are_not() -> None:
    metrics = Metrics()
    for status in (200, 403, 429, 429, 500):
        metrics.responded(status)
    assert value(metrics, "discord_refusals_total", status="429") == 2
    assert value(metrics, "discord_refusals_total", status="403") == 1
    assert value(metrics, "discord_refusals_total", status="500") is None


async def test_a_blocked_event_loop_is_noticed() -> None:
    metrics = Metrics()
    watch = asyncio.create_task(metrics.watch_the_loop())
    await asyncio.sleep(0)
    end = asyncio.get_running_loop().time() + 0.3
    while asyncio.get_running_loop().time() < end:
        pass
    await asyncio.sleep(0.01)
    watch.cancel()
    assert (value(metrics, "loop_lag_seconds_max") or 0) > 0.2


async def test_the_status_page_speaks_the_format_it_names(tmp_path: Path) -> None:
    async with application(tmp_path) as app:
        app.metrics.moves.inc()
        is_well, looks = True, []

        async def freshen() -> None:
            looks.append(1)
            app.metrics.games.set(3)

        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        async with (
            status_page(port, app.metrics.registry, lambda: is_well, freshen),
            aiohttp.ClientSession() as session,
        ):
            async with session.get(f"http://127.0.0.1:{port}/metrics") as plain:
                assert plain.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
                families = {family.name: family for family in text_string_to_metric_families(await plain.text())}
            async with session.get(
                f"http://127.0.0.1:{port}/metrics", headers={"Accept": "application/openmetrics-text; version=1.0.0"}
            ) as modern:
                assert modern.headers["Content-Type"].startswith("application/openmetrics-text; version=1.0.0")
                assert (await modern.text()).endswith("# EOF\n")
            is_well = False
            async with session.get(f"http://127.0.0.1:{port}/health") as health:
                assert health.status == 503
            with pytest.raises(PortTaken):
                async with status_page(port, app.metrics.registry, lambda: True, freshen):
                    pass
        assert families["jaipur_moves"].type == "counter"
        assert families["jaipur_games"].samples[0].value == 3
        assert not [name for name in families if name.endswith("_created")]
        assert len(looks) == 2
