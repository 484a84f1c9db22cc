"""The log: what a seat may hear of an event, in words; and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.definition import CardRef, Line, Outcome, SeatRef
from tabletop.core.events import Fact
from tabletop.core.lines import cards, cards_line, seat_line
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules import events
from tabletop.games.rpgget.rules.blocks import PRINTED
from tabletop.games.rpgget.rules.cards import CARDS, VP
from tabletop.games.rpgget.rules.table import RpgGet
from tabletop.games.rpgget.words.common import RANKS, STEPS, ailment, printed, some


def narrate(_view: ViewOf[RpgGet], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves of cards need none, what happened is said."""
    if event[0] == "say":
        if isinstance(event[2], events.NewHand):
            return _new_hand(event[2])
        line = WORDS[type(event[2])](event[2])
        return (line,) if line else ()
    return ()


# -- what many facts have in common ------------------------------------------------------------------------------------
def _card(verb: str, end: str = ".") -> Callable[[Any], Line]:
    """What a seat does with one card that everybody sees, and its `end`."""
    return lambda fact: (SeatRef(fact.seat), f" {verb} ", CardRef(fact.kind, fact.card), end)


def _kind(verb: str, end: str = ".") -> Callable[[Any], Line]:
    return lambda fact: (SeatRef(fact.seat), f" {verb} ", CardRef(fact.kind), end)


def _unit(*after: str) -> Callable[[Any], Line]:
    """What has become of a unit."""
    return lambda fact: (CardRef(fact.kind, fact.card), *after)


# -- the turn ----------------------------------------------------------------------------------------------------------
def _new_hand(fact: events.NewHand) -> tuple[Line, ...]:
    """Nine names are for the log: at the table the cards are seen, and the last line is short."""
    if not fact.kinds:
        return ((SeatRef(fact.seat), " shuffles the hand back and draws anew."),)
    return (SeatRef(fact.seat), " lays aside ", *cards(fact.kinds), "."), (SeatRef(fact.seat), " draws a new hand.")


def _levels(fact: events.LevelsUp) -> Line:
    return SeatRef(fact.seat), ": ", CardRef(fact.kind, fact.card), " takes the place of ", CardRef(fact.old), "."


def _pays(fact: events.Pays) -> Line:
    return SeatRef(fact.seat), f" pays {fact.cost} for ", CardRef(fact.kind, fact.card), "."


def _counters(fact: events.Counters) -> Line:
    verb = "gains" if fact.n > 0 else "loses"
    return SeatRef(fact.seat), f" {verb} {some(abs(fact.n), 'counter')} and has {fact.total}."


def _turns(fact: events.Turns) -> Line:
    return SeatRef(fact.seat), " turns ", CardRef(fact.kind, fact.card), f" face {'up' if fact.up else 'down'}."


# -- the attempt -------------------------------------------------------------------------------------------------------
def _sends(fact: events.Sends) -> Line:
    end = " along; nobody stays at home." if fact.last else " along."
    return SeatRef(fact.seat), " sends ", CardRef(fact.kind, fact.card), end


def _enters(fact: events.Enters) -> Line:
    verb = " lets the Boss " if fact.boss else " plays "
    return SeatRef(fact.seat), verb, CardRef(fact.kind, fact.card), f" in: {_room(fact.left)}."


def _room(left: int) -> str:
    return f"room for {left} more" if left else "no room left"


def _slot_over(fact: events.SlotOver) -> Line:
    if not fact.enemies:
        return SeatRef(fact.seat), " lets no enemy in."
    many = "1 enemy" if fact.enemies == 1 else f"{fact.enemies} enemies"
    return SeatRef(fact.seat), f" has {many} there and passes."


def _uses(fact: events.Uses) -> Line:
    what = printed(fact.block)
    if fact.user >= 0:
        end = "." if what == CARDS[fact.kind].name else f", {what}."
        return SeatRef(fact.seat), ": ", CardRef(fact.user), " uses ", CardRef(fact.kind, fact.card), end
    return SeatRef(fact.seat), ": ", CardRef(fact.kind, fact.card), f" uses {what}."


