"""What is packed for a page, and what is said when it cannot be built."""

import tarfile
import zipfile
from pathlib import Path

import pytest

from echobase.site import build, byte_code, downloads, engine
from echobase.site.errors import CannotBuild


def test_byte_code_is_packed_instead_of_sources_and_is_the_same_each_time(tmp_path: Path) -> None:
    code = tmp_path / "code"
    (code / "part").mkdir(parents=True)
    for name in ("part/one.py", "part/one.pyc", "part/words.ftl"):
        (code / name).write_text(name)
    packs: list[bytes] = []
    for number in range(2):
        library, archive = tmp_path / f"{number}.zip", tmp_path / f"{number}.tar.xz"
        byte_code.pack_library(code, library)
        byte_code.pack_engine(code, archive)
        with zipfile.ZipFile(library) as zipped, tarfile.open(archive) as tarred:
            assert zipped.namelist() == tarred.getnames() == ["part/one.pyc", "part/words.ftl"]
        packs.append(library.read_bytes() + archive.read_bytes())
    assert packs[0] == packs[1]


def test_the_engine_has_no_screens_of_terminals_and_nothing_that_needs_a_database() -> None:
    names = {name for name, _ in engine.own_files()}
    assert {"echobase/server/house.py", "echobase/games/battle/rules/state.py"} <= names
    assert not any("/terminal/" in name or "/migrations/" in name for name in names)
    assert "echobase/server/storage/store.py" not in names


def test_without_node_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(downloads, "which", lambda _: None)
    monkeypatch.setattr(downloads, "find_spec", lambda _: None)
    with pytest.raises(CannotBuild, match="install Node"):
        downloads.node_programs()


def test_without_pip_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(downloads, "find_spec", lambda _: None)
    with pytest.raises(CannotBuild, match="uvx --with pip"):
        downloads.wheel(tmp_path, "3.14", "pyemscripten_2026_0_wasm32")


def test_a_program_that_fails_is_quoted_in_one_line(tmp_path: Path) -> None:
    command = ["sh", "-c", "echo one >&2; echo two >&2; exit 1"]
    with pytest.raises(CannotBuild) as found:
        downloads.run(command, tmp_path, "it cannot be built")
    assert str(found.value) == "it cannot be built: one / two"
    with pytest.raises(CannotBuild) as found:
        downloads.run(["sh", "-c", "exit 1"], tmp_path, "it cannot be built")
    assert str(found.value) == "it cannot be built"


def test_scripts_of_the_interpreter_have_names_that_every_web_server_knows(tmp_path: Path) -> None:
    (tmp_path / "pyodide.mjs").write_text('import("./pyodide.asm.mjs")')
    (tmp_path / "pyodide.asm.mjs").write_text("export default 'pyodide.asm.wasm'")
    (tmp_path / "pyodide.asm.wasm").touch()
    made = tmp_path / "made"
    made.mkdir()
    build.copy_interpreter(tmp_path, made)
    assert (made / "pyodide.js").read_text() == 'import("./pyodide.asm.js")'
    assert {path.name for path in made.iterdir()} == {
        "pyodide.js",
        "pyodide.asm.js",
        "pyodide.asm.wasm",
    }


def test_a_folder_with_something_else_is_not_replaced(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(CannotBuild, match="something else"):
        build.check_place(tmp_path, force=True)
