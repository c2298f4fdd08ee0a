"""Everything that is stored about a person, ready for JSON."""

from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

from bot.archive.record_files import RecordFiles
from bot.match.lookup import MatchLookup
from bot.match.model import Challenge, Player, PublicMatch, State
from bot.people.names import PeopleNames
from bot.people.preferences import Blocks, Preferences, PreferencesByPerson
from bot.store import (
    challenges,
    digests,
    fair_entrants,
    judged_rounds,
    matches,
    merchant_rungs,
    one_time_notices,
    personal_data,
    plans,
    today_attempts,
    today_messages,
    training,
    unanswered_mentions,
)
from bot.store.database import Database, Row
from rules import View


class PersonExport:
    def __init__(
        self,
        db: Database,
        names: PeopleNames,
        preferences: PreferencesByPerson,
        blocks: Blocks,
        lookup: MatchLookup,
        records: RecordFiles,
    ) -> None:
        self._db, self._names, self._preferences, self._blocks = db, names, preferences, blocks
        self._lookup, self._records = lookup, records

    async def of(self, user_id: int) -> dict[str, Any]:
        """Finished matches come with their record. Running ones show what the person sees of them, and no more."""
        mine = [*await matches.running_of(self._db, user_id), *await matches.ended_of(self._db, user_id)]
        return {
            "user_id": user_id,
            "name": await self._names.name(user_id),
            "locale": await self._names.locale(user_id),
            "preferences": _preferences(await self._preferences.of(user_id)),
            "unanswered_mention": _time(await unanswered_mentions.find(self._db, user_id)),
            "next_digest": _time(await digests.find(self._db, user_id)),
            "blocked": await self._blocks.blocked_by(user_id),
            "challenges": await self._challenges(user_id),
            "merchant_rung": await merchant_rungs.find(self._db, user_id),
            "fairs": [dict(row) for row in await fair_entrants.export_of(self._db, user_id)],
            "fairs_organised": [dict(row) for row in await fair_entrants.organised_by(self._db, user_id)],
            "record_book": await personal_data.record_book_of(self._db, user_id),
            "plans": await plans.all_of(self._db, user_id),
            "today": [_attempt(row) for row in await today_attempts.export_of(self._db, user_id)],
            "today_shown": await self._shown(user_id),
            "said_once": await self._said_once(user_id),
            "training": await training.export_of(self._db, user_id),
            "style": await judged_rounds.export_of(self._db, user_id),
            "games": [await self._game(match, user_id) for match in mine],
        }

    async def _game(self, match: PublicMatch, user_id: int) -> dict[str, Any]:
        looks = await self._looks_and_times(match, user_id)
        return _match(match, user_id) | looks | await self._cards(match, user_id)

    async def _challenges(self, user_id: int) -> list[dict[str, Any]]:
        times = await personal_data.call_times_of(self._db, user_id)
        return [
            _challenge(challenge, user_id) | {what: _time(when) for what, when in times[challenge.code].items()}
            for challenge in await challenges.all_of(self._db, user_id)
        ]

    async def _shown(self, user_id: int) -> list[dict[str, Any]]:
        """In which servers' messages a day was shown; and in which channels one was shown in a line, and when last."""
        lines = await one_time_notices.lines_of(self._db, user_id)
        return [
            *(_shown(row) for row in await today_messages.shown_by(self._db, user_id)),
            *({"channel": channel_id, "shown": _time(said)} for channel_id, said in lines.items()),
        ]

    async def _said_once(self, user_id: int) -> list[dict[str, Any]]:
        """What was said and is not said again, or not so soon."""
        said = await one_time_notices.said_to(self._db, user_id)
        return [{"what": what, "when": _time(when)} for what, when in said.items()]

    async def _looks_and_times(self, match: PublicMatch, user_id: int) -> dict[str, Any]:
        """How far the person has looked, and when they moved."""
        _, looks = await matches.find_with_looks(self._db, match.code)
        seat = match.seat_of(user_id)
        assert seat is not None  # noqa: S101  # found by it
        times = await personal_data.move_times_of(self._db, match.code)
        return {"looked_at": str(looks[seat]), "move_times": [_time(when) for when in times]}

    async def _cards(self, match: PublicMatch, user_id: int) -> dict[str, Any]:
        if match.state is State.RUNNING:
            return {"seen": _view((await self._lookup.peek(match.code, user_id)).view)}
        return {"record": await self._records.record(match.code)}


def _match(match: PublicMatch, user_id: int) -> dict[str, Any]:
    seat = match.seat_of(user_id)
    assert seat is not None  # noqa: S101  # found by it
    outcome = match.outcome
    return {
        "code": match.code,
        "seat": seat + 1,
        "opponent": _who(match.players[1 - seat]),
        "opponent_id": match.players[1 - seat].user_id,
        "state": match.state.value,
        "won": outcome.winner == seat if outcome and outcome.winner is not None else None,
        "termination": outcome.termination.value if outcome and outcome.termination else None,
        "server": match.place.guild_id,
        "channel": match.place.channel_id,
        "thread": match.thread_id,
        "message": match.message_id,
        "rated": match.is_rated,
        "reserve": match.reserves[seat],
        "merchant_moved_for": match.stewarded,
        "at_my_level": match.is_at_my_level,
        "deal_of": str(match.deal_of) if match.deal_of else None,
        "head_start": str(match.terms.options.head_start) if match.terms.options.head_start else None,
        "started": _time(match.started),
        "ended": _time(match.ended),
        "round": match.round,
        "ply": match.ply,
    }


def _preferences(wished: Preferences) -> dict[str, Any]:
    mentions = wished.mentions.value if wished.mentions else None
    return asdict(wished) | {"mentions": mentions, "away_until": _time(wished.away_until)}


def _challenge(challenge: Challenge, user_id: int) -> dict[str, Any]:
    return {
        "code": challenge.code,
        "made": challenge.challenger.user_id == user_id,
        "state": challenge.state.value,
        "server": challenge.place.guild_id,
        "channel": challenge.place.channel_id,
        "message": challenge.message_id,
        "challenger": challenge.challenger.user_id,
        "opponent": challenge.opponent.user_id if challenge.opponent else None,
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


def _attempt(row: Row) -> dict[str, Any]:
    return dict(row) | {"opened": _time(row["opened"]), "counts": bool(row["counts"])}


def _shown(row: Row) -> dict[str, Any]:
    return {"server": row["guild_id"], "day": row["day"], "shown": _time(row["shown"])}


def _time(seconds: int | None) -> str | None:
    return None if seconds is None else datetime.fromtimestamp(seconds, UTC).isoformat()
