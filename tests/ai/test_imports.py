"""NumPy is a fifth of the bot's memory: only workers, and whoever stands in for one that failed, load it."""

import subprocess
import sys

IMPORT_EVERYTHING = """
import importlib, pkgutil, sys
for top in ("bot", "cogs"):
    for module in pkgutil.walk_packages(importlib.import_module(top).__path__, top + "."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
sys.exit("numpy" in sys.modules)
"""


def test_no_module_of_the_bots_own_process_loads_numpy() -> None:
    assert subprocess.run([sys.executable, "-c", IMPORT_EVERYTHING], check=False).returncode == 0
