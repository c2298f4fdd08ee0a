"""The bot's first answer to an interaction: which kinds are legal, in time, only once, and what each does."""

from enum import IntEnum

from playground import messages
from playground import wire_format as wire
from playground.body_check import Form
from playground.context import Box
from playground.errors import already_acknowledged, unknown_channel, unknown_interaction, unknown_message
from playground.interactions import Interaction, Kind, Modal
from playground.limits import values as numbers
from playground.limits.command_options import check_choice_list
from playground.limits.modals import check_modal
from playground.models import Channel, Json, Message, MessageFlag
from playground.permissions import Permission
from playground.uploads import Uploads


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


def answer(box: Box, interaction: Interaction, body: Json, uploads: Uploads) -> Json:
    """Take the callback, or raise what Discord answers instead. Gives the body for `with_response`."""
    if interaction.answered is not None:
        raise already_acknowledged(violation=interaction.undisturbed())
    if interaction.failed or box.clock.now() > interaction.answer_by:
        raise unknown_interaction(violation=interaction.undisturbed())
    kind = _legal_kind(interaction, body.get("type"))
    data = body.get("data") or {}
    message = _DOES[kind](box, interaction, data, uploads)
    interaction.answered = kind
    if message is not None:
        interaction.original = message.id
        interaction.messages.add(message.id)
    if kind is not Answer.CHOICES:
        shown = {"message_id": str(message.id)} if message is not None else {}
        interaction.tell({"t": "answer", "nonce": interaction.nonce, "state": "done"} | shown)
    return _response(box, interaction, kind, message)


def _legal_kind(interaction: Interaction, raw: object) -> Answer:
    form = Form()
    legal = set(LEGAL[interaction.kind])
    if interaction.kind is Kind.MODAL_SUBMIT and interaction.source is None:
        legal.discard(Answer.UPDATE)  # a modal that a command opened has no message to update
    form.at("type").one_of(raw, sorted(int(one) for one in legal))
    form.refuse()
    assert isinstance(raw, int)  # noqa: S101  one_of saw to it
    return Answer(raw)


def channel_of(box: Box, interaction: Interaction) -> Channel:
    """Where it happened, if that still exists."""
    channel = box.world.channels.get(interaction.channel_id)
    if channel is None:
        raise unknown_channel()
    return channel


def is_forced_private(box: Box, interaction: Interaction) -> bool:
    """Discord hides answers of an app that only the person has, where external apps are not welcome."""
    channel = channel_of(box, interaction)
    if not interaction.is_user_install_only or channel.guild_id is None:
        return False
    return not box.world.may(interaction.person_id, channel) & Permission.USE_EXTERNAL_APPS


def _message(box: Box, interaction: Interaction, data: Json, uploads: Uploads) -> Message:
    ephemeral = _wants_private(data) or is_forced_private(box, interaction)
    channel = channel_of(box, interaction)
    form = Form().at("data")
    return messages.post(
        box, channel, box.world.bot, data, uploads, interaction=interaction, ephemeral=ephemeral, form=form
    )


def _defer(box: Box, interaction: Interaction, data: Json, _: Uploads) -> Message:
    form = Form()
    if (data.get("flags") or 0) & ~MessageFlag.EPHEMERAL:
        form.at("data", "flags").bad("INTERACTION_DEFER_FLAGS", "Only EPHEMERAL can be set when deferring.")
    form.refuse()
    ephemeral = _wants_private(data) or is_forced_private(box, interaction)
    return messages.post_loading(box, channel_of(box, interaction), interaction, ephemeral=ephemeral)


def _defer_update(box: Box, interaction: Interaction, _: Json, __: Uploads) -> Message | None:
    return box.world.messages.get(interaction.source or 0)


def _update(box: Box, interaction: Interaction, data: Json, uploads: Uploads) -> Message:
    message = box.world.messages.get(interaction.source or 0)
    if message is None:
        raise unknown_message()
    messages.edit(box, message, data, uploads, absent_keeps=False, form=Form().at("data"))
    return message


def _choices(_: Box, interaction: Interaction, data: Json, __: Uploads) -> None:
    form = Form()
    choices = form.at("data", "choices").items(data.get("choices"), 0, numbers.CHOICES)
    check_choice_list(form.at("data", "choices"), choices, interaction.option_kind or 3)
    form.refuse()
    interaction.tell({"t": "answer", "nonce": interaction.nonce, "state": "done", "choices": choices})


def _modal(box: Box, interaction: Interaction, data: Json, _: Uploads) -> None:
    form = Form()
    check_modal(form.at("data"), data)
    form.refuse()
    modal = Modal(
        id=box.world.ids.next(),
        person_id=interaction.person_id,
        channel_id=interaction.channel_id,
        source=interaction.source,
        owners=interaction.owners,
        content=data,
    )
    interaction.tell({"nonce": interaction.nonce} | box.interactions.open(modal))


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


def _response(box: Box, interaction: Interaction, kind: Answer, message: Message | None) -> Json:
    fields: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    resource: Json = {"type": int(kind)}
    if message is not None:
        fields |= {
            "response_message_id": str(message.id),
            "response_message_loading": message.is_loading,
            "response_message_ephemeral": message.is_ephemeral,
        }
        if kind in (Answer.MESSAGE, Answer.UPDATE):
            resource["message"] = wire.message(box.world, message)
    return {"interaction": fields, "resource": resource}
