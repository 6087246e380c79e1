"""The report: one page, well-formed, complete in itself, with the right numbers in it."""

import re
from datetime import datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from lab.typed_commands import Run

from echobase import lab
from echobase.core.errors import BadOption
from echobase.core.files import CannotSave, writing
from echobase.core.sides import SIDES
from echobase.lab import report
from echobase.lab.curves import course
from echobase.lab.match import Match
from echobase.lab.report.charts import Axes, Series, columns, curves, step
from echobase.lab.report.scenario import headline
from echobase.text import LANGUAGES, Text
from echobase.text.html import Html, element

SOURCE = Path(lab.__file__).parent
LOCALE = SOURCE.parent / "locale"


@pytest.fixture(scope="module")
def balance() -> lab.Results:
    """Both games, one after the other."""
    options: dict[str, Any] = {"limit": 400, "player": "random"}
    battle = lab.balance(3, game="battle", scenarios=[1, 14], **options)
    return lab.merge([battle, lab.balance(2, game="assault", scenarios="blizzard", **options)])


@pytest.fixture(scope="module")
def tournament() -> lab.Results:
    return lab.tournament(2, ["random", "cadet"], scenarios=[1, 7])


def parsed(path: Path) -> ElementTree.Element:
    """The page, as an XML parser reads it; it refuses what is not well-formed."""
    return ElementTree.fromstring(path.read_text(encoding="utf-8").partition("\n")[2])


def written(results: lab.Results, path: Path, lang: str = "en") -> ElementTree.Element:
    lab.write_report(path, results, lang, force=True)
    return parsed(path)


