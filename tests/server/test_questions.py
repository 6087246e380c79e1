"""What people ask at the table: languages, hints, why not, a look around, typed dice."""

import random

import msgspec
import pytest
from server.game_logs import ENGLISH, game_log, played_on, settled, table
from server.running_server import Server

from echobase.core.chance import CHANCE
from echobase.core.events import Message
from echobase.play.game_log import SeatFacts
from echobase.play.interaction import interaction
from echobase.server.games.catalogue import catalogue
from echobase.text import LANGUAGES, Text


def test_the_language_changes_in_the_middle(server: Server) -> None:
    with server.sit(server.make(players=("", "cadet"))) as seat:
        rng = random.Random(1)
        for _ in range(6):
            seat.asked()
            seat.choose(rng)
        english = seat.asked()
        lines = [line["text"] for moment in seat.log for line in moment["lines"]]
        seat.send(type="language", lang="it")
        assert seat.until("language") == {"type": "language", "lang": "it"}
        italian = seat.until("table")
        assert italian["since"] == -1
        assert [m["number"] for m in italian["moments"]] == [m["number"] for m in seat.log]
        told = [line["text"] for moment in seat.log for line in moment["lines"]]
        assert len(told) == len(lines)
        assert told != lines
        assert italian["decision"]["prompt"] != english["decision"]["prompt"]
        assert italian["heading"] != english["heading"]


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_all_words_are_there_in_every_language(game: str) -> None:
    rng = random.Random(8)
    options = {"scenario": 10} if game == "battle" else {"setup": "default"}
    for number, (played, _, seat, _) in enumerate(played_on(game_log(game, **options), rng, 60)):
        if number % 10:
            continue
        for lang in LANGUAGES:
            told = table(played, seat, Text(lang))
            assert told.decision is not None
            labels = [o.label for g in told.decision.groups for o in g.offers]
            for words in (told.decision.prompt, told.waiting.text, told.heading, *labels):
                assert words
                assert "{" not in words
                assert not words.startswith(("server-", "ui-"))


def test_whoever_decides_is_named_as_far_as_there_is_a_name() -> None:
    unnamed = settled(game_log("battle"))
    decider = interaction("battle").decider(unnamed)

    def told(lang: str, **seat: str) -> str:
        played = unnamed.copy()
        seats = list(played.facts.seats)
        seats[decider] = SeatFacts(**seat)
        played.facts = msgspec.structs.replace(played.facts, seats=seats)
        return table(played, 1 - decider, Text(lang)).waiting.text

    assert told("en", kind="person") == "Now deciding: Rebel Alliance."
    assert told("en", kind="person", name="Ann") == "Now deciding: Ann."
    assert told("it", kind="person", name="Ann") == "Ora decide: Ann."
    assert told("pl", kind="person", name="Ann") == "Teraz decyduje: Ann."
    assert told("en", kind="computer", player="captain:bold") == "Captain is thinking."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_offers_say_whom_a_card_orders_and_what_a_move_means(lang: str) -> None:
    text, meanings, ordering = Text(lang), set(), 0
    for played, facet, seat, decision in played_on(
        game_log("battle", scenario=10), random.Random(3), 60
    ):
        units = {unit.hex for unit in played.state.view(seat).units}
        translated = facet.decision(played, text)
        for offer in [offer for group in translated.groups for offer in group.offers]:
            meanings |= {offer.attack} if offer.kind == "move" else set()
            assert offer.attack is None or offer.kind in ("move", "exit")
            assert offer.hexes is None or (offer.kind == "play" and units.issuperset(offer.hexes))
            ordering += bool(offer.hexes)
        assert translated.step == decision.step
    assert meanings == {None, "targets", "none"}
    assert ordering > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_is_complete(lang: str) -> None:
    games = {game.id: game for game in catalogue(lang).games}
    of_the_book = [one for one in games["battle"].scenarios if not one.from_workshop]
    assert len(of_the_book) == 17
    assert len(games["assault"].scenarios) >= 2
    for game in games.values():
        for scenario in game.scenarios:
            assert scenario.briefing
            assert set(scenario.goals) == {"rebel", "empire"}
        assert [level.id for level in game.levels][:3] == ["random", "cadet", "trooper"]
        for one in (*game.levels, *game.styles):
            assert one.text, one.id
    assert len(games["battle"].leaders) == 6
    assert {option.id for option in games["assault"].options} >= {"setup", "field_of_fire"}


