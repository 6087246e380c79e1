"""Forms from short descriptions: names and notes come from the messages of the game.

A field called `medals` in a form `exits` is named by `workshop-GAME-form-exits-medals`, or by
`workshop-GAME-field-medals` when its name is the same in all forms; `-note` after either explains
it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from echobase.text import Text
from echobase.workshop.parts import FieldKind, WorkshopChoice, WorkshopField, WorkshopForm


@dataclass(frozen=True)
class FieldPlan:
    """A field before it is named."""

    id: str
    kind: FieldKind
    choices: Sequence[WorkshopChoice] = ()
    source: Sequence[str] = ()
    least: int | None = None
    most: int | None = None
    optional: bool = False
    when: Mapping[str, Sequence[str]] = field(default_factory=dict)
    default: Any = None


@dataclass(frozen=True)
class FormPlan:
    """A form before it is named."""

    id: str
    path: str
    fields: Sequence[FieldPlan] = field(default_factory=tuple)
    repeated: bool = False
    optional: bool = False


class FormWriter:
    """Names the forms of one game in one language."""

    def __init__(self, game: str, text: Text) -> None:
        self.game = game
        self.text = text

    def form(self, plan: FormPlan) -> WorkshopForm:
        base = f"workshop-{self.game}-form-{plan.id}"
        return WorkshopForm(
            id=plan.id,
            name=self.text(base),
            note=self.note(base),
            path=plan.path,
            repeated=plan.repeated,
            optional=plan.optional,
            fields=[self.field(one, plan.id) for one in plan.fields],
        )

    def field(self, plan: FieldPlan, form: str) -> WorkshopField:
        key = key_of(plan.id)
        own = f"workshop-{self.game}-form-{form}-{key}"
        base = own if self.text.has(own) else f"workshop-{self.game}-field-{key}"
        return WorkshopField(
            id=plan.id,
            name=self.text(base),
            note=self.note(base),
            kind=plan.kind,
            choices=list(plan.choices),
            source=list(plan.source),
            least=plan.least,
            most=plan.most,
            optional=plan.optional,
            when={name: list(values) for name, values in plan.when.items()},
            default=plan.default,
        )

    def note(self, base: str) -> str:
        id_ = f"{base}-note"
        return self.text(id_) if self.text.has(id_) else ""


def key_of(id_: str) -> str:
    """A place as a part of a message ID: `names.it` is `names-it`, `hands[0]` is `hands-0`."""
    return id_.replace("[", ".").replace("]", "").replace(".", "-").replace("_", "-")


def story_form(game_sides: Sequence[str]) -> FormPlan:
    """Title, story and goals, as all documents that can be played have them."""
    return FormPlan(
        "story",
        "",
        (
            FieldPlan("name", "text", optional=True),
            FieldPlan("names.it", "text", optional=True),
            FieldPlan("names.pl", "text", optional=True),
            FieldPlan("briefing", "translated", optional=True),
            *(FieldPlan(f"goals.{side}", "translated", optional=True) for side in game_sides),
            FieldPlan("special", "translated", optional=True),
        ),
    )
