"""Compiled code on the disk is that of its signature, whoever else writes there and is killed."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from katzentisch.core.kept_code import SignedFiles

pytestmark = pytest.mark.compiled


def files(folder: Path) -> "SignedFiles":
    from katzentisch.core.kept_code import SignedFiles

    return SignedFiles(str(folder), "module.function-1.py311", (1.0, 100))


def test_two_who_write_at_the_same_time_keep_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = files(tmp_path), files(tmp_path)
    # Both have read the list before the other has written it.
    monkeypatch.setattr(first, "_load_index", dict)
    monkeypatch.setattr(second, "_load_index", dict)
    first.save("of one", "code of one")
    second.save("of two", "code of two")
    found = {key: files(tmp_path).load(key) for key in ("of one", "of two")}
    # A line of the list may be lost; no line may name another's code.
    assert found == {"of one": None, "of two": "code of two"}
    files(tmp_path).save("of one", "code of one")
    assert files(tmp_path).load("of one") == "code of one"
    assert files(tmp_path).load("of two") == "code of two"


def test_who_is_killed_while_writing_leaves_nothing_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files(tmp_path).save("of one", "code of one")

    def killed(name: str, data: object) -> None:
        raise KeyboardInterrupt

    writer = files(tmp_path)
    monkeypatch.setattr(writer, "_save_data", killed)
    with pytest.raises(KeyboardInterrupt):
        writer.save("of two", "code of two")
    assert files(tmp_path).load("of two") is None
    assert files(tmp_path).load("of one") == "code of one"


def test_every_engine_is_kept_so(tmp_path: Path) -> None:
    from katzentisch.core.kept_code import Compiler, SignedFiles

    def double(number: int) -> int:
        return 2 * number

    made = Compiler(tmp_path, vectors=False).entrance(double)
    assert isinstance(made._cache._cache_file, SignedFiles)
    assert made(21) == 42
    assert len(list(tmp_path.rglob("*.nbc"))) == 1


def test_every_engine_lets_other_threads_run(tmp_path: Path) -> None:
    from katzentisch.core.kept_code import Compiler

    def double(number: int) -> int:
        return 2 * number

    assert Compiler(tmp_path, vectors=False).entrance(double).targetoptions["nogil"]


def test_settings_are_ours_only_while_we_compile(tmp_path: Path) -> None:
    """Whoever else uses Numba in the same process keeps his own."""
    import numba

    from katzentisch.core.kept_code import Compiler

    def double(number: int) -> int:
        return 2 * number

    before = dict(vars(numba.config))
    made = Compiler(tmp_path, vectors=False).entrance(double)
    assert made(21) == 42
    after = dict(vars(numba.config), CACHE_DIR=before["CACHE_DIR"])
    assert {name: after[name] for name in before} == before


def test_what_is_written_out_is_kept_apart_from_what_is_called(tmp_path: Path) -> None:
    """Numba's list names the code and the signature alone: one would be taken for the other."""
    from katzentisch.core.kept_code import Compiler

    def double(number: int) -> int:
        return 2 * number

    compiler = Compiler(tmp_path, vectors=False)
    ways = (compiler.entrance, compiler.called, compiler.loop, compiler.inlined)
    made = [make(double) for make in ways]
    assert len({one._cache.cache_path for one in made}) == len(made)


def sum_of_squares(compiler: Any, way: str) -> Any:
    """A function Python calls, and one that is called inside, built the way of that name."""

    def squared(number: int) -> int:
        return number * number

    inner = getattr(compiler, way)(squared)

    def summed(numbers: int) -> int:
        total = 0
        for number in range(numbers):
            total += inner(number)
        return total

    return compiler.entrance(summed), inner


@pytest.mark.parametrize("way", ["called", "loop", "inlined"])
def test_what_is_called_inside_gets_no_machine_code(tmp_path: Path, way: str) -> None:
    from katzentisch.core.inner_code import InnerCode
    from katzentisch.core.kept_code import Compiler

    summed, inner = sum_of_squares(Compiler(tmp_path, vectors=False), way)
    assert summed(4) == 14
    (made,) = inner.overloads.values()
    assert isinstance(made.library, InnerCode)
    assert made.library.get_pointer_to_function(made.fndesc.llvm_func_name) == 0


@pytest.mark.parametrize("way", ["called", "loop", "inlined"])
def test_what_is_called_inside_comes_back_from_the_disk(tmp_path: Path, way: str) -> None:
    """Another function that calls it, in a later process, does not compile it again."""
    from katzentisch.core.kept_code import Compiler

    sum_of_squares(Compiler(tmp_path, vectors=False), way)[0](4)
    for file in (tmp_path / "entrances").rglob("*.nbc"):
        file.unlink()
    summed, inner = sum_of_squares(Compiler(tmp_path, vectors=False), way)
    assert summed(4) == 14
    assert sum(inner.stats.cache_hits.values()) == 1
