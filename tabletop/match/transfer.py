"""A match as one text file: some lines to read, the data as JSON, a checksum line.

Line ends and blank space at the end of lines do not count, so the text survives mail and editors.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Collection
from datetime import UTC, datetime
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from msgspec import Meta

from tabletop.core.edition_ids import base
from tabletop.core.sanitizing import brief, escaped, shown
from tabletop.i18n import grouped, tr
from tabletop.match import state_history
from tabletop.storage import SavedMatch, Snapshot, Store, StoredAnswer
from tabletop.storage.profile_rows import NAME_LIMIT
from tabletop.storage.records import Natural, ResultKeys, SeatKeys
from tabletop.storage.schema import FINISHED

# Data in a text file for people: JSON in lines below a heading, and a last line by which it is known whether it is
# whole.

SUM = "Checksum: sha256 "
POSITION = "Tabletop position, format "
LIMIT = 2_000_000  # characters; a match of 300 answers has about 5,000


def joined_rows(rows: list[str]) -> list[str]:
    """Things of a list, a line each."""
    return [row + "," for row in rows[:-1]] + rows[-1:]


def is_position(text: str) -> bool:
    """Whether a text says that it is a position, of whatever format."""
    return normal_text(text[:200].removeprefix("\ufeff")).startswith(POSITION.strip())


def to_json(value: object) -> str:
    """JSON in which signs that do not print are numbers: some editors take them for line ends, terminals for orders."""
    text = msgspec.json.encode(value).decode()
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in text)


def checksum(text: str) -> str:
    return hashlib.sha256(normal_text(text).encode("utf-8", "surrogatepass")).hexdigest()


def normal_text(text: str) -> str:
    """Leave out what mail programs and editors change: line ends, space at line ends, blank lines around."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return "\n".join(line.rstrip(" \t") for line in lines).strip("\n")


FORMAT = (
    3  # 1: answers have no values; 2: nothing stands for answers that do not fit any more; such texts are read as well
)
TITLE = "Tabletop match, format "
PER_LINE = 10  # answers
LOCAL = ("profile", "night", "run")  # numbers that mean something in one store only

Signed = Annotated[int, Meta(ge=-(2**63), le=2**63 - 1)]
Word = Annotated[str, Meta(min_length=1, max_length=64)]


class TransferError(Exception):
    """The text is not a match that can be taken in; the message is one sentence, and nothing was changed."""


class _Row(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    ask: Natural
    seat: Signed
    option: Annotated[int, Meta(ge=-1, le=2**63 - 1)]
    ms: Signed
    note: str = ""
    value: Any = None


class _Named(SeatKeys):
    """A seat of a text from elsewhere."""

    name: Annotated[str, Meta(max_length=NAME_LIMIT)] = ""


class _Moment(msgspec.Struct, forbid_unknown_fields=True):
    """The game as it stood after so many answers."""

    after: Natural
    game: dict[str, Any]


class _Body(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=200)]
    program: Word
    seed: Annotated[int, Meta(ge=0)]
    state: Literal["open", "finished", "abandoned"]
    created: Signed
    updated: Signed
    options: dict[str, Any]
    seats: list[dict[str, Any]]
    result: dict[str, Any] | None
    moment: _Moment | None = None
    states: str = ""
    answers: list[_Row]


def export_match(store: Store, match: int) -> str:
    """Return the text of a saved match. Raises StoreError when there is none with this id."""
    saved = store.match(match)
    answers = store.answers(match)
    body = _Body(
        game=saved.game,
        program=saved.program,
        seed=saved.seed,
        state=saved.state,  # type: ignore[arg-type]  # the schema's CHECK allows the same three words
        created=saved.created,
        updated=saved.updated,
        options=_carried(saved.options),
        seats=[_carried(seat) for seat in saved.seats],
        result=saved.result,
        answers=[_Row(*answer) for answer in answers],
    )
    _take_along(store, saved, answers, body)
    text = "\n".join([*_heading(saved, body), "", *_lines(body)])
    return f"{text}\n\n{SUM}{checksum(text)}\n"


def _take_along(store: Store, saved: SavedMatch, answers: list[StoredAnswer], body: _Body) -> None:
    """Where today's rules do not lead through the answers to where the match stands: what it goes on from, or is watched by."""
    snapshot = store.latest_snapshot(saved.id)
    found = msgspec.json.decode(snapshot.data) if snapshot is not None else None
    if _fits(saved, answers, snapshot.n if snapshot is not None else 0, found):
        return
    if snapshot is not None and found is not None:
        body.moment = _Moment(snapshot.n, found)
    if saved.state == FINISHED:
        body.states = state_history.kept(store, saved.id)


def _fits(saved: SavedMatch, answers: list[StoredAnswer], n: int, state: dict[str, Any] | None) -> bool:
    from tabletop.match.save_reader import ResumeError, read_match, replay, same_places

    try:
        record = replay(read_match(saved, answers))
    except ResumeError:
        return False
    return state is None or same_places(state, record.at(n).save())


def unreadable(text: str, games: Collection[str]) -> str:
    """Why nobody could take an exported match in again, "" when that can be done."""
    try:
        import_match(Store(None), text, games)
    except TransferError as error:
        return tr("match-transfer-unreadable", why=str(error))
    return ""


