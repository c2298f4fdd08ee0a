"""Modals: a title and one to five labelled fields."""

from typing import Any

from playground.body_check import BodyCheck
from playground.limits import values as limits
from playground.limits.buttons_and_selects import SELECTS, check_custom_id, check_options, check_select
from playground.limits.components import check_unique, walk
from playground.limits.layout import ROW, TEXT, check_layout

TEXT_INPUT, LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 4, 18, 19, 21, 22, 23
IN_LABEL = (TEXT_INPUT, *SELECTS, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX)


def check_modal(check: BodyCheck, modal: dict[str, Any]) -> None:
    """Note every error of a modal."""
    check.at("title").text(modal.get("title"), 1, limits.MODAL_TITLE)
    check_custom_id(check, modal)
    listed = check.at("components").items(modal.get("components"), 1, limits.MODAL_COMPONENTS)
    for index, raw in enumerate(listed):
        place = check.at("components", index)
        component = place.mapping(raw)
        if not place.at("type").one_of(component.get("type"), (LABEL, TEXT, ROW)):
            continue
        if component["type"] == LABEL:
            check_label(place, component)
        elif component["type"] == TEXT:
            check_layout(place, component, (TEXT,), set())
        else:
            check_input_row(place, component)
    check_unique(check.at("components"), list(walk(listed)))


def check_label(check: BodyCheck, label: dict[str, Any]) -> None:
    """A label around exactly one field."""
    check.at("label").text(label.get("label"), 1, limits.MODAL_LABEL)
    if label.get("description") is not None:
        check.at("description").text(label["description"], 1, limits.MODAL_DESCRIPTION)
    place = check.at("component")
    if label.get("component") is None:
        place.required()
        return
    field = place.mapping(label["component"])
    if not place.at("type").one_of(field.get("type"), IN_LABEL):
        return
    if field.get("disabled"):
        place.at("disabled").add_error("MODAL_COMPONENT_DISABLED", "Modals have no disabled components.")
    check_field(place, field)


def check_field(place: BodyCheck, field: dict[str, Any]) -> None:
    """What a label may hold, according to its type."""
    kind = field["type"]
    if kind == TEXT_INPUT:
        check_text_input(place, field, labelled=True)
    elif kind in SELECTS:
        check_select(place, field)
        if field.get("required", True) and field.get("min_values") == 0:
            place.at("min_values").add_error("SELECT_COMPONENT_REQUIRED", "A required select takes at least one.")
    else:
        check_custom_id(place, field)
        if kind == RADIO_GROUP:
            check_options(place.at("options"), field.get("options"), 2, limits.RADIO_OPTIONS)
        elif kind == CHECKBOX_GROUP:
            check_options(place.at("options"), field.get("options"), 1, limits.RADIO_OPTIONS)
        elif kind == FILE_UPLOAD:
            place.at("max_values").whole(field.get("max_values", 1), 1, limits.UPLOAD_FILES)
            place.at("min_values").whole(field.get("min_values", 1), 0, limits.UPLOAD_FILES)


def check_text_input(check: BodyCheck, field: dict[str, Any], *, labelled: bool) -> None:
    """A text input; inside a Label it must not have a label of its own."""
    check_custom_id(check, field)
    check.at("style").one_of(field.get("style"), (1, 2))
    if labelled and field.get("label") is not None:
        check.at("label").add_error("TEXT_INPUT_LABEL_FORBIDDEN", "The label belongs to the Label component.")
    if not labelled:
        check.at("label").text(field.get("label"), 1, limits.MODAL_LABEL)
    least, most = field.get("min_length"), field.get("max_length")
    if least is not None:
        check.at("min_length").whole(least, 0, limits.TEXT_INPUT)
    if most is not None:
        check.at("max_length").whole(most, 1, limits.TEXT_INPUT)
    if isinstance(least, int) and isinstance(most, int) and least > most:
        check.at("min_length").add_error("TEXT_INPUT_MIN_GREATER_THAN_MAX", "min_length is above max_length.")
    if field.get("value") is not None:
        check.at("value").text(field["value"], 0, limits.TEXT_INPUT)
    if field.get("placeholder") is not None:
        check.at("placeholder").text(field["placeholder"], 0, limits.TEXT_INPUT_PLACEHOLDER)


def check_input_row(check: BodyCheck, row: dict[str, Any]) -> None:
    """The older way: an action row with one text input."""
    for index, raw in enumerate(check.at("components").items(row.get("components"), 1, 1)):
        place = check.at("components", index)
        field = place.mapping(raw)
        if place.at("type").one_of(field.get("type"), (TEXT_INPUT,)):
            check_text_input(place, field, labelled=False)
