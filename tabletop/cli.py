"""The command line. Every wrong word gets one clear sentence; nothing heavy is imported before it is needed."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NoReturn

import typer

from tabletop import __version__
from tabletop.command_words import TextCommand, refuse, stop, text_of
from tabletop.core.sanitizing import escaped
from tabletop.file_commands import matches, packs
from tabletop.i18n import tr

if TYPE_CHECKING:
    from types import ModuleType

    from tabletop.match import TableSetup


app = typer.Typer(
    add_completion=False,
    no_args_is_help=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
    help="Card games on one screen. Without a command: the menu.",
    epilog="Unofficial fan project; saves live in your user folder, or where --data or TABLETOP_DATA says. "
    "TABLETOP_DEBUG=1 shows the traceback of a mistake in the program.",
)
app.add_typer(packs, name="packs")
app.add_typer(matches)

Data = Annotated[
    Path | None, typer.Option("--data", help="Folder for matches, profiles and settings.", file_okay=False)
]


def first_game() -> str:
    """The game that stands first in the menu."""
    from tabletop.games import names

    return names()[0]


def _games() -> str:
    """All that can be played, for the help page."""
    from tabletop.games import names

    return ", ".join(names())


GameName = Annotated[
    str,
    typer.Argument(
        metavar="GAME",
        help=f"One of: {_games()}.",
        default_factory=first_game,
        show_default="the first",
    ),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="KEY=VALUE",
        help="A house rule; repeat for more. `tabletop rules GAME` lists all with the values that they take.",
    ),
]
SeatList = Annotated[
    str | None,
    typer.Option(
        "--seats",
        metavar="A,B,...",
        help="One word a seat: a bot's level (easy, normal, hard) or a person's name, who is remembered. Without it Player and "
        "normal bots: four in all, or as many as the game is for.",
    ),
]
SecondWindow = Annotated[
    list[str] | None,
    typer.Option(
        "--second-window",
        metavar="NAME",
        help="A person who sits at a second window, on the second display where there is one; repeat for more.",
    ),
]
Phones = Annotated[bool, typer.Option("--phones", help="People join with their phones: the table shows how.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The deal: the same number deals the same cards.", min=0)]


def rigs(name: str) -> ModuleType:
    """Of what only a checkout has; elsewhere one sentence and status 2."""
    from tabletop.rigs import RigsError, rig

    try:
        return rig(name)
    except RigsError as error:
        stop(error)


def house_rules(game: str, words: list[str] | None) -> dict[str, str]:
    """Checked options of a game from KEY=VALUE words."""
    from tabletop.games import load

    pairs = [word.partition("=") for word in words or ()]
    for key, equals, _ in pairs:
        if not equals:
            stop(tr("command-option-form", key=repr(key)))
    given = {key: value for key, _, value in pairs}
    try:
        load(game).check_options(given)
    except (LookupError, ValueError) as error:
        refuse(error)
    return given


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    data: Data = None,
    fullscreen: Annotated[bool, typer.Option("--fullscreen", help="Fill the screen.")] = False,
    language: Annotated[str, typer.Option("--language", help="Speak this language this time: en, de.")] = "",
    version: Annotated[bool, typer.Option("--version", help="Print the version and leave.")] = False,
) -> None:
    if version:
        typer.echo(f"tabletop {__version__}")
        raise typer.Exit
    if language:
        from tabletop import i18n

        try:
            i18n.use(language)
        except LookupError as error:
            refuse(error)
    context.obj = (data, fullscreen, language)
    if data is not None:
        from tabletop.packs import use

        use(data)
    if context.invoked_subcommand is None:
        from tabletop.desktop.program import FirstScreen, run

        raise typer.Exit(run(data, FirstScreen(fullscreen=fullscreen), language))


class WithRules(TextCommand):
    """Its help page ends with the house rules of every game and their values, read only when somebody asks for it."""

    def get_help(self, ctx: typer.Context) -> str:  # type: ignore[override]  # the base names a private class of its own
        from tabletop.games import names

        told = (
            f"**{game}**: " + ", ".join(f"{key}={values}" for key, values, _ in rule_values(game)) for game in names()
        )
        self.epilog = "\n\n".join((tr("command-options"), *told))
        return super().get_help(ctx)


@app.command(cls=WithRules)
def play(
    context: typer.Context,
    game: GameName,
    seats: SeatList = None,
    seed: Seed = None,
    option: Options = None,
    second_window: SecondWindow = None,
    phones: Phones = False,
    position: Annotated[
        Path | None, typer.Option("--position", metavar="FILE", help="Begin with a position that export has written.")
    ] = None,
) -> None:
    """Sit down at a table at once."""
    from tabletop.app import table_words
    from tabletop.desktop.program import FirstScreen, run

    data, fullscreen, language = context.obj
    if position is not None:
        if option or second_window is not None:
            stop(tr("match-position-settled"))
        source = context.get_parameter_source("game")
        named = game if source is not None and source.name == "COMMANDLINE" else ""
        setup = from_position(position, named, seats, seed)
        opening = FirstScreen(screen="play", setup=setup.with_phones(on=phones), fullscreen=fullscreen)
        raise typer.Exit(run(data, opening, language))
    options = house_rules(game, option)
    words = ["Player", *["normal"] * (seats_near(game, 4) - 1)] if seats is None else seats.split(",")
    try:
        setup = table_words.apart(table_words.table(game, words, seed, options), second_window)
    except (LookupError, ValueError) as error:
        refuse(error)
    opening = FirstScreen(screen="play", setup=setup.with_phones(on=phones), fullscreen=fullscreen)
    raise typer.Exit(run(data, opening, language))


def from_position(file: Path, game: str, seats: str | None, seed: int | None) -> TableSetup:
    """The table that begins with the position of a file; `game`, `seats`: as somebody has said, "" and None for the file's."""
    from tabletop.app import table_words
    from tabletop.games import load, names
    from tabletop.match import position
    from tabletop.match.fair_deal import drawn

    try:
        setup = position.read(text_of(file), names(), drawn().dealt if seed is None else seed)
        if game and game != setup.game:
            stop(tr("match-position-other-game", game=load(setup.game).name))
        if seats is not None:
            places = seats.split(",")
            setup = position.seated(setup, table_words.table(setup.game, places, seed, {}).seats)
    except position.PositionError as error:
        stop(error)
    except (LookupError, ValueError) as error:
        refuse(error)
    return setup


