"""A saved match to keep or to carry into other programs: as text, Markdown, one HTML page, or JSON.

The first three tell it in the language that is chosen, as everybody at the table could read it. JSON has ids and numbers in
place of words, and is the same in every language; `schema()` describes it (JSON Schema), and FORMAT is raised when a reader has
to change.
"""

from __future__ import annotations

from datetime import UTC, datetime
from html import escape
from typing import Any, Literal, NamedTuple, get_args

import msgspec

from tabletop.core.ask import NOBODY
from tabletop.core.definition import Definition
from tabletop.core.events import Fact, fields
from tabletop.i18n import language, tr
from tabletop.match.save_reader import read_match
from tabletop.match.transcript import Replayed, namer, plain, replayed
from tabletop.storage import SavedMatch, Store

Form = Literal["text", "markdown", "html", "json"]
FORMS: tuple[Form, ...] = get_args(Form)
ENDINGS: dict[Form, str] = {"text": "txt", "markdown": "md", "html": "html", "json": "json"}
FORMAT = 1
STYLE = (
    "body{margin:0;background:#12101f;color:#eceaf6;font:17px/1.5 system-ui,sans-serif}"
    "main{max-width:760px;margin:0 auto;padding:32px 20px 60px}h1{margin:0;color:#ffd87a}"
    "h2{margin:28px 0 6px;color:#ffd87a;font-size:18px}p{margin:4px 0}.faint{color:#a49fc0}"
    "@media(prefers-color-scheme:light){body{background:#fff;color:#222}h1,h2{color:#7a4b00}.faint{color:#666}}"
)


class LoggedSeat(msgspec.Struct, frozen=True):
    """Who sat there: the name, and the level of a bot, "" for a person."""

    name: str
    bot: str


class LoggedFact(msgspec.Struct, frozen=True):
    """What happened after so many answers, in the turn of a seat (-1: before the first). `fields` by name: numbers of seats,
    ids of cards (null for one that nobody at the table saw), counts and words.
    """

    after: int
    turn: int
    word: str
    fields: dict[str, Any]


class LoggedMatch(msgspec.Struct, frozen=True):
    """A whole match. `created`: Unix seconds; `options`: the house rules that differ from the usual ones; `ending`: its id in
    the game's rules, "" while the match is open; `repairs`: after so many answers the people have put the table right.
    """

    format: int
    program: str
    game: str
    created: int
    seats: list[LoggedSeat]
    options: dict[str, str]
    winners: list[int]
    ending: str
    facts: list[LoggedFact]
    repairs: list[int]


class _Told(NamedTuple):
    """A match in words: what stands above it, whose turns they were, and the lines of each."""

    title: str
    about: str
    turns: list[tuple[str, list[str]]]
    outcome: str


def page(store: Store, number: int, form: Form, definition: Definition | None = None) -> str:
    """The match in this form; `definition`: its game, None: the one of this program. Raises ResumeError or StoreError, which
    say what cannot be read.
    """
    saved = store.match(number)
    reading = read_match(saved, store.answers(number), definition)
    again = replayed(reading)
    if form == "json":
        return (
            msgspec.json.format(msgspec.json.encode(_logged(saved, reading.definition, again)), indent=1).decode()
            + "\n"
        )
    return WRITTEN[form](_told(saved, reading.definition, again))


def schema() -> str:
    """What the JSON of a match looks like, as JSON Schema."""
    return msgspec.json.format(msgspec.json.encode(msgspec.json.schema(LoggedMatch)), indent=1).decode() + "\n"


