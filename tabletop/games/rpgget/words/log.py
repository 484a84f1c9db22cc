"""The log: what a seat may hear of an event, in words; and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.definition import Outcome
from tabletop.core.events import Fact
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules import events
from tabletop.games.rpgget.rules.cards import CHARACTER, TYPE, VP
from tabletop.games.rpgget.rules.table import RpgGet
from tabletop.games.rpgget.texts import line, tr, yes_no
from tabletop.games.rpgget.words import fight
from tabletop.games.rpgget.words.common import (
    STEPS,
    branch_of,
    card_line,
    counted,
    gaining,
    kind_line,
    kinds_line,
    moment_of,
    named,
    played_words,
    seat_line,
)


def narrate(_view: ViewOf[RpgGet], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves of cards need none, what happened is said."""
    if event[0] == "say":
        if isinstance(event[2], events.NewHand):
            return _new_hand(event[2])
        told = WORDS[type(event[2])](event[2])
        return (told,) if told else ()
    return ()


# -- the turn ----------------------------------------------------------------------------------------------------------
def _new_hand(fact: events.NewHand) -> tuple[Line, ...]:
    """Nine names are for the log: at the table the cards are seen, and the last line is short."""
    seat = SeatRef(fact.seat)
    if not fact.kinds:
        return (line("new-hand-shuffled", seat=seat),)
    return line("new-hand-laid-aside", seat=seat, kinds=named(fact.kinds)), line("new-hand-drawn", seat=seat)


def _levels(fact: events.LevelsUp) -> Line:
    new, old = CardRef(fact.kind, fact.card), CardRef(fact.old)
    return line("levels-up", seat=SeatRef(fact.seat), kind=new, old=old)


def _replaces(fact: events.Replaces) -> Line:
    new, old = CardRef(fact.kind, fact.card), CardRef(fact.old)
    return line("replaces", seat=SeatRef(fact.seat), kind=new, old=old, fallen=yes_no(fact.fallen))


def _pays(fact: events.Pays) -> Line:
    kind = CardRef(fact.kind, fact.card)
    return line("pays", seat=SeatRef(fact.seat), cost=fact.cost, kind=kind, bank=yes_no(fact.bank))


def _counters(fact: events.Counters) -> Line:
    """Nothing of a gain: what brings it has said so just before."""
    if fact.n > 0:
        return ()
    return line("counters", seat=SeatRef(fact.seat), n=-fact.n, source=CardRef(fact.source), total=fact.total)


def _suffers(fact: events.Suffers) -> Line:
    """A Character at 0 HP stays for the time being (RG-126); an enemy is defeated right after it."""
    stays = yes_no(not fact.left and TYPE[fact.kind] == CHARACTER)
    return line("suffers", kind=CardRef(fact.kind, fact.card), n=fact.n, stays=stays)


def _works(fact: events.Works) -> Line:
    """With the sentence of its text that is about this moment."""
    when, what = moment_of(fact.kind, fact.when)
    does = gaining(what, fact.seat, fact.attempter)
    return line("works", kind=CardRef(fact.kind, fact.card), when=when, does=does)


def _turns(fact: events.Turns) -> Line:
    return line("turns", seat=SeatRef(fact.seat), kind=CardRef(fact.kind, fact.card), up=yes_no(fact.up))


# -- the attempt -------------------------------------------------------------------------------------------------------
def _sends(fact: events.Sends) -> Line:
    return line("sends", seat=SeatRef(fact.seat), kind=CardRef(fact.kind, fact.card), last=yes_no(fact.last))


CHANGES = ("changes-pp", "changes-ep", "changes-rp")


def _changes(fact: events.Changes) -> Line:
    found: Line = ()
    for key, now, more in zip(CHANGES, (fact.pp, fact.ep, fact.rp), fact.more, strict=True):
        if more:
            value = line(key, now=now, more=f"{more:+}")
            found = line("all-of", before=found, item=value) if found else value
    return line("changes", values=found) if found else line("changes-nothing")


def _enters(fact: events.Enters) -> Line:
    return line(
        "enters",
        seat=SeatRef(fact.seat),
        boss=yes_no(fact.boss),
        kind=CardRef(fact.kind, fact.card),
        against=SeatRef(fact.against),
        left=fact.left,
    )


def _struck(fact: events.Struck) -> Line:
    """Who has fallen has been named."""
    return line("struck", seat=SeatRef(fact.seat), strikers=counted(fact.strikers)) if not fact.kinds else ()


# -- cards -------------------------------------------------------------------------------------------------------------
def _plays(fact: events.Plays) -> Line:
    """With what it does: who plays it sees it no larger than it lay in the hand."""
    does = gaining(played_words(fact.kind), fact.seat, fact.seat)
    return line("plays", seat=SeatRef(fact.seat), kind=CardRef(fact.kind, fact.card), does=does)


