"""What a phone and the table tell each other, as PROTOCOL.md describes it: JSON, one object a message, its `type` first.

Whatever a phone sends is decoded by these types and nothing else: a message that does not fit them is no message.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

VERSION = 1
LARGEST = 4096  # bytes of a message from a phone
Key = Annotated[str, Meta(min_length=1, max_length=32, pattern=r"^[0-9A-Za-z_-]+$")]
Token = Annotated[str, Meta(max_length=22, pattern=r"^([0-9A-Za-z_-]{22})?$")]  # "": none
Place = Annotated[int, Meta(ge=0, le=31)]
Number = Annotated[int, Meta(ge=0, le=1 << 31)]
Side = Annotated[float, Meta(ge=-1, le=1)]


# --- from a phone
class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message. `token`: of whoever comes back, "" for who is new."""

    version: Number
    token: Token = ""


class Join(Struct, tag="join", frozen=True, forbid_unknown_fields=True):
    """Somebody takes a free seat. `code`: what stands on the table's screen."""

    id: Key
    code: Annotated[str, Meta(max_length=16)]
    seat: Place
    name: Annotated[str, Meta(max_length=64)]


class LookOn(Struct, tag="watch", frozen=True, forbid_unknown_fields=True):
    """Somebody looks on without a seat. `code`: what stands on the table's screen."""

    id: Key
    code: Annotated[str, Meta(max_length=16)]


class Choose(Struct, tag="choose", frozen=True, forbid_unknown_fields=True):
    """An answer: the `index` of an option of the ask with the number `no`."""

    id: Key
    no: Number
    index: Number


class Tell(Struct, tag="tell", frozen=True, forbid_unknown_fields=True):
    """An answer that is a value, as a clue: lists, texts and whole numbers."""

    id: Key
    no: Number
    value: Any


class PressWindow(Struct, tag="press", frozen=True, forbid_unknown_fields=True):
    """In the reaction window of the ask with the number `no`; the last press counts."""

    id: Key
    no: Number
    what: Literal["react", "pass"]


class PressClaim(Struct, tag="claim", frozen=True, forbid_unknown_fields=True):
    """The lit button: what may be used at any time is wanted, or not any more."""

    id: Key
    no: Number


class PassAhead(Struct, tag="pass_ahead", frozen=True, forbid_unknown_fields=True):
    """How the seat passes in reaction windows from now on."""

    id: Key
    mode: Literal["always_ask", "only_when_aimed", "this_chain", "until_my_turn", "this_turn"]


class Ballot(Struct, tag="vote", frozen=True, forbid_unknown_fields=True):
    """To the open vote, whose number is `no`."""

    id: Key
    no: Number
    agree: bool


class GiveBack(Struct, tag="leave", frozen=True, forbid_unknown_fields=True):
    """The seat goes back to the table: its cards are shown there again, behind a curtain. Or: nobody looks on here any more."""

    id: Key


class Pull(Struct, tag="pull", frozen=True, forbid_unknown_fields=True):
    """How the sling with the number `no` is held; the newest counts, and nothing answers. `x`: where the thing lies,
    from left to right; `grip`: where the finger has taken hold of it; `aim`: degrees to the right of straight ahead.
    """

    no: Number
    x: Side
    aim: Annotated[float, Meta(ge=-90, le=90)]
    power: Annotated[float, Meta(ge=0, le=1)]
    grip: Side


class LetGo(Struct, tag="let_go", frozen=True, forbid_unknown_fields=True):
    """The sling is let go as it is held."""

    id: Key
    pull: Pull

    @property
    def no(self) -> int:
        return self.pull.no


class SlingAction(Struct, tag="sling", frozen=True, forbid_unknown_fields=True):
    """`what`: one of the actions that the sling with the number `no` names."""

    id: Key
    no: Number
    what: Key


class RacePress(Struct, tag="race", frozen=True, forbid_unknown_fields=True):
    """A press in the race with the number `no`. `after`: ms from when this phone showed the signal until it was pressed, by its
    own clock; null: it has not shown it.
    """

    id: Key
    no: Number
    after: Annotated[float, Meta(ge=0, le=1e6)] | None = None


class OpenPack(Struct, tag="open", frozen=True, forbid_unknown_fields=True):
    """The next sealed pack, or all that are left. `no`: how many have been opened, as `build` says."""

    id: Key
    no: Number
    all: bool = False


class PutCard(Struct, tag="put", frozen=True, forbid_unknown_fields=True):
    """The deck that is built is to hold so many of the card with this number in the catalogue."""

    id: Key
    card: Number
    copies: Annotated[int, Meta(ge=0, le=99)]


class FillDeck(Struct, tag="fill", frozen=True, forbid_unknown_fields=True):
    """The deck that is built is completed by itself."""

    id: Key


