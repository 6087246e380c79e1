"""`echobase simulate`, `tournament`, `balance`, `results` and `lab`: many games at once."""

from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import App, Parameter

from echobase import BadOption
from echobase.cli.game_parameters import MANY_SCENARIOS, ManyScenarios, given
from echobase.cli.output import complain
from echobase.cli.parameters import (
    DISPLAY,
    WORK,
    AnyGame,
    Display,
    Force,
    GameName,
    Report,
    Work,
    number,
)
from echobase.lab import command, even_command, tables
from echobase.lab.campaigns import command as campaigns
from echobase.lab.campaigns.plan import PARTS
from echobase.lab.campaigns.tables import tables as campaign_tables
from echobase.lab.experiments import BALANCED
from echobase.lab.puzzles import command as puzzle_command
from echobase.lab.results import Results
from echobase.lab.screen_table import table
from echobase.lab.training import command as training
from echobase.lab.training.policy import command as policies
from echobase.terminal.screen import Screen
from echobase.text import Text

GamesOfEach = Annotated[int | None, number("Games of each scenario. Default: 100.")]


@Parameter(name="*")
@dataclass(frozen=True)
class LabWork(Work):
    """The options of all commands whose games become results."""

    limit: Annotated[
        int | None, number("Stop a game after this many decisions. Default: 5000.")
    ] = None
    out: Annotated[
        Path | None, Parameter(help="Save the results to this .jsonl or .parquet file.")
    ] = None
    resume: Annotated[
        bool, Parameter(help="Continue --out, or the newest run that was stopped.")
    ] = False
    force: Force = False
    report: Report = None


LAB_WORK: Final = LabWork()


def simulate(
    *,
    game: GameName = None,
    games: GamesOfEach = None,
    players: Annotated[
        str | None,
        Parameter(help="Who plays: one name for all, or by side (rebel,empire) or seat."),
    ] = None,
    swap: Annotated[bool, Parameter(help="Play each seed again with sides swapped.")] = False,
    work: LabWork = LAB_WORK,
    display: Display = DISPLAY,
    own: ManyScenarios = MANY_SCENARIOS,
) -> int:
    """Let the computer play many games, and show how often each side wins."""
    options = command.LabOptions("simulate", game, games, players, swap)
    return experiment(options, work, own, display)


def tournament(
    *,
    game: GameName = None,
    games: Annotated[
        int | None, number("Games of each scenario for each pair of players. Default: 20.")
    ] = None,
    players: Annotated[
        str | None, Parameter(help="The players that take part: a,b,c. Default: all of them.")
    ] = None,
    work: LabWork = LAB_WORK,
    display: Display = DISPLAY,
    own: ManyScenarios = MANY_SCENARIOS,
) -> int:
    """Let computer players play each other, sides swapped, and rate them."""
    options = command.LabOptions("tournament", game, games, players)
    return experiment(options, work, own, display)


def balance(
    *,
    game: AnyGame = None,
    games: GamesOfEach = None,
    players: Annotated[
        str | None,
        Parameter(
            help=f"Who plays both sides. Default: {BALANCED}; of campaigns: {campaigns.PLAYERS}."
        ),
    ] = None,
    campaign: Annotated[
        str | None, Parameter(help="Id or file of a campaign to measure instead.")
    ] = None,
    parts: Annotated[
        str | None,
        Parameter(help=f"Of a campaign only these: {','.join(PARTS)}. Default: all."),
    ] = None,
    work: LabWork = LAB_WORK,
    display: Display = DISPLAY,
    own: ManyScenarios = MANY_SCENARIOS,
) -> int:
    """Measure how fair scenarios and maps are: who wins, how long it takes, where units fall."""
    if campaign is not None:
        return measure_campaign(campaign, games, players, parts, work, display)
    if parts is not None:
        raise BadOption("balance: --parts belongs to --campaign")
    options = command.LabOptions("balance", game, games, players)
    return experiment(options, work, own, display)


def experiment(options: command.LabOptions, work: LabWork, own: Any, display: Display) -> int:
    """Run it and show the results, all of them or those until it was stopped."""
    screen, text = display.open()
    options = replace(options, own=given(own), **asdict(work))
    results = command.carry_out(options, text.lang)
    tables.show(results, screen, text)
    if results.complete:
        show_file(options.out, results, screen, text)
    if results.rows:
        show_report(options.report, screen, text)
    if results.complete:
        return 0
    counts = {"done": len(results.rows), "wanted": results.wanted}
    screen.say()
    screen.say(text("ui-lab-stopped", command=options.again, **counts))
    if results.stopped == command.INTERRUPTED:
        return 130
    complain(f"{results.stopped}; continue with `{options.again}`")
    return 2


def measure_campaign(
    which: str,
    games: int | None,
    players: str | None,
    parts: str | None,
    work: LabWork,
    display: Display,
) -> int:
    """Play the battles of a campaign and whole campaigns, and show how fair they are."""
    screen, text = display.open()
    request = campaigns.CampaignRequest(which, players, games, parts=parts, **asdict(work))
    results = campaigns.carry_out(request, text)
    for one in campaign_tables(results, text):
        screen.say()
        table(screen, one.title, one.heads, one.rows)
    if results.rows:
        show_report(request.report, screen, text)
    if not results.stopped:
        return 0
    complain(f"{results.stopped}; with --out, --resume continues it")
    return 130 if results.stopped == campaigns.INTERRUPTED else 2


def show_file(path: Path | None, found: Results, screen: Screen, text: Text) -> None:
    """Say which file was written, if any."""
    if path is not None:
        screen.say()
        screen.say(text("ui-lab-file", path=str(path), games=len(found.rows)))


