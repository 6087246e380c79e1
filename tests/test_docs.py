"""The documentation: links lead somewhere, every page can be found, public names are explained.

Sphinx checks the same and more when the site is built (`make docs`), but that takes a minute.
"""

import inspect
import re
import subprocess
import webbrowser
from pathlib import Path
from urllib.parse import unquote

import pytest
from public_names import documented, modules

import echobase
from echobase import cli
from echobase.cli import docs
from echobase.core.game import Game, State

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FENCED = re.compile(r"^( *)(```|~~~).*?^\1\2 *$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"``?[^`\n]+``?")
LINK = re.compile(r"!?\[[^\]]*\]\(<?([^)\s>]+)>?(?: \"[^\"]*\")?\)")
HEADING = re.compile(r"^#+ +(.+?) *#*$", re.MULTILINE)
CONTENTS = re.compile(r"^```\{toctree\}\n(.*?)^```", re.MULTILINE | re.DOTALL)
CARD = re.compile(r"^:link: (\S+)$", re.MULTILINE)
RULEBOOK = re.compile(r"\{rulebook\}`[^`<]+<([^>`]+)>`")
NAMED = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "CODE_OF_CONDUCT.md", "SECURITY.md")
PAGES = sorted(
    [
        *DOCS.rglob("*.md"),
        *(ROOT / name for name in NAMED),
        *(ROOT / ".github").rglob("*.md"),
    ]
)
PAGES = [path for path in PAGES if "_build" not in path.parts]


def prose(path: Path) -> str:
    """A page without its code."""
    return CODE.sub("", FENCED.sub("", path.read_text(encoding="utf-8")))


def anchors(path: Path) -> set[str]:
    """The anchors of a page's headings, as the code's own site and the generator make them."""
    text = FENCED.sub("", path.read_text(encoding="utf-8"))
    words = (re.sub(r"[`*]|\]\([^)]*\)|\[", "", heading) for heading in HEADING.findall(text))
    return {re.sub(r"[^\w\- ]", "", one.lower()).strip().replace(" ", "-") for one in words}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if re.match(r"[a-z]+:", link):
            assert link.startswith(("https://", "mailto:", "http://127.0.0.1")), link
            continue
        file, _, anchor = unquote(link).partition("#")
        target = page.parent / file if file else page
        assert target.exists(), f"{page.name}: {link}"
        if anchor and target.suffix == ".md":
            assert anchor in anchors(target), f"{page.name}: {link}"


def listed(page: Path) -> list[Path]:
    """The pages in a page's lists of contents."""
    lists = CONTENTS.findall(page.read_text(encoding="utf-8"))
    entries = [line for found in lists for line in found.splitlines()]
    names = [line for line in entries if line and not line.startswith(":")]
    files = [page.parent / f"{name}{ending}" for name in names for ending in (".md", ".ipynb")]
    found = [file for file in files if file.exists()]
    assert len(found) == len(names), page
    return found


def test_every_page_is_in_one_list_of_contents() -> None:
    index, reference = DOCS / "index.md", DOCS / "reference" / "index.md"
    found = [index, *listed(index), *listed(reference)]
    assert len(found) == len(set(found))
    pages = {path for path in PAGES if path.is_relative_to(DOCS)}
    assert set(found) == pages | set((DOCS / "notebooks").glob("*.ipynb"))


def test_the_cards_of_the_start_page_lead_to_pages() -> None:
    cards = CARD.findall((DOCS / "index.md").read_text(encoding="utf-8"))
    names = [name for name in cards if name != "doc"]
    assert len(names) >= 5
    assert all((DOCS / f"{name}.md").is_file() for name in names)


def test_every_game_and_language_has_a_rulebook_on_the_site() -> None:
    from echobase.rulebook import games_with_rulebook
    from echobase.text import LANGUAGES

    linked = set(RULEBOOK.findall((DOCS / "rulebooks.md").read_text(encoding="utf-8")))
    books = {f"{game}-{lang}" for game in games_with_rulebook() for lang in LANGUAGES}
    sheets = {f"{game}-sheets-{lang}" for game in games_with_rulebook() for lang in LANGUAGES}
    assert linked == books | sheets


def test_pictures_and_films_are_used() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for picture in [*(DOCS / "screenshots").iterdir(), DOCS / "film.webp"]:
        assert picture.name in text, picture.name


def test_every_public_name_is_explained() -> None:
    known = {name for contract in (State, Game) for name in vars(contract)}
    found = dict(documented())
    assert len(found) > 200
    bare = [
        name
        for name, value in found.items()
        if not inspect.getdoc(value) and name.rpartition(".")[2] not in known
    ]
    assert not bare


def test_the_reference_has_every_package_that_offers_names() -> None:
    package = Path(str(echobase.__file__)).parent
    offering = {
        ".".join(path.parent.relative_to(package.parent).parts)
        for path in package.rglob("__init__.py")
        if "\n__all__ = " in path.read_text(encoding="utf-8")
    }
    inner = {"echobase.cli", "echobase.lab.puzzles", "echobase.lab.report", "echobase.lab.training"}
    offering = {name for name in offering if not name.startswith("echobase.games")}
    assert offering - inner <= set(modules())


# The command.


def test_the_command_opens_what_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(docs, "checkouts", lambda: [tmp_path])
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    assert cli.run(["docs"]) == 2
    assert "`make docs` builds it" in capsys.readouterr().err
    page = tmp_path / docs.BUILT
    page.parent.mkdir(parents=True)
    page.touch()
    assert cli.run(["docs", "--no-browser"]) == 0
    assert capsys.readouterr().out == f"{page}\n"
    assert not opened
    assert cli.run(["docs"]) == 0
    assert opened == [page.as_uri()]


def test_the_checkout_is_found_from_its_sources() -> None:
    assert ROOT in list(docs.checkouts())


def test_nothing_that_is_built_is_tracked() -> None:
    told = subprocess.run(
        ["git", "ls-files", "docs/_build"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert told.stdout == ""
