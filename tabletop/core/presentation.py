"""What a game says about how it looks: what its cards, seats, fights and options show. Data and a few functions of a view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal, NamedTuple

from tabletop.core.ask import Option
from tabletop.core.events import Fact
from tabletop.core.view import View


class CardFace(NamedTuple):
    """Printed facts of one kind of card. `line` is the kind and sub-kind in words, `text` its rules, one paragraph each.

    `copied` says what a copy of it does, "" where cards are not copied. `marks`: what else is printed, as (name, value).
    `terms`: what the numbers and short words on it mean, as (word, meaning), for whoever looks at it closely. `spoken`: the
    numbers and pictures on it in sentences, for whoever does not see it.
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
    spoken: tuple[str, ...] = ()


class CardSign(NamedTuple):
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


class SeatStatus(NamedTuple):
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


class Combatant(NamedTuple):
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


class CombatStatus(NamedTuple):
    """A fight in the middle of the table: its kind in a word, who fights, from left to right, and the names of the marks on
    cards that do not count in it. gone: cards of those who have left the ring.
    """

    title: str
    combatants: tuple[Combatant, ...]
    idle: tuple[str, ...] = ()
    gone: frozenset[int] = frozenset()


class OptionPreview(NamedTuple):
    """What an option would come to against one card: the line in short, and the labelled terms behind it."""

    card: int
    line: str
    terms: tuple[str, ...]


class Team(NamedTuple):
    """What a side is called, its colour of the palette, and those that its people may wear, the usual first; (): any."""

    name: str
    color: str
    shades: tuple[str, ...] = ()


class SeatNote(NamedTuple):
    """What a seat knows besides the cards that it sees, in words: a heading, a tone as of `CardSign`, the lines below it."""

    title: str
    tone: str
    lines: tuple[str, ...]


class ValueField(NamedTuple):
    """One part of a value that is told: a text of at most so many letters, or one of `values` with their words."""

    label: str
    letters: int = 0
    values: tuple[tuple[int, str], ...] = ()


class ValueForm(NamedTuple):
    """A value that may be told: `button` sends it. It is made of `head`, what is filled in, and `tail`."""

    button: str
    head: tuple[str, ...]
    fields: tuple[ValueField, ...]
    tail: tuple[tuple[int, ...], ...] = ()


class Looks(NamedTuple):
    """What a table shows of a game beyond its cards. All are asked by the table's parts, of the view that is on the screen,
    and none has to be there.
    """

    preview: Callable[[View, Option], tuple[OptionPreview, ...]] | None = None
    """Given an option of the view; what it would come to, against each card. Asked while a card is held or pointed at."""
    minor: Callable[[View, Option], bool] | None = None
    """Given an option of the view; hardly anybody takes it, as a blow at the own side: it may be chosen, but nothing shines or
    opens for it."""
    harm: Callable[[View, Option], str] | None = None
    """Given an option of the view: in a sentence how it goes against whoever chooses it, "" where it does not. Asked before it
    is given: hardly anybody means it, so whoever does says so once more."""
    explain: Callable[[View, Option], str] | None = None
    """Given an option of the view: what is printed of what it does, "" where its label says that. Said beside its button."""
    signs: Callable[[View], tuple[CardSign, ...]] | None = None
    """What is to be seen on cards and zones and beside seats. Asked once for each new view."""
    seat_status: Callable[[View], tuple[SeatStatus, ...]] | None = None
    """One a seat, in the order of the seats, for its badge. Asked once for each new view; None: badges count cards only."""
    combat: Callable[[View], CombatStatus | None] | None = None
    """The fight that is going on, None while there is none. Asked for each new view and after each event of a fight."""
    teams: tuple[Team, ...] = ()
    """By the numbers that `Definition.sides` has; (): a team is named by those who are on it."""
    acting: Callable[[View, Sequence[Fact]], tuple[int, ...]] | None = None
    """Given a view and the facts that have been told since: the seats whose turn it is for all who look on, () for nobody.
    Asked for each badge; None: whoever has the turn (`Table.turn`), also while others are asked to react."""
    icons: Mapping[str, str] = {}
    """By name of an act, the icon of its buttons. Asked wherever options become buttons; an act may do without."""
    opening: Callable[[View], Fact | None] | None = None
    """What the deal has decided for all to hear, as who begins. Asked when a table is laid before anything was answered."""
    seat_notes: Callable[[View], tuple[SeatNote, ...]] | None = None
    """Given a seat's view: what it has to look at that no zone of cards shows well. Asked where a seat looks at a small screen
    of its own, beside the table."""
    forms: Callable[[View], tuple[ValueForm, ...]] | None = None
    """Given the view of a seat that is asked for a value: the values that it may tell, as forms to be filled in there."""
    counters: Mapping[str, str] = {}
    """By column of `Table.COUNTERS`, what it counts, in a word or two. Read where people set a number right."""
    roles: Callable[[int, Mapping[str, str]], tuple[tuple[str, str], ...]] | None = None
    """Given a number of seats and all house rules: team and role of each seat, () where they do not fit together. Asked
    where a table is set; None: all do the same."""
    endings: Mapping[str, str] = {}
    """By id of an ending, what it is called in a word or two. Read by the statistics; one that is not there is called as its
    id."""
    rarities: Mapping[str, str] = {}
    """What rarities of cards are called where nobody collects them. Read by the card browser."""