def show_report(path: Path | None, screen: Screen, text: Text) -> None:
    """Say where the report is, if there is one."""
    if path is not None:
        screen.say()
        screen.say(text("ui-lab-report", path=str(path)))


def results(
    *files: Annotated[Path, Parameter(help="Files of `simulate`, `tournament` and `balance`.")],
    out: Annotated[
        Path | None, Parameter(help="Write the combined results to this .jsonl or .parquet file.")
    ] = None,
    force: Force = False,
    report: Report = None,
    display: Display = DISPLAY,
) -> None:
    """Show saved results, combining several files; --out writes them to one file."""
    if not files:
        raise BadOption("results: name one or more files that `simulate --out` has written")
    screen, text = display.open()
    merged = command.merged(files, out, force, report, text.lang)
    tables.show(merged, screen, text)
    show_file(out, merged, screen, text)
    show_report(report, screen, text)


lab = App(name="lab", help="Work on computer players, puzzles and scenarios.")


@lab.command
def train(
    *,
    game: GameName = None,
    games: Annotated[
        int | None,
        number(
            f"How many games. Default: {training.GAMES}, or in each generation of a policy "
            f"{policies.GAMES}, with networks {policies.GAMES_OF_NETWORKS}."
        ),
    ] = None,
    player: Annotated[
        str | None, Parameter(help=f"Who plays against itself. Default: {training.PLAYER}.")
    ] = None,
    policy: Annotated[
        bool, Parameter(help="Learn first thoughts instead of the chance to win.", negative="")
    ] = False,
    generations: Annotated[
        int | None, number(f"Of a policy: how many. Default: {policies.GENERATIONS}.")
    ] = None,
    gate: Annotated[
        int | None,
        number(f"Of a policy: games that decide about a generation. Default: {policies.GATE}."),
    ] = None,
    out: Annotated[
        Path | None,
        Parameter(help="The .toml file to write. Default: GAME-value.toml or GAME-policy.toml."),
    ] = None,
    force: Force = False,
    resume: Annotated[
        bool, Parameter(help="Continue a training that was stopped.", negative="")
    ] = False,
    networks: Annotated[
        bool,
        Parameter(help="Of a policy: learn networks that correct it (battle).", negative=""),
    ] = False,
    report: Report = None,
    work: Work = WORK,
    display: Display = DISPLAY,
) -> None:
    """Learn from self-play: the chance to win, or a policy that decides at once."""
    screen, text = display.open()
    if policy:
        if player is not None or report is not None:
            raise BadOption("policy: learns without --player, and has no --report")
        chosen = policies.PolicyOptions(
            game, games, gate, generations, out, force, resume, networks, **asdict(work)
        )
        policies.show_policy(policies.carry_out_policy(chosen), screen, text)
        screen.say()
        screen.say(text("ui-train-file", path=str(chosen.path)))
        return
    if generations is not None or gate is not None or networks:
        raise BadOption("generations, gate and networks: only with --policy")
    options = training.TrainingOptions(
        game, games, player, out, force, resume, report, **asdict(work)
    )
    learned = training.carry_out(options, text.lang)
    training.show(learned, screen, text)
    screen.say()
    screen.say(text("ui-train-file", path=str(options.path)))
    show_report(report, screen, text)


@lab.command
def puzzles(
    *,
    game: GameName = None,
    games: Annotated[
        int | None,
        number(
            f"Games in which to look for puzzles. Default: {puzzle_command.GAMES}. With --prove: "
            f"games for each choice. Default: {puzzle_command.PROOF}."
        ),
    ] = None,
    first: Annotated[
        int | None, number("The number of the first game, to go on with a search. Default: 0.")
    ] = None,
    most: Annotated[int | None, number("Stop after this many puzzles. Default: all.")] = None,
    prove: Annotated[
        bool, Parameter(help="Prove the puzzles of the game again, in other games.")
    ] = False,
    out: Annotated[
        Path | None, Parameter(help="The folder to write to. Default: GAME-puzzles here.")
    ] = None,
    force: Force = False,
    work: Work = WORK,
    display: Display = DISPLAY,
) -> None:
    """Find positions from self-play in which one choice is clearly the best."""
    screen, text = display.open()
    if most is not None and most < 1:
        raise BadOption(f"--most: at least 1; got {most}")
    if first is not None and first < 0:
        raise BadOption(f"--first: at least 0; got {first}")
    options = puzzle_command.PuzzleOptions(game, games, first, most, out, force, **asdict(work))
    if prove:
        puzzle_command.show_proofs(puzzle_command.prove(options), screen, text)
        return
    puzzle_command.show_found(puzzle_command.find(options), options.name, screen, text)
    screen.say()
    screen.say(text("ui-puzzles-folder", path=str(options.folder)))


@lab.command
def even(
    file: Annotated[Path, Parameter(help="The .toml file of a scenario or map.")],
    *,
    games: Annotated[
        int | None,
        number(f"Games by which each proposal is measured. Default: {even_command.GAMES}."),
    ] = None,
    player: Annotated[
        str | None, Parameter(help="Who plays both sides. Default: the captain.")
    ] = None,
    out: Annotated[
        Path | None, Parameter(help="Write the most even document to this .toml file.")
    ] = None,
    force: Force = False,
    work: Work = WORK,
    display: Display = DISPLAY,
) -> None:
    """Look for small changes that make a scenario or map more even."""
    screen, text = display.open()
    options = even_command.EvenOptions(file, games, player, out, force, **asdict(work))
    search = even_command.carry_out(options, text)
    even_command.show(search, screen, text)
    told = even_command.written(options, search, text)
    if told:
        screen.say()
        screen.say(told)
