"""A forum as the server's channel for games: every table is a post of it, with a tag, wherever it was asked for."""

from typing import Any

import pytest

from playground.driver import ShownMessage
from tests.e2e.jaipur_playground import WAIT, JaipurPlayground
from tests.e2e.players import Player, choose, is_to_move, opened, private_answer, seated, told

POSTS = {"method": "POST", "path": r"/channels/\d+/threads$"}
MINUTES, DAYS = 60, 86_400


async def chosen_forum(jaipur: JaipurPlayground, *tags: str, **settings: Any) -> str:
    """Mira chooses a new forum as the channel for games; gives its id."""
    forum = await jaipur.control.add_forum("games", *tags, **settings)
    await jaipur.mira.until(lambda: forum in jaipur.mira.state.channels, within=WAIT, why="there is no forum")
    page = opened(await jaipur.mira.command("/jaipur-server"))
    await choose(jaipur.mira, "Channel for all games…", [forum], page)
    assert "Every game is a post in" in page.text
    return forum


def posts_of(jaipur: JaipurPlayground, forum: str) -> list[dict[str, Any]]:
    """Those that Mira sees, archived ones too."""
    found = [one for one in jaipur.mira.state.channels.values() if one.get("parent_id") == forum]
    return sorted(found, key=lambda one: int(one["id"]))


def tags_of(jaipur: JaipurPlayground, post: str) -> list[str]:
    channels = jaipur.mira.state.channels
    names = {one["id"]: one["name"] for one in channels[channels[post]["parent_id"]]["available_tags"]}
    return [names[one] for one in channels[post]["applied_tags"]]


async def is_tagged(jaipur: JaipurPlayground, post: str, *tags: str) -> None:
    await jaipur.mira.until(lambda: tags_of(jaipur, post) == [*tags], within=WAIT, why=f"it is not tagged {tags}")


async def resign(player: Player) -> None:
    await player.person.command("/jaipur resign", game=player.code)
    await player.person.click("Yes")


async def test_a_match_is_a_post_from_its_beginning_to_its_end(jaipur: JaipurPlayground) -> None:
    mira, ravi = jaipur.mira, jaipur.ravi
    forum = await chosen_forum(jaipur, "chat", "Running", "Finished")
    invitation = opened(await mira.command("/jaipur challenge", opponent=ravi))
    assert invitation.channel_id == mira.channel
    await ravi.click("Accept", on=invitation)
    await mira.until(lambda: "They're playing in" in invitation.text, within=WAIT, why="nobody says where")
    code = invitation.text.split("`")[1]
    await mira.until(lambda: len(jaipur.tables(code)) == 1, within=WAIT, why="there is no table")
    (post,) = posts_of(jaipur, forum)
    assert post["id"] in str(invitation.raw["components"])
    assert jaipur.table(code).channel_id == post["id"]
    names = post["name"].removesuffix(f" · {code}").split(" · ")
    assert sorted(one[2:] for one in names) == ["Mira", "Ravi"]
    assert tags_of(jaipur, post["id"]) == ["Running"]
    members = (await jaipur.control.world())["channels"]
    (kept,) = [one for one in members if str(one["id"]) == post["id"]]
    assert kept["member_count"] == 3
    players = [Player(mira, code), Player(ravi, code)]
    for player in players:
        await player.open_panel()
    mover, waiting = sorted(players, key=lambda player: not player.is_my_turn)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await mover.click_a_move()
    assert (await told(jaipur, waiting)).channel_id == post["id"]
    beginning = next(one for one in mira.messages(post["id"]) if one.id == post["id"])
    assert "play Jaipur here" in beginning.text
    await resign(waiting)
    await jaipur.table_when_over(code)
    await is_tagged(jaipur, post["id"], "Finished")
    await jaipur.advance_bot_clock(2 * DAYS)
    await mira.until(
        lambda: mira.state.channels[post["id"]]["thread_metadata"]["archived"], within=WAIT, why="it is not archived"
    )
    assert tags_of(jaipur, post["id"]) == ["Finished"]


async def test_practice_and_rematch_have_their_posts_too(jaipur: JaipurPlayground) -> None:
    forum = await chosen_forum(jaipur)
    panel = await private_answer(jaipur.mira, "challenge", level="beginner")
    assert "The table is in" in panel.text
    practice = panel.text.split("`")[1]
    (post,) = posts_of(jaipur, forum)
    assert jaipur.table(practice).channel_id == post["id"]
    await resign(Player(jaipur.mira, practice))
    over = await jaipur.table_when_over(practice)
    await jaipur.mira.click("Rematch", on=over)
    await jaipur.mira.until(lambda: len(posts_of(jaipur, forum)) == 2, within=WAIT, why="there is no second post")
    again = posts_of(jaipur, forum)[1]
    code = again["name"][-4:]
    await jaipur.mira.until(
        lambda: [one.channel_id for one in jaipur.tables(code)] == [again["id"]], within=WAIT, why="there is no table"
    )


