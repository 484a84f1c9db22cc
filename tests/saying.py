"""What tests expect to be said: messages by their ids and arguments, never sentences.

    assert label == said("end-rematch", name="Ann")              a message of the program, in the language in use
    assert s.log() == [said("beanz/buys", seat="S0", kind="Lion Bean")]       of a game, by "game/id"
    assert s.log(seat=0) == [said("beanz/buys", seat=YOU, kind=UNSEEN)]
    assert hand == said("list", items=["Bomb", "Decoy"])
    assert text == said("austin/scores", seat="S0", kind=card("austin/tea-lady"), ...)
    with pytest.raises(LookupError, match=wording("deck-none")):             whatever its arguments are
    assert any(says(line, "austin/no-bone") for line in log(s))             somewhere in a text

Arguments are called as in the catalogue (`tabletop/i18n/en`, `tabletop/games/<game>/i18n/en`), with underscores for hyphens,
those of messages that it refers to, too. A seat and a card are given as the words that the test shows them by: a message
takes a text for somebody else, and for a card that is seen; YOU and UNSEEN are the other cases, and a seat or a card that
is not given is none. `seat_person="other"` says the case alone, where the seat is not named. A number is a number, a list
a list. Whatever data says - a card's text, the sentence of a lesson - is read from the data (`face`, `cue`).
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from tabletop import games
from tabletop.core.presentation import CardFace
from tabletop.i18n import ENGLISH, FOLDER, PROGRAM, Texts
from tabletop.i18n.catalogue import NAMED, read

ARGUMENT = re.compile(r"\$([a-zA-Z][\w-]*)")
ENDS = ("-person", "-seen", "-count")
ANYTHING = "\N{OBJECT REPLACEMENT CHARACTER}"


class Named(NamedTuple):
    """A seat or a card as a message takes it: its words, and what the message can choose by."""

    text: str
    person: str = "other"
    seen: str = "seen"

    def selectors(self, _reader: int) -> dict[str, str]:
        """As `LinkedPart` has it."""
        return {"person": self.person, "seen": self.seen}

    def __str__(self) -> str:
        return self.text


YOU = Named("you", person="you")
UNSEEN = Named("a card", seen="unseen")
NOBODY = Named("", person="none", seen="none")


def said(message: str, /, **args: Any) -> str:
    """What a message says; LookupError names the nearest id, TypeError an argument that the message does not have."""
    texts, key = _found(message)
    known = _arguments(texts.package, key)
    for name in args:
        if name.replace("_", "-") not in known:
            raise TypeError(f"{message} has no argument {name}; it has {', '.join(sorted(known)) or 'none'}")
    choosing = {name.rpartition("-")[0] for name in known if name.endswith(("-person", "-seen"))}
    nobody = {name.replace("-", "_"): NOBODY for name in choosing}
    return texts.tr(key, **nobody | _filled(args))


def wording(message: str, /, **args: Any) -> str:
    """A pattern of what a message says, with anything in place of arguments that are not given. What it chooses by those it
    says as of somebody else, and of many.
    """
    texts, key = _found(message)
    written = {name for name in _arguments(texts.package, key) if not name.endswith(ENDS)}
    missing = {name.replace("-", "_"): ANYTHING for name in written} | args
    return re.escape(said(message, **missing)).replace(ANYTHING, ".*")


def says(text: str, message: str, /, **args: Any) -> bool:
    """Whether a text has a message in it, whatever is said in place of arguments that are not given."""
    return re.search(wording(message, **args), text, re.DOTALL) is not None


def card(name: str) -> str:
    """What a card is called, by "game/id"."""
    return face(name).name


def face(name: str) -> CardFace:
    """What is printed on a card, by "game/id"; LookupError names the nearest one."""
    game, _, wanted = name.partition("/")
    known = {face.id: face for face in games.load(game).cards}
    if wanted not in known:
        raise LookupError(f"no card {name!r}{_nearest(wanted, known)}")
    return known[wanted]


def cue(name: str) -> dict[str, Any]:
    """What a game's cues.toml says of a fact, by "game/cue"."""
    game, _, wanted = name.partition("/")
    place = files(games.plugin(game).package).joinpath("presentation", "cues.toml")
    found: dict[str, Any] = tomllib.loads(place.read_text("utf-8"))[wanted]
    return found


def _found(message: str) -> tuple[Texts, str]:
    """Whose message it is, and its id."""
    game, _, key = message.rpartition("/")
    texts = _texts(games.plugin(game).package if game else PROGRAM)
    if not texts.has(key):
        raise LookupError(f"no message {message!r}{_nearest(key, _entries(texts.package))}")
    return texts, key


@cache
def _texts(package: str) -> Texts:
    return Texts(package)


@cache
def _entries(package: str) -> dict[str, str]:
    """The English entries of a package and of the program behind it."""
    return {
        key: entry
        for source in (PROGRAM, package)
        for key, entry in read(ENGLISH, files(source).joinpath(FOLDER, ENGLISH)).entries.items()
    }


@cache
def _arguments(package: str, key: str) -> frozenset[str]:
    """All that a message and those that it refers to can be given: "seat", and what it chooses by, "seat-person"."""
    entries, out, wanted, seen = _entries(package), set[str](), [key], set[str]()
    while wanted:
        one = wanted.pop()
        if one in entries and one not in seen:
            seen.add(one)
            found = ARGUMENT.findall(entries[one])
            out |= {*found} | {name.rpartition("-")[0] for name in found if name.endswith(ENDS)}
            wanted += NAMED.findall(entries[one])
    return frozenset(out)


def _filled(args: Mapping[str, Any]) -> dict[str, Any]:
    """Texts as seats and cards: of somebody else, and seen. What is given by itself counts."""
    out: dict[str, Any] = {}
    for name, value in args.items():
        if isinstance(value, str):
            out |= {f"{name}_person": "other", f"{name}_seen": "seen"}
        out[name] = [Named(one) if isinstance(one, str) else one for one in value] if isinstance(value, list) else value
    return out | {name: value for name, value in args.items() if name.endswith(("_person", "_seen", "_count"))}


def _nearest(name: str, known: Mapping[str, object]) -> str:
    near = get_close_matches(name, known, 1, 0.5)
    return f" (did you mean {near[0]!r}?)" if near else ""
