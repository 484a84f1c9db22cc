"""What a game tells the packages above about itself: data and a few functions, no base class to inherit from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias

from tabletop.core.ask import NOBODY, Option
from tabletop.core.decks import Collecting
from tabletop.core.events import Fact
from tabletop.core.game import Game
from tabletop.core.layout import Layout
from tabletop.core.rules import Rules
from tabletop.core.sanitizing import between, shown
from tabletop.core.self_check import Paranoid
from tabletop.core.table import Event, Table
from tabletop.core.view import View

Spot = Literal["none", "zone", "seat", "card", "kind"]


class Act(NamedTuple):
    """What the first number of an option (act, card, number) stands for, and the words and icon of its button.

    spot: what the number names, which decides how the option is taken. "none": nothing, so each option has a button of its own
    in the words of `Definition.label`, also where it names a card. Of the others a card is dragged, or clicked and then where
    it goes, and there are no buttons: "zone": a place on the table, by its number in the layout; "seat": somebody's badge, by
    seat; "card": another card, by its id; "kind": a kind of card, chosen from a list. To play a card into the middle, name
    the zone in which it comes to lie. -1: nothing, for this option alone.
    grave: it ends the game for whoever does it, so it must not lie where a hand slips. retired: no question has it any more,
    but its number stands in saved games.
    """

    name: str
    spot: Spot
    label: str
    icon: str = ""
    grave: bool = False
    retired: bool = False


class CardFace(NamedTuple):
    """Printed facts of one kind of card. `line` is the kind and sub-kind in words, `text` its rules, one paragraph each.

    `copied` says what a copy of it does, "" where cards are not copied. `marks`: what else is printed, as (name, value).
    `terms`: what the numbers and short words on it mean, as (word, meaning), for whoever looks at it closely.
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
    terms: tuple[tuple[str, str], ...] = ()


