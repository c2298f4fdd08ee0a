"""Every number of the rulebook, and nothing else. Goods stand in the order diamonds to leather."""

CARDS = (6, 6, 6, 8, 8, 10, 11)  # how many of each kind, camels last: 55 in all

GOODS_TOKENS = (  # rupees, top of the pile first
    (7, 7, 5, 5, 5),
    (6, 6, 5, 5, 5),
    (5, 5, 5, 5, 5),
    (5, 3, 3, 2, 2, 1, 1),
    (5, 3, 3, 2, 2, 1, 1),
    (4, 3, 2, 1, 1, 1, 1, 1, 1),
)
BONUS_TOKENS = {  # cards sold at once: rupees, shuffled anew each round
    3: (1, 1, 2, 2, 2, 3, 3),
    4: (4, 4, 5, 5, 6, 6),
    5: (8, 8, 9, 10, 10),  # five or more
}
CAMEL_TOKEN = 5  # rupees for the larger herd

MARKET_SIZE = 5
MARKET_CAMELS = 3  # face up before anything is dealt
FIRST_HAND = 5
DECK_SIZE = sum(CARDS) - MARKET_CAMELS  # what is shuffled
HAND_LIMIT = 7  # at the end of a turn; camels do not count

EXCHANGE_MINIMUM = 2
SALE_MINIMUM = (2, 2, 2, 1, 1, 1)  # cards of one good, even when fewer tokens are left
EMPTY_PILES_TO_END = 3
SEALS_TO_WIN = 2

HEAD_START = range(5, 31)  # rupees that one seat may be given, if both agree: a rule of ours, not of the rulebook
