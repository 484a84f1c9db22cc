"""Small parts of sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import reduce
from importlib.resources import files
from typing import Any

from msgspec import Struct

from tabletop.core.ask import UNKNOWN
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.operations import Row
from tabletop.core.toml_loader import read_toml
from tabletop.core.view import ViewOf
from tabletop.games.rpgget.rules.cards import (
    AILMENTS,
    ANNOUNCED,
    ATTEMPT_END,
    CARDS,
    DECLARED_ATTACK,
    DECLARED_CARD,
    ENEMIES_SET,
    EVENT,
    PRINTED,
    TURN_START,
    TYPE,
    full_name,
    term_name,
)
from tabletop.games.rpgget.rules.damage import Terms
from tabletop.games.rpgget.rules.table import ANNOUNCING, MISSION, SETTING, START_OF_TURN, RpgGet
from tabletop.games.rpgget.texts import all_of, line, tr

RANKS = (tr("rank-middle"), tr("rank-front"), tr("rank-back"))
STEPS = (
    tr("step-opening"),
    tr("step-start"),
    tr("step-redraw"),
    tr("step-play"),
    tr("step-status"),
    tr("step-mission"),
    tr("step-announcement"),
    tr("step-party"),
    tr("step-enemy"),
    tr("step-set"),
    tr("step-party-attack"),
    tr("step-enemy-attack"),
    tr("step-enemy-status"),
    tr("step-resolution"),
    tr("step-reconcile"),
)
AILMENT_NAMES = {
    "poison": tr("ailment-poison"),
    "paralysis": tr("ailment-paralysis"),
    "stun": tr("ailment-stun"),
    "block": tr("ailment-block"),
    "confusion": tr("ailment-confusion"),
    "sleep": tr("ailment-sleep"),
}
TYPE_NAMES = {
    "character": tr("type-character"),
    "enemy": tr("type-enemy"),
    "event": tr("type-event"),
    "mission": tr("type-mission"),
    "reward": tr("type-reward"),
    "roadblock": tr("type-roadblock"),
}
NOBODY = CardRef(-1)  # no card, where a message may name one


def title(kind: int) -> str:
    """The name of a kind, "a card" for one that is not seen."""
    return full_name(kind) if kind != UNKNOWN else tr("unseen-card")


def named(kinds: Sequence[int]) -> list[CardRef] | Line:
    """The cards of these kinds, one after the other; only how many where they are not seen."""
    if not kinds or UNKNOWN in kinds:
        return line("unseen-cards", count=len(kinds))
    return [CardRef(kind) for kind in kinds]


def counted(kinds: Sequence[int]) -> Line:
    """The cards of these kinds, equal ones together: "3 x Crylhound and Looper"."""
    if UNKNOWN in kinds:
        return line("unseen-cards", count=len(kinds))
    return listed([_times(kinds.count(kind), kind) for kind in dict.fromkeys(kinds)])


def _times(count: int, kind: int) -> Line:
    return line("several-cards", count=count, kind=CardRef(kind)) if count > 1 else (CardRef(kind),)


def listed(items: Sequence[Line]) -> Line:
    """Parts of a line that are named together: "A, B and C"."""
    out: Line = items[0] if items else ()
    for n, item in enumerate(items[1:], 2):
        out = line("list-last" if n == len(items) else "list-more", before=out, item=item)
    return out


def printed(block: int) -> str:
    """The name of a printed action."""
    return PRINTED[block].name


def called_alike(kind: int, block: int) -> bool:
    """Many Rewards are called like their only action: then its name is not said again."""
    return title(kind).startswith(printed(block))


def shielding(block: int) -> str:
    """What a printed Defence comes to."""
    return all_of(map(_shield, PRINTED[block].rows))


def _shield(row: Row) -> str:
    if row["op"] == "coin":
        return tr("shield-coin", shield=all_of(map(_shield, row["heads"])))
    if row["op"] == "reduce":
        return tr("shield-reduce", n=row["n"])
    if row["op"] == "counter":
        return tr("shield-counter", n=row["n"])
    if row["op"] == "status":
        return tr("shield-status", name=AILMENT_NAMES[row["name"]])
    return tr(SHIELDS[row["op"]])


SHIELDS = {
    "halve": "shield-halve",
    "evade": "shield-evade",
}  # what an operation of a Defence comes to, where it has no number


def still(n: int) -> str:
    """How many monsters stand."""
    return tr("still-stand", n=n)


def standing(awake: int, there: int) -> str:
    """The same, beside those that are asleep."""
    if awake == there:
        return still(there)
    return tr("still-stand-awake", n=awake, asleep=there - awake) if awake else tr("all-asleep")


def force(star: bool, x: int, y: int) -> str:
    """X(Y) as it is printed."""
    return f"{'*' if star else x}({y})"


def all_force(block: int, targets: int, known: Terms) -> Line:
    """Its X(Y) in words that need no rulebook: a star is a 0 that nothing changes; with what is `known` to be added, and what a
    kill pays.
    """
    said = PRINTED[block]
    if said.star:
        return line("force-none")
    total = max(0, said.x + known.boost + known.rank + sum(known.more))
    return line("force", total=total, targets=targets, terms=_sum(said.x, known), paid=_paid(said.rows))


def _paid(printed: Sequence[Row]) -> Line:
    """What a kill pays, and what it costs the owner of whom it hits."""
    killing = [row["then"] for row in printed if row["op"] == "if" and "killed" in row["test"]]
    rows = [row for then in killing for row in then if row["op"] == "counters"]
    paid = [line("force-paid" if row["n"] > 0 else "force-robbed", n=abs(row["n"])) for row in rows]
    return tuple([part for words in paid for part in words])


def _sum(x: int, known: Terms) -> Line:
    """How the damage of an Attack comes to what it is, where anything is added to it."""
    added = [*_term("force-boosted" if known.boost > 0 else "force-weakened", known.boost)]
    added += _term("force-rank", known.rank)
    for n, kind in zip(known.more, known.sources, strict=True):
        added += _term("force-card", n, kind)
    return line("force-terms", x=x, terms=tuple(added)) if added else ()


def _term(key: str, n: int, kind: int = UNKNOWN) -> Line:
    """What is added to a damage or taken off it; nothing of a 0."""
    return line(key, sign="+" if n > 0 else "-", n=abs(n), kind=CardRef(kind)) if n else ()


def force_words(block: int) -> str:
    """The X(Y) of a printed Attack."""
    said = PRINTED[block]
    return force(said.star, said.x, said.y)


def attack_words(block: int) -> str:
    """The name of a printed Attack with its X(Y)."""
    return f"{printed(block)} {force_words(block)}"


def action_name(what: str) -> str:
    """Of what is forbidden: Support, or the actions that have a keyword."""
    return tr("action-support") if what == "support" else term_name(what)


def ailment(bit: int) -> str:
    return AILMENT_NAMES[AILMENTS[bit.bit_length() - 1]]


def all_ailments(bits: int) -> str:
    """Say "Stun and Block"."""
    return all_of(AILMENT_NAMES[name] for n, name in enumerate(AILMENTS) if bits >> n & 1)


def card_line(key: str) -> Callable[[Any], Line]:
    """What a seat does with one card that everybody sees."""
    return lambda fact: line(key, seat=SeatRef(fact.seat), kind=CardRef(fact.kind, fact.card))


def kind_line(key: str) -> Callable[[Any], Line]:
    return lambda fact: line(key, seat=SeatRef(fact.seat), kind=CardRef(fact.kind))


def kinds_line(key: str) -> Callable[[Any], Line]:
    return lambda fact: line(key, seat=SeatRef(fact.seat), kinds=named(fact.kinds))


def seat_line(key: str) -> Callable[[Any], Line]:
    return lambda fact: line(key, seat=SeatRef(fact.seat))


def unit_line(key: str) -> Callable[[Any], Line]:
    """What has become of a unit."""
    return lambda fact: line(key, kind=CardRef(fact.kind, fact.card))


# What a window is about: the moments at which cards out of hands are played, in words that need no rulebook (RG-170).

MOMENTS = {START_OF_TURN: TURN_START, ANNOUNCING: ANNOUNCED, SETTING: ENEMIES_SET}  # by step


def occasion(view: ViewOf[RpgGet]) -> Line:
    """What happens just now, by what lies open: everybody hears the same."""
    s = view.table
    if s.declared:
        return said(view, DECLARED_CARD, s.owner[s.declared[-1]], s.declared[-1])
    if s.strike:
        return said(view, DECLARED_ATTACK, s.strike.seat)
    return said(view, MOMENTS.get(s.step, ATTEMPT_END), s.turn)


def quiet(s: RpgGet) -> bool:
    """Nothing has been done that could be answered: a fight is about to begin, or an attempt is over."""
    return not s.declared and not s.strike and s.step not in {START_OF_TURN, ANNOUNCING}


def said(view: ViewOf[RpgGet], moment: int, subject: int, about: int = -1) -> Line:
    """The half of a sentence. subject: the seat whose moment it is; about: a declared card, -1 for none."""
    s = view.table
    if about >= 0:
        return line("occasion-plays", seat=SeatRef(subject), kind=CardRef(s.kind[about], about))
    if moment == DECLARED_ATTACK and s.strike:
        return line("occasion-attacks", kind=CardRef(s.kind[s.strike.actor], s.strike.actor))
    if moment == TURN_START:
        return line("occasion-own-turn") if subject == view.seat else line("occasion-turn", seat=SeatRef(subject))
    if moment == ANNOUNCED and s.zones[MISSION]:
        mission = s.zones[MISSION][-1]
        return line("occasion-attempts", seat=SeatRef(subject), kind=CardRef(s.kind[mission], mission))
    return line("occasion-fight") if moment == ENEMIES_SET else line("occasion-over")


# The texts of the cards in the words of a sentence: they are printed in short hand, and speak to whoever plays them.

FILE = "shorthand.toml"


class Wording(Struct, forbid_unknown_fields=True, frozen=True):
    pattern: str
    said: str


class Shorthand(Struct, forbid_unknown_fields=True, frozen=True):
    """What the file says; `moments`: by the name that the card file has for them."""

    choose: str
    attempter_gains: str
    gains: str
    moments: dict[str, str]
    spoken: tuple[Wording, ...]
    of_others: tuple[Wording, ...]


SHORTHAND = read_toml(files("tabletop.games.rpgget.words").joinpath(FILE).read_bytes(), Shorthand, FILE)


def block_words(kind: int, block: int) -> str:
    """What a printed action does, as the text of its card says it."""
    return spoken(CARDS[kind].text.partition(f" {PRINTED[block].name}")[2].partition(": ")[2].partition(". ")[0])


def event_words(kind: int) -> str:
    """What an Event does, behind the moment at which it may be played."""
    return spoken(CARDS[kind].text.partition(": ")[2])


def played_words(kind: int) -> str:
    """What an Event or a Roadblock does, which has no moment."""
    return event_words(kind) if TYPE[kind] == EVENT else _lower(spoken(CARDS[kind].text))


def branch_of(kind: int, n: int) -> str:
    """The n-th branch of a card that lets choose, as its text words it: behind "choose:", between the strokes."""
    parts = CARDS[kind].text.partition(SHORTHAND.choose)[2].partition(". ")[0].rstrip(".").split(" / ")
    return parts[n] if n < len(parts) else tr("branch-number", n=n + 1)


def moment_of(kind: int, when: str) -> tuple[str, str]:
    """When something happens by itself, and what: the sentence of the text that is about this moment."""
    parts = CARDS[kind].text.rstrip(".").split(". ")
    said = next((part for part in parts if SHORTHAND.moments[when] in part.lower()), parts[-1])
    moment, _, what = spoken(said).partition(": ")
    return of_others(_lower(moment)), what


def spoken(text: str) -> str:
    text = _reworded(text, SHORTHAND.spoken)
    before, choice, branches = text.partition(SHORTHAND.choose)
    if choice:
        first, *others = branches.split(" / ")
        either = reduce(lambda found, other: tr("branch-or", before=found, branch=other), others, first)
        text = tr("branch-either", before=before, branches=either)
    return text.rstrip(".")


def of_others(text: str) -> str:
    """The text speaks to whoever plays it."""
    return _reworded(text, SHORTHAND.of_others)


def gaining(text: str, seat: int, attempter: int) -> Line:
    """A text of a seat with the names of those who gain by it."""
    text, found, end = of_others(text), [], 0
    for gain in re.finditer(f"(?:{SHORTHAND.attempter_gains})|(?:{SHORTHAND.gains})", text):
        who, what = (attempter, gain[1]) if gain[1] else (seat, gain[2])
        found += [text[end : gain.start()], *line("gains", seat=SeatRef(who), what=what)]
        end = gain.end()
    return tuple([part for part in (*found, text[end:]) if part != ""])


def _reworded(text: str, wordings: tuple[Wording, ...]) -> str:
    return reduce(lambda said, wording: re.sub(wording.pattern, wording.said, said), wordings, text)


def _lower(text: str) -> str:
    return f"{text[:1].lower()}{text[1:]}"
