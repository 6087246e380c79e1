"""What axe-core has to say about a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def findings(page: Page) -> list[str]:
    """What it finds serious or critical."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run()")
    return [
        f"{one['id']}: {node['target']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
