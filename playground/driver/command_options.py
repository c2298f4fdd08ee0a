"""From what a test writes ("/shop buy", opponent=ravi) to the options a Discord client would send."""

from typing import TYPE_CHECKING, Any

from playground.driver.errors import NotPossible

if TYPE_CHECKING:
    from playground.driver.person import Person

Json = dict[str, Any]
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, NUMBER = 1, 2, 3, 4, 5, 10


def find(commands: list[Json], text: str) -> tuple[Json, list[Json]] | None:
    """The registered command and the path of sub-commands below it that "/name group sub" means."""
    names = text.removeprefix("/").split()
    for command in commands:
        if command["type"] != 1 or command["name"] != names[0]:
            continue
        path: list[Json] = []
        level = command
        for name in names[1:]:
            level = next((o for o in level.get("options") or [] if o["name"] == name), {})
            if level.get("type") not in (SUBCOMMAND, GROUP):
                return None
            path.append(level)
        return command, path
    return None


def options(command: Json, path: list[Json], given: dict[str, object], focus: str | None = None) -> list[Json]:
    """Discord's `data.options`: typed values, nested in their sub-commands."""
    declared = {one["name"]: one for one in (path[-1] if path else command).get("options") or []}
    if any(one["type"] in (SUBCOMMAND, GROUP) for one in declared.values()):
        raise NotPossible(f"/{command['name']} has sub-commands: {', '.join(declared)}")
    level: list[Json] = []
    for name, value in given.items():
        if name not in declared:
            raise NotPossible(f"no option {name!r}; there are {', '.join(declared) or 'none'}")
        typed: Json = {"name": name, "type": declared[name]["type"]}
        typed["value"] = value if name == focus else typed_value(declared[name], value)
        if name == focus:
            typed["focused"] = True
        level.append(typed)
    for one in reversed(path):
        level = [{"name": one["name"], "type": one["type"], "options": level}]
    return level


def typed_value(declared: Json, value: "object | Person") -> object:
    """The value as the option's type wants it; a choice may be given by its name."""
    for choice in declared.get("choices") or []:
        if value in (choice["name"], choice["value"]):
            return choice["value"]
    if hasattr(value, "id"):
        return str(value.id)
    kind = declared["type"]
    if kind == INTEGER and isinstance(value, str) and value.lstrip("-").isdigit():
        return int(value)
    if kind not in (STRING, INTEGER, BOOLEAN, NUMBER):
        return str(value)
    return value