def _breaks(fact: events.Breaks) -> Line:
    return line("breaks", seat=SeatRef(fact.seat), kind=CardRef(fact.kind), zone=fact.zone, lot=yes_no(fact.lot))


def _looks(fact: events.Looks) -> Line:
    seat = SeatRef(fact.seat)
    return line("searches", seat=seat) if fact.search else line("looks", seat=seat, count=fact.count)


def _succeeds(fact: events.Succeeds) -> Line:
    return line(
        "succeeds",
        seat=SeatRef(fact.seat),
        kind=CardRef(fact.kind, fact.card),
        vp=VP[fact.kind],
        total=fact.total,
        asleep=yes_no(fact.asleep),
        unopposed=yes_no(fact.unopposed),
        fallen=yes_no(fact.fallen and not fact.asleep and not fact.unopposed),
        counters=fact.counters,
    )


NAMED = 2  # monsters: more names are no sentence to be read at a glance


def _fails(fact: events.Fails) -> Line:
    """With the names of those who stand, where they are few."""
    many = len(fact.kinds)
    who = counted(fact.kinds) if many <= NAMED else line("monsters", n=many)
    kind = CardRef(fact.kind)
    return line("fails", seat=SeatRef(fact.seat), kind=kind, who=who, n=many, counters=fact.counters)


def _over(fact: events.Over) -> Line:
    if len(fact.seats) == 1:
        return line("over-won", seat=SeatRef(fact.seats[0]))
    return line("over-shared") if fact.seats else line("over-nobody")


WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    **fight.WORDS,
    events.Starts: card_line("starts"),
    events.Begins: lambda fact: line("begins", seat=SeatRef(fact.seat), how=fact.how),
    events.Turn: lambda fact: line("turn", seat=SeatRef(fact.seat), number=fact.number),
    events.Draws: kinds_line("draws"),
    events.Discards: kinds_line("discards"),
    events.Joins: card_line("joins"),
    events.LevelsUp: _levels,
    events.Replaces: _replaces,
    events.Banks: kind_line("banks"),
    events.Pays: _pays,
    events.Turns: _turns,
    events.Counters: _counters,
    events.Suffers: _suffers,
    events.Works: _works,
    events.Concedes: seat_line("concedes"),
    events.Announces: card_line("announces"),
    events.Stays: seat_line("stays"),
    events.Sends: _sends,
    events.Changes: _changes,
    events.Enters: _enters,
    events.SlotOver: lambda fact: line("slot-over", seat=SeatRef(fact.seat), enemies=fact.enemies),
    events.SlotUnused: lambda fact: line("slot-unused", seat=SeatRef(fact.seat), full=yes_no(fact.full)),
    events.Plays: _plays,
    events.Cancels: lambda fact: line(
        "cancels", seat=SeatRef(fact.seat), kind=CardRef(fact.kind), attack=yes_no(fact.attack)
    ),
    events.Recruits: kind_line("recruits"),
    events.NoRecruit: lambda fact: line("no-recruit", seat=SeatRef(fact.seat), more=yes_no(fact.more)),
    events.Step: lambda fact: line("step", name=STEPS[fact.step]),
    events.Struck: _struck,
    events.Finds: kind_line("finds"),
    events.Salvages: lambda fact: line(
        "salvages", seat=SeatRef(fact.seat), kind=CardRef(fact.kind), bank=yes_no(fact.bank)
    ),
    events.Equips: card_line("equips"),
    events.Breaks: _breaks,
    events.Chooses: lambda fact: line(
        "chooses", seat=SeatRef(fact.seat), kind=CardRef(fact.kind), branch=branch_of(fact.kind, fact.n)
    ),
    events.Looks: _looks,
    events.NoFind: seat_line("no-find"),
    events.Sees: lambda fact: line("sees", kinds=named(fact.kinds)),
    events.GoesHome: lambda fact: line("goes-home", kind=CardRef(fact.kind, fact.card), bank=yes_no(fact.bank)),
    events.Succeeds: _succeeds,
    events.Fails: _fails,
    events.PaysMissions: lambda fact: line(
        "pays-missions", seat=SeatRef(fact.seat), kinds=named(fact.kinds), n=fact.n, total=fact.total
    ),
    events.Refills: lambda fact: line("refills", seat=SeatRef(fact.seat), count=fact.count),
    events.Out: lambda fact: line("out", seat=SeatRef(fact.seat), why=fact.why),
    events.Stall: lambda _fact: line("stall"),
    events.Agreed: lambda _fact: line("agreed"),
    events.Over: _over,
}
ENDINGS = {
    "goal": "ending-goal",
    "last": "ending-last",
    "together": "ending-together",
    "stalemate": "ending-stalemate",
    "agreed": "ending-agreed",
}


def outcome(table: Any) -> Outcome | None:
    if not table.ending:
        return None
    return Outcome(table.winners, table.ending, tr(ENDINGS[table.ending]))