def _attacks(fact: events.Attacks) -> Line:
    said = PRINTED[fact.block]
    again = " once more" if fact.use > 1 else ""
    force = "only its effect" if said.star else f"{said.x}({said.y})"  # a star is a 0 that nothing changes
    named = f"{said.name}{', ' if said.star else ' '}{force}"
    line: Line = (CardRef(fact.kind, fact.card), " attacks ", *cards(fact.kinds), again)
    if fact.source < 0:
        return (*line, f": {named}.")
    name = force if said.name == CARDS[fact.source].name else named
    return (*line, " with ", CardRef(fact.source), f": {name}.")


def _steps_in(fact: events.StepsIn) -> Line:
    return CardRef(fact.kind, fact.card), " steps in for ", CardRef(fact.target), "."


def _defends(fact: events.Defends) -> Line:
    return SeatRef(fact.seat), " defends with ", CardRef(fact.kind, fact.card), f": {printed(fact.block)}."


def _hits(fact: events.Hits) -> Line:
    halved = ", halved" if fact.halved else ""
    return CardRef(fact.kind, fact.card), f" takes {fact.n}{halved}: {fact.left} HP left."


COINS = {"front": (" for Front", "heads, 1 more"), "back": (" for Back", "heads, 1 less")}  # RG-148, RG-149


def _coin(fact: events.Coin) -> Line:
    rank, heads = COINS.get(fact.why, ("", "heads"))
    return SeatRef(fact.seat), f" flips{rank}: {heads if fact.heads else 'tails'}."


def _falls(fact: events.Falls) -> Line:
    return (
        CardRef(fact.kind, fact.card),
        " of ",
        SeatRef(fact.seat),
        " falls: the last one!" if fact.last else " falls.",
    )


def _boosts(fact: events.Boosts) -> Line:
    until = " on the next Attack" if fact.next else " in this attempt"
    return CardRef(fact.kind, fact.card), f" gets {fact.x:+}{until}."


def _strengthens(fact: events.Strengthens) -> Line:
    more = [f"{fact.x:+} damage"] * bool(fact.x) + [f"{fact.y:+} target"] * bool(fact.y)
    return CardRef(fact.kind, fact.card), f" gets {' and '.join(more)} for this attack."


def _guards(fact: events.Guards) -> Line:
    how = f"{fact.n} less" if fact.n > 0 else f"{-fact.n} more"
    return CardRef(fact.kind, fact.card), f" takes {how} from attacks in this attempt."


def _struck(fact: events.Struck) -> Line:
    many = "one enemy strikes" if fact.strikes == 1 else f"{fact.strikes} enemies strike"
    if not fact.kinds:
        return SeatRef(fact.seat), f": {many}, nobody falls."
    return SeatRef(fact.seat), f": {many}, ", *cards(fact.kinds), f" {'falls' if len(fact.kinds) == 1 else 'fall'}."


# -- cards -------------------------------------------------------------------------------------------------------------
def _salvages(fact: events.Salvages) -> Line:
    return SeatRef(fact.seat), " brings back ", CardRef(fact.kind), " to the bank." if fact.bank else " to the hand."


def _breaks(fact: events.Breaks) -> Line:
    return SeatRef(fact.seat), " loses ", CardRef(fact.kind), f" from the {'bank' if fact.bank else 'inventory'}."


def _goes_home(fact: events.GoesHome) -> Line:
    return CardRef(fact.kind, fact.card), " goes back to the bank." if fact.bank else " is used up."


def _succeeds(fact: events.Succeeds) -> Line:
    why = "; sleeping enemies count as defeated" if fact.asleep else ""
    paid = f": +{VP[fact.kind]} VP, now {fact.total}{why}."
    return SeatRef(fact.seat), " completes ", CardRef(fact.kind, fact.card), paid


