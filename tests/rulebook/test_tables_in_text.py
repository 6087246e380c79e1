"""The tables that people wrote into the rulebooks say what the engine plays by."""

import pytest

from echobase.core import registry
from echobase.games.assault.rules.cards import ACTION_CARDS
from echobase.games.assault.rules.dice import chance_of_hit
from echobase.games.assault.rules.units import ARMOUR, ARMOUR_WITHOUT_GRID, FIRE, KINDS
from echobase.games.battle.rules.state import as_battle
from echobase.games.battle.rules.units import INFANTRY, Kind
from echobase.rulebook import load
from echobase.rulebook.markup import TableBlock, plain
from echobase.text import LANGUAGES, Text, percent

IN_ALL_LANGUAGES = pytest.mark.parametrize("lang", LANGUAGES)


def table(game: str, lang: str, address: str) -> list[list[str]]:
    """The rows of the table in a paragraph."""
    book = load(game, lang)
    assert book is not None
    blocks = book.by_address[address].blocks
    (found,) = [block for block in blocks if isinstance(block, TableBlock)]
    return [[plain(cell) for cell in row] for row in found.rows]


def kinds() -> list[Kind]:
    return as_battle(registry.game("battle").start()).scenario.kinds


@IN_ALL_LANGUAGES
def test_the_chances_of_a_shot(lang: str) -> None:
    for number, *chances in table("assault", lang, "hitting"):
        dice = int(number)
        said = [
            f"{percent(chance_of_hit(dice, armour))}%" if dice >= armour else ""
            for armour in (1, 2, 3)
        ]
        assert chances == said


@IN_ALL_LANGUAGES
def test_the_strength_of_the_units(lang: str) -> None:
    text, said = Text(lang), {}
    for names, fire, armour in table("assault", lang, "strength"):
        said.update({name.strip(): (fire, armour) for name in names.split(",")})
    for kind, key in enumerate(KINDS):
        fire, armour = said[text(f"kind-{key.replace('_', '-')}")]
        assert fire == (str(FIRE[kind]) if kind < len(FIRE) else "")
        assert armour.startswith(str(ARMOUR[kind]))
    assert str(ARMOUR_WITHOUT_GRID) in said[text("kind-shield-generator")][1]


@IN_ALL_LANGUAGES
def test_the_action_deck(lang: str) -> None:
    text = Text(lang)
    said = {name: int(copies) for name, copies, _ in table("assault", lang, "action-deck")}
    assert said == {
        text(f"action-{card.key.replace('_', '-')}"): card.copies for card in ACTION_CARDS
    }


@IN_ALL_LANGUAGES
def test_the_figures_of_the_units(lang: str) -> None:
    said = dict(table("battle", lang, "set-up-figures"))
    assert len(said) == len(kinds())
    for kind in kinds():
        figures = said[Text(lang)(f"unit-{kind.key.replace('_', '-')}")]
        assert figures.startswith(str(kind.figures))
        if kind.squadron_figures != kind.figures:
            assert figures.endswith(str(kind.squadron_figures))


@IN_ALL_LANGUAGES
def test_the_moves_and_the_dice_of_the_units(lang: str) -> None:
    text = Text(lang)
    dice = dict(table("battle", lang, "range"))
    moves = {name: (far, after) for name, far, after in table("battle", lang, "how-far")}
    infantry = next(iter(dice))  # both kinds of infantry share a row
    assert infantry == next(iter(moves))
    for kind in kinds():
        name = text(f"unit-{kind.key.replace('_', '-')}")
        row = infantry if kind.unit_class == INFANTRY else name
        assert dice[row] == "/".join(map(str, kind.dice))
        far, after = moves[row]
        if kind.mobile:
            assert str(kind.move) in far
            assert after.count(str(kind.still_attacks)) or kind.still_attacks == kind.move
        else:
            assert not after
