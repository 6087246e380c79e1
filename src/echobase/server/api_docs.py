"""The page /api/docs: all calls with their parameters and types, without external files."""

from collections.abc import Sequence
from html import escape
from typing import Any, Final

from litestar import Request
from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi.plugins import OpenAPIRenderPlugin

from echobase.server.documented_errors import REASONS, spec

STYLE: Final = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "h2{margin:1.6rem 0 .2rem;font-size:1.05rem}code,h2{font-family:ui-monospace,monospace}"
    "table{border-collapse:collapse}td{padding:.1rem 1rem .1rem 0;vertical-align:top}"
    "@media(prefers-color-scheme:dark){body{background:#0b1728;color:#e8f0f9}a{color:#a9c6e2}}"
)


class CallsPage(OpenAPIRenderPlugin):
    """Shows the OpenAPI description as plain HTML."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        link = self.get_openapi_json_route(request)
        return page(openapi_schema, link).encode()


def page(schema: dict[str, Any], link: str) -> str:
    title = escape(f"{schema['info']['title']} {schema['info']['version']}")
    calls = [
        call(method, path, facts)
        for path, methods in schema["paths"].items()
        for method, facts in methods.items()
        if isinstance(facts, dict)
    ]
    types = [kind(name, facts) for name, facts in schema["components"]["schemas"].items()]
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title>"
        f"<meta name=viewport content='width=device-width'><style>{STYLE}</style>"
        f"<h1>{title}</h1><p>{escape(schema['info']['description'])} "
        f"For programs: <a href='{escape(link)}'>openapi.json</a>.</p>"
        f"{''.join(calls)}<h1>Types</h1>{''.join(types)}</html>"
    )


def call(method: str, path: str, facts: dict[str, Any]) -> str:
    """One call: its purpose, its parameters, its request and its response."""
    rows = [
        (f"{one['name']} ({one['in']})", shape(one.get("schema", {})))
        for one in facts.get("parameters", [])
    ]
    rows += [("body", shape(body)) for body in contents(facts.get("requestBody", {}))]
    for status, answer in facts.get("responses", {}).items():
        rows += [(str(status), shape(body)) for body in contents(answer)]
    about = escape(facts.get("description") or facts.get("summary") or "")
    return f"<h2>{method.upper()} {escape(path)}</h2><p>{about}</p>{table(rows)}"


def contents(facts: dict[str, Any]) -> list[dict[str, Any]]:
    return [content.get("schema", {}) for content in facts.get("content", {}).values()]


def kind(name: str, facts: dict[str, Any]) -> str:
    rows = [(field, shape(type_)) for field, type_ in facts.get("properties", {}).items()]
    return f"<h2 id='{escape(name)}'>{escape(name)}</h2>{table(rows)}"


def table(rows: list[tuple[str, str]]) -> str:
    cells = [f"<tr><td><code>{escape(name)}</code><td>{words}" for name, words in rows]
    return f"<table>{''.join(cells)}</table>" if cells else ""


def shape(type_: dict[str, Any]) -> str:
    """A type in a few words, with links to the named ones."""
    if "$ref" in type_:
        name = escape(type_["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    if "oneOf" in type_:
        return " or ".join(shape(one) for one in type_["oneOf"])
    if type_.get("type") == "array":
        return f"list of {shape(type_.get('items', {}))}"
    if "enum" in type_:
        return " or ".join(escape(str(value)) for value in type_["enum"])
    return escape(str(type_.get("type", "anything")))


def documented(handlers: Sequence[BaseRouteHandler]) -> Sequence[BaseRouteHandler]:
    """The same routes; those that answer requests say how they fail."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            faults = {status: spec(reason) for status, reason in REASONS.items()}
            handler.responses = {**faults, **(handler.responses or {})}
    return handlers
