"""A small and nasty game on the kernel's public words: everything a kernel can get wrong happens in it within a few turns.

Each of 3 or 4 seats holds a secret hand, a chest (another back: a heart and two papers) and a vault that nobody sees, which
holds gems only. A turn is a draw and up to three cards. Every card opens a window for reactions. Who loses the heart is out.
"""

# ruff: noqa: ARG001 - queries, scripts and effects are called with the same arguments, wanted or not
from __future__ import annotations

from functools import cache
from typing import Any

from tabletop.core.ask import AGAIN, NOBODY, PASS, UNKNOWN, WORLD, Option
from tabletop.core.definition import (
    Act,
    CardFace,
    CardRef,
    Definition,
    HouseRule,
    Line,
    Outcome,
    Prompt,
    SeatRef,
)
from tabletop.core.layout import ALL_EYES, Layout, Zone
from tabletop.core.rules import Rules
from tabletop.core.table import Event, Table
from tabletop.core.view import View

KNIFE, SHIELD, SPY, SWAP, SIFT, VOTE, GRAB, COIN, ECHO, HEART, PAPER, RUBY, OPAL = range(13)
NAMES = ["Knife", "Shield", "Spy", "Swap", "Sift", "Vote", "Grab", "Coin", "Echo", "Heart", "Paper", "Ruby", "Opal"]
AIMED, PLAIN_MISSIONS, REACTIONS = (KNIFE, SPY, SWAP), (SIFT, VOTE, GRAB, COIN), (SHIELD, ECHO)
DECK = bytes([KNIFE] * 6 + [SHIELD, SPY, SWAP, SIFT, VOTE, GRAB, COIN, ECHO] * 3)
GEMS, CHEST_CARDS = bytes([RUBY, OPAL] * 2), bytes([HEART, PAPER, PAPER])
PLAY, REACT, GIVE, KEEP, REST, CHOOSE, SNATCH, LAND, CALL = range(9)
PILE, DISCARD, MIDDLE, BOX = range(4)
HAND, CHEST, VAULT = range(3)

rules = Rules("minigame")


def place(seat: int, group: int) -> int:
    return 4 + 3 * seat + group


@cache
def layout(seats: int) -> Layout:
    zones = [Zone("pile", None, "none", True), Zone("discard", None, "all", True), Zone("middle", None, "all", True)]
    zones.append(Zone("box", None, "none"))
    for seat in range(seats):
        zones += [Zone("hand", seat, "owner"), Zone("chest", seat, "owner"), Zone("vault", seat, "none")]
    return Layout(
        seats,
        zones,
        digests={"hand": lambda kind, ids: tuple([c for c in ids if kind[c] in REACTIONS])},
        fits={"vault": [kind in (RUBY, OPAL) for kind in range(len(NAMES))]},
    )


class MiniTable(Table):
    PLAIN = (*Table.PLAIN, "played", "winners", "ending", "papers")
    LISTS = (*Table.LISTS, "marks")
    played: int
    winners: tuple[int, ...]
    ending: str
    papers: int
    marks: list[tuple[int, ...]]  # per seat: (votes got, times spied upon)


