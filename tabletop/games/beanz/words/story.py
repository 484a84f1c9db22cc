"""The log: what a seat may hear of an event, in words; and how the game ended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.core.definition import Outcome
from tabletop.core.events import Fact
from tabletop.core.messages import CardRef, Line, SeatRef, cards, cards_line, seat_line
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules import events
from tabletop.games.beanz.rules.cards import BEAN, BLITZ, CARDS, COSMOS_CARD, SHARPSHOOT, SNEAK, TYPE
from tabletop.games.beanz.rules.options import by_lot
from tabletop.games.beanz.rules.queries import HIT
from tabletop.games.beanz.rules.table import LOOT, Beanz
from tabletop.games.beanz.rules.values import BLOWOUT, FAILS, KNOCKS_OFF, LABELS, TOPPLES
from tabletop.games.beanz.words.common import SIDES, galaxy_at, galaxy_of_half, place


def narrate(view: ViewOf[Beanz], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves and turns of cards need none, what happened is said; nor does
    a shot by lot, which the die has told.
    """
    if event[0] != "say":
        return ()
    fact = event[2]
    if isinstance(fact, events.Buys):  # what is bought is told
        return ()
    if isinstance(fact, events.Shot | events.ShotOff) and by_lot(view.table.house)[0]:
        return ()
    return _fight(fact) if isinstance(fact, events.Fight) else (WORDS[type(fact)](fact),)


def _owned(owner: int, kind: int, card: int) -> Line:
    """A card by whose it is: two of one name may lie on the mats."""
    return SeatRef(owner), "'s ", CardRef(kind, card)


def _card(after: str) -> Callable[[Any], Line]:
    """Words for a fact about a card."""
    return lambda fact: (*_owned(fact.owner, fact.kind, fact.card), after)


def _guess(fact: events.Guess) -> Line:
    looks = f" looks into the {SIDES[fact.guessed]} hand"
    if fact.guessed == fact.hidden:
        return (SeatRef(fact.seat), f"{looks} and finds the bean.")
    return (SeatRef(fact.seat), f"{looks}, but the bean is in the {SIDES[fact.hidden]} one.")


def _draws(fact: events.Draws) -> Line:
    return (SeatRef(fact.seat), " buys " if fact.bought else " draws ", *cards(fact.kinds), ".")


def _turn(fact: events.Turn) -> Line:
    return (f"Turn {fact.number}: ", SeatRef(fact.seat), ".")


def _ends_turn(fact: events.EndsTurn) -> Line:
    left = f" with {_points(fact.points)} left" if fact.points else ""
    return (SeatRef(fact.seat), f" ends the turn{left}.")


def _plays(fact: events.Plays) -> Line:
    line: Line = (SeatRef(fact.seat), " answers with " if fact.answer else " plays ", CardRef(fact.kind, fact.card))
    if TYPE[fact.kind] in {BEAN, COSMOS_CARD}:
        line += (f" in {galaxy_at(fact.zone)}",)
    if fact.over >= 0:
        line += (", under ", CardRef(fact.over))
    return (*line, " for free." if fact.free else ".")


def _stands(fact: events.Stands) -> Line:
    return (SeatRef(fact.seat), " stands ", CardRef(fact.kind, fact.card), " up.")


def _spins(fact: events.Spins) -> Line:
    return (SeatRef(fact.seat), " spins ", CardRef(fact.kind, fact.card), ".")


CANCELLED = ("", "the attack of ", "the spin power of ")  # by what of a card it is


def _cancels(fact: events.Cancels) -> Line:
    what = f" cancels {CANCELLED[fact.what]}"
    return (CardRef(fact.kind), what, SeatRef(fact.whose), "'s ", CardRef(fact.other, fact.card), ".")


def _throws(fact: events.Throws) -> Line:
    verdict = "a hit!" if fact.outcome == HIT else f"a miss. It takes {fact.least} or more."
    how = f", throw {fact.attempt} of {fact.attempts}" if fact.attempts > 1 else " with the die"
    return (SeatRef(fact.seat), f" shoots in {place(fact.zone)}{how}: a {fact.die}, {verdict}")


def _shot(fact: events.Shot) -> Line:
    end = "the bean falls!" if fact.outcome == HIT else "missed."
    return (SeatRef(fact.seat), f" flicks in {galaxy_of_half(fact.seat, fact.half)}: {end}")


def _declines(fact: events.Declines) -> Line:
    return (SeatRef(fact.seat), f" misses on purpose in {galaxy_of_half(fact.seat, fact.half)}.")


