"""A sitting at the terminal without a terminal: scripted answers in, text out."""

from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path

from rich.console import Console

from echobase.terminal.opening import PlayOptions, new_game, resumed_game
from echobase.terminal.screen import Screen
from echobase.terminal.session import Session
from echobase.text import Text


class ScriptedTerminal:
    """Plays a session with the answers given; when they run out, the player has left."""

    def __init__(self, folder: Path, lang: str = "en", width: int = 80, plain: bool = False):
        self.folder = folder
        self.text = Text(lang)
        self.output = StringIO()
        console = Console(
            file=self.output, width=width, color_system=None, highlight=False, markup=False
        )
        self.screen = Screen(plain, console, self.answer)
        self.answers: Iterator[str] = iter(())
        self.prompts: list[str] = []
        self.session: Session | None = None

    def answer(self, prompt: str) -> str:
        self.output.write(prompt)
        self.prompts.append(prompt)
        try:
            line = next(self.answers)
        except StopIteration:
            raise EOFError from None
        self.output.write(line + "\n")
        return line

    def play(self, answers: Iterable[str], resume: bool = False, **wishes: object) -> str:
        """One sitting; returns what the screen showed."""
        path = self.folder / "game.txt"
        names = ("game", "side", "seed", "opponent")
        general = {name: wishes.pop(name) for name in names if name in wishes}
        options = PlayOptions(**general, save=path, own=wishes)  # type: ignore[arg-type]
        saved = resumed_game(path, options) if resume else new_game(options)
        self.session = Session(saved, self.screen, self.text)
        self.answers = iter(answers)
        before = len(self.output.getvalue())
        self.code = self.session.play()
        return self.output.getvalue()[before:]

    @property
    def record(self) -> str:
        return (self.folder / "game.txt").read_text(encoding="utf-8")
