"""A record says whose deal somebody has tried."""

from pathlib import Path
from random import Random

import pytest

from rules import Options
from rules.errors import RecordFault
from rules.record import MATCH_KEYS, ROUND_KEYS, Record, read, write
from tests.rules.playing import random_match

MATCH = random_match(Random(1), Options())
RECORDS = Path(__file__).parents[2] / "docs" / "records.md"


def test_it_is_written_into_the_first_round_and_read() -> None:
    text = write(Record(MATCH, "TRY1", ("a", "b"), deal_of="K7Q2.2"))
    assert len(MATCH.rounds) > 1
    assert text.count('[DealOf "K7Q2.2"]') == 1
    record = read(text)
    assert record.deal_of == "K7Q2.2"
    assert write(record) == text


def test_without_one_there_is_no_header() -> None:
    text = write(Record(MATCH))
    assert "DealOf" not in text
    assert read(text).deal_of is None


@pytest.mark.parametrize("deal_of", ["", "K7Q2", "K7Q2.0", "K7Q2 2", ".2", "K7Q2.2 ", "a" * 17 + ".1", "K7Q2.2.1"])
def test_what_names_no_deal_is_refused(deal_of: str) -> None:
    with pytest.raises(RecordFault, match="deal"):
        read(f'[DealOf "{deal_of}"]\n{write(Record(MATCH))}')


def test_only_the_first_round_is_tried() -> None:
    first, second = write(Record(MATCH)).split('[Round "2"]', 1)
    with pytest.raises(RecordFault, match="first round"):
        read(f'{first}[Round "2"]\n[DealOf "K7Q2.2"]{second}')


@pytest.mark.parametrize("header", [*MATCH_KEYS, *ROUND_KEYS])
def test_the_format_names_every_header(header: str) -> None:
    assert f"[{header} " in RECORDS.read_text(encoding="utf-8")
