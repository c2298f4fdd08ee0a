"""Reading a request: JSON alone, or JSON with files beside it."""

import json
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from playground.body_check import BodyCheck
from playground.errors import bad_json, request_too_large
from playground.limits import values as limits
from playground.models import Json


@dataclass(frozen=True)
class Upload:
    filename: str
    content: bytes


Uploads = dict[int, Upload]


@dataclass(frozen=True)
class MessageRequest:
    """What a request says of a message: its fields, the files beside them, and where errors in them are noted."""

    body: Json
    uploads: Uploads = field(default_factory=dict)
    check: BodyCheck = field(default_factory=BodyCheck)


async def read_json(request: web.Request) -> Any:
    """The JSON body; an empty object when there is no body."""
    return _parse(await request.read())


async def read_object(request: web.Request) -> dict[str, Any]:
    """The JSON body, which must be an object."""
    return _object(await read_json(request))


async def read_message(request: web.Request) -> MessageRequest:
    """A message body: JSON, or multipart with `payload_json` and `files[n]`."""
    if not request.content_type.startswith("multipart/"):
        return MessageRequest(await read_object(request))
    body: Json = {}
    files: Uploads = {}
    total = 0
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise bad_json()
        content = bytes(await part.read(decode=True))
        total += len(content)
        if total > limits.REQUEST_BYTES:
            raise request_too_large()
        name = part.name or ""
        if name == "payload_json":
            body = _object(_parse(content))
        elif name.startswith("files[") and name.endswith("]") and name[6:-1].isdigit():
            files[int(name[6:-1])] = Upload(part.filename or "unknown", content)
    return MessageRequest(body, files)


def _parse(content: bytes) -> Any:
    if not content:
        return {}
    try:
        return json.loads(content)
    except ValueError as error:
        raise bad_json() from error


def _object(value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise bad_json()
    return value
