"""Writing to and reading from the terminal; the only place that knows about width and colour."""

import contextlib
import os
import sys
import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text as Line

from echobase.text.narration import Sentence

# Where available, readline lets people edit and recall their input.
with contextlib.suppress(ImportError):
    import readline  # noqa: F401

STYLES: Final = {
    "rebel": "bold #ff8a5c",
    "empire": "bold #7fb2e5",
    "mark": "bold #ffbf47",
    "ground": "#9fb4c8",
    "faint": "dim",
    "strong": "bold",
    "": "",
}


def style_of(name: str) -> str:
    """The style of that name; the sides of other games are simply bold."""
    return STYLES.get(name, STYLES["strong"])


CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""Clears the screen and its scrollback."""
HIDE: Final = "\n" * 60
"""Pushes the previous player's cards out of sight where a screen cannot be cleared."""


class Output(Console):
    """A console that leaves a closed pipe to the command line."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(environ: Mapping[str, str] = os.environ) -> Console:
    """Colours only on a real terminal, and none at all with NO_COLOR."""
    plain = bool(environ.get("NO_COLOR")) or not sys.stdout.isatty()
    if plain:
        return Output(color_system=None, highlight=False, markup=False, emoji=False)
    return Output(highlight=False, markup=False, emoji=False)


class Screen:
    """Writes text and reads answers. Plain means: sentences, no drawing, no wrapping."""

    def __init__(
        self,
        plain: bool = False,
        console: Console | None = None,
        read: Callable[[str], str] = input,
    ) -> None:
        self.console = console or make_console()
        self.plain = plain or os.environ.get("TERM") == "dumb"
        self.read = read

    def fit(self, columns: int) -> None:
        """Describe instead of drawing when the screen has fewer columns than this."""
        self.plain = self.plain or self.width < columns

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @property
    def boxes(self) -> bool:
        """Whether lines can be drawn with box characters."""
        return self.console.encoding.lower().startswith("utf")

    def tell(self, sentence: Sentence) -> None:
        """Show an event, properly indented."""
        if sentence.heading:
            self.head(sentence.text)
        else:
            self.say(sentence.text, "", sentence.indent, 2)

    def say(self, text: str = "", style: str = "", indent: int = 0, hang: int = 0) -> None:
        """A paragraph; `hang` indents its second and later lines further."""
        if self.plain or not text:
            self.draw(Line(" " * indent + text, style_of(style)))
            return
        for part in text.split("\n"):
            for line in self.wrapped(part, indent, hang):
                self.draw(Line(line, style_of(style)))

    def wrapped(self, text: str, indent: int = 0, hang: int = 0) -> list[str]:
        """The lines of a text as wide as the screen allows; long words stay whole."""
        first = " " * indent
        lines = textwrap.wrap(
            text,
            max(min(self.width, 100) - 1, 20),
            initial_indent=first,
            subsequent_indent=first + " " * hang,
            break_long_words=False,
            break_on_hyphens=False,
        )
        return lines or [""]

    def head(self, text: str, style: str = "strong") -> None:
        """A heading, set off from the text before it."""
        self.say()
        if self.plain:
            self.say(text)
            return
        bar = "─" if self.boxes else "-"
        room = min(self.width, 80) - len(text) - 5
        if room < 0:
            self.say(f"{bar * 2} {text}", style, 0, 3)
        else:
            self.draw(Line(f"{bar * 2} {text} {bar * room}", style_of(style)))

    def draw(self, line: Line) -> None:
        """A line as it is, never wrapped."""
        self.console.print(line, no_wrap=True, overflow="ignore", crop=False, soft_wrap=True)

    def grid(self, cells: Sequence[str], indent: int) -> None:
        """Short entries side by side."""
        if not cells:
            return
        if self.plain:
            self.say("; ".join(cell.strip() for cell in cells), "", indent)
            return
        wide = max(len(cell) for cell in cells) + 2
        columns = max((min(self.width, 100) - indent) // wide, 1)
        for start in range(0, len(cells), columns):
            row = "".join(cell.ljust(wide) for cell in cells[start : start + columns])
            self.draw(Line(" " * indent + row.rstrip()))

    def ask(self, prompt: str) -> str:
        """One line of input; EOFError when there is no more."""
        *before, prompt = [prompt] if self.plain else self.wrapped(prompt)
        for line in before:
            self.draw(Line(line))
        self.console.file.flush()
        return self.read(f"{prompt.rstrip()} ").strip()

    def clear(self) -> None:
        """Put the previous content of the screen out of sight."""
        if self.console.is_terminal and not self.plain:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.say(HIDE)
