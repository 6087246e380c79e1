"""Every message of the engine and of the screens has a text in all three languages."""

import ast
import re
from collections.abc import Callable
from functools import cache, partial
from threading import Event, Thread

import pytest
from message_files import SOURCE, entries

from echobase import BadOption
from echobase.analysis.costly import GRADES
from echobase.core.events import Message
from echobase.games.assault.documents.tables import OptionsTable, map_ids
from echobase.games.assault.rules.cards import ACTION_CARDS, EVENT_CARDS
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.map import TERRAIN as GROUND
from echobase.games.assault.rules.steps import STEPS as ASSAULT_STEPS
from echobase.games.assault.rules.units import CODES, KINDS, NAMES
from echobase.games.battle.documents.data_files import load
from echobase.games.battle.rules.board import SECTIONS
from echobase.games.battle.rules.cards import SUPPORTS
from echobase.games.battle.rules.scenario import OBJECTIVE_TYPES
from echobase.games.battle.rules.steps import STEPS
from echobase.games.battle.rules.terrain import STRUCTURES, TERRAIN
from echobase.games.battle.rules.units import BADGES, CLASSES
from echobase.play.statistics import statistics
from echobase.text.fluent import Bundle
from echobase.text.messages import Messages, source
from echobase.text.sentences import COUNTERS, GROUPS, LANGUAGES, Text, language

GAMES = ("battle", "assault")
UI_ID = re.compile(r"(?:ui|help)-[a-z-]*[a-z]")
COMPUTED_BY_CLIENT = (
    *("web-luck-", "web-missing-", "web-scenarios-", "web-size-", "web-speed-", "web-step-"),
    *("web-notice-push-", "web-talk-ask-"),
    *("web-cap-", "web-effect-", "web-grade-", "web-key-", "web-tell-", "web-track-"),
    *(f"web-puzzle-{state}" for state in ("new", "missed", "solved")),
    *(f"web-puzzle-{filter_}" for filter_ in ("game", "level", "theme", "state")),
)
"""Messages of the client whose last word is a step, a size and the like."""
COMPUTED = (
    *("ui-done-", "ui-ask-", "ui-kind-"),
    *(f"ui-analysis-{grade}" for _, grade in GRADES),
    *("ui-analysis-dice", "ui-analysis-cards"),
)
"""Messages of the screens whose last word is a step, a grade, or a kind of objective or luck."""
NUMBERS = {"dice", "figures", "medals", "turn", "blasts", "charges", "orders", "distance"}
NUMBERS |= {"base", "limit", "lost", "range"}
NUMBERS |= {"armour", "blanks", "cost", "count", "force", "heavy", "left", "light", "points"}
NUMBERS |= {"round", "sabers", "sum", "vaders"}
BATTLE_SAMPLES: dict[str, list[str | int]] = {
    "unit": ["snowtrooper", "at_at", "ion_cannon"],
    "foe": ["echo_trooper", "shield_generator"],
    "card": ["raid_left", "rout"],
    "side": ["rebel", "empire"],
    "terrain": ["ridge"],
    "step": list(STEPS),
    "choice": [*SECTIONS, *CLASSES],
    "reason": ["medals", "sudden-death", "no-units", "left-ahead"],
    "faces": ["IVBRX", "-"],
    "token": ["officer", "crate"],
}
COUNTER_CODES: list[str | int] = [*(f"{code}10" for code in CODES), "P", "G"]
DAMAGE = ["blaster-1", "blaster-2", "legs-1", "legs-2", "body-1", "body-2", "body-3"]
DAMAGE += ["hull-1", "hull-2", "gunner", "critical"]
ASSAULT_SAMPLES: dict[str, list[str | int]] = {
    "unit": COUNTER_CODES,
    "foe": COUNTER_CODES,
    "walker": ["W5"],
    "kind": list(KINDS),
    "card": [card.key for card in ACTION_CARDS],
    "event": list(EVENT_CARDS),
    "side": ["rebel", "empire"],
    "step": list(ASSAULT_STEPS),
    "reason": ["generator", "transports", "annihilation"],
    "terrain": list(GROUND),
    "facing": list(FACINGS),
    "damage": [*DAMAGE],
    "track": ["blaster", "legs", "body"],
}
NOTES = {"note": {"unit", "hex"}, "note_token": {"hex", "token"}}
"""Functions that log an event, with its arguments."""
SAMPLES = {"battle": BATTLE_SAMPLES, "assault": ASSAULT_SAMPLES}


