"""The log: what a seat may hear of an event, in words; and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.ask import UNKNOWN
from tabletop.core.definition import Outcome
from tabletop.core.events import Fact
from tabletop.core.messages import CardRef, Line, SeatRef, cards, cards_line, seat_line
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules import events
from tabletop.games.rpgget.rules.cards import CARDS, CHARACTER, TYPE, VP
from tabletop.games.rpgget.rules.table import RpgGet
from tabletop.games.rpgget.words import fight
from tabletop.games.rpgget.words.common import (
    STEPS,
    branch_of,
    card_line,
    counted,
    gaining,
    kind_line,
    of_others,
    played_deed,
    some,
    spoken,
)

BEGINS = {"lot": ", drawn by lot", "said": ": the first seat has said so", "lost": ", having lost the last game"}


def narrate(_view: ViewOf[RpgGet], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves of cards need none, what happened is said."""
    if event[0] == "say":
        if isinstance(event[2], events.NewHand):
            return _new_hand(event[2])
        line = WORDS[type(event[2])](event[2])
        return (line,) if line else ()
    return ()


# -- the turn ----------------------------------------------------------------------------------------------------------
def _new_hand(fact: events.NewHand) -> tuple[Line, ...]:
    """Nine names are for the log: at the table the cards are seen, and the last line is short."""
    if not fact.kinds:
        return ((SeatRef(fact.seat), " shuffles the hand back and draws anew."),)
    return (SeatRef(fact.seat), " lays aside ", *cards(fact.kinds), "."), (SeatRef(fact.seat), " draws a new hand.")


def _levels(fact: events.LevelsUp) -> Line:
    return SeatRef(fact.seat), ": ", CardRef(fact.kind, fact.card), " takes the place of ", CardRef(fact.old), "."


def _replaces(fact: events.Replaces) -> Line:
    old = CardRef(fact.old)
    new = CardRef(fact.kind, fact.card)
    if fact.fallen:
        return SeatRef(fact.seat), ": ", new, " takes the place of ", old, " among the fallen, and is unconscious, too."
    return SeatRef(fact.seat), ": a fresh ", new, " takes the place of ", old, ", without its wounds and ailments."


def _banks(fact: events.Banks) -> Line:
    what = CardRef(fact.kind) if fact.kind != UNKNOWN else "a Reward"
    return SeatRef(fact.seat), " puts ", what, " into the bank."


def _pays(fact: events.Pays) -> Line:
    return (
        SeatRef(fact.seat),
        f" pays {fact.cost} for ",
        CardRef(fact.kind, fact.card),
        " from the bank." if fact.bank else ".",
    )


def _counters(fact: events.Counters) -> Line:
    """Nothing of a gain: what brings it has said so just before."""
    if fact.n > 0:
        return ()
    return SeatRef(fact.seat), f" pays {some(-fact.n, 'counter')} for ", CardRef(fact.source), f": now {fact.total}."


MOMENTS = {  # as the texts of the cards name the moment at which something happens by itself
    "on_enter": "When it enters",
    "on_death": "When it dies",
    "on_kill": "When it kills",
    "on_success": "On success",
    "on_fail": "On failure",
    "status_phase": "in your Status phase",
    "enemies_set": "When the enemies are set",
}


def _suffers(fact: events.Suffers) -> Line:
    """A Character at 0 HP stays for the time being (RG-126); an enemy is defeated right after it."""
    stays = not fact.left and TYPE[fact.kind] == CHARACTER
    end = ": 0 HP left, it falls when an attempt begins." if stays else "."
    return CardRef(fact.kind, fact.card), f" loses {fact.n} HP by Poison{end}"


def _works(fact: events.Works) -> Line:
    """With the sentence of its text that is about this moment."""
    moment = MOMENTS[fact.when].lower()
    said = next(part for part in CARDS[fact.kind].text.rstrip(".").split(". ") if moment in part.lower())
    when, _, what = spoken(said).partition(": ")
    when = of_others(f"{when[0].lower()}{when[1:]}")
    return CardRef(fact.kind, fact.card), f", {when}: ", *gaining(what, fact.seat, fact.attempter), "."


