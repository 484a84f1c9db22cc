"""A table set from words: one for each seat, as a command line gives them."""

from __future__ import annotations

from typing import cast

from tabletop.bots import levels
from tabletop.core.toml_loader import nearest
from tabletop.games import load
from tabletop.i18n import tr
from tabletop.match import TableSetup, bot, person
from tabletop.match.seats import Level
from tabletop.storage.profile_rows import NAME_LIMIT
from tabletop.toolkit.widgets import avatars


def table(game: str, words: list[str], seed: int | None, options: dict[str, str]) -> TableSetup:
    """A table set-up from one word a seat; ValueError when the game is not for so many."""
    low, high = load(game).players
    if not low <= len(words) <= high:
        title, many = load(game).name, len(words)
        if low == high:
            raise ValueError(tr("app-wrong-seats-exactly", game=title, least=low, count=many))
        raise ValueError(tr("app-wrong-seats", game=title, least=low, most=high, count=many))
    known = {level.id for level in levels.book().level}
    names = [" ".join(word.split()) for word in words if word not in known]
    if long := next((name for name in names if len(name) > NAME_LIMIT), ""):
        raise ValueError(tr("app-name-too-long", most=NAME_LIMIT, letters=len(long), name=repr(long)))
    folded = [name.casefold() for name in names if name]
    if twice := next((name for name in names if folded.count(name.casefold()) > 1), ""):
        raise ValueError(tr("app-name-twice", name=twice))
    places = [
        bot(i, cast("Level", word)) if word in known else person(i, " ".join(word.split()), avatar=face)
        for i, (word, face) in enumerate(zip(words, avatars.people(), strict=False))
    ]
    setup = TableSetup(game=game, seats=tuple(places), seed=seed or 0, options=options, chosen_seed=seed is not None)
    return setup.fairly_dealt() if seed is None else setup


def apart(setup: TableSetup, words: list[str] | None) -> TableSetup:
    """The same table with the named people at a second window; LookupError names the nearest name, ValueError a bot."""
    names = [" ".join(name.split()) for word in words or () for name in word.split(",")]
    seats = {seat.name.casefold(): index for index, seat in enumerate(setup.seats)}
    people = [seat.name for seat in setup.seats if seat.human]
    for name in names:
        seat = seats.get(name.casefold())
        if seat is None:
            raise LookupError(tr("app-nobody-called", name=repr(name), nearest=nearest(name, people)))
        if not setup.seats[seat].human:
            raise ValueError(tr("app-bot-apart", name=setup.seats[seat].name))
    return setup.parted([seats[name.casefold()] for name in names])
