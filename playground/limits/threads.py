"""Making and changing threads."""

from typing import Any

from playground.body_check import BodyCheck
from playground.limits import values as limits


def check_thread(body: dict[str, Any], *, new: bool) -> None:
    """Name, archive time and slow mode of a thread."""
    check = BodyCheck()
    if new or "name" in body:
        check.at("name").text(body.get("name"), 1, limits.THREAD_NAME)
    if body.get("auto_archive_duration") is not None:
        check.at("auto_archive_duration").one_of(body["auto_archive_duration"], limits.ARCHIVE_MINUTES)
    if body.get("rate_limit_per_user") is not None:
        check.at("rate_limit_per_user").whole(body["rate_limit_per_user"], 0, limits.SLOWMODE)
    check.raise_errors()
