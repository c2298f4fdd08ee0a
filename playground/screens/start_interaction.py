"""Turns what a person did into an interaction, and sends it to the bot."""

from collections.abc import Callable
from dataclasses import dataclass

from playground.context import Context
from playground.interaction_timeout import fail, fail_unless_answered, watch_for_disturbance
from playground.interactions import Interaction, Kind
from playground.models import Channel, Json, Message, Person
from playground.screens.interaction_payload import message_type, metadata, payload


@dataclass(frozen=True)
class Sender:
    """Who acted on which screen: `tell` sends a frame to that screen, `nonce` names the action in it."""

    person: Person
    nonce: str
    tell: Callable[[Json], None]


@dataclass(frozen=True)
class Action:
    """Something a person did that the bot is to answer.

    `data` is Discord's `data` of the interaction, `owners` its `authorizing_integration_owners`, `source` the message
    with the component, `option_kind` the type of the option that is being typed.
    """

    kind: Kind
    sender: Sender
    channel: Channel
    data: Json
    owners: Json
    source: Message | None = None
    option_kind: int | None = None


def start(context: Context, action: Action) -> None:
    """Send the interaction to the bot and watch that it answers in time."""
    person = action.sender.person
    interaction = Interaction(
        id=context.world.ids.next(),
        kind=action.kind,
        person_id=person.id,
        channel_id=action.channel.id,
        created=context.clock.now(),
        owners=action.owners,
        tell=action.sender.tell,
        undisturbed=watch_for_disturbance(context),
        nonce=action.sender.nonce,
        source=action.source.id if action.source else None,
        option_kind=action.option_kind,
        message_type=message_type(action.kind, action.data),
    )
    context.screens.meet(person.id, map(int, action.data.get("resolved", {}).get("users", {})))
    interaction.metadata = metadata(person, interaction, action.data)
    context.interactions.add(interaction)
    created = payload(context, interaction, action.data)
    heard = context.gateway.dispatch("INTERACTION_CREATE", created, guild_id=action.channel.guild_id)
    if heard:
        context.start(fail_unless_answered(context, interaction))
    else:
        fail(interaction)
