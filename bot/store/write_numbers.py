"""Every write that must last has a number, one more than the one before.

It stands in the header of the file, where SQLite keeps a number for the application: so each such write changes the
first page, and the file itself has the number of the last write that was brought into it from the log. A database
begins at a random number: another bot's file is not taken for ours.
"""

import secrets

READ = "PRAGMA application_id"
HEADER = 100  # bytes
LARGEST = 2**31 - 1  # after it comes 1; 0 is a file without numbers
OTHERS_WRITES = 1_000_000  # at most, between two of ours


def writing(number: int) -> str:
    """The statement that makes it the number of this write."""
    return f"PRAGMA application_id = {number}"


def after(number: int) -> int:
    if number == 0:
        return 1 + secrets.randbelow(LARGEST)
    return number % LARGEST + 1


def may_follow(earlier: int, later: int) -> bool:
    """Whether a database that had the earlier number can have the later one now."""
    if earlier == 0 or later == 0:
        return earlier == 0
    return (later - earlier) % LARGEST <= OTHERS_WRITES


def in_header(header: bytes) -> int:
    return int.from_bytes(header[68:72], "big")