def _told(saved: SavedMatch, definition: Definition, again: Replayed) -> _Told:
    names = [str(seat.get("name", "?")) for seat in saved.seats]
    name, turn = namer(names, definition.cards), NOBODY
    turns: list[tuple[str, list[str]]] = []
    for entry in again.match_log.lines(NOBODY):
        if not turns or entry.turn not in (turn, NOBODY):
            turn = entry.turn if entry.turn != NOBODY else turn
            turns.append((names[turn] if turn != NOBODY else "", []))
        turns[-1][1].append(plain(entry.line, name))
    outcome = definition.outcome(again.record.game.table) if again.record.game.over else None
    day = datetime.fromtimestamp(saved.created, UTC).strftime("%Y-%m-%d")
    won = [names[seat] for seat in outcome.winners] if outcome is not None else []
    ended = (
        tr("match-page-ended", winners=won, team=outcome.team or "none", why=outcome.text)
        if outcome is not None
        else ""
    )
    return _Told(definition.name, tr("match-page-about", day=day, names=names), turns, ended or tr("match-page-open"))


def _text(told: _Told) -> str:
    head = [told.title, told.about, ""]
    body = [
        line
        for who, lines in told.turns
        for line in (*([f"{who}:"] if who else []), *(f"  {one}" for one in lines), "")
    ]
    return "\n".join([*head, *body, told.outcome, ""])


def _markdown(told: _Told) -> str:
    out = [f"# {_quiet(told.title)}", "", _quiet(told.about), ""]
    for who, lines in told.turns:
        out += [*([f"## {_quiet(who)}", ""] if who else []), *(f"- {_quiet(line)}" for line in lines), ""]
    return "\n".join([*out, f"**{_quiet(told.outcome)}**", ""])


def _quiet(text: str) -> str:
    """Words that may look like marks of Markdown."""
    return "".join(f"\\{sign}" if sign in "\\`*_[]<>#|" else sign for sign in text)


def _html(told: _Told) -> str:
    body = [f"<h1>{escape(told.title)}</h1>", f'<p class="faint">{escape(told.about)}</p>']
    for who, lines in told.turns:
        body += [*([f"<h2>{escape(who)}</h2>"] if who else []), *(f"<p>{escape(line)}</p>" for line in lines)]
    body.append(f"<h2>{escape(told.outcome)}</h2>")
    head = (
        f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(told.title)}</title>'
    )
    return f'<!doctype html>\n<html lang="{language()}"><head>{head}<style>{STYLE}</style></head>\n<body><main>\n' + (
        "\n".join(body) + "\n</main></body></html>\n"
    )


WRITTEN = {"text": _text, "markdown": _markdown, "html": _html}


def _logged(saved: SavedMatch, definition: Definition, again: Replayed) -> LoggedMatch:
    seats = [LoggedSeat(str(seat.get("name", "?")), str(seat.get("bot", "") or "")) for seat in saved.seats]
    outcome = definition.outcome(again.record.game.table) if again.record.game.over else None
    facts = []
    for line, before in zip(lines := again.match_log.lines(NOBODY), [None, *lines], strict=False):
        if line.fact is not None and (before is None or before.fact is not line.fact):  # one may take several lines
            facts.append(LoggedFact(line.n, line.turn, line.fact.word, _fields(line.fact, definition)))
    return LoggedMatch(
        FORMAT,
        saved.program,
        saved.game,
        saved.created,
        seats,
        {key: str(value) for key, value in saved.options.items()},
        list(outcome.winners) if outcome is not None else [],
        outcome.ending if outcome is not None else "",
        facts,
        [n for n, answer in enumerate(again.record.answers, 1) if answer.is_repair],
    )


def _fields(fact: Fact, definition: Definition) -> dict[str, Any]:
    def card(kind: int) -> str | None:
        return definition.cards[kind].id if 0 <= kind < len(definition.cards) else None

    found: dict[str, Any] = {}
    for name, about in fields(type(fact)).items():
        value = getattr(fact, name)
        if about in ("kind", "kinds"):
            found[name] = [card(kind) for kind in value] if isinstance(value, tuple) else card(value)
        elif about not in ("card", "cards"):  # which of several alike it was means nothing elsewhere
            found[name] = value
    return found
