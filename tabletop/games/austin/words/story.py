"""The log: what a seat may hear of an event, in words; and how the game ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.definition import Outcome
from tabletop.core.events import Fact
from tabletop.core.messages import CardRef, Line, SeatRef, cards, cards_line, seat_line, seats
from tabletop.core.table import Event
from tabletop.core.view import ViewOf
from tabletop.games.austin.rules import events
from tabletop.games.austin.rules.buzzer import CALL
from tabletop.games.austin.rules.cards import BONE, CARDS, SHAG, SIDE, TYPE
from tabletop.games.austin.rules.ops import PROGRAMS, TOUCHES
from tabletop.games.austin.rules.pack import Agent, Bone, Swinger
from tabletop.games.austin.rules.queries import SILENT_MS
from tabletop.games.austin.rules.table import (
    BONES,
    FORBID_ATTACK,
    FORBID_BONES,
    FORBID_HELP,
    UNTIL_ATTACK,
    UNTIL_MY_TURN,
    UNTIL_THEIR_TURN,
    UNTIL_TURN,
    Austin,
)
from tabletop.games.austin.words.card_text import action_text, said
from tabletop.games.austin.words.common import VIBES, named, some, worth
from tabletop.games.austin.words.wanted import wanted, why_not


def narrate(view: ViewOf[Austin], event: Event) -> tuple[Line, ...]:
    """Lines for the log from one event as `redact` left it; moves of cards need none, what happened is said."""
    if event[0] == "say":
        return ((*_cause(view, event[2]), *WORDS[type(event[2])](event[2])),)
    return ()


# -- what many facts have in common ------------------------------------------------------------------------------------
def _card(verb: str, end: str = ".") -> Callable[[Any], Line]:
    """What a seat does with one card that everybody sees, and its `end`."""
    return lambda fact: (SeatRef(fact.seat), f" {verb} ", CardRef(fact.kind, fact.card), end)


def _cause(view: ViewOf[Austin], fact: Fact) -> Line:
    """The card of a fight whose text it is."""
    card = getattr(fact, "cause", NOBODY)
    kind = view.table.kind[card] if card >= 0 else UNKNOWN
    return (CardRef(kind, card), ": ") if kind != UNKNOWN else ()


def _touched(verb: str, end: str = ".", which: str = "") -> Callable[[events.Touched], Line]:
    """Who does what to which card, whose it is, and the `end`."""

    def line(fact: events.Touched) -> Line:
        whose: Line = () if fact.by == fact.seat else (" of ", SeatRef(fact.seat))
        return SeatRef(fact.by), f" {verb} {which}", CardRef(fact.kind, fact.card), *whose, end

    return line


def _loses(end: str = ".", which: str = "") -> Callable[[events.Touched], Line]:
    """What is discarded: who has lost a card hears by whom."""

    def line(fact: events.Touched) -> Line:
        card = CardRef(fact.kind, fact.card)
        if fact.chance:
            return SeatRef(fact.seat), f" discards {which}", card, " at random."
        if fact.by in (fact.seat, NOBODY):
            return SeatRef(fact.seat), f" discards {which}", card, end
        if fact.picked:
            return SeatRef(fact.seat), f" chooses to discard {which}", card, end
        return SeatRef(fact.by), " has ", SeatRef(fact.seat), f" discard {which}", card, "."

    return line


def _mute(fact: events.Mute) -> Line:
    return (*_touched("silences", ": no vibes")(fact), *_muted_until(fact))


def _mute_all(fact: events.MuteAll) -> Line:
    """Many are counted: their names would leave no room for what becomes of them."""
    many: Line = (some(len(fact.kinds), "Agent"),) if len(fact.kinds) > NAMES else cards(fact.kinds)
    return (SeatRef(fact.by), " silences ", *many, *_of(fact), ": no vibes", *_muted_until(fact))


def _of(fact: events.MuteAll | events.BounceAll) -> Line:
    return () if fact.by == fact.seat else (" of ", SeatRef(fact.seat))


def _bounce_all(fact: events.BounceAll) -> Line:
    return SeatRef(fact.by), " sends ", *cards(fact.kinds), *_of(fact), " back to the hand."


def _discard_all(fact: events.DiscardAll) -> Line:
    """By which card: in a recap it is the only word of it."""
    what = "the whole hand" if fact.whole else some(len(fact.kinds), "card")
    begin: Line = (SeatRef(fact.by), " has ", SeatRef(fact.seat), f" discard {what} by ", CardRef(fact.kind, fact.card))
    return (*begin, ": ", *cards(fact.kinds), ".")


def _muted_until(fact: events.Mute | events.MuteAll) -> Line:
    if fact.until == UNTIL_MY_TURN:
        return (" until ", SeatRef(fact.by), "'s next turn.")
    return (f" {UNTIL[fact.until]}.",)


def _set_role(fact: events.SetRole) -> Line:
    return _touched("makes", f" {ROLE_WORDS[fact.role]} {UNTIL[fact.until]}.")(fact)


def _unscore(fact: events.Unscore) -> Line:
    """It goes to the hand of its owner or is discarded."""
    return (_touched("sends", " back to the hand.", SCORED) if fact.hand else _loses(which=SCORED))(fact)


def _naught(fact: events.Naught) -> Line:
    """Who has searched or could have taken a card hears whether there was one."""
    which = TOUCHES[fact.which]
    card: Line = (CardRef(fact.kind, fact.card), ": ")
    if fact.attack:
        return (*card, "its text counts only in an attack, and a slugfest is none.")
    if which.op in PILES:
        if fact.none and which.op != "search":
            return (*card, f"there is no {wanted(which)} in the discard pile.")
        verb, where = ("finds", "in the deck") if fact.none else ("takes", PILES[which.op])
        return (*card, SeatRef(fact.seat), f" {verb} no {wanted(which)} {where}.")
    if fact.none:
        return (*card, f"there is no {wanted(which)} {THERE[which.op]}.")
    return (*card, f"{NAUGHT[which.op]}.")


def _unmet(fact: events.Unmet) -> Line:
    found = PROGRAMS[fact.program][fact.place]
    assert found.cond is not None
    line: Line = (CardRef(fact.kind, fact.card), ": ", *why_not(found.cond, fact.seat))
    return (*line, f", so {COMES_TO.get(found.fn.__name__, 'nothing comes of it')}.")


# -- the turn ----------------------------------------------------------------------------------------------------------
def _plays(fact: events.Plays) -> Line:
    """A ship says its line: the first word of the next one will finish the sentence (AP-122)."""
    verb = " answers the ship with " if fact.answer else " plays "
    free = " without an action" if fact.free and not fact.answer else ""
    line: Line = (SeatRef(fact.seat), verb, CardRef(fact.kind, fact.card))
    printed = CARDS[fact.kind]
    if isinstance(printed, Agent) and printed.ship:
        return (*line, f"{free}: “{said(printed)}”")
    return (*line, f"{free}.")


def _swings(fact: events.Swings) -> Line:
    """In the words of the box: nobody has to find out which of the two it was, nor what it does."""
    printed = CARDS[fact.kind]
    box = (printed.text, printed.swing_text)[fact.box] if isinstance(printed, Swinger) else ""
    return SeatRef(fact.seat), " uses ", CardRef(fact.kind, fact.card), f": “{box}”"


def _acts(fact: events.Acts) -> Line:
    _, _, text = action_text(CARDS[fact.kind]).partition("Action: ")
    said = f": “{text[:1].upper()}{text[1:]}”" if text else "."
    return SeatRef(fact.seat), " uses the action of ", CardRef(fact.kind, fact.card), said


def _end_discards(fact: events.EndDiscards) -> Line:
    """It is no effect of the card that was played last."""
    how = " ends the turn: discards " if fact.own else " discards down to six: "
    return SeatRef(fact.seat), how, *cards(fact.kinds), "."


def _end_draws(fact: events.EndDraws) -> Line:
    return SeatRef(fact.seat), " draws up to six: ", *cards(fact.kinds), _short(fact)


def _draws(fact: events.Draws) -> Line:
    """Whoever may draw more than there are hears why."""
    if not fact.kinds:
        return SeatRef(fact.seat), " draws nothing: the deck is empty."
    return SeatRef(fact.seat), " draws ", *cards(fact.kinds), _short(fact)


def _refills(fact: events.Refills) -> Line:
    why = " to go on drawing" if fact.drawing else ""
    return SeatRef(fact.seat), f" shuffles {some(fact.count, 'discarded card')} into a new deck{why}."


def _digs(fact: events.Digs) -> Line:
    """Whoever may look at more than there are hears why."""
    if not fact.last:
        return SeatRef(fact.seat), " looks at the top of the deck: ", *cards(fact.kinds), "."
    if not fact.kinds:
        return SeatRef(fact.seat), " looks at nothing: the deck is empty."
    which = (
        f"all {some(len(fact.kinds), 'card')} that the deck has" if len(fact.kinds) > 1 else "the only card of the deck"
    )
    seen: Line = () if UNKNOWN in fact.kinds else (": ", *cards(fact.kinds))
    return SeatRef(fact.seat), f" looks at {which}", *seen, "."


def _short(fact: events.Draws | events.EndDraws) -> str:
    """The end of a sentence, with why there were no more."""
    return "." if len(fact.kinds) == fact.more else " and no more: the deck is empty."


# -- attacks and slugfests ---------------------------------------------------------------------------------------------
def _attacks(fact: events.Attacks) -> Line:
    verb = f" makes {'a Shag' if fact.attempt == SHAG else 'an Assassination'} attempt on "
    attacker, target = CardRef(fact.kind, fact.card), CardRef(fact.target_kind, fact.target)
    return SeatRef(fact.seat), ": ", attacker, verb, target, " of ", SeatRef(fact.foe), "."


def _lands(fact: events.Lands) -> Line:
    """The title is read aloud (AP-72)."""
    printed = CARDS[fact.kind]
    speaker = printed.speaker if isinstance(printed, Bone) else ""
    helped: Line = () if fact.helped in (fact.seat, NOBODY) else (" for ", SeatRef(fact.helped))
    return SeatRef(fact.seat), " throws", *helped, f", in the voice of {speaker}: ", CardRef(fact.kind, fact.card)


def _in_turn(fact: events.AsksHelp | events.LetsHelp) -> Line:
    """Where nobody races, all see who may throw when (AP-177)."""
    return (" All are asked clockwise from ", SeatRef(fact.first), " on.") if fact.first != NOBODY else ()


def _wins_fight(fact: events.WinsFight) -> Line:
    winner, loser = CardRef(fact.kind, fact.card), CardRef(fact.loser_kind, fact.loser)
    return winner, " beats ", loser, " for ", SeatRef(fact.seat), f": {WHY[fact.why]}."


def _slugfest(fact: events.Slugfest) -> Line:
    line: Line = (SeatRef(fact.seat), " starts a slugfest!")
    if not fact.without:
        return line
    have = "has" if len(fact.without) == 1 else "have"
    return (*line, " ", *seats(fact.without), f" {have} no Assassin to send in.")


def _wins_brawl(fact: events.WinsBrawl) -> Line:
    winner = CardRef(fact.kind, fact.card)
    return winner, " wins the slugfest for ", SeatRef(fact.seat), f": {WHY_BRAWL[fact.why]}."


def _loses_fight(fact: events.LosesFight) -> Line:
    """Several Bones are counted: they have been named when they landed, and who was beaten shall not be lost among them."""
    bones = [kind for kind in fact.kinds if TYPE[kind] == BONE]
    others = tuple(kind for kind in fact.kinds if TYPE[kind] != BONE)
    many = len(bones) > 1 and bool(others)
    gone: Line = (*cards(others), f" and {some(len(bones), 'Bone')}") if many else cards(fact.kinds)
    are = "is" if len(fact.kinds) == 1 else "are"
    what = " loses the slugfest: " if fact.slugfest else "'s side is beaten: "
    return SeatRef(fact.seat), what, *gone, f" {are} discarded."


def _scores(fact: events.Scores) -> Line:
    total = worth(fact.total, SIDE[fact.kind])
    return SeatRef(fact.seat), " scores ", CardRef(fact.kind, fact.card), f" and has {total}."


WHY = ("the last Bone was thrown for it", "no Bone was thrown against it", "the other one has left the table")
WHY_BRAWL = ("the last Bone was thrown for it", "all others are out", "nobody else has sent an Assassin")
INSTEAD = (
    "With one other player nobody races.",
    "Nobody races: all others draw straws.",
    "Nobody races: the target is picked.",
    "Nobody races: a lot finds the target.",
)


def _gesture(fact: events.Gesture) -> Line:
    return SeatRef(fact.seat), f" shows {('the peace sign', 'the pinky')[fact.side]}. {INSTEAD[fact.how]}"


def _instead(fact: events.Instead) -> Line:
    where = "shuffles it into the deck." if fact.deck else "takes it back to the hand."
    return SeatRef(fact.seat), "'s ", CardRef(fact.kind, fact.card), f" is not discarded: its own text {where}"


# -- Happenings --------------------------------------------------------------------------------------------------------
def _race(fact: events.Race) -> Line:
    line: Line = ("The gesture: ",)
    for n, (seat, ms) in enumerate(zip(fact.seats, fact.times, strict=True)):
        time = "not at all" if ms == SILENT_MS else f"{ms} ms"
        line += (", " if n else "", SeatRef(seat), f" {time}")
    return (*line, ".")


def _straw(fact: events.Straw) -> Line:
    choice = ", the only one that was left to take" if fact.last else ""
    return SeatRef(fact.seat), f" has straw {fact.number}{choice}: {'the short one' if fact.short else 'long'}."


def _straws(fact: events.Straws) -> Line:
    return SeatRef(fact.seats[fact.straws.index(fact.short)]), " is last: the short straw decides."


def _puts_back(fact: events.PutsBack) -> Line:
    """All see how many go where; which they are stays with whoever has looked (AP-152)."""
    if not fact.top:
        return SeatRef(fact.seat), f" puts {some(fact.under, 'card') if fact.under else 'the rest'} under the deck."
    under = f" and {fact.under} under it" if fact.under else ""
    return SeatRef(fact.seat), f" puts {some(fact.top, 'card')} back on top of the deck{under}."


# -- effects -----------------------------------------------------------------------------------------------------------
def _sees(fact: events.Sees) -> Line:
    return SeatRef(fact.other), " holds ", *cards(fact.kinds), "."


def _cheaper(fact: events.Cheaper) -> Line:
    things = "Frickin' Bones" if fact.what == BONES else "Swingers"
    return SeatRef(fact.seat), f"'s {things} need {some(fact.count, 'vibe')} fewer {UNTIL[fact.until]}."


def _forbids(fact: events.Forbids) -> Line:
    return SeatRef(fact.seat), f" may not {BANS[fact.what]} {UNTIL[fact.until]}."


def _over(fact: events.Over) -> Line:
    first, *others = fact.winners
    out: Line = (SeatRef(first),)
    for seat in others:
        out += (" and ", SeatRef(seat))
    return (*out, " win the game together." if others else " wins the game.")


def _deck(fact: events.Deck) -> Line:
    """Each card once, with how often it is in."""
    out: Line = (SeatRef(fact.seat), " plays with ")
    for n, (kind, count) in enumerate(Counter(fact.kinds).items()):
        out += (", " if n else "", f"{count} " if count > 1 else "", CardRef(kind))
    return (*out, ".")


NAMES = 3  # of cards that are named in one sentence where all of them lie on the table
BANS = {FORBID_HELP: "ask for help", FORBID_BONES: "throw Bones", FORBID_ATTACK: "attack"}
SCORED = "the scored card "
ROLE_WORDS = ("a Shagger", "an Assassin")
UNTIL = {
    UNTIL_ATTACK: "until the fight is over",
    UNTIL_TURN: "until the turn ends",
    UNTIL_MY_TURN: "until the next turn of whoever did it",
    UNTIL_THEIR_TURN: "until their next turn ends",
}
NAUGHT = {  # an operation has touched nothing
    "discard_hand": "no card is discarded from a hand",
    "bounce": "no Agent goes back to a hand",
    "discard_agent": "no Agent is discarded",
    "mute": "no Agent loses its vibes",
    "set_role": "no Agent changes trades",
    "trash_table": "no lasting Swinger is discarded",
    "unscore": "no scored card is taken away",
    "strip_bone": "no Bone is discarded",
    "redraw": "no card is exchanged",
    "play_free": "no Agent is played",
    "attack_now": "no attempt is made",
}
PILES = {  # from where an operation takes cards
    "search": "from the deck",
    "recover": "from the discard pile",
    "score_from": "from the discard pile to score it",
}
COMES_TO = {
    "draw": "no card is drawn",
    "extra_action": "there is no extra action",
}  # of an operation whose "if" does not hold
THERE = {  # there was nothing that an operation could have touched, as all can see
    "bounce": "to go back to a hand",
    "discard_agent": "to discard",
    "mute": "to lose its vibes",
    "set_role": "to change trades",
    "trash_table": "to discard",
    "unscore": "to take out of a score pile",
    "strip_bone": "to discard",
}
WORDS: dict[type[Fact], Callable[[Any], Line]] = {
    events.Deck: _deck,
    events.Begins: seat_line(" begins."),
    events.Mulligan: cards_line("has no Agent, shows", " and draws a new hand."),
    events.Turn: lambda fact: (f"Turn {fact.number}: ", SeatRef(fact.seat), "."),
    events.Plays: _plays,
    events.ShortTurn: lambda fact: (SeatRef(fact.seat), f" has only {some(fact.left, 'action')} this turn."),
    events.NoShip: lambda fact: (
        SeatRef(fact.seat),
        " plays no further ship." if fact.own else " does not answer the ship.",
    ),
    events.Swings: _swings,
    events.Acts: _acts,
    events.Attacks: _attacks,
    events.Lands: _lands,
    events.AsksHelp: lambda fact: (SeatRef(fact.seat), f": “{CALL}”", *_in_turn(fact)),
    events.LetsHelp: lambda fact: (SeatRef(fact.seat), " asks for help again.", *_in_turn(fact)),
    events.NoBone: seat_line(" throws no Bone."),
    events.NoHelp: seat_line(" gets no help: nobody throws a Bone."),
    events.WinsFight: _wins_fight,
    events.LosesFight: _loses_fight,
    events.Scores: _scores,
    events.Instead: _instead,
    events.EndsAttack: seat_line(" ends the attack at once."),
    events.Happens: seat_line(" makes the gesture!"),
    events.Gesture: _gesture,
    events.Race: _race,
    events.Straw: _straw,
    events.Straws: _straws,
    events.Target: lambda fact: (SeatRef(fact.seat), "'s Happening hits ", SeatRef(fact.target), "."),
    events.InVain: lambda fact: (CardRef(fact.kind, fact.card), " changes nothing for ", SeatRef(fact.target), "."),
    events.Reveals: _card("turns over the Happening"),
    events.Named: lambda fact: (SeatRef(fact.seat), f" has named {named(fact.code)}."),
    events.Slugfest: _slugfest,
    events.Sends: _card("sends in"),
    events.SlugLands: _card("throws"),
    events.Out: seat_line(" throws no Bone and is out."),
    events.WinsBrawl: _wins_brawl,
    events.ThrowsAway: cards_line("discards"),
    events.EndDiscards: _end_discards,
    events.EndDraws: _end_draws,
    events.Spent: seat_line(": “I'm spent.”"),
    events.Concedes: seat_line(" concedes."),
    events.Stall: lambda _fact: ("Nobody has scored for six rounds.",),
    events.Agreed: lambda _fact: ("Everybody has agreed to end the game here.",),
    events.Over: _over,
    events.Draws: _draws,
    events.Refills: _refills,
    events.DiscardHand: _loses(" from the hand."),
    events.Redraw: _card("discards", " from the hand."),
    events.Bounce: _touched("sends", " back to the hand."),
    events.DiscardAgent: _loses(),
    events.Mute: _mute,
    events.MuteAll: _mute_all,
    events.DiscardAll: _discard_all,
    events.BounceAll: _bounce_all,
    events.VibesBack: seat_line("'s Agents put out all their vibes again."),
    events.Naught: _naught,
    events.Unmet: _unmet,
    events.SetRole: _set_role,
    events.TrashTable: _loses(),
    events.Unscore: _unscore,
    events.Recover: _card("takes", " from the discard pile."),
    events.ScoreFrom: _card("takes", " from the discard pile to score it."),
    events.StripBone: _touched("discards", " from the fight."),
    events.Shows: cards_line("shows the hand:"),
    events.Looks: lambda fact: (SeatRef(fact.seat), " looks at the hand of ", SeatRef(fact.other), "."),
    events.Sees: _sees,
    events.Digs: _digs,
    events.PutsBack: _puts_back,
    events.Takes: cards_line("takes"),
    events.Searches: seat_line(" searches the deck."),
    events.Finds: _card("finds"),
    events.Extra: lambda fact: (SeatRef(fact.seat), f" has {some(fact.left, 'action')} now."),
    events.Limits: lambda fact: (SeatRef(fact.seat), f" starts the next turn with {some(fact.most, 'action')}."),
    events.PutsOut: lambda fact: (
        SeatRef(fact.seat),
        f" puts out {fact.count} extra {VIBES[fact.vibe]} {UNTIL[fact.until]}.",
    ),
    events.Cheaper: _cheaper,
    events.Forbids: _forbids,
    events.Allows: lambda fact: (SeatRef(fact.seat), f" may {BANS[fact.what]} again."),
}

ENDINGS = {
    "goal": "The first to reach 100.",
    "stall": "Nobody has scored for six rounds; the most points win.",
    "concede": "The others have given up.",
    "agreed": "Everybody agreed to stop; the most points win.",
}


def outcome(table: Any) -> Outcome | None:
    """None while the game goes on."""
    return Outcome(table.winners, table.ending, ENDINGS[table.ending]) if table.ending else None