@pytest.mark.usefixtures("briefly_advised")
def test_a_hint_is_one_of_the_offers(server: Server) -> None:
    with server.sit(server.make()) as seat:
        seat.asked()
        seat.send(type="hint", id=3)
        hint = seat.until("hint")
        assert hint["id"] == 3
        assert hint["action"] in [offer["action"] for offer in seat.offers()]
        assert hint["text"].startswith("The General would choose: ")
    with server.sit(server.make(hints=False)) as seat:
        seat.asked()
        seat.send(type="hint", id=4)
        assert seat.until("refused")["error"] == "no-hints"


def test_why_not_a_card_in_the_enemy_s_turn() -> None:
    played = settled(game_log("battle", scenario=1))
    assert interaction("battle").decider(played) == 0
    answer = interaction("battle").why_not(played, "play trooper_assault_empire", 1, ENGLISH)
    assert answer == Message("server-not-your-turn")


def test_why_not(server: Server) -> None:
    with server.sit(server.make(options={"scenario": 1})) as seat:
        seat.asked()
        seat.send(type="why", id=1, ask="attack F1xB5")
        assert seat.until("why")["text"]
        seat.send(type="why", id=2, ask=seat.offers()[0]["notation"])
        assert seat.until("why")["text"] == "You can do that now."
    with server.sit(server.make("assault", options={"setup": "default"})) as seat:
        while seat.asked()["decision"]["step"] != "round":
            seat.choose(random.Random(1))
        seat.send(type="why", id=3, ask="walk W1-0812:S")
        assert "{" not in seat.until("why")["text"]


def test_a_look_around_in_a_battle() -> None:
    facet, played = interaction("battle"), settled(game_log("battle", scenario=5))
    blocked = clear = reached = 0
    for unit in played.state.view(None).units:
        found = facet.look(played, 1, unit.hex, 0, ENGLISH)
        assert found.lines[0].startswith(unit.hex)
        reached += len(found.reach)
        clear += sum(shot.clear for shot in found.shots)
        blocked += sum(bool(shot.blocked_by) for shot in found.shots)
    assert reached
    assert clear
    assert blocked


def test_a_look_around_in_an_assault() -> None:
    facet = interaction("assault")
    *_, (played, *_) = played_on(game_log("assault", setup="default"), random.Random(2), 20)
    walker = played.state.view(None).units[0]
    found = facet.look(played, 1, walker.place, 1, ENGLISH)
    assert walker.place in found.reach
    assert len(found.field) > 50
    assert any("Walker" in line for line in found.lines)
    assert facet.look(played, 1, "W1", 1, ENGLISH).lines


@pytest.mark.parametrize("game", ["battle", "assault"])
def test_dice_are_typed_in(server: Server, game: str) -> None:
    options = {"scenario": 2} if game == "battle" else {"setup": "default"}
    made = server.make(game, ("", ""), dice="typed", options=options)
    rng, typed = random.Random(3), 0
    with server.sit(made, 0) as rebel, server.sit(made, 1) as empire:
        while typed < 2:
            number = max(s.table["number"] if s.table else -1 for s in (rebel, empire))
            for seat in (rebel, empire):
                seat.at(number)
            if rebel.table["number"] != empire.table["number"]:
                continue  # one of them came later and knows more
            waiting = rebel.table["waiting"]
            if waiting["kind"] != "dice":
                decider = rebel if rebel.table["decision"] else empire
                if decider.table["decision"]:
                    decider.choose(rng)
                    continue
                decider.until("table")
                continue
            (roller,) = waiting["seats"]
            other, roller = (empire, rebel) if roller == 0 else (rebel, empire)
            assert roller.table["decision"] is None
            roller.send(type="type", number=number, faces="?")
            assert roller.until("refused")["error"] == "wrong-dice"
            roller.until("table")
            other.send(type="type", number=number, faces="?")
            refused = other.until("refused")
            assert refused["error"] == "not-your-roll"
            assert refused["text"] == other.until("table")["waiting"]["text"]
            letters = [face["letter"] for face in waiting["faces"]]
            faces = "".join(rng.choice(letters) for _ in range(waiting["dice"]))
            roller.send(type="type", number=number, faces=faces.lower())
            roller.until("table")
            rolled = next(m for m in roller.log if m["number"] == number + 1)
            if rolled["kind"] == "roll":
                assert sorted(rolled["faces"]) == sorted(faces)
            typed += 1


def test_a_spectator_sees_no_hand() -> None:
    played = settled(game_log("battle", scenario=1))
    assert played.state.to_act() != CHANCE
    told = table(played, None)
    assert told.decision is None
    assert [seat["hand"] for seat in told.view["seats"]] == [None, None]
    assert "actions" not in told.view
