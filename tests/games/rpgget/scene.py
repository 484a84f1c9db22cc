"""Scripted scenes of RPG Get!: tables, hands and piles by card id, every answer written down, nothing left to chance.

Every seat is a string of words: "vyse-1:damage=2,poison aika-1 | hand: rixis | inv: saber | counters: 3". What stands first is
its party; the other zones go by the names in GROUPS. Seat 0 is on turn, in its Play phase. Hands and decks are what is named,
decks with fillers below.
"""

from __future__ import annotations

from tabletop.core.arrange import laid
from tabletop.core.ask import PASS
from tabletop.core.view import redact, view
from tabletop.games.rpgget.definition import DEFINITION as RPG
from tabletop.games.rpgget.rules.acts import ACTS
from tabletop.games.rpgget.rules.cards import AILMENTS, KIND, RANKS
from tabletop.games.rpgget.rules.damage import foresee
from tabletop.games.rpgget.rules.table import (
    ACTIVE,
    BANK,
    DECK,
    DISCARD,
    ENEMIES,
    FALLEN,
    HAND,
    INVENTORY,
    PARTY,
    PLAYING,
    REMOVED,
    SCORE,
    STEP,
    Mark,
    points,
)
from tabletop.games.rpgget.rules.values import add_mark, left
from tests.driving import facts
from tests.games.staged import Staged, opened

NUMBER = {act.name: n for n, act in enumerate(ACTS)}
GROUPS = {
    "": PARTY,
    "hand": HAND,
    "deck": DECK,
    "inv": INVENTORY,
    "bank": BANK,
    "fallen": FALLEN,
    "score": SCORE,
    "discard": DISCARD,
    "removed": REMOVED,
}
FILLER = "stone-reef"  # of decks: a Roadblock that does little
PASSED = {"react", "interrupt"}


