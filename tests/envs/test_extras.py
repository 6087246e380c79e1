"""The core works without the research packages; whoever needs one is told what to install."""

import subprocess
import sys

import pytest

BLOCKED = """
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {packages!r}:
            raise ModuleNotFoundError(name)
import importlib.util
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, package=None: None if name in {packages!r} else found(name)
sys.meta_path.insert(0, Missing())
{code}
"""


def run(packages: list[str], code: str) -> subprocess.CompletedProcess[str]:
    program = BLOCKED.format(packages=packages, code=code)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)


@pytest.mark.parametrize(
    ("package", "module", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("gymnasium", "vector", "gymnasium"),
        ("gymnasium", "tables", "gymnasium"),
        ("pyspiel", "open_spiel", "open-spiel"),
    ],
)
def test_one_clear_line(package: str, module: str, extra: str) -> None:
    done = run([package], f"import echobase.envs.{module}")
    last = done.stderr.strip().splitlines()[-1]
    assert last == (
        f"ImportError: this environment needs the package {package!r}: "
        f"pip install 'echobase[{extra}]'"
    )


def test_the_core_needs_none_of_them() -> None:
    packages = ["pettingzoo", "gymnasium", "pyspiel", "numpy"]
    done = run(packages, "import echobase.cli; echobase.game('battle').start()")
    assert done.returncode == 0, done.stderr
