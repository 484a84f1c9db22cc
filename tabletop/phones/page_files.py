"""All that the server hands out: the page, what is printed on the cards of the game, and their pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from html import escape
from importlib import resources
from pathlib import Path
from typing import NamedTuple

import msgspec

from tabletop.core.definition import Definition
from tabletop.i18n import language, tr
from tabletop.toolkit import assets

INDEX = "index.html"
PAGE = {
    "/": (INDEX, "text/html"),
    "/style.css": ("style.css", "text/css"),
    "/page.js": ("page.js", "text/javascript"),
    "/line.js": ("line.js", "text/javascript"),
    "/parts.js": ("parts.js", "text/javascript"),
    "/seat.js": ("seat.js", "text/javascript"),
    "/night.js": ("night.js", "text/javascript"),
    "/hands.js": ("hands.js", "text/javascript"),
    "/cards.js": ("cards.js", "text/javascript"),
    "/words.js": ("words.js", "text/javascript"),
    "/icon.svg": ("icon.svg", "image/svg+xml"),
}
CARDS, WORDS = "/cards.json", "/words.json"
PLACE = re.compile(r"\{\{([a-z-]+)\}\}")  # of words in the page that loads all else
WRITTEN = {"lost": "phones-page-lost", "looking": "phones-page-looking", "no-script": "phones-page-no-script"}
SAID = (  # by the page's code
    "phones-page-free", "phones-page-bot", "phones-page-left", "phones-page-taken", "phones-page-which-seat",
    "phones-page-watch", "phones-page-watch-why", "phones-page-take-seat", "phones-page-looking-on",
    "phones-page-closed", "phones-page-name", "phones-page-code", "phones-page-sit-down", "phones-page-give-back-ask",
    "phones-page-give-back-why", "phones-page-give-back-yes", "phones-page-give-back", "phones-page-close",
    "phones-page-always-ask", "phones-page-when-aimed", "phones-page-this-chain", "phones-page-until-my-turn",
    "phones-page-this-turn", "phones-page-what-happens", "phones-page-one-card", "phones-page-out", "phones-page-away",
    "phones-page-players", "phones-page-pauses", "phones-page-time-left", "phones-page-yes", "phones-page-no",
    "phones-page-closes", "phones-page-answer-or-pass", "phones-page-react", "phones-page-pass", "phones-page-vote",
    "phones-page-agree", "phones-page-on-table", "phones-page-your-cards", "phones-page-only-you", "phones-page-more",
    "phones-page-place", "phones-page-grip", "phones-page-direction", "phones-page-power", "phones-page-let-go",
    "phones-page-without-pulling", "phones-page-others-play", "phones-page-face-down",
    "phones-page-fresh", "phones-page-open-all", "phones-page-mend", "phones-page-ready", "phones-page-fill",
    "phones-page-pool",
)  # fmt: skip
FILLED = {  # the same with arguments, which the page's code fills in
    "phones-page-cards": ("count",),
    "phones-page-you": ("name",),
    "phones-page-looks": ("name",),
    "phones-page-not-any-more": ("claim",),
    "phones-page-trip": ("time", "error"),
    "phones-page-race-trip": ("time", "error"),
    "phones-page-not-now": ("why",),
    "phones-page-open-next": ("count",),
    "phones-page-deck-of": ("count", "size"),
    "phones-page-of-pool": ("name", "count", "owned"),
    "phones-page-take-out": ("name",),
    "phones-page-put-in": ("name",),
}
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


def index(file: Path) -> bytes:
    """The page that loads all else, in the language that is chosen."""

    def said(found: re.Match[str]) -> str:
        return language() if found[1] == "language" else escape(tr(WRITTEN[found[1]]))

    return PLACE.sub(said, file.read_text("utf-8")).encode()


def words() -> bytes:
    """What the page says, by message; an argument is its name in braces."""
    plain = {message: tr(message) for message in SAID}
    filled = {message: tr(message, **{name: f"{{{name}}}" for name in names}) for message, names in FILLED.items()}
    return msgspec.json.encode(plain | filled)


def files(game: Definition | None) -> dict[str, PageFile]:
    """By path; without a game there are no cards."""
    folder = Path(str(resources.files("tabletop.phones") / "page"))
    found = {path: PageFile(folder.joinpath(name).read_bytes, kind) for path, (name, kind) in PAGE.items()}
    found["/"] = PageFile(partial(index, folder / INDEX), "text/html")
    found[WORDS] = PageFile(words, "application/json")
    pictures, printed = _printed(game) if game is not None else ({}, ())
    return found | pictures | {CARDS: PageFile(partial(bytes, msgspec.json.encode(printed)), "application/json")}


def _printed(game: Definition) -> tuple[dict[str, PageFile], tuple[PrintedCard, ...]]:
    """The pictures of all cards by path, and the cards."""
    pictures, printed = dict[str, PageFile](), list[PrintedCard]()
    for number, face in enumerate(game.cards):
        picture = assets.find("sprites", game.id, "art", f"{face.id}.webp")
        path = f"/{game.id}/{number}.webp" if picture is not None else ""
        if picture is not None:
            pictures[path] = PageFile(picture.read_bytes, "image/webp", HOUR)
        printed.append(PrintedCard(face.name, face.line, face.text, face.terms, path))
    return pictures, tuple(printed)
