"""What a game tells the floors above about itself: data and a few functions, no base class to inherit from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias

from tabletop.core.ask import NOBODY, Option
from tabletop.core.decks import Collecting
from tabletop.core.game import Game
from tabletop.core.layout import Layout
from tabletop.core.paranoid import Paranoid
from tabletop.core.rules import Rules
from tabletop.core.shown import shown
from tabletop.core.table import Event, Table
from tabletop.core.view import View

Spot = Literal["none", "zone", "seat", "card", "kind"]


class Act(NamedTuple):
    """What the first number of an option stands for: what its `spot` names, and the words and icon of a button.

    grave: it ends the game for whoever does it, so it must not lie where a hand slips.
    """

    name: str
    spot: Spot
    label: str
    icon: str = ""
    grave: bool = False


class CardFace(NamedTuple):
    """Printed facts of one kind of card. `line` is the kind and sub-kind in words, `text` its rules, one paragraph each.

    `copied` says what a copy of it does, "" where cards are not copied. `marks`: what else is printed, as (name, value).
    """

    id: str
    name: str
    line: str
    text: tuple[str, ...]
    flavour: str
    rarity: str
    copies: int
    group: str
    art: str
    copied: str = ""
    marks: tuple[tuple[str, str], ...] = ()


class HouseRule(NamedTuple):
    """A switch of the table. `values` maps each value to words; the first key is the default. `rule` is a rule id.

    scope "rules": the engine reads it; "table": the match does (length of windows and the like); "people": the engine
    reads it, but nobody is asked: its last value holds wherever a person plays. judge(value, checked options): what is
    wrong with a value that is not listed, "" when it may be set all the same (a deck of one's own); None: all are listed.
    first: it says which form of the game is played, so it is asked before all others.
    """

    id: str
    name: str
    values: dict[str, str]
    rule: str
    text: str
    scope: Literal["rules", "table", "people"] = "rules"
    judge: Callable[[str, dict[str, str]], str] | None = None
    first: bool = False

    def wrong(self, value: str, options: dict[str, str]) -> str:
        """What is wrong with a value beside all other checked options; "" when nothing is."""
        if value in self.values:
            return ""
        return self.judge(value, options) if self.judge else f"it can be {', '.join(self.values)}."

    @property
    def default(self) -> str:
        return next(iter(self.values))


class Outcome(NamedTuple):
    """How a game ended: seats that won (several: they share), the ending's id, one sentence."""

    winners: tuple[int, ...]
    ending: str
    text: str


class SeatRef(NamedTuple):
    """A part of a line that names a seat; the screen fills in its name and colour."""

    seat: int


class CardRef(NamedTuple):
    """A part of a line that names a card by kind (UNKNOWN: "a card"); the screen can show it on hover."""

    kind: int
    card: int = -1


class Sign(NamedTuple):
    """Something to be seen on a card, on a zone or beside a seat, worked out from a view: a number that changed, a place
    that is ready, what waits for its moment.

    where: a card, a zone index or a seat; tone: "good", "bad", "ready", "last" or "plain"; icon: its name or "".
    """

    on: Literal["card", "zone", "seat"]
    where: int
    text: str
    tone: str
    icon: str = ""


class Tally(NamedTuple):
    """A counter of a seat: the name of its symbol, the number, and what is counted, in a word. `muted`: so many more are
    printed on its cards that do not count now.
    """

    symbol: str
    number: int
    name: str
    muted: int = 0


class Gauge(NamedTuple):
    """What everybody may know of a seat besides its hand, for its badge. Symbols are names of the game's pictures.

    emblem: the symbol of its side; score, goal, unit: its race; left, of: what it may still do this turn (`of` 0: it is not
    its turn); tokens: (symbol, words) of what else it has; back: which back its cards have; notes: what holds for a while.
    """

    emblem: str
    score: int
    goal: int
    unit: str
    tallies: tuple[Tally, ...] = ()
    left: int = 0
    of: int = 0
    tokens: tuple[tuple[str, str], ...] = ()
    back: str = ""
    notes: tuple[str, ...] = ()


class Fighter(NamedTuple):
    """One card that fights: whose it is, the zone of what was thrown on it, what its side would score, and whether it is
    losing now. `note`: one or two words.
    """

    seat: int
    card: int
    stack: int
    stake: int
    losing: bool
    note: str = ""


class Duel(NamedTuple):
    """A fight in the middle of the table: its kind in a word, who fights, from left to right, and the names of the marks on
    cards that do not count in it.
    """

    title: str
    fighters: tuple[Fighter, ...]
    idle: tuple[str, ...] = ()


class Foresight(NamedTuple):
    """What an option would come to against one card: the line in short, and the labelled terms behind it."""

    card: int
    line: str
    terms: tuple[str, ...]


class FlickAsk(NamedTuple):
    """The physical shot that a question to the world is about.

    seat: who flicks; hole: 0 to 2 from left to right as that seat sees it; attempt, attempts: counted from 1; mat: False
    where there is only one hole; beans: words that name the pictures of the shot bean and of its target; own: those that the
    shooter could take from where he shoots; assist 0..3, steady 0..1, seconds or 0.
    """

    seat: int
    hole: int
    attempt: int
    attempts: int
    mat: bool
    beans: tuple[str, str]
    own: tuple[str, ...]
    assist: int
    steady: float
    seconds: int


class RaceAsk(NamedTuple):
    """The race of reflexes that a question to the world is about: one question a racer, one race for all of them.

    user: who makes the gesture first; seat: whose time this question asks for; racers: all seats that are asked, in that
    order. gesture names its picture, words are what is shouted with it. The answer is the time in ms, 0..limit_ms, or
    `silent`. margin_ms: the last time and all that are at most so far from it tie. false_start: what a press
    before 100 ms does; surprise: nothing announces the race; relaxed: slower bots; one_by_one: everybody races alone.
    handicaps: ms that are taken off the time of each seat of the table.
    """

    user: int
    seat: int
    racers: tuple[int, ...]
    gesture: str
    words: str
    limit_ms: int = 5000
    silent: int = 99_999
    margin_ms: int = 50
    false_start: Literal["lock", "last", "off"] = "lock"
    surprise: bool = True
    relaxed: bool = False
    one_by_one: bool = False
    handicaps: tuple[int, ...] = ()


class RushAsk(NamedTuple):
    """A window of the table in which speed decides, or a claim counts: how it is run and shown.

    asker: the seat that called; style "land": the first answer counts; "buzz": the first key stops the clock and its holder
    answers behind the curtain; "auto": land while at most one person may answer; "claim": everybody presses, then those
    who did are asked in order. call: what the asker shouts. limit_ms: how long it is open; relaxed: slower bots.
    """

    asker: int
    style: Literal["auto", "land", "buzz", "claim"]
    call: str
    limit_ms: int
    relaxed: bool = False


Line: TypeAlias = tuple[str | SeatRef | CardRef, ...]


class Prompt(NamedTuple):
    """What is being asked of whom, in words: the line itself, why it is asked, and the rule that says so."""

    line: Line
    why: str
    rule: str


@dataclass(frozen=True, slots=True)
class Definition:
    """One game. Functions take plain views: they must not need more than a seat may see.

    new(seats, seed, options) -> Table dealt and ready; root: the script to start with; outcome(table) is None while the
    game goes on; scores(table) -> one public number a seat (what the end screen's graph shows, named by score_name);
    prompt(view), label(view, option), narrate(view, event redacted for that view) -> lines for the log (often none);
    concerns(public view in a window, seat): does what is going on aim at this seat, as far as everybody can see; None: a
    window concerns everybody. forced: queries whose options everybody can work out, so that a single one may be pressed for
    a person; forced_by: the same for (house rule, value) -> query. rematch(checked house rules, winners, places that everybody
    moves on, seed) -> house rules that are others in the next game. brisk: queries of which nobody else sees anything, so that
    bots need not be seen to think. moments: words of facts that the story of a match retells.
    preview(view, option): what it would come to, before it is chosen; signs(view): what is to be seen on cards and zones;
    gauges(view): one a seat, for its badge; duel(view): the fight that is going on;
    flick(view, checked house rules): the shot, None when the question to the world is not about one; race: the same for a
    race of reflexes. rush(view, checked house rules): what an `offer` or a `race` of several seats is, None: an ordinary one.
    hushed(checked house rules): queries whose answers are all followed by the same face-down pause, because one of them may
    lead to a surprise race.
    quiet: queries that a seat may pass ahead for one turn, unseen by all others; without any, passing ahead is open to see.
    collecting: what a game tells whose players bring their own decks.
    """

    id: str
    name: str
    tagline: str
    players: tuple[int, int]
    rules: Rules
    root: str
    table: type[Table]
    layout: Callable[[int], Layout]
    new: Callable[[int, int, dict[str, str]], Table]
    acts: tuple[Act, ...]
    cards: tuple[CardFace, ...]
    house_rules: tuple[HouseRule, ...]
    outcome: Callable[[Table], Outcome | None]
    scores: Callable[[Table], tuple[int, ...]]
    score_name: str
    prompt: Callable[[View], Prompt]
    label: Callable[[View, Option], str]
    narrate: Callable[[View, Event], tuple[Line, ...]]
    concerns: Callable[[View, int], bool] | None = None
    forced: frozenset[str] = frozenset()
    forced_by: dict[tuple[str, str], str] = field(default_factory=dict)
    brisk: frozenset[str] = frozenset()
    rematch: Callable[[dict[str, str], tuple[int, ...], int, int], dict[str, str]] | None = None
    moments: frozenset[str] = frozenset()
    preview: Callable[[View, Option], tuple[Foresight, ...]] | None = None
    signs: Callable[[View], tuple[Sign, ...]] | None = None
    gauges: Callable[[View], tuple[Gauge, ...]] | None = None
    duel: Callable[[View], Duel | None] | None = None
    flick: Callable[[View, dict[str, str]], FlickAsk | None] | None = None
    race: Callable[[View, dict[str, str]], RaceAsk | None] | None = None
    rush: Callable[[View, dict[str, str]], RushAsk | None] | None = None
    quiet: frozenset[str] = frozenset()
    hushed: Callable[[dict[str, str]], frozenset[str]] | None = None
    collecting: Collecting | None = None

    def start(
        self, seats: int, seed: int, options: dict[str, str] | None = None, *, auto: bool = True, paranoid: bool = False
    ) -> Game:
        """A new game, stopped at its first ask. ValueError names a wrong number of seats, option or value."""
        low, high = self.players
        if not low <= seats <= high:
            raise ValueError(f"{self.name} is for {low} to {high} players, not {seats}.")
        checked = self.check_options(options or {})
        if self.collecting and self.collecting.together and (wrong := self.collecting.together(seats, checked)):
            raise ValueError(wrong)
        table = self.new(seats, seed, checked)
        return (Paranoid if paranoid else Game)(self.rules, table, self.root, auto=auto)

    def check_options(self, options: dict[str, str]) -> dict[str, str]:
        """All house rules with their values, defaults filled in; ValueError names what is unknown and what is known."""
        known = {rule.id: rule for rule in self.house_rules}
        for key in options:
            if key not in known:
                raise ValueError(f"{self.name} has no option {shown(key)}; it has {', '.join(known)}.")
        checked = {key: options.get(key, rule.default) for key, rule in known.items()}
        for key, value in options.items():
            if wrong := known[key].wrong(value, checked):
                raise ValueError(f"Option {key} cannot be {shown(value)}; {wrong}")
        return checked

    def load(self, data: dict[str, Any], *, paranoid: bool = False) -> Game:
        """The game that `Game.save` wrote; LookupError when its scripts have changed since."""
        table = self.table.from_plain(self.layout(data["table"]["seats"]), data["table"])
        return (Paranoid if paranoid else Game).load(self.rules, table, data)

    def presses(self, query: str, options: Sequence[Option], house: Mapping[str, str]) -> bool:
        """Is there one option only that a person need not press? Giving up is always left open and does not count."""
        ruled = any(query == asked and house.get(rule) == value for (rule, value), asked in self.forced_by.items())
        return (query in self.forced or ruled) and sum(
            o[0] == NOBODY or not self.acts[o[0]].grave for o in options
        ) == 1

    def act(self, option: Option) -> Act | None:
        """The act of an option; None for PASS."""
        return self.acts[option[0]] if option[0] != NOBODY else None
