"""Every lesson that comes with the games: it can be taught, finished, and failed in every way."""

import pytest
from lessons.learner import Learner, lessons

from echobase.ai import decide, player
from echobase.core import registry

LESSONS = [(game.name, id_) for game in registry.usable() for id_ in lessons(game.name).by_id]
TAUGHT = [(game, id_) for game, id_ in LESSONS if not lessons(game).lesson(id_).lesson.battle]
BATTLES = [pair for pair in LESSONS if pair not in TAUGHT]

MANY = pytest.mark.long

SENSIBLE = {
    ("battle", "cards"): ["attack *", "play *_centre", "play *_left", "order F*", "done"],
    ("battle", "moves"): [
        *("attack *xA5", "play direct_from_hq", "play raid_centre", "order *"),
        *("move F8-D8", "move *-D4", "move D4-C5", "continue", "done"),
    ],
    ("battle", "attack"): ["attack *xC4", "move E5-D4", "move F3-E*", "play *", "order *", "done"],
    ("battle", "sight"): ["attack *", "move F5-F6", "move E2-E3", "play *", "order *", "done"],
    ("battle", "retreat"): [
        *("retreat F5", "attack *xA5", "play assault_centre", "order C*"),
        *("move C4-B4", "move C6-B5", "continue", "done"),
    ],
    ("battle", "walkers"): [
        *("attack *", "play speeder_assault", "order *", "move F4-D4", "move F7-D5"),
        *("play *", "done"),
    ],
    ("battle", "special-forces"): [
        "attack *",
        "reroll XV*",
        "reroll V*X",
        "reroll X",
        "breakthrough *",
    ],
    ("battle", "victory"): [
        *(
            "attack *xC5",
            "play orders_*",
            "order F*",
            "move F4-E5",
            "move F6-E6",
            "play raid_centre",
        ),
        *("continue", "done"),
    ],
    ("assault", "rounds"): ["fire *xA1", "done"],
    ("assault", "troopers"): ["fire *", "move LT1-0506", "move HT1-0607", "continue", "done"],
    ("assault", "base"): ["fire *xA1", "move *-0506", "move *-0606", "done"],
    ("assault", "walkers"): ["fire *xT1", "walk W1-0504:S", "continue", "done"],
    ("assault", "harpoons"): ["harpoon *", "move S1-0505", "move S2-0604", "continue", "done"],
    ("assault", "luke"): ["armour 2", "fire S1xA1 +3", "done"],
    ("assault", "generator"): ["fire *xG", "fire *xP"],
}
"""By lesson: what a sensible learner prefers, the best first."""

WRONG = {
    ("battle", "cards", "wrong-card"): ["play recon_right"],
    ("battle", "cards", "too-long"): [
        "done",
        "play direct*",
        "play *_left",
        "play *_centre",
        "play *",
    ],
    ("battle", "moves", "wrong-card"): ["play raid_centre"],
    ("battle", "moves", "not-there"): [
        *("play direct_from_hq", "order F4", "move F4-D4", "continue", "done"),
    ],
    ("battle", "moves", "lost-way"): [
        *("play direct_from_hq", "order F*", "move F4-D4", "move F8-D8", "continue", "done"),
        "play *",
    ],
    ("battle", "attack", "nobody-attacked"): ["done"],
    ("battle", "attack", "too-long"): ["attack E7xC7", "done", "play *"],
    ("battle", "sight", "no-line"): ["done", "continue"],
    ("battle", "sight", "too-long"): ["attack *xD6", "move F5-F6", "continue", "done", "play *"],
    ("battle", "retreat", "too-long"): ["retreat F4", "play *", "done", "continue"],
    ("battle", "walkers", "far-away"): ["play *", "done", "continue"],
    ("battle", "walkers", "too-long"): [
        *("play speeder_assault", "order F4", "move F4-D4", "attack D4xC5", "play *"),
        *("done", "continue"),
    ],
    ("battle", "special-forces", "stopped"): [
        *("attack E3*", "reroll X*", "reroll V*", "attack D6*", "breakthrough *", "done"),
    ],
    ("battle", "victory", "too-long"): ["play *", "done", "continue"],
    ("assault", "rounds", "held-fire"): ["done"],
    ("assault", "rounds", "other-target"): ["fire T1xA2", "done"],
    ("assault", "troopers", "nobody-fired"): ["move LT1-0506", "done", "continue"],
    ("assault", "troopers", "missed"): ["move LT1-0112", "move HT1-0212", "continue"],
    ("assault", "base", "stayed"): ["done"],
    ("assault", "base", "held-fire"): ["move LT1-0506", "done", "continue"],
    ("assault", "walkers", "out-of-field"): ["walk W1-0402:N", "done", "continue"],
    ("assault", "walkers", "held-fire"): ["walk W1-0504:S", "done", "continue"],
    ("assault", "harpoons", "escaped"): ["done"],
    ("assault", "luke", "lost-luke"): ["armour 0", "suffer"],
    ("assault", "luke", "held-fire"): ["armour 3", "done"],
    ("assault", "luke", "no-points"): ["armour 3", "fire S1xW1"],
    ("assault", "generator", "too-late"): ["fire W1xP", "walk *", "step *", "stop", "continue"],
    ("assault", "generator", "wasted"): ["done"],
}
"""By lesson and retry: what a learner prefers who ends there."""
RETRIES = [
    (game, id_, retry.id) for game, id_ in TAUGHT for retry in lessons(game).lesson(id_).retries
]


