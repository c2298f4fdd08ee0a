"""What happened and what is there, said in one language. All sentences come from the message catalogue."""

import re
from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import accumulate

import discord
from babel.lists import format_list

from bot.language import Language
from bot.match.model import STEWARD, DealOf, Pace, Player, Position, PublicMatch, RoundRecap
from rules import Card, Event, Exchanged, Move, Result, Sale, Seat, Sold, Took, View
from rules.cards import spread

SEAL_DIGITS = 8  # of a seal on tables and panels: enough to know it again, and the button shows the whole


class Phrasing:
    """One language with the application's emojis, where they could be uploaded."""

    def __init__(
        self, language: Language, emojis: Mapping[str, discord.PartialEmoji], called: Sequence[int] = ()
    ) -> None:
        self.language, self.emojis, self._called = language, emojis, called

    def calling(self, people: Sequence[int]) -> "Phrasing":
        """The same for a message that calls these people: wherever they are named, they are mentioned."""
        return Phrasing(self.language, self.emojis, people)

    def say(self, message: str, /, **variables: object) -> str:
        return self.language.say(message, **variables)

    def listed(self, parts: Sequence[str]) -> str:
        """`a, b and c`, as the language joins them."""
        return format_list(list(parts), locale=self.language.code.replace("-", "_"))

    def named(self, names: Sequence[str], room: int = 1500) -> str:
        """As many names as so many characters hold, and how many more there are: no list of people is too long."""
        ends = [*accumulate(len(name) + 2 for name in names)]
        shown = bisect_right(ends, room)
        more = [self.say("names-more", count=len(names) - shown)] if shown < len(names) else []
        return self.listed([*names[:shown], *more])

    def emoji(self, card: Card) -> discord.PartialEmoji | None:
        return self.emojis.get(card.name.lower())

    def good(self, card: Card, number: int) -> str:
        """`2 gold`, for labels."""
        return self.say("good", good=card.name.lower(), count=number)

    def cards(self, cards: Iterable[Card]) -> str:
        """`<gold> 2 gold and <camel> 1 camel`, for texts."""
        counted = sorted(Counter(cards).items())
        if not counted:
            return self.say("nothing")
        return self.listed([f"{self._icon(card)}{self.good(card, number)}" for card, number in counted])

    def _icon(self, card: Card) -> str:
        emoji = self.emoji(card)
        return f"{emoji} " if emoji else ""

    def name(self, player: Player) -> str:
        """A plain name, for alt texts, labels and files."""
        if player.level:
            return self.say("merchant-name", level=player.level.value)
        return player.name or self.say("somebody")

    def player(self, player: Player) -> str:
        """A name for texts, which cannot break out of its place.

        Who is not called is not mentioned: Discord shows such a mention as "unknown user" to whoever has not met them.
        """
        return self.person(player.user_id, self.name(player) if player.name or player.level else None)

    def person(self, user_id: int | None, name: str | None) -> str:
        """The same for who sits at no table. A stranger whose name we do not know can only be mentioned."""
        if user_id is not None and (name is None or user_id in self._called):
            return f"<@{user_id}>"
        return f"**{escaped(name or self.say('somebody'))}**"

    def names(self, match: PublicMatch) -> tuple[str, str]:
        return self._seat_name(match, 0, self.name), self._seat_name(match, 1, self.name)

    def plate_names(self, match: PublicMatch) -> tuple[str, str]:
        """For the small plates of a panel or a result, which have no room for what a merchant is."""
        return self._seat_name(match, 0, self._plate_name), self._seat_name(match, 1, self._plate_name)

    def in_seat(self, match: PublicMatch, seat: Seat) -> str:
        """Who played there, for texts: with the merchant who has moved for somebody absent."""
        return self._seat_name(match, seat, self.player)

    def _seat_name(self, match: PublicMatch, seat: Seat, name: Callable[[Player], str]) -> str:
        """With the merchant who moves, or has moved, for somebody absent: first, so that a long name hides nobody."""
        said = name(match.players[seat])
        if seat not in match.stewarded_seats:
            return said
        return self.say("name-with-steward", merchant=self.say("merchant-short-name", level=STEWARD.value), absent=said)

    def _plate_name(self, player: Player) -> str:
        return self.say("merchant-short-name", level=player.level.value) if player.level else self.name(player)

    def pace(self, pace: Pace) -> str:
        return self.say("pace", pace=pace.name.lower())

    def event_at(self, position: Position, event: Event, match: PublicMatch, reader: Seat | None) -> str:
        """The same with a word on it where the move that led to this position was planned."""
        said = self.event(event, match, reader)
        return self.say("event-planned", event=said) if position in match.planned else said

    def event(self, event: Event, match: PublicMatch, reader: Seat | None) -> str:
        """One move in a sentence; the reader's own moves are `you …`."""
        return self.told(event, "you" if event.seat == reader else "they", self.player(match.players[event.seat]))

    def told(self, event: Event, who: str, name: str) -> str:
        """The same of somebody with this name, or of `you`."""
        mover = {"who": who, "name": name}
        match event:
            case Took(cards=cards):
                return self.say("event-took", **mover, cards=self.cards(cards))
            case Exchanged(taken=taken, given=given):
                return self.say("event-exchanged", **mover, taken=self.cards(taken), given=self.cards(given))
            case Sold(good=good, number=number, values=values, bonus=bonus):
                known = bonus is not None and bonus.value is not None
                return self.say(
                    "event-sold",
                    **mover,
                    cards=self.cards([good] * number),
                    rupees=sum(values),
                    bonus="none" if bonus is None else "known" if known else "hidden",
                    kind=bonus.kind if bonus else 0,
                    value=bonus.value if bonus and bonus.value is not None else 0,
                )

    def recap(self, rounds: Iterable[RoundRecap], match: PublicMatch, reader: Seat | None, most: int = 8) -> list[str]:
        """What happened, a line an event, the last ones only; the result comes at the end of its round."""
        told: list[str] = []
        for one in rounds:
            told += [
                self.event_at(Position(one.round, ply), event, match, reader)
                for ply, event in enumerate(one.events, one.since + 1)
            ]
            if one.result:
                told.append(self.result(one.result, match, reader))
        left_out = len(told) - most
        return [self.say("events-before", count=left_out), *told[-most:]] if left_out > 0 else told

    def result(self, result: Result, match: PublicMatch, reader: Seat | None = None) -> str:
        """Who took the seal, how, and with what score: the winner's first."""
        first = result.winner or 0
        score = {"first": result.purses[first].total, "second": result.purses[1 - first].total, "round": result.number}
        if result.winner is None:
            return self.say("result-tie", **score)
        return self.say(
            "result-won",
            **score,
            who="you" if result.winner == reader else "they",
            name=self.player(match.players[result.winner]),
            by=result.decided_by.name.lower(),
        )

    def seal(self, view: View, *, is_whole: bool = False, deal_of: DealOf | None = None) -> str | None:
        """The seal of the round's deck, or the digits by which one knows it again; of an open deal, whose it is."""
        if view.seal is None:
            return None
        seal = view.seal if is_whole else f"{view.seal[:SEAL_DIGITS]}…"
        if deal_of and view.round_number == 1:
            return self.say("try-seal", code=deal_of.code, round=deal_of.round, seal=seal)
        return self.say("table-seal", seal=seal)

    def sale(self, sale: Sale) -> str:
        """`5+3+3 and a bonus`."""
        values = "+".join(map(str, sale.values)) or "none"
        return self.say("sale-brings", values=values, bonus="yes" if sale.bonus else "no")

    def move(self, move: Move, camels: int = 1) -> str:
        """A move in a short phrase, for labels: `sell 3 leather`."""
        if move.is_sale:
            return self.say("move-sell", cards=self.plain(spread(move.given)))
        if move.takes_camels:
            return self.say("move-camels", count=camels)
        if move.is_exchange:
            return self.say("move-exchange", taken=self.plain(spread(move.taken)), given=self.plain(spread(move.given)))
        return self.say("move-take", cards=self.plain(spread(move.taken)))

    def plain(self, cards: Iterable[Card]) -> str:
        return self.listed([self.good(card, number) for card, number in sorted(Counter(cards).items())])


def escaped(text: str) -> str:
    """Text from people, for a message: what Discord would read as formatting, a link or a mention stays as it is."""
    return re.sub(r"([\\*_~`|>#\[\]()<@:-]|(?<=\d)\.)", r"\\\1", text)  # `1.` begins a list


def until(deadline: int | None) -> str | None:
    """`in 3 days`, kept current by Discord."""
    return f"<t:{deadline}:R>" if deadline is not None else None


def jump(match: PublicMatch) -> str:
    """The address of the live table; empty where there is none."""
    if not match.message_id:
        return ""
    return f"https://discord.com/channels/{match.place.guild_id or '@me'}/{match.table_channel_id}/{match.message_id}"
