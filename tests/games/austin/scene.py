"""Scripted scenes of Austin Powers: tables, hands and piles by card id, every answer written down, nothing left to chance.

Every seat is a string of words: "dr-evil mustafa | hand: trap-door-please | scored: fat-bastard | points: 41". What stands
first are its active Agents; lasting Swingers are "table: fog-machine-of-doom:1" with the number of the box. Ids may be cut
short while they still mean one card.
"""

from __future__ import annotations

from tabletop.core.arrange import laid
from tabletop.core.ask import CLOCK, PASS, WORLD
from tabletop.core.view import redact, view
from tabletop.games.austin.definition import DEFINITION as AUSTIN
from tabletop.games.austin.rules.cards import CARDS, KIND, SCORE, SIDE
from tabletop.games.austin.rules.queries import ACTS, SILENT_MS
from tabletop.games.austin.rules.table import (
    AGENTS,
    DECK,
    DECLARED,
    DISCARD,
    FIGHT,
    HAND,
    SCORED,
    SLUG,
    STEP,
    SWINGERS,
    points,
)
from tabletop.games.austin.rules.values import refresh_auras, vibes
from tests.driving import facts
from tests.games.staged import Staged

NUMBER = {act.name: n for n, act in enumerate(ACTS)}
FILLERS = ("and-now-the-big-number", "you-may-applaud-my-genius")  # Bones that hardly anybody can throw
GROUPS = {"deck": DECK, "hand": HAND, "": AGENTS, "table": SWINGERS, "scored": SCORED, "discard": DISCARD}


def card_id(word):
    """The id that begins like this; no other may, but a whole id is always meant."""
    found = [word] if word in KIND else [c for c in KIND if c.startswith(word)]
    assert len(found) == 1, f"{word}: {found}"
    return found[0]


def pile_of(total, side):
    """Ids of cards of a side that are worth so much together."""
    scores = {SCORE[k]: CARDS[k].id for k in range(len(CARDS)) if SIDE[k] == side and SCORE[k] in range(3, 14)}
    ways = {0: []}
    for n in range(1, total + 1):
        for score, name in sorted(scores.items(), reverse=True):
            if n - score in ways:
                ways[n] = [*ways[n - score], name]
                break
    return ways[total]


