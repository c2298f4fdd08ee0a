"""Private messages that can still be changed, so that an open panel follows its match.

A private message can be changed only with the token of a recent click, for some minutes. So this is a comfort kept in
memory: what is forgotten here is shown at the next click.
"""

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from time import monotonic
from typing import Generic, TypeVar

from cogs.core.respond import SentMessage

LIFE = 14 * 60  # seconds; Discord's tokens live 15 minutes
MOST = 2000
T = TypeVar("T")


class WhileTokenLives(Generic[T]):
    """Things by key, each until the token of the interaction behind it dies."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, tuple[float, T]] = OrderedDict()

    def keep(self, key: Hashable, thing: T) -> None:
        self._kept.pop(key, None)
        self._kept[key] = (monotonic(), thing)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)

    def of(self, key: Hashable) -> T | None:
        since, thing = self._kept.get(key, (float("-inf"), None))
        if monotonic() - since > LIFE:
            self.forget(key)
            return None
        return thing

    def forget(self, key: Hashable) -> None:
        self._kept.pop(key, None)


@dataclass(frozen=True, slots=True)
class LivePanel:
    """A panel that somebody looks at now: in which message, and which version of which match it shows."""

    message: SentMessage
    code: str
    version: int


class LivePanels:
    """The last panel of each person."""

    def __init__(self) -> None:
        self._panels: WhileTokenLives[LivePanel] = WhileTokenLives()

    def opened(self, user_id: int, panel: LivePanel) -> None:
        self._panels.keep(user_id, panel)

    def clicked(self, user_id: int) -> None:
        """Whatever this person clicked will be answered with the newest state: nobody else may change it meanwhile."""
        self._panels.forget(user_id)

    def behind(self, user_id: int, code: str, version: int) -> LivePanel | None:
        """This person's panel, if it shows an older version of the match."""
        panel = self._panels.of(user_id)
        return panel if panel and panel.code == code and panel.version < version else None
