"""`make host`: from a bare Debian to HTTPS by the commands of docs/operating.md, in a folder.

A Debian is put into a folder, the commands are given there as root, and what the units of systemd
would start is started as they say. Then a game is opened and played through Caddy. Needs root,
debootstrap and the ports 80 and 443; the name is `localhost`, for which Caddy is its own authority.
"""

import asyncio
import configparser
import os
import re
import shutil
import signal
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import typer

from tests.samples import in_turn
from tests.server.test_operating_page import commands

ROOT = Path(__file__).parents[1]
NAME = "localhost"
SUITE = os.environ.get("SUITE", "bookworm")
PATIENCE = 60.0
AUTHORITY = "var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt"
PROXIES = ("http_proxy", "https_proxy", "no_proxy")


def call(*command: str | Path) -> None:
    """A command that must succeed."""
    subprocess.run(command, check=True)


@contextmanager
def guest(folder: Path) -> Iterator[Path]:
    """A bare Debian in a folder, with what a machine has: processes, devices, the net."""
    # Everybody on a machine may enter its root.
    folder.chmod(0o755)
    call("debootstrap", "--variant=minbase", "--include=systemd", SUITE, folder)
    with ExitStack() as stack:
        for place in ("proc", "dev", "sys"):
            call("mount", "--rbind", "--make-rslave", f"/{place}", folder / place)
            stack.callback(call, "umount", "--recursive", "--lazy", folder / place)
        shutil.copy("/etc/resolv.conf", folder / "etc" / "resolv.conf")
        for name, file in authorities().items():
            shutil.copy(file, folder / "srv" / name)
        yield folder


def authorities() -> dict[str, str]:
    """Variables by which this machine says whom to trust: the guest must do as it does."""
    return {
        name: value
        for name, value in os.environ.items()
        if value.endswith((".crt", ".pem")) and Path(value).is_file()
    }


def environment() -> dict[str, str]:
    """What a shell of the guest knows."""
    ways = {name: os.environ[name] for name in PROXIES if name in os.environ}
    trusted = {name: f"/srv/{name}" for name in authorities()}
    path = "/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    return ways | trusted | {"PATH": path, "HOME": "/root"}


def first_commands() -> list[str]:
    """The commands of the page for a bare Debian."""
    found = [line for line in commands() if line.split()[0] in ("apt-get", "git", "sh")]
    return found[:3]


def set_up(folder: Path) -> None:
    """Give the commands, with this repository and a name that leads here."""
    # The clone is made of what is committed, as a stranger's is.
    call("git", "clone", "-q", "--bare", ROOT, folder / "srv" / "katzentisch.git")
    for line in first_commands():
        types(folder, line)


def types(folder: Path, line: str) -> None:
    """A command of the page, given in the guest."""
    typed = line.replace("REPOSITORY", "/srv/katzentisch.git").replace("cards.example.org", NAME)
    typer.echo(f"# {typed}")
    begun = time.monotonic()
    shell = ("chroot", folder, "sh", "-c", f"cd /root; {typed}")
    call("env", "-i", *words(environment()), *shell)
    typer.echo(f"  {time.monotonic() - begun:.0f} s")


def words(variables: dict[str, str]) -> list[str]:
    """Variables as `env` takes them."""
    return [f"{name}={value}" for name, value in variables.items()]


def of_unit(folder: Path, name: str) -> dict[str, str]:
    """What a unit says of its service; of several lines with one name the last one."""
    found = configparser.RawConfigParser(strict=False, interpolation=None)
    # As configparser's own page says: keys keep their capitals.
    found.optionxform = str  # type: ignore[assignment,method-assign]
    places = (folder / "etc/systemd/system" / name, folder / "lib/systemd/system" / name)
    found.read([place for place in places if place.exists()][:1])
    return dict(found["Service"])


