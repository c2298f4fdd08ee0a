"""What the bot needs in a channel, and nothing more: the one list for invite links and for `/jaipur-server`."""

from typing import NamedTuple


class NeededPermission(NamedTuple):
    flag: str  # as discord.py calls it
    name: str  # as Discord shows it in English
    bit: int


NEEDED = (
    NeededPermission("view_channel", "View Channel", 1 << 10),
    NeededPermission("send_messages", "Send Messages", 1 << 11),
    NeededPermission("attach_files", "Attach Files", 1 << 15),
    NeededPermission("embed_links", "Embed Links", 1 << 14),
    NeededPermission("read_message_history", "Read Message History", 1 << 16),
    NeededPermission("send_messages_in_threads", "Send Messages in Threads", 1 << 38),
    NeededPermission("create_public_threads", "Create Public Threads", 1 << 35),
)