async def test_a_table_stays_in_its_post_wherever_it_is_asked_for(jaipur: JaipurPlayground) -> None:
    forum = await chosen_forum(jaipur)
    mover, _ = await seated(jaipur)
    before = jaipur.table(mover.code)
    answer = await private_answer(jaipur.mira, "table", game=mover.code)
    assert "on its way" in answer.text
    await jaipur.mira.until(lambda: before.is_gone, within=WAIT, why="it was not posted again")
    talk = await jaipur.control.add_post(forum, "Who plays?", jaipur.mira)
    await jaipur.mira.until(lambda: talk in jaipur.mira.state.channels, within=WAIT)
    before = jaipur.table(mover.code)
    await private_answer(jaipur.mira, "table", game=mover.code, at=talk)
    await jaipur.mira.until(lambda: before.is_gone, within=WAIT, why="it was not posted again")
    assert jaipur.table(mover.code).channel_id == before.channel_id


async def test_a_challenge_in_a_post_of_the_forum_is_answered_there(jaipur: JaipurPlayground) -> None:
    forum = await chosen_forum(jaipur)
    talk = await jaipur.control.add_post(forum, "Who plays?", jaipur.mira)
    for person in (jaipur.mira, jaipur.ravi):
        await person.until(lambda who=person: talk in who.state.channels, within=WAIT)  # type: ignore[misc]
        person.go(talk)
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    assert jaipur.table(code).channel_id not in (talk, forum)
    assert len(posts_of(jaipur, forum)) == 2


@pytest.mark.parametrize("kind", ["status", "reset"])
async def test_a_post_whose_answer_was_lost_is_not_opened_twice(jaipur: JaipurPlayground, kind: str) -> None:
    forum = await chosen_forum(jaipur)
    invitation = opened(await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi))
    await jaipur.control.fault(kind, **POSTS, status=502, count=1, after=True)
    accepted = opened(await jaipur.ravi.click("Accept", on=invitation))
    await jaipur.wait_for_log("could not be told")
    await jaipur.advance_bot_clock(2 * MINUTES)
    await stands_in_the_one_post(jaipur, forum, accepted)


async def test_a_post_that_was_opened_before_a_crash_is_used_after_it(jaipur: JaipurPlayground) -> None:
    forum = await chosen_forum(jaipur)
    invitation = opened(await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi))
    await jaipur.control.fault("slow", **POSTS, seconds=60, after=True)
    accepted = opened(await jaipur.ravi.click("Accept", on=invitation))
    await jaipur.mira.until(lambda: len(posts_of(jaipur, forum)) == 1, within=WAIT, why="there is no post")
    await jaipur.bot.kill()
    await jaipur.control.clear_faults()
    await jaipur.advance_bot_clock(61)  # whoever held the table in hand has lost it by now
    await jaipur.bot.start()
    await stands_in_the_one_post(jaipur, forum, accepted)


async def stands_in_the_one_post(jaipur: JaipurPlayground, forum: str, accepted: ShownMessage) -> None:
    code = accepted.text.split("`")[1]
    await jaipur.mira.until(lambda: len(jaipur.tables(code)) == 1, within=WAIT, why="there is no table")
    (post,) = posts_of(jaipur, forum)
    assert jaipur.table(code).channel_id == post["id"]


async def test_a_deleted_post_gives_way_to_a_new_one(jaipur: JaipurPlayground) -> None:
    forum = await chosen_forum(jaipur, "running")
    mover, waiting = await seated(jaipur)
    (post,) = posts_of(jaipur, forum)
    await jaipur.control.delete_channel(post["id"])
    await mover.click_a_move()
    table = await told(jaipur, waiting)
    (fresh,) = posts_of(jaipur, forum)
    assert table.channel_id == fresh["id"] != post["id"]
    await is_tagged(jaipur, fresh["id"], "running")


async def test_a_locked_post_is_said_and_can_be_replaced(jaipur: JaipurPlayground) -> None:
    forum = await chosen_forum(jaipur)
    mover, waiting = await seated(jaipur)
    (post,) = posts_of(jaipur, forum)
    await jaipur.control.archive(post["id"], locked=True)
    await jaipur.advance_bot_clock(10 * MINUTES)
    await mover.click_a_move()
    await jaipur.wait_for_log("could not be told")
    panel = await waiting.open_panel()
    assert "is locked" in panel.text
    answer = await private_answer(waiting.person, "table", game=mover.code)
    assert "on its way" in answer.text

    def is_in_a_new_post() -> bool:
        tables = [one for one in jaipur.tables(mover.code) if one.channel_id != post["id"]]
        return len(tables) == 1 and is_to_move(waiting.person, tables[0])

    await jaipur.mira.until(is_in_a_new_post, within=WAIT, why="it is not in a new post")
    assert len(posts_of(jaipur, forum)) == 2


async def test_once_the_forum_allows_it_again_the_table_comes_at_once(jaipur: JaipurPlayground) -> None:
    forum = await chosen_forum(jaipur)
    mover, waiting = await seated(jaipur)
    await jaipur.control.deny(forum, "SEND_MESSAGES_IN_THREADS")
    await jaipur.advance_bot_clock(10 * MINUTES)
    await mover.click_a_move()
    await jaipur.wait_for_log("could not be told")
    await jaipur.control.deny(forum)
    await told(jaipur, waiting)


