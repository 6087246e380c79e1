"""The forms of a scenario: everything that is not painted."""

from collections.abc import Sequence
from typing import Final

from echobase.core.document import MOST
from echobase.core.sides import SIDES
from echobase.games.battle.documents.data_files import decks, kinds, printed
from echobase.games.battle.rules.cards import SUPPORTS
from echobase.games.battle.rules.scenario import CONDITIONS, OBJECTIVE_TYPES
from echobase.games.battle.rules.terrain import STRUCTURES
from echobase.games.battle.rules.units import BADGES, CLASSES
from echobase.games.battle.workshop.palette import badge
from echobase.text import Text
from echobase.workshop.form_fields import FieldPlan, FormPlan, FormWriter, story_form
from echobase.workshop.parts import WorkshopChoice, WorkshopForm

MOST_CARDS: Final = 8
EDGES: Final = ("left", "right", "rebel_baseline", "imperial_baseline")
FREQUENCIES: Final = ("once", "every_turn", "losses")
COUNTED: Final = {"type": ("destroy_structures", "eliminate", "exit")}
"""Conditions that say how many."""
REFERRING: Final = {"type": ("exit", "hold", "token_exits", "token_captured")}
"""Conditions that name an exit, a position or a token."""
PAYING: Final = {"type": ("temporary", "permanent", "periodic")}
"""Objectives that bring medals."""
MOMENTS: Final = ("start_of_turn", "end_of_turn")
PLACES: Final = ("baseline", "near", "hexes")
STEPS: Final = ("start", "play", "order", "move", "attack", "refill")


def forms(text: Text) -> list[WorkshopForm]:
    """All forms in the order in which they are shown."""
    plans = Plans(text)
    writer = FormWriter("battle", text)
    return [
        writer.form(plan)
        for plan in (
            story_form(SIDES),
            plans.basics(),
            plans.victory(),
            *plans.sudden_death(),
            plans.objectives(),
            plans.exits(),
            plans.arrivals(),
            plans.charge(),
            plans.kills(),
            plans.special(),
            plans.cards(),
            plans.units(),
            plans.structures(),
            plans.secondary(),
            plans.play(),
        )
    ]