@cache
def engine() -> dict[str, set[str]]:
    """Every message ID in the source of both engines, with the names of its arguments."""
    found: dict[str, set[str]] = {}
    for game in GAMES:
        for path in sorted((SOURCE / "games" / game / "rules").glob("*.py")):
            for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(function, ast.FunctionDef):
                    collect(function, re.compile(rf"{game}-[a-z-]+"), found)
    return found


def collect(
    function: ast.FunctionDef, id_form: re.Pattern[str], found: dict[str, set[str]]
) -> None:
    written = [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id_form.fullmatch(node.value)
    ]
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id == "Message":
                names = argument_names(node, function)
                first = node.args[0]
                ids = [first.value] if isinstance(first, ast.Constant) else written
                for id_ in ids:
                    assert isinstance(id_, str)
                    found.setdefault(id_, set()).update(names)
            elif node.func.id in NOTES:
                event = node.args[1]
                assert isinstance(event, ast.Constant), "the ID of an event is written out"
                found.setdefault(str(event.value), set()).update(NOTES[node.func.id])


def argument_names(call: ast.Call, function: ast.FunctionDef) -> set[str]:
    if len(call.args) < 2:
        return set()
    table = call.args[1]
    if isinstance(table, ast.Name):
        table = assigned(table.id, function)
    assert isinstance(table, ast.Dict), "arguments of a Message are written out"
    return {str(key.value) for key in table.keys if isinstance(key, ast.Constant)}


def assigned(name: str, function: ast.FunctionDef) -> ast.expr:
    """What a function writes into a variable; messages share arguments that way."""
    values = [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and [ast.unparse(to) for to in node.targets] == [name]
    ]
    assert len(values) == 1, f"{function.name}: {name} is written once"
    return values[0]


def test_the_engine_has_messages() -> None:
    assert len(engine()) > 60
    assert engine()["battle-attacked"] == {"unit", "hex", "foe", "target", "dice"}
    assert engine()["battle-dice-scout"] == {"hex", "dice"}
    assert sum(id_.startswith("assault-") for id_ in engine()) > 100
    assert engine()["assault-fires"] == {"unit", "foe", "count", "armour"}
    assert engine()["assault-why-mount-far"] == {"unit", "walker"}


@pytest.mark.parametrize("game", GAMES)
def test_no_message_of_a_game_is_left_over(game: str) -> None:
    steps = {f"assault-step-{step}" for step in ASSAULT_STEPS}
    others = steps | coach_messages(game)
    assert written_with(f"{game}-") - others == {id_ for id_ in engine() if id_.startswith(game)}


def coach_messages(game: str) -> set[str]:
    """What the coach says of a game: by what its ledger counts."""
    ledger = statistics(game).ledger
    said = {"answers", "attacks", "keeps", "odds-better", "odds-chosen"}
    said |= {f"{verb}-{name}" for name in ledger.losses for verb in ("inflicts", "suffers")}
    said |= {f"{verb}-{name}" for name in ledger.gains for verb in ("wins", "concedes")}
    return {f"{game}-coach-{word}" for word in said}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_engine_formats_without_errors(lang: str) -> None:
    for id_, names in engine().items():
        assert entries(lang)[id_] <= names, id_
        check_format(Text(lang), id_, names)


def check_format(text: Text, id_: str, names: set[str]) -> None:
    """With every sample of every argument, and with any number."""
    game = id_.partition("-")[0]
    plain: dict[str, str | int] = {}
    for name in names:
        plain[name] = SAMPLES[game].get(name, [2 if name in NUMBERS else "C5"])[0]
    for name, values in SAMPLES[game].items():
        for value in values if name in plain else []:
            sentence, errors = text.format(id_, {**plain, name: value})
            assert not errors, id_
            assert "{" not in sentence, id_
            if name in GROUPS:
                assert text.name(name, str(value), game) != value, id_
    for count in range(7):
        args = {key: count if isinstance(value, int) else value for key, value in plain.items()}
        assert not text.format(id_, args)[1], id_


