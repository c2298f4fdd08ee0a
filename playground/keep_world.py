"""Keeps the world of a playground in its file: reads it at the start, writes what changed a moment after it did."""

import asyncio
import copy
import sqlite3
from collections.abc import Callable
from contextlib import suppress

from playground.context import Context
from playground.models import Attachment, Emoji, Message
from playground.world_file import Change, InUse, Unreadable, WorldFile
from playground.world_json import message_json, restore, state_of

PAUSE = 0.3  # seconds between a change and its being written: many come at once
KEPT = 500  # messages, the newest ones: what is kept does not grow for ever


class WorldKeeper:
    """`say` tells whoever sits at the terminal. Without a file that can be used, the playground goes on without."""

    def __init__(self, context: Context, file: WorldFile, say: Callable[[str], None]) -> None:
        self._context, self._file, self._say = context, file, say
        self._messages: dict[int, Message] = {}  # as they were written
        self._files: set[int] = set()
        self._task: asyncio.Task[None] | None = None
        self._is_failing = False

    def open(self, *, fresh: bool = False) -> None:
        """Take the world from the file, or begin one; before anybody connects."""
        if fresh and self._file.path.exists():
            self._say(f"the world begins anew; the old one is {self._file.put_aside()}")
        try:
            self._open()
        except InUse:
            self._say(f"another playground uses {self._file.path}; this one forgets its messages when it ends.")
            return
        except Unreadable as error:
            aside = self._file.put_aside()
            self._say(f"{self._file.path} cannot be read: {error}. It is {aside} now, and a new world begins.")
            self._open()
        self._task = asyncio.create_task(self._run())

    def _open(self) -> None:
        self._file.open()
        context = self._context
        try:
            kept = self._file.read(url=context.url)
            if kept is None:
                return
            context.clock.set_ahead(kept.state["clock"])
            context.take_world(restore(context.clock, kept.state, kept.messages, kept.files))
        except (KeyError, TypeError, ValueError) as error:
            raise Unreadable(f"{type(error).__name__} {error}") from error

    async def _run(self) -> None:
        while True:
            await self._context.changed.wait()
            await asyncio.sleep(PAUSE)
            self._context.changed.clear()
            await self._save()

    async def close(self) -> None:
        """Write the last changes."""
        if self._task is None:
            return
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task
        await self._save()
        self._file.close()

    async def _save(self) -> None:
        world, context = self._context.world, self._context
        newest = sorted(world.messages)[-KEPT:]
        messages = {one: world.messages[one] for one in newest if not world.messages[one].dismissed}
        things: list[Attachment | Emoji] = [file for message in messages.values() for file in message.attachments]
        files = {one.id: one.content for one in [*things, *world.emojis.values()]}
        # Edits give a message new values and leave the old ones alone: a shallow copy stays as it was.
        changed = {key: copy.copy(one) for key, one in messages.items() if self._messages.get(key) != one}
        change = Change(
            state=state_of(world) | {"url": context.url, "clock": context.clock.offset},
            messages={key: message_json(one) for key, one in changed.items()},
            files={key: content for key, content in files.items() if key not in self._files},
            gone_messages=self._messages.keys() - messages.keys(),
            gone_files=self._files - files.keys(),
        )
        try:
            await asyncio.to_thread(self._file.write, change)
        except sqlite3.Error as error:
            if not self._is_failing:
                self._say(f"{self._file.path} cannot be written: {error}. Messages since then are lost at the end.")
            self._is_failing = True
            return
        self._is_failing = False
        self._messages = {key: changed.get(key, self._messages.get(key, one)) for key, one in messages.items()}
        self._files = set(files)
