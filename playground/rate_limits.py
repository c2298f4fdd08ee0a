"""Discord's rate limits, off until asked for. In real time, since the bot waits in real time."""

import re
import time
from dataclasses import dataclass

MESSAGE_ROUTES = re.compile(r"/channels/(\d+)/messages(?:/\d+)?$")
WEBHOOK_ROUTES = re.compile(r"/webhooks/\d+/([^/]+)")
EXEMPT_FROM_GLOBAL = re.compile(r"/(interactions|webhooks)/")


@dataclass
class Bucket:
    """So many requests in a window that starts with the first of them."""

    limit: int
    window: float
    used: int = 0
    resets_at: float = 0.0

    def take(self, now: float) -> bool:
        """Use one up; False when there is none left."""
        if now >= self.resets_at:
            self.used, self.resets_at = 0, now + self.window
        self.used += 1
        return self.used <= self.limit


@dataclass
class Verdict:
    """What the limits say to one request."""

    allowed: bool
    headers: dict[str, str]
    retry_after: float = 0.0
    is_global: bool = False


class RateLimits:
    """All buckets. `messages`: per 5 s for each channel and verb. `followups`: per 2 s for each token."""

    def __init__(self) -> None:
        self.on = False
        self.configure(on=False)

    def configure(self, *, on: bool, messages: int = 5, followups: int = 5, per_second: int = 50) -> None:
        """Switch on or off and set the numbers; all buckets start full."""
        self.on = on
        self._messages = messages
        self._followups = followups
        self._global = Bucket(per_second, 1.0)
        self._buckets: dict[str, Bucket] = {}
        self.refused = 0

    def check(self, method: str, path: str) -> Verdict:
        """Count this request and say whether it may pass."""
        if not self.on:
            return Verdict(True, {})
        now = time.monotonic()
        if not EXEMPT_FROM_GLOBAL.search(path) and not self._global.take(now):
            self.refused += 1
            wait = self._global.resets_at - now
            headers = {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}
            return Verdict(False, headers | {"Retry-After": f"{wait:.3f}"}, wait, is_global=True)
        key, bucket = self._bucket(method, path)
        if bucket is None:
            return Verdict(True, {})
        allowed = bucket.take(now)
        wait = bucket.resets_at - now
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(max(0, bucket.limit - bucket.used)),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": key.split(" ")[0],
        }
        if not allowed:
            self.refused += 1
            headers |= {"X-RateLimit-Scope": "user", "Retry-After": f"{wait:.3f}"}
        return Verdict(allowed, headers, wait)

    def _bucket(self, method: str, path: str) -> tuple[str, Bucket | None]:
        if method in ("POST", "PATCH") and (found := MESSAGE_ROUTES.search(path)):
            key, limit, window = f"{method.lower()}-message {found[1]}", self._messages, 5.0
        elif method in ("POST", "PATCH") and (found := WEBHOOK_ROUTES.search(path)):
            key, limit, window = f"followup {found[1]}", self._followups, 2.0
        else:
            return "", None
        return key, self._buckets.setdefault(key, Bucket(limit, window))