class Scene(Staged):
    """`watch`: asks that are answered in the scene; all other answers to windows and rights are passes."""

    definition = RPG

    def __init__(self, *seats, watch=(), deck=30, counters=5, known=(), **words):
        n = len(seats)
        self.options = RPG.check_options({"stalemate_rounds": "off", **words})
        self.passed = PASSED - set(watch)
        zones, marks, counts = {}, {}, [counters] * n
        for seat, text in enumerate(seats):
            for key, cards in self._lay(seat, text, deck if isinstance(deck, int) else deck[seat], counts).items():
                zones[key] = [word.partition(":")[0] for word in cards]
                marks[key] = [word.partition(":")[2] for word in cards]
        table = laid(RPG, zones, n, self.options)
        table.turn, table.step, table.counters = 0, PLAYING, tuple(counts)
        table.rounds, table.decks = (3,) + (2,) * (n - 1), tuple(known) or ("",) * n
        for zone, words_ in marks.items():
            for card, said in zip(table.zones[zone], words_, strict=True):
                self._mark(table, card, said)
        stack = [
            ["game", -1, [], [None, None]],
            ["rounds", -1, [], [None, 0]],
            ["turn", 0, [], [None, (), False]],
        ]
        self.game = opened(RPG, table, stack, 0, "play_action")
        self.table.events, self.events = [], []

    def _lay(self, seat, text, deck, counts):
        named = {key: [] for key in GROUPS}
        for part in text.split("|"):
            key, _, words = part.rpartition(": ") if ": " in part else ("", "", part)
            if key.strip() == "counters":
                counts[seat] = int(words)
            else:
                named[key.strip()] += words.split()
        named["deck"] += [FILLER] * (deck - len(named["deck"]))
        return {GROUPS[key] + STEP * seat: cards for key, cards in named.items()}

    @staticmethod
    def _mark(table, card, said):
        for word in filter(None, said.split(",")):
            name, _, value = word.partition("=")
            if name in AILMENTS:
                table.ail[card] |= 1 << AILMENTS.index(name)
            elif name == "up":
                table.up[card] = 1
                table.seen[card] |= table.layout.sight[PARTY]
            elif name in Mark._fields:
                add_mark(table, card, **{name: int(value)})
            else:
                getattr(table, name)[card] = int(value)

    # -- looking ------------------------------------------------------------------------------------------------------
    def zone(self, group, seat=0):
        return self.names(GROUPS[group] + STEP * seat)

    def party(self, seat=0):
        """At home and active."""
        return self.names(PARTY + STEP * seat) + (self.names(ACTIVE) if seat == self.table.turn else [])

    @property
    def active(self):
        return self.names(ACTIVE)

    @property
    def enemies(self):
        return self.names(ENEMIES)

    def unit(self, name, which=0):
        """The card of a unit on the table; which: of several with that name."""
        zones = (ENEMIES, ACTIVE, *[PARTY + STEP * seat for seat in range(self.table.seats)])
        found = [c for zone in zones for c in self.table.zones[zone] if self.name(c) == name]
        return found[which]

    def hp(self, name, which=0):
        return left(self.table, self.unit(name, which))

    def ails(self, name, which=0):
        ail = self.table.ail[self.unit(name, which)]
        return {word for n, word in enumerate(AILMENTS) if ail >> n & 1}

    def rank(self, name, which=0):
        return RANKS[self.table.rank[self.unit(name, which)]]

    def counters(self, seat=0):
        return self.table.counters[seat]

    def vp(self, seat=0):
        return points(self.table, seat)

    def foresee(self, actor, target, second=False):
        """The range of damage and the reason for 0, before Defences."""
        from tabletop.games.rpgget.rules.cards import ATTACK_OF  # noqa: PLC0415 - only here

        found = foresee(self.table, self.unit(actor), ATTACK_OF[KIND[actor]][second], self.unit(target))
        return (found.low, found.high, found.why)

    def asked(self):
        """(query, seat or seats) of the open ask, None when the game is over."""
        return None if self.game.over else (self.game.ask[2], self.game.ask[1])

    @property
    def query(self):
        return None if self.game.over else self.game.ask[2]

    def said(self, *kinds):
        return [fact for fact in facts(self.events) if isinstance(fact, kinds)]

    def heard(self, seat, *kinds):
        """The facts as one seat hears them."""
        return [fact for fact in facts([redact(event, seat) for event in self.events]) if isinstance(fact, kinds)]

    def seen(self, seat):
        return view(self.game, seat)

    def _fits(self, option, act, name, spot):
        if option[0] != NUMBER[act]:
            return False
        if name is not None and (option[1] < 0 or self.name(option[1]) != name):
            return False
        if spot is None or option[2] == spot:
            return True
        return isinstance(spot, str) and option[2] >= 0 and self.name(option[2]) == spot

    def can(self, act, name=None, spot=None, seat=None):
        """Is there such an option in the open ask?"""
        return any(self._fits(option, act, name, spot) for option in self.options_now(seat) or ())

    def choices(self, act):
        """Ids of the cards that the options of an act name, sorted."""
        return sorted({self.name(o[1]) for o in self.options_now() if o[0] == NUMBER[act]})

    def targets(self, act, name):
        """Ids of the targets of an act of one card, in order."""
        return [self.name(o[2]) for o in self.options_now() if self._fits(o, act, name, None)]

    def mark(self, name, said, which=0):
        """Give a unit marks in the middle of a scene, as in "sleep,damage=2"; what may be done is worked out anew."""
        self._mark(self.table, self.unit(name, which), said)
        game = self.game
        game.options = game.queries[game.ask[2]](self.table, game.seat, *game.ask[3])
        return self

    # -- chance -------------------------------------------------------------------------------------------------------
    def dice(self, *falls):
        """The next dice of the table fall so: (sides, value) each. coins("HT") says it for coins."""
        for rng in range(1, 2_000_000):
            probe = self.table.copy()
            probe.rng = rng * 0x9E3779B97F4A7C15 & (1 << 64) - 1
            start = probe.rng
            if all(probe.rand(sides) == value for sides, value in falls):
                self.table.rng = start
                return self
        raise AssertionError(falls)

    def coins(self, falls):
        return self.dice(*[(2, int(fall == "H")) for fall in falls])

    # -- acting -------------------------------------------------------------------------------------------------------
    def _answered(self):
        super()._answered()
        while not self.game.over and self.query in self.passed:
            self.game.answer(self.game.no, self.seat, 0)
            super()._answered()
        return self

    def pick(self, act, name=None, spot=None, seat=None):
        """The first option of that act with that card and that third number, or the card that it names."""
        for option in self.options_now(seat):
            if self._fits(option, act, name, spot):
                return self.answer(option, seat)
        raise AssertionError(f"no {act} {name} {spot} in {self.asked()}: {self.options_now(seat)}")

    def no(self, seat=None):
        """Pass, done, enough."""
        return self.answer(PASS, seat)

    def until(self, query):
        """Pass until this is asked."""
        for _ in range(60):
            if self.query == query:
                return self
            assert not self.game.over, f"over before {query}"
            option = self.options_now()[0]
            self.answer(option)
        raise AssertionError(f"{query} is never asked; now {self.asked()}")

    def attempt(self, mission, *members, slots=()):
        """From the Play phase to behind the Enemy step: the party, and the enemies of each other seat in order."""
        self.until("choose_mission").pick("mission", mission).until("choose_party")
        for name in members:
            self.pick("join", name)
        self.no()
        for cards in slots:
            assert self.query == "slot", self.asked()
            seat = self.seat
            for name in cards.split():
                act = "roadblock" if self.can("roadblock", name) else "event" if self.can("event", name) else "enemy"
                self.pick(act, name)
            if self.query == "slot" and self.seat == seat:
                self.no()
        return self

    def attack(self, name, target=None, act="attack"):
        """With a unit's printed Attack on the first target of that name."""
        return self.pick(act, name, target)

    def reward(self, name, user, *targets):
        """An Attack on a Reward, with its targets."""
        self.pick("reward_attack", name, user)
        for target in targets:
            self.pick("target", target)
        if self.query == "choose_target":
            self.no()
        return self
