"""The components of a message as a whole: which kind, how many, no id twice, not too much text."""

from collections.abc import Iterator
from typing import Any

from playground.body_check import BodyCheck
from playground.errors import internal_error
from playground.limits import values as limits
from playground.limits.layout import ROW, TEXT, TOP_LEVEL, check_layout


def check_components(check: BodyCheck, components: object, files: set[str], *, v2: bool) -> None:
    """Note every error of a message's components."""
    most = limits.V2_COMPONENTS if v2 else limits.CLASSIC_ROWS
    listed = check.items(components, 0, most)
    for index, raw in enumerate(listed):
        place = check.at(index)
        check_layout(place, place.mapping(raw), TOP_LEVEL if v2 else (ROW,), files)
    everything = list(walk(listed))
    check_unique(check, everything)
    if v2:
        if len(everything) > limits.V2_COMPONENTS and len(listed) <= most:
            check.add_error("COMPONENT_MAX_TOTAL_COMPONENTS", f"Must be {most} or fewer components in total.")
        check_amount_of_text(check, everything)


def walk(components: list[Any]) -> Iterator[dict[str, Any]]:
    """Every component, nested ones too, in reading order."""
    for component in components:
        if not isinstance(component, dict):
            continue
        yield component
        children = component.get("components")
        yield from walk(children if isinstance(children, list) else [])
        for key in ("accessory", "component"):
            if component.get(key) is not None:
                yield from walk([component[key]])


def check_unique(check: BodyCheck, everything: list[dict[str, Any]]) -> None:
    """No custom_id and no id (0 means none) is used twice in a message or modal."""
    for key, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        seen: set[object] = set()
        for component in everything:
            value = component.get(key)
            if not value or not isinstance(value, str | int):
                continue
            if value in seen:
                check.add_error(code, f"Component {key} cannot be duplicated: {value}")
            seen.add(value)
    for component in everything:
        if component.get("id") is not None:
            check.at("id").whole(component["id"], 0, 2**31 - 1)


def check_amount_of_text(check: BodyCheck, everything: list[dict[str, Any]]) -> None:
    """4000 characters over all text displays; above a number of bytes Discord itself breaks."""
    texts = [c["content"] for c in everything if c.get("type") == TEXT and isinstance(c.get("content"), str)]
    if sum(map(len, texts)) > limits.V2_TEXT:
        check.add_error("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"Text must be {limits.V2_TEXT} or fewer.")
    elif sum(len(t.encode()) + limits.V2_TEXT_BYTES_EACH for t in texts) > limits.V2_TEXT_BYTES:
        raise internal_error()
