"""The table: the grid of assets, the key of hidden owners below it, and the deal.

Card c < 25 is the asset in cell c, in reading order; card 25 + c is the owner of that cell. It lies in the key, seen by the
Directors only, until the cell is covered: then it lies among the covers. So the kinds of the key's cards are the only secret.
"""

from __future__ import annotations

from array import array
from functools import cache

from tabletop.core.ask import Option
from tabletop.core.layout import ALL_EYES, Layout, Zone
from tabletop.core.rules import Rules
from tabletop.core.seats import Memo
from tabletop.core.table import Table, own
from tabletop.games.codenames.rules import options as house
from tabletop.games.codenames.rules.acts import LOCK, MARK, STOP
from tabletop.games.codenames.rules.cards import CELLS, HYDRA, KEYS, POOLS, SHIELD, STARTERS, TOKEN
from tabletop.games.codenames.rules.seating import COOP, SHARED, VERSUS, seating

GRID, KEY, COVERS = range(3)  # zones
MODES = (VERSUS, COOP, SHARED)
IS_VERSUS, IS_COOP, IS_SHARED = range(3)
UNLIMITED = -1
LOCKS: dict[int, Option] = {CELLS + cell: (LOCK, cell, -1) for cell in range(CELLS)}  # by the card of the owner
MARKS: dict[int, Option] = {CELLS + cell: (MARK, cell, -1) for cell in range(CELLS)}
STOPPING: Option = (STOP, -1, -1)
ALL_ASSETS = tuple(range(CELLS))
ALL_OWNERS = tuple(range(CELLS, 2 * CELLS))
AT = bytes([GRID] * CELLS + [KEY] * CELLS)
BACKS = bytes([0] * CELLS + [1] * CELLS)
EYES = Memo(lambda eyes: array("H", [eyes]) * CELLS)
FAME = {"all": 1, "known": 2, "well_known": 3}

rules = Rules("codenames")


class Board(Table):
    """mode: index of MODES; sides, directors: as `Seating`; house: flags; limits: ms for a clue and for guesses, 0 without
    a hard timer; pictures: a bit for each cell that shows its picture; gauntlet: the place of the Infinity Gauntlet in the
    stack of neutral covers.
    starter, side: who began, whose turn it is; left: by side, assets not yet found; neutrals: by side, how many it has covered.
    clues: rows (turn, side, seat, word, number, stands), a struck one with stands 0; guessed: rows (turn, side, seat, cell,
    owner) in order, seat -1 where a Director has covered it.
    turns: number of the turn; guesses, right: made in it; limit: how many are allowed, 0 without; objections: made in it.
    marks: by seat, a bit for each cell. winner: side, -1 for nobody; ending: why, "" while the game goes on.
    taught: words that bots have learnt (bots/taught.py); no rule reads it.
    """

    PLAIN = (
        *Table.PLAIN,
        *("mode", "sides", "directors", "house", "limits", "pictures", "gauntlet", "starter", "side", "left"),
        *(
            "neutrals",
            "clues",
            "guessed",
            "turns",
            "guesses",
            "right",
            "limit",
            "objections",
            "marks",
            "winner",
            "ending",
            "taught",
        ),
    )
    __slots__ = own(PLAIN)
    mode: int
    sides: tuple[int, ...]
    directors: tuple[int, int]
    house: int
    limits: tuple[int, int]
    pictures: int
    gauntlet: int
    starter: int
    side: int
    left: tuple[int, int]
    neutrals: tuple[int, int]
    clues: tuple[tuple[int, int, int, str, int, int], ...]
    guessed: tuple[tuple[int, int, int, int, int], ...]
    turns: int
    guesses: int
    right: int
    limit: int
    objections: int
    marks: tuple[int, ...]
    winner: int
    ending: str
    taught: str


