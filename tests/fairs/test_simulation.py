"""A small part of `python -m tests.fairs`: what is promised of a thousand fairs holds for sixty others."""

import pytest

from tests.fairs.__main__ import promises, simulate


@pytest.fixture(scope="module")
def kept() -> dict[str, tuple[str, bool]]:
    return promises(simulate(60, seed=7))


@pytest.mark.parametrize("promise", range(4))
def test_a_promise_about_fairs_is_kept(kept: dict[str, tuple[str, bool]], promise: int) -> None:
    name, (figure, is_kept) = list(kept.items())[promise]
    assert is_kept, f"{name}: {figure}"


def test_even_when_people_take_three_times_as_long_every_fair_ends_on_time() -> None:
    found = promises(simulate(20, seed=8, slower=3.0))
    assert [is_kept for name, (_, is_kept) in found.items() if "on time" in name] == [True]
