"""The log: what a seat may hear of an event, in words; and how the game ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.definition import Outcome
from tabletop.core.events import Fact, facts_in
from tabletop.core.messages import CardRef, Line, SeatRef, arguments
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules import events
from tabletop.games.austin.rules.cards import BONE, CARDS, ROLES, SIDE, SIDES, TYPE, Agent, Bone, Swinger
from tabletop.games.austin.rules.ops import PROGRAMS, TOUCHES
from tabletop.games.austin.rules.queries import SILENT_MS
from tabletop.games.austin.rules.table import BONES, FORBID_ATTACK, FORBID_BONES, FORBID_HELP, Austin
from tabletop.games.austin.texts import line, tr
from tabletop.games.austin.words.common import UNTIL, VIBES, action_text, attempt, condition, meant, named, said, yes
from tabletop.i18n.catalogue import Sentence, Value


def narrate(view: ViewOf[Austin], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves of cards need none, what happened is said."""
    if event[0] != "say":
        return ()
    said, card = WORDS[type(event[2])](event[2]), getattr(event[2], "cause", NOBODY)
    kind = view.table.kind[card] if card >= 0 else UNKNOWN
    return (said if kind == UNKNOWN else said.with_args(cause=CardRef(kind, card)),)


# -- what many facts have in common ------------------------------------------------------------------------------------
def _plain(fact: Any, message: str = "", /, **more: Value) -> Sentence:
    """The message of a fact. Its card can be looked at; what it does lasts for a while; `narrate` knows its cause."""
    if getattr(fact, "card", NOBODY) >= 0:
        more["kind"] = CardRef(fact.kind, fact.card)
    if hasattr(fact, "until"):
        more["until"] = UNTIL.get(fact.until, "")
    if hasattr(fact, "by"):
        more["own"] = yes(fact.by == fact.seat)
    return line(message or fact.word.replace("_", "-"), **arguments(fact) | {"cause": NO_CAUSE, **more})


def _discards(fact: events.Touched, **more: Value) -> Sentence:
    """Who has lost a card hears by whom."""
    how = "picked" if fact.picked else "made"
    if fact.chance:
        how = "chance"
    elif fact.by in (fact.seat, NOBODY):
        how = "own"
    return _plain(fact, "discards", **{"how": how, "hand": "no", "scored": "no", **more})


def _ban(fact: events.Forbids | events.Allows) -> Sentence:
    return _plain(fact, what=BANS[fact.what])


def _mute_all(fact: events.MuteAll) -> Sentence:
    """Many are counted: their names would leave no room for what becomes of them."""
    return _plain(fact, count=len(fact.kinds) if len(fact.kinds) > NAMES else 0)


def _unscore(fact: events.Unscore) -> Sentence:
    """It goes to the hand of its owner or is discarded."""
    if not fact.hand:
        return _discards(fact, scored="yes")
    return _plain(fact, "bounce", scored="yes")


def _naught(fact: events.Naught) -> Sentence:
    """Who has searched or could have taken a card hears whether there was one."""
    which = TOUCHES[fact.which]
    if fact.attack:
        message = "naught-in-slugfest"
    elif fact.none and which.op in PILES:
        message = "naught-searched" if which.op == "search" else "naught-discarded"
    elif which.op in PILES:
        message = "naught-taken"
    else:
        message = "naught-there" if fact.none else "naught-done"
    card = CardRef(fact.kind, fact.card)
    return line(message, kind=card, seat=SeatRef(fact.seat), op=which.op, **meant(which))


def _unmet(fact: events.Unmet) -> Sentence:
    found = PROGRAMS[fact.program][fact.place]
    assert found.cond is not None
    return _plain(fact, op=found.fn.__name__, **condition(found.cond))


# -- the turn ----------------------------------------------------------------------------------------------------------
def _plays(fact: events.Plays) -> Sentence:
    """A ship says its line: the first word of the next one will finish the sentence (AP-122)."""
    printed = CARDS[fact.kind]
    ship = isinstance(printed, Agent) and printed.ship
    words = said(printed) if isinstance(printed, Agent) and printed.ship else ""
    return _plain(fact, free=yes(fact.free and not fact.answer), ship=yes(ship), said=words)


def _swings(fact: events.Swings) -> Sentence:
    """In the words of the box: nobody has to find out which of the two it was, nor what it does."""
    printed = CARDS[fact.kind]
    return _plain(fact, text=(printed.text, printed.swing_text)[fact.box] if isinstance(printed, Swinger) else "")


def _draws(fact: events.Draws | events.EndDraws) -> Sentence:
    """Whoever may draw more than there are hears why."""
    return _plain(fact, short=yes(len(fact.kinds) != fact.more))


# -- attacks and slugfests ---------------------------------------------------------------------------------------------
def _attacks(fact: events.Attacks) -> Sentence:
    return _plain(fact, attempt=attempt(fact.attempt), target_kind=CardRef(fact.target_kind, fact.target))


def _lands(fact: events.Lands) -> Sentence:
    """The title is read aloud (AP-72)."""
    printed = CARDS[fact.kind]
    helped = SeatRef(NOBODY if fact.helped == fact.seat else fact.helped)
    return _plain(fact, speaker=printed.speaker if isinstance(printed, Bone) else "", helped=helped)


