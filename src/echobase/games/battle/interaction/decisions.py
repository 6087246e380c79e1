"""The questions of Battle of Hoth: cards, orders in any sequence, moves, attacks with odds."""

from collections.abc import Callable
from typing import Final

from echobase import IllegalAction
from echobase.core import game
from echobase.core.sides import SIDES
from echobase.games.battle.interaction import secrecy as known
from echobase.games.battle.interaction.orders import Orders, in_sequence
from echobase.games.battle.narrow import battle
from echobase.games.battle.rules.actions import unpack_move
from echobase.games.battle.rules.attack import count_dice
from echobase.games.battle.rules.board import DISTANCE, INDEX, LABELS, OFF
from echobase.games.battle.rules.dice import LETTERS
from echobase.games.battle.rules.explain import Odds
from echobase.games.battle.rules.move import allowance, places
from echobase.games.battle.rules.state import State
from echobase.games.battle.rules.steps import REFILL, about
from echobase.games.battle.words.cards import card_line
from echobase.games.battle.words.choices import NO_ATTACK, TARGETS, Chooser, engine_step, notations
from echobase.games.battle.words.hexes import HEX, check_hexes
from echobase.games.battle.words.information import Info
from echobase.games.battle.words.odds import why_not_attack
from echobase.games.battle.words.questions import PUBLIC
from echobase.play import offers as wire
from echobase.play.game_log import Entry, GameLog
from echobase.play.interaction import CLOSE_ORDERS, Interaction
from echobase.play.offers import Decision, Done, Face, Group, Look, Offer, Shot
from echobase.play.refusal import Refusal
from echobase.text import FACES as FACE_NAMES
from echobase.text import Text
from echobase.text.narration import Told
from echobase.text.percent import percent

GUARDED: Final = ("order", "move", "attack")
"""Steps that may give something up when they end."""
MARKS: Final = {TARGETS: "targets", NO_ATTACK: "none"}
"""What the marks of moves mean for the unit's attack."""
BY_UNIT: Final = ("move", "exit", "attack")
"""Verbs that are offered unit by unit."""


