"""What the bot did that no correct bot does. A test run that leaves any here has found a bug."""

from dataclasses import asdict, dataclass
from typing import Any

from playground.errors import DiscordError


@dataclass(frozen=True)
class Violation:
    """One refused request, or a message that shows others what was private."""

    method: str
    path: str
    code: int
    message: str
    errors: dict[str, Any] | None

    def as_json(self) -> dict[str, Any]:
        return asdict(self)


class Violations(list[Violation]):
    """All violations since the start or the last `clear()`."""

    def note(self, method: str, path: str, error: DiscordError) -> None:
        """Remember the error if the bot is to blame for it."""
        if error.violation:
            self.append(Violation(method, path, error.code, error.message, error.errors))

    def note_leak(self, path: str, told: str) -> None:
        """The message of that path shows others what only one person was to see."""
        self.append(Violation("SHOWN", path, 0, f"private before, now shown to others: {told}", None))
