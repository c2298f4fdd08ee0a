"""The one public message of a fair: what was agreed on, who takes part, the cross tables, what is left."""

from collections.abc import Sequence
from textwrap import shorten

from discord import ButtonStyle

from bot.fairs.life import can_join
from bot.fairs.model import GRACE, FairSeen, FairState
from bot.fairs.pairing import open_pairs
from bot.fairs.standings import winners
from cogs.core.phrasing import Phrasing, escaped, until
from cogs.core.screen import TEXT_LIMIT, Item, PublicScreen, box, button, lines, picture, row, text
from cogs.fairs.tables import cross_tables
from render import Painters, Picture, alt_text
from render.fair_results import CrossTable
from rules import Length

MOST_PICTURES = 9


async def fair_screen(
    phrasing: Phrasing, seen: FairSeen, painters: Painters, now: int, *, with_pictures: bool = True
) -> PublicScreen:
    """Without pictures the same is said in words."""
    tables = [] if seen.fair.state in (FairState.GATHERING, FairState.CALLED_OFF) else cross_tables(phrasing, seen)
    told = lines([title_of(phrasing, seen), _agreed(phrasing, seen), *_state(phrasing, seen, now)])
    items: list[Item | None] = [text(told)]
    painted: list[Picture] = []
    for table in tables[:MOST_PICTURES] if with_pictures else ():
        painted.append(await painters.cross_table(table))
        items.append(picture(painted[-1], alt_text.cross_table(table, phrasing.say)))
    if tables and not with_pictures:
        items.append(text(_in_words(phrasing, tables, TEXT_LIMIT - len(told))))
    items.append(row(*_buttons(phrasing, seen, now)))
    return PublicScreen((box(*items),), pictures=tuple(painted))


def _in_words(phrasing: Phrasing, tables: Sequence[CrossTable], room: int) -> str:
    """All that the pictures show; of many groups only who is where."""
    whole = escaped(lines(alt_text.cross_table(table, phrasing.say) for table in tables))
    if len(whole) <= room:
        return whole
    places = escaped(lines(alt_text.cross_table_places(table, phrasing.say) for table in tables))
    return shorten(places, room, placeholder="…") if len(places) > room else places


def title_of(phrasing: Phrasing, seen: FairSeen) -> str:
    return phrasing.say("fair-title", title=escaped(seen.fair.terms.name))


def _agreed(phrasing: Phrasing, seen: FairSeen) -> str:
    terms = seen.fair.terms
    return phrasing.say(
        "fair-agreed",
        days=terms.days,
        length="single" if terms.length is Length.SINGLE else "three",
        games=terms.games_at_once,
        access="open" if terms.is_open else "invited",
    )


def _state(phrasing: Phrasing, seen: FairSeen, now: int) -> list[str]:
    fair, record = seen.fair, seen.record
    waiting = sum(one.has_asked for one in seen.participants)
    asked = [phrasing.say("fair-asked", count=waiting)] if waiting and fair.is_live else []
    match fair.state:
        case FairState.GATHERING:
            names = [phrasing.player(one.player) for one in seen.participants if one.takes_part]
            joined = phrasing.say("fair-joined", count=len(names), names=phrasing.named(names) or "none")
            return [phrasing.say("fair-gathering", when=until(fair.begins)), joined, *asked]
        case FairState.RUNNING:
            played = sum(not game.is_running for game in record.games)
            running = len(record.games) - played
            to_come = len(open_pairs(record, is_final=bool(record.finalists)))
            left = phrasing.say("fair-left", played=played, running=running, left=to_come)
            if now >= record.ends:
                left = phrasing.say("fair-left", played=played, running=running, left=0)
                return [phrasing.say("fair-grace", when=until(record.ends + GRACE)), left]
            end = phrasing.say("fair-running", when=until(record.ends))
            late = [phrasing.say("fair-late", when=until(record.half_time))] if can_join(record, now) else []
            return [end, left, *late, *asked]
        case FairState.CALLED_OFF:
            return [phrasing.say("fair-off")]
        case FairState.OVER:
            best = [phrasing.player(seen.numbered(one.number).player) for one in winners(record)]
            return [phrasing.say("fair-won", winners=phrasing.named(best) or "none", count=len(best))]


def _buttons(phrasing: Phrasing, seen: FairSeen, now: int) -> list[Item]:
    fair = seen.fair
    if not fair.is_live:
        return []
    join = button(phrasing.say("button-fair-join"), "fair-join", fair.code, style=ButtonStyle.success)
    return [
        *([join] if can_join(seen.record, now) else []),
        button(phrasing.say("button-fair-leave"), "fair-leave", fair.code),
        button(phrasing.say("button-fair-organise"), "fair-organise", fair.code),
    ]
