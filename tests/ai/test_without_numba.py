"""Hosts have no Numba: exercises are found without it, too."""

import subprocess
import sys

FIND = """
import sys
sys.modules["numba"] = None  # as if it were not installed
from ai.engine import rollout
from ai.training import exercise_finder
assert exercise_finder.try_moves is rollout.try_moves
"""


def test_exercises_can_be_found_without_numba() -> None:
    subprocess.run([sys.executable, "-c", FIND], check=True)