def _help(fact: events.AsksHelp | events.LetsHelp) -> Sentence:
    """Where nobody races, all see who may throw when (AP-177)."""
    return _plain(fact, first=SeatRef(fact.first))


def _wins(fact: events.WinsFight | events.WinsBrawl) -> Sentence:
    why = WHY[fact.why]
    if isinstance(fact, events.WinsFight):
        return _plain(fact, why=why, loser_kind=CardRef(fact.loser_kind, fact.loser))
    return _plain(fact, why=why)


def _loses_fight(fact: events.LosesFight) -> Sentence:
    """Several Bones are counted: they have been named when they landed, and who was beaten shall not be lost among them."""
    bones = [kind for kind in fact.kinds if TYPE[kind] == BONE]
    others = [kind for kind in fact.kinds if TYPE[kind] != BONE]
    many = len(bones) > 1 and bool(others)
    named = [CardRef(kind) for kind in (others if many else fact.kinds)]
    return _plain(fact, kinds=named, bones=len(bones) if many else 0, count=len(fact.kinds))


# -- Happenings --------------------------------------------------------------------------------------------------------
def _race(fact: events.Race) -> Sentence:
    out: list[Any] = []
    for n, (seat, ms) in enumerate(zip(fact.seats, fact.times, strict=True)):
        time = line("race-silent" if ms == SILENT_MS else "race-time", seat=SeatRef(seat), ms=ms)
        out += [", "] * bool(n) + list(time)
    return line("race", times=tuple(out))


def _deck(fact: events.Deck) -> Sentence:
    """Each card once, with how often it is in."""
    out: list[Any] = []
    for n, (kind, count) in enumerate(Counter(fact.kinds).items()):
        copies: Line = line("deck-copies", count=count, kind=CardRef(kind)) if count > 1 else (CardRef(kind),)
        out += [", "] * bool(n) + list(copies)
    return line("deck", seat=SeatRef(fact.seat), cards=tuple(out))


NO_CAUSE = CardRef(NOBODY)
NAMES = 3  # of cards that are named in one sentence where all of them lie on the table
BANS = {FORBID_HELP: "help", FORBID_BONES: "bones", FORBID_ATTACK: "attack"}
WHY = ("last", "no-bone", "alone")
INSTEAD = ("only", "straws", "choice", "lot")
PILES = ("search", "recover", "score_from")  # operations that take cards from where they lie
WORDS: dict[type[Fact], Callable[[Any], Sentence]] = {
    **dict.fromkeys(facts_in(events).values(), _plain),
    events.Deck: _deck,
    events.Plays: _plays,
    events.ShortTurn: lambda fact: _plain(fact, count=fact.left),
    events.Swings: _swings,
    events.Acts: lambda fact: _plain(fact, text=action_text(CARDS[fact.kind]) or "none"),
    events.Attacks: _attacks,
    events.Lands: _lands,
    events.AsksHelp: _help,
    events.LetsHelp: _help,
    events.WinsFight: _wins,
    events.LosesFight: _loses_fight,
    events.Scores: lambda fact: _plain(fact, side=SIDES[SIDE[fact.kind]]),
    events.Gesture: lambda fact: _plain(fact, side=SIDES[fact.side], how=INSTEAD[fact.how]),
    events.Race: _race,
    events.Straws: lambda fact: _plain(fact, seat=SeatRef(fact.seats[fact.straws.index(fact.short)])),
    events.Named: lambda fact: _plain(fact, what=named(fact.code)),
    events.Slugfest: lambda fact: _plain(fact, without=[SeatRef(seat) for seat in fact.without]),
    events.WinsBrawl: _wins,
    events.EndDraws: _draws,
    events.Draws: _draws,
    events.DiscardHand: lambda fact: _discards(fact, hand="yes"),
    events.Bounce: lambda fact: _plain(fact, scored="no"),
    events.DiscardAgent: _discards,
    events.MuteAll: _mute_all,
    events.Naught: _naught,
    events.Unmet: _unmet,
    events.SetRole: lambda fact: _plain(fact, role=ROLES[fact.role]),
    events.TrashTable: _discards,
    events.Unscore: _unscore,
    events.Takes: lambda fact: _plain(fact, kinds=[CardRef(fact.kind)]),
    events.Extra: lambda fact: _plain(fact, count=fact.left),
    events.Limits: lambda fact: _plain(fact, count=fact.most),
    events.PutsOut: lambda fact: _plain(fact, vibe=VIBES[fact.vibe]),
    events.Cheaper: lambda fact: _plain(fact, what="bones" if fact.what == BONES else "swingers"),
    events.Forbids: _ban,
    events.Allows: _ban,
}

ENDINGS = {
    "goal": tr("ending-goal"),
    "stall": tr("ending-stall"),
    "concede": tr("ending-concede"),
    "agreed": tr("ending-agreed"),
}


def outcome(table: Any) -> Outcome | None:
    """None while the game goes on."""
    return Outcome(table.winners, table.ending, ENDINGS[table.ending]) if table.ending else None
