"""Scripted scenes of Mighty Beanz: mats and hands by card id, every answer written down, nothing left to chance.

A mat is seven places, "|" between half Galaxies is for the eye: "lion clown:S | - juggler:B - | -@tide-moon cow".
"""

from __future__ import annotations

from tabletop.core.arrange import laid
from tabletop.core.ask import PASS
from tabletop.core.view import redact, view
from tabletop.games.beanz.definition import DEFINITION as BEANZ
from tabletop.games.beanz.rules.acts import ACTS
from tabletop.games.beanz.rules.events import Fight
from tabletop.games.beanz.rules.table import COSMOS, DECK, DISCARD, HAND, LOOT, SLOTS
from tabletop.games.beanz.words import title
from tests.driving import facts
from tests.games.staged import Staged

EMPTY = "- - | - - - | - -"
POSITIONS = {"": 0, "B": 1, "S": 2}
FILLER = "cow"  # a Chillin' Bean that no text names
NUMBER = {act.name: n for n, act in enumerate(ACTS)}


class Scene(Staged):
    """`Scene("lion - | - - - | - -", hand0="knockdown", points=7)`: seat 0 is on turn, unless `turn=1`, and may act.

    Decks are filler cards, `deck0` names cards on top of them (top first) and `deck_size` how many there are in all.
    """

    definition = BEANZ

    def __init__(
        self, mat0=EMPTY, mat1=EMPTY, *, turn=0, points=7, turns=3, deck_size=20, loot=None, attacks=0, **words
    ):
        piles = {name: words.pop(name, "").split() for name in PILES}
        self.options = BEANZ.check_options({"first_player": "seat0", **words})
        size = 3 if self.options["expert"] == "on" else 2
        zones, lying = {}, {}
        for seat, mat in enumerate((mat0, mat1)):
            zones |= self._lay(seat, mat, lying)
            top = piles[f"deck{seat}"]
            zones[HAND + seat] = piles[f"hand{seat}"]
            zones[DISCARD + seat] = piles[f"discard{seat}"]
            zones[DECK + seat] = top + [FILLER] * (deck_size - len(top))
            for half in range(3):
                left = (loot or {}).get((seat, half), size)
                named = piles[f"loot{seat}"] if half == 0 else []
                zones[LOOT + 3 * seat + half] = (named + [FILLER] * left)[:left]
        table = laid(BEANZ, dict(sorted(zones.items())), 2, self.options)
        for zone, position in lying.items():
            table.pos[table.zones[zone][0]] = position
        table.turn, table.turns, table.points, table.attacks = turn, turns, points, attacks
        stack = [["game", -1, [], [None, None]], ["turns", -1, [], [None, [turn, []], None]]]
        stack.append(["acting", turn, [], [None]])
        self.begin(table, stack, turn)

    @staticmethod
    def _lay(seat, mat, lying):
        """The zones of a mat; `lying` hears how its Beans lie."""
        places, zones = mat.replace("|", " ").split(), {}
        assert len(places) == SLOTS, f"a mat has seven places: {mat}"
        for slot, word in enumerate(places):
            bean, _, cosmos = word.partition("@")
            name, _, letter = bean.partition(":")
            if name != "-":
                zones[SLOTS * seat + slot], lying[SLOTS * seat + slot] = [name], POSITIONS[letter]
            if cosmos:
                zones[COSMOS + SLOTS * seat + slot] = [cosmos]
        return zones

    # -- looking ------------------------------------------------------------------------------------------------------
    def mat(self, seat):
        """As it is written for a scene."""
        words = []
        for slot in range(SLOTS):
            bean, cosmos = self.names(SLOTS * seat + slot), self.names(COSMOS + SLOTS * seat + slot)
            word = bean[0] if bean else "-"
            if bean:
                letter = "HBS"[self.table.pos[self.table.zones[SLOTS * seat + slot][0]]]
                word += f":{letter}" if letter != "H" else ""
            words.append(word + (f"@{cosmos[0]}" if cosmos else ""))
        return f"{' '.join(words[:2])} | {' '.join(words[2:5])} | {' '.join(words[5:])}"

    def hand(self, seat):
        return " ".join(sorted(self.names(HAND + seat)))

    def discards(self, seat):
        """Bottom to top."""
        return " ".join(self.names(DISCARD + seat))

    def deck(self, seat, count=None):
        """Top first."""
        return " ".join(self.names(DECK + seat)[:count])

    def loot(self, seat):
        return [len(self.table.zones[LOOT + 3 * seat + half]) for half in range(3)]

    @property
    def points(self):
        return self.table.points

    def asked(self):
        """(query, seat) of the open ask, None when the game is over."""
        if self.game.over:
            return None
        return self.game.ask[2], self.seat

    def at(self, seat, slot):
        return self.table.zones[SLOTS * seat + slot][0]

    def can(self, act, name=None):
        """Is there such an option in the open ask?"""
        return any(o[0] == NUMBER[act] and (name is None or self.name(o[1]) == name) for o in self.options_now())

    def choices(self, act):
        """Ids of the cards that the options of an act name, sorted."""
        return " ".join(sorted({self.name(o[1]) for o in self.options_now() if o[0] == NUMBER[act]}))

    def log(self, seat=-1):
        shown = view(self.game, seat)
        lines = [line for event in self.events for line in BEANZ.narrate(shown, redact(event, seat))]
        return ["".join(map(self._words, line)) for line in lines]

    @staticmethod
    def _words(part):
        if isinstance(part, str):
            return part
        return f"S{part.seat}" if hasattr(part, "seat") else title(part.kind)

    def told(self, *wanted):
        """The facts of these classes that have been said."""
        return [fact for fact in facts(self.events) if isinstance(fact, wanted)]

    def fight(self):
        """(total, against) of the newest comparison."""
        last = self.told(Fight)[-1]
        return last.total, last.against

    # -- acting -------------------------------------------------------------------------------------------------------
    def pick(self, act, name=None, spot=None):
        """The first option of that act with that card (by id, or a card number) and that third number."""
        for option in self.options_now():
            fits = name is None or (option[1] == name if isinstance(name, int) else self.is_card(option[1], name))
            if option[0] == NUMBER[act] and fits and spot in {None, option[2]}:
                return self.answer(option)
        raise AssertionError(f"no {act} {name} {spot} in {self.asked()}: {self.labels()}")

    def is_card(self, card, name):
        return card >= 0 and self.name(card) == name

    def labels(self):
        seen = view(self.game, self.seat)
        return [BEANZ.label(seen, option) for option in seen.options]

    def go(self, act, name=None, spot=None):
        """Pick, then nobody answers with an Instant."""
        return self.pick(act, name, spot).passes()

    def no(self):
        """Pass, keep, end turn, done."""
        return self.answer(PASS)

    def passes(self):
        """Pass in all windows that are open now."""
        while not self.game.over and self.game.ask[2] == "respond":
            self.no()
        return self

    def react(self, name):
        return self.pick("respond", name)

    def attack(self, name, target=None):
        """A whole ordinary attack without Instants; the defender names the target by id, else the first one."""
        return self.go("attack", name).go("target", target)

    def fly(self, hit):
        """The world says where the bean went."""
        return self.tell("hit" if hit else "miss")


PILES = [f"{name}{seat}" for name in ("hand", "deck", "discard", "loot") for seat in range(2)]


def galaxy(seat, half):
    """The Space Loot zone that stands for a half Galaxy in options."""
    return LOOT + 3 * seat + half


def slot(seat, number):
    return SLOTS * seat + number


def cosmos_slot(seat, number):
    return COSMOS + SLOTS * seat + number
