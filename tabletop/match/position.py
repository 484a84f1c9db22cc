"""A game between two requests as a text file that a person can read and change, and the table that begins so (POSITION.md).

What comes from outside is tried before anybody sits down: its rules go on from it, and a few answers can be given.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tabletop import __version__
from tabletop.core.definition import Definition
from tabletop.core.edition_ids import PackMark, base
from tabletop.core.game import Game
from tabletop.core.layout import ALL_EYES, MOST_SEATS
from tabletop.core.record import Record
from tabletop.core.sanitizing import brief, escaped, shown
from tabletop.i18n import grouped, tr
from tabletop.match.save_reader import ResumeError, check_table, loaded
from tabletop.match.seats import Level, MatchStart, Seat, TableSetup, bot, person
from tabletop.match.start_state import record_of
from tabletop.match.transfer import LIMIT, POSITION, SUM, checksum, joined_rows, normal_text, to_json
from tabletop.match.trial import play_on
from tabletop.storage.profile_rows import NAME_LIMIT
from tabletop.storage.records import Natural

TITLE = f"{POSITION}1"
ALL = "all"
COLUMNS_ELSEWHERE = ("kind", "owner", "seen", "zones", "seats")  # they follow from zones, cards and seats


class PositionError(Exception):
    """The text is no position that can be played here; the message is one sentence."""


class _Sitting(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    name: Annotated[str, Meta(min_length=1, max_length=NAME_LIMIT)]
    bot: Level | Literal[""] = ""
    personality: str = ""
    colour: str = ""
    avatar: str = ""


class _Card(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """A card by its number, what it is, the seats that know it, and who owns it."""

    number: Natural
    id: str
    seen: list[Annotated[int, Meta(ge=0, le=MOST_SEATS)]] | Literal["all"]
    owner: Annotated[int, Meta(ge=0, le=255)]


class _Zone(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    group: str
    seat: int | None
    cards: list[_Card]


class _Asked(msgspec.Struct, forbid_unknown_fields=True):
    """The kernel's: the open request and the scripts that wait for it."""

    no: Natural
    left: list[int]
    got: list[Any]
    ask: list[Any]
    stack: list[tuple[str, int, list[Any], list[Any]]]


class _Body(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=200)]
    program: Annotated[str, Meta(max_length=64)]
    after: Natural
    options: dict[str, str]
    packs: tuple[PackMark, ...]
    seats: list[_Sitting]
    zones: list[_Zone]
    columns: dict[str, Any]
    asked: _Asked


# -- writing ----------------------------------------------------------------------------------------------------------
def written(setup: TableSetup, record: Record, n: int) -> str:
    """The text of the moment after `n` answers. PositionError where the game is over, IndexError where there is none."""
    game = record.at(n)
    if game.over:
        raise PositionError(tr("match-over-at-moment"))
    text = "\n".join([*_heading(setup, n), "", *_lines(_body(setup, record.definition, game, n))])
    return f"{text}\n\n{SUM}{checksum(text)}\n"


def _body(setup: TableSetup, definition: Definition, game: Game, n: int) -> _Body:
    table, state = game.table, msgspec.json.decode(msgspec.json.encode(game.save()))
    zones = [
        _Zone(
            zone.group,
            zone.seat,
            [
                _Card(card, definition.cards[table.kind[card]].id, _eyes(table.seen[card]), table.owner[card])
                for card in ids
            ],
        )
        for zone, ids in zip(table.layout.zones, table.zones, strict=True)
    ]
    return _Body(
        game=setup.game,
        program=__version__,
        after=n,
        options=setup.options,
        packs=setup.packs,
        seats=[
            _Sitting(seat.name or "?", seat.bot, seat.personality, seat.colour, seat.avatar) for seat in setup.seats
        ],
        zones=zones,
        columns={name: value for name, value in state["table"].items() if name not in COLUMNS_ELSEWHERE},
        asked=msgspec.convert({key: state[key] for key in _Asked.__struct_fields__}, _Asked),
    )


def _eyes(seen: int) -> Any:
    return ALL if seen == ALL_EYES else [seat for seat in range(MOST_SEATS + 1) if seen >> seat & 1]


def _heading(setup: TableSetup, n: int) -> list[str]:
    lines = [
        TITLE,
        tr("match-position-game", game=setup.game, program=__version__, count=n),
        tr("match-transfer-seats", names=", ".join(seat.name for seat in setup.seats)),
        tr("match-position-secrets"),
        tr("match-position-changing"),
    ]
    return [escaped(" ".join(line.split())) for line in lines]


