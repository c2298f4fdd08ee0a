"""The one error of a person's side."""


class Refused(Exception):
    """A Discord client would not let a person do this. The text is for people."""
