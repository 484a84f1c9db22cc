"""Scripted scenes of ESPIONAGE: hands and piles by title, every answer written down, nothing left to chance.

Seats are letters. The game runs paranoid and with auto off, so that every ask of every seat is seen: a scene that meets an
ask it does not name fails.
"""

from __future__ import annotations

from collections import Counter

from tabletop.core.arrange import laid
from tabletop.core.ask import PASS
from tabletop.core.view import redact, view
from tabletop.games.espionage.definition import DEFINITION as ESPIONAGE
from tabletop.games.espionage.rules.cards import CARDS, DECK, KIND
from tabletop.games.espionage.rules.queries import (
    AIM,
    ANSWER,
    BEGIN,
    CHOOSE,
    CLAIM,
    CONCEDE,
    DONE,
    GIVE,
    GIVE_UP,
    NAME,
    PLAY,
    PUT,
    REACT,
    TAKE,
)
from tabletop.games.espionage.rules.table import DISCARD, DRAW, EXPOSED, HAND, LOOKED, STACK, STEP, Spies
from tabletop.games.espionage.words import title as title_of
from tests.driving import invariants
from tests.games.staged import opened

SEATS = "ABCDEF"


def number(seat: str) -> int:
    return SEATS.index(seat)


def loaded(throw):
    """The class of a table whose dice are thrown by throw(honest dice, n); its copies have honest ones."""

    class Loaded(Spies):
        __slots__ = ()

        def rand(self, n):
            return throw(super().rand, n)

    Loaded.copy = Spies.copy
    return Loaded