def _lines(body: _Body) -> list[str]:
    """A line for each field, for each card and for each column of the game's own."""
    fields = [f"{to_json(name)}: {to_json(getattr(body, name))}," for name in ("game", "program", "after", "options")]
    fields += [f"{to_json(name)}: {to_json(getattr(body, name))}," for name in ("packs", "seats")]
    zones = []
    for zone in body.zones:
        cards = joined_rows([to_json(card) for card in zone.cards])
        zones.append("\n".join([f"[{to_json(zone.group)}, {to_json(zone.seat)}, [", *cards, "]]"]))
    columns = joined_rows([f"{to_json(name)}: {to_json(value)}" for name, value in body.columns.items()])
    asked = f'"asked": {to_json(body.asked)}'
    return ["{", *fields, '"zones": [', *joined_rows(zones), "],", '"columns": {', *columns, "},", asked, "}"]


# -- reading ----------------------------------------------------------------------------------------------------------
def read(text: str, games: Collection[str], seed: int) -> TableSetup:
    """The table that begins with a position, with the seats that its text names. Raises PositionError.

    `games`: the ids that this program can play; `seed`: of what the position does not fix.
    """
    body = _decode(_content(text))
    if base(body.game) not in games:
        raise PositionError(tr("match-position-game-missing", game=shown(body.game)))
    try:
        definition = loaded(body.game, body.packs)
        setup = TableSetup(
            game=body.game,
            seats=tuple(_seat(place, who) for place, who in enumerate(body.seats)),
            seed=seed,
            options=body.options,
            packs=body.packs,
        )
        check_table(definition, setup)
    except (LookupError, ValueError, ResumeError) as error:
        raise PositionError(brief(str(error), 400)) from error
    try:
        setup = msgspec.structs.replace(
            setup, begun=MatchStart(n=body.after, anew=False, state=_state(definition, body))
        )
        _try(definition, setup)
    except Exception as error:  # what somebody has written may fail in any way
        raise PositionError(tr("match-position-misfit", game=definition.name)) from error
    return setup


def seated(setup: TableSetup, seats: tuple[Seat, ...]) -> TableSetup:
    """The same table with other people and bots. PositionError for another number of them."""
    if len(seats) != len(setup.seats):
        raise PositionError(tr("match-position-seats", wanted=len(setup.seats), count=len(seats)))
    return msgspec.structs.replace(setup, seats=seats)


def _seat(place: int, who: _Sitting) -> Seat:
    if not who.bot:
        return person(place, who.name, **({"colour": who.colour} if who.colour else {}), avatar=who.avatar)
    found = bot(place, who.bot, who.personality)
    return msgspec.structs.replace(found, name=who.name, colour=who.colour or found.colour)


def _content(text: str) -> str:
    if len(text) > LIMIT:
        raise PositionError(tr("match-position-too-long", most=grouped(LIMIT)))
    plain = normal_text(text.removeprefix("\ufeff"))
    if plain.partition("\n")[0] != TITLE:
        raise PositionError(tr("match-position-foreign"))
    content, found, given = plain.rpartition(f"\n{SUM}")
    if found and given != checksum(content):
        raise PositionError(tr("match-position-changed"))
    return content if found else plain


def _decode(content: str) -> _Body:
    try:
        return msgspec.json.decode(content[content.index("\n{") :], type=_Body)
    except (ValueError, RecursionError, msgspec.MsgspecError) as error:
        raise PositionError(tr("match-position-unreadable", why=brief(str(error)))) from error


def _state(definition: Definition, body: _Body) -> dict[str, Any]:
    """What `Game.save` would have written. KeyError, IndexError or ValueError for what is none."""
    layout, cards = definition.layout(len(body.seats)), [card for zone in body.zones for card in zone.cards]
    kinds = {face.id: kind for kind, face in enumerate(definition.cards)}
    by_number = {card.number: card for card in cards}
    if len(by_number) != len(cards):
        raise ValueError("a card lies in two places")
    ordered = [by_number[number] for number in range(len(cards))]
    zones: list[list[int]] = [[] for _ in layout.zones]
    for zone in body.zones:
        zones[layout.find(zone.group, zone.seat)] += [card.number for card in zone.cards]
    table = {
        **body.columns,
        "kind": bytes(kinds[card.id] for card in ordered).hex(),
        "owner": bytes(card.owner for card in ordered).hex(),
        "seen": [ALL_EYES if card.seen == ALL else sum(1 << seat for seat in {*card.seen}) for card in ordered],
        "zones": zones,
        "seats": len(body.seats),
    }
    found: dict[str, Any] = msgspec.json.decode(
        msgspec.json.encode({"table": table, "auto": False, **msgspec.to_builtins(body.asked)})
    )
    return found


def _try(definition: Definition, setup: TableSetup) -> None:
    """Fail where the position cannot be seen, asked about, told or played on from."""
    record = record_of(definition, setup)
    usual = definition.start(len(setup.seats), 0, setup.options).table
    for name in usual.columns():
        fresh, found = getattr(usual, name), getattr(record.game.table, name)
        if isinstance(fresh, (tuple, bytearray, str)) and type(fresh) is not type(found):
            raise ValueError(f"{name} is of another kind")
    play_on(record, Random(1))
