"""People, channels, commands and messages for the page's tests, in Discord's wire format."""

from __future__ import annotations

from typing import Any

Frame = dict[str, Any]

ASHA, BORIS, WATCHER, BOT = (
    "1000000000000000001",
    "1000000000004194306",
    "1000000000008388611",
    "1000000000012582916",
)
GENERAL, LOUNGE, THREAD, DIRECT = (
    "2000000000000000001",
    "2000000000000000002",
    "2000000000000000003",
    "2000000000000000004",
)
GUILD, ROLE, EMOJI, COMMAND, MENU = "300", "310", "320", "330", "331"

NAMES = {ASHA: "Asha", BORIS: "Boris", WATCHER: "Wen", BOT: "Market Bot"}


def user(user_id: str) -> Frame:
    name = NAMES[user_id]
    return {
        "id": user_id,
        "username": name.lower().replace(" ", "_"),
        "display_name": name,
        "global_name": name,
        "discriminator": "0",
        "avatar": None,
        "bot": user_id == BOT,
    }


def people() -> list[Frame]:
    roles = {ASHA: "player", BORIS: "player", WATCHER: "spectator"}
    return [{**user(one), "locale": "en-US", "role": role} for one, role in roles.items()]


def guild() -> Frame:
    return {"id": GUILD, "name": "The Bazaar", "roles": [{"id": ROLE, "name": "merchants", "color": 0}]}


def channels() -> list[Frame]:
    thread = {
        "archived": False,
        "archive_timestamp": "2026-01-01T00:00:00+00:00",
        "auto_archive_duration": 1440,
    }
    return [
        {"id": GENERAL, "type": 0, "name": "general", "position": 0},
        {"id": LOUNGE, "type": 0, "name": "lounge", "position": 1},
        {"id": THREAD, "type": 11, "name": "Asha and Boris", "parent_id": GENERAL, "thread_metadata": thread},
        {"id": DIRECT, "type": 1, "recipients": [user(BOT)]},
    ]


def emojis() -> list[Frame]:
    return [{"id": EMOJI, "name": "camel", "url": f"/cdn/emojis/{EMOJI}.png"}]


def commands() -> list[Frame]:
    lengths = [
        {
            "name": "Single round",
            "value": "one",
            "name_localizations": {"fr": "Une manche", "ja": "1ラウンド"},
        }
    ]
    lengths.append({"name": "Best of three", "value": "three", "name_localizations": {}})
    return [
        {
            "id": COMMAND,
            "type": 1,
            "name": "table",
            "description": "Tables",
            "options": [
                _sub("help", "How it works", []),
                _sub(
                    "set",
                    "Set a table for two",
                    [
                        _option("opponent", 6, "Who to play with"),
                        _option("length", 3, "How long", choices=lengths),
                        _option("stake", 4, "How much", min_value=1, max_value=9),
                    ],
                    description_localizations={
                        "fr": "Dresser une table pour deux",
                        "ja": "2人用のテーブルを用意",
                    },
                    name_localizations={"fr": "dresser", "ja": "用意"},
                ),
                _sub(
                    "sell",
                    "Sell goods",
                    [_option("good", 3, "What to sell", required=True, autocomplete=True)],
                ),
                _sub("tag", "Name the table", [_option("name", 3, "Its name", required=True)]),
            ],
        },
        {"id": MENU, "type": 2, "name": "Invite to a table", "description": ""},
    ]


def _sub(name: str, description: str, options: list[Frame], **more: Any) -> Frame:
    return {"type": 1, "name": name, "description": description, "options": options, **more}


def _option(name: str, kind: int, description: str, **more: Any) -> Frame:
    return {"type": kind, "name": name, "description": description, **more}


def leaves(options: list[Frame]) -> list[Frame]:
    """The options with values, below any subcommands."""
    return [leaf for option in options for leaf in (leaves(option["options"]) if option["type"] <= 2 else [option])]


def button(custom_id: str, label: str, style: int = 2, **more: Any) -> Frame:
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id, **more}


def row(*items: Frame) -> Frame:
    return {"type": 1, "components": list(items)}


def goods_select(**more: Any) -> Frame:
    options = [
        {"label": "Leather", "value": "L", "description": "4 + 3 + 2", "emoji": {"name": "🟫"}},
        {"label": "Spice", "value": "P", "emoji": {"id": EMOJI, "name": "camel"}},
        {"label": "Cloth", "value": "C"},
    ]
    return {"type": 3, "custom_id": "goods", "placeholder": "Choose goods", "options": options, **more}


def modal() -> Frame:
    notes = {"type": 4, "custom_id": "notes", "style": 2, "required": False, "max_length": 200}
    choices = [{"label": "Soft", "value": "soft"}, {"label": "Loud", "value": "loud", "description": "Very"}]
    return {
        "title": "Name your table",
        "custom_id": "name-table",
        "components": [
            _label("Name", {"type": 4, "custom_id": "name", "style": 1, "min_length": 3, "max_length": 20}),
            _label("Notes", notes, description="For both of you"),
            _label("Music", {"type": 21, "custom_id": "music", "options": choices}),
            _label("Goods", goods_select(custom_id="wares", max_values=2)),
            _label("Open to all", {"type": 23, "custom_id": "open", "default": True}),
        ],
    }


def _label(label: str, component: Frame, **more: Any) -> Frame:
    return {"type": 18, "label": label, "component": component, **more}


def board(picture: str = "board-1.png", **more: Any) -> Frame:
    """Fields of a Components V2 message with most kinds of component."""
    text = f"## Round 1\n<@{ASHA}> to play, <t:1900000000:R>\n-# Deck: 12 cards left"
    section = {
        "type": 9,
        "components": [{"type": 10, "content": "**Last move**: Boris sold 3 leather for 9"}],
        "accessory": button("rules", "Rules"),
    }
    media = {"media": {"url": f"http://localhost:1/cdn/{picture}", "width": 1080, "height": 720}}
    gallery = {"type": 12, "items": [{**media, "description": "The market: leather, spice"}]}
    buttons = row(
        button("hand", "My hand", 1, emoji={"name": "🖐"}),
        button("fails", "Fails", 4),
        button("silent", "Silent", 3),
        button("off", "Off", 2, disabled=True),
        button("form", "Form"),
    )
    inside = [
        {"type": 10, "content": text},
        gallery,
        section,
        {"type": 14, "spacing": 2},
        buttons,
        row(goods_select()),
    ]
    return {
        "flags": 32768,
        "components": [{"type": 17, "accent_color": 0xE08A2B, "components": inside}],
        **more,
    }
