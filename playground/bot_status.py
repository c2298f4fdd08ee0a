"""What people are told of the bot: online, starting or offline, and why."""

from collections.abc import Callable

from playground.models import Json

STATES = ("online", "starting", "offline")


class BotStatus:
    """How the bot does. Every one of `listeners` is called after each change."""

    def __init__(self) -> None:
        self.state = "offline"
        self.detail: str | None = None
        self.listeners: list[Callable[[Json], None]] = []

    def as_json(self) -> Json:
        return {"state": self.state, "detail": self.detail}

    def change(self, state: str, detail: str | None = None) -> None:
        """Tell the listeners, if this is news."""
        if state not in STATES:
            raise ValueError(f"the bot is one of {', '.join(STATES)}")
        if (state, detail) == (self.state, self.detail):
            return
        self.state, self.detail = state, detail
        for listen in self.listeners:
            listen(self.as_json())

    def connection_lost(self) -> None:
        """It left the gateway. Whoever runs the bot may have said more already: that stays."""
        if self.state == "online":
            self.change("offline")
