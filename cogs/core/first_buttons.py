"""Where to begin: the lesson, a merchant, a friend. The same buttons lead there from everywhere."""

from discord import ButtonStyle

from cogs.core.phrasing import Phrasing
from cogs.core.screen import Item, button


def learn(phrasing: Phrasing) -> Item:
    return button(phrasing.say("button-learn"), "learn", style=ButtonStyle.primary)


def play_a_merchant(phrasing: Phrasing) -> Item:
    return button(phrasing.say("button-merchants"), "merchants", style=ButtonStyle.primary)


def challenge_somebody(phrasing: Phrasing) -> Item:
    return button(phrasing.say("button-challenge"), "challenge-whom", style=ButtonStyle.primary)


def bazaar_of_the_day(phrasing: Phrasing) -> Item:
    return button(phrasing.say("button-today"), "today", 0)
