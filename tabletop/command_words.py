"""What all commands share: words are text, and what is wrong with one is one sentence and status 2."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NoReturn

import typer
from typer.core import TyperCommand

from tabletop.core.sanitizing import brief
from tabletop.i18n import tr


def stop(sentence: object) -> NoReturn:
    """Say one sentence on stderr and leave with status 2."""
    typer.echo(f"tabletop: {brief(str(sentence), 1000)}", err=True)
    raise typer.Exit(2)


class TextCommand(TyperCommand):
    """A command whose words are text, whatever the system says its encoding is; paths may be any bytes."""

    def invoke(self, ctx: typer.Context) -> Any:  # type: ignore[override]  # the base names a private class of its own
        for name, value in ctx.params.items():
            if isinstance(value, str):
                ctx.params[name] = as_text(name, value)
            elif isinstance(value, list):
                ctx.params[name] = [as_text(name, word) for word in value]
        return super().invoke(ctx)


def as_text(name: str, word: str) -> str:
    """What people have written for a parameter of this name; where it is no text, one sentence says so."""
    try:
        return os.fsencode(word).decode()
    except UnicodeError:
        stop(tr("command-no-text", name=name.replace("_", " "), word=repr(word)))


def refuse(error: Exception) -> NoReturn:
    """Say what is wrong with a word. A kind of error that no check of words raises is a mistake of the program."""
    if type(error) not in (LookupError, ValueError):
        raise error
    stop(error.args[0])


def text_of(file: Path) -> str:
    """What somebody has named, as text; one sentence where it is none."""
    try:
        return file.read_text("utf-8")
    except OSError as error:
        stop(tr("command-unreadable", file=str(file), error=str(error.strerror)))
    except UnicodeDecodeError:
        stop(tr("command-not-text", file=str(file)))


def help_for(error: Exception) -> str:
    """What is wrong with the saved games, and what helps."""
    from tabletop.storage import DamagedError

    return tr("command-recover-helps", error=str(error)) if isinstance(error, DamagedError) else str(error)
