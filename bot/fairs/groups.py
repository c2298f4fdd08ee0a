"""Who is in which group: up to eight people meet everybody; from nine on there are groups of four to six."""

from collections.abc import Sequence

from bot.fairs.model import Entrant

ONE_GROUP = 8  # people who all meet each other
USUAL_SIZE = 5
LARGEST = 6  # of several groups


def number_of_groups(people: int) -> int:
    """So many that each has four to six people, as near to five as can be."""
    if people <= ONE_GROUP:
        return 1
    fewest, most = -(-people // LARGEST), people // 4
    return min(max(round(people / USUAL_SIZE), fewest), most)


def snake_groups(people: Sequence[Entrant]) -> dict[int, int]:
    """The group of each entrant: by rating to and fro over the groups, so that all are about as strong."""
    count = number_of_groups(len(people))
    order = sorted(people, key=lambda one: (-one.rating, one.number))
    found: dict[int, int] = {}
    for index, one in enumerate(order):
        lap, place = divmod(index, count)
        found[one.number] = place if lap % 2 == 0 else count - 1 - place
    return found


def group_for_late(groups: Sequence[Sequence[Entrant]]) -> int | None:
    """The smallest group, for somebody who comes late; None where all are full. Who has gone leaves a place free."""
    limit = ONE_GROUP if len(groups) == 1 else LARGEST
    sizes = [sum(one.is_present for one in group) for group in groups]
    smallest = min(range(len(sizes)), key=lambda number: sizes[number])
    return smallest if sizes[smallest] < limit else None
