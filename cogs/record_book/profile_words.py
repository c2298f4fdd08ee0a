"""A profile in words. Figures that rest on too little are named as missing and not given."""

from collections.abc import Iterator

from bot.ratings.profile_figures import Profile
from bot.ratings.tallies import EVERYWHERE, RatedMatches
from cogs.core.phrasing import Phrasing, escaped
from render.pictures.profile_card import ProfileCard, ProfileLabels

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600


def card_of(phrasing: Phrasing, profile: Profile) -> ProfileCard:
    """The same as a picture."""
    standing, tally = profile.standing, profile.tally
    return ProfileCard(
        rating=standing.rating if standing else None,
        deviation=standing.deviation if standing else None,
        rank=profile.rank,
        curve=profile.curve,
        wins=tally.wins,
        losses=tally.games - tally.wins,
        win_rate=profile.win_rate.value,
        favourite=profile.favourite,
        favourite_share=0.0 if profile.favourite is None else tally.sold(profile.favourite) / tally.cards_sold,
        average_sale=profile.average_sale.value,
        bonus_rate=profile.bonus_rate.value,
        camel_rate=profile.camel_rate.value,
        reply=None if profile.reply.value is None else duration(phrasing, profile.reply.value, "duration-short"),
        name=profile.name or phrasing.say("somebody"),
        labels=ProfileLabels(*(phrasing.say("picture-label", what=what) for what in ProfileLabels._fields)),
    )


def sentences(phrasing: Phrasing, profile: Profile) -> list[str]:
    """One a line, for the message and for the picture's alt text."""
    return [
        *_ratings(phrasing, profile),
        _results(phrasing, profile),
        *_style(phrasing, profile),
        *_missing(phrasing, profile),
    ]


def _ratings(phrasing: Phrasing, profile: Profile) -> Iterator[str]:
    if profile.standing is None:
        yield phrasing.say("profile-unrated")
    else:
        yield phrasing.say("profile-rating", **rating(profile.standing), games=profile.standing.games)
    if profile.rank:
        yield phrasing.say("profile-rank", rank=profile.rank)
    overall = profile.overall
    if profile.scope != EVERYWHERE and overall and overall != profile.standing and not profile.is_hidden:
        yield phrasing.say("profile-overall", **rating(overall))
    if merchants := profile.against_merchants:
        yield phrasing.say("profile-merchants", **rating(merchants), games=merchants.games)
    if len(profile.curve) > 1:
        low, high = str(round(min(profile.curve))), str(round(max(profile.curve)))
        yield phrasing.say("profile-curve", games=len(profile.curve), low=low, high=high)


def rating(standing: RatedMatches) -> dict[str, object]:
    """The variables of a rating in a sentence; the margin holds in 19 of 20 cases."""
    return {
        "rating": str(round(standing.rating)),
        "margin": str(round(2 * standing.deviation)),
        "provisional": "yes" if standing.is_provisional else "no",
    }


def _results(phrasing: Phrasing, profile: Profile) -> str:
    tally, share = profile.tally, profile.win_rate.value
    return phrasing.say(
        "profile-results",
        games=tally.games,
        won=tally.wins,
        lost=tally.games - tally.wins,
        share="none" if share is None else str(round(share * 100)),
    )


def _style(phrasing: Phrasing, profile: Profile) -> Iterator[str]:
    tally = profile.tally
    if profile.favourite is not None:
        good = profile.favourite
        yield phrasing.say("profile-favourite", good=good.name.lower(), cards=tally.sold(good), of=tally.cards_sold)
    if profile.average_sale.value is not None:
        yield phrasing.say(
            "profile-sale", rupees=f"{profile.average_sale.value:.1f}", best=tally.best_sale, sales=tally.sales
        )
    if profile.bonus_rate.value is not None:
        yield phrasing.say("profile-bonus", share=round(profile.bonus_rate.value * 100), sales=tally.sales)
    if profile.camel_rate.value is not None:
        yield phrasing.say("profile-camels", share=round(profile.camel_rate.value * 100), rounds=tally.rounds)
    if profile.reply.value is not None:
        yield phrasing.say("profile-reply", time=duration(phrasing, profile.reply.value), moves=profile.reply.sample)


def _missing(phrasing: Phrasing, profile: Profile) -> Iterator[str]:
    """What there is too little of to say anything."""
    known = {
        "win_rate": profile.win_rate.value,
        "favourite": profile.favourite,
        "average_sale": profile.average_sale.value,
        "bonus_rate": profile.bonus_rate.value,
        "camel_rate": profile.camel_rate.value,
        "reply": profile.reply.value,
    }
    missing = [phrasing.say("profile-figure", figure=name) for name, value in known.items() if value is None]
    if missing:
        yield phrasing.say("profile-missing", figures=phrasing.listed(missing))


def trophies(phrasing: Phrasing, fairs: list[str], seasons: list[str]) -> str | None:
    """The fairs and the seasons that somebody has won."""
    told = [phrasing.say("trophy-fair", title=escaped(name)) for name in fairs]
    told += [phrasing.say("trophy-season", season=season_words(phrasing, season)) for season in seasons]
    return phrasing.say("trophies", trophies=" · ".join(told)) if told else None


def season_words(phrasing: Phrasing, season: str) -> str:
    """A calendar quarter such as `2026-4`."""
    year, _, quarter = season.partition("-")
    return phrasing.say("season", year=year, quarter=quarter)


def duration(phrasing: Phrasing, seconds: float, words: str = "duration") -> str:
    """About how long, in the largest unit that fits."""
    for unit, name in ((DAY, "day"), (HOUR, "hour"), (MINUTE, "minute")):
        if seconds >= unit:
            return phrasing.say(words, unit=name, count=round(seconds / unit))
    return phrasing.say(words, unit="second", count=round(seconds))
