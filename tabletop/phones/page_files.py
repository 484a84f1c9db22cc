"""All that the server hands out: the page, what is printed on the cards of the game, and their pictures."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import msgspec

from tabletop.core.definition import Definition
from tabletop.toolkit import assets

PAGE = {
    "/": ("index.html", "text/html"),
    "/style.css": ("style.css", "text/css"),
    "/page.js": ("page.js", "text/javascript"),
    "/line.js": ("line.js", "text/javascript"),
    "/parts.js": ("parts.js", "text/javascript"),
    "/seat.js": ("seat.js", "text/javascript"),
    "/cards.js": ("cards.js", "text/javascript"),
    "/icon.svg": ("icon.svg", "image/svg+xml"),
}
CARDS = "/cards.json"
HOUR = 3600


class PageFile(NamedTuple):
    """One file that is served; `read` is called whenever somebody asks for it. `keep`: seconds that a phone may keep it."""

    read: Callable[[], bytes]
    kind: str
    keep: int = 0


class PrintedCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on one kind of card; `picture`: where it is served, "" for none."""

    name: str
    line: str
    text: tuple[str, ...]
    terms: tuple[tuple[str, str], ...] = ()
    picture: str = ""


def files(game: Definition) -> dict[str, PageFile]:
    """By path."""
    folder = Path(str(resources.files("tabletop.phones") / "page"))
    found = {path: PageFile(folder.joinpath(name).read_bytes, kind) for path, (name, kind) in PAGE.items()}
    printed = list[PrintedCard]()
    for number, face in enumerate(game.cards):
        picture = assets.find("sprites", game.id, "art", f"{face.id}.webp")
        path = f"/{game.id}/{number}.webp" if picture is not None else ""
        if picture is not None:
            found[path] = PageFile(picture.read_bytes, "image/webp", HOUR)
        printed.append(PrintedCard(face.name, face.line, face.text, face.terms, path))
    return found | {CARDS: PageFile(partial(bytes, msgspec.json.encode(printed)), "application/json")}
