"""`echobase verify`: whether every roll of a finished record was what it had to be."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from echobase.cli.parameters import Display, Lang
from echobase.core import record as records
from echobase.core.errors import BadRecord
from echobase.play.dice_check import check_dice


def verify(
    file: Annotated[Path, Parameter(help="The record of a finished game.")],
    /,
    *,
    luck: Annotated[
        str, Parameter(help="The hash shown when the game began, to compare with the record.")
    ] = "",
    lang: Lang = None,
) -> int:
    """Compute all dice and draws of a finished game again: exit code 1 if one does not fit."""
    screen, text = Display(lang, plain=True).open()
    try:
        found = check_dice(records.read(str(file)), luck, text)
    except BadRecord as error:
        reason = str(error)
        raise BadRecord(reason if str(file) in reason else f"{file}: {reason}") from None
    for message in found.wrong:
        screen.say(text.say(message))
    if found.holds:
        screen.say(text("dice-all-fit", rolls=found.checked))
    elif found.possible:
        screen.say(text("dice-some-fit", rolls=found.checked))
    for message in found.notes:
        screen.say(text.say(message))
    if not found.possible:
        return 2
    return 0 if found.holds else 1
