"""`tabletop packs`: what packs are here, and taking them in, checking them, taking them away."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tabletop.command_words import TextCommand, stop
from tabletop.core.edition_ids import name_of
from tabletop.core.sanitizing import escaped
from tabletop.core.toml_loader import PackError
from tabletop.i18n import tr

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
    except PackError as error:
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
    except PackError as error:
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
    except PackError as error:
        stop(error)
    except OSError as error:
        stop(tr("command-pack-stays", error=str(error.strerror)))
    typer.echo(escaped(tr("command-pack-gone", pack=pack.name)))
