"""Finds a browser for the tests that need one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> str | None:
    """The path of a Chromium or Chrome: from CHROMIUM, the search path, or Playwright's own downloads."""
    if asked := os.environ.get("CHROMIUM"):
        return asked
    for name in NAMES:
        if found := shutil.which(name):
            return found
    downloads = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH") or Path.home() / ".cache" / "ms-playwright")
    for pattern in ("chromium-*/chrome-linux*/chrome", "chromium-*/chrome-mac*/*.app/Contents/MacOS/*"):
        for found_path in sorted(downloads.glob(pattern), reverse=True):
            return str(found_path)
    return None
