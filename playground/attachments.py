"""The files of a message: which stay on an edit, which are new, and where components point to them."""

import copy
import mimetypes
import re
from typing import Any
from urllib.parse import quote

from playground.body_check import BodyCheck
from playground.context import Context
from playground.errors import request_too_large
from playground.limits import values as limits
from playground.models import Attachment, Json
from playground.picture_format import picture_size, picture_type
from playground.request_body import MessageRequest, Upload

FILE_NAME = re.compile(r"[A-Za-z0-9_.\-]{1,260}")


def after_request(
    context: Context,
    request: MessageRequest,
    channel_id: int,
    existing: list[Attachment],
    *,
    absent_keeps: bool = True,
) -> list[Attachment]:
    """The files a message has afterwards. What is wrong with them is noted in the request's check.

    `attachments` in the body lists all that stay and describes the new ones; what it leaves out is removed.
    Without the key everything stays, or nothing does (`absent_keeps`).
    """
    body, check = request.body, request.check
    listed = body.get("attachments")
    kept: list[Attachment] = []
    described: dict[int, Json] = {}
    if listed is None and "attachments" not in body:
        kept = list(existing) if absent_keeps else []
    by_id = {str(one.id): one for one in existing}
    for index, raw in enumerate(check.at("attachments").items(listed, 0, limits.ATTACHMENTS)):
        place = check.at("attachments", index)
        entry = place.mapping(raw)
        if entry.get("description") is not None:
            place.at("description").text(entry["description"], 0, limits.ALT_TEXT)
        key = str(entry.get("id"))
        if key in by_id:
            kept.append(_with_description(by_id[key], entry))
        elif key.isdigit() and int(key) in request.uploads:
            described[int(key)] = entry
        else:
            place.at("id").add_error("ATTACHMENT_NOT_FOUND", f"There is no attachment {key} here.")
    fresh = [
        _store(context, check, upload, described.get(number, {}), channel_id)
        for number, upload in request.uploads.items()
    ]
    if len(kept) + len(fresh) > limits.ATTACHMENTS and len(listed or []) <= limits.ATTACHMENTS:
        check.at("attachments").add_error("BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
    return kept + fresh


def _with_description(attachment: Attachment, entry: Json) -> Attachment:
    if "description" not in entry:
        return attachment
    changed = copy.copy(attachment)
    changed.description = entry["description"]
    return changed


def _store(context: Context, check: BodyCheck, upload: Upload, entry: Json, channel_id: int) -> Attachment:
    if len(upload.content) > context.world.app.file_bytes:
        raise request_too_large()
    filename = str(entry.get("filename") or upload.filename)
    if not FILE_NAME.fullmatch(filename):
        check.at("attachments").add_error(
            "ATTACHMENT_FILENAME_INVALID", f"{filename!r}: ASCII letters, digits, _ - . only."
        )
    new_id = context.world.ids.next()
    size = picture_size(upload.content)
    kind = picture_type(upload.content) or mimetypes.guess_type(filename)[0] or "application/octet-stream"
    return Attachment(
        id=new_id,
        filename=filename,
        content=upload.content,
        content_type=kind,
        url=f"{context.url}/cdn/attachments/{channel_id}/{new_id}/{quote(filename)}",
        description=entry.get("description"),
        width=size[0] if size else None,
        height=size[1] if size else None,
        spoiler=bool(entry.get("is_spoiler")) or filename.startswith("SPOILER_"),
    )


def resolved(value: Any, attachments: list[Attachment]) -> Any:
    """A copy of components or embeds in which every `attachment://` has become the file it names."""
    by_name = {one.filename: one for one in attachments}
    by_url = {one.url: one for one in attachments}

    def resolve(one: Any) -> Any:
        if isinstance(one, list):
            return [resolve(item) for item in one]
        if not isinstance(one, dict):
            return one
        fields = {key: resolve(item) for key, item in one.items()}
        url = fields.get("url")
        if isinstance(url, str):
            found = (
                by_name.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else by_url.get(url)
            )
            if found is not None:
                fields |= _media(found)
        return fields

    return resolve(value)


def _media(attachment: Attachment) -> Json:
    return {
        "url": attachment.url,
        "proxy_url": attachment.url,
        "width": attachment.width,
        "height": attachment.height,
        "content_type": attachment.content_type,
        "attachment_id": str(attachment.id),
        "flags": 0,
        "loading_state": 2,
    }
