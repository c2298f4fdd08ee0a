"""/control from a test: set up the world, cause trouble, look behind the scenes."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from playground.driver.message import ShownMessage
from playground.driver.modal import LABEL
from playground.driver.person import Person

Json = dict[str, Any]
TEXT_INPUT = 4
Call = Callable[[str, str, object], Awaitable[Any]]


class Control:
    """The moderator, the network and the clock."""

    def __init__(self, call: Call) -> None:
        self._call = call

    # The world

    async def world(self) -> Json:
        """All guilds, channels and people."""
        found: Json = await self._call("GET", "/control/world", None)
        return found

    async def add_channel(self, name: str, **fields: object) -> str:
        """A text channel in the home guild, or in `guild`, for announcements with `announcements`; gives its id."""
        return str((await self._call("POST", "/control/channels", {"name": name} | fields))["id"])

    async def add_forum(self, name: str, *tags: str, require_tag: bool = False, moderated: Sequence[str] = ()) -> str:
        """A forum with these tags; gives its id."""
        fields = {"tags": tags, "require_tag": require_tag, "moderated": moderated}
        return await self.add_channel(name, **fields)

    async def change_forum(self, forum: str, **fields: object) -> None:
        """Other `tags` (names), or `require_tag`."""
        await self._call("PATCH", f"/control/channels/{forum}", fields)

    async def add_post(self, forum: str, name: str, person: Person) -> str:
        """Somebody opens a post in a forum; gives its id."""
        return await self.add_private_thread(forum, name, person)

    async def open_dm(self, person: Person) -> str:
        """The DM of a person and the bot; gives its id."""
        return str((await self._call("POST", "/control/channels", {"dm": str(person.id)}))["id"])

    async def add_group(self, name: str, *people: Person) -> str:
        """A group DM, without the bot; gives its id."""
        body = {"name": name, "people": [str(one.id) for one in people]}
        return str((await self._call("POST", "/control/channels", body))["id"])

    async def add_private_thread(self, parent: str, name: str, *people: Person, with_bot: bool = True) -> str:
        """A private thread of a channel; gives its id."""
        body = {"name": name, "parent": parent, "people": [str(one.id) for one in people], "with_bot": with_bot}
        return str((await self._call("POST", "/control/channels", body))["id"])

    async def add_guild(self, name: str, *people: Person, with_bot: bool, **fields: object) -> str:
        """Another guild with one channel; gives the channel's id.

        `channel` is its name. `with_commands` installs the app without its bot. Else as `change_guild`.
        """
        body = fields | {"name": name, "people": [str(one.id) for one in people], "with_bot": with_bot}
        return str((await self._call("POST", "/control/guilds", body))["channel"]["id"])

    async def change_guild(self, guild_id: str, **fields: object) -> None:
        """`community`, `locale` (of communities), `notifications` ("every message", "mentions"), `large`,
        `system_channel` (its id), `bot_permissions` (names, which the bot's own role adds)."""
        await self._call("PATCH", f"/control/guilds/{guild_id}", fields)

    async def join(self, person: Person, guild_id: str) -> None:
        """Somebody becomes a member of a guild."""
        await self._call("PUT", f"/control/guilds/{guild_id}/members/{person.id}", None)

    async def leave(self, person: Person, guild_id: str) -> None:
        """Somebody is no member of a guild any more."""
        await self._call("DELETE", f"/control/guilds/{guild_id}/members/{person.id}", None)

    async def delete_event(self, guild_id: str, event_id: str) -> None:
        """A member removes a scheduled event."""
        await self._call("DELETE", f"/control/guilds/{guild_id}/events/{event_id}", None)

    async def kick_bot(self, guild_id: str) -> None:
        await self._call("DELETE", f"/control/guilds/{guild_id}/bot", None)

    async def invite_bot(self, guild_id: str) -> None:
        await self._call("PUT", f"/control/guilds/{guild_id}/bot", None)

    async def change_person(self, person: Person, **fields: object) -> None:
        """`display_name`, `accepts_dms`, `installed_app`, `locale`."""
        await self._call("PATCH", f"/control/people/{person.id}", fields)

    async def change_application(self, **fields: object) -> None:
        """`user_install`: whether people can install it; `file_bytes`: how large a file of it may be."""
        await self._call("PATCH", "/control/application", fields)

    async def delete_emojis(self) -> None:
        """The developer deletes all the emojis of the application."""
        await self._call("DELETE", "/control/emojis", None)

    async def deny(self, channel: str, *permissions: str, who: "Person | str" = "bot") -> None:
        """Take permissions away in a channel (by id); without names everything is as before again."""
        await self._permissions(channel, who, deny=list(permissions))

    async def allow(self, channel: str, *permissions: str, who: "Person | str" = "bot") -> None:
        """Give permissions in a channel (by id)."""
        await self._permissions(channel, who, allow=list(permissions))

    async def _permissions(self, channel: str, who: "Person | str", **lists: list[str]) -> None:
        name = str(who.id) if isinstance(who, Person) else who
        await self._call("PUT", f"/control/channels/{channel}/permissions", {"who": name} | lists)

    async def delete_message(self, message: ShownMessage) -> None:
        """A moderator deletes it."""
        await self._call("DELETE", f"/control/messages/{message.id}", None)

    async def delete_channel(self, channel: str) -> None:
        """A moderator deletes a channel or thread (by id)."""
        await self._call("DELETE", f"/control/channels/{channel}", None)

    async def archive(self, thread: str, *, archived: bool = True, locked: bool | None = None) -> None:
        """Archive or wake a thread (by id)."""
        body: Json = {"archived": archived} | ({"locked": locked} if locked is not None else {})
        await self._call("PATCH", f"/control/channels/{thread}", body)

    async def forge_modal(self, person: Person, custom_id: str, *labels: str) -> None:
        """A modal that the bot never sent opens on this person's screen, with a text field for each label."""
        fields = [{"type": TEXT_INPUT, "custom_id": one, "style": 2, "required": False} for one in labels]
        inputs = [{"type": LABEL, "label": one["custom_id"], "component": one} for one in fields]
        modal = {"title": "Forged", "custom_id": custom_id, "components": inputs}
        body = {"person": str(person.id), "channel": person.channel, "modal": modal}
        await self._call("POST", "/control/modals", body)

    async def forge_message(self, channel: str, body: Json) -> str:
        """A message in the bot's name that it never sent, in a channel (by id); gives its id."""
        return str((await self._call("POST", "/control/messages", {"channel": channel, "message": body}))["id"])

    async def reset(self) -> None:
        """The default world; all screens and the bot are cut off."""
        await self._call("POST", "/control/reset", None)

    # Trouble

    async def fault(self, kind: str, **fields: object) -> None:
        """See playground.faults.Fault: kind "status", "reset" or "slow", and on which requests."""
        await self._call("POST", "/control/faults", {"kind": kind} | fields)

    async def faults(self) -> list[Json]:
        """Those in force, with how often each `struck`."""
        found: list[Json] = await self._call("GET", "/control/faults", None)
        return found

    async def clear_faults(self) -> None:
        await self._call("DELETE", "/control/faults", None)

    async def rate_limits(self, *, on: bool = True, **numbers: int) -> None:
        """`messages`, `followups`, `per_second`."""
        await self._call("PUT", "/control/rate-limits", {"on": on} | numbers)

    async def clock_ahead(self) -> float:
        """By how many seconds the server's clock is ahead."""
        return float((await self._call("GET", "/control/clock", None))["offset"])

    async def advance(self, seconds: float) -> None:
        """Move the server's clock ahead."""
        await self._call("POST", "/control/clock", {"advance": seconds})

    async def gateway(self, do: str) -> None:
        """ "drop" cuts the connection, "forget" also makes a resume impossible, "reconnect" asks for one."""
        await self._call("POST", "/control/gateway", {"do": do})

    # Behind the scenes

    async def bot(self) -> Json:
        """State, token, and how often it identified and resumed."""
        found: Json = await self._call("GET", "/control/bot", None)
        return found

    async def keep_private(self, **patterns: str) -> None:
        """`custom_ids`, `files`: patterns of what never belongs on a public message; seen there it is a violation."""
        await self._call("PUT", "/control/private", patterns)

    async def notifications(self, person: Person) -> list[Json]:
        """See `Person.notifications`."""
        found: list[Json] = await self._call("GET", f"/control/people/{person.id}/notifications", None)
        return found

    async def violations(self) -> list[Json]:
        """What the bot did that no correct bot does."""
        found: list[Json] = await self._call("GET", "/control/violations", None)
        return found

    async def take_violations(self) -> list[Json]:
        """The same, and they are forgiven: for tests that expect them."""
        found = await self.violations()
        await self._call("DELETE", "/control/violations", None)
        return found

    async def public(self) -> list[Json]:
        """Every version of everything the bot has shown in public, and its DMs."""
        found: list[Json] = await self._call("GET", "/control/public", None)
        return found
