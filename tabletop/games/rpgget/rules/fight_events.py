"""What is said of a fight in RPG Get!: actions, blows, coins, HP and ailments."""

from __future__ import annotations

from tabletop.core.events import Card, Cards, Fact, Kind, Kinds, Seat


class Uses(Fact, frozen=True):
    """An Ability, Support or Recovery; user: of a Reward."""

    seat: Seat
    kind: Kind
    card: Card
    block: int
    user: Kind


class UsesUp(Fact, frozen=True):
    """A Reward is used for nothing (RG-137)."""

    seat: Seat
    kind: Kind
    card: Card


class Attacks(Fact, frozen=True):
    """use: 1 for the first, more for a Combo; confused: chance has picked the targets (RG-157); further: after its own
    Attack, by a Reward or because a text has allowed it one more (RG-113); boost, rank, sources, more: as of
    `modifiers.Terms`.
    """

    seat: Seat
    kind: Kind
    card: Card
    source: Kind
    block: int
    use: int
    targets: Cards
    kinds: Kinds
    confused: bool
    further: bool
    boost: int = 0
    rank: int = 0
    sources: Kinds = ()
    more: tuple[int, ...] = ()


class Strikes(Fact, frozen=True):
    """What an announced attack is after its answers have changed it: its targets now; boost, rank, sources, more: as of
    `Attacks`.
    """

    seat: Seat
    kind: Kind
    card: Card
    block: int
    targets: Cards
    kinds: Kinds
    boost: int
    rank: int
    sources: Kinds
    more: tuple[int, ...]


class Rests(Fact, frozen=True):
    """The party attacks no more (RG-72). kinds: who of it still could; rewards: how many Rewards could; left: enemies that
    are awake; asleep: that are not.
    """

    seat: Seat
    kinds: Kinds
    rewards: int
    left: int
    asleep: int = 0


class Spent(Fact, frozen=True):
    """Nothing of the party can attack any more (RG-73). left: enemies that are awake; asleep: that are not."""

    seat: Seat
    left: int
    asleep: int = 0


class Barred(Fact, frozen=True):
    """Of a party that attacks no more these may not use their Attacks in this attempt. what: the keyword that bars them."""

    seat: Seat
    kinds: Kinds
    what: str


class StepsIn(Fact, frozen=True):
    """RG-136."""

    seat: Seat
    kind: Kind
    card: Card
    target: Kind


class Defends(Fact, frozen=True):
    """RG-115. target: who is defended, of the kind `whom`."""

    seat: Seat
    kind: Kind
    card: Card
    block: int
    target: Card
    whom: Kind


class Hits(Fact, frozen=True):
    """What a target takes; left: its HP; why: what was added to the printed damage and taken off it, "" for nothing."""

    kind: Kind
    card: Card
    n: int
    left: int
    why: str


class Wounds(Fact, frozen=True):
    """What one blow at three or more came to, for each what it has taken, the HP that are left, and `why` it is so many."""

    cards: Cards
    kinds: Kinds
    taken: tuple[int, ...]
    left: tuple[int, ...]
    why: tuple[str, ...]


class Misses(Fact, frozen=True):
    """The target has evaded."""

    kind: Kind
    card: Card


class Coin(Fact, frozen=True):
    """why: "coin" of a text, "front" or "back" of a rank; card: for which it falls; idle: this side does nothing;
    fallen: of so many targets, as nobody is left to hit.
    """

    seat: Seat
    heads: bool
    why: str
    kind: Kind
    card: Card
    idle: bool
    fallen: int = 0


class Loses(Fact, frozen=True):
    """HP, by no attack; source: the card that does it."""

    kind: Kind
    card: Card
    n: int
    source: Kind


class Heals(Fact, frozen=True):
    """drained: what its attack has taken; saved: it had none left; shared: others, too, by what has just been said."""

    kind: Kind
    card: Card
    n: int
    drained: bool
    saved: bool
    shared: bool


class HealsNobody(Fact, frozen=True):
    """What a card heals is not hurt. whom: these."""

    kind: Kind
    whom: Kinds


class Lot(Fact, frozen=True):
    """Chance picks a unit out of several."""

    kind: Kind
    card: Card


class Ails(Fact, frozen=True):
    """ailment: its bit; again: the unit has had it before, so nothing changes."""

    kind: Kind
    card: Card
    ailment: int
    again: bool


class Immune(Fact, frozen=True):
    kind: Kind
    card: Card
    ailment: int


class GetsOver(Fact, frozen=True):
    """Ailments that end in the Status phase (RG-47). gone: their bits."""

    kind: Kind
    card: Card
    gone: int


class Cures(Fact, frozen=True):
    """gone: the bits of the ailments that it has no more."""

    kind: Kind
    card: Card
    gone: int


class Ranks(Fact, frozen=True):
    """coin: what Front takes more is up to a coin (a house rule); shared: others go there, too, as has just been said."""

    kind: Kind
    card: Card
    rank: int
    coin: bool
    shared: bool


class Boosts(Fact, frozen=True):
    """shared: as of `Heals`."""

    kind: Kind
    card: Card
    x: int
    next: bool
    shared: bool


class Strengthens(Fact, frozen=True):
    """The attack of a unit that is going on: x more damage, y more targets (RG-121)."""

    kind: Kind
    card: Card
    x: int
    y: int


class Guards(Fact, frozen=True):
    """Attacks take so much less of it, or more; one of both is 0. shared: as of `Heals`."""

    kind: Kind
    card: Card
    less: int
    more: int
    shared: bool


class Again(Fact, frozen=True):
    """It may attack once more."""

    kind: Kind
    card: Card


class Withdraws(Fact, frozen=True):
    """It leaves the attempt."""

    kind: Kind
    card: Card


class Forbids(Fact, frozen=True):
    """seat: whose Characters it binds in this attempt; source: the card that does."""

    seat: Seat
    what: str
    source: Kind


class Falls(Fact, frozen=True):
    """A Character is unconscious (RG-125); last: its party is empty; only: the one of it that stands when all have fallen
    that do now, -1 for several or none; late: it was at 0 HP before the attempt began (RG-126).
    """

    seat: Seat
    kind: Kind
    card: Card
    last: bool
    only: Card
    late: bool


class Grace(Fact, frozen=True):
    """RG-28."""

    seat: Seat
    kind: Kind
    card: Card


class Dies(Fact, frozen=True):
    """An enemy is defeated."""

    seat: Seat
    kind: Kind
    card: Card


class Wakes(Fact, frozen=True):
    """enemy: a monster, because others still stand (RG-83); else a Character, as the attempt is over (RG-85)."""

    kind: Kind
    card: Card
    enemy: bool = False


class Revives(Fact, frozen=True):
    """RG-145."""

    seat: Seat
    kind: Kind
    card: Card
    hp: int
