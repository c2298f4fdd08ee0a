"""Buttons and selects, wherever they stand."""

from typing import Any

from playground.body_check import Form
from playground.limits import values as numbers

BUTTON = 2
STRING_SELECT = 3
SELECTS = (3, 5, 6, 7, 8)
LINK_STYLE = 5
PREMIUM_STYLE = 6


def check_button(form: Form, button: dict[str, Any]) -> None:
    """A button has a label or an emoji, and a custom_id or a url according to its style."""
    style = button.get("style")
    if not form.at("style").one_of(style, (1, 2, 3, 4, 5, 6)):
        return
    label = button.get("label")
    if label is not None:
        form.at("label").text(label, 0, numbers.BUTTON_LABEL)
    if style == PREMIUM_STYLE:
        if not button.get("sku_id"):
            form.at("sku_id").required()
        return
    if not label and not button.get("emoji"):
        form.bad("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji.")
    check_emoji(form.at("emoji"), button.get("emoji"))
    if style == LINK_STYLE:
        if form.at("url").text(button.get("url"), 1, numbers.BUTTON_URL):
            check_scheme(form.at("url"), button["url"], ("http", "https", "discord"))
        if button.get("custom_id"):
            form.bad("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link has no custom id.")
    else:
        check_custom_id(form, button)
        if button.get("url"):
            form.bad("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Only a link has a url.")


def check_select(form: Form, select: dict[str, Any]) -> None:
    """A select: custom_id, placeholder, how many may be chosen, and for a string select its options."""
    check_custom_id(form, select)
    if select.get("placeholder") is not None:
        form.at("placeholder").text(select["placeholder"], 0, numbers.PLACEHOLDER)
    least = select.get("min_values", 1)
    most = select.get("max_values", 1)
    sound = form.at("min_values").whole(least, 0, numbers.SELECT_OPTIONS)
    sound &= form.at("max_values").whole(most, 1, numbers.SELECT_OPTIONS)
    if sound and least > most:
        form.at("min_values").bad("SELECT_COMPONENT_MIN_GREATER_THAN_MAX", "min_values is above max_values.")
    if select["type"] != STRING_SELECT:
        form.at("default_values").items(select.get("default_values"), 0, numbers.SELECT_OPTIONS)
        return
    options = check_options(form.at("options"), select.get("options"), 1, numbers.SELECT_OPTIONS)
    if sound and most > len(options):
        form.at("max_values").bad("SELECT_COMPONENT_MAX_VALUES_INVALID", "max_values is above the number of options.")
    if sum(bool(option.get("default")) for option in options if isinstance(option, dict)) > most:
        form.at("options").bad("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default options.")


def check_options(form: Form, options: object, least: int, most: int) -> list[Any]:
    """The options of a select, radio group or checkbox group: texts in bounds, no value twice."""
    seen: set[str] = set()
    listed = form.items(options, least, most)
    for index, raw in enumerate(listed):
        place = form.at(index)
        option = place.mapping(raw)
        place.at("label").text(option.get("label"), 1, numbers.OPTION_TEXT)
        if place.at("value").text(option.get("value"), 1, numbers.OPTION_TEXT):
            if option["value"] in seen:
                place.at("value").bad(
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
                )
            seen.add(option["value"])
        if option.get("description") is not None:
            place.at("description").text(option["description"], 0, numbers.OPTION_TEXT)
        check_emoji(place.at("emoji"), option.get("emoji"))
    return listed


def check_custom_id(form: Form, component: dict[str, Any]) -> None:
    """Its length; that no two are the same is checked over the whole message."""
    form.at("custom_id").text(component.get("custom_id"), 1, numbers.CUSTOM_ID)


def check_emoji(form: Form, emoji: object) -> None:
    """An emoji has a name (unicode) or an id (custom)."""
    if emoji is None:
        return
    fields = form.mapping(emoji)
    if fields and not fields.get("name") and not fields.get("id"):
        form.at("name").bad("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    if fields.get("id") and not str(fields["id"]).isdigit():
        form.at("id").bad("NUMBER_TYPE_COERCE", f'Value "{fields["id"]}" is not snowflake.')


def check_scheme(form: Form, url: str, schemes: tuple[str, ...]) -> None:
    """The url begins with one of the schemes."""
    if url.split("://")[0] not in schemes or "://" not in url:
        form.bad("URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {schemes}.")
