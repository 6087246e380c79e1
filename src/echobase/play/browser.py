"""The facet `browser` of a game: facts that a client needs once, before a game and at a board."""

from typing import Any, Protocol

from echobase.ai import adviser, beginner, levels, turn_seconds
from echobase.ai.player import own_players
from echobase.core import registry
from echobase.core.game import State
from echobase.core.view import View
from echobase.picture import sprite
from echobase.picture.drawing import Box, drawing
from echobase.picture.marks import Geometry, Marks
from echobase.picture.plain import plain
from echobase.picture.sprite import file_name
from echobase.play.catalogue import CatalogueScenario, GameOf, LevelOf, Named
from echobase.play.structs import Card, HexOf, Piece, Struct, UnitCard
from echobase.text import Text
from echobase.text.player_names import side_name
from echobase.text.words import words


class BoardParts(Struct):
    """The parts of a board that never change, drawn and in words."""

    still: str
    """The SVG of everything that never moves."""
    turned: bool
    """Whether it is drawn with the edge of the first side at the top."""
    hexes: dict[str, HexOf]
    shape: list[tuple[float, float]]
    """The corners of any hex around its centre."""
    size: float
    """The width of a hex."""
    cards: dict[str, Card]
    units: dict[str, Piece]
    terrain: dict[str, Piece]
    badges: dict[str, Piece]


class Browser(Protocol):
    """One game in the browser."""

    client: str
    """The name of its components in the client; empty for the generic ones."""

    @property
    def view(self) -> type[View]:
        """The type of its views, from which the types of the client are made."""
        ...

    def catalogue(self, text: Text) -> GameOf:
        """Everything that can be chosen before it begins."""
        ...

    def parts(self, state: State, text: Text, turned: bool) -> BoardParts:
        """The parts of its board that never change.

        Turned, the board lies the other way round, for a player who sits at its upper edge: hexes
        change places, drawings and words stay upright. A game that cannot do so ignores it.
        """
        ...

    def unit_card(self, state: State, place: str, seat: int | None, text: Text) -> UnitCard | None:
        """The unit at a place, as far as a seat may know it; None when nothing is there."""
        ...


class PlainBrowser:
    """Stands in for a game without a client of its own: its SVG, and hexes as buttons."""

    client = ""
    view = View

    def __init__(self, game: str) -> None:
        self.game = game

    def catalogue(self, text: Text) -> GameOf:
        chosen = registry.game(self.game)
        ids = enumerate(chosen.scenarios(), 1)
        return general_catalogue(
            self.game,
            text,
            scenarios=[plain_scenario(self.game, number, id_, text) for number, id_ in ids],
            seats=[len(chosen.start().sides())],
        )

    def parts(self, state: State, text: Text, turned: bool) -> BoardParts:
        drawn = plain(state, text.lang)
        view = state.view(None)
        layout = drawing(self.game).layout(view)
        labels = layout.labels
        corners = layout.hexes.corners(labels[0])
        return BoardParts(
            still=embedded(drawn.picture.svg, layout.box),
            turned=False,
            hexes=hexes(layout.hexes, {label: label for label in labels}),
            **shape(corners, layout.hexes.centre(labels[0])),
            cards={},
            units={},
            terrain={},
            badges={},
        )

    def unit_card(self, state: State, place: str, seat: int | None, text: Text) -> UnitCard | None:
        return None


def position(view: View, lang: str) -> str:
    """What a seat sees, for a client that cannot draw this game itself."""
    drawn = drawing(view.game)
    svg = drawn.draw(view, Marks(), lang)
    return embedded(svg, drawn.layout(view).box)


def embedded(svg: str, box: Box) -> str:
    """A standalone picture as a part of another one with the same coordinates."""
    left, top, width, height = box
    place = f'<svg x="{left}" y="{top}" width="{width}" height="{height}"'
    return f'{place} viewBox="{left} {top} {width} {height}">{svg[svg.index(">") + 1 :]}'


def browser(game: str) -> Browser:
    """The browser facet of a game, its own or the plain one."""
    found: Browser | None = registry.facet(game, "browser")
    return PlainBrowser(game) if found is None else found


# What all games share.


