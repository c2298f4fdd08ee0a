"""The bazaar of the day on Discord: the stalls, the result, and the one message a day of a server."""