@pytest.mark.parametrize("lang", LANGUAGES[1:])
def test_languages_have_the_same_messages_and_variables(lang: str) -> None:
    assert entries(lang).keys() == entries("en").keys()
    for id_, variables in entries("en").items():
        assert entries(lang)[id_] == variables, id_


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_of_the_assault_begin_with_a_capital_letter(lang: str) -> None:
    for id_ in written_with("assault-") - written_with("assault-dice-"):
        args = {name: ASSAULT_SAMPLES.get(name, [2])[-1] for name in entries(lang)[id_]}
        for unit in COUNTER_CODES:
            given = {name: unit if name in COUNTERS else value for name, value in args.items()}
            sentence = Text(lang)(id_, **given)
            assert sentence[0] == sentence[0].upper(), sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_counter_has_a_name_with_its_number_and_the_same_forms(lang: str) -> None:
    text = Text(lang)
    forms = set(text.forms("W1"))
    for code in NAMES:
        found = text.forms(code)
        assert set(found) == forms
        assert found["name"] == text.name("unit", code)
        number = code.lstrip("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        assert all(found[form].endswith(number) for form in forms - {"gender"})
    assert len({text.name("unit", code) for code in NAMES}) == len(NAMES)


def test_codes_of_counters_and_kinds_of_the_battle_live_side_by_side() -> None:
    text = Text("en")
    assert text.name("unit", "LS10") == "Light Snowtrooper 10"
    assert text.name("foe", "P") == "Power Grid"
    assert text.name("walker", "W2") == "Walker 2"
    assert text.name("unit", "snowspeeder") == "Snowspeeders"
    assert text.name("unit", "X7") == "X7"
    assert text.name("kind", "snowspeeder") == "Snowspeeder"
    assert text.values({"unit": "HT3"})["unit-in"] == "Heavy Trooper 3"


def test_a_step_of_both_games_has_a_name_in_each() -> None:
    text = Text("en")
    assert text.name("step", "draw") == "Draw a command card"
    assert text.name("step", "draw", "assault") == "Draw an action card"
    message = Message("assault-why-luck", {"step": "draw"})
    assert text.say(message) == "Chance decides now: Draw an action card."


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Laser Tower 4 fires at Light Snowtrooper 3: 2 dice against armour 1."),
        ("it", "La torretta laser 4 spara al soldato artico leggero 3: 2 dadi contro corazza 1."),
        (
            "pl",
            "Wieżyczka laserowa 4 strzela do lekkiego śnieżnego szturmowca 3: "
            "2 kości przeciw pancerzowi 1.",
        ),
    ],
)
def test_counters_take_the_form_the_sentence_needs(lang: str, sentence: str) -> None:
    args: dict[str, str | int] = {"unit": "T4", "foe": "LS3", "count": 2, "armour": 1}
    assert Text(lang).say(Message("assault-fires", args)) == sentence


