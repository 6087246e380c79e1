"""The OpenAPI document says how calls fail, and of what kind their answers are."""

from server.running_server import Server

FAULT = {"$ref": "#/components/schemas/Fault"}


def test_every_call_says_how_it_fails(server: Server) -> None:
    document = server.client.get("/api/docs/openapi.json").json()
    calls = [call for path in document["paths"].values() for call in path.values()]
    assert len(calls) > 40
    for call in calls:
        for status in ("400", "404", "429"):
            content = call["responses"][status]["content"]
            assert content["application/json"]["schema"] == FAULT, call["operationId"]


def test_pictures_are_no_json(server: Server) -> None:
    paths = server.client.get("/api/docs/openapi.json").json()["paths"]
    pictures = [path for path in paths if path.endswith(".svg") or "/pictures/" in path]
    assert len(pictures) == 4
    for path in pictures:
        assert list(paths[path]["get"]["responses"]["200"]["content"]) == ["image/svg+xml"]
