"""Games to learn from, kept in a folder beside the table while they are played.

A training that was stopped goes on with the blocks of games that are there.
"""

import json
from array import array
from pathlib import Path
from typing import Any, Final

from echobase.core.errors import BadOption
from echobase.lab.training.examples import Lesson, LessonGames

HEAD: Final = "training.json"


class LessonStore:
    """The folder of one training."""

    def __init__(self, folder: Path, play: LessonGames, resume: bool) -> None:
        """BadOption if other games are there, or some that nobody wants to continue."""
        self.folder = folder
        head = {"game": play.game, "player": play.player, "seed": play.seed, "limit": play.limit}
        known = self._head()
        if known is not None and not resume:
            raise BadOption(f"out: {folder} has games of a training; continue it with --resume")
        if known is not None and known != head:
            raise BadOption(f"resume: {folder} has games of another training: {known}")
        folder.mkdir(parents=True, exist_ok=True)
        (folder / HEAD).write_text(json.dumps(head), encoding="utf-8")

    def _head(self) -> dict[str, Any] | None:
        try:
            found: dict[str, Any] = json.loads((self.folder / HEAD).read_text(encoding="utf-8"))
        except FileNotFoundError:
            return None
        except ValueError as error:
            raise BadOption(f"resume: {self.folder / HEAD} cannot be read ({error})") from None
        return found

    def block(self, number: int, size: int) -> list[Lesson] | None:
        """The games of a block, if all of them are there."""
        import numpy as np

        path = self._path(number)
        if not path.exists():
            return None
        try:
            with np.load(path) as kept:
                found = unpacked(kept)
        except (OSError, ValueError, KeyError) as error:
            raise BadOption(f"resume: {path} cannot be read ({error}); delete it") from None
        return found if len(found) == size else None

    def keep(self, number: int, lessons: list[Lesson]) -> None:
        """Write a block; it is there as a whole or not at all."""
        import numpy as np

        path = self._path(number)
        draft = path.with_suffix(".draft.npz")
        np.savez_compressed(draft, **packed(lessons))
        draft.replace(path)

    def _path(self, number: int) -> Path:
        return self.folder / f"games-{number:05}.npz"


def packed(lessons: list[Lesson]) -> dict[str, Any]:
    """Games as arrays."""
    import numpy as np

    return {
        "counts": np.array([len(one.sides) for one in lessons]),
        "features": np.array([number for one in lessons for number in one.features], np.float32),
        "offsets": np.array([name for one in lessons for name in one.offsets], dtype=str),
        "sides": np.array([name for one in lessons for name in one.sides], dtype=str),
        "winners": np.array([one.winner for one in lessons], dtype=str),
    }


def unpacked(kept: Any) -> list[Lesson]:
    """Arrays as games."""
    found: list[Lesson] = []
    features, offsets, sides = kept["features"], kept["offsets"], kept["sides"]
    width = len(features) // max(len(sides), 1)
    first = 0
    for count, winner in zip(kept["counts"].tolist(), kept["winners"].tolist(), strict=True):
        last = first + count
        found.append(
            Lesson(
                array("f", features[first * width : last * width].tobytes()),
                offsets[first:last].tolist(),
                sides[first:last].tolist(),
                winner,
            )
        )
        first = last
    return found


def forget(folder: Path) -> None:
    """Delete the games of a training that has learned from them."""
    for path in [*folder.glob("games-*.npz"), folder / HEAD]:
        path.unlink()
    folder.rmdir()
