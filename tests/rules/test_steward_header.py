"""A record says where a computer merchant moved for somebody."""

from random import Random

import pytest

from rules import Options
from rules.errors import RecordFault
from rules.record import Record, read, write
from tests.rules.playing import random_match


@pytest.mark.parametrize("stewards", ["1 1.0", "2 1.14-1.20", "2 1.14-1.20, 1 2.3"])
def test_it_is_written_and_read(stewards: str) -> None:
    text = write(Record(random_match(Random(1), Options()), "K7Q2", ("a", "b"), stewards))
    assert f'[Steward "{stewards}"]' in text
    assert read(text).stewards == stewards


def test_without_one_there_is_no_header() -> None:
    text = write(Record(random_match(Random(1), Options())))
    assert "Steward" not in text
    assert read(text).stewards is None


@pytest.mark.parametrize("stewards", ["", "3 1.0", "2", "2 1", "2 1.14-", "2 1.14,1 2.3", "somebody"])
def test_what_says_nothing_is_refused(stewards: str) -> None:
    text = write(Record(random_match(Random(1), Options())))
    with pytest.raises(RecordFault, match="steward"):
        read(f'[Steward "{stewards}"]\n{text}')