def client_ids() -> set[str]:
    """Every message ID written out in the browser client."""
    folder = SOURCE.parents[1] / "web" / "src"
    files = [file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte")]
    said = re.compile(r"'(web-[a-z0-9-]*[a-z0-9])'|\bt\(\s*'([a-z0-9-]+)'")
    texts = [file.read_text(encoding="utf-8") for file in files if ".test." not in file.name]
    return {one or other for text in texts for one, other in said.findall(text)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_gets_every_message_that_it_uses_and_none_is_left_over(lang: str) -> None:
    used = client_ids()
    sent = set(re.findall(r"^([a-z][\w-]*) *=", source(lang), re.MULTILINE))
    assert used <= sent
    written = {id_ for id_ in sent if id_.startswith("web-")}
    assert written - used == {id_ for id_ in written - used if id_.startswith(COMPUTED_BY_CLIENT)}
    assert "battle-hit" not in sent, "the server makes the sentences of events"


def source_ids() -> set[str]:
    """Every message ID written out in the screens."""
    names = ("cli", "terminal", "lab", "analysis", "games", "play", "text", "server")
    folders = [SOURCE / name for name in names]
    files = [file for folder in folders for file in folder.rglob("*.py")]
    found: set[str] = set()
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if UI_ID.fullmatch(node.value):
                    found.add(node.value)
    return found


def test_every_message_of_the_screens_exists_and_none_is_left_over() -> None:
    used = source_ids()
    assert used <= entries("en").keys()
    written = {id_ for id_ in entries("en") if UI_ID.fullmatch(id_)}
    computed = {id_ for id_ in written if id_.startswith(COMPUTED)}
    assert written - computed == used - computed


def test_every_decision_has_its_question_and_its_done() -> None:
    automatic = {"deal", "draw", "start", "roll", "confirm", "hits", "refill", "end", "next"}
    asked = {step.replace("_", "-") for step in STEPS if step not in automatic}
    assert {f"ui-ask-{step}" for step in asked} == written_with("ui-ask-")
    no_done = {"play", "choose", "reroll", "shelter", "retreat", "give-up-card"}
    done = {f"ui-done-{step}" for step in (asked - no_done) | {"move-last"}}
    assert done == written_with("ui-done-")
    assert {f"ui-kind-{kind}" for kind in OBJECTIVE_TYPES} == written_with("ui-kind-")


def written_with(prefix: str) -> set[str]:
    return {id_ for id_ in entries("en") if id_.startswith(prefix)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_of_the_game_has_a_text(lang: str) -> None:
    data = load({})
    wanted = [f"unit-{key}" for key in data.units]
    wanted += [f"card-{key}" for key in data.cards if key not in SUPPORTS]
    wanted += [f"support-{key}" for key in SUPPORTS]
    wanted += [f"terrain-{key}" for key in TERRAIN] + [f"structure-{key}" for key in STRUCTURES]
    wanted += [f"badge-{key}" for key in BADGES if key] + [f"step-{key}" for key in STEPS]
    for id_ in wanted:
        assert id_.replace("_", "-") in entries(lang), id_


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_of_the_assault_has_a_text(lang: str) -> None:
    wanted = ["game-assault", "game-assault-about", "hero-luke", "hero-luke-about"]
    for kind in KINDS:
        wanted += [f"kind-{kind}", f"kind-{kind}-about"]
    for ground in GROUND:
        wanted += [f"terrain-{ground}", f"terrain-{ground}-about"]
    for feature in ("base_entry", "base_box", "forward_line", "macrohex"):
        wanted += [f"feature-{feature}", f"feature-{feature}-about"]
    wanted += ["feature-power_grid", "feature-shield_generator"]
    wanted += ["sector-imperial", "sector-rebel_3", "sector-rebel_4"]
    for card in ACTION_CARDS:
        wanted += [f"action-{card.key}", f"action-{card.key}-info"]
    for event in EVENT_CARDS:
        wanted += [f"event-{event}", f"event-{event}-info"]
    for option in ("map", *OptionsTable.__struct_fields__):
        wanted += [f"option-{option}", f"option-{option}-info"]
    for map_ in map_ids():
        wanted += [f"map-{map_}", f"map-{map_}-briefing"]
    wanted += [f"assault-step-{step}" for step in ASSAULT_STEPS]
    for id_ in wanted:
        assert id_.replace("_", "-") in entries(lang), id_


@pytest.mark.parametrize(
    ("figures", "words"),
    [(1, "1 figurkę"), (2, "2 figurki"), (4, "4 figurki"), (5, "5 figurek"), (22, "22 figurki")],
)
def test_polish_counts_in_polish(figures: int, words: str) -> None:
    message = Message("battle-hit", {"unit": "snowtrooper", "hex": "C5", "figures": figures})
    assert Text("pl").say(message) == f"Śnieżni szturmowcy na C5 tracą {words}."


def test_sentences_fit_one_unit_and_many() -> None:
    text = Text("en")
    for unit, sentence in (
        ("snowtrooper", "Snowtroopers on C5 lose 1 figure."),
        ("at_at", "AT-AT on C5 loses 1 figure."),
    ):
        message = Message("battle-hit", {"unit": unit, "hex": "C5", "figures": 1})
        assert text.say(message) == sentence


def test_dice_are_told_face_by_face() -> None:
    assert Text("it").say(Message("battle-rolled", {"faces": "IBX"})) == (
        "Dadi: [Fanteria] [Esplosione] [X]"
    )


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "pl"}, "pl"),
        ({"LC_ALL": "C.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "it_IT"}, "pl"),
        ({"LC_ALL": "", "LANG": "it-CH"}, "it"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environ: dict[str, str], lang: str) -> None:
    assert language(None, environ) == lang
    assert language("pl", environ) == "pl"


def test_an_unknown_language_is_an_error_that_names_the_known() -> None:
    with pytest.raises(BadOption, match="'xx'; known: en, it, pl"):
        language("xx", {})


def test_a_sentence_that_lacks_something_fails_any_test() -> None:
    for id_ in ("ui-no-such-thing", "ui-saved-as"):
        with pytest.raises(AssertionError, match=id_):
            Text("en")(id_)


def test_two_threads_that_need_a_message_first_both_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    plural = """turns = { $count ->
    [one] one turn
   *[other] { $count } turns
    }
"""
    found, reading, go_on = Messages("en", [plural]), Event(), Event()
    said: list[str] = []

    def slow(bundle: Bundle, entry: str, add: Callable[..., None] = Bundle.add) -> None:
        reading.set()
        assert go_on.wait(10)
        add(bundle, entry)

    monkeypatch.setattr(Bundle, "add", slow)
    ask = partial(Thread, target=lambda: said.append(found.format("turns", {"count": 3})[0]))
    first, second = ask(), ask()
    first.start()
    assert reading.wait(10)
    second.start()
    second.join(0.2)
    go_on.set()
    first.join(10)
    second.join(10)
    assert said == ["3 turns", "3 turns"]