class DeckReady(Struct, tag="ready", frozen=True, forbid_unknown_fields=True):
    """The deck is ready. `mend`: it is changed where it may not be played."""

    id: Key
    mend: bool = False


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """To measure the round trip; answered at once, without the table."""

    sent: Annotated[float, Meta(ge=0, le=1e15)]


class Echo(Struct, tag="echo", frozen=True, forbid_unknown_fields=True):
    """Answers a pong at once, so that the table measures the round trip, too; `no`: of the pong."""

    no: Number


Order: TypeAlias = (
    Join
    | LookOn
    | Choose
    | Tell
    | PressWindow
    | PressClaim
    | PassAhead
    | Ballot
    | GiveBack
    | LetGo
    | SlingAction
    | RacePress
    | OpenPack
    | PutCard
    | FillDeck
    | DeckReady
)  # what the table does, and answers by its id
NightOrder: TypeAlias = OpenPack | PutCard | FillDeck | DeckReady
HandsOrder: TypeAlias = LetGo | SlingAction | RacePress
FromPhone: TypeAlias = Hello | Ping | Echo | Pull | Order


# --- from the table
class LobbySeat(Struct, frozen=True):
    """A seat as whoever has none sees it. `state`: "free" (a person without a phone), "bot", "left" (its person may come back),
    "taken".
    """

    seat: int
    name: str
    state: Literal["free", "bot", "left", "taken"]


class Lobby(Struct, tag="lobby", frozen=True):
    """Who may sit down where; `open`: whether anybody may. `cards`: which cards `cards.json` has now, as a word for programs.
    `why`: what became of the seat of whoever wanted to come back.
    """

    version: int
    game: str
    cards: str
    seats: tuple[LobbySeat, ...]
    open: bool
    why: str = ""


class Seated(Struct, tag="seated", frozen=True):
    """This phone has the seat: `token` brings it back. `seat`: -1 for a guest of an evening who rests in this match.
    `cards`: as in `lobby`.
    """

    seat: int
    token: str
    cards: str


class Done(Struct, tag="done", frozen=True):
    """What was sent under this id has been done, or had been already."""

    id: str


class NotDone(Struct, tag="refused", frozen=True):
    """What was sent under this id changed nothing: why, in a word for programs and a sentence for people."""

    id: str
    code: str
    text: str


class Pong(Struct, tag="pong", frozen=True):
    """`no`: has to be quoted at once by an echo."""

    sent: float
    no: int = 0


