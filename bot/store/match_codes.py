"""Short codes that people can read out: no vowels, no look-alikes. Each is given out once."""

from random import Random

from bot.store.database import Queries

ALPHABET = "CDFGHJKMNPQRTVWXY2346789"
SHORTEST = 4
TRIES_AT_A_LENGTH = 5  # all of them taken means that codes of this length are getting scarce


async def new_code(queries: Queries, rng: Random) -> str:
    """Take a code that nobody has."""
    length, tries = SHORTEST, 0
    while True:
        code = "".join(rng.choices(ALPHABET, k=length))
        if await queries.execute("INSERT INTO codes (code) VALUES (?) ON CONFLICT DO NOTHING", code):
            return code
        tries += 1
        if tries % TRIES_AT_A_LENGTH == 0:
            length += 1


def as_code(text: str) -> str:
    """A code as people type it, in the form in which it is stored."""
    return text.strip().upper()