async def test_an_archived_post_wakes_up(jaipur: JaipurPlayground) -> None:
    await chosen_forum(jaipur)
    mover, waiting = await seated(jaipur)
    post = jaipur.table(mover.code).channel_id
    await jaipur.control.archive(post)
    await mover.click_a_move()
    assert (await told(jaipur, waiting)).channel_id == post


@pytest.mark.parametrize(
    ("denied", "said"),
    [
        ("SEND_MESSAGES", "Create Posts"),
        ("SEND_MESSAGES_IN_THREADS", "Send Messages in Posts"),
        ("VIEW_CHANNEL", "View Channel"),
    ],
)
async def test_what_is_missing_in_the_forum_is_said_before_a_challenge(
    jaipur: JaipurPlayground, denied: str, said: str
) -> None:
    forum = await chosen_forum(jaipur)
    await jaipur.control.deny(forum, denied)
    page = opened(await jaipur.mira.command("/jaipur-server"))
    assert said in page.text
    asked = opened(await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi))
    assert asked.is_private
    assert said in asked.text
    invitation = opened(await jaipur.mira.click("Play without", on=asked))
    accepted = opened(await jaipur.ravi.click("Accept", on=invitation))
    code = accepted.text.split("`")[1]
    await jaipur.mira.until(lambda: len(jaipur.tables(code)) == 1, within=WAIT, why="there is no table")
    table = jaipur.table(code)
    assert table.channel_id == jaipur.mira.channel
    assert "I'm not allowed to open a post" in table.text
    assert not posts_of(jaipur, forum)


async def test_without_pictures_the_table_is_in_words_in_its_post(jaipur: JaipurPlayground) -> None:
    forum = await chosen_forum(jaipur)
    await jaipur.control.deny(forum, "ATTACH_FILES")
    asked = opened(await jaipur.mira.command("/jaipur challenge", opponent=jaipur.ravi))
    assert "the table will be in words" in asked.text
    invitation = opened(await jaipur.mira.click("Play without", on=asked))
    accepted = opened(await jaipur.ravi.click("Accept", on=invitation))
    await stands_in_the_one_post(jaipur, forum, accepted)


async def test_who_does_not_see_the_forum_is_told_where_the_games_are(jaipur: JaipurPlayground) -> None:
    forum = await chosen_forum(jaipur)
    await jaipur.control.deny(forum, "VIEW_CHANNEL", who=jaipur.ravi)
    refused = await private_answer(jaipur.ravi, "challenge", opponent=jaipur.mira)
    assert "In this server, games are started in" in refused.text


async def test_a_channel_in_which_the_bot_may_not_write_is_good_enough_to_ask(jaipur: JaipurPlayground) -> None:
    forum = await chosen_forum(jaipur)
    await jaipur.control.deny(jaipur.mira.channel, "SEND_MESSAGES", "VIEW_CHANNEL")
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    assert jaipur.table(code).channel_id == posts_of(jaipur, forum)[0]["id"]


@pytest.mark.parametrize(
    ("tags", "settings", "worn"),
    [
        (["en cours"], {}, ["en cours"]),
        (["news", "games"], {"require_tag": True, "moderated": ["news"]}, ["games"]),
        (["running"], {"moderated": ["running"]}, []),
        (["news"], {}, []),
    ],
)
async def test_tags_are_used_as_far_as_there_are_any(
    jaipur: JaipurPlayground, tags: list[str], settings: dict[str, Any], worn: list[str]
) -> None:
    forum = await chosen_forum(jaipur, *tags, **settings)
    mover, _ = await seated(jaipur)
    (post,) = posts_of(jaipur, forum)
    assert tags_of(jaipur, post["id"]) == worn
    await resign(mover)
    await jaipur.table_when_over(mover.code)
    await is_tagged(jaipur, post["id"], *(worn if settings.get("require_tag") else []))


async def test_a_required_tag_that_only_moderators_may_use_is_said(jaipur: JaipurPlayground) -> None:
    forum = await chosen_forum(jaipur, "news", require_tag=True, moderated=["news"])
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    assert "a tag I'm allowed to use" in jaipur.table(code).text
    assert not posts_of(jaipur, forum)


async def test_where_it_may_the_bot_makes_the_tags(jaipur: JaipurPlayground) -> None:
    forum = await jaipur.control.add_forum("games", "chat")
    await jaipur.control.allow(forum, "MANAGE_CHANNELS")
    await jaipur.mira.until(lambda: forum in jaipur.mira.state.channels, within=WAIT)
    page = opened(await jaipur.mira.command("/jaipur-server"))
    await choose(jaipur.mira, "Channel for all games…", [forum], page)
    await jaipur.mira.until(
        lambda: (
            [one["name"] for one in jaipur.mira.state.channels[forum]["available_tags"]]
            == ["chat", "running", "finished"]
        ),
        within=WAIT,
        why="the tags are missing",
    )
    code = await jaipur.start_match(jaipur.mira, jaipur.ravi)
    await is_tagged(jaipur, jaipur.table(code).channel_id, "running")