class Scene(Staged):
    """`Scene("felicity-shagwell | hand: twirl", "dr-evil")`: seat 0 is Good, on turn and may act, unless it is said otherwise.

    Decks are filler cards below those that are named (top first); `deck_size` is how many there are in all, of every seat
    or as a row.
    """

    definition = AUSTIN

    def __init__(self, *seats, evil_first=False, turn=0, actions=2, turns=5, deck_size=12, sides=None, **words):
        n = len(seats)
        self.options = AUSTIN.check_options({"stall_guard": "off", **words})
        self.sides = sides or tuple((seat + evil_first) % 2 for seat in range(n))
        zones = {}
        for seat, text in enumerate(seats):
            zones |= self._lay(seat, text, deck_size if isinstance(deck_size, int) else deck_size[seat])
        ids = {zone: [word.partition(":")[0] for word in cards] for zone, cards in zones.items()}
        table = laid(AUSTIN, ids, n, self.options)
        table.box[:] = bytes(int(word.partition(":")[2] or 0) for cards in zones.values() for word in cards)
        table.turn, table.turns, table.actions, table.sides = turn, turns, actions, self.sides
        refresh_auras(table)
        stack = [["game", -1, [], [None, None]], ["turn", -1, [], [None, turn]], ["acting", turn, [], [None]]]
        self.begin(table, stack, turn)

    def _lay(self, seat, text, deck_size):
        """The seat's zones; a card is its id and, of a lasting Swinger, its box."""
        side = self.sides[seat]
        named, total = {key: [] for key in GROUPS}, None
        for part in text.split("|"):
            key, _, words = part.rpartition(":") if "table:" not in part else part.partition(":")
            if key.strip() == "points":
                total = int(words)
                continue
            named[key.strip()] += [
                ":".join((card_id(name), *box)) for name, *box in (w.split(":") for w in words.split())
            ]
        assert all(SIDE[KIND[c.partition(":")[0]]] == side for cards in named.values() for c in cards), text
        if total is not None:
            named["scored"] += pile_of(total - sum(SCORE[KIND[c]] for c in named["scored"]), side)
        named["deck"] += [FILLERS[side]] * (deck_size - len(named["deck"]))
        return {GROUPS[key] + STEP * seat: cards for key, cards in named.items()}

    # -- looking ------------------------------------------------------------------------------------------------------
    def full(self, name):
        return card_id(name)

    def agents(self, seat):
        return self.names(AGENTS + STEP * seat)

    def hand(self, seat):
        return sorted(self.names(HAND + STEP * seat))

    def discards(self, seat):
        """Bottom to top."""
        return self.names(DISCARD + STEP * seat)

    def scored(self, seat):
        """In the order of scoring."""
        return self.names(SCORED + STEP * seat)

    def lying(self, seat):
        return self.names(SWINGERS + STEP * seat)

    def stack(self, side):
        return self.names(FIGHT + side)

    def slug(self, seat):
        return self.names(SLUG + STEP * seat)

    def declared(self, seat):
        return self.names(DECLARED + STEP * seat)

    def deck_size(self, seat):
        return len(self.table.zones[DECK + STEP * seat])

    def points(self, seat=None):
        return (
            points(self.table, seat) if seat is not None else [points(self.table, x) for x in range(self.table.seats)]
        )

    def vibes(self, seat):
        return vibes(self.table, seat)

    @property
    def actions(self):
        return self.table.actions

    def asked(self):
        """(query, seat or seats) of the open ask, None when the game is over."""
        return None if self.game.over else (self.game.ask[2], self.game.ask[1])

    def can(self, act, name=None, spot=None, seat=None):
        """Is there such an option in the open ask?"""
        return any(self._fits(option, act, name, spot) for option in self.options_now(seat))

    def choices(self, act):
        """Ids of the cards that the options of an act name, sorted."""
        return sorted({self.name(o[1]) for o in self.options_now() if o[0] == NUMBER[act]})

    def targets(self, name):
        """Ids of the Agents that this one may attack now, sorted."""
        return sorted(self.name(o[2]) for o in self.options_now() if self._fits(o, "attack", name, None))

    def said(self, *kinds):
        """The facts of these classes that were said, in order."""
        return [fact for fact in facts(self.events) if isinstance(fact, kinds)]

    def heard(self, seat, *kinds):
        """The same as one seat hears it."""
        return [fact for fact in facts([redact(event, seat) for event in self.events]) if isinstance(fact, kinds)]

    def seen(self, seat):
        return view(self.game, seat)

    # -- acting -------------------------------------------------------------------------------------------------------
    def _fits(self, option, act, name, spot):
        if option[0] != NUMBER[act] or (spot is not None and option[2] != spot):
            return False
        return name is None or (option[1] >= 0 and self.name(option[1]) == card_id(name))

    def pick(self, act, name=None, spot=None, seat=None):
        """The first option of that act with that card and that third number."""
        for option in self.options_now(seat):
            if self._fits(option, act, name, spot):
                return self.answer(option, seat)
        raise AssertionError(f"no {act} {name} {spot} in {self.asked()}: {self.options_now(seat)}")

    def no(self, seat=None):
        """Pass, leave it, done, I'm spent."""
        return self.answer(PASS, seat)

    def leave(self):
        """The losing side of an attack is done, and the winning one stops, too (AP-70)."""
        self.no()
        assert self.asked()[0] == "pad"
        return self.no()

    def play(self, name):
        return self.pick("play_agent", name)

    def free(self, name):
        return self.pick("play_free", name)

    def attack(self, name, target):
        """Target by id; of several the first one."""
        for option in self.options_now():
            if self._fits(option, "attack", name, None) and self.name(option[2]) == card_id(target):
                return self.answer(option)
        raise AssertionError(f"{name} cannot attack {target}: {self.targets(name)}")

    def throw(self, name, seat=None):
        return self.pick("throw", name, seat=seat)

    def call(self):
        return self.pick("ask_help")

    def clock(self):
        """Time is up in a race."""
        self.game.answer(self.game.no, CLOCK, 0)
        self.events += self.game.take_events()
        return self

    def swing(self, name, box):
        return self.pick("swinger", name, box)

    def use(self, name, named=-1):
        return self.pick("happening", name, named)

    def times(self, *ms):
        """What the world says of each racer, clockwise from the user; None: silent."""
        for time in ms:
            assert self.seat == WORLD
            self.tell(SILENT_MS if time is None else time)
        return self

    def spent(self):
        """End the turn without the free discard; nobody's hand may be too large."""
        return self.no().no()
