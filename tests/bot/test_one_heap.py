"""Painters' threads do not have heaps of their own: each would keep what a canvas takes."""

import ctypes
import subprocess
import sys

import pytest

from bot.one_heap import use_one_heap

HEAPS = """
import re, sys, threading
from pathlib import Path
from bot.one_heap import use_one_heap
if sys.argv[1] == "one":
    assert use_one_heap()
ready, over = threading.Barrier(5), threading.Event()
def work():
    kept = [bytearray(50_000) for _ in range(20)]
    ready.wait()
    over.wait()
threads = [threading.Thread(target=work) for _ in range(4)]
[one.start() for one in threads]
ready.wait()
found = re.findall(r"(?m)^(\\w+)-(\\w+) ---p 00000000 00:00 0", Path("/proc/self/maps").read_text())
print(sum(2**25 < int(end, 16) - int(start, 16) <= 2**26 for start, end in found))
over.set()
"""


def heaps(how: str) -> int:
    """How many heaps beside the first one a process with four threads has: each reserves 64 MB of addresses."""
    done = subprocess.run([sys.executable, "-c", HEAPS, how], check=True, capture_output=True, text=True)
    return int(done.stdout)


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "mallopt"), reason="this malloc has no such thing")
def test_threads_share_one_heap() -> None:
    assert heaps("many") > 0
    assert heaps("one") == 0


def test_elsewhere_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert use_one_heap() is False
