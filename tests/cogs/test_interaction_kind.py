"""Times of interactions are counted by their kind."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ComponentType, InteractionType

from bot.hosting.metrics import KINDS
from cogs.core.interaction_kind import interaction_kind


@pytest.mark.parametrize(
    ("kind", "type_", "data"),
    [
        ("command", InteractionType.application_command, {"name": "jaipur"}),
        ("button", InteractionType.component, {"component_type": ComponentType.button.value}),
        ("select", InteractionType.component, {"component_type": ComponentType.string_select.value}),
        ("select", InteractionType.component, {"component_type": ComponentType.user_select.value}),
        ("autocomplete", InteractionType.autocomplete, {"name": "jaipur"}),
        ("modal", InteractionType.modal_submit, {"custom_id": "x"}),
    ],
)
def test_the_kind_of_an_interaction(kind: str, type_: InteractionType, data: dict[str, Any]) -> None:
    interaction = cast("discord.Interaction[Any]", SimpleNamespace(type=type_, data=data))
    assert interaction_kind(interaction) == kind
    assert kind in KINDS