OUTS = {"party": " has nobody left and is out.", "deck": " has no cards left and is out.", "concede": " is out."}


def _out(fact: events.Out) -> Line:
    return SeatRef(fact.seat), OUTS[fact.why]


def _over(fact: events.Over) -> Line:
    if not fact.seats:
        return ("Nobody wins.",)
    return (*[SeatRef(seat) for seat in fact.seats], " wins.") if len(fact.seats) == 1 else ("The win is shared.",)


WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    events.Starts: _card("starts the party with"),
    events.Begins: seat_line(" takes the first turn."),
    events.Turn: lambda fact: (SeatRef(fact.seat), f": round {fact.number}."),
    events.Draws: cards_line("draws"),
    events.Discards: cards_line("discards"),
    events.Joins: _card("takes", " into the party."),
    events.LevelsUp: _levels,
    events.Banks: seat_line(" puts a Reward into the bank."),
    events.Pays: _pays,
    events.Turns: _turns,
    events.Counters: _counters,
    events.Suffers: _unit(" suffers from Poison."),
    events.Concedes: seat_line(" concedes."),
    events.Announces: _card("attempts"),
    events.Stays: seat_line(" attempts no mission."),
    events.Sends: _sends,
    events.Changes: lambda fact: (f"The mission now gives {fact.pp} PP, {fact.ep} EP and {fact.rp} RP.",),
    events.Enters: _enters,
    events.SlotOver: _slot_over,
    events.Plays: _card("plays"),
    events.Cancels: lambda fact: (SeatRef(fact.seat), " cancels ", CardRef(fact.kind), ": no effect."),
    events.Recruits: _kind("recruits"),
    events.NoRecruit: seat_line(" finds nobody to recruit."),
    events.Step: lambda fact: (f"{STEPS[fact.step]}.",),
    events.Uses: _uses,
    events.UsesUp: _card("uses up", " for nothing."),
    events.Attacks: _attacks,
    events.StepsIn: _steps_in,
    events.Defends: _defends,
    events.Hits: _hits,
    events.Misses: _unit(" is missed."),
    events.Coin: _coin,
    events.Loses: lambda fact: (CardRef(fact.kind, fact.card), f" loses {fact.n} HP."),
    events.Heals: lambda fact: (CardRef(fact.kind, fact.card), f" heals {fact.n} HP."),
    events.Ails: lambda fact: (CardRef(fact.kind, fact.card), f" gets {ailment(fact.ailment)}."),
    events.Immune: lambda fact: (CardRef(fact.kind, fact.card), f" is immune to {ailment(fact.ailment)}."),
    events.Cures: _unit(" is cured."),
    events.Ranks: lambda fact: (CardRef(fact.kind, fact.card), f" moves to {RANKS[fact.rank]}."),
    events.Struck: _struck,
    events.Boosts: _boosts,
    events.Strengthens: _strengthens,
    events.Guards: _guards,
    events.Again: _unit(" may attack again."),
    events.Withdraws: _unit(" leaves the attempt."),
    events.Forbids: lambda fact: (f"This attempt: no {fact.what.title()} by Characters.",),
    events.Falls: _falls,
    events.Grace: _unit(" is spared and stays at 1 HP."),
    events.Dies: _unit(" is defeated."),
    events.Wakes: _unit(" wakes up."),
    events.Revives: lambda fact: (CardRef(fact.kind, fact.card), f" is back with {fact.hp} HP."),
    events.Finds: _kind("finds"),
    events.Salvages: _salvages,
    events.Equips: _card("takes up", " without paying."),
    events.Breaks: _breaks,
    events.Looks: lambda fact: (SeatRef(fact.seat), f" looks at {some(fact.count, 'card')} of the deck."),
    events.Sees: lambda fact: ("On top: ", *cards(fact.kinds), "."),
    events.GoesHome: _goes_home,
    events.Succeeds: _succeeds,
    events.Fails: _kind("fails at"),
    events.PaysMissions: cards_line("pays for a new deck with"),
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
