"""Who may ask: hosts, origins, and what every answer tells the browser."""

import pytest
from litestar.exceptions import WebSocketDisconnect
from server.running_server import Server

WANTED = {"game": "battle", "seats": [{"kind": "person"}, {"kind": "computer"}]}


@pytest.fixture
def server(lasting_server: Server) -> Server:
    return lasting_server


@pytest.mark.parametrize(
    "host", ["testserver.local", "LOCALHOST:8138", "play.localhost", "192.168.1.7:8138", "[::1]:80"]
)
def test_a_host_is_an_address_or_a_known_name(server: Server, host: str) -> None:
    assert server.client.get("/api/version", headers={"host": host}).status_code == 200


@pytest.mark.parametrize("host", ["evil.example", "localhost.evil.example:8138", "", "[", "127.1"])
def test_a_page_elsewhere_cannot_give_us_a_name(server: Server, host: str) -> None:
    answer = server.client.get("/api/version", headers={"host": host})
    assert (answer.status_code, answer.json()["error"]) == (421, "unknown-host")
    assert "--name" in answer.json()["text"]


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://testserver.local:81"])
def test_pages_of_other_sites_can_neither_change_anything_nor_play(
    server: Server, origin: str
) -> None:
    made = server.make()
    foreign = {"origin": origin}
    answer = server.client.post("/api/games", json=WANTED, headers=foreign)
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        server.client.websocket_connect(f"/api/games/{made.id}/play", headers=foreign) as session,
    ):
        session.receive_text(timeout=10)
    assert closed.value.code == 4403


@pytest.mark.parametrize("origin", ["http://testserver.local", "https://testserver.local"])
def test_our_own_pages_can(server: Server, origin: str) -> None:
    """Behind a proxy the page comes by https, although we do not see that."""
    answer = server.client.post("/api/games", json=WANTED, headers={"origin": origin})
    assert answer.status_code == 201


@pytest.mark.parametrize("path", ["/", "/api/version", "/api/nothing", "/api/docs"])
def test_every_answer_has_the_security_headers(server: Server, path: str) -> None:
    headers = server.client.get(path).headers
    assert "script-src 'self';" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