def _captures(fact: events.Captures) -> Line:
    where = galaxy_of_half(fact.seat, fact.half)
    if not fact.left:
        return (SeatRef(fact.seat), f" captures the last Space Loot in {where}.")
    more = f"{fact.left} more there win{'s' if fact.left == 1 else ''}"
    return (SeatRef(fact.seat), f" captures 1 Space Loot in {where}; {more}.")


def _spent(fact: events.Spent) -> Line:
    """One hit is all that they are good for (MB-101)."""
    where = galaxy_of_half(fact.seat, fact.half)
    return (SeatRef(fact.seat), f"'s Beans in {where} are spent: ", *cards(fact.kinds), ".")


def _spins_back(fact: events.SpinsBack) -> Line:
    back = " spin back." if len(fact.kinds) > 1 else " spins back."
    return (SeatRef(fact.seat), "'s ", *cards(fact.kinds), back)


SUCCESS = "If it succeeds, "  # so begins in a card's text what it does after a success


def _succeeds(fact: events.Succeeds) -> Line:
    what = CARDS[fact.kind].text.partition(SUCCESS)[2].rstrip(".")
    return (*_owned(fact.owner, fact.kind, fact.card), f" succeeds: “{what[:1].upper()}{what[1:]}”.")


def _braces(fact: events.Braces) -> Line:
    return (*_owned(fact.owner, fact.kind, fact.card), f" gets +{fact.amount} defence.")


def _falls_too(fact: events.FallsToo) -> Line:
    return (CardRef(fact.by), " makes ", *_owned(fact.owner, fact.kind, fact.card), " go Sidewayz, too.")


def _shot_off(fact: events.ShotOff) -> Line:
    return (SeatRef(fact.seat), " hits." if fact.outcome == HIT else " misses.")


def _attacks(fact: events.Attacks) -> Line:
    sharp = fact.mode & SHARPSHOOT
    how = "a Bean Blitz" if len(fact.kinds) > 1 else "a Sharpshoot" if sharp else "a Bean Attack"
    sneaky = ", sneaking" if fact.mode & SNEAK else ""
    here = len(fact.kinds) == 1 and not sharp  # a Blitz may come from several, a Sharpshoot goes to any
    where = f" in {galaxy_at(fact.zone)}" if here else ""
    return (SeatRef(fact.seat), f" makes {how} with ", *cards(fact.kinds), f"{where}{sneaky}.")


def _target(fact: events.Target) -> Line:
    if fact.only:
        return (*_owned(fact.seat, fact.kind, fact.card), f" is the only target in {galaxy_at(fact.zone)}.")
    how = " defends and chooses" if fact.by == fact.seat else " chooses"
    return (SeatRef(fact.by), f"{how} the target: ", CardRef(fact.kind, fact.card), f" in {galaxy_at(fact.zone)}.")


RESULTS = {
    FAILS: "stands firm",
    TOPPLES: "goes Sidewayz",
    KNOCKS_OFF: "was Sidewayz and is off the mat",
    BLOWOUT: "suffers a Bean Blowout and is off the mat",
}


def _fight(fact: events.Fight) -> tuple[Line, Line]:
    """The sums, and what follows (MB-79 to MB-82)."""
    gains, losses = _sum(fact.attack), _sum(fact.defence)
    twice = f" times {1 << fact.doubles}" if fact.doubles else ""
    result, enough = RESULTS[fact.result], " is enough" * (fact.total == fact.against and fact.result != FAILS)
    return (
        (f"{gains}{twice} = {fact.total}, against {losses} = {fact.against}.",),
        (f"{fact.total} against {fact.against}{enough}: ", *_owned(fact.owner, fact.target, fact.card), f" {result}."),
    )


def _sum(summands: tuple[events.Summand, ...]) -> str:
    return " + ".join(f"{summand.amount} {LABELS[summand.label]}" for summand in summands)


def _domino(fact: events.Domino) -> Line:
    end = " is knocked off." if fact.off else " falls over."
    return (f"Domino, {fact.push} against {fact.resist}: ", *_owned(fact.owner, fact.kind, fact.card), end)


def _domino_stops(fact: events.DominoStops) -> Line:
    bean = _owned(fact.owner, fact.kind, fact.card)
    return (f"Domino, {fact.push} against {fact.resist}: ", *bean, " stands firm.")


def _moves(fact: events.Moves) -> Line:
    return (*_owned(fact.owner, fact.kind, fact.card), f" moves to another place, in {place(fact.zone)}.")


def _swaps(fact: events.Swaps) -> Line:
    one, other = _owned(fact.owner, fact.kind, fact.card), _owned(fact.other_owner, fact.other_kind, fact.other)
    return (*one, " and ", *other, " change places.")


def _studies(fact: events.Studies) -> Line:
    where = galaxy_of_half(fact.seat, fact.half)
    return (SeatRef(fact.seat), f" studies a loot card of {where}: ", *cards((fact.kind,)), ".")


