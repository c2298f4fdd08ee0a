"""Everything that is stored about a person, ready for JSON."""

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from bot.archive.record_files import RecordFiles
from bot.match.lookup import MatchLookup
from bot.match.model import Challenge, Player, PublicMatch, State
from bot.people.names import PeopleNames
from bot.people.preferences import Blocks, PreferencesByPerson
from bot.store import challenges, matches
from bot.store.database import Database
from rules import View

MINE = f"""
    {matches.SELECT} WHERE m.user1 = ? AND m.state = 'running' UNION ALL
    {matches.SELECT} WHERE m.user2 = ? AND m.state = 'running' UNION ALL
    {matches.SELECT} WHERE m.user1 = ? AND m.ended IS NOT NULL UNION ALL
    {matches.SELECT} WHERE m.user2 = ? AND m.ended IS NOT NULL
"""
CHALLENGES = f"{challenges.SELECT} WHERE c.challenger = ? UNION ALL {challenges.SELECT} WHERE c.opponent = ?"


async def dossier(db: Database, user_id: int, looking: MatchLookup, records: RecordFiles) -> dict[str, Any]:
    """Finished matches come with their record. Running ones show what the person sees of them, and no more."""
    mine = [matches.match_of(row) for row in await db.fetch_all(MINE, *[user_id] * 4)]
    asked = [challenges.challenge_of(row) for row in await db.fetch_all(CHALLENGES, user_id, user_id)]
    return {
        "user_id": user_id,
        "name": await PeopleNames(db).name(user_id),
        "locale": await PeopleNames(db).locale(user_id),
        "preferences": asdict(await PreferencesByPerson(db).of(user_id)),
        "blocked": await Blocks(db).blocked_by(user_id),
        "challenges": [_challenge(challenge, user_id) for challenge in asked],
        "record_book": await _book(db, user_id),
        "games": [_match(match, user_id) | await _cards(match, user_id, looking, records) for match in mine],
    }


BOOK = {
    "standings": "SELECT * FROM standings WHERE user_id = ? ORDER BY scope, season",
    "rating_changes": "SELECT * FROM rating_changes WHERE user_id = ? ORDER BY booked, scope",
    "tallies": "SELECT * FROM tallies WHERE user_id = ? ORDER BY scope",
    "replies": "SELECT * FROM replies WHERE user_id = ? ORDER BY scope, step",
    "rivalries": "SELECT * FROM rivalries WHERE user1 = ? UNION ALL SELECT * FROM rivalries WHERE user2 = ?",
}


async def _book(db: Database, user_id: int) -> dict[str, Any]:
    """The person's rows of the record book, as they are stored; rivals are numbers."""
    return {
        table: [dict(row) for row in await db.fetch_all(question, *[user_id] * question.count("?"))]
        for table, question in BOOK.items()
    }


async def _cards(match: PublicMatch, user_id: int, looking: MatchLookup, records: RecordFiles) -> dict[str, Any]:
    if match.state is State.RUNNING:
        return {"seen": _view((await looking.peek(match.code, user_id)).view)}
    return {"record": await records.record(match.code)}


def _match(match: PublicMatch, user_id: int) -> dict[str, Any]:
    seat = match.seat_of(user_id)
    assert seat is not None  # noqa: S101  # found by it
    outcome = match.outcome
    return {
        "code": match.code,
        "seat": seat + 1,
        "opponent": _who(match.players[1 - seat]),
        "state": match.state.value,
        "won": outcome.winner == seat if outcome and outcome.winner is not None else None,
        "termination": outcome.termination.value if outcome and outcome.termination else None,
        "server": match.place.guild_id,
        "channel": match.place.channel_id,
        "rated": match.terms.is_rated,
        "started": _time(match.started),
        "ended": _time(match.ended),
        "round": match.round,
        "ply": match.ply,
    }


def _challenge(challenge: Challenge, user_id: int) -> dict[str, Any]:
    return {
        "code": challenge.code,
        "made": challenge.challenger.user_id == user_id,
        "state": challenge.state.value,
        "server": challenge.place.guild_id,
        "channel": challenge.place.channel_id,
        "created": _time(challenge.created),
    }


def _view(view: View) -> dict[str, Any]:
    return {
        "hand": "".join(card.letter for card in view.me.hand or ()),
        "herd": view.me.herd,
        "market": "".join(card.letter for card in view.market if card is not None),
        "moves": [str(event.move) for event in view.history],
        "seal": view.seal,
    }


def _who(player: Player) -> str | None:
    return f"merchant ({player.level.value})" if player.level else player.name


def _time(seconds: int | None) -> str | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat()
