"""What every view has: the game and the seat it belongs to; each game adds the rest."""

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """What one seat may know; `None` is a spectator. The tag of a subclass is the game's name."""

    seat: int | None
    to_act: int
    """The seat that decides now, CHANCE or OVER."""
    step: str
    """What is being decided, as the game names it."""

    @property
    def game(self) -> str:
        """The name of the game."""
        return str(self.__struct_config__.tag)
