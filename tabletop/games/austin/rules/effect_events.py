"""What is said of the effects of cards in Austin Powers: what they touch, change and forbid."""

from __future__ import annotations

from tabletop.core.events import Card, Fact, Kind, Kinds, Seat


class Extra(Fact, frozen=True):
    """left: the actions that the seat has now (AP-44)."""

    seat: Seat
    left: int
    cause: Card = -1


class Limits(Fact, frozen=True):
    """most: the actions with which the seat's next turn begins (AP-151)."""

    seat: Seat
    most: int


class PutsOut(Fact, frozen=True):
    """Vibes beyond those of the Agents; vibe: its place among the four."""

    seat: Seat
    vibe: int
    count: int
    until: int
    cause: Card = -1


class Cheaper(Fact, frozen=True):
    """what: BONES or SWINGS, which need so many vibes fewer."""

    seat: Seat
    what: int
    count: int
    until: int
    cause: Card = -1


class Forbids(Fact, frozen=True):
    """by: whose effect it is; what: FORBID_HELP, FORBID_BONES or FORBID_ATTACK."""

    by: Seat
    seat: Seat
    what: int
    until: int
    cause: Card = -1


class Allows(Fact, frozen=True):
    """What was forbidden may be done again; what: as of Forbids."""

    seat: Seat
    what: int


class Touched(Fact, frozen=True):
    """An operation has touched a card of `seat`; by: whose effect it is; cause: the card of a fight that says so, or -1;
    picked: `seat` has picked the card itself; chance: nobody has.
    """

    by: Seat
    seat: Seat
    card: Card
    kind: Kind
    cause: Card = -1
    picked: bool = False
    chance: bool = False


class Naught(Fact, frozen=True):
    """An operation of a card has touched nothing; which: its place in TOUCHES; none: all know that there was no card for it,
    else it may have been declined; attack: it works in an attack only, and this was a slugfest (AP-139).
    """

    seat: Seat
    card: Card
    kind: Kind
    which: int
    none: bool = False
    attack: bool = False


class Unmet(Fact, frozen=True):
    """An operation of a card has done nothing, since its "if" does not hold; program, place: which one it is in PROGRAMS."""

    seat: Seat
    card: Card
    kind: Kind
    program: int
    place: int


class VibesBack(Fact, frozen=True):
    """Agents of the seat put out their vibes again."""

    seat: Seat


class DiscardHand(Touched, frozen=True):
    """Out of a hand."""


class Redraw(Touched, frozen=True):
    """Out of the own hand, for as many new ones."""


class Bounce(Touched, frozen=True):
    """An active Agent goes back to the hand."""


class DiscardAgent(Touched, frozen=True):
    """An active Agent is discarded."""


class Mute(Touched, frozen=True):
    """An Agent puts out no vibes until the next turn of `by`, or as `until` says."""

    until: int = -1


class MuteAll(Fact, frozen=True):
    """Several Agents of `seat` put out no vibes, as of a `Mute` each."""

    by: Seat
    seat: Seat
    kinds: Kinds
    until: int


class DiscardAll(Fact, frozen=True):
    """Several cards out of the hand of `seat`, as of a `DiscardHand` each; whole: it holds no others; card, kind: the card
    whose text says so.
    """

    by: Seat
    seat: Seat
    kinds: Kinds
    whole: bool
    card: Card
    kind: Kind


class BounceAll(Fact, frozen=True):
    """Several Agents of `seat` go back to the hand, as of a `Bounce` each."""

    by: Seat
    seat: Seat
    kinds: Kinds


class SetRole(Touched, frozen=True):
    """An Agent is of the role `role` for a while."""

    until: int = -1
    role: int = -1


class TrashTable(Touched, frozen=True):
    """A lasting Swinger is discarded."""


class Unscore(Touched, frozen=True):
    """A card leaves a score pile; hand: for the hand of its owner, else it is discarded."""

    hand: bool = False


class Recover(Touched, frozen=True):
    """From the discard pile to the hand."""


class ScoreFrom(Touched, frozen=True):
    """From the discard pile to the score pile."""


class StripBone(Touched, frozen=True):
    """A Bone of a fight is discarded."""


TOUCHED = {fact.word: fact for fact in Touched.__subclasses__()}  # by the operation's name, which is the fact's word
