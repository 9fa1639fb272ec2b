"""What `deploy/` hands to other programs is understood by them, and by our own command."""

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from katzentisch.cli import app

DEPLOY = Path(__file__).parents[1] / "deploy"
SET = re.compile(r"^#?(KATZENTISCH_\w+)=", re.MULTILINE)


def known_variables() -> set[str]:
    """The variables `katzentisch serve` reads, and where compiled code is kept."""
    serve = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
    return {str(one.envvar) for one in serve.params if one.envvar} | {"KATZENTISCH_CACHE"}


def needed(program: str) -> str:
    """A program that need not be installed."""
    found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not installed")
    return found


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    return found


def test_every_setting_is_one_of_the_server_s() -> None:
    container = re.findall(r"(KATZENTISCH_\w+)=", (DEPLOY / "Containerfile").read_text("utf-8"))
    unit = re.findall(r"Environment=(\w+)=", (DEPLOY / "katzentisch.service").read_text("utf-8"))
    named = SET.findall((DEPLOY / "katzentisch.env").read_text("utf-8"))
    composed = list(compose()["services"]["server"]["environment"])
    assert len(named) > 5
    assert container
    assert unit
    assert {*container, *unit, *named, *composed} <= known_variables()


@pytest.mark.processes
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    systemd = needed("systemd-analyze")
    unit = (DEPLOY / "katzentisch.service").read_text("utf-8")
    # The program is not installed where tests run.
    unit = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", unit, flags=re.MULTILINE)
    file = tmp_path / "katzentisch.service"
    file.write_text(unit)
    done = subprocess.run([systemd, "verify", file], capture_output=True, text=True, check=False)
    assert [line for line in done.stderr.splitlines() if file.name in line] == []


@pytest.mark.parametrize("name", ["Caddyfile", "Caddyfile.compose"])
def test_caddy_understands_its_file(name: str, tmp_path: Path) -> None:
    caddy = needed("caddy")
    text = (DEPLOY / name).read_text("utf-8").replace("@NAME@", "cards.example.org")
    (tmp_path / name).write_text(text.replace("@PORT@", "8765"))
    done = subprocess.run(
        [caddy, "validate", "--adapter", "caddyfile", "--config", tmp_path / name],
        env={"NAME": "cards.example.org", "HOME": str(tmp_path), "PATH": "/usr/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.processes
def test_the_shell_understands_the_script() -> None:
    done = subprocess.run(
        ["sh", "-n", DEPLOY / "install"], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("words", "said"),
    [([], "Say under which name people reach this machine")],
)
@pytest.mark.processes
def test_the_script_says_what_it_needs(words: list[str], said: str) -> None:
    done = subprocess.run(
        ["sh", DEPLOY / "install", *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.startswith(said)


def test_containers_have_what_they_name() -> None:
    """What Compose would say only when it starts: volumes, neighbours and files not there."""
    found = compose()
    services = found["services"]
    for service in services.values():
        assert {*service.get("depends_on", ())} <= services.keys()
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            there = (
                (DEPLOY / source).is_file()
                if source.startswith(".")
                else source in found["volumes"]
            )
            assert there, volume
    build = services["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()
    address = services["server"]["environment"]["KATZENTISCH_DATABASE"]
    assert address.split("@")[1].split("/")[0] in services
    assert services["server"]["read_only"] is True
    assert services["server"]["cap_drop"] == ["ALL"]
