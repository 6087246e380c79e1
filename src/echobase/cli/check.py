"""`echobase check` and `schema`: whether documents and records are valid, and what is."""

import json
from typing import Annotated

from cyclopts import Parameter

from echobase import EchoBaseError
from echobase.campaigns.facet import campaign_files, need_campaigns
from echobase.cli.output import complain
from echobase.cli.parameters import Display, GameName, Lang
from echobase.core import registry
from echobase.core.game_faults import blaming_games
from echobase.lessons.facet import lesson_files, lesson_schema
from echobase.play.from_workshop import from_workshop
from echobase.terminal.check import summary


def check(
    *files: Annotated[
        str,
        Parameter(
            help="Documents, lessons, campaigns, records, scenarios, maps. Default: all installed."
        ),
    ],
    lang: Lang = None,
) -> int:
    """Check documents, lessons, campaigns and records: one line each, exit code 2 if any is bad."""
    screen, text = Display(lang, plain=True).open()
    code = 0
    for which in files or (*every_scenario(), *every_lesson(), *every_campaign()):
        try:
            with blaming_games():
                line = summary(which, text)
        except EchoBaseError as error:
            message = str(error)
            complain(message if which in message else f"{which}: {message}")
            code = 2
        else:
            screen.say(f"{which}: OK: {line}")
    return code


def every_scenario() -> list[str]:
    """The names of all scenarios and maps, with those made with the workshop."""
    lists = registry.for_each(lambda one: [*one.scenarios(), *from_workshop(one.name)], complain)
    return [id_ for ids in lists for id_ in ids]


def every_lesson() -> list[str]:
    """The files of all lessons."""
    lists = registry.for_each(lambda one: lesson_files(one.name), complain)
    return [str(path) for paths in lists for path in paths]


def every_campaign() -> list[str]:
    """The files of all campaigns."""
    lists = registry.for_each(lambda one: campaign_files(one.name), complain)
    return [str(path) for paths in lists for path in paths]


def schema(
    *,
    game: GameName = None,
    lesson: Annotated[bool, Parameter(help="The schema of lessons instead.")] = False,
    campaign: Annotated[bool, Parameter(help="The schema of campaigns instead.")] = False,
) -> None:
    """Print the JSON Schema of the documents of a game, of lessons, or of campaigns."""
    name = game or registry.DEFAULT
    if campaign:
        tables = need_campaigns(name).schema()
    else:
        tables = lesson_schema() if lesson else registry.game(name).schema()
    print(json.dumps(tables, indent=2, ensure_ascii=False))
