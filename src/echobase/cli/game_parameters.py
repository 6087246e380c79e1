"""Options that belong to single games: each game describes its own."""

from dataclasses import asdict, field, make_dataclass
from typing import TYPE_CHECKING, Annotated, Any, Final, get_args

from cyclopts import Group, Parameter

from echobase.cli.parameters import exact
from echobase.core import registry
from echobase.play.options import game_options, ignored


def game_parameters(several: bool) -> Any:
    """The options of all games as one class, each in the group of its game.

    Games may share an option; the first one explains it.
    """
    found: dict[str, Any] = {}
    described = registry.for_each(lambda one: (one, game_options(one.name).described), ignored)
    for one, options in described:
        group = Group.create_ordered(one.title)
        for option in options:
            text = option.several if several and option.several else option.help
            converter = exact if takes_numbers(option.type) else None
            parameter = Parameter(help=text, group=group, converter=converter)
            found.setdefault(option.name, Annotated[option.type | None, parameter])
    fields = [(name, type_, field(default=None)) for name, type_ in found.items()]
    made = make_dataclass("ManyScenarios" if several else "OneScenario", fields, frozen=True)
    made.__module__ = __name__
    return Parameter(name="*")(made)


def takes_numbers(type_: Any) -> bool:
    """Whether an option takes a whole number: any, or one of a few."""
    return type_ is int or any(isinstance(choice, int) for choice in get_args(type_))


if TYPE_CHECKING:
    OneScenario = Any
    ManyScenarios = Any
else:
    OneScenario, ManyScenarios = game_parameters(False), game_parameters(True)

ONE_SCENARIO: Final = OneScenario()
MANY_SCENARIOS: Final = ManyScenarios()


def given(own: Any) -> dict[str, Any]:
    """The options of single games that were typed."""
    return {name: value for name, value in asdict(own).items() if value is not None}