class SeatLine(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of a seat. `hand`: how many cards it holds, -1 where nobody holds any; `score`: as the table
    counts; `here`: its phone is there, for those who have one.
    """

    name: str
    colour: str
    bot: bool = False
    out: bool = False
    turn: bool = False
    hand: int = -1
    score: str = ""
    phone: bool = False
    here: bool = False


class HeldCard(Struct, frozen=True, omit_defaults=True):
    """A card that this seat sees and not everybody does. `kind`: its number in the catalogue of the game, -1 face down;
    `options`: which answers use it; `why`: why none does.
    """

    kind: int
    options: tuple[int, ...] = ()
    why: str = ""
    rule: str = ""


class HeldZone(Struct, frozen=True):
    """Cards that lie at one place, under its name."""

    title: str
    cards: tuple[HeldCard, ...]


class ChoiceShown(Struct, frozen=True, omit_defaults=True):
    """An answer: its words, and `sure`: the question to put before it is sent, "" for none. `card`: it is made with a card of
    `held` or `named`; all others are buttons.
    """

    text: str
    sure: str = ""
    card: bool = False


class FieldShown(Struct, frozen=True, omit_defaults=True):
    """One part of a value: a text of at most so many `letters`, or one of `values` with their words."""

    label: str
    letters: int = 0
    values: tuple[tuple[int, str], ...] = ()


class FormShown(Struct, frozen=True):
    """A value that may be told: a list of `head`, what is filled in, and `tail`."""

    button: str
    head: tuple[str, ...]
    fields: tuple[FieldShown, ...]
    tail: tuple[tuple[int, ...], ...]


class NoteShown(Struct, frozen=True):
    """What this seat knows besides cards, as the key of a Director: a heading, and what stands below it. `tone`: "good",
    "bad" or "plain".
    """

    title: str
    tone: str
    lines: tuple[str, ...]


class Asked(Struct, frozen=True, omit_defaults=True):
    """What this seat is asked: `no` has to be quoted with the answer. `choices`: by index; `named`: cards on the table with
    which answers are made; `forms`: values that may be told instead; `back`: it may go back without an answer.
    """

    no: int
    text: str
    why: str = ""
    rule: str = ""
    choices: tuple[ChoiceShown, ...] = ()
    named: tuple[HeldCard, ...] = ()
    forms: tuple[FormShown, ...] = ()


class OpenWindow(Struct, frozen=True, omit_defaults=True):
    """A reaction window in which this seat takes part. `pressed`: what it has pressed; `able`: it could answer; times in ms
    from now, -1 without; `back`: from when whoever is at it alone may let it pass; `call`: what somebody shouts;
    `serving`: who is at it alone, -1 nobody yet.
    """

    no: int
    about: str
    pressed: Literal["", "react", "pass"] = ""
    able: bool = False
    closes: int = -1
    back: int = -1
    call: str = ""
    serving: int = -1


class OpenVote(Struct, frozen=True):
    """What all people have to agree to. `no`: has to be quoted with a ballot."""

    no: int
    text: str
    agreed: bool


class TimeLeft(Struct, frozen=True):
    """In ms; `hard`: something ends with it."""

    left: int
    whole: int
    hard: bool


class SlingShown(Struct, tag_field="kind", tag="sling", frozen=True, omit_defaults=True):
    """This seat pulls something on the table and lets it go. `x`: where it lies now; `actions`: what may be done besides,
    as a word for programs and words for people.
    """

    no: int
    text: str
    x: float = 0.0
    actions: tuple[tuple[str, str], ...] = ()


class RaceShown(Struct, tag_field="kind", tag="race", frozen=True, omit_defaults=True):
    """A race in which this seat takes part. `phase`: "ready" (it says when it begins), "wait" for the signal, "open" after it,
    "early" (a press was too early, and no other counts yet), "in", "out". `error`: ms within which a time of this phone is a
    tie, as it looks so far.
    """

    no: int
    phase: Literal["ready", "wait", "open", "early", "in", "out"]
    text: str
    error: int = 0


HandsShown: TypeAlias = SlingShown | RaceShown


class PoolCard(Struct, frozen=True, omit_defaults=True):
    """A card to build from: how many this seat has, and how many of them are in its deck. `why`: what is wrong with these."""

    kind: int
    owned: int
    copies: int = 0
    why: str = ""


class DeckNote(Struct, frozen=True, omit_defaults=True):
    """What is wrong with a deck as it is. `warning`: it may be played all the same."""

    text: str
    rule: str = ""
    warning: bool = False


class BuildShown(Struct, frozen=True, omit_defaults=True):
    """A sealed night, before its matches: packs to open, then a deck to build from them. `about`: what there is to build from,
    with **emphases**. `no`: how many packs are open, which
    is quoted with the next; `sealed`: how many are not; `fresh`: the cards of the one that was opened last. `cards`: in the
    deck, of `size`; `mend`: what to ask before a deck is called ready that may not be played as it is, "" where it may.
    """

    text: str
    no: int
    about: str = ""
    sealed: int = 0
    fresh: tuple[int, ...] = ()
    pool: tuple[PoolCard, ...] = ()
    cards: int = 0
    size: int = 0
    notes: tuple[DeckNote, ...] = ()
    mend: str = ""


class SeatState(Struct, tag="state", frozen=True, omit_defaults=True):
    """All that a phone shows: the present, as far as its seat may know it. The newest one counts, all before it are void.

    `seat`: -1 for whoever looks on, who is sent `open` besides, the newest cards that lie open, and is asked nothing.
    `claims`: what the lit button would be used for, `claim_no`: what has to be quoted with its press, `claimed`: it is
    pressed. `waits`: what everybody waits for, where this seat is not asked. `stands`: no time passes, for the table still
    tells what has happened; `paused`: nothing can be done. `hands`: what hands do now, outside the rules. `build`: what is to
    be done in a sealed night, in place of all that belongs to a match. `rests`: why a guest of an evening has no seat now.
    """

    seat: int
    seats: tuple[SeatLine, ...]
    waits: str = ""
    rests: str = ""
    ask: Asked | None = None
    window: OpenWindow | None = None
    hands: HandsShown | None = None
    build: BuildShown | None = None
    claims: tuple[str, ...] = ()
    claim_no: int = 0
    claimed: bool = False
    passing: str = ""
    vote: OpenVote | None = None
    time: TimeLeft | None = None
    held: tuple[HeldZone, ...] = ()
    notes: tuple[NoteShown, ...] = ()
    open: tuple[HeldZone, ...] = ()
    log: tuple[str, ...] = ()
    over: str = ""
    paused: bool = False
    stands: bool = False


ToPhone: TypeAlias = Lobby | Seated | Done | NotDone | Pong | SeatState

_decoder = msgspec.json.Decoder(FromPhone)
_encoder = msgspec.json.Encoder()


class ForeignMessageError(ValueError):
    """What a phone has sent is no message."""


def decoded(data: bytes | str) -> FromPhone:
    """Raises ForeignMessageError."""
    try:
        found: FromPhone = _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ForeignMessageError(str(error)) from error
    return found


def encoded(message: ToPhone) -> bytes:
    return _encoder.encode(message)