def new(seats: int, seed: int, options: dict[str, str]) -> MiniTable:
    gems, chests = bytes(list(GEMS) * 2)[:seats], CHEST_CARDS * seats
    owner = bytes(len(DECK) + seats) + bytes([1]) * len(chests)
    s = MiniTable(layout(seats), DECK + gems + chests, BOX, seed, owner)
    s.played, s.winners, s.ending, s.papers = 0, (), "", int(options["papers"] == "fatal")
    s.marks = [(0, 0)] * seats
    first = len(DECK)
    for card in range(first):
        s.move(card, PILE)
    for n, group, each in ((seats, VAULT, 1), (len(chests), CHEST, 3)):
        s.kind[first : first + n] = bytes(sorted(s.kind[first : first + n], key=lambda _: s.rand(1 << 30)))
        for i in range(n):
            s.move(first + i, place(i // each, group))
        first += n
    s.shuffle(PILE)
    for seat in range(seats):
        draw(s, seat, int(options["hand"]))
    return s


# -- verbs ------------------------------------------------------------------------------------------------------------
@rules.verb
def draw(s: MiniTable, seat: int, n: int) -> int:
    cards = s.zones[PILE][-n:] if n else ()
    for card in cards[::-1]:
        s.move(card, place(seat, HAND))
    return len(cards)


@rules.verb
def begin_turn(s: MiniTable) -> int:
    """The next seat, or NOBODY when the pile is empty and the richest hands have won."""
    if not s.zones[PILE]:
        order = s.order()
        most = max(len(s.zones[place(x, HAND)]) for x in order)
        s.winners, s.ending = tuple(x for x in order if len(s.zones[place(x, HAND)]) == most), "rich"
        return NOBODY
    seat = s.turn
    while True:
        seat = (seat + 1) % s.seats
        if s.alive[seat]:
            s.turn, s.played = seat, 0
            return seat


@rules.verb
def lay(s: MiniTable, card: int, counts: int) -> int:
    s.played += counts
    s.move(card, MIDDLE)
    return s.kind[card]


@rules.verb
def put_away(s: MiniTable, card: int) -> None:
    if s.at[card] == MIDDLE:
        s.move(card, DISCARD)


@rules.verb
def sweep(s: MiniTable) -> None:
    for card in s.zones[MIDDLE]:
        s.move(card, DISCARD)


@rules.verb
def strike(s: MiniTable, seat: int) -> None:
    """A random card of hand and chest is discarded; the heart (or, by a house rule, a paper) is fatal."""
    if not s.alive[seat]:
        return
    cards = s.zones[place(seat, HAND)] + s.zones[place(seat, CHEST)]
    card = cards[s.rand(len(cards))] if cards else -1
    if card < 0:
        return
    s.move(card, DISCARD)
    if s.kind[card] == HEART or (s.papers and s.kind[card] == PAPER):
        s.alive = tuple(alive and x != seat for x, alive in enumerate(s.alive))
        for group in (HAND, CHEST, VAULT):
            for other in s.zones[place(seat, group)]:
                s.move(other, DISCARD)
        s.say("fallen", seat)


@rules.verb
def hurt(s: MiniTable) -> int:
    """0: play goes on; 1: the turn is over; 2: the game is."""
    if sum(s.alive) == 1:
        s.winners, s.ending = (s.alive.index(True),), "last"
        return 2
    return int(not s.alive[s.turn])


@rules.verb
def spy(s: MiniTable, seat: int, other: int) -> None:
    s.look(seat, s.zones[place(other, HAND)])
    s.marks[other] = (s.marks[other][0], s.marks[other][1] + 1)


@rules.verb
def lose_track(s: MiniTable, seat: int) -> None:
    """Before a card leaves a hand face down third seats lose track of it; before it is chosen, since ids change."""
    s.conceal(place(seat, HAND), 1 << seat)


@rules.verb
def hand_over(s: MiniTable, card: int, to: int) -> None:
    s.move(card, place(to, HAND))


@rules.verb
def top(s: MiniTable, seat: int, n: int) -> tuple[int, ...]:
    cards = s.zones[PILE][-n:]
    s.look(seat, cards)
    return cards


@rules.verb
def keep(s: MiniTable, seat: int, card: int) -> None:
    s.move(card, place(seat, HAND))


@rules.verb
def put_rest(s: MiniTable, cards: tuple[int, ...], zone: int) -> None:
    """The rest goes on the discard pile, or back into a shuffled pile."""
    if zone == PILE:
        s.shuffle(PILE)
    else:
        for card in cards:
            s.move(card, zone)


@rules.verb
def vote(s: MiniTable, seats: tuple[int, ...]) -> None:
    for seat in seats:
        s.marks[seat] = (s.marks[seat][0] + 1, s.marks[seat][1])


@rules.verb
def open_vault(s: MiniTable, seat: int) -> None:
    for card in s.zones[place(seat, VAULT)]:
        s.move(card, place(seat, HAND))


@rules.verb
def name(s: MiniTable, seat: int, kind: int) -> int:
    """Named right: the card on top of the pile is shown to all. The answer is public, so the journal may hold it."""
    card = s.zones[PILE][-1] if s.zones[PILE] else -1
    right = int(card >= 0 and s.kind[card] == kind)
    s.say("named", seat, kind, right)
    if right:
        s.show(ALL_EYES, (card,))
    return right


# -- queries ----------------------------------------------------------------------------------------------------------
def rivals(s: MiniTable, seat: int) -> list[int]:
    return [x for x in s.order() if x != seat]


@rules.query
def act(s: MiniTable, seat: int) -> list[Option]:
    found = [PASS]
    if s.played < 3:
        for card in s.zones[place(seat, HAND)]:
            kind = s.kind[card]
            if kind in AIMED:
                found += [(PLAY, card, x) for x in rivals(s, seat)]
            elif kind in PLAIN_MISSIONS:
                found.append((PLAY, card, seat))
    return found


@rules.reason_for("act")
def why_not(s: MiniTable, seat: int) -> dict[int, tuple[str, str, str]]:
    why = {}
    for card in s.zones[place(seat, HAND)]:
        if s.kind[card] in REACTIONS:
            why[card] = ("reaction_only", f"{NAMES[s.kind[card]]} answers a card that was played.", "MG-2")
        elif s.played >= 3:
            why[card] = ("three_played", "You have played three cards.", "MG-1")
    return why


@rules.query
def reactions(s: MiniTable, seat: int, about: int) -> list[Option]:
    return [PASS] + [(REACT, card, about) for card in s.digest(place(seat, HAND))]


@rules.first_for("reactions")
def first_reaction(s: MiniTable, seats: tuple[int, ...], about: int) -> tuple[int, list[Option]] | None:
    for i, seat in enumerate(seats):
        if s.digest(place(seat, HAND)):
            return i, reactions(s, seat, about)
    return None


@rules.query
def gift(s: MiniTable, seat: int) -> list[Option]:
    return [(GIVE, card, -1) for card in s.zones[place(seat, HAND)]] or [PASS]


@rules.query
def choose_seat(s: MiniTable, seat: int) -> list[Option]:
    return [(CHOOSE, -1, x) for x in rivals(s, seat)]


@rules.query
def keep_one(s: MiniTable, seat: int, cards: tuple[int, ...]) -> list[Option]:
    return [(KEEP, card, -1) for card in cards] or [PASS]


@rules.query
def rest(s: MiniTable, seat: int) -> list[Option]:
    return [(REST, -1, PILE), (REST, -1, DISCARD)]


@rules.query
def snatch(s: MiniTable, seat: int) -> list[Option]:
    """Only counts decide, so that the racers tell nothing."""
    card = s.zones[DISCARD][-1] if s.zones[DISCARD] else -1
    return [PASS, (SNATCH, card, -1)] if card >= 0 and len(s.zones[place(seat, HAND)]) < 6 else [PASS]


@rules.query
def coin(s: MiniTable, seat: int) -> list[Option]:
    return [(LAND, -1, 0), (LAND, -1, 1)]


@rules.query
def call_kind(s: MiniTable, seat: int) -> list[Option]:
    return [(CALL, -1, kind) for kind in range(HEART)]


# -- scripts ----------------------------------------------------------------------------------------------------------
@rules.script
def game(t: Any, seat: int) -> Any:
    who = t.begin_turn()
    if who == NOBODY:
        return None
    yield t.call("turn", who)
    return AGAIN


@rules.script
def turn(t: Any, seat: int) -> Any:
    t.draw(seat, 1)
    yield t.call("acts", seat)


@rules.script
def acts(t: Any, seat: int) -> Any:
    """MG-1: up to three cards."""
    option = yield t.ask(seat, "act")
    if option == PASS:
        return None
    yield t.call("play", seat, option[1], option[2], 1)
    return AGAIN


@rules.script
def play(t: Any, seat: int, card: int, aim: int, counts: int) -> Any:
    """Lay a card, let everybody react (last in, first out), then do what it says; answers what it says to a card below."""
    kind = t.lay(card, counts)
    stopped = 0
    while took := (yield t.offer(None, "reactions", card)):
        who, (_, reply, about) = took
        stopped = yield t.call("play", who, reply, about, 0)
    word = 0
    if not stopped:
        word = yield t.call("effect", seat, kind, aim)
    t.put_away(card)
    end = t.hurt()
    if end:
        t.sweep()
        yield t.cut(*(("turn",) if end == 1 else ()))
    return word


@rules.script
def effect(t: Any, seat: int, kind: int, aim: int) -> Any:
    return (yield from EFFECTS[kind](t, seat, aim))


def knife(t: Any, seat: int, aim: int) -> Any:
    t.strike(aim)
    yield from ()


def shield(t: Any, seat: int, aim: int) -> Any:
    yield from ()
    return 1


def spying(t: Any, seat: int, aim: int) -> Any:
    t.spy(seat, aim)
    yield from ()


def swap(t: Any, seat: int, aim: int) -> Any:
    """Both give a card; somebody without cards gives nothing."""
    for a, b in ((seat, aim), (aim, seat)):
        t.lose_track(a)
        option = yield t.ask(a, "gift")
        if option != PASS:
            t.hand_over(option[1], b)


def sift(t: Any, seat: int, aim: int) -> Any:
    """Look at three, keep one, shuffle the rest back or discard it."""
    cards = t.top(seat, 3)
    option = yield t.ask(seat, "keep_one", cards)
    if option != PASS:
        t.keep(seat, option[1])
        where = yield t.ask(seat, "rest")
        t.put_rest(tuple(c for c in cards if c != option[1]), where[2])


def voting(t: Any, seat: int, aim: int) -> Any:
    """Everybody chooses at once; whoever has the most votes (the lowest seat of several) is hit."""
    ballots = yield t.all(None, "choose_seat")
    votes = [x for _, _, x in ballots]
    t.vote(tuple(votes))
    if votes:
        t.strike(min(set(votes), key=lambda x: (-votes.count(x), x)))


def grab(t: Any, seat: int, aim: int) -> Any:
    who, option = yield t.race(None, "snatch", limit=3000)
    if option:
        t.keep(who, option[1])


def toss(t: Any, seat: int, aim: int) -> Any:
    """The world tosses: heads open the vault, tails end the turn."""
    landed = yield t.ask(WORLD, "coin")
    if landed[2]:
        t.open_vault(seat)
        return
    t.sweep()
    yield t.cut("turn")


def echo(t: Any, seat: int, aim: int) -> Any:
    """Name a kind; right: strike a seat of your choice, as a frame of its own."""
    called = yield t.ask(seat, "call_kind")
    if t.name(seat, called[2]):
        whom = yield t.ask(seat, "choose_seat")
        yield t.call("effect", seat, KNIFE, whom[2])


EFFECTS = (knife, shield, spying, swap, sift, voting, grab, toss, echo)


# -- words ------------------------------------------------------------------------------------------------------------
ACTS = (
    Act("play", "seat", "Play"),
    Act("react", "card", "React"),
    Act("give", "none", "Give"),
    Act("keep", "none", "Keep"),
    Act("rest", "zone", "Put the rest"),
    Act("choose", "seat", "Choose"),
    Act("snatch", "none", "Snatch"),
    Act("land", "none", "Lands"),
    Act("call", "kind", "Name"),
)
WHY = {
    "act": "It is your turn.",
    "reactions": "A card was played.",
    "gift": "A swap.",
    "choose_seat": "Somebody is to be hit.",
    "keep_one": "You look at the pile.",
    "rest": "You have kept one.",
    "snatch": "A card lies about.",
    "coin": "A coin is in the air.",
    "call_kind": "An echo.",
}


def named(view: View, card: int) -> str:
    kind = view.table.kind[card] if card >= 0 else UNKNOWN
    return "a card" if kind == UNKNOWN else NAMES[kind]


def label(view: View, option: Option) -> str:
    if option == PASS:
        return "Pass"
    act, card, spot = option
    words = [ACTS[act].label]
    if card >= 0:
        words.append(named(view, card))
    words += {
        "seat": [f"at seat {spot}"],
        "card": [f"to {named(view, spot)}"],
        "zone": [f"on zone {spot}"],
        "kind": [NAMES[spot % len(NAMES)]],
        "none": ["heads" if spot else "tails"] if act == LAND else [],
    }[ACTS[act].spot]
    return " ".join(words)


def prompt(view: View) -> Prompt:
    if not view.query:
        return Prompt(("The game is over.",), "Nobody is asked.", "MG-3")
    return Prompt((WHY[view.query],), "The rules ask.", "MG-1")


def narrate(view: View, event: Event) -> tuple[Line, ...]:
    if event[0] == "move" and event[4] != UNKNOWN:
        return ((CardRef(event[4], event[1]), " moves."),)
    if event[0] == "say" and event[1] == "fallen":
        return ((SeatRef(event[2][0]), " falls."),)
    return ()


def outcome(s: MiniTable) -> Outcome | None:
    return Outcome(s.winners, s.ending, f"The game ended: {s.ending}.") if s.winners else None


HOUSE_RULES = (
    HouseRule("hand", "Cards dealt", {"2": "two", "3": "three"}, "MG-4", "How many cards each seat is dealt."),
    HouseRule("papers", "Papers", {"safe": "safe", "fatal": "fatal"}, "MG-5", "What happens to who loses a paper."),
    HouseRule("pace", "Pace", {"slow": "slow", "fast": "fast"}, "MG-6", "How long windows stay open.", "table"),
)
DEFINITION = Definition(
    id="minigame",
    name="Minigame",
    tagline="Nothing lasts.",
    players=(3, 4),
    rules=rules,
    root="game",
    table=MiniTable,
    layout=layout,
    new=new,
    acts=ACTS,
    cards=tuple(CardFace(n.lower(), n, "card", (f"{n}.",), "", "common", 3, "mini", n.lower()) for n in NAMES),
    house_rules=HOUSE_RULES,
    outcome=outcome,
    scores=lambda s: tuple(len(s.zones[place(x, HAND)]) for x in range(s.seats)),
    score_name="cards",
    prompt=prompt,
    label=label,
    narrate=narrate,
)
