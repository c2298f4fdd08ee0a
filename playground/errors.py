"""What Discord answers when it says no: a status, a code, a message and, for forms, a tree of errors."""

from typing import Any


class DiscordError(Exception):
    """A refused request, in Discord's shape.

    `violation` is true when a correct bot would never have sent the request, whatever the world did meanwhile
    (a bad check, a second callback); false when the world caused it (a message gone, a permission lost).
    """

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: dict[str, Any] | None = None,
        violation: bool = False,
    ) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.violation = violation

    def body(self) -> dict[str, Any]:
        """The JSON body of the answer."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def _unknown(code: int, what: str) -> DiscordError:
    return DiscordError(404, code, f"Unknown {what}")


def unknown_channel() -> DiscordError:
    return _unknown(10003, "Channel")


def unknown_guild() -> DiscordError:
    return _unknown(10004, "Guild")


def unknown_member() -> DiscordError:
    return _unknown(10007, "Member")


def unknown_event() -> DiscordError:
    return _unknown(10070, "Guild Scheduled Event")


def unknown_message() -> DiscordError:
    return _unknown(10008, "Message")


def unknown_user() -> DiscordError:
    return _unknown(10013, "User")


def unknown_emoji() -> DiscordError:
    return _unknown(10014, "Emoji")


def unknown_webhook() -> DiscordError:
    """Followup with a token that never was: no correct bot has one."""
    return DiscordError(404, 10015, "Unknown Webhook", violation=True)


def unknown_interaction(*, violation: bool) -> DiscordError:
    return DiscordError(404, 10062, "Unknown interaction", violation=violation)


def unknown_command() -> DiscordError:
    return _unknown(10063, "application command")


def already_acknowledged(*, violation: bool) -> DiscordError:
    return DiscordError(400, 40060, "Interaction has already been acknowledged.", violation=violation)


def too_many_followups() -> DiscordError:
    message = "Maximum number of follow up messages reached for this interaction"
    return DiscordError(400, 40094, message, violation=True)


def token_expired(*, violation: bool) -> DiscordError:
    return DiscordError(401, 50027, "Invalid Webhook Token", violation=violation)


def missing_access() -> DiscordError:
    return DiscordError(403, 50001, "Missing Access")


def missing_permissions() -> DiscordError:
    return DiscordError(403, 50013, "Missing Permissions")


def empty_message() -> DiscordError:
    return DiscordError(400, 50006, "Cannot send an empty message", violation=True)


def cannot_message_user() -> DiscordError:
    return DiscordError(403, 50007, "Cannot send messages to this user")


def no_mutual_guild() -> DiscordError:
    return DiscordError(
        403, 50278, "Cannot send messages to this user due to having no mutual guilds with the recipient"
    )


def not_your_message() -> DiscordError:
    return DiscordError(403, 50005, "Cannot edit a message authored by another user", violation=True)


def unknown_tag() -> DiscordError:
    return _unknown(10087, "tag")


def no_text_channel() -> DiscordError:
    return DiscordError(400, 50008, "Cannot send messages in a non-text channel", violation=True)


def tag_names_not_unique() -> DiscordError:
    return DiscordError(400, 40061, "Tag names must be unique")


def tag_required() -> DiscordError:
    return DiscordError(400, 40067, "A tag is required to create a forum post in this channel")


def thread_archived() -> DiscordError:
    return DiscordError(400, 50083, "Thread is archived")


def thread_locked() -> DiscordError:
    return DiscordError(403, 160005, "This thread is locked")


def has_thread_already() -> DiscordError:
    return DiscordError(400, 160004, "A thread has already been created for this message")


def too_many_threads() -> DiscordError:
    return DiscordError(400, 160006, "Maximum number of active threads reached")


def request_too_large() -> DiscordError:
    return DiscordError(413, 40005, "Request entity too large", violation=True)


def unauthorized() -> DiscordError:
    return DiscordError(401, 0, "401: Unauthorized")


def bad_json() -> DiscordError:
    return DiscordError(400, 50109, "The request body contains invalid JSON.", violation=True)


def unknown_route() -> DiscordError:
    return DiscordError(404, 0, "404: Not Found", violation=True)


def internal_error() -> DiscordError:
    """Discord breaks on this input. Only a bot that sends it is to blame."""
    return DiscordError(500, 0, "500: Internal Server Error", violation=True)
