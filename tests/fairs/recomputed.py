"""The table of a fair, worked out again in another way: from a grid of results, by comparing lists of keys.

It shares no line with `bot.fairs.standings`; a simulated fair compares the two.
"""

from itertools import groupby

from bot.fairs.model import Departure, Entrant, FairRecord

Grid = dict[tuple[int, int], tuple[int, int, int, int]]  # (one, other) -> won, seals, rupees of one, rupees of other


def vanished_again(fair: FairRecord) -> set[int]:
    gone: set[int] = set()
    departed = [(one.left, one.number, one) for one in fair.entrants if one.left is not None and not one.is_merchant]
    for left, number, one in sorted(departed, key=lambda entry: entry[:2]):
        if one.group is None:
            continue
        due = done = 0
        for other in fair.entrants:
            same = other.group == one.group and other.number != number and not other.is_merchant
            if not same or other.joined > left or other.number in gone:
                continue
            if any({number, other.number} == set(pair) for pair in fair.blocked):
                continue
            due += 1
            for game in fair.games:
                if set(game.players) != {number, other.number} or game.winner is None or game.ended is None:
                    continue
                gave_up = game.winner != number and game.is_resigned and game.ended == left
                put_out = game.winner != number and game.is_timeout and game.ended in last_straws(fair, one)
                done += game.ended <= left and not gave_up and not put_out
        if done < due / 2:
            gone.add(number)
    return gone


def last_straws(fair: FairRecord, one: Entrant) -> list[int]:
    """The times of all games lost on time but the first, of somebody who is out by them."""
    if one.departure != Departure.OUT:
        return []
    late = [game for game in fair.games if game.is_timeout and one.number in game.players and game.winner != one.number]
    times = [game.ended or 0 for game in late]
    return [time for time in times if time != min(times) or times.count(time) > 1]


def grid_of(fair: FairRecord, members: list[int]) -> Grid:
    best = fair.terms.seals_to_win
    grid: Grid = {}
    for game in fair.games:
        one, other = game.players
        if game.winner is None or one not in members or other not in members:
            continue
        for mine, theirs, seat in ((one, other, 0), (other, one, 1)):
            has_won = game.winner == mine
            seals = best if has_won else min(game.seals[seat], best - 1)
            grid[mine, theirs] = (int(has_won), seals, game.rupees[seat], game.rupees[1 - seat])
    by_number = {one.number: one for one in fair.entrants}
    for one in members:
        for other in members:
            if one == other or (one, other) in grid or frozenset((one, other)) in fair.blocked:
                continue
            leaver, stayer = by_number[one], by_number[other]
            goes_first = leaver.left is not None and (stayer.left is None or stayer.left > leaver.left)
            in_time = (leaver.left or 0) < fair.begins + fair.terms.days * 86400
            if goes_first and in_time and stayer.joined <= (leaver.left or 0):
                grid[one, other], grid[other, one] = (0, 0, 0, 0), (1, best, 0, 0)
    return grid


def table_again(fair: FairRecord, members: list[int]) -> dict[int, tuple[int, int, int, int]]:
    """Rank, wins, seals and rupee margin of each member."""
    grid = grid_of(fair, members)
    wins = {one: sum(cell[0] for (mine, _), cell in grid.items() if mine == one) for one in members}
    seals = {one: sum(cell[1] for (mine, _), cell in grid.items() if mine == one) for one in members}
    margin = {one: sum(cell[2] - cell[3] for (mine, _), cell in grid.items() if mine == one) for one in members}

    def resolve(tied: list[int]) -> list[list[int]]:
        between = {one: sum(grid[one, other][0] for other in tied if (one, other) in grid) for one in tied}
        for measure in (between, seals, margin):
            if len({measure[one] for one in tied}) > 1:
                best_first = sorted(tied, key=lambda one: -measure[one])
                return [
                    place
                    for _, part in groupby(best_first, key=lambda one: measure[one])
                    for place in resolve(list(part))
                ]
        return [tied]

    ranks: dict[int, int] = {}
    for _, level in groupby(sorted(members, key=lambda one: -wins[one]), key=lambda one: wins[one]):
        for place in resolve(list(level)):
            rank = len(ranks) + 1
            ranks |= dict.fromkeys(place, rank)
    return {one: (ranks[one], wins[one], seals[one], margin[one]) for one in members}
