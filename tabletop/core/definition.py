"""What a game tells the packages above about itself: data and a few functions, no base class to inherit from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from tabletop.core.ask import NOBODY, Option
from tabletop.core.decks import CollectingRules
from tabletop.core.game import Game
from tabletop.core.layout import Layout
from tabletop.core.messages import Line
from tabletop.core.pacing import Pacing
from tabletop.core.presentation import CardFace, Looks
from tabletop.core.rules import Rules
from tabletop.core.sanitizing import shown
from tabletop.core.self_check import SelfCheckedGame
from tabletop.core.table import Event, Table
from tabletop.core.view import View
from tabletop.i18n import tr

Spot = Literal["none", "zone", "seat", "card", "kind"]


class Act(NamedTuple):
    """What the first number of an option (act, card, number) stands for, and the words of its button.

    spot: what the number names, which decides how the option is taken. "none": nothing, so each option has a button of its own
    in the words of `Definition.label`, also where it names a card. Of the others a card is dragged, or clicked and then where
    it goes, and there are no buttons: "zone": a place on the table, by its number in the layout; "seat": somebody's badge, by
    seat; "card": another card, by its id; "kind": a kind of card, chosen from a list. To play a card into the middle, name
    the zone in which it comes to lie. -1: nothing, for this option alone.
    grave: the words of the pause for what ends the game for whoever does it, so that it does not lie where a hand slips; ""
    for all else. retired: no question has it any more, but its number stands in saved games.
    """

    name: str
    spot: Spot
    label: str
    grave: str = ""
    retired: bool = False


class HouseRule(NamedTuple):
    """A switch of the table. `values` maps each value to words; the first key is the default. `rule` is a rule id.

    scope "rules": the engine reads it; "table": the match does (length of windows and the like); "people": the engine
    reads it, but nobody is asked: its last value holds wherever a person plays. judge(value, checked options): what is
    wrong with a value that is not listed, "" when it may be set all the same (a deck of one's own); None: all are listed.
    spoken: what such a value means in a few words; None for decks, which have names of their own.
    first: it says which form of the game is played, so it is asked before all others. one_mouse: the value that is the
    default where several people have only a mouse, "" for the same one as everywhere; peopled: the same for where anybody
    plays who is no bot. suggested: the value with which setting
    a table begins, "" for the default. gather: given what each of the people who play has kept of it in the own profile, the
    value with which the table begins; None: nobody keeps anything. easier: values that are a help to the seat of the rule,
    and count as one. calm: the value with which no clock runs, "" where none does.
    """

    id: str
    name: str
    values: dict[str, str]
    rule: str
    text: str
    scope: Literal["rules", "table", "people"] = "rules"
    judge: Callable[[str, dict[str, str]], str] | None = None
    spoken: Callable[[str], str] | None = None
    first: bool = False
    one_mouse: str = ""
    peopled: str = ""
    suggested: str = ""
    gather: Callable[[Sequence[str]], str] | None = None
    easier: tuple[str, ...] = ()
    calm: str = ""

    def wrong(self, value: str, options: dict[str, str]) -> str:
        """What is wrong with a value beside all other checked options; "" when nothing is."""
        if value in self.values:
            return ""
        return self.judge(value, options) if self.judge else tr("core-rule-values", values=", ".join(self.values))

    def words(self, value: str) -> str:
        """What a value is called, also one that is not listed."""
        return self.values.get(value) or (self.spoken(value) if self.spoken else tr("core-as-before"))

    @property
    def default(self) -> str:
        return next(iter(self.values))


class Outcome(NamedTuple):
    """How a game ended: seats that won (several: they share), the ending's id, one sentence. `team`: what those who won are
    called together, "" where everybody plays alone. `sides`: what `Definition.sides` said at the end. All seats of a side win,
    or none; `core.winning.shares` says what part of the win each has.
    """

    winners: tuple[int, ...]
    ending: str
    text: str
    team: str = ""
    sides: tuple[int, ...] = ()


class Prompt(NamedTuple):
    """What is being asked of whom, in words: the line itself, why it is asked, and the rule that says so."""

    line: Line
    why: str
    rule: str


@dataclass(frozen=True, slots=True)
class Definition:
    """One game, as the packages above see it. Views are of one seat or of the public: no function may need more than that.
    House rules are given as all ids with their checked values; seats count from 0.
    """

    id: str
    """The name of its folder; saves, decks and pictures are filed under it."""
    name: str
    """What people call it, on every screen."""
    players: tuple[int, int]
    """The least and the most seats; `start` refuses others, the set-up page offers no others."""
    rules: Rules
    """Its queries, scripts, verbs and checks by name; the kernel runs them."""
    root: str
    """The script that a game begins with; called by `start` without arguments."""
    table: type[Table]
    """What `new` makes; `load` reads saved ones with it."""
    layout: Callable[[int], Layout]
    """Given the number of seats: zones and columns of the table. Called by `load` and by screens that draw zones."""
    new: Callable[[int, int, dict[str, str]], Table]
    """Given seats, seed and house rules: a table, dealt and ready. Called by `start`; the same for the same arguments."""
    acts: tuple[Act, ...]
    """What the first numbers of options mean, by index. Read wherever options become buttons or words."""
    cards: tuple[CardFace, ...]
    """What is printed on the cards, by kind. Read by everything that shows or lists cards."""
    house_rules: tuple[HouseRule, ...]
    """The switches of the table, in the order of the set-up page."""
    outcome: Callable[[Table], Outcome | None]
    """Given the whole table: how the game has ended, None while it goes on. Asked by the match, by bots that search, and by the
    end screen."""
    scores: Callable[[Table], tuple[int, ...]]
    """Given the whole table: one number a seat that everybody may know. Asked by the match after every answer, for the graph of
    the end screen."""
    score_name: str
    """What `scores` count, in words."""
    prompt: Callable[[View], Prompt]
    """Given the view of a seat that is asked: what of, and why, in words. Asked by the table when a question is shown."""
    label: Callable[[View, Option], str]
    """Given such a view and one of its options: the words of its button. Asked by the table for each option."""
    narrate: Callable[[View, Event], tuple[Line, ...]]
    """Given a view and an event redacted for it: lines for the log, often none. Asked by the match for every event."""
    sides: Callable[[Any], tuple[int, ...]] = lambda _: ()
    """Given the whole table or that of a view, the same all game long: by seat, the number of the side that it plays on, from
    0; NOBODY for who plays with all; () where everybody plays alone. A side wins together (`Outcome.sides`). Asked by bots and
    hints, by the table, and where wins are counted; names and colours of sides are `Looks.teams`."""
    moments: frozenset[str] = frozenset()
    """Words of "say" events that the story of a match retells. Read by the match for every event."""
    pacing: Pacing = field(default_factory=Pacing)
    """When a match waits for whom."""
    looks: Looks = field(default_factory=Looks)
    """What the table shows of it beyond its cards."""
    rematch: Callable[[dict[str, str], tuple[int, ...], int, int], dict[str, str]] | None = None
    """Given house rules, winners, how many places everybody moves on, and the seed: house rules that are others in the next
    game. Asked by the match when another one is wanted; None: they stay. Nobody moves on where seats have roles
    (`Looks.roles`): this hands them on."""
    collecting: CollectingRules | None = None
    """What a game tells whose players bring their own decks, None: it has none. Read by collection, decks, packs and set-up."""

    def start(
        self, seats: int, seed: int, options: dict[str, str] | None = None, *, auto: bool = True, paranoid: bool = False
    ) -> Game:
        """A new game, stopped at its first ask. ValueError names a wrong number of seats, option or value."""
        low, high = self.players
        if not low <= seats <= high:
            raise ValueError(self._wrong_number(seats))
        table = self._deal(seats, seed, self.check_options(options or {}))
        return (SelfCheckedGame if paranoid else Game)(self.rules, table, self.root, auto=auto)

    def _wrong_number(self, seats: int) -> str:
        low, high = self.players
        if low == high:
            return tr("core-wrong-players-exactly", game=self.name, least=low, count=seats)
        return tr("core-wrong-players", game=self.name, least=low, most=high, count=seats)

    def seats_near(self, wanted: int) -> int:
        """The number of seats nearest to this one that the game is for."""
        low, high = self.players
        return max(low, min(wanted, high))

    def unfit(self, seats: int, options: dict[str, str]) -> str:
        """What keeps checked house rules and a number of seats from going together, in one sentence; "" when nothing does."""
        try:
            self._deal(seats, 0, options)
        except ValueError as error:
            return str(error)
        return ""

    def _deal(self, seats: int, seed: int, checked: dict[str, str]) -> Table:
        if self.collecting and self.collecting.together and (wrong := self.collecting.together(seats, checked)):
            raise ValueError(wrong)
        return self.new(seats, seed, checked)

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """All house rules with their values, defaults filled in; ValueError names what is unknown and what is known."""
        if not options:
            return {rule.id: next(iter(rule.values)) for rule in self.house_rules}
        known = {rule.id: rule for rule in self.house_rules}
        for key in options:
            if key not in known:
                raise ValueError(tr("core-no-rule", game=self.name, rule=shown(key), known=", ".join(known)))
        checked = {key: options.get(key, rule.default) for key, rule in known.items()}
        for key, value in options.items():
            if wrong := known[key].wrong(value, checked):
                raise ValueError(tr("core-rule-cannot", rule=key, value=shown(value), wrong=wrong))
        return checked

    def load(self, data: dict[str, Any], *, paranoid: bool = False) -> Game:
        """The game that `Game.save` wrote; LookupError when its scripts have changed since."""
        table = self.table.from_plain(self.layout(data["table"]["seats"]), data["table"])
        return (SelfCheckedGame if paranoid else Game).load(self.rules, table, data)

    def presses(self, query: str, options: Sequence[Option], house: Mapping[str, str], *, alone: bool = False) -> bool:
        """Is there one option only that a person need not press? Giving up is always left open and does not count.

        alone: with bots.
        """
        pacing = self.pacing
        ruled = any(query == asked and house.get(rule) == value for (rule, value), asked in pacing.forced_by.items())
        forced = ruled or query in pacing.forced or (alone and query in pacing.alone)
        return forced and sum(o[0] == NOBODY or not self.acts[o[0]].grave for o in options) == 1

    def act(self, option: Option) -> Act | None:
        """The act of an option; None for PASS."""
        return self.acts[option[0]] if option[0] != NOBODY else None
