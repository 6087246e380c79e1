"""Compiles the engine with mypyc where that works; elsewhere the same files run as plain Python.

ECHOBASE_PURE=1 never compiles, ECHOBASE_PURE=0 compiles or fails, unset tries and falls back.
Editable installs are never compiled, so that an edit takes effect at once.

The browser client is built, too (`web/build.py`); ECHOBASE_CLIENT=0 takes it as it is, if it is
there. A source distribution has it in it, so that whoever builds from one needs no Node.
"""

import os
import platform
import shutil
import sys
import sysconfig
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

COMPILER = "mypy[mypyc]>=2.4,<2.5"
"""Only needed where something is compiled."""
PACKAGE = Path("src/echobase")
CLIENT = PACKAGE / "server/static/index.html"
COMPILED = [
    "hexes.py",
    "core/*.py",
    "ai/*.py",
    "observation/*.py",
    "games/*/rules/*.py",
    "games/*/ai/*.py",
    "games/*/observation/*.py",
]
INTERPRETED = ["core/aliases.py", "core/bits.py", "core/errors.py", "core/vectors.py"]
"""Names that mean something else to the compiler than to Python. And others derive errors of
their own from `core.errors`, with a second base: compiled ones refuse that."""


def engine_modules() -> list[str]:
    """The modules to compile: all in these folders but those that define msgspec structures."""
    kept = {PACKAGE / name for name in INTERPRETED}
    found = [path for pattern in COMPILED for path in PACKAGE.glob(pattern) if path not in kept]
    return sorted(
        str(path) for path in found if path.name != "__init__.py" and not uses_msgspec(path)
    )


def uses_msgspec(path: Path) -> bool:
    return "\nimport msgspec\n" in path.read_text(encoding="utf-8")


def stay_pure(reason: str) -> None:
    """Say in one line why nothing is compiled, or stop the build when it had to be."""
    if os.environ.get("ECHOBASE_PURE") == "0":
        sys.exit(f"echobase: cannot compile: {reason}")
    print(f"echobase: installing as pure Python (slower): {reason}", file=sys.stderr, flush=True)


def engine() -> list[Extension]:
    """The engine as C extensions, or nothing for a pure Python build."""
    if "bdist_wheel" not in sys.argv:
        return []
    if os.environ.get("ECHOBASE_PURE") == "1":
        stay_pure("ECHOBASE_PURE=1")
        return []
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if compiler and not shutil.which(compiler[0]):
        stay_pure(f"no C compiler ({compiler[0]}) found")
        return []
    try:
        from mypyc.build import mypycify

        # The build environment lacks our dependencies; `make lint` is the strict check of types.
        options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
        found = mypycify([*options, *engine_modules()], opt_level="3", group_name="echobase")
    except (Exception, SystemExit) as error:
        stay_pure(f"mypyc failed ({error!r})")
        return []
    if sys.platform != "win32":
        for extension in found:
            # Nobody outside calls the engine's C functions: its own calls can be direct.
            extension.extra_compile_args.append("-fvisibility=hidden")
    return found


class BuildExtensions(build_ext):
    """All extensions or none: a half-compiled engine cannot be imported."""

    extensions: list[Extension]

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            stay_pure(f"the C compiler failed ({type(error).__name__})")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []


def client() -> ModuleType | None:
    """The script that builds the browser client, where it has to be built."""
    folder = Path(__file__).parent
    path = folder / "web" / "build.py"
    spec = spec_from_file_location("echobase_client", path)
    shipped = (folder / "PKG-INFO").is_file() and (folder / CLIENT).is_file()
    if os.environ.get("ECHOBASE_CLIENT") == "0" or shipped or not path.is_file() or spec is None:
        return None
    module = module_from_spec(spec)
    if spec.loader is not None:
        spec.loader.exec_module(module)
    return module


def node() -> list[str]:
    """The package that brings Node, when the client has to be built and this machine has none."""
    script = client()
    known = platform.machine().lower() in ("x86_64", "amd64", "arm64", "aarch64")
    if script is None or not known or script.fresh() or script.machine_node() is not None:
        return []
    return [script.WHEEL]


def build_client() -> None:
    """Build the client, or say in one line why there is none."""
    script = client()
    if script is None:
        return
    try:
        script.run("build")
    except (script.NotBuilt, OSError) as reason:
        print(
            f"echobase: installing without the browser client: {reason}",
            file=sys.stderr,
            flush=True,
        )


class SourceDistribution(sdist):
    """Ships the browser client as it is built, beside its sources."""

    def run(self) -> None:
        build_client()
        super().run()


class BuildPython(build_py):
    """Ships the browser client, and the rule catalogues as echobase/rule_catalogues/*.md."""

    def run(self) -> None:
        if not self.editable_mode:
            build_client()
        super().run()
        if self.editable_mode:
            return
        catalogues = Path(self.build_lib, "echobase", "rule_catalogues")
        catalogues.mkdir(parents=True, exist_ok=True)
        for page in Path("docs/rules").glob("*.md"):
            self.copy_file(page, catalogues / page.name)


def compiler() -> list[str]:
    """The package that translates the engine to C, unless it stays as it is."""
    return [] if os.environ.get("ECHOBASE_PURE") == "1" else [COMPILER]


building = "bdist_wheel" in sys.argv or "egg_info" in sys.argv
setup(
    setup_requires=[*compiler(), *node()] if building else [],
    ext_modules=engine(),
    cmdclass={
        "build_ext": BuildExtensions,
        "build_py": BuildPython,
        "sdist": SourceDistribution,
    },
)
