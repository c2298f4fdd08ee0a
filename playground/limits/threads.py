"""Making and changing threads."""

from typing import Any

from playground.body_check import Form
from playground.limits import values as numbers


def check_thread(body: dict[str, Any], *, new: bool) -> None:
    """Name, archive time and slow mode of a thread."""
    form = Form()
    if new or "name" in body:
        form.at("name").text(body.get("name"), 1, numbers.THREAD_NAME)
    if body.get("auto_archive_duration") is not None:
        form.at("auto_archive_duration").one_of(body["auto_archive_duration"], numbers.ARCHIVE_MINUTES)
    if body.get("rate_limit_per_user") is not None:
        form.at("rate_limit_per_user").whole(body["rate_limit_per_user"], 0, numbers.SLOWMODE)
    form.refuse()
