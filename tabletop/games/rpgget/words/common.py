"""Small parts of sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from tabletop.core.ask import UNKNOWN
from tabletop.core.messages import CardRef, Line, SeatRef, cards
from tabletop.core.operations import Row
from tabletop.games.rpgget.rules.cards import AILMENTS, CARDS, EVENT, PRINTED, TYPE, full_name
from tabletop.games.rpgget.rules.damage import Terms

RANKS = ("Middle", "Front", "Back")
STEPS = (
    "Opening",
    "Start of the turn",
    "Redraw",
    "Play",
    "Status",
    "Mission",
    "Announcement",
    "Party step",
    "Enemy step",
    "Enemies set",
    "Party Attack",
    "Enemy Attack",
    "Enemy Status",
    "Resolution",
    "Reconcile",
)


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return full_name(kind) if kind != UNKNOWN else "a card"


def some(n: int, word: str) -> str:
    """Say "1 counter" or "3 counters"."""
    return f"{n} {word}{'' if n == 1 else 's'}"


def counted(kinds: Sequence[int]) -> Line:
    """The cards of these kinds, equal ones together: "3 x Crylhound and Looper"."""
    if UNKNOWN in kinds:
        return cards(kinds)
    parts = [(f"{kinds.count(kind)} x " * (kinds.count(kind) > 1), CardRef(kind)) for kind in dict.fromkeys(kinds)]
    joints = [", "] * (len(parts) - 2) + [" and "] * (len(parts) > 1) + [""]
    return tuple([part for said, joint in zip(parts, joints, strict=True) for part in (*said, joint) if part != ""])


def printed(block: int) -> str:
    """The name of a printed action."""
    return PRINTED[block].name


SHIELDS = {  # what an operation of a Defence comes to
    "reduce": "takes {n} less",
    "halve": "takes half, rounded up",
    "evade": "is not hit",
    "counter": "the attacker loses {n} HP",
    "status": "the attacker gets {name}",
}


def shielding(block: int) -> str:
    """What a printed Defence comes to."""
    return " and ".join(map(_shield, PRINTED[block].rows))


def _shield(row: Row) -> str:
    if row["op"] == "coin":
        return f"{' and '.join(map(_shield, row['heads']))} on heads"
    return SHIELDS[row["op"]].format(n=row.get("n"), name=str(row.get("name")).title())


def deed(kind: int, block: int) -> str:
    """What a printed action does, as the text of its card says it."""
    return spoken(CARDS[kind].text.partition(f" {printed(block)}")[2].partition(": ")[2].partition(". ")[0])


def event_deed(kind: int) -> str:
    """What an Event does, behind the moment at which it may be played."""
    return spoken(CARDS[kind].text.partition(": ")[2])


def played_deed(kind: int) -> str:
    """What an Event or a Roadblock does, which has no moment."""
    return event_deed(kind) if TYPE[kind] == EVENT else _lower(spoken(CARDS[kind].text))


def branch_of(kind: int, n: int) -> str:
    """The n-th branch of a card that lets choose, as its text words it: behind "choose:", between the strokes."""
    parts = CARDS[kind].text.partition("choose: ")[2].partition(". ")[0].rstrip(".").split(" / ")
    return parts[n] if n < len(parts) else f"option {n + 1}"


SPOKEN = {  # the short hand of the cards, and what is said of it
    "Rank Change: ": "",  # whoever moves is seen
    "flip: heads, ": "on heads, ",
    "Flip: heads, ": "on heads, ",
    "Aim 1 enemy: ": "for one monster, ",
    "Aim up to 3 enemies: ": "for up to 3 monsters, ",
    "enemies": "monsters",
    "an enemy": "a monster",
    "enemy": "monster",
    "(_) _(+1)": " and +1 target",
    "(_)": "",
}


RECRUIT = re.compile(r"Recruit( twice)?: ([^.;]+)")  # RG-64


def spoken(text: str) -> str:
    text = RECRUIT.sub(r"search the deck\1 for a fitting \2", text)
    for short, words in SPOKEN.items():
        text = text.replace(short, words)
    before, choice, both = text.partition("choose: ")
    return (f"{before}either {both.replace(' / ', ', or ')}" if choice else text).rstrip(".")


def of_others(text: str) -> str:
    """The text speaks to whoever plays it."""
    return re.sub(r"\byour\b", "the", text)


def gaining(text: str, seat: int, attempter: int) -> Line:
    """A text of a seat with the names of those who gain by it."""
    parts = re.split(r"\b(the attempter gains|gain)(?= \d)", of_others(text))
    who = {"the attempter gains": attempter, "gain": seat}
    named = [(SeatRef(who[part]), " gains") if part in who else (part,) for part in parts if part]
    return tuple([part for pair in named for part in pair])


def still(n: int) -> str:
    """How many monsters stand."""
    return f"{some(n, 'monster')} still stand{'s' * (n == 1)}"


def standing(awake: int, there: int) -> str:
    """The same, beside those that are asleep."""
    if awake == there:
        return still(there)
    return f"{still(awake)}, {there - awake} asleep" if awake else "all monsters are asleep"


def _lower(text: str) -> str:
    return f"{text[:1].lower()}{text[1:]}"


def force(star: bool, x: int, y: int) -> str:
    """X(Y) as it is printed."""
    return f"{'*' if star else x}({y})"


def all_force(block: int, targets: int, known: Terms) -> Line:
    """Its X(Y) in words that need no rulebook: a star is a 0 that nothing changes; with what is `known` to be added, and what a
    kill pays.
    """
    said = PRINTED[block]
    killing = [row["then"] for row in said.rows if row["op"] == "if" and "killed" in row["test"]]
    paid = [f", {some(row['n'], 'counter')} for a kill" for then in killing for row in then if row["op"] == "counters"]
    if said.star:
        return ("no damage, only its effect",)
    total = max(0, said.x + known.boost + known.rank + sum(known.more))
    return f"{total} damage{' each' * (targets > 1)}", *_sum(said.x, known), *paid


def _sum(x: int, known: Terms) -> Line:
    """How the damage of an Attack comes to what it is, where anything is added to it."""
    boosted = " by a boost" if known.boost > 0 else " for being weakened"
    by: list[tuple[int, Line]] = [(known.boost, (boosted,)), (known.rank, (" from Back",))]
    by += [(n, (" by ", CardRef(kind))) for n, kind in zip(known.more, known.sources, strict=True)]
    added = [(f" {'+' if n > 0 else '-'} {abs(n)}", *words) for n, words in by if n]
    return (f" ({x}", *[part for term in added for part in term], ")") if added else ()


def attack_words(block: int) -> str:
    """The name of a printed Attack with its X(Y)."""
    said = PRINTED[block]
    return f"{said.name} {force(said.star, said.x, said.y)}"


def ailment(bit: int) -> str:
    return AILMENTS[bit.bit_length() - 1].title()


def all_ailments(bits: int) -> str:
    """Say "Stun and Block"."""
    return " and ".join(name.title() for n, name in enumerate(AILMENTS) if bits >> n & 1)


def card_line(verb: str, end: str = ".") -> Callable[[Any], Line]:
    """What a seat does with one card that everybody sees, and its `end`."""
    return lambda fact: (SeatRef(fact.seat), f" {verb} ", CardRef(fact.kind, fact.card), end)


def kind_line(verb: str, end: str = ".") -> Callable[[Any], Line]:
    return lambda fact: (SeatRef(fact.seat), f" {verb} ", CardRef(fact.kind), end)


def unit_line(*after: str) -> Callable[[Any], Line]:
    """What has become of a unit."""
    return lambda fact: (CardRef(fact.kind, fact.card), *after)