def _guesses(_kind: bytearray, ids: tuple[int, ...]) -> tuple[list[Option], list[Option]]:
    """The options of Agents while these owners lie in the key: before the first guess, and after it (CN-78, CN-79)."""
    locks, marks = [LOCKS[card] for card in ids], [MARKS[card] for card in ids]
    return locks + marks, [*locks, STOPPING, *marks]


@cache
def layout(seats: int) -> Layout:
    zones = [
        Zone("grid", None, "all", ordered=True, room=0),
        Zone("key", None, "none", ordered=True, room=0),
        Zone("covers", None, "all", ordered=True, room=0),
    ]
    return Layout(seats, zones, digests={"key": _guesses})


def other(side: int) -> int:
    return 1 - side


def bits(seats: tuple[int, ...]) -> int:
    return sum(1 << seat for seat in seats if seat >= 0)


def new(seats: int, seed: int, options: dict[str, str]) -> Board:
    """25 assets, a key in one of its turns, and nobody but the Directors sees it (CN-8 to CN-18). SeatingError."""
    places = seating(seats, options)
    s = Board(layout(seats), bytes(2 * CELLS), GRID, seed, BACKS)
    s.mode, s.sides, s.directors = MODES.index(places.mode), places.sides, places.directors
    s.house = house.flags(options)
    s.limits = _limits(options) if s.house & house.HARD else (0, 0)
    _deal_key(s)
    _deal_assets(s, options)
    s.zones = [ALL_ASSETS, ALL_OWNERS, ()]
    s.at[:] = AT
    eyes = bits(places.directors)
    s.seen[:CELLS] = EYES[ALL_EYES,]
    s.seen[CELLS:] = EYES[eyes,]
    s.gauntlet = 6 if s.house & house.GAUNTLET else s.rand(7)  # CN-117, CN-119
    s.side = s.starter
    s.turn = s.directors[s.starter]
    s.left = (9, 8) if s.starter == SHIELD else (8, 9)
    s.neutrals, s.clues, s.guessed = (0, 0), (), ()
    s.turns = s.guesses = s.right = s.limit = s.objections = 0
    s.marks, s.winner, s.ending = (0,) * seats, -1, ""
    s.taught = options["taught"]
    return s


def _limits(options: dict[str, str]) -> tuple[int, int]:
    """CN-86."""
    return int(options["clue_seconds"]) * 1000, int(options["guess_seconds"]) * 1000


def _deal_key(s: Board) -> None:
    """CN-14; together the own side starts (CN-105)."""
    if s.mode == IS_COOP:
        own = SHIELD if s.directors[SHIELD] >= 0 else HYDRA
        key = _STARTING[own][s.rand(len(_STARTING[own]))]
    else:
        key = s.rand(len(KEYS))
    s.starter = STARTERS[key]
    s.kind[CELLS:] = _TOKENS[key][s.rand(4)]


def _deal_assets(s: Board, options: dict[str, str]) -> None:
    """CN-8, CN-9, CN-12, CN-13."""
    pool = list(POOLS[FAME[options["asset_pool"]]])
    used = options["asset_used"]
    if options["asset_repeat"] == "avoid" and used != house.NONE:
        worn = int(used, 16)
        fresh = [kind for kind in pool if not worn >> kind & 1]
        pool = fresh if len(fresh) >= CELLS else pool
    kind, rand = s.kind, s.rand
    for cell, left in enumerate(range(len(pool), len(pool) - CELLS, -1)):
        i = rand(left)
        kind[cell] = pool[i]
        pool[i] = pool[-1]
        pool.pop()
    shown = options["sides"]
    s.pictures = 0 if shown == "words" else (1 << CELLS) - 1 if shown == "pictures" else s.rand(1 << CELLS)


_STARTING = tuple(tuple(key for key, starter in enumerate(STARTERS) if starter == side) for side in (SHIELD, HYDRA))
_TOKENS = tuple(tuple(bytes(TOKEN + owner for owner in cells) for cells in turns) for turns in KEYS)
