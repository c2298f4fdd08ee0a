"""The small interface through which everything is stored."""

from pathlib import Path


class Database:
    def __init__(self, file: Path) -> None:
        self.file = file

    async def open(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError
