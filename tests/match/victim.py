"""The programs that tests kill: each does one thing over and over in a store, and says how far it has come."""

from __future__ import annotations

import os
from multiprocessing.connection import Connection
from pathlib import Path

import msgspec

from tabletop.match import resume, start
from tabletop.progress.puzzles import keep, shelf
from tabletop.storage import Store
from tests.core.minigame import DEFINITION
from tests.match.table import Instant, Player, setup

SEED = 4
GAME = "beanz"
PUZZLED = "espionage"
DECK = "Lions "  # and how many copies of its one card are in it


def table(seed: int = SEED):
    return setup(people=0, bots=3, seed=seed, pace="quick")


def play(path: Path, pipe: Connection) -> None:
    """Go on with the open match, or begin one, until killed or at the end of a few."""
    store = Store(path)
    while True:
        saved = store.open_matches()
        if saved:
            match = resume(store, saved[0].id, Instant(), 0, unix=lambda: 1, definition=DEFINITION)
        else:
            count = len(store.matches(1000))
            match = start(table(SEED + count), Instant(), 0, store=store, unix=lambda: 1, definition=DEFINITION)
        player = Player(match)
        while not match.game.over:
            n = match.n
            player.step()
            if match.n != n:
                pipe.send((match.autosave.number, match.n))
        match.tick(player.now)


def end(path: Path, pipe: Connection) -> None:
    """Take in the same match over and over, two answers before its end, and play it to the end."""
    store, elsewhere = Store(path), Store(None)
    rows = setup(people=1, bots=2, seed=SEED, pace="quick")
    rows = rows.with_seat(0, msgspec.structs.replace(rows.seats[0], profile=store.profiles.all()[0].id))
    whole = Player(start(rows, Instant(), 0, store=elsewhere, unix=lambda: 1, definition=DEFINITION)).to_the_end()
    begun = msgspec.structs.replace(elsewhere.match(1), state="open", result=None)
    while True:
        number = store.insert_match(begun, elsewhere.answers(1)[: whole.n - 2])
        match = resume(store, number, Instant(), 0, unix=lambda: 1, definition=DEFINITION)
        pipe.send(number)
        Player(match).to_the_end()
        match.close()


def open_packs(path: Path, pipe: Connection) -> None:
    """Give one pack after the other and open it: three copies of a card that is in no other pack."""
    store = Store(path)
    profile = store.profiles.all()[0].id
    while True:
        pack = store.collections.give(profile, GAME, 1, source="", now=1)
        pipe.send(pack.id)
        store.collections.open(pack.id, {f"card {pack.id}": 3}, now=2)


def save_decks(path: Path, pipe: Connection) -> None:
    """Change one deck over and over: its name says what is in it."""
    store = Store(path)
    profile = store.profiles.all()[0].id
    shelf = store.decks.all(profile, GAME).decks
    deck = shelf[0] if shelf else store.decks.create(profile, GAME, "basic", f"{DECK}1", {"lion": 1}, now=1)
    while True:
        copies = deck.cards["lion"] + 1
        deck = store.decks.save(msgspec.structs.replace(deck, name=f"{DECK}{copies}", cards={"lion": copies}), now=2)
        pipe.send(copies)


def keep_puzzles(path: Path, pipe: Connection) -> None:
    """Keep one puzzle after the other on the shelf of one's own."""
    first = shelf(PUZZLED).puzzles[0]
    number = 0
    while True:
        number += 1
        keep(path.parent, PUZZLED, msgspec.structs.replace(first, id=f"{os.getpid()}-{number}"))
        pipe.send(f"{os.getpid()}-{number}")


def write_reviews(path: Path, pipe: Connection) -> None:
    """Write the note of a review over and over, longer each time: its head says how long it is."""
    store = Store(path)
    many = 1
    while True:
        many += 7
        store.notes.put("review", "1", [many, *range(many)], now=1)
        pipe.send(many)