class BattleInteraction(Interaction):
    """The interaction of a battle."""

    still = ("terrain",)

    def __init__(self) -> None:
        super().__init__("battle")

    def orders(self, game_log: GameLog) -> Orders:
        return Orders(game_log, game_log.asides.closed)

    def step(self, game_log: GameLog) -> str:
        """The step as the player sees it: orders may be added while the engine is further on."""
        return "order" if self.orders(game_log).open() else engine_step(battle(game_log.state))

    def decider(self, game_log: GameLog) -> int:
        if self.orders(game_log).open():
            return game_log.entries[-1].actor
        return super().decider(game_log)

    def pauses(self, game_log: GameLog) -> bool:
        return super().pauses(game_log) and not self.orders(game_log).open()

    def ends_something(self, game_log: GameLog, last: Entry) -> bool:
        return engine_step(battle(game_log.state)) == "draw"

    # Questions.

    def pause_prompt(self, game_log: GameLog, text: Text) -> str:
        state = battle(game_log.state)
        own = state.scenario.sides[game_log.entries[-1].actor] == state.active
        ends = own and REFILL not in state.todo
        return text("server-end-turn" if ends else "server-card-follows")

    def question(self, game_log: GameLog, text: Text) -> Decision:
        state, step = battle(game_log.state), self.step(game_log)
        more = self.orders(game_log).more() if step == "order" else []
        found = notations(state, step, more)
        writer = Writer(state, text, step)
        done = self.done(game_log, step, writer) if "done" in found else None
        return Decision(
            step=step,
            name=text.name("step", step),
            prompt=self.prompt(state, step, text),
            groups=writer.groups([notation for notation in found if notation != "done"]),
            done=done,
            all=bool(more) and self.orders(game_log).why_not(more) is None,
        )

    def prompt(self, state: State, step: str, text: Text) -> str:
        """What is to be decided; in defence, for which unit."""
        if step in PUBLIC:
            unit, hex_ = state.key(state.target), LABELS[state.hex[state.target]]
            return text(PUBLIC[step], unit=unit, hex=hex_, retreats=state.retreats)
        own = f"server-ask-{step.replace('_', '-')}"
        return text(own if text.has(own) else f"ui-ask-{step.replace('_', '-')}").rstrip(":")

    def done(self, game_log: GameLog, step: str, writer: "Writer") -> Done:
        """The end of the step; asks first when it ends the turn for good."""
        state, text = battle(game_log.state), writer.text
        label = writer.chooser.done()
        label = label[:1].upper() + label[1:]
        if self.orders(game_log).open() and engine_step(state) != "order":
            return Done(action=CLOSE_ORDERS, label=label)
        action, guard = state.read("done"), None
        if step in GUARDED:
            after = state.copy()
            after.apply(action)
            if after.to_act() != state.to_act():
                guard = text(f"server-really-{step}")
        return Done(action=action, label=label, guard=guard)

    def turn(self, state: game.State, text: Text) -> str:
        position = battle(state)
        if not sum(position.turns):
            return text("server-dealing")
        side, turn = position.active, position.turns[position.active]
        return text("battle-turn", side=SIDES[side], turn=turn)

    # Answers.

    def take(self, game_log: GameLog, seat: int, action: int) -> bool:
        orders = self.orders(game_log)
        state = battle(game_log.state)
        if action == CLOSE_ORDERS:
            if not orders.open() or engine_step(state) == "order":
                return False
            game_log.asides.closed = len(game_log.entries)
            return True
        if self.step(game_log) != "order" or not state.write(action).startswith("order "):
            passed = orders.open() and engine_step(state) != "order"
            return not passed and super().take(game_log, seat, action)
        hex_ = state.write(action).split()[1]
        if hex_ not in orders.more():
            return False
        given = self.given(game_log)
        taken_back, wanted = orders.sequence([hex_])
        if taken_back:
            game_log.undo(seat, taken_back)
        for each in wanted:
            game_log.do(game_log.state.read(f"order {each}"))
        game_log.asides.ordered = (*given, hex_)
        return True

    def given(self, game_log: GameLog) -> tuple[str, ...]:
        """The latest orders as they were chosen, otherwise in the engine's sequence."""
        given, chosen = self.orders(game_log).given(), game_log.asides.ordered
        return chosen if sorted(chosen) == sorted(given) else tuple(given)

    def take_back(self, game_log: GameLog, seat: int) -> None:
        given = self.given(game_log)
        if len(given) < 2 or given[-1] == self.orders(game_log).given()[-1]:
            super().take_back(game_log, seat)
            game_log.asides.ordered = given[:-1]
            return
        game_log.undo(seat, len(given))
        for hex_ in in_sequence(battle(game_log.state), list(given[:-1])):
            game_log.do(game_log.state.read(f"order {hex_}"))
        game_log.asides.ordered = given[:-1]

    def why_not(self, game_log: GameLog, ask: str, seat: int | None, text: Text) -> str:
        state = battle(game_log.state)
        try:
            check_hexes(ask, text)
            if ask.startswith("order ") and self.step(game_log) == "order":
                state.read(ask)
                message = self.orders(game_log).why_not([ask.split()[1].upper()])
            elif ask.startswith("attack "):
                state.read(ask)
                message = why_not_attack(state, ask)
            else:
                message = known.why_not(state, state.read(ask), seat)
        except Refusal as refused:
            raise Refusal(str(refused), "unknown-hex") from None
        except IllegalAction:
            # Cards are read as those of the side to act: my cards may not be among theirs.
            if ask.startswith("play ") and seat != self.decider(game_log):
                return text("server-not-your-turn")
            raise Refusal(text("ui-not-understood", line=ask[:40]), "malformed") from None
        return text("server-why-allowed") if message is None else text.say(message)

    def look(self, game_log: GameLog, id_: int, hex_: str, seat: int | None, text: Text) -> Look:
        state = battle(game_log.state)
        here = INDEX.get(hex_.upper(), -1)
        if here < 0:
            raise Refusal(text("ui-no-hex", hex=hex_[:10]), "unknown-hex")
        lines = Info(state, text, signs=False).hex(LABELS[here])
        unit = state.at[here]
        reach, shots = [], []
        if unit >= 0:
            limit = allowance(state, unit)
            ends = {unpack_move(action)[1] for action in places(state, unit, limit)}
            reach = [LABELS[end] for end in sorted(ends - {OFF})]
            shots = self.shots(state, unit, here)
        return Look(id=id_, hex=LABELS[here], reach=reach, shots=shots, field=[], lines=lines)

    def shots(self, state: State, unit: int, here: int) -> list[Shot]:
        """The enemies in range with the line to each."""
        reach = len(state.scenario.kinds[state.kind[unit]].dice)
        side = state.side[unit]
        structures = state.structures if state.scenario.structure_side != side else 0
        found = []
        for there in range(len(LABELS)):
            foe = state.at[there]
            enemy = foe >= 0 and state.side[foe] != side
            if not (enemy or structures >> there & 1) or DISTANCE[here][there] > reach:
                continue
            blocked = [LABELS[hex_] for hex_ in state.blocking(here, there)]
            dice = 0 if blocked else count_dice(state, unit, there)
            found.append(Shot(hex=LABELS[there], clear=not blocked, blocked_by=blocked, dice=dice))
        return found

    # Chance and what happened.

    def dice(self, state: game.State, text: Text) -> tuple[int, list[Face]]:
        position = battle(state)
        if engine_step(position) not in ("roll", "confirm"):
            return 0, []
        names = FACE_NAMES.items()
        return position.dice, [Face(letter=key, name=text(f"face-{name}")) for key, name in names]

    def typed(self, state: game.State, faces: str) -> str:
        return f"roll {''.join(sorted(faces.upper(), key=LETTERS.find))}"

    def places(self, entry: Entry, after: game.State, told: str) -> tuple[str | None, str | None]:
        verb = told.partition(" ")[0]
        hexes = [hex_ for hex_ in HEX.findall(told.partition(" ")[2]) if hex_ in INDEX]
        if verb in ("move", "attack", "exit") and hexes:
            return hexes[0], hexes[1] if len(hexes) > 1 else None
        before = battle(entry.before)
        if verb == "retreat" and before.target >= 0:
            return LABELS[before.hex[before.target]], hexes[0]
        if verb == "breakthrough" and before.attacker >= 0:
            return LABELS[before.hex[before.attacker]], hexes[0]
        return None, hexes[0] if hexes and verb in ("order", "place", "strike", "heal") else None

    def aside(self, entry: Entry, told: Told, seat: int | None, text: Text) -> str:
        """Players see their own card; everybody has been told that one was drawn."""
        if seat is None or told.id != "battle-drew" or not entry.notation.startswith("draw "):
            return ""
        before = battle(entry.before)
        sides = before.scenario.sides
        if sides[about(before.todo[-1])] != sides[seat]:
            return ""
        return f"{text('ui-drawn')}: {card_line(entry.notation.split()[1], text)}"


