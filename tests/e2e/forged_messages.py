"""Buttons and selects that the bot never made, in a message that seems to be its own."""

from typing import Any

from playground.driver import ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground

Json = dict[str, Any]
FORGED = "forged"  # what such a message says
A_ROW = 5


async def forge_buttons(jaipur: JaipurPlayground, *custom_ids: str) -> ShownMessage:
    """A message with these buttons, each labelled with its number."""
    buttons = [{"type": 2, "style": 2, "label": str(number), "custom_id": one} for number, one in enumerate(custom_ids)]
    rows = [{"type": 1, "components": buttons[at : at + A_ROW]} for at in range(0, len(buttons), A_ROW)]
    return await _post(jaipur, rows)


async def forge_select(jaipur: JaipurPlayground, custom_id: str, *values: str) -> ShownMessage:
    """A message with a select that offers these values."""
    options = [{"label": value, "value": value} for value in values]
    select = {"type": 3, "custom_id": custom_id, "options": options, "min_values": 0, "max_values": len(options)}
    return await _post(jaipur, [{"type": 1, "components": [select]}])


async def _post(jaipur: JaipurPlayground, components: list[Json]) -> ShownMessage:
    body = {"content": FORGED, "components": components}
    message_id = await jaipur.control.forge_message(jaipur.mira.channel, body)
    await jaipur.mira.until(lambda: message_id in jaipur.mira.state.messages, within=WAIT)
    return ShownMessage(jaipur.mira, message_id)
