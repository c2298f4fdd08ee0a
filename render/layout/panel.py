"""Where everything stands in the panel and the preview; market and tokens stand as on the board."""

from render.geometry import Rect, spread
from render.layout.board import BONUS, HAND_CARD, LARGE, MARGIN, NUMERAL, PREVIEW_CARDS_Y, TokensOfGood, tokens_by_good

# The frame with the player's cards.
OWN_CARDS = Rect(MARGIN, 504, 1036, 206)
PREVIEW_CARDS = Rect(MARGIN, PREVIEW_CARDS_Y, 1036, 206)
OVERLAP_PITCH = 76  # between cards of one good where there is room
GROUP_GAP = 14
PILL_HEIGHT = 52


def hand_space(frame: Rect) -> Rect:
    return frame.at(18, 16, 830, HAND_CARD[1])


def herd_card(frame: Rect) -> Rect:
    return frame.at(frame.width - 18 - HAND_CARD[0], 16, *HAND_CARD)


def herd_count(frame: Rect) -> Rect:
    card = herd_card(frame)
    return card.at(5, 110, 106, 70)


def hand(space: Rect, counts: list[int]) -> list[list[Rect]]:
    """The cards of each good: groups side by side, cards of a group overlapping as little as the space allows."""
    width = HAND_CARD[0]
    hidden = sum(counts) - len(counts)
    room = space.width - len(counts) * width - max(0, len(counts) - 1) * GROUP_GAP
    pitch = min(OVERLAP_PITCH, room // hidden) if hidden else 0
    taken = len(counts) * width + max(0, len(counts) - 1) * GROUP_GAP + hidden * pitch
    groups, x = [], (space.width - taken) // 2
    for number in counts:
        groups.append([space.at(x + index * pitch, 0, *HAND_CARD) for index in range(number)])
        x += width + (number - 1) * pitch + GROUP_GAP
    return groups


def pill(group: list[Rect], width: int) -> Rect:
    """Where it says what a group would bring: across the lower edge of its cards."""
    left, right = group[0].x, group[-1].right
    return Rect((left + right - width) // 2, group[0].bottom - 32, width, PILL_HEIGHT)


# The purse below the cards.
PURSE = Rect(MARGIN, 720, 1036, 158)
EMBLEM = PURSE.at(16, 12, 68, 68)
OWN_GOODS: tuple[TokensOfGood, ...] = tokens_by_good(PURSE.at(92, 10, 480, 80))
COIN = PURSE.at(588, 22, 48, 48)
RUPEES = PURSE.at(640, 25, 122, LARGE)
OPPONENT = PURSE.at(768, 14, 52, 64)
OPPONENT_HAND = PURSE.at(826, 14, 46, 64)
OPPONENT_HAND_SIZE = PURSE.at(876, 28, 34, NUMERAL)
OPPONENT_HERD = PURSE.at(910, 14, 52, 64)
OPPONENT_HERD_SIZE = PURSE.at(964, 28, 60, NUMERAL)


def bonuses(number: int) -> list[Rect]:
    return spread(PURSE.at(18, 90, 860, BONUS), (BONUS, BONUS), number, 66)


def seals(number: int) -> list[Rect]:
    return [PURSE.at(1018 - 62 * (place + 1), 90, 60, 60) for place in range(number)]
