"""What an event looks and sounds like besides the cards that move: data of the game (cues.toml), held against its facts."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct, structs

from tabletop import games
from tabletop.core.ask import UNKNOWN
from tabletop.core.events import fields, kinds_of
from tabletop.core.toml_loader import DataFileError, fit, nearest, parse, read_toml
from tabletop.i18n import per_language

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from tabletop.card_art import CardText
    from tabletop.core.events import Fact

NAME, USUAL = "cues.toml", "usual.toml"
Occasion = Literal["playing", "hit", "slipping", "winning", "losing", "waiting"]  # on which a bot may say something
BLANK = re.compile(r"{\+?(\w+)}")
Ms = Annotated[int, Meta(ge=0, le=5000)]


class FloatCue(Struct, frozen=True, forbid_unknown_fields=True):
    """Words that leap up at a seat or beside the heart of a zone, or as a stamp on a card, that a field of the fact names.
    `{field}` is a name or a number, `{+field}` one with its sign, of several cards how many they are; `texts`, `by`: the one
    whose place is the number in the field `by`. `when`, `unless`: a field that has to hold, or not. `loss`: somebody suffers
    by it; `large`: a stamp, `small`: why it was so.
    """

    text: str = ""
    texts: tuple[str, ...] = ()
    by: str = ""
    large: bool = False
    small: bool = False
    to: str = ""
    when: str = ""
    unless: str = ""
    color: str = "gold_light"
    loss: bool = False


class StampCue(Struct, frozen=True, forbid_unknown_fields=True):
    """A verdict that a card of the stack wears until it leaves: the one that a field `on` names, else the one that happens
    now. `to`: the field with the card or seat to which an arrow leads, from that card, or from the seat that the field `source`
    names: the way of what changes hands; `struck`: the card is stamped; the rest as of `FloatCue`.
    """

    text: str = ""
    on: str = ""
    to: str = ""
    source: str = ""
    when: str = ""
    unless: str = ""
    color: str = "gold_light"
    struck: bool = False


class TensionCue(Struct, frozen=True, forbid_unknown_fields=True):
    """All is at stake for the seat that a field `whose` names, or for its side: the danger overlay and a `line`, `own` for
    those, with `so` or `own_so` below, once in a match for each, and for each value of the field `per`. `danger`: it is bad for
    them.

    When: the number in the field `of` is at most `most`; its card is the last one in its zone (`alone`); or the seat is nearly
    at the goal with it (`near`). Always, where it has no such field.
    """

    whose: str
    of: str = ""
    line: str = ""
    own: str = ""
    so: str = ""
    own_so: str = ""
    most: int | None = None
    alone: bool = False
    near: bool = False
    danger: bool = False
    per: str = ""
    sound: str = "drum_roll"


class BannerReason(Struct, frozen=True, forbid_unknown_fields=True):
    """Why it is so, below the banner: the first text whose house rules with their values all hold."""

    text: str
    when: tuple[str, ...] = ()


class BannerCue(Struct, frozen=True, forbid_unknown_fields=True):
    """The line across the table. `{seat}` is a name, `{field}` as of `FloatCue`. `own` is said to the seat at the screen;
    where `asks` names the query that follows, only if it has an answer there, `helpless` if all it can do is pass. `each`: the
    one whose place is the number in the field `by`, for -1 the last, as are `pictures`; `shared`: that of a fact about several
    seats, `{seats}` are their names.

    Below it: `why`, how the game ended, or `because`, why it is so. Beside it: an `icon`, a `picture` of sprites/ui, a `symbol`
    of the game's own. It stands there for `stay` ms. `lot`: house rules with their values; where all hold, the seat is drawn in
    sight before the banner names it.
    """

    text: str = ""
    own: str = ""
    asks: str = ""
    helpless: str = ""
    each: tuple[str, ...] = ()
    by: str = ""
    shared: str = ""
    why: bool = False
    because: tuple[BannerReason, ...] = ()
    icon: str = ""
    picture: str = ""
    pictures: tuple[str, ...] = ()
    symbol: str = ""
    stay: Ms = 980
    lot: tuple[str, ...] = ()


class SoundCues(Struct, frozen=True, forbid_unknown_fields=True):
    """Instead of the usual sound: `own` for the seat at the screen, `lost` if the only person is not named in the fact, `each`:
    the one whose place is the number in the field `by`.
    """

    own: str = ""
    lost: str = ""
    each: tuple[str, ...] = ()
    by: str = ""


class BubbleCue(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said at the card, or at the seat: `{card}` is its name, `{text}` its words. `hush`: the house rule with the value
    that keeps it away; `applause`: that with which the others clap.
    """

    text: str = ""
    hush: str = ""
    applause: str = ""


