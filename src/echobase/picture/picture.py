"""A finished picture: as text, in a notebook, in a file."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from echobase.core.errors import BadOption

MOST_WIDTH: Final = 16_000


@dataclass(frozen=True)
class Picture:
    """A standalone SVG; needs no other file."""

    svg: str

    def _repr_svg_(self) -> str:
        """Shown by notebooks."""
        return self.svg

    def png(self, width: int = 1280) -> bytes:
        """The picture in pixels; needs the extra `echobase[picture]`."""
        if isinstance(width, bool) or not isinstance(width, int) or not 1 <= width <= MOST_WIDTH:
            raise BadOption(f"picture: width is 1 to {MOST_WIDTH} pixels; got {width!r}")
        try:
            from resvg_py import svg_to_bytes
        except ImportError:
            raise BadOption(
                "picture: PNG needs one more package; get it by: pip install 'echobase[picture]'"
            ) from None
        return bytes(svg_to_bytes(svg_string=self.svg, width=width))

    def save(self, path: str | Path, width: int = 1280) -> None:
        """Write the picture to a file, SVG or PNG depending on its suffix."""
        target = Path(path)
        kind = target.suffix.lower()
        if kind == ".svg":
            target.write_text(self.svg, encoding="utf-8")
        elif kind == ".png":
            target.write_bytes(self.png(width))
        else:
            raise BadOption(f"picture: {str(path)!r} must end in .svg or .png")