@app.command("rules", cls=TextCommand)
def rules_(game: GameName) -> None:
    """List the house rules of a game, and the values that `--option` takes for each; the first is the usual one."""
    house_rules(game, None)
    for key, values, name in rule_values(game):
        typer.echo(f"{key}={values}  {name}")


def rule_values(game: str) -> list[tuple[str, str, str]]:
    """The key, the values and the name of each house rule that can be said beforehand."""
    from tabletop.games import load

    return [(rule.id, "|".join(rule.values), rule.name) for rule in load(game).house_rules if rule.judge is None]


def seats_near(game: str, wanted: int) -> int:
    """The number of seats nearest to this one that the game is for."""
    from tabletop.games import load

    return load(game).seats_near(wanted)


@app.command(cls=TextCommand)
def demo(context: typer.Context, game: GameName) -> None:
    """Watch bots play, with captions that explain what happens; any input returns to the menu."""
    from tabletop.desktop.program import FirstScreen, run

    data, fullscreen, language = context.obj
    house_rules(game, None)
    raise typer.Exit(run(data, FirstScreen(screen="demo", game=game, fullscreen=fullscreen), language))


@app.command(cls=TextCommand)
def sim(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", help="How many.", min=1)] = 100,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats", metavar="A,B,...", help="One bot level a seat; without it normal and easy ones in turn."
        ),
    ] = None,
    seed: Annotated[int, typer.Option("--seed", help="Of the first game; the next has the next number.", min=0)] = 1,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help="Processes.", min=1, max=64)] = 1,
    cluster: Annotated[str, typer.Option("--cluster", help="Of a Dask cluster: tcp://HOST:PORT.")] = "",
    keep: Annotated[Path | None, typer.Option("--keep", help="Results so far; the same command goes on there.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="Every seat of every game, .csv or .parquet.")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Shares by seat, deck and card, .png or .svg.")] = None,
    vary: Annotated[list[str] | None, typer.Option("--vary", help="A house rule that takes any value by lot.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print every game as JSON.")] = False,
    option: Options = None,
) -> None:
    """Play whole games between bots without a screen, and count."""
    from tabletop import sim as simulation
    from tabletop.app import table_words
    from tabletop.bots import levels
    from tabletop.jobs.progress_bar import JobOptions
    from tabletop.sim import command

    options = house_rules(game, option)
    words = [("normal", "easy")[i % 2] for i in range(seats_near(game, 2))] if seats is None else seats.split(",")
    try:
        for word in words:
            levels.level(word)
        table_words.table(game, words, 0, options)
        command.check(game, vary or [], out, plot)
    except (LookupError, ValueError) as error:
        refuse(error)
    plan = simulation.GamePlan(game, words, options, vary or [])
    results = command.played(simulation.jobs_of(plan, games, seed), JobOptions(jobs, cluster, keep), stop)
    command.written(plan, results, out, plot, stop)
    summary = simulation.summarise(plan, results)
    if as_json:
        typer.echo(json.dumps(simulation.as_json(summary, results)))
        return
    for line in command.lines(summary):
        typer.echo(line)


