"""What the site has beside its pages: the rulebooks and sheets, and links that lead inside it."""

from pathlib import Path
from typing import Any

from docutils import nodes
from pygments.lexers.special import TextLexer
from sphinx.util.docutils import SphinxRole

from echobase.rulebook import games_with_rulebook
from echobase.rulebook.page import rulebook_page, sheets_page
from echobase.text import LANGUAGES, Text

FOLDER = "rulebooks"
BACK = """
<style>
  .back { margin: 0.8rem 1.2rem 0; font-family: sans-serif }
  @media print { .back { display: none } }
</style>
<p class="back"><a href="../rulebooks.html">← Echo Base</a></p>
"""
"""The way back, which the pages do not have where they are printed or saved."""
INCLUDED = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}


def pages() -> dict[str, str]:
    """The printable pages by name of the file, as docs/rulebooks.md links them."""
    found = {}
    for game in games_with_rulebook():
        for lang in LANGUAGES:
            text = Text(lang)
            found[f"{game}-{lang}.html"] = rulebook_page(game, text)
            found[f"{game}-sheets-{lang}.html"] = sheets_page(game, text)
    return found


def write(app: Any, fault: Exception | None) -> None:
    """Write them once the site is there."""
    if fault is not None:
        return
    folder = Path(app.outdir) / FOLDER
    folder.mkdir(exist_ok=True)
    for name, page in pages().items():
        shown = page.replace("<body>", f"<body>{BACK}", 1)
        (folder / name).write_text(shown, encoding="utf-8")


class RulebookRole(SphinxRole):
    """A link to one of these pages: {rulebook}`words <battle-en>`."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        words, _, name = self.text.rstrip(">").rpartition(" <")
        address = f"{FOLDER}/{name}.html"
        return [nodes.reference(self.rawtext, words, refuri=address)], []


def keep_inside(app: Any, name: str, content: list[str]) -> None:
    """Let links to files above this folder lead to the pages that include them."""
    for above, page in INCLUDED.items():
        content[0] = content[0].replace(f"](../{above})", f"]({page})")


def setup(app: Any) -> dict[str, bool]:
    app.connect("source-read", keep_inside)
    app.add_lexer("ftl", TextLexer)  # the language of the message files
    app.add_role("rulebook", RulebookRole())
    app.connect("build-finished", write)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