def import_match(store: Store, text: str, games: Collection[str] | None = None) -> int:
    """Take in an exported match and return its new id. `games`: the ids that this program can play; the match must fit
    their rules of today. None: any, unseen.

    Raises TransferError for a text that is damaged, cut off, foreign, too long, or from another version.
    """
    carried = read_export(text, games)
    if games is not None:
        _check_playable(carried)
    number = store.insert_match(carried.saved, carried.answers, carried.moment)
    if carried.states:
        state_history.keep(store, number, carried.states, carried.saved.updated)
    return number


class ImportedMatch(NamedTuple):
    """What a text holds: the match without an id, its log, and what it goes on from or is watched by (`_take_along`)."""

    saved: SavedMatch
    answers: list[StoredAnswer]
    moment: Snapshot | None
    states: str


def read_export(text: str, games: Collection[str] | None = None) -> ImportedMatch:
    """The match of a text, whether or not today's rules lead through it. Raises TransferError as `import_match`."""
    if len(text) > LIMIT:
        raise TransferError(tr("match-transfer-too-long", most=grouped(LIMIT)))
    body = _decode(_checked_text(text))
    if games is not None and base(body.game) not in games:
        raise TransferError(tr("match-transfer-game-missing", game=shown(body.game)))
    if (body.state == "finished") != (body.result is not None) or body.seed >= 1 << 64:
        raise TransferError(tr("match-transfer-contradicts"))
    saved = SavedMatch(
        id=0,
        game=body.game,
        seed=body.seed,
        options=_carried(body.options),
        seats=[_carried(seat) for seat in body.seats],
        program=body.program,
        state=body.state,
        created=body.created,
        updated=body.updated,
        result=body.result,
        answers=len(body.answers),
    )
    answers = [StoredAnswer(*msgspec.structs.astuple(row)) for row in body.answers]
    moment = Snapshot(body.moment.after, msgspec.json.encode(body.moment.game)) if body.moment is not None else None
    if moment is not None and moment.n > len(answers):
        raise TransferError(tr("match-transfer-contradicts"))
    return ImportedMatch(saved, answers, moment, body.states)


def _check_playable(carried: ImportedMatch) -> None:
    """A match that could be neither gone on with nor looked back at is not taken in; that is said at once."""
    from tabletop.match.save_reader import ResumeError, loads, read_match, replay

    try:
        reading = read_match(carried.saved, carried.answers)
        try:
            replay(reading)
        except ResumeError:
            watched = carried.states and state_history.read(carried.states, reading.definition)
            state = msgspec.json.decode(carried.moment.data) if carried.moment is not None else None
            if not watched and (state is None or not loads(reading.definition, state)):
                raise
    except ResumeError as error:
        raise TransferError(str(error)) from error


def _carried(plain: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in plain.items() if key not in LOCAL}


def _heading(saved: SavedMatch, body: _Body) -> list[str]:
    names = ", ".join(str(seat.get("name", "?")) for seat in saved.seats)
    lines = [
        f"{TITLE}{FORMAT if body.moment or body.states else FORMAT - 1}",
        tr(
            "match-transfer-game",
            game=saved.game,
            program=saved.program,
            count=len(body.answers),
            state=saved.state,
        ),
        tr("match-transfer-seats", names=names),
        tr("match-transfer-begun", day=_day(saved.created)),
    ]
    if saved.state == "open":
        lines.append(tr("match-transfer-secrets"))
    return [escaped(" ".join(line.split())) for line in lines]


def _day(seconds: int) -> str:
    try:
        return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")
    except (ValueError, OverflowError, OSError):
        return tr("match-transfer-no-day")


def _lines(body: _Body) -> list[str]:
    """Write the JSON so that a person finds their way: a line for each field, ten answers on a line."""
    given = [name for name in body.__struct_fields__ if name not in ("answers", "moment", "states")]
    given += [name for name in ("moment", "states") if getattr(body, name)]
    fields = [f"{to_json(name)}: {to_json(getattr(body, name))}" for name in given]
    rows = [
        ",".join(to_json(_short(answer)) for answer in body.answers[first : first + PER_LINE])
        for first in range(0, len(body.answers), PER_LINE)
    ]
    return ["{", *(line + "," for line in fields), '"answers": [', *joined_rows(rows), "]", "}"]


def _short(row: _Row) -> tuple[Any, ...]:
    """Leave out a value that is none, and then an empty note."""
    values = msgspec.structs.astuple(row)
    if row.value is not None:
        return values
    return values[:-1] if row.note else values[:-2]


def _checked_text(text: str) -> str:
    """Return the text above the checksum line once title and checksum are right."""
    plain = normal_text(text.removeprefix("\ufeff"))
    if not plain.startswith(TITLE):
        raise TransferError(tr("match-transfer-foreign"))
    version = plain.partition("\n")[0].removeprefix(TITLE)
    if version not in map(str, range(1, FORMAT + 1)):
        newer = version.isascii() and version.isdecimal() and len(version) < 9 and int(version) > FORMAT
        raise TransferError(tr("match-transfer-newer") if newer else tr("match-transfer-no-format"))
    content, found, written = plain.rpartition(f"\n{SUM}")
    if not found:
        raise TransferError(tr("match-transfer-cut"))
    if written != checksum(content):
        raise TransferError(tr("match-transfer-damaged"))
    return content


def _decode(content: str) -> _Body:
    try:
        body = msgspec.json.decode(content[content.index("\n{") :], type=_Body)
        msgspec.convert(body.seats, list[_Named])
        msgspec.convert(body.result, ResultKeys | None)
    except (ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise TransferError(tr("match-transfer-no-match", why=brief(str(error)))) from error
    return body
