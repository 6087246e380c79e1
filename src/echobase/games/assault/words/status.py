"""The state of the game: transports, cards, Luke, damage, the Base Box."""

from echobase.core.sides import SIDES
from echobase.games.assault.documents.view import View
from echobase.games.assault.rules.cards import ACTION_CARDS, ROUNDS, TRANSPORTS_TO_WIN
from echobase.games.assault.rules.state import State
from echobase.games.assault.words.names import PLACES, damage, unit_line
from echobase.text import Text


def score(view: View, text: Text) -> str:
    """Transports, installations and the Base Box in one line."""
    grid = "ui-assault-grid-stands" if view.grid_stands else "ui-assault-grid-ruin"
    parts = [
        text("ui-assault-transports", count=view.transports, needed=TRANSPORTS_TO_WIN),
        text(grid),
        base_box(view, text),
    ]
    return " · ".join(parts)


def base_box(view: View, text: Text) -> str:
    """Who waits in the Base Box, by weight."""
    kinds = [unit.kind for unit in view.units if unit.place == "base"]
    light, heavy = kinds.count("light_trooper"), kinds.count("heavy_trooper")
    return text("ui-assault-base-box", light=light, heavy=heavy)


def when(now: View | State, text: Text) -> str:
    """Turn and round."""
    if not now.turn:
        return text("ui-assault-setting-up")
    return text("ui-assault-when", turn=now.turn, round=now.round, rounds=ROUNDS)


def to_come(view: View, text: Text) -> str:
    """How many cards of each side are left this turn."""
    left = dict.fromkeys((*SIDES, ""), 0)
    for card in ACTION_CARDS:
        side = SIDES[card.side] if card.side >= 0 else ""
        left[side] += view.action_deck[card.key]
    return text("ui-assault-to-come", empire=left["empire"], rebel=left["rebel"], events=left[""])


def luke(view: View, text: Text) -> str:
    """Luke's Snowspeeder and points, as far as the viewer may know."""
    if not view.turn:
        return ""
    where = view.luke.unit or text("ui-assault-luke-hidden")
    line = text("ui-assault-luke", where=where, force=view.luke.force)
    if view.luke.unit and not view.luke.revealed:
        line += f" ({text('ui-assault-luke-secret')})"
    if view.luke.raised:
        line += f", {text('ui-assault-luke-raised', points=view.luke.raised)}"
    return line


def held(view: View, text: Text) -> list[str]:
    """The cards kept for later, by side."""
    found = []
    for side in SIDES:
        if view.held[side]:
            names = ", ".join(text.name("event", key) for key in view.held[side])
            found.append(f"{text('ui-assault-held')} ({text.name('side', side)}): {names}")
    return found


def hits(view: View, text: Text) -> str:
    """Every damaged Walker and Snowspeeder in play; empty when there is none."""
    hurt = [
        f"{unit.unit} {', '.join(damage(unit, text))}"
        for unit in view.units
        if unit.place.isdecimal() and damage(unit, text)
    ]
    return f"{text('ui-assault-hits')}: {'; '.join(hurt)}" if hurt else ""


def decks(view: View, text: Text) -> list[str]:
    """The cards still to come: action cards of this turn, and events."""
    lines = []
    for number, side in enumerate((*SIDES, "")):
        cards = [card for card in ACTION_CARDS if card.side == (number if side else -1)]
        left = [copies(text.name("card", c.key), view.action_deck[c.key]) for c in cards]
        name = text.name("side", side) if side else text("ui-assault-events")
        lines.append(f"{name}: {', '.join(card for card in left if card) or '-'}")
    events = [copies(text.name("event", key), left) for key, left in view.event_deck.items()]
    lines.append(f"{text('ui-assault-event-deck')}: {', '.join(e for e in events if e)}")
    return lines


def copies(name: str, number: int) -> str:
    """A card with the number of copies left; empty when there are none."""
    return "" if not number else name if number == 1 else f"{name} ×{number}"


def roster(view: View, text: Text) -> list[str]:
    """Every unit on the map, in full, who is in the Base Box, and who is lost."""
    lines = []
    for side in SIDES:
        lines.append(f"{text('side-' + side)}:")
        for unit in view.units:
            if unit.side == side and (unit.place.isdecimal() or unit.place == "displaced"):
                lines.append(f"  {unit_line(unit, view, text)}")
        for place in ("base", "destroyed"):
            names = [u.unit for u in view.units if u.side == side and u.place == place]
            if names:
                lines.append(f"  {text(PLACES[place])}: {' '.join(names)}")
    return lines