@app.command(cls=TextCommand)
def bench(
    game: GameName,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure rules, storage and, where there is a screen, picture (medians; a decision has at least two options)."""
    from tabletop.games import load

    house_rules(game, None)
    figures, missing = rigs("measure.every").all_figures(load(game))
    if missing:
        typer.echo(f"tabletop: {missing}", err=True)
    build = rigs("measure.figure").python_build()
    if as_json:
        found = [figure._asdict() for figure in figures]
        typer.echo(json.dumps({"python": build, "figures": found}, indent=1))
        return
    typer.echo(build)
    for figure in figures:
        typer.echo(f"{figure.name:58} {figure.value:12,.2f} {figure.unit:12} {figure.goal}")


@app.command(cls=TextCommand)
def shot(
    context: typer.Context,
    screen: Annotated[str, typer.Argument(metavar="SCREEN", help="A screen's name; a wrong one lists all.")],
    out: Annotated[Path, typer.Option("--out", help="The PNG file to write.", dir_okay=False)],
    size: Annotated[str, typer.Option("--size", help="Width x height in pixels.")] = "1920x1080",
    big_screen: Annotated[bool, typer.Option("--big-screen", help="As the setting for the room shows it.")] = False,
) -> None:
    """Draw a screen, or a scripted state of the table, as PNG without a display."""
    from tabletop.storage import StoreError

    found = re.fullmatch(r"(\d{3,5})x(\d{3,5})", size)
    if not found:
        stop(f"--size {size!r} is not of the form 1920x1080.")
    try:
        picture = (int(found[1]), int(found[2]))
        rigs("gallery").shot(screen, picture, out, context.obj[0], big_screen=big_screen)
    except LookupError as error:
        refuse(error)
    except StoreError as error:
        stop(error)
    except OSError as error:
        stop(f"{out} cannot be written: {error.strerror}.")


@app.command(cls=TextCommand)
def lint(
    pack: Annotated[Path, typer.Argument(metavar="PACK", help="A cards.toml, or the code of a language.")],
) -> None:
    """Check a file of cards, or a language: every mistake with its place, field and the nearest valid word."""
    from tabletop import games, i18n
    from tabletop.core.toml_loader import LIMIT

    if not pack.exists() and str(pack) in i18n.languages():
        _lint_language(str(pack))
    try:
        with pack.open("rb") as file:
            found = games.lint(file.read(LIMIT + 1), pack.name)
    except OSError as error:
        stop(f"{pack} cannot be read: {error.strerror}.")
    for line in found:
        typer.echo(escaped(line))
    typer.echo(f"{escaped(pack.name)}: {len(found) or 'no'} mistake{'' if len(found) == 1 else 's'}", err=True)
    raise typer.Exit(1 if found else 0)


def _lint_language(code: str) -> NoReturn:
    """Say of the program and of every game what a language has wrong, what it lacks, and how much it says."""
    from tabletop import language_check

    wrong = 0
    for package in language_check.packages():
        mistakes, lacks = list(language_check.mistakes(package, code)), language_check.missing(package, code)
        for sentence in (*mistakes, *(f"{package}, {code}: {key} is missing" for key in lacks)):
            typer.echo(escaped(sentence))
        wrong += len(mistakes) + len(lacks)
        found = language_check.coverage(package, code)
        typer.echo(
            f"{package}: {found.said} of {found.messages} messages, {found.told} of {found.fields} fields of data",
            err=True,
        )
    raise typer.Exit(1 if wrong else 0)


@app.command("print", cls=TextCommand)
def print_(
    game: GameName,
    out: Annotated[Path | None, typer.Option("--out", help="The HTML file to write.", dir_okay=False)] = None,
) -> None:
    """Write what of a game is used on paper as a page that any browser shows and prints."""
    from tabletop import games

    house_rules(game, None)
    plugin = games.plugin(game)
    page, name = plugin.part("paper", "page"), plugin.part("paper", "NAME")
    if page is None:
        stop(tr("command-no-paper", game=plugin.about.title))
    out = out or Path(f"{game}-{name}.html")
    try:
        out.write_text(page(), "utf-8")
    except OSError as error:
        stop(tr("command-unwritable", file=str(out), error=str(error.strerror)))
    typer.echo(tr("command-written", file=str(out)))


@app.command("recover", cls=TextCommand)
def recover_(context: typer.Context) -> None:
    """Set damaged saved games aside, and begin new ones with what can be read of them; sound ones are left as they are."""
    import time

    from tabletop.storage import StoreError, database_file
    from tabletop.storage.recovery import damage, recover

    path = database_file(context.obj[0])
    try:
        found = recover(path, time.time()) if damage(path) else None
    except StoreError as error:
        stop(error)
    if found is None:
        typer.echo(tr("command-sound"))
        return
    typer.echo(tr("command-recovered", people=found.people, decks=found.decks, matches=found.matches))
    typer.echo(tr("command-aside", file=str(found.aside)))
