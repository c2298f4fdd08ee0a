"""What an invitation says, and what is left of it when nothing came of it."""

from collections.abc import Mapping

from bot.match.model import Challenge, ChallengeState
from cogs.core.head_start_words import offered
from cogs.core.phrasing import Phrasing
from cogs.core.screen import PublicScreen, box, lines, text
from cogs.core.time_words import agreed_time, away_words


def invitation_words(phrasing: Phrasing, made: Challenge, away: Mapping[int, int]) -> str:
    """Who asks whom, on what terms, and who of the two is away until when."""
    people = (made.challenger, made.opponent) if made.opponent else (made.challenger,)
    asked = (
        phrasing.say(
            "challenge-to", challenger=phrasing.player(made.challenger), opponent=phrasing.player(made.opponent)
        )
        if made.opponent
        else phrasing.say("challenge-anyone", challenger=phrasing.player(made.challenger))
    )
    details = phrasing.say(
        "challenge-details",
        length=made.terms.options.length.name.lower(),
        herds=made.terms.options.herds.name.lower(),
        pace=agreed_time(phrasing, made.terms),
        hints="yes" if made.terms.has_hints else "no",
    )
    return lines([asked, details, offered(phrasing, made), *away_words(phrasing, people, away)])


def closed(phrasing: Phrasing, gone: Challenge) -> PublicScreen:
    """A challenge that came to nothing, in one line in place of the invitation."""
    who = phrasing.player(gone.opponent if gone.state is ChallengeState.DECLINED and gone.opponent else gone.challenger)
    words = phrasing.say("challenge-closed", state=gone.state.value, name=who)
    return PublicScreen((box(text(words)),), replaces=True)