def _turns(fact: events.Turns) -> Line:
    return SeatRef(fact.seat), " turns ", CardRef(fact.kind, fact.card), f" face {'up' if fact.up else 'down'}."


# -- the attempt -------------------------------------------------------------------------------------------------------
def _sends(fact: events.Sends) -> Line:
    end = " along; nobody stays at home." if fact.last else " along."
    return SeatRef(fact.seat), " sends ", CardRef(fact.kind, fact.card), end


def _changes(fact: events.Changes) -> Line:
    parts = zip(
        ("PP for the party", "EP for monsters", "counters to win"), (fact.pp, fact.ep, fact.rp), fact.more, strict=True
    )
    new = [f"{now} {what} ({more:+})" for what, now, more in parts if more]
    return (f"The mission now gives {' and '.join(new)}." if new else "The mission stays as it was.",)


def _enters(fact: events.Enters) -> Line:
    verb = " lets the Boss " if fact.boss else " plays "
    against = " loose on " if fact.boss else " against "
    return (
        SeatRef(fact.seat),
        verb,
        CardRef(fact.kind, fact.card),
        against,
        SeatRef(fact.against),
        f": {_room(fact.left)}.",
    )


def _room(left: int) -> str:
    return f"room for {left} more" if left else "no room left"


def _slot_over(fact: events.SlotOver) -> Line:
    return SeatRef(fact.seat), f" has {some(fact.enemies, 'monster')} there and passes."


def _slot_unused(fact: events.SlotUnused) -> Line:
    return SeatRef(fact.seat), " has no room for a monster." if fact.full else " adds no monster."


def _struck(fact: events.Struck) -> Line:
    """Who has fallen has been named."""
    return (
        (SeatRef(fact.seat), " is attacked by ", *counted(fact.strikers), ": nobody falls.") if not fact.kinds else ()
    )


# -- cards -------------------------------------------------------------------------------------------------------------
def _plays(fact: events.Plays) -> Line:
    """With what it does: who plays it sees it no larger than it lay in the hand."""
    does = gaining(played_deed(fact.kind), fact.seat, fact.seat)
    return SeatRef(fact.seat), " plays ", CardRef(fact.kind, fact.card), ": ", *does, "."


def _cancels(fact: events.Cancels) -> Line:
    what = "the attack hits nobody." if fact.attack else "it does nothing."
    return SeatRef(fact.seat), " cancels ", CardRef(fact.kind), f": {what}"


def _salvages(fact: events.Salvages) -> Line:
    return SeatRef(fact.seat), " brings back ", CardRef(fact.kind), " to the bank." if fact.bank else " to the hand."


def _breaks(fact: events.Breaks) -> Line:
    lot = ", by lot." if fact.lot else "."
    if fact.zone == "hand":
        return SeatRef(fact.seat), " has to discard ", CardRef(fact.kind), lot
    return SeatRef(fact.seat), " loses ", CardRef(fact.kind), f" from the {fact.zone}{lot}"


def _looks(fact: events.Looks) -> Line:
    if fact.search:
        return SeatRef(fact.seat), " searches the deck."
    return SeatRef(fact.seat), f" looks at {some(fact.count, 'card')} of the deck and puts them back in any order."


def _goes_home(fact: events.GoesHome) -> Line:
    return CardRef(fact.kind, fact.card), " goes back to the bank." if fact.bank else " is used up."


def _succeeds(fact: events.Succeeds) -> Line:
    why = "; sleeping monsters count as defeated" * bool(fact.asleep) + "; no monster has come" * fact.unopposed
    why += "; nobody of its party is left, but no monster either" * (fact.fallen and not why)
    pay = f"; +{some(fact.counters, 'counter')}" if fact.counters else ""
    paid = f": +{VP[fact.kind]} VP, now {fact.total}{why}{pay}."
    return SeatRef(fact.seat), " completes ", CardRef(fact.kind, fact.card), paid


NAMED = 2  # monsters: more names are no sentence to be read at a glance


def _fails(fact: events.Fails) -> Line:
    """With the names of those who stand, where they are few."""
    many = len(fact.kinds)
    who: Line = counted(fact.kinds) if many <= NAMED else (some(many, "monster"),)
    pay = f"; +{some(fact.counters, 'counter')}" if fact.counters else ""
    return SeatRef(fact.seat), " fails at ", CardRef(fact.kind), ": ", *who, f" still stand{'s' * (many == 1)}{pay}."


def _pays_missions(fact: events.PaysMissions) -> Line:
    return SeatRef(fact.seat), " gives up ", *cards(fact.kinds), f" ({fact.n} VP) for a new deck: now {fact.total} VP."


OUTS = {"party": " has nobody left and is out.", "deck": " has no cards left and is out.", "concede": " is out."}


def _out(fact: events.Out) -> Line:
    return SeatRef(fact.seat), OUTS[fact.why]


def _over(fact: events.Over) -> Line:
    if not fact.seats:
        return ("Nobody wins.",)
    return (*[SeatRef(seat) for seat in fact.seats], " wins.") if len(fact.seats) == 1 else ("The win is shared.",)


WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    **fight.WORDS,
    events.Starts: card_line("starts the party with"),
    events.Begins: lambda fact: (SeatRef(fact.seat), f" takes the first turn{BEGINS[fact.how]}."),
    events.Turn: lambda fact: (SeatRef(fact.seat), f": round {fact.number}."),
    events.Draws: cards_line("draws"),
    events.Discards: cards_line("discards"),
    events.Joins: card_line("takes", " into the party."),
    events.LevelsUp: _levels,
    events.Replaces: _replaces,
    events.Banks: _banks,
    events.Pays: _pays,
    events.Turns: _turns,
    events.Counters: _counters,
    events.Suffers: _suffers,
    events.Works: _works,
    events.Concedes: seat_line(" concedes."),
    events.Announces: card_line("attempts"),
    events.Stays: seat_line(": no mission this turn."),
    events.Sends: _sends,
    events.Changes: _changes,
    events.Enters: _enters,
    events.SlotOver: _slot_over,
    events.SlotUnused: _slot_unused,
    events.Plays: _plays,
    events.Cancels: _cancels,
    events.Recruits: kind_line("recruits", " out of the deck."),
    events.NoRecruit: lambda fact: (
        SeatRef(fact.seat),
        f" recruits nobody{', and searches again' * bool(fact.more)}.",
    ),
    events.Step: lambda fact: (f"{STEPS[fact.step]}.",),
    events.Struck: _struck,
    events.Finds: kind_line("finds"),
    events.Salvages: _salvages,
    events.Equips: card_line("takes up", " without paying."),
    events.Breaks: _breaks,
    events.Chooses: lambda fact: (SeatRef(fact.seat), ", ", CardRef(fact.kind), f": {branch_of(fact.kind, fact.n)}."),
    events.Looks: _looks,
    events.NoFind: seat_line(" finds nothing."),
    events.Sees: lambda fact: ("On top: ", *cards(fact.kinds), "."),
    events.GoesHome: _goes_home,
    events.Succeeds: _succeeds,
    events.Fails: _fails,
    events.PaysMissions: _pays_missions,
    events.Refills: lambda fact: (SeatRef(fact.seat), f" shuffles {some(fact.count, 'card')} into a new deck."),
    events.Out: _out,
    events.Stall: lambda _fact: ("Nothing happens any more.",),
    events.Agreed: lambda _fact: ("The players end the game.",),
    events.Over: _over,
}
ENDINGS = {
    "goal": "Ten Victory Points!",
    "last": "The last party standing wins.",
    "together": "All fell at the same moment.",
    "stalemate": "Nothing happened any more; the most VP wins.",
    "agreed": "The players ended the game; the most VP wins.",
}


def outcome(table: Any) -> Outcome | None:
    if not table.ending:
        return None
    return Outcome(table.winners, table.ending, ENDINGS[table.ending])
