"""The page over HTTP."""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from katzentisch.delivery.kit import PACKED as GZIPPED
from katzentisch.delivery.page import File, media_type, page_missing
from katzentisch.server.door.languages import wished_language
from katzentisch.server.door.refusals import NO_STORE
from katzentisch.server.door.request_parts import reception_of
from katzentisch.server.table.refused import refused

# Links of the page have at most one folder, `/t/TABLE`; a few more do no harm.
DEEPEST_LINK = 3
# Marks what is sent compressed already.
PACKED = "packed"


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False, opt={PACKED: True})
def get_page(
    request: Request[Any, Any, Any], state: State, path: FromPath[str] = ""
) -> Response[bytes]:
    """The page; all its own links lead to its one document."""
    name = path.strip("/")
    reception, depth = reception_of(state), request.scope["raw_path"].count(b"/") - 1
    files = reception.page
    if name.startswith("api/"):
        raise refused("request-not-found")
    if not files:
        said = page_missing(wished_language(request)).encode()
        return Response(said, media_type="text/html", headers=NO_STORE)
    found = files.get(name)
    packed = files.get(name + GZIPPED)
    if packed and accepts_gzip(request):
        return unpacking(request, packed, name)
    if found is None:
        if "." in name.rpartition("/")[2] or depth > DEEPEST_LINK:
            raise refused("request-not-found")
        found = reception.document(depth)
    return sent(request, found)


def accepts_gzip(request: Request[Any, Any, Any]) -> bool:
    """Whether who asks can unpack what is compressed."""
    return "gzip" in request.headers.get("accept-encoding", "")


def unpacking(request: Request[Any, Any, Any], file: File, name: str) -> Response[bytes]:
    """A file of the kit by its own name, for the browser to unpack."""
    answer = sent(request, file)
    answer.headers["content-encoding"] = "gzip"
    answer.media_type = media_type(name)
    return answer


def sent(request: Request[Any, Any, Any], file: File) -> Response[bytes]:
    """A file of the page, unless the browser has it already."""
    cache = "public, max-age=31536000, immutable" if file.lasting else "no-cache"
    headers = {"cache-control": cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.media_type)
    if file.zipped is not None and accepts_gzip(request):
        headers["content-encoding"] = "gzip"
        return Response(file.zipped, headers=headers, media_type=file.media_type)
    return Response(file.data, headers=headers, media_type=file.media_type)
