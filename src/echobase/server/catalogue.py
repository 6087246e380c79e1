"""What can be played: games, scenarios and maps, leaders, computer players, options."""

from functools import lru_cache

from echobase.ai import adviser, beginner, players
from echobase.ai.player import STYLE, own_players
from echobase.core import registry
from echobase.core.sides import SIDES
from echobase.games.assault.documents.tables import AssaultTable, all_maps
from echobase.games.assault.game import GAME as ASSAULT
from echobase.games.battle.documents import data_files as data
from echobase.games.battle.documents.tables import ScenarioTable, all_scenarios
from echobase.games.battle.game import GAME as BATTLE
from echobase.games.battle.rules.cards import SUPPORT_SIDE, SUPPORTS
from echobase.server.protocol import Catalogue, Choice, GameOf, Named, Option, Scenario
from echobase.text import Text
from echobase.text.words import words


@lru_cache(maxsize=8)
def catalogue(lang: str) -> Catalogue:
    """Everything that a client offers before a game."""
    text = Text(lang)
    return Catalogue(lang=lang, games=[battle(text), assault(text)])


def battle(text: Text) -> GameOf:
    tables = data.load({})
    return GameOf(
        id="battle",
        title=text("game-battle"),
        text=text("game-battle-about"),
        scenarios=[scenario(document, text) for document in all_scenarios()],
        sides=sides(text),
        seats=[2, 3, 4],
        leaders=[
            Named(id=key, name=text(f"leader-{key}"), side=side)
            for side in SIDES
            for key in tables.leaders[side]
        ],
        support=[
            Named(
                id=key,
                name=text.name("card", key),
                text=text(f"support-{key.replace('_', '-')}-text"),
                side=SIDES[SUPPORT_SIDE[number]],
            )
            for number, key in enumerate(SUPPORTS)
        ],
        levels=levels("battle", text),
        styles=styles("battle", text),
        options=[],
        defaults=defaults("battle"),
    )


def assault(text: Text) -> GameOf:
    return GameOf(
        id="assault",
        title=text("game-assault"),
        text=text("game-assault-about"),
        scenarios=[map_(number, document, text) for number, document in enumerate(all_maps(), 1)],
        sides=sides(text),
        seats=[2],
        leaders=[],
        support=[],
        levels=levels("assault", text),
        styles=styles("assault", text),
        options=assault_options(text),
        defaults=defaults("assault"),
    )


def sides(text: Text) -> dict[str, str]:
    return {side: text(f"side-{side}") for side in SIDES}


def scenario(document: ScenarioTable, text: Text) -> Scenario:
    story = words("battle").story(BATTLE.start(scenario=document.id), text)
    facts = []
    for side in SIDES:
        parts = [text("ui-hand-size", cards=document.hands[side])]
        if document.first == side:
            parts.insert(0, text("ui-begins"))
        if document.victory[side].medals:
            parts.append(text("ui-medals-to-win", medals=document.victory[side].medals))
        facts.append(f"{text('side-' + side)}: {', '.join(parts)}")
    return Scenario(
        id=document.id,
        number=document.number,
        name=story.name,
        briefing=[story.briefing] if story.briefing else [],
        goals=story.goals or {},
        special=story.special,
        facts=facts,
        first=document.first,
        medals={side: document.victory[side].medals for side in SIDES},
    )


def map_(number: int, document: AssaultTable, text: Text) -> Scenario:
    story = words("assault").story(ASSAULT.start(map=document.map.id), text)
    size = f"{document.map.columns} × {document.map.rows}"
    return Scenario(
        id=document.map.id,
        number=number,
        name=story.name,
        briefing=[story.briefing],
        goals=story.goals or {},
        special="",
        facts=[f"{text('ui-assault-column-size')}: {size}"],
        first="",
        medals={},
    )


def levels(game: str, text: Text) -> list[Named]:
    """Computer players from weak to strong, without their styles."""
    names = dict.fromkeys(name.partition(STYLE)[0] for name in players(game))
    return [named("level", name, text) for name in names]


def styles(game: str, text: Text) -> list[Named]:
    """The styles that some of them have."""
    return [named("style", name, text) for name in own_players(game).styles]


def named(group: str, key: str, text: Text) -> Named:
    """Something with its name and one sentence; its key when no message knows it."""
    id_ = f"server-{group}-{key}"
    if not text.has(id_):
        return Named(id=key, name=key.capitalize())
    return Named(id=key, name=text(id_), text=text(f"{id_}-text"))


def defaults(game: str) -> dict[str, str]:
    return {"opponent": beginner(game), "adviser": adviser(game)}


def assault_options(text: Text) -> list[Option]:
    choices: dict[str, list[Choice]] = {
        "setup": [Choice(value=key, name=text(f"server-setup-{key}")) for key in SETUPS],
        "sets_up_first": [Choice(value=side, name=text(f"side-{side}")) for side in SIDES],
        "field_of_fire": [Choice(value=angle, name=f"{angle}°") for angle in (60, 120, 180)],
        "reshuffle_first_five": [
            Choice(value=True, name=text("ui-assault-yes")),
            Choice(value=False, name=text("ui-assault-no")),
        ],
    }
    usual = {
        "setup": "default",
        "sets_up_first": ASSAULT.start().options().get("sets_up_first", "empire"),
        "field_of_fire": 120,
        "reshuffle_first_five": True,
    }
    return [
        Option(
            id=id_,
            name=text(f"option-{id_.replace('_', '-')}"),
            text=text(f"option-{id_.replace('_', '-')}-info"),
            choices=given,
            default=usual[id_],
        )
        for id_, given in choices.items()
    ]


SETUPS = ("default", "free")


def ids() -> set[tuple[str, str]]:
    """All that there is to play."""
    return {(game.name, id_) for game in registry.usable() for id_ in game.scenarios()}