class MotionCue(Struct, frozen=True, forbid_unknown_fields=True):
    """How cards move with it, and what flies. `spotlight`: its card is shown large before it goes on, if somebody
    else plays it; `landing`: sound, shake, sparks and score come when its card has arrived; `swells`: its card grows for a
    moment. `moves`: the cards that go one way right after it are those of which it is said: they go while it is read; `falls`:
    so do those turn that turn right after it.

    `meets`: the fields with the cards that step into the ring, `joins`: its card does. `attackers`: the field with the kinds of
    the cards that attack; `strikes`: they dash at the card that was named last. `fly`: a picture of the game's that flies there
    from where the last one went; `tosses`: the field that says whether heads come up of a coin that is tossed on its card;
    `straw`: that which says whether the straw that its seat has drawn is the short one.
    """

    spotlight: bool = False
    landing: bool = False
    swells: bool = False
    moves: bool = False
    falls: bool = False
    meets: tuple[str, ...] = ()
    joins: bool = False
    attackers: str = ""
    strikes: bool = False
    fly: str = ""
    tosses: str = ""
    straw: str = ""


class FocusCue(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table points at from now on. `aims`: the field with the cards that arrows lead to from its card; `turns`: that
    with the seat at which its card of a stack aims; `passes`: that with the seat whose turn it is; `names`: that with the card
    that is struck, or told of, by what follows; `resolves`: the stack happens from its top, or no longer.
    """

    aims: str = ""
    turns: str = ""
    passes: str = ""
    names: str = ""
    resolves: bool | None = None


class ScoreCue(Struct, frozen=True, forbid_unknown_fields=True):
    """`counts`: the field with the new score of the seat; `near`: the sound besides, when that is nearly at the goal; `loses`:
    the field with the seat whose score has fallen.
    """

    counts: str = ""
    near: str = ""
    loses: str = ""


class ActionCue(Struct, frozen=True, forbid_unknown_fields=True):
    """What it weighs for those who were away. `opens`: a action begins with it, unless the field `follows` says that it belongs
    to another one: a key moment that comes of it is told again from there. `matters`: it weighs as a action though it is a
    glance.

    `harms`: the field with the seat or the cards for which something is lost (of floats, `loss` says so), `leaves`: that with
    what each of those cards has left, where it is lost for those with 0. `result`: the field that says how much has come of a
    action, 0 for nothing, `vain`: nothing has; `undoes`: it takes back what the action has announced, of which nothing comes
    for the seat that does so.
    """

    opens: bool = False
    follows: str = ""
    harms: str = ""
    leaves: str = ""
    result: str = ""
    vain: bool = False
    undoes: bool = False
    matters: bool = False


class OtherCues(Struct, frozen=True, forbid_unknown_fields=True):
    """The sections that stand instead of this one: `marked` by a mark of its card, `special` by its card, unless the house rule
    has the value with which `spares` takes that card out, `zero` by a field, where its number is 0 or it names none.
    """

    marked: dict[str, str] = {}
    special: dict[str, str] = {}
    spares: dict[str, str] = {}
    zero: dict[str, str] = {}


class Cue(Struct, frozen=True, forbid_unknown_fields=True):
    """What is seen and heard of one event, besides the cards that move; a section of cues.toml.

    `rest`: ms that playback stays at least, besides the time that its line in the log is read. `glance`: it happens so often
    that half of that time is enough; `silent`: its line is in the log alone, for it is seen on the table: half of its rest is
    enough, once for all to whom it happens together; `recalls`: it is silent, and said all the same: alone by its line, of many
    at one moment by the words of the action; `everybody`: all have to read it.

    `card` names the field with the card it is about, `at` the place: the first seat or zone of the fact, its card, or the
    middle.
    `sound`: of sounds/sounds.toml; `shake`: units; `burst`: a kind of particles, in its `color`, as are banner and bubble;
    `danger`: the edge of the window throbs; `voices`: on which occasion the bot that a field names may say something
    (voices.toml).
    """

    rest: Ms = 0
    glance: bool = False
    silent: bool = False
    recalls: bool = False
    everybody: bool = False
    card: str = ""
    at: Literal["centre", "seat", "card", "zone"] = "centre"
    sound: str = ""
    sounds: SoundCues = SoundCues()
    shake: Annotated[float, Meta(ge=0, le=40)] = 0
    burst: Literal["", "spark", "dust", "star", "win", "confetti"] = ""
    color: str = "gold"
    banner: BannerCue = BannerCue()
    bubble: BubbleCue = BubbleCue()
    floats: tuple[FloatCue, ...] = ()
    verdicts: tuple[StampCue, ...] = ()
    motion: MotionCue = MotionCue()
    focus: FocusCue = FocusCue()
    score: ScoreCue = ScoreCue()
    stakes: tuple[TensionCue, ...] = ()
    danger: bool = False
    voices: dict[Occasion, str] = {}
    action: ActionCue = ActionCue()
    instead: OtherCues = OtherCues()


NONE = Cue()


@per_language
def load(game: str) -> dict[str, Cue]:
    """Return the effects of a game by word: its own, and the usual ones of what it does not speak of. Raises DataFileError."""
    plugin = games.known(game)
    if plugin is None:
        return {}
    facts, data = plugin.facts(), plugin.data("presentation", NAME)
    return _usual(facts) | (read(data, facts, f"{game}/presentation/{NAME}") if data is not None else {})


def _usual(facts: Mapping[str, type[Fact]]) -> dict[str, Cue]:
    """Those of facts that every game has; none for one that names no `seat`."""
    found = read_toml(files(__package__).joinpath(USUAL).read_bytes(), dict[str, Cue], USUAL)
    return {word: cue for word, cue in found.items() if word in facts and "seat" in fields(facts[word])}


def holds(entry: FloatCue | StampCue, fact: Fact) -> bool:
    """Whether these words are said of a fact."""
    return (not entry.when or _true(fact, entry.when)) and not (entry.unless and _true(fact, entry.unless))


def _true(fact: Fact, name: str) -> bool:
    """A field that names none is -1; one that names the first card, kind or seat is 0."""
    value = getattr(fact, name)
    return value not in (-1, UNKNOWN) and (bool(value) or fields(type(fact))[name] in ("seat", "card", "kind"))


def chosen(cues: Mapping[str, Cue], fact: Fact, texts: Sequence[CardText]) -> Cue:
    """The effect of a fact; where a number of it is 0, or for its card by `texts` of kinds, there may be another one."""
    cue = cues.get(fact.word, NONE)
    for name, other in cue.instead.zero.items():
        if not getattr(fact, name):
            return cues[other]
    special = cue.instead.special
    kind = next(iter(kinds_of(fact)), UNKNOWN) if special else UNKNOWN
    card = texts[kind].id if kind not in (UNKNOWN, -1) else ""
    return cues[special[card]] if card in special else cue


def opens(cues: Mapping[str, Cue], fact: Fact) -> bool:
    """Whether a action begins with this fact: a key moment that comes of it is told again from there."""
    action = cues.get(fact.word, NONE).action
    return action.opens and not (action.follows and getattr(fact, action.follows))


def read(data: bytes, facts: Mapping[str, type[Fact]], name: str) -> dict[str, Cue]:
    """The effects that the file `name` gives to these facts. DataFileError names a section or a field that fits none."""
    cues = {word: fit(raw, Cue, f"{name}: {word}") for word, raw in parse(data, name).items()}
    instead = {e: word for word, cue in cues.items() for e in _others(cue)}
    for other, word in instead.items():
        if other not in cues:
            raise DataFileError(f"{name}: {word}, instead of it: there is no section {other!r}{nearest(other, cues)}")
    for word, cue in cues.items():
        fact = facts.get(instead.get(word, word))  # what is done for a mark is done with the fact of the marked card
        if fact is None:
            raise DataFileError(f"{name}: there is no fact {word!r}{nearest(word, facts)}")
        for mistake in _mistakes(cue, fact):
            raise DataFileError(f"{name}: {word}, {mistake}")
    return cues


def _others(cue: Cue) -> tuple[str, ...]:
    """The sections that may stand instead of this one."""
    instead = cue.instead
    return (*instead.marked.values(), *instead.special.values(), *instead.zero.values())


def ruled(cues: Mapping[str, Cue], options: Mapping[str, str]) -> dict[str, Cue]:
    """The effects at a table with these checked house rules."""

    def spared(card: str, cue: Cue) -> bool:
        rule, _, value = cue.instead.spares.get(card, "").partition("=")
        return bool(rule) and options.get(rule) == value

    def kept(cue: Cue) -> dict[str, str]:
        return {card: other for card, other in cue.instead.special.items() if not spared(card, cue)}

    return {word: _instead(cue, special=kept(cue)) for word, cue in cues.items()}


def _instead(cue: Cue, special: dict[str, str]) -> Cue:
    return structs.replace(cue, instead=structs.replace(cue.instead, special=special))


def _mistakes(cue: Cue, fact: type[Fact]) -> Iterator[str]:
    """Names of fields that the fact does not have, or that are not about what is wanted."""
    known = fields(fact)
    for key, about, named in (
        ("by", "", cue.sounds.by),
        ("by", "", cue.banner.by),
        ("card", "card", cue.card),
        ("counts", "", cue.score.counts),
        ("tosses", "", cue.motion.tosses),
        ("straw", "", cue.motion.straw),
        ("aims", "cards", cue.focus.aims),
        ("turns", "seat", cue.focus.turns),
        ("passes", "seat", cue.focus.passes),
        ("loses", "seat", cue.score.loses),
        *(("meets", "card", field) for field in cue.motion.meets),
    ):
        fit = [field for field, what in known.items() if what == about]
        if named and named not in fit:
            yield f"{key}: {fact.word!r} has no {about or 'number'} {named!r}{nearest(named, fit or known)}"
    numbers = [field for field, what in known.items() if not what or what.endswith("s")]
    for name in cue.instead.zero.keys() - {*numbers}:
        yield f"zero: {fact.word!r} has neither number nor list {name!r}{nearest(name, numbers or known)}"
    if cue.action.harms and known.get(cue.action.harms) not in ("seat", "card", "cards"):
        yield f"harms: {cue.action.harms!r} names neither seat nor card"
    for key, named in (("result", cue.action.result), ("leaves", cue.action.leaves)):
        if named and named not in known:
            yield f"{key}: {fact.word!r} has no field {named!r}{nearest(named, known)}"
    if bool(cue.banner.asks) != bool(cue.banner.helpless):
        yield "asks and helpless belong together"
    if cue.at == "seat" and not {"seat", "seats"} & {*known.values()}:
        yield f"at: {fact.word!r} is about no seat{nearest('seat', known)}"
    if cue.at == "zone" and "zone" not in known.values():
        yield f"at: {fact.word!r} is about no zone"
    motion, focus = cue.motion, cue.focus
    moved = motion.landing, motion.swells, motion.joins, motion.spotlight
    if (cue.at == "card" or any((*moved, cue.instead.marked, focus.aims, focus.turns))) and not cue.card:
        yield f"card is missing{nearest('card', known)}"
    for float_ in cue.floats:
        for name in (*BLANK.findall(float_.text), float_.by, float_.to, float_.when, float_.unless):
            if name and name not in known:
                yield f"floats: {fact.word!r} has no field {name!r}{nearest(name, known)}"
        if float_.to and known.get(float_.to) not in ("seat", "card", "zone"):
            yield f"floats: to: {float_.to!r} names neither seat nor card nor zone"
    if cue.instead.spares.keys() - cue.instead.special.keys():
        yield "spares: what is spared is not special"
    yield from _of_parts(cue, fact)
    if bool(cue.sounds.each) != bool(cue.sounds.by):
        yield "sounds: each and by belong together"
    if bool(cue.banner.pictures or cue.banner.each) != bool(cue.banner.by):
        yield f"banner: {'pictures' if cue.banner.pictures else 'each'} and by belong together"


def _of_parts(cue: Cue, fact: type[Fact]) -> Iterator[str]:
    """Of what follows, voices, stakes and verdicts."""
    known = fields(fact)
    if cue.action.follows and cue.action.follows not in known:
        yield f"follows: {fact.word!r} has no field {cue.action.follows!r}{nearest(cue.action.follows, known)}"
    for occasion, name in cue.voices.items():
        if known.get(name) not in ("seat", "seats"):
            yield f"voices: {occasion}: {name!r} names no seat"
    for stake in cue.stakes:
        for name in (
            *BLANK.findall(stake.line),
            *BLANK.findall(stake.own),
            *BLANK.findall(stake.so),
            *BLANK.findall(stake.own_so),
            stake.of,
            stake.per,
        ):
            if name and name not in known:
                yield f"stakes: {fact.word!r} has no field {name!r}{nearest(name, known)}"
        if known.get(stake.whose) != "seat":
            yield f"stakes: whose: {stake.whose!r} names no seat"
        if stake.alone and known.get(stake.of) != "card":
            yield f"stakes: of: {stake.of!r} names no card"
    for name in (name for reason in cue.banner.because for name in BLANK.findall(reason.text)):
        if name not in known:
            yield f"because: {fact.word!r} has no field {name!r}{nearest(name, known)}"
    for worn in cue.verdicts:
        for name in (*BLANK.findall(worn.text), worn.when, worn.unless):
            if name and name not in known:
                yield f"verdicts: {fact.word!r} has no field {name!r}{nearest(name, known)}"
        if worn.on and known.get(worn.on) != "card":
            yield f"verdicts: on: {worn.on!r} names no card"
        if worn.to and known.get(worn.to) not in ("seat", "card"):
            yield f"verdicts: to: {worn.to!r} names neither seat nor card"
        if worn.source and known.get(worn.source) != "seat":
            yield f"verdicts: source: {worn.source!r} names no seat"
