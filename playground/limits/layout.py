"""The components that only messages of the second kind (Components V2) have."""

from collections.abc import Collection
from typing import Any

from playground.body_check import Form
from playground.limits import values as numbers
from playground.limits.controls import BUTTON, SELECTS, check_button, check_scheme, check_select

ROW, SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 1, 9, 10, 11, 12, 13, 14, 17
IN_CONTAINER = (ROW, SECTION, TEXT, GALLERY, FILE, SEPARATOR)
TOP_LEVEL = (*IN_CONTAINER, CONTAINER)
SCHEMES = ("http", "https", "attachment")


def check_layout(form: Form, component: dict[str, Any], allowed: Collection[int], files: set[str]) -> None:
    """One component and all below it; `files` are the names that `attachment://` may refer to."""
    kind = component.get("type")
    if not form.at("type").one_of(kind, allowed):
        return
    if kind == ROW:
        check_row(form, component)
    elif kind == SECTION:
        check_section(form, component, files)
    elif kind == TEXT:
        form.at("content").text(component.get("content"), 1, numbers.V2_TEXT)
    elif kind == GALLERY:
        items = form.at("items").items(component.get("items"), 1, numbers.GALLERY_ITEMS)
        for index, item in enumerate(items):
            place = form.at("items", index)
            check_picture(place, place.mapping(item), files)
    elif kind == FILE:
        check_media(form.at("file"), component.get("file"), files, ("attachment",))
    elif kind == SEPARATOR:
        form.at("spacing").one_of(component.get("spacing", 1), (1, 2))
    elif kind == CONTAINER:
        check_container(form, component, files)


def check_row(form: Form, row: dict[str, Any]) -> None:
    """One to five buttons, or one select."""
    children = form.at("components").items(row.get("components"), 1, numbers.ROW_BUTTONS)
    kinds = [child.get("type") for child in children if isinstance(child, dict)]
    if any(kind in SELECTS for kind in kinds) and len(kinds) > 1:
        form.at("components").bad(
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width"
        )
    for index, raw in enumerate(children):
        place = form.at("components", index)
        child = place.mapping(raw)
        if not place.at("type").one_of(child.get("type"), (BUTTON, *SELECTS)):
            continue
        if child["type"] == BUTTON:
            check_button(place, child)
        else:
            check_select(place, child)


def check_section(form: Form, section: dict[str, Any], files: set[str]) -> None:
    """One to three texts beside a button or a thumbnail; the latter is not optional."""
    texts = form.at("components").items(section.get("components"), 1, numbers.SECTION_TEXTS)
    for index, raw in enumerate(texts):
        place = form.at("components", index)
        check_layout(place, place.mapping(raw), (TEXT,), files)
    place = form.at("accessory")
    if section.get("accessory") is None:
        place.required()
        return
    accessory = place.mapping(section["accessory"])
    if not place.at("type").one_of(accessory.get("type"), (BUTTON, THUMBNAIL)):
        return
    if accessory["type"] == BUTTON:
        check_button(place, accessory)
    else:
        check_picture(place, accessory, files)


def check_container(form: Form, container: dict[str, Any], files: set[str]) -> None:
    """Anything of the top level except another container."""
    if container.get("accent_color") is not None:
        form.at("accent_color").whole(container["accent_color"], 0, numbers.COLOUR)
    children = form.at("components").items(container.get("components"), 1, numbers.V2_COMPONENTS)
    for index, raw in enumerate(children):
        place = form.at("components", index)
        check_layout(place, place.mapping(raw), IN_CONTAINER, files)


def check_picture(form: Form, item: dict[str, Any], files: set[str]) -> None:
    """A gallery item or thumbnail: its media and its alt text."""
    check_media(form.at("media"), item.get("media"), files, SCHEMES)
    if item.get("description") is not None:
        form.at("description").text(item["description"], 1, numbers.ALT_TEXT)


def check_media(form: Form, media: object, files: set[str], schemes: tuple[str, ...]) -> None:
    """A url that exists: an `attachment://` names a file of this very message."""
    if media is None:
        form.required()
        return
    url = form.mapping(media).get("url")
    if not form.at("url").text(url, 1, numbers.MEDIA_URL) or not isinstance(url, str):
        return
    check_scheme(form.at("url"), url, schemes)
    if url.startswith("attachment://") and url.removeprefix("attachment://") not in files:
        form.at("url").bad(
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "The referenced attachment was not found"
        )