def words(page: ElementTree.Element) -> str:
    return " ".join(" ".join(page.itertext()).split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_needs_nothing_else(balance: lab.Results, tmp_path: Path, lang: str) -> None:
    page = written(balance, tmp_path / "r.html", lang)
    assert page.get("lang") == lang
    assert not list(page.iter("script"))
    assert not list(page.iter("link"))
    for one in page.iter():
        for name in ("href", "src", "action"):
            assert one.get(name, "#").startswith(("#", "data:image/svg+xml;base64,"))
    style = next(page.iter("style")).text or ""
    assert "url(" not in style
    assert "@import" not in style
    text = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert not re.search(r"https?://|//\w", re.sub(r"base64,[\w+/=]+", "", text))


def test_every_way_on_the_page_leads_somewhere(balance: lab.Results, tmp_path: Path) -> None:
    page = written(balance, tmp_path / "r.html")
    ids = [one.get("id") for one in page.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    ways = {one.get("href", "")[1:] for one in page.iter() if one.tag in ("a", "use")}
    assert ways <= set(ids)
    assert {"s1", "s2", "s3"} <= ways, "the overview names every scenario"


def test_what_a_balance_report_tells(balance: lab.Results, tmp_path: Path) -> None:
    page = written(balance, tmp_path / "r.html")
    text = words(page)
    assert "Are the scenarios fair? 8 games, 3 scenarios. Player: random" in text
    for line in lab.by_scenario(balance):
        assert line.course is not None
        low, high = line.decisions.range
        assert f"{line.decisions.median:g} ({low}–{high}) decisions" in text
    assert "Imperial Scout Mission" in text
    assert "Transports away" in text
    assert "Where units fell" in text
    assert "echobase balance --game assault --map blizzard --players random --games 2" in text
    assert len([one for one in page.iter("svg") if "heat" in one.get("class", "")]) == 6
    assert f"echobase {balance.plans[0].echobase}" in text


def test_heat_maps_count_every_loss(balance: lab.Results, tmp_path: Path) -> None:
    page = written(balance, tmp_path / "r.html")
    line = lab.by_scenario(balance)[0]
    assert line.course is not None
    section = next(one for one in page.iter("section") if one.get("id") == "s1")
    for side in ("rebel", "empire"):
        heat = next(one for one in section.iter("svg") if one.get("class") == f"heat {side}")
        told = [title.text for shape in heat.iter("polygon") for title in shape]
        assert told == [
            f"{hex_}: {100 * count / 3:.0f} losses in 100 games"
            for hex_, count in line.course.hexes[side].items()
        ]


def test_what_a_tournament_report_tells(tournament: lab.Results, tmp_path: Path) -> None:
    text = words(written(tournament, tmp_path / "t.html"))
    assert "Who plays best?" in text
    for one in lab.standings(tournament.rows):
        assert f"{one.line.name} {one.rating.points:.0f}" in text
    assert "Where units fell" not in text


def test_a_mixture(balance: lab.Results, tournament: lab.Results, tmp_path: Path) -> None:
    text = words(written(lab.merge([balance, tournament]), tmp_path / "m.html"))
    assert "Results of the lab" in text
    assert "Standings" in text


def test_names_are_escaped(tournament: lab.Results, tmp_path: Path) -> None:
    evil = '<script>alert("&")</script>'
    rows = [
        msgspec.structs.replace(row, players=(evil, "cadet"), winners=()) for row in tournament.rows
    ]
    page = written(lab.Results(tournament.plans, tuple(rows)), tmp_path / "r.html")
    assert not list(page.iter("script"))
    assert evil in words(page)


def test_unfinished_results_say_so(tournament: lab.Results, tmp_path: Path) -> None:
    part = lab.Results(tournament.plans, tournament.rows[:3])
    assert "Incomplete: 3 of 4 games." in words(written(part, tmp_path / "r.html"))
    with pytest.raises(lab.BadResults, match="no game is finished, nothing to report"):
        lab.write_report(tmp_path / "none.html", lab.Results(tournament.plans, ()))
    assert not (tmp_path / "none.html").exists()


def test_games_that_were_given_up(tmp_path: Path) -> None:
    results = lab.balance(2, game="battle", scenarios=1, player="random", limit=5)
    text = words(written(results, tmp_path / "r.html"))
    assert "No game was finished." in text
    assert "2 games were abandoned" in text


def line_of(rebels: int, games: int, balanced: bool = True) -> lab.ScenarioLine:
    shares = {"rebel": lab.Share(rebels, games), "empire": lab.Share(games - rebels, games)}
    told = course([lab.GameFacts({"rebel": (1,), "empire": (0,)}, ())], SIDES) if balanced else None
    return lab.ScenarioLine(
        game="battle",
        name="one",
        options={},
        games=games,
        unfinished=0,
        sides=shares,
        players=[],
        turns=lab.Spread((1,)),
        ends={},
        decisions=lab.Spread((1,)),
        endings={},
        course=told,
    )


@pytest.mark.parametrize(
    ("rebels", "games", "balanced", "told"),
    [
        (52, 100, True, "Open: neither side has a clear edge. The Rebels won 52%"),
        (60, 200, True, "The Empire has the edge: it won 70%"),
        (140, 200, True, "The Rebels have the edge: they won 70%"),
        (300, 400, True, "The Rebels are clearly favoured: they won 75%"),
        (2, 100, True, "Lopsided: the Rebels hardly stand a chance. The Empire won 98%"),
        (2, 100, False, "The Empire won 98%"),
        (50, 100, False, "Each side won half of the games."),
        (0, 0, True, "No game was finished."),
    ],
)
def test_headlines(rebels: int, games: int, balanced: bool, told: str) -> None:
    assert headline(line_of(rebels, games, balanced), Text("en")).startswith(told)


def test_the_same_results_give_the_same_page(balance: lab.Results, tmp_path: Path) -> None:
    now = datetime(2026, 1, 2, 3, 4)
    assert report.page(balance, Text("en"), now) == report.page(balance, Text("en"), now)


def test_elements_escape_what_is_no_element() -> None:
    assert element("p", "<b>", Html("<i></i>"), ["&", element("br")]) == (
        "<p>&lt;b&gt;<i></i>&amp;<br/></p>"
    )
    assert element("a", "x", href='"&', class_="c", stroke_width=1.25, id=None) == (
        '<a href="&quot;&amp;" class="c" stroke-width="1.2">x</a>'
    )


@pytest.mark.parametrize(("most", "apart"), [(1, 1), (8, 1), (9, 2), (41, 10), (900, 200)])
def test_marks_of_an_axis(most: int, apart: int) -> None:
    assert step(most) == apart
    axes = Axes(1, 5, most)
    assert axes.most % apart == 0
    assert axes.most >= most


def test_charts_of_one_turn() -> None:
    curve = lab.Curve((1.0,), (0,), (2,))
    assert "nan" not in curves("t", "turns", [Series("a", "rebel", curve)])
    drawn = ElementTree.fromstring(columns("t", "turns", {"rebel": {3: 2}, "empire": {3: 1}}))
    heights = [float(one.get("height", "")) for one in drawn.iter("rect")]
    assert heights[0] == pytest.approx(2 * heights[1], abs=0.2)


def test_every_message_is_used_and_exists() -> None:
    used = {
        found
        for path in SOURCE.rglob("*.py")
        for found in re.findall(r'"(report-[a-z-]*[a-z])"', path.read_text(encoding="utf-8"))
    }
    computed = {f"report-more-{side}" for side in ("rebel", "empire")}
    computed |= {f"report-{verdict}" for verdict in ("open", "edge", "favoured", "lopsided")}
    for lang in LANGUAGES:
        source = (LOCALE / lang / "report.ftl").read_text(encoding="utf-8")
        there = set(re.findall(r"^(report-[a-z-]+) =", source, re.MULTILINE))
        assert there == used | computed
        of_games = {f"report-score-{game}" for game in ("battle", "assault")}
        assert all(Text(lang).has(id_) for id_ in there | of_games)


# The option --report of the commands.


def test_a_report_from_a_run_and_from_its_file(command: Run) -> None:
    code, out, err = command(
        "balance --games 2 --players random --scenario 7 --out b.jsonl --report b.html"
    )
    assert (code, err) == (0, "")
    assert "Report: b.html" in out
    assert "Outpost Attack" in words(parsed(Path("b.html")))
    assert command("results b.jsonl --report again.html --lang it")[0] == 0
    assert parsed(Path("again.html")).get("lang") == "it"
    for words_ in ("simulate --players random", "tournament --players random,cadet"):
        assert command(f"{words_} --games 2 --report {words_.split()[0]}.html")[0] == 0
        assert "Imperial Scout Mission" in words(parsed(Path(f"{words_.split()[0]}.html")))


@pytest.mark.parametrize(
    ("path", "message"),
    [
        ("r.txt", "report: 'r.txt' must end in .html"),
        ("folder.html", "folder.html: is a folder"),
        ("there.html", "there.html: exists already; --force replaces it"),
        ("there.html/r.html", "there.html/r.html: cannot be written: "),
    ],
)
def test_where_no_report_can_be(command: Run, path: str, message: str) -> None:
    Path("folder.html").mkdir()
    Path("there.html").write_text("mine")
    code, out, err = command(f"simulate --games 1 --players random --out a.jsonl --report {path}")
    assert (code, out) == (2, "")
    assert message in err
    assert not Path("a.jsonl").exists(), "said before the first game"
    assert Path("there.html").read_text() == "mine"


def test_results_without_games_have_no_report(command: Run) -> None:
    command("simulate --games 1 --players random --out a.jsonl")
    head = Path("a.jsonl").read_text().partition("\n")[0]
    Path("a.jsonl").write_text(head + "\n")
    code, _, err = command("results a.jsonl --report r.html")
    assert code == 2
    assert "no game is finished, nothing to report" in err
    assert not Path("r.html").exists()


def test_a_run_is_kept_until_its_report_is_written(
    command: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: str) -> None:
        with writing(path):
            raise OSError(28, "No space left on device")

    words_ = "simulate --games 2 --players random --report r.html"
    with monkeypatch.context() as patch:
        patch.setattr("echobase.lab.report.writing.replace", full)
        code, _, err = command(words_)
    assert (code, err) == (2, "echobase: r.html: cannot be written: No space left on device\n")
    code, out, _ = command("simulate --resume --report r.html")
    assert code == 0
    assert "Report: r.html" in out
    assert "2 games" in words(parsed(Path("r.html")))


def test_a_stopped_run_has_a_report_and_its_continuation_replaces_it(
    command: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    play = Match.__call__

    def disturbed(self: Match, number: int) -> lab.Row:
        if number == 2:
            raise KeyboardInterrupt
        return play(self, number)

    words_ = "simulate --games 3 --players random --out a.jsonl --report r.html"
    with monkeypatch.context() as patch:
        patch.setattr(Match, "__call__", disturbed)
        code, out, _ = command(words_)
    assert code == 130
    again = "simulate --resume --out a.jsonl --report r.html"
    assert f"echobase {again}" in " ".join(out.split())
    assert "Incomplete: 2 of 3 games." in words(parsed(Path("r.html")))
    assert command(again)[0] == 0
    assert "Incomplete" not in words(parsed(Path("r.html")))


def test_python_refuses_the_same(tournament: lab.Results, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"must end in \.html"):
        lab.write_report(tmp_path / "r", tournament)
    lab.write_report(tmp_path / "r.html", tournament)
    with pytest.raises(CannotSave, match="exists already"):
        lab.write_report(tmp_path / "r.html", tournament)