def general_catalogue(
    game: str, text: Text, *, scenarios: list[CatalogueScenario], seats: list[int], **more: Any
) -> GameOf:
    """The part of a catalogue that every game has; `more` are the cover, leaders and so on."""
    usual: dict[str, Any] = {
        "cover": scenarios[0].id if scenarios else "",
        "leaders": [],
        "support": [],
        "options": [],
    }
    return GameOf(
        id=game,
        title=title_of(game, text),
        text=about(game, text),
        scenarios=scenarios,
        sides=side_names(game, text),
        seats=seats,
        levels=levels_of(game, text),
        styles=[named("style", name, text) for name in own_players(game).styles],
        defaults={"opponent": beginner(game), "adviser": adviser(game)},
        scenario_option=registry.game(game).scenario_option,
        tall=tall(game),
        **{**usual, **more},
    )


def title_of(game: str, text: Text) -> str:
    """The title of a game, in the language of the text if it has a message for that."""
    id_ = f"game-{game}"
    return text(id_) if text.has(id_) else registry.game(game).title


def about(game: str, text: Text) -> str:
    """A game in a sentence or two, if it has a message for that."""
    known = [id_ for id_ in (f"game-{game}-about", f"{game}-about") if text.has(id_)]
    return text(known[0]) if known else ""


def plain_scenario(game: str, number: int, id_: str, text: Text) -> CatalogueScenario:
    """A scenario of which only the story is known."""
    chosen = registry.game(game)
    story = words(game).story(chosen.start(**{chosen.scenario_option: id_}), text)
    return CatalogueScenario(
        id=id_,
        number=number,
        name=story.name,
        briefing=[story.briefing] if story.briefing else [],
        goals=story.goals or {},
        special=story.special,
        facts=[],
        first="",
        medals={},
        from_workshop=False,
    )


def side_names(game: str, text: Text) -> dict[str, str]:
    """The sides in words."""
    return {side: side_name(side, text) for side in registry.sides(game)}


def levels_of(game: str, text: Text) -> list[LevelOf]:
    """The levels of the computer players, from weak to strong."""
    known = [(named("level", name, text), turn_seconds(name, game)) for name in levels(game)]
    return [LevelOf(one.id, one.name, one.text, seconds=seconds) for one, seconds in known]


def tall(game: str) -> bool:
    """Whether the pictures of a game, if it has any, are taller than wide."""
    if "drawing" not in registry.game(game).facets:
        return False
    _, _, width, height = drawing(game).layout(registry.game(game).start().view(None)).box
    return height > width


def named(group: str, key: str, text: Text) -> Named:
    """Something with its name and one sentence; its key when no message names it."""
    id_ = f"server-{group}-{key}"
    if not text.has(id_):
        return Named(id=key, name=key.capitalize())
    return Named(id=key, name=text(id_), text=text(f"{id_}-text"))


def hexes(geometry: Geometry, names: dict[str, str]) -> dict[str, HexOf]:
    found = {}
    for label, name in names.items():
        x, y = geometry.centre(label)
        found[label] = HexOf(x=round(x, 2), y=round(y, 2), name=name)
    return found


def shape(corners: list[tuple[float, float]], centre: tuple[float, float]) -> dict[str, Any]:
    """The corners of any hex around its centre, and its width."""
    around = [(round(x - centre[0], 2), round(y - centre[1], 2)) for x, y in corners]
    return {"shape": around, "size": max(x for x, _ in around) - min(x for x, _ in around)}


def piece(
    group: str,
    key: str,
    text: Text,
    symbol: str = "",
    side: str = "",
) -> Piece:
    """A thing with its name and its effect."""
    id_ = f"{group}-{key.replace('_', '-')}"
    about = next((f"{id_}-{end}" for end in ("about", "info") if text.has(f"{id_}-{end}")), "")
    words = text(about) if about else ""
    return Piece(name=text(id_), text=words, symbol=symbol, side=side)


def symbol(key: str, *groups: str) -> str:
    """The id of the drawing in the sprite, from the first group that has one."""
    names = [file_name(group, key) for group in groups]
    return next((f"eb-{name}" for name in names if name in sprite.names()), "")
