"""What an operator needs: container files, backups, old games that go, metrics."""

import json
import re
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from configparser import ConfigParser
from contextlib import contextmanager
from inspect import signature
from pathlib import Path

import pytest
import yaml
from container_file import ROOT, copies, instructions
from server.postgres import Cluster, programs
from server.running_server import Game, Server, open_server

from echobase import cli
from echobase.cli.serve import serve
from echobase.server.app import Operation
from echobase.server.errors import CannotStore
from echobase.server.storage.backups import back_up
from echobase.server.storage.databases import FILE, postgres

DAY = 86_400.0


def test_the_container_file_copies_what_exists_and_runs_without_rights() -> None:
    lines = instructions()
    stages = [line[3] for line in lines if line[0] == "FROM" and len(line) > 2]
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for words in (line[1:] for line in lines if line[0] == "COPY"):
        if words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in stages
    for sources, _ in copies():
        for source in sources:
            assert (ROOT / source).exists(), source
            assert f"!{source}" in ignored, f"{source} does not reach the build"
    names = [line[0] for line in lines]
    known = {"FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "EXPOSE"}
    assert set(names) == known | {"HEALTHCHECK", "ENTRYPOINT", "CMD"}
    assert names.count("FROM") == 2
    last = lines[len(names) - 1 - names[::-1].index("USER")]
    assert last == ["USER", "echobase"]
    assert names.index("USER") < names.index("HEALTHCHECK") < names.index("ENTRYPOINT")


def test_the_compose_file_starts_two_servers_on_one_database() -> None:
    found = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    services = found["services"]
    assert set(services) == {"one", "two", "database"}
    for name in ("one", "two"):
        server = services[name]
        assert (ROOT / server["build"]["dockerfile"]).is_file()
        assert server["environment"]["ECHOBASE_DATABASE"].startswith("postgresql://")
        assert server["depends_on"]["database"]["condition"] == "service_healthy"
        assert all(port.startswith("127.0.0.1:") for port in server["ports"])
    assert services["database"]["volumes"][0].split(":")[0] in found["volumes"]


@contextmanager
def serving(folder: Path) -> Iterator[int]:
    """A server in a process of its own; its port."""
    words = ["-m", "echobase", "serve", "--port", "0", "--data", str(folder)]
    with subprocess.Popen([sys.executable, *words], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline().split("/  ")[0].rpartition(":")[2])
        finally:
            process.terminate()


def test_the_health_check_of_the_container_asks_a_server(tmp_path: Path) -> None:
    """The command itself, with the port of a server that runs here, and then of none."""
    (line,) = [line for line in instructions() if line[0] == "HEALTHCHECK"]
    command = json.loads(" ".join(line[line.index("CMD") + 1 :]))
    assert command[0] == "python"
    with serving(tmp_path) as port:
        healthy = [sys.executable, *(word.replace("8138", str(port)) for word in command[1:])]
        assert subprocess.run(healthy, check=False).returncode == 0
    done = subprocess.run(healthy, capture_output=True, check=False)
    assert done.returncode != 0


def test_the_unit_of_systemd_starts_a_server_that_exists() -> None:
    unit = ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string((ROOT / "hosting" / "echobase@.service").read_text(encoding="utf-8"))
    assert unit.sections() == ["Unit", "Service", "Install"]
    service = unit["Service"]
    program, command, *options = service["ExecStart"].split()
    assert (program, command) == ("/opt/echobase/bin/echobase", "serve")
    known = {f"--{name.replace('_', '-')}" for name in signature(serve).parameters}
    assert {word for word in options if word.startswith("--")} <= known
    assert service["DynamicUser"] == service["NoNewPrivileges"] == "yes"
    assert service["Environment"].split()[0].endswith(service["StateDirectory"])
    guide = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert service["EnvironmentFile"] in guide
    options = re.search(r"^ECHOBASE_OPTIONS=(.*)$", guide, re.MULTILINE)[1].split()  # type: ignore[index]
    assert {word.partition("=")[0] for word in options} <= known


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd is not here")
def test_systemd_accepts_its_unit(tmp_path: Path) -> None:
    unit = (ROOT / "hosting" / "echobase@.service").read_text(encoding="utf-8")
    copy = tmp_path / "echobase@8138.service"
    copy.write_text(unit.replace("/opt/echobase/bin/echobase", sys.executable), encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False
    )
    assert str(copy.name) not in done.stderr, done.stderr


def test_commands_in_the_guide_exist() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    options = set(re.findall(r"`?(--[a-z-]+)", page))
    assert {"--database", "--keep-finished", "--metrics", "--name"} <= options
    for command in re.findall(r"\bechobase (serve|backup|bot)\b", page):
        assert (ROOT / "src/echobase/cli" / f"{command}.py").is_file()


def play_one(server: Server) -> Game:
    """A game with an action in it."""
    made = server.make(players=("", ""))
    with server.sit(made) as seat:
        seat.asked()
        seat.act(seat.offer("play ")["action"])
    return made


def same_game(server: Server, made: Game) -> None:
    with server.sit(made) as seat:
        seat.asked()
        assert any(moment["kind"] == "play" for moment in seat.log)


def test_a_backup_of_a_folder_is_restored(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "backup.sqlite"
    with open_server(folder) as server:
        made = play_one(server)
        assert cli.run(["backup", str(copy), "--data", str(folder)]) == 0
        assert capsys.readouterr().out == f"{copy}: 1 games\n"
        server.make()
    assert cli.run(["backup", str(copy), "--data", str(folder)]) == 2  # it is there already
    shutil.rmtree(folder)
    folder.mkdir()
    shutil.copy(copy, folder / FILE)
    with open_server(folder) as server:
        same_game(server, made)
        assert server.client.get("/api/health").json()["games"] == 1


def test_a_damaged_database_makes_no_backup(folder: Path, tmp_path: Path) -> None:
    with open_server(folder) as server:
        play_one(server)
    with sqlite3.connect(folder / FILE) as file:
        (page,) = file.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'actions'"
        ).fetchone()
        (size,) = file.execute("PRAGMA page_size").fetchone()
    file.close()
    with (folder / FILE).open("r+b") as raw:
        raw.seek((page - 1) * size)
        raw.write(bytes(size))
    with pytest.raises(CannotStore, match=r"damaged|malformed"):
        back_up(folder, tmp_path / "backup.sqlite")
    assert not (tmp_path / "backup.sqlite").exists()


def test_a_folder_without_games_makes_no_backup(tmp_path: Path) -> None:
    with pytest.raises(CannotStore, match="no games to back up"):
        back_up(tmp_path, tmp_path / "backup.sqlite")


def test_a_backup_of_postgresql_is_restored(cluster: Cluster, tmp_path: Path) -> None:
    """With the commands of docs/hosting.md."""
    name, other, copy = cluster.database(), "restored", tmp_path / "echobase.dump"
    with open_server(postgres(cluster.address(name))) as server:
        made = play_one(server)
        run("pg_dump", "--format=custom", f"--file={copy}", cluster.address(name))
    cluster.ask(f"CREATE DATABASE {other}")
    run("pg_restore", f"--dbname={cluster.address(other)}", "--no-owner", str(copy))
    with open_server(postgres(cluster.address(other))) as server:
        same_game(server, made)
    cluster.drop(name)
    cluster.drop(other)


def run(program: str, *words: str) -> None:
    subprocess.run([programs() / program, *words], check=True)


def test_finished_games_go_and_others_stay(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_server(folder) as server:
        over, open_game = server.make(players=("", "")), server.make(players=("", ""))
        for made in (over, open_game):
            with server.sit(made) as seat:
                seat.asked()
                if made is over:
                    seat.send(type="resign")
                    while not seat.table["result"]:
                        seat.until("table")
    asked = Operation(keep_finished=30)
    with open_server(folder, operation=asked) as server:
        assert statuses(server, over, open_game) == [200, 200]
    now = time.time()
    monkeypatch.setattr("echobase.server.storage.retention.time.time", lambda: now + 31 * DAY)
    with open_server(folder, operation=asked) as server:
        while server.client.get("/api/health").json()["games"] == 2:
            time.sleep(0.02)
        assert statuses(server, over, open_game) == [404, 200]


def statuses(server: Server, *games: Game) -> list[int]:
    return [server.client.get(f"/api/games/{made.id}/board").status_code for made in games]


def test_days_to_keep_are_at_least_one(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["serve", "--port", "0", "--data", str(tmp_path), "--keep-finished", "0"]
    assert cli.run(words) == 2
    assert "choose 1 or more" in capsys.readouterr().err


def numbers(server: Server) -> dict[str, float]:
    page = server.client.get("/metrics").text
    lines = [line.split() for line in page.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_metrics_count_what_happens(folder: Path) -> None:
    with open_server(folder, operation=Operation(metrics=True)) as server:
        before = numbers(server)
        made = server.make(players=("", ""))
        with server.sit(made) as seat:
            seat.asked()
            seat.act(seat.offer("play ")["action"])
            seat.send(type="undo", number=-5)
            seat.until("refused")
            after = numbers(server)
        assert after["echobase_rows_total"] > before["echobase_rows_total"]
        assert after["echobase_writing_seconds_total"] > before["echobase_writing_seconds_total"]
        assert after["echobase_refusals_total"] == before["echobase_refusals_total"] + 1
        assert after["echobase_connections"] == 1


def test_metrics_are_told_only_when_the_operator_wants(server: Server) -> None:
    assert "echobase_rows_total" not in server.client.get("/metrics").text
