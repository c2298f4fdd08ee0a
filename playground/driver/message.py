"""A message as a person sees it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from playground.driver.plain_text import as_text, components_of

if TYPE_CHECKING:
    from playground.driver.person import Person

Json = dict[str, Any]
BUTTON = 2
SELECTS = (3, 5, 6, 7, 8)
EPHEMERAL, LOADING = 1 << 6, 1 << 7


@dataclass(frozen=True)
class Button:
    label: str
    custom_id: str | None
    disabled: bool
    style: int
    emoji: str | None
    url: str | None

    def is_called(self, name: str) -> bool:
        """Found by its label, its custom_id or its emoji's name."""
        return name in (self.label, self.custom_id, self.emoji)


@dataclass(frozen=True)
class Select:
    custom_id: str
    placeholder: str
    disabled: bool
    type: int
    options: tuple[tuple[str, str], ...]  # (label, value)

    @property
    def labels(self) -> list[str]:
        return [label for label, _ in self.options]

    def is_called(self, name: str) -> bool:
        """Found by its placeholder or its custom_id."""
        return name in (self.placeholder, self.custom_id)

    def value_of(self, choice: str) -> str:
        """The value of an option named by label or value; anything goes where there are no fixed options."""
        for label, value in self.options:
            if choice in (label, value):
                return value
        if self.options:
            raise AssertionError(f"{self.placeholder!r} offers {self.labels}, not {choice!r}")
        return choice


@dataclass(frozen=True)
class Picture:
    alt: str
    url: str
    filename: str
    width: int | None
    height: int | None
    _person: "Person"

    async def fetch(self) -> bytes:
        """The file itself."""
        return await self._person.fetch(self.url)


class ShownMessage:
    """A live view of one message on a screen: it follows edits, and keeps its last look when gone."""

    def __init__(self, person: "Person", message_id: str) -> None:
        self._person = person
        self.id = message_id

    @property
    def raw(self) -> Json:
        """Discord's JSON of the message, as it is now."""
        shown = self._person.state
        return shown.messages.get(self.id) or shown.gone[self.id]

    @property
    def is_gone(self) -> bool:
        return self.id not in self._person.state.messages

    @property
    def is_private(self) -> bool:
        return bool(self.raw["flags"] & EPHEMERAL)

    @property
    def is_loading(self) -> bool:
        return bool(self.raw["flags"] & LOADING)

    @property
    def channel_id(self) -> str:
        return str(self.raw["channel_id"])

    @property
    def text(self) -> str:
        """Everything that can be read on it: texts, alt texts, [buttons], selects."""
        return as_text(self.raw, self._person.state.users, self._person.state.strangers)

    @property
    def buttons(self) -> list[Button]:
        return [_button(one) for one in components_of(self.raw) if one["type"] == BUTTON]

    @property
    def selects(self) -> list[Select]:
        return [_select(one) for one in components_of(self.raw) if one["type"] in SELECTS]

    @property
    def pictures(self) -> list[Picture]:
        found = [(one.get("description"), one["media"]) for one in _with_media(self.raw)]
        found += [(one.get("description"), one) for one in self.raw["attachments"]]
        found += [("", one["image"]) for one in self.raw["embeds"] if one.get("image")]
        return [_picture(alt, media, self._person) for alt, media in found]

    @property
    def mentions(self) -> list[str]:
        """Names of whom it mentions."""
        return [one["global_name"] for one in self.raw["mentions"]]

    def button(self, name: str) -> Button | None:
        return next((one for one in self.buttons if one.is_called(name)), None)

    def select(self, name: str) -> Select | None:
        return next((one for one in self.selects if one.is_called(name)), None)

    async def dismiss(self) -> None:
        """Remove this private message from the screen."""
        await self._person.dismiss(self)

    def __repr__(self) -> str:
        return f"<message {self.id}: {self.text!r}>"


def _button(raw: Json) -> Button:
    emoji = (raw.get("emoji") or {}).get("name")
    label, disabled = raw.get("label") or "", bool(raw.get("disabled"))
    return Button(label, raw.get("custom_id"), disabled, raw["style"], emoji, raw.get("url"))


def _select(raw: Json) -> Select:
    options = tuple((one["label"], one["value"]) for one in raw.get("options") or [])
    placeholder, disabled = raw.get("placeholder") or "", bool(raw.get("disabled"))
    return Select(raw["custom_id"], placeholder, disabled, raw["type"], options)


def _with_media(raw: Json) -> list[Json]:
    found: list[Json] = []
    for one in components_of(raw):
        found += one.get("items") or []
        if one.get("media"):
            found.append(one)
    return found


def _picture(alt: str | None, media: Json, person: "Person") -> Picture:
    filename = str(media["url"]).rsplit("/", 1)[-1].split("?")[0]
    return Picture(alt or "", media["url"], filename, media.get("width"), media.get("height"), person)
