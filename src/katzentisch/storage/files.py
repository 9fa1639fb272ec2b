"""Files that are whole: what is written takes its name when the last byte is on the disk.

A file is written beside its place and renamed, so that a full disk, a signal or a lost machine
leaves what was there before.
"""

import errno
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO


def replaceable(path: str | Path) -> bool:
    """Whether this is a file, or may become one: not a pipe, a device or a directory."""
    old = _found(path)
    # /dev/stdout and /proc/self/fd/1 are other names of what is open already.
    folder = os.path.realpath(os.path.dirname(os.path.abspath(path)))
    named = folder == "/dev" or folder.startswith("/proc/")
    return old is None or (stat.S_ISREG(old.st_mode) and not named)


@contextmanager
def replacing(path: str | Path) -> Iterator[IO[bytes]]:
    """A file to write to that takes the place of another when the block ends well.

    The new file has the rights of the old one, and a link stays a link. Pipes and devices cannot
    be replaced; they are written to as they are.
    """
    if not replaceable(path):
        with open(path, "wb") as file:
            yield file
        return
    old, target = _found(path), Path(os.path.realpath(path))
    if old is None and str(path).endswith(os.sep):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if old is not None and not os.access(target, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    beside = _beside(target)
    try:
        with open(beside, "xb") as file:
            if old is not None:
                _keep_rights(file, old)
            yield file
            _settle(file)
        os.replace(beside, target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _settle_folder(target.parent)


@contextmanager
def becoming(path: Path) -> Iterator[Path]:
    """A name beside a place that is free; what stands under it takes the place if all goes well.

    For files that somebody else writes, and has let go of at the end. Raises FileExistsError.
    """
    if path.exists():
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    beside = _beside(path)
    try:
        yield beside
        with open(beside, "rb+") as file:
            _settle(file)
        _give_name(beside, path)
    finally:
        beside.unlink(missing_ok=True)
    _settle_folder(path.parent)


def write_new(path: Path, content: bytes) -> None:
    """Write a file that must not be there yet; raises FileExistsError if it is."""
    beside = _beside(path)
    try:
        with open(beside, "xb") as file:
            file.write(content)
            _settle(file)
        _give_name(beside, path)
    finally:
        beside.unlink(missing_ok=True)
    _settle_folder(path.parent)


def add_line(path: Path, line: bytes) -> None:
    """Add a line to a file, or nothing of it where it cannot be written whole."""
    with path.open("ab", buffering=0) as file:
        size = os.fstat(file.fileno()).st_size
        try:
            left = memoryview(line)
            while left:
                left = left[file.write(left) :]
        except BaseException:
            file.truncate(size)
            raise


def _found(path: str | Path) -> os.stat_result | None:
    """What is there, behind all links; none for a new file or a link that leads nowhere yet."""
    try:
        return os.stat(path)
    except FileNotFoundError:
        return None


def _beside(target: Path) -> Path:
    return target.with_name(f".katzentisch-{os.urandom(8).hex()}.part")


def _keep_rights(file: IO[bytes], old: os.stat_result) -> None:
    # Only root can give a file to somebody else; the owner of a copy is whoever writes it.
    with suppress(PermissionError):
        os.fchown(file.fileno(), old.st_uid, old.st_gid)
    os.fchmod(file.fileno(), stat.S_IMODE(old.st_mode))


def _give_name(beside: Path, path: Path) -> None:
    """Let a file appear under a name that is free."""
    try:
        os.link(beside, path)
    except FileExistsError:
        raise
    except OSError:  # a file system without links: take the name first, then its place
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
        os.replace(beside, path)


def _settle(file: IO[bytes]) -> None:
    file.flush()
    os.fsync(file.fileno())


def _settle_folder(folder: Path) -> None:
    """The new name is on the disk, too; where folders cannot be synced, soon."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
