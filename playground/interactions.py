"""An interaction: what a person did, until the bot has answered and its token has died."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

from playground.limits import values as limits
from playground.models import Json

REMEMBERED_SECONDS = 3600.0


class Kind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL_SUBMIT = 5


@dataclass
class Interaction:
    """One action of a person and what the bot answered so far.

    `tell` sends a frame to the screen it came from. `original` is the message that `@original` means;
    `messages` are all that this token may edit. `undisturbed` asks whether lateness is the bot's own fault.
    """

    id: int
    kind: Kind
    person_id: int
    channel_id: int
    created: float
    owners: Json
    tell: Callable[[Json], None]
    undisturbed: Callable[[], bool]
    nonce: str = ""
    source: int | None = None
    metadata: Json = field(default_factory=dict)
    option_kind: int | None = None
    message_type: int = 0
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    answered: int | None = None
    failed: bool = False
    original: int | None = None
    messages: set[int] = field(default_factory=set)
    followups: int = 0

    @property
    def answer_by(self) -> float:
        return self.created + limits.FIRST_ANSWER_SECONDS

    @property
    def token_ends(self) -> float:
        return self.created + limits.TOKEN_SECONDS

    @property
    def is_user_install_only(self) -> bool:
        """The app is not installed where this happened, only with the person."""
        return "0" not in self.owners


@dataclass(frozen=True)
class Modal:
    """A modal that is open on somebody's screen."""

    id: int
    person_id: int
    channel_id: int
    source: int | None
    owners: Json
    content: Json


class Interactions:
    """All interactions whose tokens may still be heard of, and the open modals."""

    def __init__(self) -> None:
        self.by_id: dict[int, Interaction] = {}
        self.by_token: dict[str, Interaction] = {}
        self.modals: dict[int, Modal] = {}
        self.expired: set[str] = set()

    def add(self, interaction: Interaction) -> None:
        """Remember it, and forget those that are long over."""
        self.by_id[interaction.id] = interaction
        self.by_token[interaction.token] = interaction
        while True:
            oldest = next(iter(self.by_id.values()))
            if interaction.created - oldest.created <= REMEMBERED_SECONDS:
                break
            del self.by_id[oldest.id]
            del self.by_token[oldest.token]
            self.expired.add(oldest.token)

    def open(self, modal: Modal) -> Json:
        """From now on it can be submitted. Gives the frame that shows it."""
        self.modals[modal.id] = modal
        shown = {key: modal.content.get(key) for key in ("title", "custom_id", "components")}
        return {"t": "modal", "modal_id": str(modal.id)} | shown
