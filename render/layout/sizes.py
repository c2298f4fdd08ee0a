"""How large things are, in pixels."""

WIDTH = 1080  # of every picture
MARGIN = 22
GAP = 8  # between the parts of a picture, from top to bottom
CARD = (136, 190)  # in the market
HAND_CARD = (145, 203)  # in one's hand: what matters most is largest
HERD_CARD = (112, 156)
MINI = (44, 56)
CHIP = 58
BONUS = 62
NUMERAL = 36  # the smallest height of a number in any picture
LARGE = 42
HUGE = 50
GRAND = 76
HEIGHTS = (NUMERAL, LARGE, HUGE, GRAND)  # the sizes in which there are numerals
OVERSHOOT = 8  # the 5 waves above the line
SHADOW = 14  # how far a card's shadow or glow reaches
HEAD_START = (116, 52)  # the sign with what somebody is given in every round
NAME = 40  # size of the letters of a name
LABEL = 30  # size of the letters of a label
