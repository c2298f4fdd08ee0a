"""Buttons and selects, wherever they stand."""

from typing import Any

from playground.body_check import BodyCheck
from playground.limits import values as limits

BUTTON = 2
STRING_SELECT = 3
SELECTS = (3, 5, 6, 7, 8)
LINK_STYLE = 5
PREMIUM_STYLE = 6


def check_button(check: BodyCheck, button: dict[str, Any]) -> None:
    """A button has a label or an emoji, and a custom_id or a url according to its style."""
    style = button.get("style")
    if not check.at("style").one_of(style, (1, 2, 3, 4, 5, 6)):
        return
    label = button.get("label")
    if label is not None:
        check.at("label").text(label, 0, limits.BUTTON_LABEL)
    if style == PREMIUM_STYLE:
        if not button.get("sku_id"):
            check.at("sku_id").required()
        return
    if not label and not button.get("emoji"):
        check.add_error("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button needs a label or an emoji.")
    check_emoji(check.at("emoji"), button.get("emoji"))
    if style == LINK_STYLE:
        if check.at("url").text(button.get("url"), 1, limits.BUTTON_URL):
            check_scheme(check.at("url"), button["url"], ("http", "https", "discord"))
        if button.get("custom_id"):
            check.add_error("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "A link has no custom id.")
    else:
        check_custom_id(check, button)
        if button.get("url"):
            check.add_error("BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "Only a link has a url.")


def check_select(check: BodyCheck, select: dict[str, Any]) -> None:
    """A select: custom_id, placeholder, how many may be chosen, and for a string select its options."""
    check_custom_id(check, select)
    if select.get("placeholder") is not None:
        check.at("placeholder").text(select["placeholder"], 0, limits.PLACEHOLDER)
    least = select.get("min_values", 1)
    most = select.get("max_values", 1)
    sound = check.at("min_values").whole(least, 0, limits.SELECT_OPTIONS)
    sound &= check.at("max_values").whole(most, 1, limits.SELECT_OPTIONS)
    if sound and least > most:
        check.at("min_values").add_error("SELECT_COMPONENT_MIN_GREATER_THAN_MAX", "min_values is above max_values.")
    if select["type"] != STRING_SELECT:
        check.at("default_values").items(select.get("default_values"), 0, limits.SELECT_OPTIONS)
        return
    options = check_options(check.at("options"), select.get("options"), 1, limits.SELECT_OPTIONS)
    if sound and most > len(options):
        check.at("max_values").add_error(
            "SELECT_COMPONENT_MAX_VALUES_INVALID", "max_values is above the number of options."
        )
    if sum(bool(option.get("default")) for option in options if isinstance(option, dict)) > most:
        check.at("options").add_error("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many default options.")


def check_options(check: BodyCheck, options: object, least: int, most: int) -> list[Any]:
    """The options of a select, radio group or checkbox group: texts in bounds, no value twice."""
    seen: set[str] = set()
    listed = check.items(options, least, most)
    for index, raw in enumerate(listed):
        place = check.at(index)
        option = place.mapping(raw)
        place.at("label").text(option.get("label"), 1, limits.OPTION_TEXT)
        if place.at("value").text(option.get("value"), 1, limits.OPTION_TEXT):
            if option["value"] in seen:
                place.at("value").add_error(
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
                )
            seen.add(option["value"])
        if option.get("description") is not None:
            place.at("description").text(option["description"], 0, limits.OPTION_TEXT)
        check_emoji(place.at("emoji"), option.get("emoji"))
    return listed


def check_custom_id(check: BodyCheck, component: dict[str, Any]) -> None:
    """Its length; that no two are the same is checked over the whole message."""
    check.at("custom_id").text(component.get("custom_id"), 1, limits.CUSTOM_ID)


def check_emoji(check: BodyCheck, emoji: object) -> None:
    """An emoji has a name (unicode) or an id (custom)."""
    if emoji is None:
        return
    fields = check.mapping(emoji)
    if fields and not fields.get("name") and not fields.get("id"):
        check.at("name").add_error("BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    if fields.get("id") and not str(fields["id"]).isdigit():
        check.at("id").add_error("NUMBER_TYPE_COERCE", f'Value "{fields["id"]}" is not snowflake.')


def check_scheme(check: BodyCheck, url: str, schemes: tuple[str, ...]) -> None:
    """The url begins with one of the schemes."""
    if url.split("://")[0] not in schemes or "://" not in url:
        check.add_error("URL_TYPE_INVALID_SCHEME", f"Scheme must be one of {schemes}.")