class Writer:
    """Turns notations into offers, group by group."""

    def __init__(self, state: State, text: Text, step: str) -> None:
        self.state = state
        self.text = text
        self.chooser = Chooser(state, text, step, signs=False)
        self.actions = {state.write(action): action for action in state.actions()}
        self.fill: dict[str, Callable[[Offer, list[str]], None]] = {
            "move": self.moves,
            "exit": self.moves,
            "attack": self.attacks,
            "retreat": self.retreats,
            "breakthrough": self.breaks_through,
            "place": self.ends,
            "strike": self.targets,
            "support": self.supports,
            **dict.fromkeys(("order", "heal"), self.stands),
            **dict.fromkeys(("play", "discard", "recover"), self.cards),
        }

    def groups(self, found: list[str]) -> list[Group]:
        """Groups offers of one unit or one support card together; all others by their verb."""
        made: dict[str, Group] = {}
        for notation in found:
            choice = self.chooser.choice(notation)
            verb, *words = notation.split()
            offer = Offer(
                action=self.number(notation), kind=verb, notation=notation, label=choice.label
            )
            offer.attack = MARKS.get(choice.mark)
            offer.detail = choice.detail or None
            offer.hexes = list(choice.hexes) or None
            if verb in self.fill:
                self.fill[verb](offer, words)
            by_unit = verb in BY_UNIT
            key = str(offer.hex) if by_unit else words[0] if verb == "support" else verb
            if key not in made:
                hex_ = offer.hex if by_unit else None
                made[key] = Group(key=key, label=choice.group, offers=[], hex=hex_)
            made[key].offers.append(offer)
        return list(made.values())

    def number(self, notation: str) -> int:
        """The action; an order that the engine has passed already is read again."""
        known = self.actions.get(notation)
        return self.state.read(notation) if known is None else known

    def moves(self, offer: Offer, words: list[str]) -> None:
        start, _, end = words[0].partition("-")
        offer.hex, offer.to = start, end or None
        offer.via = words[2] if len(words) > 1 else None

    def attacks(self, offer: Offer, words: list[str]) -> None:
        offer.hex, _, offer.target = words[0].partition("x")
        offer.odds = odds(self.chooser.odds[offer.notation], self.text)

    def retreats(self, offer: Offer, words: list[str]) -> None:
        offer.hex, offer.to = LABELS[self.state.hex[self.state.target]], words[0]

    def breaks_through(self, offer: Offer, words: list[str]) -> None:
        offer.hex, offer.to = LABELS[self.state.hex[self.state.attacker]], words[0]

    def ends(self, offer: Offer, words: list[str]) -> None:
        offer.to = words[0]

    def targets(self, offer: Offer, words: list[str]) -> None:
        offer.target = words[0]

    def stands(self, offer: Offer, words: list[str]) -> None:
        offer.hex = words[0]

    def cards(self, offer: Offer, words: list[str]) -> None:
        offer.card = words[0]

    def supports(self, offer: Offer, words: list[str]) -> None:
        offer.card = words[0]
        if len(words) > 1:
            unit = self.chooser.units.get(words[1])
            own = unit is not None and unit.side == SIDES[self.state.active]
            if own:
                offer.hex = words[1]
            else:
                offer.target = words[1]


def odds(found: Odds, text: Text) -> wire.Odds:
    """Dice with their reasons, and what they may do."""
    chances = {
        "server-odds-harm": found.harm,
        "server-odds-eliminate": found.eliminate,
        "server-odds-retreat": found.retreat,
    }
    return wire.Odds(
        dice=found.dice,
        reasons=[
            wire.Reason(text=text.say(message), dice=int(message.args["dice"]))
            for message in found.reasons
        ],
        chances=[
            wire.Chance(text=text(id_), percent=percent(chance)) for id_, chance in chances.items()
        ],
    )


INTERACTION: Final[Interaction] = BattleInteraction()