class Plans:
    """The forms before they are named; the names of choices are in one language."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.sides = self.words(SIDES)
        self.either = self.words([*SIDES, "either"])
        self.kinds = [
            WorkshopChoice(id=key, name=text.name("unit", key)) for key in printed().units
        ]
        self.some = [
            WorkshopChoice(id="any", name=text("workshop-battle-word-any")),
            *(WorkshopChoice(id=key, name=text(f"class-{key}-all")) for key in CLASSES),
            WorkshopChoice(id="artillery", name=text("workshop-battle-word-artillery")),
            *self.kinds,
        ]
        self.moments = self.words(MOMENTS)

    def words(self, keys: Sequence[str]) -> list[WorkshopChoice]:
        """Choices named by the messages of the workshop."""
        return [
            WorkshopChoice(id=key, name=self.text(f"workshop-battle-word-{key.replace('_', '-')}"))
            for key in keys
        ]

    def basics(self) -> FormPlan:
        hands = [FieldPlan(f"hands.{side}", "number", least=0, most=MOST_CARDS) for side in SIDES]
        return FormPlan("basics", "", (FieldPlan("first", "choice", self.sides), *hands))

    def victory(self) -> FormPlan:
        return FormPlan(
            "victory",
            "victory",
            [
                FieldPlan(f"{side}.medals", "number", least=0, most=MOST, default=0)
                for side in SIDES
            ],
        )

    def sudden_death(self) -> list[FormPlan]:
        fields = (
            FieldPlan("type", "choice", self.words(CONDITIONS), default="eliminate"),
            FieldPlan("need", "number", least=1, most=MOST, optional=True, when=COUNTED, default=1),
            FieldPlan(
                "units",
                "choice",
                self.some,
                optional=True,
                when={"type": ("eliminate",)},
                default="any",
            ),
            FieldPlan(
                "of", "choice", source=("exits", "objectives"), optional=True, when=REFERRING
            ),
        )
        return [
            FormPlan(f"sudden-death-{side}", f"victory.{side}.sudden_death", fields, repeated=True)
            for side in SIDES
        ]

    def objectives(self) -> FormPlan:
        fields = (
            FieldPlan("id", "text", default="objective"),
            FieldPlan("type", "choice", self.words(OBJECTIVE_TYPES), default="temporary"),
            FieldPlan("hexes", "hexes", default=[]),
            FieldPlan("side", "choice", self.either, default="either"),
            FieldPlan("units", "choice", self.some, optional=True, default="any"),
            FieldPlan(
                "medals", "number", least=0, most=MOST, optional=True, when=PAYING, default=0
            ),
        )
        return FormPlan("objectives", "objectives", fields, repeated=True)

    def exits(self) -> FormPlan:
        fields = (
            FieldPlan("id", "text", default="exit"),
            FieldPlan("hexes", "hexes", default=[]),
            FieldPlan("side", "choice", self.sides, default="rebel"),
            FieldPlan("edge", "choice", self.words(EDGES), optional=True),
            FieldPlan("units", "choice", self.some, optional=True, default="any"),
            FieldPlan("carrier", "toggle", optional=True, default=False),
            FieldPlan("medals", "number", least=0, most=MOST, optional=True, default=0),
        )
        return FormPlan("exits", "exits", fields, repeated=True)

    def arrivals(self) -> FormPlan:
        fields = (
            FieldPlan("kind", "choice", self.kinds, default="snowtrooper"),
            FieldPlan("how", "choice", self.words(FREQUENCIES), default="once"),
            FieldPlan("when", "choice", self.moments, default="start_of_turn"),
            FieldPlan("where", "choice", self.words(PLACES), default="baseline"),
            FieldPlan("count", "number", least=1, most=MOST, optional=True, default=1),
            FieldPlan("from_turn", "number", least=1, most=MOST, optional=True, default=1),
            FieldPlan("near", "choice", self.kinds, optional=True, when={"where": ("near",)}),
            FieldPlan("hexes", "hexes", optional=True, when={"where": ("hexes",)}),
            FieldPlan("optional", "toggle", optional=True, default=False),
            FieldPlan("limit", "number", least=0, most=MOST, optional=True, default=0),
        )
        return FormPlan("arrivals", "arrivals", fields, repeated=True)

    def charge(self) -> FormPlan:
        fields = (
            FieldPlan("side", "choice", self.sides, default="rebel"),
            FieldPlan("per_turn", "number", least=1, most=MOST, default=1),
            FieldPlan("cost", "number", least=1, most=MOST, default=3),
            FieldPlan("medals", "number", least=0, most=MOST, default=1),
            FieldPlan("when", "choice", self.moments, optional=True, default="start_of_turn"),
        )
        return FormPlan("charge", "charge", fields, optional=True)

    def kills(self) -> FormPlan:
        fields = [
            FieldPlan(
                f"kill_medals.{key}",
                "number",
                least=0,
                most=MOST,
                optional=True,
                default=table.medals,
            )
            for key, table in printed().units.items()
        ]
        none = FieldPlan("no_kill_medals", "choices", self.sides, optional=True, default=[])
        return FormPlan("kills", "", (*fields, none))

    def special(self) -> FormPlan:
        rows = self.words(("A", "G"))
        usual = {"rebel": "G", "empire": "A"}
        retreat = [
            FieldPlan(f"retreat.{side}", "choice", rows, optional=True, default=usual[side])
            for side in SIDES
        ]
        fields = (
            FieldPlan("ridge_cost", "number", least=1, most=2, optional=True, default=1),
            *retreat,
            FieldPlan("passing", "toggle", optional=True, default=False),
            FieldPlan("beyond_box", "toggle", optional=True, default=False),
        )
        return FormPlan("special", "", fields)

    def cards(self) -> FormPlan:
        leaders = {
            side: [
                WorkshopChoice(id=key, name=self.text(f"leader-{key}"))
                for key in printed().leaders[side]
            ]
            for side in SIDES
        }
        fields = (
            *(
                FieldPlan(f"leaders.{side}", "choice", leaders[side], optional=True)
                for side in SIDES
            ),
            FieldPlan(
                "support", "choices", self.named("card", SUPPORTS), optional=True, default=[]
            ),
            FieldPlan(
                "support_in",
                "choice",
                self.words(("beside", "deck")),
                optional=True,
                default="beside",
            ),
        )
        return FormPlan("cards", "options", fields, optional=True)

    def units(self) -> FormPlan:
        badges = [badge(key, self.text) for key in BADGES if key]
        fields = (
            FieldPlan("kind", "choice", self.kinds, default="echo_trooper"),
            FieldPlan("hex", "hex", default=""),
            FieldPlan("figures", "number", least=1, most=20, optional=True),
            FieldPlan("badge", "choice", badges, optional=True),
        )
        return FormPlan("units", "units", fields, repeated=True)

    def structures(self) -> FormPlan:
        fields = (
            FieldPlan("kind", "choice", self.named("unit", STRUCTURES), default=STRUCTURES[0]),
            FieldPlan("hex", "hex", default=""),
        )
        return FormPlan("structures", "structures", fields, repeated=True)

    def secondary(self) -> FormPlan:
        """A secondary objective with one goal; more of them are written in the file."""
        goal = "goals[0]"
        fields = (
            FieldPlan("id", "text", default="aim"),
            FieldPlan("side", "choice", self.sides, default="rebel"),
            FieldPlan(f"{goal}.hold", "hexes", optional=True),
            FieldPlan(f"{goal}.reach", "hexes", optional=True),
            FieldPlan(f"{goal}.eliminate", "choice", self.some, optional=True),
            FieldPlan(f"{goal}.keep", "choice", self.some, optional=True),
            FieldPlan(f"{goal}.losses", "number", least=0, most=MOST, optional=True),
            FieldPlan(f"{goal}.exit", "choice", source=("exits",), optional=True),
            FieldPlan(f"{goal}.token", "choice", source=("objectives",), optional=True),
            FieldPlan(f"{goal}.medals", "number", least=0, most=MOST, optional=True),
            FieldPlan(f"{goal}.need", "number", least=1, most=MOST, optional=True),
            FieldPlan(f"{goal}.by_turn", "number", least=1, most=MOST, optional=True),
        )
        return FormPlan("secondary", "secondary", fields, repeated=True)

    def play(self) -> FormPlan:
        all_cards = decks(printed(), kinds(printed()))
        hands = [
            FieldPlan(
                f"hands[{number}]",
                "choices",
                self.named("card", [card.key for card in all_cards[number]]),
                optional=True,
                default=[],
            )
            for number, _ in enumerate(SIDES)
        ]
        won = [
            FieldPlan(f"medals.{side}", "number", least=0, most=MOST, optional=True, default=0)
            for side in SIDES
        ]
        fields = (
            FieldPlan("active", "choice", self.sides, default="rebel"),
            FieldPlan("step", "choice", self.words(STEPS), optional=True, default="play"),
            *hands,
            *won,
        )
        return FormPlan("play", "play", fields, optional=True)

    def named(self, group: str, keys: Sequence[str]) -> list[WorkshopChoice]:
        """Choices named as everywhere else."""
        return [WorkshopChoice(id=key, name=self.text.name(group, key)) for key in keys]
