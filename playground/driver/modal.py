"""An open modal, and filling it in."""

from typing import Any

from playground.driver.errors import NotPossible

Json = dict[str, Any]
LABEL = 18


class OpenModal:
    """What a person sees of a modal."""

    def __init__(self, raw: Json) -> None:
        self.title = str(raw["title"])
        self.custom_id = str(raw["custom_id"])
        self.fields = dict(_fields(raw["components"]))

    @property
    def labels(self) -> list[str]:
        return list(self.fields)

    def values(self, given: dict[str, str | list[str]]) -> dict[str, object]:
        """By custom_id what was given by label or custom_id; options by label become their values."""
        by_id = {field["custom_id"]: field for field in self.fields.values()}
        found: dict[str, object] = {}
        for name, value in given.items():
            field = self.fields.get(name) or by_id.get(name)
            if field is None:
                raise NotPossible(f"the modal has no field {name!r}; it has {self.labels}")
            options = {one["label"]: one["value"] for one in field.get("options") or []}
            if isinstance(value, list):
                found[field["custom_id"]] = [options.get(one, one) for one in value]
            else:
                found[field["custom_id"]] = options.get(value, value)
        return found


def _fields(components: list[Json]) -> list[tuple[str, Json]]:
    found: list[tuple[str, Json]] = []
    for one in components:
        if one["type"] == LABEL:
            found.append((one["label"], one["component"]))
        else:
            found += [(field["label"], field) for field in one.get("components") or []]
    return found
