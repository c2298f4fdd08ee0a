"""Trouble on request: server errors, lost connections, slow answers, on routes that match a pattern."""

import asyncio
import random
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web

KINDS = ("status", "reset", "slow")


@dataclass
class Fault:
    """One kind of trouble.

    `after` lets the request take effect first and only then spoils the answer: the bot cannot know.
    `count` is how often it strikes (None: for ever), `chance` how likely it does each time.
    """

    kind: str
    method: str = ".*"
    path: str = ".*"
    status: int = 500
    seconds: float = 0.0
    count: int | None = None
    chance: float = 1.0
    after: bool = False
    struck: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"a fault is one of {', '.join(KINDS)}")
        re.compile(self.method)
        re.compile(self.path)

    def fits(self, method: str, path: str) -> bool:
        """Whether it is meant for this request and not used up."""
        if self.count is not None and self.struck >= self.count:
            return False
        return bool(re.fullmatch(self.method, method) and re.search(self.path, path))


class Faults(list[Fault]):
    """The faults in force, with a seeded source of chance so that a run can be repeated."""

    def __init__(self) -> None:
        super().__init__()
        self._random = random.Random(0)  # noqa: S311  chance for tests, not a secret
        self.struck = 0

    def seed(self, seed: int) -> None:
        """Start the chances anew."""
        self._random.seed(seed)

    def add(self, fields: dict[str, Any]) -> Fault:
        """Put a fault in force."""
        fault = Fault(**fields)
        self.append(fault)
        return fault

    def pick(self, method: str, path: str) -> Fault | None:
        """The fault that strikes this request, if any."""
        for fault in self:
            if fault.fits(method, path) and self._random.random() < fault.chance:
                fault.struck += 1
                self.struck += 1
                return fault
        return None


async def apply_fault(fault: Fault, request: web.Request) -> web.Response | None:
    """Spoil the request. None means: the request goes on (it was only slowed down)."""
    if fault.kind == "slow":
        await asyncio.sleep(fault.seconds)
        return None
    if fault.kind == "reset":
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=499)
    body = b'{"message": "Injected fault", "code": 0}'
    return web.Response(status=fault.status, body=body, content_type="application/json")