def _points(count: int, which: str = "") -> str:
    return f"{count} {which}point{'' if count == 1 else 's'}"


def _gains(fact: events.Gains) -> Line:
    return (SeatRef(fact.seat), f" gains {_points(fact.amount, 'action ')}.")


def _drains(fact: events.Drains) -> Line:
    return (SeatRef(1 - fact.seat), f"'s next turn starts with {_points(fact.all_in_all)} less.")


def _cheaper(fact: events.Cheaper) -> Line:
    what = "spin power" if fact.spin else "Bean"
    return (SeatRef(fact.seat), f"'s next {what} costs {fact.amount} less.")


def _lucky(fact: events.Lucky) -> Line:
    tries = "1 more try" if fact.count == 1 else f"{fact.count} more tries"
    return (SeatRef(fact.seat), f" has {tries} at the next Shoot for Loot.")


def _boosts(fact: events.Boosts) -> Line:
    return (SeatRef(fact.seat), f"'s next Bean Attack gets +{fact.amount}.")


MODE_WORDS = {SHARPSHOOT: "a Sharpshoot", BLITZ: "a Bean Blitz", SNEAK: "a Sneak"}


def _mode(fact: events.Mode) -> Line:
    return (SeatRef(fact.seat), f"'s next Bean Attack is {MODE_WORDS[fact.mode]}.")


def _over(fact: events.Over) -> Line:
    return ("It is a draw.",) if len(fact.winners) > 1 else (SeatRef(fact.winners[0]), " wins the game.")


WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    events.Mulligan: cards_line("has no Bean, shows ", " and draws a new hand."),
    events.Begins: seat_line(" begins."),
    events.Guess: _guess,
    events.Turn: _turn,
    events.EndsTurn: _ends_turn,
    events.SpinsBack: _spins_back,
    events.Buys: seat_line(" buys a card."),
    events.Draws: _draws,
    events.DeckOut: seat_line(" has drawn the last card of the deck."),
    events.Concedes: seat_line(" concedes."),
    events.Plays: _plays,
    events.Stands: _stands,
    events.Spins: _spins,
    events.Cancels: _cancels,
    events.Throws: _throws,
    events.Shot: _shot,
    events.Declines: _declines,
    events.Captures: _captures,
    events.Spent: _spent,
    events.Comeback: lambda fact: (
        *_owned(fact.seat, fact.kind, fact.card),
        " comes back to the hand by its own power.",
    ),
    events.ShotOff: _shot_off,
    events.Attacks: _attacks,
    events.Target: _target,
    events.Domino: _domino,
    events.DominoStops: _domino_stops,
    events.Succeeds: _succeeds,
    events.Braces: _braces,
    events.FallsToo: _falls_too,
    events.Returns: cards_line("takes back"),
    events.Knockdown: _card(" is knocked down."),
    events.KnockOff: _card(" is knocked off the mat."),
    events.TurnOver: _card(" is turned Bottomz-up."),
    events.Stand: _card(" is turned Headz-up."),
    events.Bounce: _card(" goes back to the hand."),
    events.ClearCosmos: _card(" is discarded."),
    events.Moves: _moves,
    events.Swaps: _swaps,
    events.Peeks: cards_line("looks at the other hand:"),
    events.Digs: cards_line("looks at the top of the deck:"),
    events.Takes: cards_line("takes"),
    events.Studies: _studies,
    events.Recovers: cards_line("takes", " from the discard pile."),
    events.Recycles: cards_line("shuffles", " into the deck."),
    events.Discards: cards_line("discards"),
    events.Gains: _gains,
    events.Drains: _drains,
    events.Cheaper: _cheaper,
    events.Lucky: _lucky,
    events.Boosts: _boosts,
    events.Doubles: seat_line("'s next Bean Attack counts double."),
    events.Mode: _mode,
    events.Over: _over,
}

ENDINGS = {
    "loot_cleared": "The last Space Loot in {where} is captured.",
    "deck_out": "A deck has run out; the captured Space Loot decides.",
    "turn_cap": "The last turn is played; the captured Space Loot decides.",
    "concede": "The other player has given up.",
}


def outcome(table: Any) -> Outcome | None:
    """None while the game goes on. Equal on Space Loot is a draw: both share."""
    if not table.ending:
        return None
    text = ENDINGS[table.ending]
    return Outcome(table.winners, table.ending, _cleared(table, text) if table.ending == "loot_cleared" else text)


def _cleared(table: Any, text: str) -> str:
    """With the place that is empty (MB-105)."""
    seat = table.winners[0]
    half = next(half for half in range(3) if not table.zones[LOOT + 3 * seat + half])
    return text.format(where=galaxy_of_half(seat, half))
