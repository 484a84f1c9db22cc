"""The log: what a seat may hear of an event, in words; and how the game ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabletop.core.definition import CardRef, Line, Outcome, SeatRef
from tabletop.core.lines import cards, cards_line, seat_line
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.beanz.rules.cards import BEAN, BLITZ, COSMOS_CARD, SHARPSHOOT, SNEAK, TYPE
from tabletop.games.beanz.rules.queries import HIT
from tabletop.games.beanz.rules.table import Beanz
from tabletop.games.beanz.rules.values import BLOWOUT, FAILS, LABELS, TOPPLES
from tabletop.games.beanz.words.common import SIDES, galaxy_of_half, place


def narrate(_view: ViewOf[Beanz], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves and turns of cards need none, what happened is said."""
    if event[0] == "say" and event[1] in WORDS:
        return (WORDS[event[1]](*event[2]),)
    if event[0] == "say" and event[1] == "fight":
        return tuple(_fight(*event[2]))
    return ()


def _plays(seat: int, kind: int, card: int, zone: int, free: int) -> Line:
    line: Line = (SeatRef(seat), " plays ", CardRef(kind, card))
    if TYPE[kind] in {BEAN, COSMOS_CARD}:
        line += (f" to {place(zone)}",)
    return (*line, " for free." if free else ".")


def _attacks(seat: int, mode: int, *kinds: int) -> Line:
    how = "a Bean Blitz" if len(kinds) > 1 else "a Sharpshoot" if mode & SHARPSHOOT else "a Bean Attack"
    sneaky = ", sneaking" if mode & SNEAK else ""
    return (SeatRef(seat), f" makes {how} with ", *cards(kinds), f"{sneaky}.")


MODE_WORDS = {SHARPSHOOT: "a Sharpshoot", BLITZ: "a Bean Blitz", SNEAK: "a Sneak"}
RESULTS = {FAILS: "nothing happens", TOPPLES: "Sidewayz", BLOWOUT: "a Bean Blowout"}


def _terms(terms: tuple[int, ...]) -> str:
    rows = [terms[i : i + 3] for i in range(0, len(terms), 3)]
    return " + ".join(f"{amount} {LABELS[label]}" for label, amount, _ in rows)


def _fight(target: int, result: int, total: int, against: int, doubles: int, n: int, *terms: int) -> Iterator[Line]:
    """Two lines: the sums, and what follows (MB-79 to MB-82)."""
    gains, losses = _terms(terms[: 3 * n]), _terms(terms[3 * n :])
    twice = f" times {1 << doubles}" if doubles else ""
    yield (f"{gains}{twice} = {total}, against {losses} = {against}.",)
    yield (f"{total} against {against}: ", CardRef(target), f", {RESULTS.get(result, 'off the mat')}.")


def _over(*winners: int) -> Line:
    return ("It is a draw.",) if len(winners) > 1 else (SeatRef(winners[0]), " wins the game.")


def _card(*after: str) -> Callable[..., Line]:
    return lambda card, kind, *_: (CardRef(kind, card), *after)


def _shot(seat: int, half: int, outcome: int) -> Line:
    end = "the bean falls!" if outcome == HIT else "missed."
    return (SeatRef(seat), f" flicks in {galaxy_of_half(seat, half)}: {end}")


def _domino(card: int, kind: int, push: int, resist: int, off: int) -> Line:
    return (f"Domino, {push} against {resist}: ", CardRef(kind, card), " is knocked off." if off else " falls over.")


WORDS: dict[str, Callable[..., Line]] = {
    "mulligan": cards_line("has no Bean, shows ", " and draws a new hand."),
    "begins": seat_line(" begins."),
    "guess": lambda guesser, _who, hidden, guessed: (
        SeatRef(guesser),
        f" guesses {SIDES[guessed]}; the bean was in the {SIDES[hidden]} hand.",
    ),
    "turn": lambda seat, number: (f"Turn {number}: ", SeatRef(seat), "."),
    "buys": seat_line(" buys a card."),
    "draws": lambda seat, *kinds: (SeatRef(seat), " draws ", *cards(kinds), "."),
    "deck_out": seat_line(" has drawn the last card of the deck."),
    "concedes": seat_line(" concedes."),
    "stands": lambda seat, card, kind: (SeatRef(seat), " stands ", CardRef(kind, card), " up."),
    "shot": _shot,
    "declines": lambda seat, half: (SeatRef(seat), f" misses on purpose in {galaxy_of_half(seat, half)}."),
    "captures": lambda seat, half, left: (
        SeatRef(seat),
        f" captures 1 in {galaxy_of_half(seat, half)}; {left} left there.",
    ),
    "shot_off": lambda seat, outcome: (SeatRef(seat), " hits." if outcome == HIT else " misses."),
    "plays": _plays,
    "spins": lambda seat, card, kind: (SeatRef(seat), " spins ", CardRef(kind, card), "."),
    "attacks": _attacks,
    "target": lambda _seat, card, kind: ("The target is ", CardRef(kind, card), "."),
    "returns": cards_line("takes back"),
    "falls_too": _card(" ends up Sidewayz."),
    "domino": _domino,
    "domino_stops": lambda card, kind, push, resist: (
        f"Domino, {push} against {resist}: ",
        CardRef(kind, card),
        " stands firm.",
    ),
    "cancels": lambda _seat, kind, other: (CardRef(kind), " cancels ", CardRef(other), "."),
    "gains": lambda seat, amount: (SeatRef(seat), f" gains {amount} action points."),
    "drains": lambda seat, _amount, all_in_all: (
        SeatRef(1 - seat),
        f"'s next turn starts with {all_in_all} fewer points.",
    ),
    "cheaper": lambda seat, amount, spin: (
        SeatRef(seat),
        f"'s next {'spin power' if spin else 'Bean'} costs {amount} less.",
    ),
    "lucky": lambda seat, count: (SeatRef(seat), f" has {count} more at the next Shoot for Loot."),
    "boosts": lambda seat, amount: (SeatRef(seat), f"'s next Bean Attack gets +{amount}."),
    "doubles": seat_line("'s next Bean Attack counts double."),
    "mode": lambda seat, mode: (SeatRef(seat), f"'s next Bean Attack is {MODE_WORDS[mode]}."),
    "peeks": lambda seat, *kinds: (SeatRef(seat), " looks at the other hand: ", *cards(kinds), "."),
    "digs": cards_line("looks at the top of the deck:"),
    "takes": cards_line("takes"),
    "studies": lambda seat, half, *kinds: (
        SeatRef(seat),
        f" studies a loot card of {galaxy_of_half(seat, half)}: ",
        *cards(kinds),
        ".",
    ),
    "recovers": cards_line("takes", " from the discard pile."),
    "recycles": cards_line("shuffles", " into the deck."),
    "discards": cards_line("discards"),
    "knockdown": _card(" is knocked down."),
    "knock_off": _card(" is knocked off the mat."),
    "turn_over": _card(" is turned Bottomz-up."),
    "stand": _card(" is turned Headz-up."),
    "bounce": _card(" goes back to the hand."),
    "clear_cosmos": _card(" is discarded."),
    "moves": lambda card, kind, zone: (CardRef(kind, card), f" moves to {place(zone)}."),
    "swaps": lambda a, kind_a, b, kind_b: (CardRef(kind_a, a), " and ", CardRef(kind_b, b), " change places."),
    "over": _over,
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
