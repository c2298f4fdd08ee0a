"""Panels that are open now, so that they can follow the game while both players are there.

A private message can be changed only with the token of a recent click, for some minutes. So this is a comfort kept in
memory: what is forgotten here is shown at the next click.
"""

from collections import OrderedDict
from time import monotonic

from cogs._ui.answering import Interaction

LIFE = 14 * 60  # seconds; Discord's tokens live 15 minutes
MOST = 2000


class LivePanels:
    def __init__(self) -> None:
        self._open: OrderedDict[tuple[str, int], tuple[float, Interaction]] = OrderedDict()

    def remember(self, code: str, interaction: Interaction, user_id: int | None = None) -> None:
        key = (code, interaction.user.id if user_id is None else user_id)
        self._open.pop(key, None)
        self._open[key] = (monotonic(), interaction)
        while len(self._open) > MOST:
            self._open.popitem(last=False)

    def of(self, code: str, user_id: int) -> Interaction | None:
        """The interaction that can still change this person's panel."""
        opened, interaction = self._open.get((code, user_id), (float("-inf"), None))
        if monotonic() - opened > LIFE:
            self._open.pop((code, user_id), None)
            return None
        return interaction

    def forget(self, code: str, user_id: int) -> None:
        self._open.pop((code, user_id), None)
