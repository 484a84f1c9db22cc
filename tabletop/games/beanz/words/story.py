"""The log: what a seat may hear of an event, in words; and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.definition import CardRef, Line, Outcome, SeatRef
from tabletop.core.events import Fact
from tabletop.core.lines import cards
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules import events as say
from tabletop.games.beanz.rules.cards import BEAN, BLITZ, COSMOS_CARD, SHARPSHOOT, SNEAK, TYPE
from tabletop.games.beanz.rules.queries import HIT
from tabletop.games.beanz.rules.table import Beanz
from tabletop.games.beanz.rules.values import BLOWOUT, FAILS, LABELS, TOPPLES
from tabletop.games.beanz.words.common import SIDES, galaxy_of_half, place


def narrate(_view: ViewOf[Beanz], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves and turns of cards need none, what happened is said."""
    if event[0] != "say":
        return ()
    fact = event[2]
    return _fight(fact) if isinstance(fact, say.Fight) else (WORDS[type(fact)](fact),)


# -- facts of one shape ------------------------------------------------------------------------------------------------
def _seat(*after: str) -> Callable[[Any], Line]:
    return lambda fact: (SeatRef(fact.seat), *after)


def _card(*after: str) -> Callable[[Any], Line]:
    return lambda fact: (CardRef(fact.kind, fact.card), *after)


def _with_card(verb: str, end: str = ".") -> Callable[[Any], Line]:
    """Ann takes the Lion."""
    return lambda fact: (SeatRef(fact.seat), f" {verb} ", *cards((fact.kind,)), end)


def _with_cards(verb: str, end: str = ".") -> Callable[[Any], Line]:
    return lambda fact: (SeatRef(fact.seat), f" {verb} ", *cards(fact.kinds), end)


# -- facts with more to tell -------------------------------------------------------------------------------------------
def _guess(fact: say.Guess) -> Line:
    guessed, hidden = SIDES[fact.guessed], SIDES[fact.hidden]
    return (SeatRef(fact.seat), f" guesses {guessed}; the bean was in the {hidden} hand.")


def _turn(fact: say.Turn) -> Line:
    return (f"Turn {fact.number}: ", SeatRef(fact.seat), ".")


def _plays(fact: say.Plays) -> Line:
    line: Line = (SeatRef(fact.seat), " plays ", CardRef(fact.kind, fact.card))
    if TYPE[fact.kind] in {BEAN, COSMOS_CARD}:
        line += (f" to {place(fact.zone)}",)
    return (*line, " for free." if fact.free else ".")


def _stands(fact: say.Stands) -> Line:
    return (SeatRef(fact.seat), " stands ", CardRef(fact.kind, fact.card), " up.")


def _spins(fact: say.Spins) -> Line:
    return (SeatRef(fact.seat), " spins ", CardRef(fact.kind, fact.card), ".")


def _cancels(fact: say.Cancels) -> Line:
    return (CardRef(fact.kind), " cancels ", CardRef(fact.other), ".")


def _shot(fact: say.Shot) -> Line:
    end = "the bean falls!" if fact.outcome == HIT else "missed."
    return (SeatRef(fact.seat), f" flicks in {galaxy_of_half(fact.seat, fact.half)}: {end}")


def _declines(fact: say.Declines) -> Line:
    return (SeatRef(fact.seat), f" misses on purpose in {galaxy_of_half(fact.seat, fact.half)}.")


def _captures(fact: say.Captures) -> Line:
    where = galaxy_of_half(fact.seat, fact.half)
    return (SeatRef(fact.seat), f" captures 1 in {where}; {fact.left} left there.")


def _shot_off(fact: say.ShotOff) -> Line:
    return (SeatRef(fact.seat), " hits." if fact.outcome == HIT else " misses.")


def _attacks(fact: say.Attacks) -> Line:
    sharp = fact.mode & SHARPSHOOT
    how = "a Bean Blitz" if len(fact.kinds) > 1 else "a Sharpshoot" if sharp else "a Bean Attack"
    sneaky = ", sneaking" if fact.mode & SNEAK else ""
    return (SeatRef(fact.seat), f" makes {how} with ", *cards(fact.kinds), f"{sneaky}.")


def _target(fact: say.Target) -> Line:
    return ("The target is ", CardRef(fact.kind, fact.card), ".")


RESULTS = {FAILS: "nothing happens", TOPPLES: "Sidewayz", BLOWOUT: "a Bean Blowout"}


def _fight(fact: say.Fight) -> tuple[Line, Line]:
    """The sums, and what follows (MB-79 to MB-82)."""
    gains, losses = _sum(fact.attack), _sum(fact.defence)
    twice = f" times {1 << fact.doubles}" if fact.doubles else ""
    result = RESULTS.get(fact.result, "off the mat")
    return (
        (f"{gains}{twice} = {fact.total}, against {losses} = {fact.against}.",),
        (f"{fact.total} against {fact.against}: ", CardRef(fact.target), f", {result}."),
    )


