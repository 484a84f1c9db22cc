"""Reading a saved match: what it was made of must be known to this program, and its answers must fit."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from tabletop import games
from tabletop.bots import levels
from tabletop.core.decks import OWN
from tabletop.core.definition import Definition
from tabletop.core.edition_ids import PackMark
from tabletop.core.record import Answer, Record
from tabletop.core.sanitizing import brief, shown
from tabletop.i18n import tr
from tabletop.match.seats import COLOURS, Seat, TableSetup
from tabletop.match.start_state import record_of
from tabletop.storage import SavedMatch, Store, StoredAnswer

PLACE = re.compile(r"(?P<what>.*?)(?: - at `\$\.?(?P<where>.*)`)?")  # an error of msgspec
SENTENCE = re.compile(r"(?<!\bDr)(?<!\bMr)\.(?: |$)")  # its end


class ResumeError(Exception):
    """This match cannot be played here; the message is one sentence for the person at the screen. Nothing was changed."""


class ReadMatch(NamedTuple):
    """A saved match as this program can play it."""

    definition: Definition
    setup: TableSetup
    answers: list[Answer]


def read(store: Store, number: int, definition: Definition | None = None) -> ReadMatch:
    """Read a match of a store. Raises ResumeError that names what is unknown or damaged, StoreError."""
    return read_match(store.match(number), store.answers(number), definition)


def read_match(saved: SavedMatch, answers: Sequence[StoredAnswer], definition: Definition | None = None) -> ReadMatch:
    """The same of a match and its whole log. `definition`: the game, None: the one of this program."""
    setup = _setup(saved)
    if definition is None:
        definition = loaded(saved.game, setup.packs)
    check_table(definition, setup)
    return ReadMatch(definition, setup, _journal(saved, answers))


def loaded(game: str, packs: Sequence[PackMark]) -> Definition:
    """The game of a match with the packs that were dealt. Raises ResumeError that names what is not here, or is another one."""
    if games.base(game) not in games.built():
        raise ResumeError(tr("match-game-missing", game=_short(game)))
    try:
        definition = games.load(game)
        other = next((pair for pair in zip(packs, games.marks(game), strict=True) if pair[0] != pair[1]), None)
    except (LookupError, ValueError) as error:
        raise ResumeError(tr("match-waits-for-packs", why=str(error).removesuffix("."))) from error
    if other is not None:
        raise ResumeError(_other_pack(*other))
    return definition


def check_table(definition: Definition, setup: TableSetup) -> None:
    """Raises ResumeError that names the first thing of a table that this program does not know."""
    if strange := strangers(setup.seats):
        raise _foreign(strange)
    rules = {rule.id: rule for rule in definition.house_rules}
    for key, value in setup.options.items():
        if key not in rules:
            raise _foreign(tr("match-unknown-rule", rule=_short(key)))
        if rules[key].judge is not None and (card := _unknown_card(definition, value)):
            rule = tr("match-in-sentence", name=rules[key].name, small=rules[key].name.lower())
            raise _foreign(tr("match-unknown-card", card=_short(card), rule=rule))
    try:
        definition.start(len(setup.seats), setup.seed, setup.options)
    except ValueError as error:
        raise _foreign(SENTENCE.split(str(error), maxsplit=1)[0]) from error
    if setup.begun is not None:
        try:
            record_of(definition, setup)
        except Exception as error:  # a state of other rules, or a damaged one, may fail in any way
            raise ResumeError(tr("match-moment-misfit")) from error


def strangers(seats: Iterable[Seat]) -> str:
    """What is not known of somebody at the table, in words; "" when everything is."""
    known = {personality.id for personality in levels.book().personality}
    for seat in seats:
        if seat.personality and seat.personality not in known:
            return tr("match-unknown-personality", personality=_short(seat.personality))
        if seat.colour and seat.colour not in COLOURS:
            return tr("match-unknown-colour", colour=_short(seat.colour))
    return ""


def replay(reading: ReadMatch) -> Record:
    """Play the answers by today's rules. Raises ResumeError that says from where on they do not fit."""
    record = record_of(reading.definition, reading.setup)
    try:
        record.replay(reading.answers)
    except Exception as error:  # rules that have changed may fail in any way on an old log
        raise misfit(record) from error
    return record


def loads(definition: Definition, state: dict[str, Any]) -> bool:
    """Whether today's rules can go on from a state."""
    try:
        definition.load(state)
    except Exception:  # noqa: BLE001 - a state of other rules may fail in any way
        return False
    return True


def same_places(then: dict[str, Any], now: dict[str, Any]) -> bool:
    """Whether two states are one: the same cards in the same places, the same question.

    Columns of the game's own are left out: a later version may have more of them, or write them otherwise.
    """
    then, now = (msgspec.json.decode(msgspec.json.encode(state)) for state in (then, now))
    places = [[state["table"].get(column) for column in ("kind", "zones", "alive", "turn")] for state in (then, now)]
    return places[0] == places[1] and (then.get("no"), then.get("ask")) == (now["no"], now["ask"])


def misfit(record: Record) -> ResumeError:
    """The error for a match whose next answer is refused."""
    n = len(record.answers) + 1
    return ResumeError(tr("match-misfit", answer=n))


def _setup(saved: SavedMatch) -> TableSetup:
    try:
        plain = {**saved.options, "game": saved.game, "seed": saved.seed, "seats": saved.seats}
        return msgspec.convert(plain, TableSetup)
    except msgspec.ValidationError as error:
        found = PLACE.fullmatch(str(error))
        what, where = (found["what"], found["where"]) if found else (str(error), "")
        why = brief(what[0].lower() + what[1:])
        raise _foreign(
            tr("match-unknown-field", field=where, why=why) if where else tr("match-unknown-table", why=why)
        ) from error


def _other_pack(then: PackMark, now: PackMark) -> str:
    """What is said of a pack that is not the one with which a match was begun."""
    if then.version != now.version:
        return tr("match-other-version-of-pack", then=then.version, pack=_short(then.id), now=now.version)
    return tr("match-other-pack", pack=_short(then.id))


def _journal(saved: SavedMatch, answers: Sequence[StoredAnswer]) -> list[Answer]:
    if len(answers) != saved.answers:
        raise ResumeError(tr("match-journal-cut", count=len(answers), whole=saved.answers))
    for n, answer in enumerate(answers, 1):
        if not all(isinstance(value, int) for value in answer[:4]) or not isinstance(answer.note, str):
            raise ResumeError(tr("match-journal-broken", answer=n))
    return [Answer(*answer) for answer in answers]


def _unknown_card(definition: Definition, value: str) -> str:
    """The first card of a deck of one's own that there is not."""
    known = {card.id for card in definition.cards}
    parts = value.removeprefix(OWN).split(",") if value.startswith(OWN) else []
    return next((card for card in (part.partition("*")[0] for part in parts) if card not in known), "")


def _foreign(what: str) -> ResumeError:
    return ResumeError(tr("match-foreign", what=what))


def _short(word: str) -> str:
    return shown(word)
