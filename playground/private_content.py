"""What was sent to one person alone must not turn up where others see it."""

import re
from collections.abc import Iterator
from hashlib import sha256

from playground.limits.components import walk
from playground.limits.layout import TEXT
from playground.models import Message

NOTEWORTHY = 40  # characters; shorter texts are said everywhere
EXCERPT = 80
Parts = dict[str, str]  # by a hash of each, what to call it in a complaint


class PrivateContent:
    """The texts, alt texts and files of all ephemeral messages, and which of them everybody has seen.

    `marks` are patterns, given by a test: custom_ids and file names that never belong on a public message. Where there
    is one for files, those of other names and their alt texts may be shown to one person first, to everybody later.
    """

    def __init__(self) -> None:
        self._seen_by: dict[str, set[int]] = {}
        self._on_message: dict[int, set[str]] = {}
        self._public: set[str] = set()
        self.marks: dict[str, re.Pattern[str]] = {}

    def show_to_one(self, message: Message, person_id: int) -> None:
        """An ephemeral message, new or changed."""
        parts = parts_of(message, self.marks.get("files"))
        self._on_message.setdefault(message.id, set()).update(parts)
        for part in parts:
            self._seen_by.setdefault(part, set()).add(person_id)

    def show_to(self, audience: set[int] | None, message: Message, *, is_new: bool) -> list[str]:
        """A message that others see (None: everybody): gives what of it was private until now.

        A person may show to others what is on a private message, by a button on it: then it is in the answer.
        """
        parts = parts_of(message)
        shared = self._on_message.get(_clicked(message), set()) if is_new else set()
        told = [text for part, text in parts.items() if part not in shared and self._is_private(part, audience)]
        if audience is None:
            self._public |= parts.keys()
        alone = audience is not None and len(audience) == 1
        return told + ([] if alone else self._marked(message))

    def _is_private(self, part: str, audience: set[int] | None) -> bool:
        if part in self._public or part not in self._seen_by:
            return False
        return audience is None or not audience <= self._seen_by[part]

    def _marked(self, message: Message) -> list[str]:
        names = {
            "custom_ids": [str(one["custom_id"]) for one in walk(message.components) if one.get("custom_id")],
            "files": [one.filename for one in message.attachments],
        }
        return [f"{kind}: {name}" for kind, mark in self.marks.items() for name in names[kind] if mark.fullmatch(name)]


def _clicked(message: Message) -> int:
    """The message with the button that this one answers; 0 when there is none."""
    return int((message.interaction or {}).get("interacted_message_id", 0))


def parts_of(message: Message, files: re.Pattern[str] | None = None) -> Parts:
    """Everything on a message that could tell a secret; with a pattern, of the files only those of such a name."""
    names = {one.filename for one in message.attachments if files is None or files.fullmatch(one.filename)}
    parts = {_hash("words", text.encode()): f"text: {text[:EXCERPT]}" for text in _texts(message) if _is_long(text)}
    alts = [text for name, text in _alt_texts(message) if name in names and _is_long(text)]
    parts |= {_hash("words", text.encode()): f"alt text: {text[:EXCERPT]}" for text in alts}
    chosen = [one for one in message.attachments if one.filename in names]
    return parts | {_hash("file", one.content): f"file: {one.filename}" for one in chosen}


def _hash(kind: str, content: bytes) -> str:
    return f"{kind} {sha256(content).hexdigest()}"


def _is_long(text: str) -> bool:
    return len(text.strip()) >= NOTEWORTHY


def _texts(message: Message) -> Iterator[str]:
    yield message.content
    for embed in message.embeds:
        yield from (str(embed.get(key) or "") for key in ("title", "description"))
        yield from (str(field.get("value") or "") for field in embed.get("fields") or [])
    yield from (str(one["content"]) for one in walk(message.components) if one.get("type") == TEXT)


def _alt_texts(message: Message) -> Iterator[tuple[str, str]]:
    """The name of each file that is shown, and what describes it there."""
    named = {str(one.id): one.filename for one in message.attachments}
    yield from ((one.filename, one.description) for one in message.attachments if one.description)
    for component in walk(message.components):
        for one in (component, *(component.get("items") or [])):
            file = named.get(str((one.get("media") or {}).get("attachment_id")))
            if file is not None and one.get("description"):
                yield file, str(one["description"])
