"""Why a person's step in a test did not work out; assertions, so that pytest shows them as failures."""


class NotSeen(AssertionError):
    """What was waited for did not appear in time. Shows the person's screen."""


class NotPossible(AssertionError):
    """A Discord client would not let the person do this."""


class Failed(AssertionError):
    """The person saw "This interaction failed"."""