@contextmanager
def service(folder: Path, name: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A unit's command, as its user, with its variables and its folders."""
    unit = of_unit(folder, name)
    variables = environment() | {"HOME": f"/var/lib/{unit['User']}"}
    if "Environment" in unit:
        variables |= dict([unit["Environment"].split("=", 1)])
    if file := unit.get("EnvironmentFile"):
        lines = (folder / file.lstrip("/")).read_text().splitlines()
        variables |= dict(line.split("=", 1) for line in lines if line and line[0] != "#")
    for key, place in (("StateDirectory", "var/lib"), ("CacheDirectory", "var/cache")):
        if key in unit:
            path = f"/{place}/{unit[key]}"
            call("chroot", folder, "install", "-d", "-o", unit["User"], "-m", "0700", path)
    may = ["--inh-caps=+net_bind_service", "--ambient-caps=+net_bind_service"]
    rights = ["setpriv", f"--reuid={unit['User']}", f"--regid={unit['User']}", "--init-groups"]
    rights += may if "AmbientCapabilities" in unit else []
    # `$$` and the like do not stand in these commands, so words are words.
    command = ["chroot", str(folder), *rights, "env", "-i", *words(variables)]
    process = subprocess.Popen([*command, *unit["ExecStart"].split()])
    try:
        yield process
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)


def until_answered(browser: httpx.Client, path: str) -> httpx.Response:
    """An answer with 200, as soon as there is one."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            answer = browser.get(path)
            if answer.status_code == 200:
                return answer
        except httpx.HTTPError:
            pass
        assert time.monotonic() < end, f"{path} is not answered"
        time.sleep(0.2)


def trusting(folder: Path) -> ssl.SSLContext:
    """A browser that knows the guest's own authority and nobody else."""
    end = time.monotonic() + PATIENCE
    while not (folder / AUTHORITY).exists():
        assert time.monotonic() < end, "Caddy has made no certificate"
        time.sleep(0.2)
    return ssl.create_default_context(cafile=str(folder / AUTHORITY))


async def hello(secure: ssl.SSLContext, table: str, token: str) -> str:
    """What a table says first over a WebSocket."""
    from websockets.asyncio.client import connect

    where = f"wss://{NAME}/ws/{table}"
    # Its type of an origin is a string with another name.
    async with connect(where, ssl=secure, origin=f"https://{NAME}") as line:  # type: ignore[arg-type]
        await line.send(f'{{"type":"hello","id":"first","table":"{table}","token":"{token}"}}')
        # The answer, then the table; they may come together.
        return str(await line.recv()) + str(await line.recv())


def try_it(folder: Path) -> None:
    """A stranger opens a table over HTTPS; the server is killed, and the table is still there."""
    with service(folder, "caddy.service"), ExitStack() as stack:
        server = stack.enter_context(service(folder, "katzentisch.service"))
        secure = trusting(folder)
        browser = stack.enter_context(
            httpx.Client(base_url=f"https://{NAME}", verify=secure, timeout=PATIENCE)
        )
        health = until_answered(browser, "/health").json()
        page = until_answered(browser, "/")
        assert re.search(r"<title>.*Katzentisch", page.text)
        wish = {"game": in_turn().name, "players": 2, "name": "Zoë"}
        seat = browser.post("/api/tables", json=wish).raise_for_status().json()
        told = asyncio.run(hello(secure, seat["table"], seat["token"]))
        assert "Zoë" in told, told
        assert browser.get("/metrics").status_code == 404
        assert browser.get("/api/admin/tables").status_code == 404
        plain = httpx.get(f"http://{NAME}/", follow_redirects=False)
        assert plain.headers["location"].startswith(f"https://{NAME}")
        server.kill()
        server.wait()
        # Whoever asks while it starts again waits, and is not refused.
        with service(folder, "katzentisch.service"):
            kept = browser.get(f"/api/tables/{seat['table']}").raise_for_status().json()
        assert kept["seats"][0]["name"] == "Zoë"
        typer.echo(
            f"Katzentisch {health['version']}: HTTPS, WebSocket and a killed server are well."
        )


def main() -> None:
    """The whole trial."""
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        sys.exit("This makes a machine in a folder: as root, run apt-get install debootstrap")
    folder = Path(tempfile.mkdtemp(prefix="katzentisch-host-"))
    try:
        with guest(folder):
            set_up(folder)
            try_it(folder)
            # A second call brings a host up to date and keeps what is there.
            before = (folder / "etc/katzentisch.env").read_text()
            types(folder, first_commands()[2])
            assert (folder / "etc/katzentisch.env").read_text() == before
    finally:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main()
