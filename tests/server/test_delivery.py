"""Page and kit as the server sends them: what they are, how long they last, what they may do."""

import gzip
from functools import partial
from pathlib import Path

import pytest

from katzentisch.delivery.page import load_page
from katzentisch.delivery.release import load_release
from katzentisch.offline.kit import put_into
from katzentisch.server.door import reception
from tests.server.harness import run, served

pytestmark = pytest.mark.sockets

ENGINE = b"\0asm" + bytes(2000)
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def kit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A kit of one engine, and where the server has it."""
    if not load_page():
        pytest.skip("The page is not built: run make page")
    folder = tmp_path / "kit"
    put_into(folder, {"engines/one.wasm": ENGINE, "pyodide/pyodide.mjs": b"export {}"})
    release = partial(load_release, folder)
    monkeypatch.setattr(reception, "load_release", release)
    found = next(name for name in release() if name.endswith("kit.json"))
    return "/" + found.removesuffix("kit.json")


def test_the_kit_is_sent_for_ever_and_compressed(tmp_path: Path, kit: str) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            listed = await server.http.get(kit + "kit.json")
            assert listed.headers["content-type"].startswith("application/json")
            assert listed.json()["files"][0]["path"] == "engines/one.wasm"
            packed = await server.http.get(kit + "engines/one.wasm.gz")
            assert packed.headers["content-type"] == "application/gzip"
            assert "content-encoding" not in packed.headers
            assert gzip.decompress(packed.content) == ENGINE
            for answer in (listed, packed):
                assert answer.headers["cache-control"] == FOR_EVER
            known = {"If-None-Match": packed.headers["etag"]}
            again = await server.http.get(kit + "engines/one.wasm.gz", headers=known)
            assert (again.status_code, again.content) == (304, b"")

    run(conversation())


def test_the_browser_may_unpack_the_kit_itself(tmp_path: Path, kit: str) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            for name, kind in (
                ("engines/one.wasm", "application/wasm"),
                ("pyodide/pyodide.mjs", "text/javascript"),
            ):
                answer = await server.http.get(kit + name)
                assert answer.headers["content-type"].startswith(kind)
                assert answer.headers["content-encoding"] == "gzip"
            unable = {"Accept-Encoding": "identity"}
            assert (await server.http.get(kit + name, headers=unable)).status_code == 404
            assert (await server.http.get("/offline/0123456789ab/kit.json")).status_code == 404

    run(conversation())


def test_only_scripts_may_run_webassembly(tmp_path: Path, kit: str) -> None:
    """A Worker is bound by the headers of its script; no document needs it."""

    async def conversation() -> None:
        async with served(tmp_path) as server:
            script = next(
                name for name in load_page() if name.endswith(".js") and "assets/" in name
            )
            for path, allowed in (
                ("/", False),
                ("/service-worker.js", False),
                ("/" + script, True),
            ):
                policy = (await server.http.get(path)).headers["content-security-policy"]
                assert ("script-src 'self' 'wasm-unsafe-eval'" in policy) == allowed
                assert "'unsafe-eval'" not in policy

    run(conversation())


def test_document_and_service_worker_name_the_release(tmp_path: Path, kit: str) -> None:
    async def conversation() -> None:
        async with served(tmp_path) as server:
            name = kit.split("/")[2]
            for path in ("/", "/t/abc", "/service-worker.js"):
                answer = await server.http.get(path)
                assert f'"{name}"' in answer.text
                assert answer.headers["cache-control"] == "no-cache"
            assert "data-kit=" in (await server.http.get("/")).text
            assert "data-alone" not in (await server.http.get("/")).text

    run(conversation())


def test_without_a_kit_the_document_names_none(tmp_path: Path) -> None:
    release = load_release(tmp_path / "none")
    if not release:
        pytest.skip("The page is not built: run make page")
    assert b"katzentisch-release" in release["index.html"].data
    assert b"data-kit" not in release["index.html"].data
    assert not any(name.startswith("offline/") for name in release)


def test_a_release_is_named_by_page_and_kit(tmp_path: Path) -> None:
    if not load_page():
        pytest.skip("The page is not built: run make page")
    names = set()
    for engine in (b"one", b"other", b"one"):
        put_into(tmp_path / "kit", {"engines/one.wasm": engine})
        release = load_release(tmp_path / "kit")
        names.add(next(name for name in release if name.endswith("kit.json")))
    assert len(names) == 2
