"""Kinds, zones and the deal of the minigame."""

from __future__ import annotations

from functools import cache

from tabletop.core.handle import verb
from tabletop.core.layout import Layout, Zone
from tabletop.core.rules import Rules
from tabletop.core.table import Table

KNIFE, SHIELD, SPY, SWAP, SIFT, VOTE, GRAB, COIN, ECHO, HEART, PAPER, RUBY, OPAL = range(13)
NAMES = ["Knife", "Shield", "Spy", "Swap", "Sift", "Vote", "Grab", "Coin", "Echo", "Heart", "Paper", "Ruby", "Opal"]
AIMED, PLAIN_MISSIONS, REACTIONS = (KNIFE, SPY, SWAP), (SIFT, VOTE, GRAB, COIN), (SHIELD, ECHO)
DECK = bytes([KNIFE] * 6 + [SHIELD, SPY, SWAP, SIFT, VOTE, GRAB, COIN, ECHO] * 3)
GEMS, CHEST_CARDS = bytes([RUBY, OPAL] * 2), bytes([HEART, PAPER, PAPER])
PLAY, REACT, GIVE, KEEP, REST, CHOOSE, SNATCH, CALL = range(8)
PILE, DISCARD, MIDDLE, BOX = range(4)
HAND, CHEST, VAULT = range(3)

rules = Rules("minigame")


def place(seat: int, group: int) -> int:
    return 4 + 3 * seat + group


@cache
def layout(seats: int) -> Layout:
    zones = [Zone("pile", None, "none", True), Zone("discard", None, "all", True), Zone("middle", None, "all", True)]
    zones.append(Zone("box", None, "none"))
    for seat in range(seats):
        zones += [Zone("hand", seat, "owner"), Zone("chest", seat, "owner"), Zone("vault", seat, "none")]
    return Layout(
        seats,
        zones,
        digests={"hand": lambda kind, ids: tuple([c for c in ids if kind[c] in REACTIONS])},
        fits={"vault": [kind in (RUBY, OPAL) for kind in range(len(NAMES))]},
    )


class MiniTable(Table):
    PLAIN = (*Table.PLAIN, "played", "winners", "ending", "papers")
    LISTS = (*Table.LISTS, "marks")
    played: int
    winners: tuple[int, ...]
    ending: str
    papers: int
    marks: list[tuple[int, ...]]  # per seat: (votes got, times spied upon)


def deal(s: MiniTable, seat: int, n: int) -> int:
    cards = s.zones[PILE][-n:] if n else ()
    for card in cards[::-1]:
        s.move(card, place(seat, HAND))
    return len(cards)


draw = verb(deal)


def new(seats: int, seed: int, options: dict[str, str]) -> MiniTable:
    deck = DECK * (1 + seats // 5)
    gems, chests = bytes(list(GEMS) * 4)[:seats], CHEST_CARDS * seats
    owner = bytes(len(deck) + seats) + bytes([1]) * len(chests)
    s = MiniTable(layout(seats), deck + gems + chests, BOX, seed, owner)
    s.played, s.winners, s.ending, s.papers = 0, (), "", int(options["papers"] == "fatal")
    s.marks = [(0, 0)] * seats
    first = len(deck)
    for card in range(first):
        s.move(card, PILE)
    for n, group, each in ((seats, VAULT, 1), (len(chests), CHEST, 3)):
        s.kind[first : first + n] = bytes(sorted(s.kind[first : first + n], key=lambda _: s.rand(1 << 30)))
        for i in range(n):
            s.move(first + i, place(i // each, group))
        first += n
    s.shuffle(PILE)
    for seat in range(seats):
        deal(s, seat, int(options["hand"]))
    return s
