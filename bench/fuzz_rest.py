"""Lets Schemathesis try every call of the OpenAPI document: a part of make fuzz.

No answer may be a server error, and each must be as the document says. After a first round, two
more ask about a game and a record that exist. Schemathesis is a program of its own.
"""

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from online.servers import ServerProcess, asked

CHECKS: Final = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
)
LIMITS: Final = ("records=0", "megabytes=0", "analyses=3", "hints=3")
"""How often an address may ask is not what is tested here."""


def try_calls(program: str, url: str, examples: int, seed: int, settings: Path) -> int:
    """The exit code of a round."""
    words = ["run", f"{url}api/docs/openapi.json", "--url", url.rstrip("/")]
    words += ["--checks", ",".join(CHECKS), "--max-examples", str(examples)]
    words += ["--seed", str(seed), "--phases", "examples,coverage,fuzzing", "--warnings", "off"]
    command = [program, "--config-file", str(settings), *words]
    return subprocess.run(command, cwd=settings.parent, check=False).returncode


async def fuzz(wanted: argparse.Namespace) -> bool:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        options = [word for limit in LIMITS for word in ("--limit", limit)]
        server = ServerProcess(["--data", str(folder / "data"), *options], folder / "log")
        await server.start()
        try:
            record = Path(__file__).parents[1] / "tests" / "golden" / "battle-10.record"
            loaded = await asked(server, "api/records", record.read_bytes())
            seats = [{"kind": "person"}] * 2
            made = await asked(server, "api/games", {"game": "battle", "seats": seats})
            codes = []
            for known in ({}, {"id_": made["id"]}, {"id_": loaded["id"]}):
                settings = folder / "schemathesis.toml"
                settings.write_text(configuration(known, made["seats"][0]))
                count = wanted.examples
                round_ = (wanted.program, server.url, count, wanted.seed, settings)
                codes.append(await asyncio.to_thread(try_calls, *round_))
        finally:
            await server.end()
        log = server.log.read_text(errors="replace")
        sys.stderr.write(log[-20_000:] if wanted.logs or server.tracebacks() else "")
        print(f"exit codes {codes}, {server.tracebacks()} tracebacks in the log")
        return not any(codes) and not server.tracebacks()


def configuration(known: dict[str, str], token: str) -> str:
    """The settings of Schemathesis for a round."""
    if not known:
        return ""
    lines = [f'"path.{name}" = {json.dumps(value)}' for name, value in known.items()]
    lines.append(f'"header.x-seat" = {json.dumps(token)}')
    return "\n".join(["[parameters]", *lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default="schemathesis", help="where Schemathesis is")
    parser.add_argument("--examples", type=int, default=100, help="cases of each call and phase")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--logs", action="store_true", help="print the log of the server")
    sys.exit(0 if asyncio.run(fuzz(parser.parse_args())) else 1)


if __name__ == "__main__":
    main()
