"""The forms of a map: everything that is not painted, and what is painted for those who type."""

from collections.abc import Sequence

from echobase.core.sides import SIDES
from echobase.games.assault.rules.map import FACINGS
from echobase.games.assault.rules.units import NAMES, SPEEDER_1, SPEEDERS, UNITS
from echobase.games.assault.workshop.editing import SECTORS
from echobase.games.assault.workshop.placing import INSIDE
from echobase.text import Text
from echobase.workshop.form_fields import FieldPlan, FormPlan, FormWriter, story_form
from echobase.workshop.parts import WorkshopChoice, WorkshopForm


def forms(text: Text) -> list[WorkshopForm]:
    """All forms in the order in which they are shown."""
    plans = Plans(text)
    writer = FormWriter("assault", text)
    return [
        writer.form(plan)
        for plan in (
            story_form(SIDES),
            plans.line(),
            plans.sectors(),
            plans.walkers(),
            plans.at_sts(),
            plans.speeders(),
            plans.rebels(),
            plans.options(),
            plans.macrohexes(),
            plans.units(),
            plans.play(),
        )
    ]


class Plans:
    """The forms before they are named; the names of choices are in one language."""

    def __init__(self, text: Text) -> None:
        self.text = text
        self.sides = self.words(SIDES)
        self.facings = [
            WorkshopChoice(id=key, name=text(f"facing-{key.lower()}")) for key in FACINGS
        ]

    def words(self, keys: Sequence[str]) -> list[WorkshopChoice]:
        """Choices named by the messages of the workshop."""
        return [
            WorkshopChoice(id=key, name=self.text(f"workshop-assault-word-{key}")) for key in keys
        ]

    def line(self) -> FormPlan:
        return FormPlan(
            "line", "forward_line", (FieldPlan("first_row_south", "number", least=1, most=99),)
        )

    def sectors(self) -> FormPlan:
        return FormPlan(
            "sectors", "sectors", [FieldPlan(f"{key}.hexes", "hexes") for key in SECTORS]
        )

    def walkers(self) -> FormPlan:
        crew = [
            FieldPlan(f"passengers.{kind}", "number", least=0, most=3, default=usual)
            for kind, usual in (("heavy_snowtrooper", 1), ("light_snowtrooper", 2))
        ]
        fields = (
            FieldPlan("number", "number", least=1, most=4, default=1),
            FieldPlan("hex", "hex", default=""),
            FieldPlan("facing", "choice", self.facings, optional=True, default="S"),
            *crew,
        )
        return FormPlan("walkers", "default_setup.empire.walkers", fields, repeated=True)

    def at_sts(self) -> FormPlan:
        return FormPlan("at-sts", "default_setup.empire", (FieldPlan("at_sts", "hexes"),))

    def speeders(self) -> FormPlan:
        fields = (
            FieldPlan("number", "number", least=1, most=5, default=1),
            FieldPlan("hex", "hex", default=""),
        )
        return FormPlan("speeders", "default_setup.rebel.snowspeeders", fields, repeated=True)

    def rebels(self) -> FormPlan:
        fields = (
            *(
                FieldPlan(name, "hexes")
                for name in ("laser_towers", "heavy_troopers", "light_troopers")
            ),
            *(
                FieldPlan(f"base_box.{kind}", "number", least=0, most=14, default=0)
                for kind in INSIDE
            ),
        )
        return FormPlan("rebels", "default_setup.rebel", fields)

    def options(self) -> FormPlan:
        fields = (
            FieldPlan("field_of_fire", "number", least=60, most=180, optional=True, default=120),
            FieldPlan("sets_up_first", "choice", self.sides, optional=True, default="empire"),
            FieldPlan(
                "setup", "choice", self.words(("free", "default")), optional=True, default="free"
            ),
            FieldPlan("reshuffle_first_five", "toggle", optional=True, default=True),
        )
        return FormPlan("options", "options", fields, optional=True)

    def macrohexes(self) -> FormPlan:
        return FormPlan(
            "macrohexes",
            "macrohex",
            (FieldPlan("origin", "text", optional=True, default="0101"),),
            optional=True,
        )

    def units(self) -> FormPlan:
        names = [
            WorkshopChoice(id=name, name=self.text.name("unit", name)) for name in NAMES[:UNITS]
        ]
        tracks = [
            FieldPlan(track, "number", least=0, most=3, optional=True, default=0)
            for track in ("blaster", "legs", "body", "gunner")
        ]
        fields = (
            FieldPlan("unit", "choice", names, default=NAMES[0]),
            FieldPlan("place", "text", default=""),
            FieldPlan("facing", "choice", self.facings, optional=True, default="S"),
            *tracks,
        )
        return FormPlan("units", "units", fields, repeated=True)

    def play(self) -> FormPlan:
        speeders = [
            WorkshopChoice(id=NAMES[unit], name=self.text.name("unit", NAMES[unit]))
            for unit in range(SPEEDER_1, SPEEDER_1 + SPEEDERS)
        ]
        fields = (
            FieldPlan("turn", "number", least=0, most=99, optional=True, default=1),
            FieldPlan("transports", "number", least=0, most=5, optional=True, default=0),
            FieldPlan("grid_stands", "toggle", optional=True, default=True),
            FieldPlan("luke", "choice", speeders, optional=True),
            FieldPlan("force", "number", least=0, most=10, optional=True, default=10),
            FieldPlan("revealed", "toggle", optional=True, default=False),
        )
        return FormPlan("play", "play", fields, optional=True)
