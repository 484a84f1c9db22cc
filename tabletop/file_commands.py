"""Commands for saved matches: export and import, telling them, films, checking a deal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tabletop.command_words import TextCommand, help_for, refuse, stop, text_of
from tabletop.core.edition_ids import name_of
from tabletop.core.sanitizing import escaped
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import tr

if TYPE_CHECKING:
    from tabletop.storage import Store

matches = typer.Typer()


@matches.command("export", cls=TextCommand)
def export_(
    context: typer.Context,
    match: Annotated[int, typer.Argument(metavar="MATCH", help="Its number, as the statistics show it.")],
    out: Annotated[Path | None, typer.Argument(metavar="FILE", help="Without a file: standard output.")] = None,
    position: Annotated[
        int | None,
        typer.Option("--position", metavar="N", min=0, help="Instead of the match the position after N answers."),
    ] = None,
) -> None:
    """Write a match as one text file."""
    from tabletop.games import names
    from tabletop.match import transfer
    from tabletop.storage import Store, StoreError, database_file, file_permissions

    try:
        store = Store(database_file(context.obj[0]))
        text = transfer.export_match(store, match) if position is None else _position(store, match, position)
        sys.stdout.write(text) if out is None else file_permissions.write(out, text)
        if position is None and (wrong := transfer.unreadable(text, names())):
            typer.echo(f"tabletop: {wrong}", err=True)
            raise typer.Exit(1)
    except StoreError as error:
        stop(help_for(error))
    except OSError as error:
        stop(tr("command-unwritable", file=str(out), error=str(error.strerror)))


def _position(store: Store, match: int, n: int) -> str:
    """The text of a moment of a match."""
    from tabletop.match.position import PositionError, written
    from tabletop.match.save_reader import ResumeError, read, replay

    try:
        reading = read(store, match)
        return written(reading.setup, replay(reading), n)
    except IndexError:
        stop(tr("match-position-no-moment", match=match))
    except (PositionError, ResumeError) as error:
        stop(error)


@matches.command("log", cls=TextCommand)
def log_(
    context: typer.Context,
    match: Annotated[int, typer.Argument(metavar="MATCH", help="Its number, as the statistics show it.")],
    form: Annotated[
        str, typer.Option("--as", help="text, markdown, html, json, or schema: what the JSON has.")
    ] = "text",
    out: Annotated[Path | None, typer.Option("--out", help="The file to write.", dir_okay=False)] = None,
) -> None:
    """Tell a saved match line by line, as everybody at the table could read it."""
    from tabletop.core.sanitizing import shown
    from tabletop.core.toml_loader import nearest
    from tabletop.match import match_page
    from tabletop.match.save_reader import ResumeError
    from tabletop.storage import Store, StoreError, database_file, file_permissions

    found = next((one for one in match_page.FORMS if one == form), None)
    if found is None and form != "schema":
        known = [*match_page.FORMS, "schema"]
        stop(tr("command-no-form", form=f"{shown(form)}{nearest(form, known)}"))
    try:
        told = match_page.page(Store(database_file(context.obj[0])), match, found) if found else match_page.schema()
        typer.echo(told, nl=False) if out is None else file_permissions.write(out, told)
    except (ResumeError, StoreError) as error:
        stop(help_for(error))
    except OSError as error:
        stop(tr("command-unwritable", file=str(out), error=str(error.strerror)))


@matches.command("film", cls=TextCommand)
def film_(
    context: typer.Context,
    match: Annotated[int, typer.Argument(metavar="MATCH", help="Its number, as the statistics show it.")],
    out: Annotated[Path, typer.Argument(metavar="FILE", help="Ends with .webp; .mp4 or .webm with the extra `film`.")],
    eyes: Annotated[
        str, typer.Option("--eyes", help="Whose hidden cards are seen: a name, all, or nobody.")
    ] = "nobody",
    pace: Annotated[str, typer.Option("--pace", help="calm, brisk, quick.")] = "brisk",
    size: Annotated[str, typer.Option("--size", help="Width x height in pixels.")] = "1280x720",
    moments: Annotated[
        str, typer.Option("--moments", help="FROM-TO: after so many answers; else the whole match.")
    ] = "",
    progress: Annotated[bool, typer.Option("--progress", help="Print the share that is done, a line each.")] = False,
) -> None:
    """Make a film of a saved match."""
    from tabletop.films import FilmError, shoot
    from tabletop.films.wishes import film_of
    from tabletop.match.save_reader import ResumeError, read
    from tabletop.storage import Store, StoreError, database_file

    last = -1

    def told(share: float) -> bool:
        nonlocal last
        if progress and (now := int(100 * share)) != last:
            last = now
            print(now, flush=True)  # noqa: T201 - whoever started it reads along
        return True

    try:
        reading = read(Store(database_file(context.obj[0])), match)
        film = film_of(reading, out, eyes=eyes, pace=pace, size=size, moments=moments)
        shoot(reading, film, told)
    except (ResumeError, StoreError) as error:
        stop(help_for(error))
    except FilmError as error:
        stop(error)
    except (LookupError, ValueError) as error:
        refuse(error)
    typer.echo(tr("command-written", file=str(out)), err=progress)


@matches.command("import", cls=TextCommand)
def import_(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A text file that export wrote.")],
) -> None:
    """Take in a match from a text file; a damaged or foreign one changes nothing."""
    from tabletop.games import names
    from tabletop.match import transfer
    from tabletop.storage import Store, StoreError, database_file

    try:
        number = transfer.import_match(Store(database_file(context.obj[0])), text_of(file), names())
    except (transfer.TransferError, StoreError) as error:
        stop(help_for(error))
    typer.echo(tr("command-imported", match=number))


@matches.command(cls=TextCommand)
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A text that export wrote of a match that is over.")],
) -> None:
    """Check that deal, dice and bots of a match follow from what was fixed before it (tabletop/match/FAIR.md)."""
    from tabletop.games import names
    from tabletop.match import fair_check, transfer

    try:
        found = transfer.read_export(text_of(file), names())
    except transfer.TransferError as error:
        stop(error)
    verdict = fair_check.verify(found.saved, found.answers, found.states)
    typer.echo("\n".join(map(escaped, verdict.lines)))
    raise typer.Exit(verdict.status)


# `tabletop packs`: what packs are here, and taking them in, checking them, taking them away.

packs = typer.Typer(help="Packs: cards that somebody has written for a game that is here.", no_args_is_help=True)
File = Annotated[Path, typer.Argument(metavar="FILE", help="A pack: a folder or a zip.")]


@packs.command("list", cls=TextCommand)
def list_() -> None:
    """List the packs that are here, and what is wrong with those that cannot be used."""
    from tabletop.packs import shelf

    found = shelf().all()
    for pack in found.packs.values():
        manifest = pack.manifest
        name = name_of(manifest.game, (manifest.id, *manifest.needs))
        said = {"name": name, "pack": pack.name, "authors": ", ".join(manifest.authors), "licence": manifest.licence}
        typer.echo(escaped(tr("command-pack-line", **said)))
    for trouble in found.troubles:
        typer.echo(escaped(trouble), err=True)
    if not found.packs and not found.troubles:
        typer.echo(tr("command-no-packs", folder=str(shelf().folder)), err=True)


@packs.command(cls=TextCommand)
def check(file: File) -> None:
    """Say everything that is wrong with a pack, with file, entry, field and the nearest valid word. Nothing is taken in."""
    from tabletop.games.pack_report import report
    from tabletop.packs import shelf

    try:
        found = report(file, shelf())
    except DataFileError as error:
        stop(error)
    for mistake in found.mistakes:
        typer.echo(escaped(mistake))
    if found.understood:
        typer.echo(found.understood)
    said = tr("command-pack-mistakes", pack=found.pack.name, count=len(found.mistakes))
    typer.echo(escaped(said), err=True)
    raise typer.Exit(1 if found.mistakes else 0)


@packs.command(cls=TextCommand)
def add(file: File) -> None:
    """Take a pack in, in the place of an older one with the same id; one with mistakes is left where it is."""
    from tabletop.games.pack_report import report
    from tabletop.packs import shelf

    try:
        found = report(file, shelf())
        if found.mistakes:
            first, *more = found.mistakes
            if more:
                stop(tr("command-pack-refused-more", pack=found.pack.name, mistake=first, count=len(more)))
            stop(tr("command-pack-refused", pack=found.pack.name, mistake=first))
        shelf().take_in(found.pack)
    except DataFileError as error:
        stop(error)
    except OSError as error:
        stop(tr("command-pack-unwritable", file=str(file), error=str(error.strerror)))
    typer.echo(escaped(found.done))
    if found.understood:
        typer.echo(found.understood)


@packs.command(cls=TextCommand)
def remove(name: Annotated[str, typer.Argument(metavar="ID", help="Of a pack, as `list` shows it.")]) -> None:
    """Take a pack away. Matches that were played with it stay, and go on when it is here again."""
    from tabletop.packs import shelf

    try:
        pack = shelf().remove(name)
    except DataFileError as error:
        stop(error)
    except OSError as error:
        stop(tr("command-pack-stays", error=str(error.strerror)))
    typer.echo(escaped(tr("command-pack-gone", pack=pack.name)))
