"""What Containerfile says, and the files that it sees."""

import shutil
from pathlib import Path

ROOT = Path(__file__).parents[1]
LEFT_OUT = shutil.ignore_patterns("node_modules", "static", "__pycache__", "*.egg-info", "*.so")
"""As .dockerignore has it, and what an editable installation leaves behind."""


def instructions() -> list[list[str]]:
    """The lines of the container file, those that are continued in one piece."""
    text = (ROOT / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return [line.split() for line in text.splitlines() if line and not line.startswith("#")]


def copies() -> list[tuple[list[str], str]]:
    """What is copied from the checkout, and where it goes."""
    lines = [line[1:] for line in instructions() if line[0] == "COPY"]
    return [(words[:-1], words[-1]) for words in lines if not words[0].startswith("--from=")]


def copy_sources(folder: Path) -> None:
    """Carry out the steps that copy, in a folder."""
    for sources, target in copies():
        for source in sources:
            path = ROOT / source
            if path.is_dir():
                shutil.copytree(path, folder / target, ignore=LEFT_OUT, dirs_exist_ok=True)
            else:
                shutil.copy2(path, folder / target / path.name)