def _sum(summands: tuple[say.Summand, ...]) -> str:
    return " + ".join(f"{summand.amount} {LABELS[summand.label]}" for summand in summands)


def _domino(fact: say.Domino) -> Line:
    end = " is knocked off." if fact.off else " falls over."
    return (f"Domino, {fact.push} against {fact.resist}: ", CardRef(fact.kind, fact.card), end)


def _domino_stops(fact: say.DominoStops) -> Line:
    return (f"Domino, {fact.push} against {fact.resist}: ", CardRef(fact.kind, fact.card), " stands firm.")


def _moves(fact: say.Moves) -> Line:
    return (CardRef(fact.kind, fact.card), f" moves to {place(fact.zone)}.")


def _swaps(fact: say.Swaps) -> Line:
    return (CardRef(fact.kind, fact.card), " and ", CardRef(fact.other_kind, fact.other), " change places.")


def _studies(fact: say.Studies) -> Line:
    where = galaxy_of_half(fact.seat, fact.half)
    return (SeatRef(fact.seat), f" studies a loot card of {where}: ", *cards((fact.kind,)), ".")


def _gains(fact: say.Gains) -> Line:
    return (SeatRef(fact.seat), f" gains {fact.amount} action points.")


def _drains(fact: say.Drains) -> Line:
    return (SeatRef(1 - fact.seat), f"'s next turn starts with {fact.all_in_all} fewer points.")


def _cheaper(fact: say.Cheaper) -> Line:
    what = "spin power" if fact.spin else "Bean"
    return (SeatRef(fact.seat), f"'s next {what} costs {fact.amount} less.")


def _lucky(fact: say.Lucky) -> Line:
    return (SeatRef(fact.seat), f" has {fact.count} more at the next Shoot for Loot.")


def _boosts(fact: say.Boosts) -> Line:
    return (SeatRef(fact.seat), f"'s next Bean Attack gets +{fact.amount}.")


MODE_WORDS = {SHARPSHOOT: "a Sharpshoot", BLITZ: "a Bean Blitz", SNEAK: "a Sneak"}


def _mode(fact: say.Mode) -> Line:
    return (SeatRef(fact.seat), f"'s next Bean Attack is {MODE_WORDS[fact.mode]}.")


def _over(fact: say.Over) -> Line:
    return ("It is a draw.",) if len(fact.winners) > 1 else (SeatRef(fact.winners[0]), " wins the game.")


WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    say.Mulligan: _with_cards("has no Bean, shows ", " and draws a new hand."),
    say.Begins: _seat(" begins."),
    say.Guess: _guess,
    say.Turn: _turn,
    say.Buys: _seat(" buys a card."),
    say.Draws: _with_cards("draws"),
    say.DeckOut: _seat(" has drawn the last card of the deck."),
    say.Concedes: _seat(" concedes."),
    say.Plays: _plays,
    say.Stands: _stands,
    say.Spins: _spins,
    say.Cancels: _cancels,
    say.Shot: _shot,
    say.Declines: _declines,
    say.Captures: _captures,
    say.ShotOff: _shot_off,
    say.Attacks: _attacks,
    say.Target: _target,
    say.Domino: _domino,
    say.DominoStops: _domino_stops,
    say.FallsToo: _card(" ends up Sidewayz."),
    say.Returns: _with_card("takes back"),
    say.Knockdown: _card(" is knocked down."),
    say.KnockOff: _card(" is knocked off the mat."),
    say.TurnOver: _card(" is turned Bottomz-up."),
    say.Stand: _card(" is turned Headz-up."),
    say.Bounce: _card(" goes back to the hand."),
    say.ClearCosmos: _card(" is discarded."),
    say.Moves: _moves,
    say.Swaps: _swaps,
    say.Peeks: _with_cards("looks at the other hand:"),
    say.Digs: _with_cards("looks at the top of the deck:"),
    say.Takes: _with_card("takes"),
    say.Studies: _studies,
    say.Recovers: _with_card("takes", " from the discard pile."),
    say.Recycles: _with_cards("shuffles", " into the deck."),
    say.Discards: _with_card("discards"),
    say.Gains: _gains,
    say.Drains: _drains,
    say.Cheaper: _cheaper,
    say.Lucky: _lucky,
    say.Boosts: _boosts,
    say.Doubles: _seat("'s next Bean Attack counts double."),
    say.Mode: _mode,
    say.Over: _over,
}

ENDINGS = {
    "loot_cleared": "All Space Loot of one place is captured.",
    "deck_out": "A deck has run out; the captured Space Loot decides.",
    "turn_cap": "The last turn is played; the captured Space Loot decides.",
    "concede": "The other player has given up.",
}


def outcome(table: Any) -> Outcome | None:
    """None while the game goes on. Equal on Space Loot is a draw: both share."""
    return Outcome(table.winners, table.ending, ENDINGS[table.ending]) if table.ending else None
