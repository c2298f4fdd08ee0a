"""Private messages that can still be changed, so that an open panel follows its match.

A private message can be changed only with the token of a recent click, for some minutes. So this is a comfort kept in
memory: what is forgotten here is shown at the next click.
"""

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from time import monotonic
from typing import Any, Generic, TypeVar

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

    def items(self) -> list[tuple[Any, T]]:
        """All that may still be there."""
        return [(key, thing) for key, (_, thing) in self._kept.items()]

    def living(self) -> list[Hashable]:
        """The keys of all that is still there."""
        return [key for key in list(self._kept) if self.of(key) is not None]

    def forget(self, key: Hashable) -> None:
        self._kept.pop(key, None)

    def take(self, key: Hashable) -> tuple[float, T] | None:
        """For `put_back`, which lets it live no longer than it would have here."""
        return self._kept.pop(key, None)

    def put_back(self, key: Hashable, taken: tuple[float, T] | None) -> None:
        if taken and key not in self._kept:  # else there is something newer
            self._kept[key] = taken


@dataclass(frozen=True, slots=True)
class LivePanel:
    """A panel that somebody looks at now: in which message, and which version of which match it shows."""

    message: SentMessage
    code: str
    version: int


@dataclass(frozen=True, slots=True)
class HeldPanel:
    """What was known of somebody's panel when they clicked, should the answer come elsewhere."""

    code: str
    panel: tuple[float, LivePanel]
    of_match: tuple[float, SentMessage] | None


class LivePanels:
    """The last panel of each person, and the last one of each of their matches.

    After a restart the tokens of older panels are gone: those stay on the screen until their owner closes them.
    """

    def __init__(self) -> None:
        self._panels: WhileTokenLives[LivePanel] = WhileTokenLives()
        self._by_match: WhileTokenLives[SentMessage] = WhileTokenLives()

    def opened(self, user_id: int, panel: LivePanel) -> SentMessage | None:
        """Gives the panel of the same match before this one, if it is another message: it can be taken away."""
        before = self._by_match.of((user_id, panel.code))
        self._panels.keep(user_id, panel)
        self._by_match.keep((user_id, panel.code), panel.message)
        is_another = before and before.message_id not in (0, panel.message.message_id)
        return before if is_another else None

    def viewers(self, code: str) -> list[int]:
        """Who has a panel of this match open, as far as we know."""
        return [user for user, panel in self._panels.items() if panel.code == code]

    def is_open(self, user_id: int, code: str) -> bool:
        """This person has a panel of this match, as far as we know."""
        return self._by_match.of((user_id, code)) is not None

    def clicked(self, user_id: int, message_id: int) -> HeldPanel | None:
        """Whatever this person clicked will be answered with the newest state: nobody else may change it meanwhile.

        It may become something else than a panel, which is not to be taken away. What was known goes to `answered`.
        """
        taken = self._panels.take(user_id)
        if taken is None:
            return None
        panel = taken[1]
        is_clicked = panel.message.message_id == message_id
        return HeldPanel(panel.code, taken, self._by_match.take((user_id, panel.code)) if is_clicked else None)

    def answered(self, user_id: int, held: HeldPanel, message_id: int) -> None:
        """The click was answered in this message: where that is another one, the panel goes on following its match."""
        if held.panel[1].message.message_id not in (0, message_id):
            self._panels.put_back(user_id, held.panel)
            self._by_match.put_back((user_id, held.code), held.of_match)

    def closed(self, user_id: int, panel: LivePanel) -> None:
        """They have dismissed it. What they opened since then stays."""
        if self._panels.of(user_id) is panel:
            self._panels.forget(user_id)

    def behind(self, user_id: int, code: str, version: int) -> LivePanel | None:
        """This person's panel, if it shows an older version of the match."""
        panel = self._panels.of(user_id)
        return panel if panel and panel.code == code and panel.version < version else None

    def shows(self, user_id: int, code: str, version: int) -> bool:
        """This person's panel is open and shows just this version of the match."""
        panel = self._panels.of(user_id)
        return panel is not None and (panel.code, panel.version) == (code, version)
