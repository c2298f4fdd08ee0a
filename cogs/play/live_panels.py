"""Interactions that can still change what they showed, so that panels and tables follow the match.

A private message can be changed only with the token of a recent click, for some minutes. So this is a comfort kept in
memory: what is forgotten here is shown at the next click.
"""

from collections import OrderedDict
from collections.abc import Hashable
from time import monotonic

from cogs.core.respond import Interaction

LIFE = 14 * 60  # seconds; Discord's tokens live 15 minutes
MOST = 2000


class Recent:
    """The last interaction by key, while its token lives."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, tuple[float, Interaction]] = OrderedDict()

    def remember(self, key: Hashable, interaction: Interaction) -> None:
        self._kept.pop(key, None)
        self._kept[key] = (monotonic(), interaction)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)

    def of(self, key: Hashable) -> Interaction | None:
        since, interaction = self._kept.get(key, (float("-inf"), None))
        if monotonic() - since > LIFE:
            self.forget(key)
            return None
        return interaction

    def forget(self, key: Hashable) -> None:
        self._kept.pop(key, None)


class LivePanels:
    """The panel that each person looks at now, and which version of which match it shows."""

    def __init__(self) -> None:
        self._recent = Recent()

    def opened(self, interaction: Interaction, code: str, version: int) -> None:
        interaction.extras["panel"] = (code, version)
        self._recent.remember(interaction.user.id, interaction)

    def clicked(self, user_id: int) -> None:
        """Whatever this person clicked will be answered with the newest state: nobody else may change it meanwhile."""
        self._recent.forget(user_id)

    def behind(self, user_id: int, code: str, version: int) -> Interaction | None:
        """The interaction that can bring this person's panel up to date, if it shows an older version of the match."""
        interaction = self._recent.of(user_id)
        if interaction is None:
            return None
        shown_code, shown_version = interaction.extras["panel"]
        return interaction if shown_code == code and shown_version < version else None
