"""A finished picture: as text, in a notebook, in a file."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from echobase.core.errors import BadOption
from echobase.core.extras import need
from echobase.core.files import check_output, replace

SVG: Final = ".svg"
PNG: Final = ".png"
MOST_WIDTH: Final = 16_000


def refuse_without_extra() -> None:
    """Refuse PNG where the package that makes it is missing."""
    need("a PNG picture", "picture", "resvg_py")


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
        refuse_without_extra()
        from resvg_py import svg_to_bytes

        return bytes(svg_to_bytes(svg_string=self.svg, width=width))

    def save(self, path: str | Path, width: int = 1280) -> None:
        """Write the picture to a file, SVG or PNG depending on its suffix."""
        target = Path(path)
        check_output("picture", target, (SVG, PNG), force=True)
        replace(target, self.svg if target.suffix.lower() == SVG else self.png(width))
