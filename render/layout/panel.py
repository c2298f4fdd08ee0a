"""Where everything stands in the panel and the preview: short pictures, so that the buttons below stay in sight."""

from render.geometry import Rect, spread
from render.layout.market import LOW, SHELF_HEIGHT, MarketPlaces, TokenRows
from render.layout.sizes import BONUS, CARD, GAP, HAND_CARD, HERD_CARD, MARGIN, NAME, WIDTH
from rules.cards import GOODS

TOP = 18
MARKET = MarketPlaces(TOP, LOW)
TOKEN_ROWS = TokenRows(TOP + LOW + GAP)
CARDS_HEIGHT = 248
OWN_CARDS = Rect(MARGIN, TOP + LOW + GAP + SHELF_HEIGHT + GAP, 1036, CARDS_HEIGHT)
PREVIEW_RIBBON = Rect(MARGIN, TOP + LOW + GAP, 1036, 70)
PREVIEW_CARDS = Rect(MARGIN, PREVIEW_RIBBON.bottom + GAP, 1036, CARDS_HEIGHT)
PREVIEW = Rect(0, 0, WIDTH, PREVIEW_CARDS.bottom + TOP)

OVERLAP_PITCH = 92  # between cards of one good where there is room
GROUP_GAP = 8
PILL_HEIGHT = 52


def hand_space(frame: Rect) -> Rect:
    return frame.at(14, 16, 882, HAND_CARD[1])


def herd_card(frame: Rect) -> Rect:
    return frame.at(frame.width - 14 - HERD_CARD[0], 16, *HERD_CARD)


def herd_count(frame: Rect) -> Rect:
    return herd_card(frame).at(3, 142, 106, 70)


def card_size(kinds: int) -> tuple[int, int]:
    """Six kinds of goods at once need more room: their cards are as large as those in the market."""
    return CARD if kinds == len(GOODS) else HAND_CARD


def hand(space: Rect, counts: list[int]) -> list[list[Rect]]:
    """The cards of each good: groups side by side, cards of a group overlapping as little as the space allows."""
    width, height = card_size(len(counts))
    hidden = sum(counts) - len(counts)
    room = space.width - len(counts) * width - max(0, len(counts) - 1) * GROUP_GAP
    pitch = min(OVERLAP_PITCH, room // hidden) if hidden else 0
    taken = len(counts) * width + max(0, len(counts) - 1) * GROUP_GAP + hidden * pitch
    groups, x = [], (space.width - taken) // 2
    for number in counts:
        groups.append([space.at(x + index * pitch, space.height - height, width, height) for index in range(number)])
        x += width + (number - 1) * pitch + GROUP_GAP
    return groups


def pill(group: list[Rect], width: int) -> Rect:
    """Where it says what a group would bring: across the lower edge of its cards."""
    left, right = group[0].x, group[-1].right
    return Rect((left + right - width) // 2, group[0].bottom - 35, width, PILL_HEIGHT)


class ScorePlate:
    """A player's line below the cards: emblem with the seals under it, name, rupees and bonus tokens."""

    def __init__(self, frame: Rect) -> None:
        self.frame = frame
        self.emblem = frame.at(18, 5, 68, 68)
        self.name = frame.at(100, 13, frame.width - 116, NAME + 10)
        self.rupees = frame.at(100, 67, frame.width - 116, BONUS)

    def seals(self, number: int) -> list[Rect]:
        """Small, in the middle under the emblem."""
        left = (104 - 38 * number) // 2
        return [self.frame.at(left + 38 * place, 76, 38, 38) for place in range(number)]


_SCORES = OWN_CARDS.bottom + GAP
OWN_SCORE = ScorePlate(Rect(MARGIN, _SCORES, 468, 132))
OPPONENT = ScorePlate(Rect(MARGIN + 468 + 12, _SCORES, 556, 132))
OPPONENT_CARDS = OPPONENT.frame.at(556 - 220, 5, 206, 62)  # hand and herd, right of the name
OPPONENT_NAME = OPPONENT.name._replace(width=OPPONENT_CARDS.x - OPPONENT.name.x - 6)
PANEL = Rect(0, 0, WIDTH, OWN_SCORE.frame.bottom + TOP)


def own_bonuses(number: int) -> list[Rect]:
    """They move together where there are many."""
    return spread(OWN_SCORE.rupees, (BONUS, BONUS), number, BONUS)
