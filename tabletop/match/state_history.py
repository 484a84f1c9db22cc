"""The states of a match that has ended, one after each answer: what is shown of it when later rules do not fit its answers.

Of each state there is what differs from the one before; a match of 900 answers takes some 30 kB and a twentieth of a second.
"""

from __future__ import annotations

import base64
import zlib
from typing import TYPE_CHECKING, Any

import msgspec

from tabletop.core.ask import SINGLE, plain
from tabletop.core.game import Game
from tabletop.storage import StoreError

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.core.record import Record
    from tabletop.storage import Store

NOTE = "states"
MOST = 64 << 20  # bytes when unpacked; a long match has half a million
State = dict[str, Any]


class _Kept(msgspec.Struct):
    """cards: ids by kind, since another version may count them otherwise. steps: what has changed, column by column."""

    cards: list[str]
    steps: list[State]


def recorded(record: Record) -> str:
    """The states of a whole match as text. IndexError when its beginning is not known."""
    game, before, steps = record.at(0), dict[str, bytes](), list[State]()
    for answer in (None, *record.answers):
        if answer is not None:
            game.answer(*answer.meaning)
        found = game.save()
        plain_ = {key: found[key] for key in ("no", "auto", "left", "got", "ask")} | found["table"]
        now = {key: msgspec.json.encode(value) for key, value in plain_.items()}  # at once: lists go on changing
        steps.append({key: msgspec.Raw(value) for key, value in now.items() if before.get(key) != value})
        before = now
    data = msgspec.json.encode(_Kept([card.id for card in record.definition.cards], steps))
    return base64.b85encode(zlib.compress(data)).decode()


def read(text: str, definition: Definition) -> list[Game]:
    """The moments of a match, from the deal on, as far as this program can show them: nothing can be answered in them."""
    try:
        packed = zlib.decompressobj()
        kept = msgspec.json.decode(packed.decompress(base64.b85decode(text), MOST), type=_Kept)
        known = {card.id: kind for kind, card in enumerate(definition.cards)}
        kinds = [known.get(card, -1) for card in kept.cards]
    except (ValueError, zlib.error, msgspec.MsgspecError, RecursionError):
        return []
    found, now = list[Game](), State()
    for step in kept.steps:
        now |= step
        try:
            found.append(_moment(definition, now, kinds))
        except Exception:  # noqa: BLE001 - a state of other rules may fail in any way
            break
    return found


def _moment(definition: Definition, now: State, kinds: list[int]) -> Game:
    table = now | {"kind": bytes(kinds[kind] for kind in bytes.fromhex(now["kind"])).hex()}
    game = definition.load(
        {"table": table, "stack": [], **{key: now[key] for key in ("no", "auto", "left", "got")}, "ask": None}
    )
    ask: Any = plain(now["ask"])
    if ask and ask[2] in game.queries:
        game.ask, game.seat = (*ask, 0), ask[1] if ask[0] in SINGLE else game.left[0]
    return game


def keep(store: Store, match: int, text: str, now: int) -> None:
    """Raises StoreError."""
    store.notes.put(NOTE, str(match), text, now=now)


def kept(store: Store, match: int) -> str:
    """What was kept of a match, "" for nothing."""
    try:
        return store.notes.get(NOTE, str(match), str) or ""
    except StoreError:
        return ""