class Scene:
    """`Scene(4, A="sniper police", B="target", pile="bomb medic sniper", discards="hacker sniper", pile_end="finish_turn")`.

    pile is written top first, discards with the top last. Cards that are not named lie below the named ones of the pile; with
    `pile_size` the pile has exactly so many cards and the rest is at the bottom of the discard pile. The turn of the first
    seat (or `turn`) has begun, its cards are drawn.
    """

    def __init__(self, seats=4, *, turn="A", pile="", pile_size=None, discards="", missions=0, out="", **words):
        hands = {seat: words.pop(seat).split() for seat in SEATS[:seats] if seat in words}
        self.options = ESPIONAGE.check_options(words)
        left = Counter(CARDS[kind].id for kind in DECK)
        top, thrown = pile.split()[::-1], discards.split()
        left.subtract(top + thrown + [title for hand in hands.values() for title in hand])
        assert min(left.values()) >= 0, "a scene cannot have more copies than the deck"
        rest = sorted(left.elements(), key=KIND.get, reverse=True)
        cut = len(rest) if pile_size is None else pile_size - len(top)
        zones = {DISCARD: rest[cut:] + thrown}
        zones |= {HAND + STEP * number(seat): titles for seat, titles in hands.items()}
        zones[DRAW] = rest[:cut] + top  # the last one: card 0 is one that a scene names
        table = laid(ESPIONAGE, zones, seats, self.options)
        table.turn, table.missions, table.turns, table.acting = number(turn), missions, 1, True
        table.alive = tuple(SEATS[seat] not in out for seat in range(seats))
        stack = [["game", -1, [], [None, False]], ["turns", -1, [], [None, number(turn)]]]
        self.game = opened(ESPIONAGE, table, stack, number(turn), "turn")
        self.table.events, self.events, self.forced = [], [], []
        self.table.__class__ = loaded(self._rand)

    # -- looking ------------------------------------------------------------------------------------------------------
    @property
    def table(self):
        return self.game.table

    def titles(self, zone):
        return [CARDS[self.table.kind[card]].id for card in self.table.zones[zone]]

    def hand(self, seat):
        return " ".join(sorted(self.titles(HAND + STEP * number(seat))))

    def exposed(self, seat):
        return " ".join(self.titles(EXPOSED + STEP * number(seat)))

    def discards(self):
        """Bottom to top."""
        return " ".join(self.titles(DISCARD))

    def pile(self):
        """Top first."""
        return self.titles(DRAW)[::-1]

    def stack(self):
        return " ".join(self.titles(STACK))

    def looked(self):
        return " ".join(sorted(self.titles(LOOKED)))

    def living(self):
        return "".join(SEATS[seat] for seat, alive in enumerate(self.table.alive) if alive)

    def fallen(self):
        """(seat, title that was its end or None, seat credited or None) in order."""
        name = lambda seat: SEATS[seat] if seat >= 0 else None  # noqa: E731
        return [(name(a), CARDS[b].id if b >= 0 else None, name(c)) for a, b, c in self.table.fallen]

    def over(self):
        """(ending, winners) once the game is over, else None."""
        outcome = ESPIONAGE.outcome(self.table)
        assert (outcome is not None) == self.game.over
        return outcome and (outcome.ending, "".join(SEATS[seat] for seat in outcome.winners))

    def asked(self):
        """(query, seats that have not answered) of the open ask."""
        shown = view(self.game)
        return shown.query, "".join(SEATS[seat] for seat in shown.left)

    def card(self, title, zone):
        """The first card of that title in a zone; failing names what is there."""
        found = [c for c in self.table.zones[zone] if self.table.kind[c] == KIND[title]]
        assert found, f"no {title} among {self.titles(zone)}"
        return found[0]

    def can(self, seat, title):
        """May the seat use a card of that title in the open ask?"""
        zone = HAND + STEP * number(seat)
        options = self.game.options_of(number(seat)) or ()
        return any(
            card >= 0 and self.table.at[card] == zone and self.titles_of(card) == title for _, card, _ in options
        )

    def titles_of(self, card):
        return CARDS[self.table.kind[card]].id

    def targets(self, seat, title):
        """What a Reaction of that title could answer: titles, and "exposure"."""
        options = self.game.options_of(number(seat)) or ()
        found = {
            "exposure" if spot == self.table.exposing else self.titles_of(spot)
            for act, card, spot in options
            if act == REACT and self.titles_of(card) == title
        }
        return " ".join(sorted(found))

    def reason(self, seat, title):
        """The code of the reason why a card of the seat is no option, "" when it is one."""
        reasons = self.game.reasons(number(seat))
        found = {code for card, (code, _, _) in reasons.items() if self.titles_of(card) == title}
        assert len(found) <= 1, found
        return "".join(found)

    def knows(self, seat):
        """What the seat has seen of others' hands and of the pile: {zone name: titles}."""
        seen, out = view(self.game, number(seat)).table, {}
        for zone, place in enumerate(self.table.layout.zones):
            titles = sorted(title_of(seen.kind[c]) for c in seen.zones[zone] if seen.kind[c] < len(CARDS))
            if place.group in {"hand", "draw_pile", "looked"} and titles and place.seat != number(seat):
                out["pile" if place.seat is None else SEATS[place.seat]] = ", ".join(titles)
        return out

    def log(self, seat=None):
        """What the log of a seat (or of an onlooker) says since the scene began, as lines of text."""
        eye = -1 if seat is None else number(seat)
        shown = view(self.game, eye)
        lines = [line for event in self.events for line in ESPIONAGE.narrate(shown, redact(event, eye))]
        return ["".join(map(self._words, line)) for line in lines]

    @staticmethod
    def _words(part):
        if isinstance(part, str):
            return part
        return SEATS[part.seat] if hasattr(part, "seat") else title_of(part.kind)

    # -- acting -------------------------------------------------------------------------------------------------------
    def _rand(self, dice, n):
        if self.forced:
            seat, title = self.forced[0]
            zone = HAND + STEP * number(seat)
            if n == len(self.table.zones[zone]):
                self.forced.pop(0)
                return self.titles(zone).index(title)
        return dice(n)

    def random(self, seat, title):
        """The next random pick from that seat's hand is a card of that title."""
        self.forced.append((seat, title))
        return self

    def answer(self, seat, query, option):
        """Answer the open ask, which must be `query` of that seat, with that option."""
        shown = view(self.game, number(seat))
        assert shown.query == query, f"{seat} is to answer {query}, but {self.asked()} is asked"
        assert option in shown.options, f"{option} is no option: {shown.options}"
        assert all(min(card, spot) >= -1 for _, card, spot in shown.options), (
            f"-1 is no card and no spot: {shown.options}"
        )
        self.game.answer(self.game.no, number(seat), shown.options.index(option))
        self.events += self.game.take_events()
        invariants(self.table)
        return self

    def play(self, title, by=None, **choices):
        """The active seat plays a Mission, with `aim`, `name` and `choose` (titles of discards) as the card asks."""
        seat = by or SEATS[self.table.turn]
        card = self.card(title, HAND + STEP * number(seat))
        self.answer(seat, "turn", (PLAY, card, STACK))
        return self._announce(seat, card, choices)

    def react(self, seat, title, to, by=None, **choices):
        """A seat answers an item of the chain (its title, `by` its controller if there are several) or the "exposure".

        The copy of a Reaction `answers` an item of its own (`of` a controller).
        """
        self.until(seat)
        card, item = self.card(title, HAND + STEP * number(seat)), self._item(to, by)
        self.answer(seat, "reactions", (REACT, card, item))
        return self._announce(seat, card, choices)

    def _item(self, title, by):
        if title == "exposure":
            assert self.table.exposing >= 0, "nothing is exposed"
            return self.table.exposing
        found = [i.card for i in self.table.items if self.titles_of(i.card) == title and by in {None, SEATS[i.seat]}]
        assert len(found) == 1, f"{title} is on the stack {len(found)} times"
        return found[0]

    def _announce(self, seat, card, choices):
        chosen = choices.pop("choose", "").split()
        while not self.game.over and self.game.ask[2] in {"answered", "aims", "titles", "discards"}:
            query = self.game.ask[2]
            if query == "answered":
                option = (ANSWER, card, self._item(choices.pop("answers"), choices.pop("of", None)))
            elif query == "aims":
                option = (AIM, card, number(choices.pop("aim")))
            elif query == "titles":
                option = (NAME, card, KIND[choices.pop("name")])
            else:
                option = (CHOOSE, self._discard(chosen.pop(0)), HAND + STEP * number(seat))
            self.answer(seat, query, option)
        assert not choices, f"{choices} was not asked"
        assert not chosen, f"{chosen} was not asked"
        return self

    def _discard(self, title):
        taken = {option[1] for option in self.game.options_of(self.game.seat)}
        return next(c for c in self.table.zones[DISCARD] if c in taken and self.titles_of(c) == title)

    def until(self, seat):
        """All seats that are asked before that seat pass."""
        assert self.game.ask[2] == "reactions", f"no window is open but {self.asked()}"
        for other in self.game.left[: self.game.left.index(number(seat))]:
            self.answer(SEATS[other], "reactions", PASS)
        return self

    def pass_all(self):
        """All who have not answered pass: the window closes."""
        assert self.game.ask[2] == "reactions", f"no window is open but {self.asked()}"
        for other in self.game.left:
            self.answer(SEATS[other], "reactions", PASS)
        return self

    def take(self, seat, title, query="pick_card"):
        shown = view(self.game, number(seat))
        option = next(o for o in shown.options if o[0] == TAKE and self.titles_of(o[1]) == title)
        return self.answer(seat, query, option)

    def keep(self, seat, title):
        return self.take(seat, title, "pick_looked")

    def give(self, seat, title, to):
        return self.answer(seat, "give_card", (GIVE, self.card(title, HAND + STEP * number(seat)), number(to)))

    def put(self, seat, title):
        return self.answer(seat, "order_looked", (PUT, self.card(title, LOOKED), DRAW))

    def give_up(self, seat, title):
        zone = HAND + STEP * number(seat)
        return self.answer(seat, "give_up_card", (GIVE_UP, self.card(title, zone), EXPOSED + STEP * number(seat)))

    def done(self, seat):
        return self.answer(seat, "done_looking", (DONE, -1, -1))

    def begin(self, seat, first):
        return self.answer(seat, "first_player", (BEGIN, -1, number(first)))

    def end_turn(self):
        return self.answer(SEATS[self.table.turn], "turn", PASS)

    def claim(self):
        seat = SEATS[self.table.turn]
        return self.answer(seat, "turn", (CLAIM, self.card("package", HAND + STEP * number(seat)), -1))

    def concede(self):
        return self.answer(SEATS[self.table.turn], "turn", (CONCEDE, -1, -1))
