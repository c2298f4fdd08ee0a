"""The bot's first answer to an interaction: which kinds are legal, in time, only once, and what each does."""

from enum import IntEnum

from playground import messages
from playground import wire_format as wire
from playground.body_check import BodyCheck
from playground.context import Context
from playground.errors import already_acknowledged, unknown_channel, unknown_interaction, unknown_message
from playground.interactions import Interaction, Kind, Modal
from playground.limits import values as limits
from playground.limits.command_options import check_choice_list
from playground.limits.modals import check_modal
from playground.models import Channel, Json, Message, MessageFlag
from playground.permissions import Permission
from playground.request_body import MessageRequest


class Answer(IntEnum):
    MESSAGE = 4
    DEFER = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


LEGAL = {
    Kind.COMMAND: {Answer.MESSAGE, Answer.DEFER, Answer.MODAL},
    Kind.COMPONENT: {Answer.MESSAGE, Answer.DEFER, Answer.DEFER_UPDATE, Answer.UPDATE, Answer.MODAL},
    Kind.AUTOCOMPLETE: {Answer.CHOICES},
    Kind.MODAL_SUBMIT: {Answer.MESSAGE, Answer.DEFER, Answer.DEFER_UPDATE, Answer.UPDATE},
}


def answer(context: Context, interaction: Interaction, request: MessageRequest) -> Json:
    """Take the callback, or raise what Discord answers instead. Gives the body for `with_response`."""
    if interaction.answered is not None:
        raise already_acknowledged(violation=interaction.undisturbed())
    if interaction.failed or context.clock.now() > interaction.answer_by:
        raise unknown_interaction(violation=interaction.undisturbed())
    kind = _legal_kind(interaction, request.body.get("type"))
    data = MessageRequest(request.body.get("data") or {}, request.uploads, BodyCheck().at("data"))
    message = _DOES[kind](context, interaction, data)
    interaction.answered = kind
    if message is not None:
        interaction.original = message.id
        interaction.messages.add(message.id)
    if kind is not Answer.CHOICES:
        shown = {"message_id": str(message.id)} if message is not None else {}
        interaction.tell({"t": "answer", "nonce": interaction.nonce, "state": "done"} | shown)
    return _response(context, interaction, kind, message)


def _legal_kind(interaction: Interaction, raw: object) -> Answer:
    check = BodyCheck()
    legal = set(LEGAL[interaction.kind])
    if interaction.kind is Kind.MODAL_SUBMIT and interaction.source is None:
        legal.discard(Answer.UPDATE)  # a modal that a command opened has no message to update
    check.at("type").one_of(raw, sorted(int(one) for one in legal))
    check.raise_errors()
    assert isinstance(raw, int)  # noqa: S101  one_of saw to it
    return Answer(raw)


def channel_of(context: Context, interaction: Interaction) -> Channel:
    """Where it happened, if that still exists."""
    channel = context.world.channels.get(interaction.channel_id)
    if channel is None:
        raise unknown_channel()
    return channel


def is_forced_private(context: Context, interaction: Interaction) -> bool:
    """Discord hides answers of an app that only the person has, where external apps are not welcome."""
    channel = channel_of(context, interaction)
    if not interaction.is_user_install_only or channel.guild_id is None:
        return False
    return not context.world.may(interaction.person_id, channel) & Permission.USE_EXTERNAL_APPS


def _message(context: Context, interaction: Interaction, data: MessageRequest) -> Message:
    ephemeral = _wants_private(data.body) or is_forced_private(context, interaction)
    channel = channel_of(context, interaction)
    return messages.post(context, channel, context.world.bot, data, interaction=interaction, ephemeral=ephemeral)


def _defer(context: Context, interaction: Interaction, data: MessageRequest) -> Message:
    if (data.body.get("flags") or 0) & ~MessageFlag.EPHEMERAL:
        data.check.at("flags").add_error("INTERACTION_DEFER_FLAGS", "Only EPHEMERAL can be set when deferring.")
    data.check.raise_errors()
    ephemeral = _wants_private(data.body) or is_forced_private(context, interaction)
    return messages.post_loading(context, channel_of(context, interaction), interaction, ephemeral=ephemeral)


def _defer_update(context: Context, interaction: Interaction, _: MessageRequest) -> Message | None:
    return context.world.messages.get(interaction.source or 0)


def _update(context: Context, interaction: Interaction, data: MessageRequest) -> Message:
    message = context.world.messages.get(interaction.source or 0)
    if message is None:
        raise unknown_message()
    messages.edit(context, message, data, absent_keeps=False)
    return message


def _choices(_: Context, interaction: Interaction, data: MessageRequest) -> None:
    place = data.check.at("choices")
    choices = place.items(data.body.get("choices"), 0, limits.CHOICES)
    check_choice_list(place, choices, interaction.option_kind or 3)
    data.check.raise_errors()
    interaction.tell({"t": "answer", "nonce": interaction.nonce, "state": "done", "choices": choices})


def _modal(context: Context, interaction: Interaction, data: MessageRequest) -> None:
    check_modal(data.check, data.body)
    data.check.raise_errors()
    modal = Modal(
        id=context.world.ids.next(),
        person_id=interaction.person_id,
        channel_id=interaction.channel_id,
        source=interaction.source,
        owners=interaction.owners,
        content=data.body,
    )
    interaction.tell({"nonce": interaction.nonce} | context.interactions.open(modal))


_DOES = {
    Answer.MESSAGE: _message,
    Answer.DEFER: _defer,
    Answer.DEFER_UPDATE: _defer_update,
    Answer.UPDATE: _update,
    Answer.CHOICES: _choices,
    Answer.MODAL: _modal,
}


def _wants_private(data: Json) -> bool:
    return bool((data.get("flags") or 0) & MessageFlag.EPHEMERAL)


def _response(context: Context, interaction: Interaction, kind: Answer, message: Message | None) -> Json:
    fields: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    resource: Json = {"type": int(kind)}
    if message is not None:
        fields |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.is_loading,
            "response_message_ephemeral": message.is_ephemeral,
        }
        if kind in (Answer.MESSAGE, Answer.UPDATE):
            resource["message"] = wire.message(context.world, message)
    return {"interaction": fields, "resource": resource}
