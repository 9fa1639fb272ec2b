"""Starting and stopping the whole thing, as a person does."""

import asyncio
import errno
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from katzentisch.core.rulebook import Rulebook
from katzentisch.core.texts import LANGUAGES
from katzentisch.games import rulebooks
from katzentisch.server.start import serving
from katzentisch.server.start.addresses import listening, public_address, qr_code
from katzentisch.server.start.cannot_serve import CannotServe
from tests import forked
from tests.asking import Ask
from tests.samples import any_one, in_turn
from tests.server.harness import Client, RandomThinker, of_a_folder, run, served, settings_for

COMMAND = [sys.executable, "-m", "katzentisch.cli", "serve", "--port", "0", "--no-browser"]


def start(folder: Path, *words: str) -> tuple["subprocess.Popen[str]", str]:
    """A server, and the address it prints."""
    process = subprocess.Popen(
        [*COMMAND, *words],
        env=os.environ | {"KATZENTISCH_DATA": str(folder)},
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert found, line
    return process, found[0]


def stop(process: "subprocess.Popen[str]", how: signal.Signals = signal.SIGINT) -> str:
    """Stop it, as Ctrl-C does unless said otherwise; the rest of what it says."""
    process.send_signal(how)
    said, _ = process.communicate(timeout=60)
    assert process.returncode == 0
    return said


def test_the_command_serves_stops_and_goes_on(tmp_path: Path) -> None:
    process, address = start(tmp_path, "--lang", "de")
    wish = {"game": in_turn().name, "players": 2, "name": "Zoë"}
    seat = httpx.post(f"{address}/api/tables", json=wish).json()
    assert httpx.get(f"{address}/health").json()["tables"] == 1
    said = stop(process)
    assert "█" in said
    assert said.endswith("Die Tische bleiben. Auf Wiedersehen!\n")
    process, address = start(tmp_path)
    table = httpx.get(f"{address}/api/tables/{seat['table']}").json()
    assert table["seats"][0]["name"] == "Zoë"
    second = subprocess.run(
        COMMAND,
        env=os.environ | {"KATZENTISCH_DATA": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert second.returncode == 1
    assert second.stderr.startswith("Another Katzentisch serves the tables in")
    stop(process)


@pytest.mark.parametrize("ready", [True, False])
def test_bots_get_ready_before_they_are_asked_unless_the_machine_is_small(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ready: bool
) -> None:
    expected: list[str] = []
    announced = Event()

    class Listed(RandomThinker):
        def __init__(self, servers: int) -> None:
            pass

        def expect(self, games: Iterable[str]) -> None:
            expected.extend(games)

    async def serve_a_while() -> None:
        settings = settings_for(tmp_path, ready=ready)
        with closing(listening(settings, "en")) as port:
            task = asyncio.create_task(serving.run(settings, port, lambda: None))
            # The texts are read after that.
            while not announced.is_set():
                assert not task.done()
                await asyncio.sleep(0.01)
            os.kill(os.getpid(), signal.SIGTERM)
            await task

    monkeypatch.setattr(serving, "ProcessThinker", Listed)
    monkeypatch.setattr(serving, "read_all_texts", announced.set)
    run(serve_a_while())
    assert expected == (list(rulebooks()) if ready else [])


def workers(process: "subprocess.Popen[str]") -> list[int]:
    """The processes in which its bots think."""
    listed = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text()
    return [int(number) for number in listed.split() if is_worker(number)]


def is_worker(number: int | str) -> bool:
    """Whether it is there and was started to work, not to clear up after others."""
    try:
        return b"katzentisch.bots.process" in Path(f"/proc/{number}/cmdline").read_bytes()
    except OSError:
        return False


STOPPING = [signal.SIGINT, signal.SIGTERM, *([signal.SIGHUP] if hasattr(signal, "SIGHUP") else [])]


@of_a_folder
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks into /proc")
@pytest.mark.parametrize("how", STOPPING, ids=lambda one: one.name)
def test_whoever_ends_the_server_the_house_is_closed_in_order(
    tmp_path: Path, how: signal.Signals
) -> None:
    """Clients are told, what was begun is finished and kept, the bots end, one does not read."""
    process, address = start(tmp_path)
    port = int(address.rpartition(":")[2])

    async def conversation() -> dict[str, Any]:
        async with httpx.AsyncClient(base_url=address) as http:
            wish = {"game": in_turn().name, "players": 2, "name": "Anna"}
            seat: dict[str, Any] = (await http.post("/api/tables", json=wish)).json()
        client = await Client.connected(port)
        await client.ask("hello", table=seat["table"], token=seat["token"])
        await client.done("start", fill=True)
        await client.done("say", phrase="cat")
        while not (bots := workers(process)):
            # They begin to think in a while.
            await asyncio.sleep(0.02)
        ending = asyncio.create_task(asyncio.to_thread(stop, process, how))
        with pytest.raises(ConnectionClosed) as closed:
            await client.until(lambda one: one.answers.get("never"))
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code in (1001, 1012)
        assert (await ending).endswith("The tables are kept. Goodbye!\n")
        assert not any(is_worker(number) for number in bots)
        return seat

    # Asks for much and reads nothing of it.
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.connect(("127.0.0.1", port))
    deaf.sendall(f"GET /api/rules/{any_one().name} HTTP/1.1\r\nHost: x\r\n\r\n".encode() * 150)
    with closing(deaf):
        seat = run(conversation())

    async def look() -> None:
        async with served(tmp_path) as server:
            client = await server.client(seat["table"], seat["token"])
            await client.until(lambda one: any(e["phrase"] == "cat" for e in one.events))

    run(look())


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="no such signal")
def test_a_server_that_shall_outlive_its_window_does(tmp_path: Path) -> None:
    before = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        process, address = start(tmp_path)
    finally:
        signal.signal(signal.SIGHUP, before)
    process.send_signal(signal.SIGHUP)
    assert httpx.get(f"{address}/health").json()["status"] == "ok"
    stop(process, signal.SIGTERM)


def refused(folder: Path, *words: str) -> tuple[int, str]:
    """A start that cannot succeed: its exit code and what it says."""
    done = forked.python(
        ["-m", "katzentisch.cli", "serve", "--no-browser", *words],
        cwd=folder,
        env=os.environ | {"KATZENTISCH_DATA": str(folder)},
        timeout=60,
    )
    assert done.stdout == ""
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (["--host", "999.1.1.1"], 1, "999.1.1.1 is no address of this machine."),
        (["--host", "203.0.113.9", "--lang", "de"], 1, "203.0.113.9 ist keine Adresse dieses"),
        (["--host", "a" * 70, "--lang", "fr"], 1, "a" * 70 + " n’est pas une adresse de cette"),
    ],
)
def test_where_nobody_can_listen_is_told_in_a_sentence(
    tmp_path: Path, words: list[str], code: int, said: str
) -> None:
    found = refused(tmp_path, "--port", "0", *words)
    assert found[0] == code
    assert found[1].startswith(said)
    assert found[1].count("\n") == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--address", "notaurl"], "notaurl is no address for links."),
        (["--address", "ftp://x", "--lang", "de"], "ftp://x ist keine Adresse für Links."),
        (["--origin", "ftp://x"], "ftp://x is no origin."),
        (["--origin", "https://x/y", "--lang", "fr"], "https://x/y n’est pas une origine."),
        (["--metrics", "short"], "short is neither “local” nor “off”"),
    ],
)
def test_what_cannot_be_served_is_refused_in_a_sentence(
    ask: Ask, words: list[str], said: str
) -> None:
    """Before anything is started, so that no process is needed to see it."""
    found = ask("serve", "--no-browser", "--port", "0", *words)
    assert (found.code, found.out) == (2, "")
    assert found.err.startswith(said)
    assert found.err.count("\n") == 1


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "is in use"), ("fr", "est occupée"), ("de", "ist belegt")],
)
def test_a_busy_port_is_named(tmp_path: Path, lang: str, said: str) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as busy:
        port = str(busy.getsockname()[1])
        code, told = refused(tmp_path, "--port", port, "--lang", lang)
    assert code == 1
    assert f"127.0.0.1:{port} {said}" in told


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (PermissionError(errno.EACCES, "Permission denied"), "Port 80 may not be used here."),
        (OSError(errno.EADDRINUSE, "x"), "The address 127.0.0.1:80 is in use."),
        (OSError(errno.EADDRNOTAVAIL, "x"), "127.0.0.1 is no address of this machine."),
        (OSError(errno.EAFNOSUPPORT, "x"), "127.0.0.1 is no address of this machine."),
        (OSError(errno.ENOBUFS, "No room"), "127.0.0.1:80 cannot be used: No room."),
    ],
)
def test_each_trouble_with_a_port_has_its_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, said: str
) -> None:
    def bind(line: socket.socket, address: object) -> None:
        raise error

    monkeypatch.setattr(socket.socket, "bind", bind)
    with pytest.raises(CannotServe, match=re.escape(said)):
        listening(settings_for(tmp_path, port=80), "en")


def test_a_file_that_is_no_log_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"something else " * 1000)
    code, said = refused(tmp_path, "--port", "0")
    assert code == 1
    assert said.startswith(f"A file in {tmp_path} is damaged (file is not a database). Bring it")
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("host", "address", "shown"),
    [
        ("127.0.0.1", None, "http://127.0.0.1:99"),
        ("::1", None, "http://[::1]:99"),
        ("0.0.0.0", "https://cats.example/", "https://cats.example"),
    ],
)
def test_the_address_people_are_told(
    tmp_path: Path, host: str, address: str | None, shown: str
) -> None:
    assert public_address(settings_for(tmp_path, host=host, address=address), 99) == shown
    assert len(qr_code(shown).splitlines()) > 10


def test_texts_are_read_before_anybody_waits_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[tuple[str, str]] = []

    def texts(language: str, rules: Rulebook | None = None) -> None:
        read.append((language, rules.package if rules else ""))
        raise OSError("what cannot be read must not end the server")

    monkeypatch.setattr(serving, "texts", texts)
    serving.read_all_texts()
    games = ["", *(rules.package for rules in rulebooks().values())]
    assert sorted(read) == sorted((language, game) for language in LANGUAGES for game in games)
