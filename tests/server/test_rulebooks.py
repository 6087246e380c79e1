"""The rulebooks by REST: contents, paragraphs, search, links, pictures and pages to print."""

from xml.etree import ElementTree

import pytest
from server.running_server import Server

from echobase.rulebook import load
from echobase.text import LANGUAGES


def test_which_games_have_one(server: Server) -> None:
    listed = server.client.get("/api/rulebooks?lang=it").json()
    assert listed == [
        {"id": "battle", "title": "Battaglia di Hoth"},
        {"id": "assault", "title": "Assalto a Hoth"},
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_rulebook_and_its_parts(server: Server, lang: str) -> None:
    book = load("battle", lang)
    assert book is not None
    whole = server.client.get(f"/api/rulebooks/battle?lang={lang}").json()
    assert [chapter["id"] for chapter in whole["chapters"]] == [one.id for one in book.chapters]
    assert [sheet["id"] for sheet in whole["sheets"]] == ["units", "terrain", "cards"]
    contents = server.client.get(f"/api/rulebooks/battle/contents?lang={lang}").json()
    parts = zip(whole["chapters"], contents, strict=True)
    for chapter, titles in parts:
        assert titles["title"] == chapter["title"]
        assert [one["title"] for one in titles["paragraphs"]] == [
            one["title"] for one in chapter["paragraphs"]
        ]
    one = server.client.get(f"/api/rulebooks/battle/paragraphs/retreat?lang={lang}").json()
    assert one in [part for chapter in whole["chapters"] for part in chapter["paragraphs"]]
    assert "<p>" in one["html"]


def test_links_inside_lead_to_the_client_and_pictures_to_the_server(server: Server) -> None:
    one = server.client.get("/api/rulebooks/battle/paragraphs/ridge").json()["html"]
    assert 'href="#/rules/battle/sight-between-ridges"' in one
    shown = server.client.get("/api/rulebooks/battle/paragraphs/retreat?lang=pl").json()["html"]
    source = shown.partition('src="')[2].partition('"')[0]
    assert source == "api/rulebooks/battle/pictures/retreat-two.svg?lang=pl"
    answer = server.client.get(f"/{source}")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert ElementTree.fromstring(answer.text).tag.endswith("svg")


def test_words_are_found(server: Server) -> None:
    found = server.client.get("/api/rulebooks/assault/search?words=harpoon&lang=en").json()
    assert found[0]["id"] == "harpoon"
    assert found[0]["chapter"] == "The harpoon"
    assert all(one["excerpt"] for one in found)
    assert server.client.get("/api/rulebooks/assault/search?words=xyzzy").json() == []
    assert server.client.get("/api/rulebooks/assault/search").json() == []


def test_a_subject_leads_to_its_paragraph(server: Server) -> None:
    links = server.client.get("/api/rulebooks/battle/links").json()
    assert links["terrain:rocks"] == "rocks"
    assert links["message:battle-why-sight"] == "line-of-sight"
    game = server.make()
    assert server.client.get(f"/api/games/{game.id}/board").json()["rules"] == links


def test_a_reason_names_its_subject(server: Server) -> None:
    game = server.make()
    with server.sit(game, 0) as rebel:
        rebel.send(type="why", id=1, ask="order G3")
        answer = rebel.until("why")
        assert answer["subject"].startswith("message:battle-why-")


@pytest.mark.parametrize("page", ["print.html", "sheets.html"])
def test_pages_to_print(server: Server, page: str) -> None:
    answer = server.client.get(f"/api/rulebooks/assault/{page}?lang=it")
    assert answer.headers["content-type"].startswith("text/html")
    assert '<html lang="it">' in answer.text
    assert "@page" in server.client.get("/api/rulebooks/style.css").text


@pytest.mark.parametrize(
    ("path", "error"),
    [
        ("chess", "unknown-game"),
        ("chess/contents", "unknown-game"),
        ("chess/print.html", "unknown-game"),
        ("battle/paragraphs/nowhere", "unknown-address"),
        ("battle/pictures/nowhere.svg", "unknown-address"),
        ("battle/pictures/sight-edge.svg", "unknown-address"),
        ("battle?lang=xx", "bad-request"),
    ],
)
def test_what_is_not_there_is_refused_in_words(server: Server, path: str, error: str) -> None:
    answer = server.client.get(f"/api/rulebooks/{path}")
    assert answer.status_code in (400, 404)
    assert answer.json()["error"] == error
