"""The colours of all pictures, and the marks of the sides: colour, base and emblem."""

from typing import Final

PAGE: Final = "#060b15"
PANEL: Final = "#0b1728"
FRAME: Final = "#35517a"
TEXT: Final = "#e8f0f9"
MUTED: Final = "#9db1cb"
HEX_LINE: Final = "#7f9cba"
MACROHEX_LINE: Final = "#42648a"
LABEL: Final = "#4f6984"
RED_LINE: Final = "#c8372d"
AMBER: Final = "#ffb833"
CASING: Final = "#3a2300"
"""Drawn under everything amber: bright amber alone would vanish on snow."""
REACH: Final = "#a86400"
BLOCKED: Final = "#c8202d"
GOLD: Final = "#ffc44d"
PLATE: Final = "#0d1626"
HIT: Final = "#ff5a3c"

ON_DARK: Final = {"rebel": "#f2633a", "empire": "#7fb0e0"}
LIT: Final = {"rebel": "#ff9d70", "empire": "#a9c6e2"}
BASE: Final = {"rebel": "#7a2408", "empire": "#1d3a5c"}
INK: Final = {"rebel": "#2b0d05", "empire": "#0b1a2e"}

CASED: Final = ' stroke="#1a293c" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"'
"""A dark edge for words on a drawing."""

HALO: Final = ' stroke="#eef4fa" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke"'
"""A light edge for words that touch a drawing."""

DEFS: Final = (
    '<defs><linearGradient id="eb-snow" x1="0" y1="0" x2="1" y2="1">'
    '<stop offset="0" stop-color="#f1f6fb"/><stop offset=".5" stop-color="#dfe9f2"/>'
    '<stop offset="1" stop-color="#c3d3e3"/></linearGradient>'
    '<radialGradient id="eb-drift"><stop offset="0" stop-color="#fff" stop-opacity=".95"/>'
    '<stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>'
    '<filter id="eb-done"><feColorMatrix type="saturate" values=".35"/></filter>'
    '<filter id="eb-glow" x="-40%" y="-40%" width="180%" height="180%">'
    '<feGaussianBlur stdDeviation="5"/></filter></defs>\n'
)
"""The shared definitions that the layers of both games refer to."""
