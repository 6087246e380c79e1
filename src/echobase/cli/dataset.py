"""`echobase dataset`: games as a Parquet file."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from echobase import BadOption
from echobase.cli.game_parameters import ONE_SCENARIO, OneScenario, given
from echobase.cli.output import complain
from echobase.cli.parameters import WORK, Display, Force, GameName, Lang, Work, number


def dataset(
    *,
    out: Annotated[Path, Parameter(help="The .parquet file to write.")],
    records: Annotated[
        tuple[Path, ...],
        Parameter(help="Use recorded games instead: files and folders.", consume_multiple=True),
    ] = (),
    game: GameName = None,
    games: Annotated[int | None, number("How many games. Default: 100.")] = None,
    players: Annotated[
        str | None,
        Parameter(help="Who plays: one name for all, or by side or seat. Default: cadet."),
    ] = None,
    work: Work = WORK,
    positions: Annotated[
        bool, Parameter(help="Add each position as a document, including everything hidden.")
    ] = False,
    force: Force = False,
    lang: Lang = None,
    own: OneScenario = ONE_SCENARIO,
) -> int:
    """Write a dataset with one row for each decision, from computer games or records."""
    try:
        from echobase.dataset import command
    except ImportError as error:
        raise BadOption(str(error)) from None
    screen, text = Display(lang, plain=True).open()
    options = command.DatasetOptions(
        out,
        records,
        game,
        games,
        players,
        own=given(own),
        positions=positions,
        force=force,
        **asdict(work),
    )
    written = command.carry_out(options)
    for skipped in written.skipped:
        complain(f"skipped: {skipped}")
    counts = {"games": written.games, "decisions": written.decisions}
    screen.say(text("ui-dataset-written", path=str(written.path), **counts))
    if not written.complete:
        screen.say(text("ui-dataset-stopped", wanted=written.wanted))
        return 130
    return 2 if written.skipped else 0
