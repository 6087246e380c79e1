"""Draws the icons of the game as an app into `site/icons`: `python art/app_icons.py`.

All show `web/public/icon.svg`: alone, or smaller on a ground that the system cuts to its own shape.
"""

import re
from pathlib import Path
from typing import Final

import resvg_py

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "web" / "public" / "icon.svg"
ICONS: Final = ROOT / "src" / "echobase" / "site" / "icons"
GROUND: Final = "#060b15"
SAFE: Final = 0.6
"""How much of the width of a ground every system leaves."""


def main() -> None:
    icon = SOURCE.read_text(encoding="utf-8")
    drawing = re.sub(r"</?svg[^>]*>", "", icon)
    moved = 24 * (1 - SAFE)
    grounded = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        f'<rect width="48" height="48" fill="{GROUND}"/>'
        f'<g transform="translate({moved:g} {moved:g}) scale({SAFE:g})">{drawing}</g></svg>'
    )
    ICONS.mkdir(exist_ok=True)
    for name, svg, size in (
        ("icon-192", icon, 192),
        ("icon-512", icon, 512),
        ("maskable-512", grounded, 512),
        ("apple-touch-icon", grounded, 180),
    ):
        png = resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size)
        (ICONS / f"{name}.png").write_bytes(bytes(png))


if __name__ == "__main__":
    main()