@pytest.mark.parametrize(("game", "id_"), LESSONS)
def test_a_lesson_is_sound_in_every_language(game: str, id_: str) -> None:
    own = lessons(game)
    (path,) = [one for one in own.folder.glob("*.toml") if one.stem.partition("-")[2] == id_]
    assert own.check(path) == own.lesson(id_)


@pytest.mark.parametrize(("game", "id_"), TAUGHT)
@pytest.mark.parametrize("seed", range(2))
def test_a_sensible_learner_succeeds(game: str, id_: str, seed: int) -> None:
    learner = Learner(game, id_, seed)
    learner.follow(SENSIBLE[game, id_])
    assert (learner.state, learner.retry) == ("done", "")


@pytest.mark.parametrize(("game", "id_", "retry"), RETRIES)
def test_every_mistake_is_tried_again_and_then_done_right(game: str, id_: str, retry: str) -> None:
    learner = Learner(game, id_)
    learner.follow(WRONG[game, id_, retry])
    assert (learner.state, learner.retry) == ("again", retry)
    assert learner.said == [retry]
    assert learner.interaction.why_closed(learner.log, 0) is not None
    learner.again()
    assert learner.state == "playing"
    assert learner.offered()
    learner.follow(SENSIBLE[game, id_])
    assert learner.state == "done"


@pytest.mark.parametrize(("game", "id_"), TAUGHT)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=MANY) for seed in range(1, 9))])
def test_whatever_is_open_leads_somewhere(game: str, id_: str, seed: int) -> None:
    """Any play at all: there is always a choice, and a way back from every mistake."""
    learner = Learner(game, id_, seed)
    for _ in range(3):
        learner.follow([], most=30)
        if learner.state == "done":
            break
        if learner.state == "again":
            learner.again()
    learner.again(start=True)
    learner.follow(SENSIBLE[game, id_])
    assert learner.state == "done"


@pytest.mark.parametrize(("game", "id_"), BATTLES)
def test_a_coached_battle_can_be_won(game: str, id_: str) -> None:
    learner = Learner(game, id_, seed=1)
    who = player("trooper", game)
    spoken = set()
    while learner.state != "done":
        assert learner.said
        spoken.update(learner.said)
        if learner.state == "again":
            learner.again()
        elif learner.interaction.pauses(learner.log):
            learner.do("continue")
        else:
            state = learner.log.state
            learner.do(state.write(decide(who, state, learner.rng, 0.0)))
    assert len(spoken) > 5


@pytest.mark.parametrize(("game", "id_"), BATTLES)
def test_a_coached_battle_that_was_lost_begins_again(game: str, id_: str) -> None:
    learner = Learner(game, id_)
    learner.follow(["done", "continue", "play *"], most=2000)
    assert (learner.state, learner.retry) == ("again", "defeat")
    learner.again()
    assert (learner.state, len(learner.coach.course.begun)) == ("playing", 1)
