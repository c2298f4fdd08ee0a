"""What a person filled into a modal, in the shape the bot gets it."""

from playground.limits.buttons_and_selects import SELECTS
from playground.limits.modals import CHECKBOX, CHECKBOX_GROUP, LABEL, RADIO_GROUP, TEXT_INPUT
from playground.models import Json
from playground.screens.errors import Refused

Values = dict[str, object]


def fill(components: list[Json], values: Values) -> list[Json]:
    """The modal's components with values; refuses what its own limits forbid."""
    known: set[str] = set()
    filled = []
    for number, component in enumerate(components, start=1):
        fields: Json = {"type": component["type"], "id": component.get("id") or number}
        if component["type"] == LABEL:
            fields["component"] = _field(component["component"], values, known, 100 + number)
        elif "components" in component:
            fields["components"] = [_field(one, values, known, 100 + number) for one in component["components"]]
        filled.append(fields)
    if unknown := set(values) - known:
        raise Refused(f"The modal has no field {', '.join(sorted(unknown))}.")
    return filled


def _field(field: Json, values: Values, known: set[str], number: int) -> Json:
    custom_id, kind = field["custom_id"], field["type"]
    known.add(custom_id)
    fields: Json = {"type": kind, "id": field.get("id") or number, "custom_id": custom_id}
    given = values.get(custom_id)
    if kind == TEXT_INPUT:
        return fields | {"value": _text(field, str(given if given is not None else field.get("value") or ""))}
    if kind == CHECKBOX:
        return fields | {"value": given in (True, "true", ["true"])}
    chosen = [given] if isinstance(given, str) else list(given) if isinstance(given, list) else []
    if kind in (*SELECTS, CHECKBOX_GROUP, RADIO_GROUP):
        _check_chosen(field, [str(one) for one in chosen])
    if kind == RADIO_GROUP:
        return fields | {"value": chosen[0] if chosen else None}
    return fields | {"values": chosen}


def _text(field: Json, text: str) -> str:
    if field.get("required", True) and not text:
        raise Refused(f"{field['custom_id']}: this field is needed.")
    least, most = field.get("min_length") or 0, field.get("max_length") or 4000
    if text and not least <= len(text) <= most:
        raise Refused(f"{field['custom_id']}: {least} to {most} characters.")
    return text


def _check_chosen(field: Json, chosen: list[str]) -> None:
    if field.get("required", True) and not chosen:
        raise Refused(f"{field['custom_id']}: this field is needed.")
    if len(chosen) > field.get("max_values", 1) and field["type"] != CHECKBOX_GROUP:
        raise Refused(f"{field['custom_id']}: too many chosen.")
    offered = [one["value"] for one in field.get("options") or []]
    if offered and not set(chosen) <= set(offered):
        raise Refused(f"{field['custom_id']}: it offers {', '.join(offered)}.")