AS_BEFORE = "As before"  # a value that was remembered and that nobody offers


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
    and count as one.
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

    def wrong(self, value: str, options: dict[str, str]) -> str:
        """What is wrong with a value beside all other checked options; "" when nothing is."""
        if value in self.values:
            return ""
        return self.judge(value, options) if self.judge else f"it can be {', '.join(self.values)}."

    def words(self, value: str) -> str:
        """What a value is called, also one that is not listed."""
        return self.values.get(value) or (self.spoken(value) if self.spoken else AS_BEFORE)

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

    where: a card, a zone index or a seat; tone: "good", "bad", "ready", "last" or "plain"; icon: its name or ""; means: what
    it says in a sentence, for whoever looks at the card closely, "" where the text alone is clear; short: what is left of
    the text where the next card lies too near, "" for the icon or the number.
    """

    on: Literal["card", "zone", "seat"]
    where: int
    text: str
    tone: str
    icon: str = ""
    means: str = ""
    short: str = ""


class SeatCounter(NamedTuple):
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
    tallies: tuple[SeatCounter, ...] = ()
    left: int = 0
    of: int = 0
    tokens: tuple[tuple[str, str], ...] = ()
    back: str = ""
    notes: tuple[str, ...] = ()


class Fighter(NamedTuple):
    """One card that fights: whose it is, the zone of what was thrown on it, what its side would score (-1: nothing any more),
    and whether it is losing or winning now. `note`: one or two words; owners: the seats of what was thrown, in its order;
    shares: (seat, how much of the stake is theirs), for each seat that would score; numbers: the how manieth of the whole
    fight each was that was thrown.
    """

    seat: int
    card: int
    stack: int
    stake: int
    losing: bool
    note: str = ""
    owners: tuple[int, ...] = ()
    shares: tuple[tuple[int, int], ...] = ()
    numbers: tuple[int, ...] = ()
    winning: bool = False


class Duel(NamedTuple):
    """A fight in the middle of the table: its kind in a word, who fights, from left to right, and the names of the marks on
    cards that do not count in it. gone: cards of fighters that have left the ring.
    """

    title: str
    fighters: tuple[Fighter, ...]
    idle: tuple[str, ...] = ()
    gone: frozenset[int] = frozenset()


class Foresight(NamedTuple):
    """What an option would come to against one card: the line in short, and the labelled terms behind it."""

    card: int
    line: str
    terms: tuple[str, ...]


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


class Team(NamedTuple):
    """What a side is called, its colour of the palette, and those that its people may wear, the usual first; (): any."""

    name: str
    color: str
    shades: tuple[str, ...] = ()


class Looks(NamedTuple):
    """What a table shows of a game beyond its cards. All are asked by the table's parts, of the view that is on the screen,
    and none has to be there.
    """

    preview: Callable[[View, Option], tuple[Foresight, ...]] | None = None
    """Given an option of the view; what it would come to, against each card. Asked while a card is held or pointed at."""
    minor: Callable[[View, Option], bool] | None = None
    """Given an option of the view; hardly anybody takes it, as a blow at the own side: it may be chosen, but nothing shines or
    opens for it."""
    harm: Callable[[View, Option], str] | None = None
    """Given an option of the view: in a sentence how it goes against whoever chooses it, "" where it does not. Asked before it
    is given: hardly anybody means it, so whoever does says so once more."""
    signs: Callable[[View], tuple[Sign, ...]] | None = None
    """What is to be seen on cards and zones and beside seats. Asked once for each new view."""
    gauges: Callable[[View], tuple[Gauge, ...]] | None = None
    """One a seat, in the order of the seats, for its badge. Asked once for each new view; None: badges count cards only."""
    duel: Callable[[View], Duel | None] | None = None
    """The fight that is going on, None while there is none. Asked for each new view and after each event of a fight."""
    teams: tuple[Team, ...] = ()
    """By the numbers that `Definition.sides` has; (): a team is named by those who are on it."""
    acting: Callable[[View, Sequence[Fact]], tuple[int, ...]] | None = None
    """Given a view and the facts that have been told since: the seats whose turn it is for all who look on, () for nobody.
    Asked for each badge; None: whoever has the turn (`Table.turn`), also while others are asked to react."""
    opening: Callable[[View], Fact | None] | None = None
    """What the deal has decided for all to hear, as who begins. Asked when a table is laid before anything was answered."""
    roles: Callable[[int, Mapping[str, str]], tuple[tuple[str, str], ...]] | None = None
    """Given a number of seats and all house rules: team and role of each seat, () where they do not fit together. Asked
    where a table is set; None: all do the same."""


class Pacing(NamedTuple):
    """When a match waits for whom: what it presses for people, whom it spares, where speed counts. Asked by the match; what it
    is given are public views, so that no pause tells what is hidden.
    """

    forced: frozenset[str] = frozenset()
    """Queries whose options everybody can work out: a single one is pressed for a person, as soon as it is asked."""
    forced_by: Mapping[tuple[str, str], str] = {}
    """(house rule, value) -> a query that is forced while the rule has that value."""
    alone: frozenset[str] = frozenset()
    """Queries that are forced for a person who is alone with bots: nobody else can learn anything from what is not asked."""
    brisk: frozenset[str] = frozenset()
    """Queries of which nobody else sees anything, or where bots need no time: they are not seen to think there, and a window
    that nobody at the screen takes part in is brief.
    """
    public: frozenset[str] = frozenset()
    """Queries whose options everybody sees: no curtain falls for them, and bots may think longer about them than they wait
    where they are brisk, for how long tells nothing."""
    windows: bool = True
    """Whether several are ever offered to react; where not, nobody has anything to pass ahead."""
    quiet: frozenset[str] = frozenset()
    """Queries that a seat may pass ahead for one turn, unseen by all others; without any, passing ahead is open to see."""
    claimed: frozenset[str] = frozenset()
    """Queries at which something may be used that a seat may use at any time: of people only who has claimed it is asked, and
    bots do not think about it."""
    at_will: Callable[[View, int], Sequence[Option]] | None = None
    """Given the public view and a seat: what it may use at any time, and could use now; all of it lies open. Asked while
    somebody else is at it: whoever could use something has a lit button, with which it is claimed, and is not asked because of
    it. None: nothing."""
    secret: Callable[[View, int], bool] | None = None
    """Given the public view of a window, with the arguments of its query, and a seat: might it answer with what others do not
    see? Who might not is neither shown in the window nor waited for. None: everybody might."""
    binding: frozenset[str] = frozenset()
    """Words of facts after which nothing that came before is taken back, whoever agrees."""
    concerns: Callable[[View, int], bool] | None = None
    """Given the public view of a window and a seat: does what goes on aim at that seat, as far as everybody can see? Asked
    when a window opens, for seats that pass unless they are aimed at. None: a window concerns everybody."""
    beside: Callable[[View, Option, tuple[int, ...], dict[str, str]], Option | None] | None = None
    """Given the view of a bot's seat, what it would answer for all, the people who are asked as well, and all house rules:
    what it answers instead, None when it leaves it to them. Asked where one of several seats answers for all."""
    patience: Callable[[View, tuple[int, ...], tuple[int, ...]], int] | None = None
    """Given the public view, the people who are asked as well, and all people: for how many ms bots leave it to them, which is
    shown. Asked where one of several seats answers for all; None: bots wait for nobody."""
    openly: Callable[[View, dict[str, str]], bool] | None = None
    """Given the public view and all house rules: may all look on while the open question is answered, since whoever is asked
    needs nothing secret from the screen? None: never."""
    soft: Callable[[View, dict[str, str]], int] | None = None
    """Given the public view and all house rules: how many ms a timer shows for the open question that ends nothing, 0 for none.
    Asked when a question opens."""
    rush: Callable[[View, dict[str, str]], RushAsk | None] | None = None
    """Given the public view of an open `offer` or `race` of several seats and all house rules: how speed counts in it, None
    where it does not. Asked when such a question opens."""


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
    game. Asked by the match when another one is wanted; None: they stay."""
    collecting: Collecting | None = None
    """What a game tells whose players bring their own decks, None: it has none. Read by collection, decks, packs and set-up."""

    def start(
        self, seats: int, seed: int, options: dict[str, str] | None = None, *, auto: bool = True, paranoid: bool = False
    ) -> Game:
        """A new game, stopped at its first ask. ValueError names a wrong number of seats, option or value."""
        low, high = self.players
        if not low <= seats <= high:
            raise ValueError(f"{self.name} is for {between(low, high, 'players')}, not {seats}.")
        table = self._deal(seats, seed, self.check_options(options or {}))
        return (Paranoid if paranoid else Game)(self.rules, table, self.root, auto=auto)

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
