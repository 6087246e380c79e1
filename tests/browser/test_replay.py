"""Replays of records, and what is said about files that are none."""

from collections.abc import Callable
from pathlib import Path

from browser.serving import Server
from playwright.sync_api import Browser, Page, expect

Open = Callable[..., Page]
RECORD = Path(__file__).parent.parent / "golden" / "battle-10.record"


def load(page: Page, name: str, content: bytes) -> None:
    page.locator("input[type=file]").set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": content}
    )


def test_a_record_is_loaded_and_replayed(open_page: Open) -> None:
    page = open_page()
    load(page, "battle.record", RECORD.read_bytes())
    timeline = page.get_by_role("slider", name="Timeline")
    timeline.wait_for()
    assert timeline.input_value() == "0"
    page.get_by_role("button", name="Next turn").click()
    page.get_by_role("button", name="Step forward", exact=True).click()
    assert int(timeline.input_value()) > 1
    expect(page.get_by_label("Log").first).to_contain_text("turn 1")
    both = page.locator(".hands .card").count()
    page.get_by_label("Seen by").select_option("0")
    expect(page.locator(".hands .card")).not_to_have_count(both)
    page.get_by_role("button", name="Resume").click()
    page.get_by_role("button", name="Pause").click()


def test_a_record_can_be_saved_again(open_page: Open) -> None:
    page = open_page()
    load(page, "battle.record", RECORD.read_bytes())
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    assert "rebel" in Path(download.value.path()).read_text(encoding="utf-8")


def test_a_foreign_file_is_refused_with_a_sentence(browser: Browser, server: Server) -> None:
    page = browser.new_page(locale="en-GB")
    page.goto(server.url)
    with page.expect_response("**/api/records*") as answer:
        load(page, "notes.txt", b"buy milk")
    assert answer.value.status == 400
    expect(page.get_by_role("alert")).to_be_visible()
    page.close()
