"""The cast of a game's circuit, read from its folder: eight rivals, what one begins with, and the twists of later runs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct

from tabletop.bots import levels
from tabletop.core.decks import is_own, own
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import nearest
from tabletop.i18n import per_language, tr
from tabletop.match.seats import Level
from tabletop.progress.game_data import PracticeFile

if TYPE_CHECKING:
    from tabletop.core.decks import CollectingRules
    from tabletop.core.definition import Definition

RIVALS = 8


class Rival(Struct, frozen=True, forbid_unknown_fields=True):
    """One stop of the route. `avatar`: a picture below sprites/ without its ending; `personality`: how the bot likes to play;
    `decks`: ready decks or tuned ones, the first that may sit opposite the person's is played; `line`: what is said before
    the match, `beaten`: when it is lost.
    """

    id: str
    name: str
    about: str
    avatar: str
    level: Level
    personality: str
    decks: tuple[str, ...]
    line: str
    beaten: str


class RunVariant(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules that make a later run another one."""

    id: str
    name: str
    text: str
    options: dict[str, str]


class RivalCast(Struct, frozen=True, forbid_unknown_fields=True):
    """`packs`: how many somebody opens who begins with packs; `starters`: ready decks to begin with; `options`: house rules
    of every match; `deck`: tuned decks by name, card id -> copies.
    """

    title: str
    packs: int
    starters: tuple[str, ...]
    rival: tuple[Rival, ...]
    twist: tuple[RunVariant, ...] = ()
    options: dict[str, str] = {}
    deck: dict[str, dict[str, int]] = {}

    def value(self, deck: str) -> str:
        """A deck as the value of a house rule."""
        return own(self.deck[deck]) if deck in self.deck else deck

    def deck_name(self, deck: str, rules: CollectingRules) -> str:
        """What people call it."""
        ready = next((one.name for one in rules.ready if one.id == deck), "")
        return ready or deck.replace("-", " ").title()


def has(game: str) -> bool:
    """Whether a game has a circuit."""
    return FILE.there(game)


@per_language
def cast(game: str) -> RivalCast:
    """The cast of a game. Raises LookupError and DataFileError as `PracticeFile.load`."""
    return FILE.load(game)


def _mistakes(cast: RivalCast, definition: Definition) -> Iterator[str]:
    rules = definition.collecting
    if rules is None:
        yield tr("progress-no-circuit", game=definition.name)
        return
    ready = [deck.id for deck in rules.ready]
    known = {*ready, *cast.deck}
    people = {one.id for one in levels.book().personality}
    if len(cast.rival) != RIVALS:
        yield tr("progress-rivals", most=RIVALS, count=len(cast.rival))
    for rival in cast.rival:
        place = f"rival {shown(rival.id)}"
        if rival.personality not in people:
            wrong = tr("progress-no-personality", place=f"{place}, personality", word=shown(rival.personality))
            yield f"{wrong}{nearest(rival.personality, people)}"
        for deck in rival.decks:
            if deck not in known:
                yield tr("progress-no-deck", place=f"{place}, decks", word=f"{shown(deck)}{nearest(deck, known)}")
    for deck in cast.starters:
        if deck not in ready:
            yield tr("progress-no-starter", word=f"{shown(deck)}{nearest(deck, ready)}")
    yield from _wrong_decks(cast, definition, rules)
    yield from _wrong_options(cast, definition)


def _wrong_decks(cast: RivalCast, definition: Definition, rules: CollectingRules) -> Iterator[str]:
    options = definition.check_options({})
    for name, deck in cast.deck.items():
        for one in rules.mistakes(deck, rules.format(options), options, None):
            if not one.warning:
                yield f"deck {shown(name)}: {one.text}"


def _wrong_options(cast: RivalCast, definition: Definition) -> Iterator[str]:
    known = {rule.id: rule for rule in definition.house_rules}
    for place, options in [("options", cast.options), *((f"twist {shown(one.id)}", one.options) for one in cast.twist)]:
        for key, value in options.items():
            if key not in known:
                yield tr("progress-no-house-rule", place=place, word=f"{shown(key)}{nearest(key, known)}")
            elif is_own(value) or value not in known[key].values:
                wrong = f"{shown(value)}{nearest(value, known[key].values)}"
                yield tr("progress-option-cannot", place=place, rule=key, word=wrong)


FILE = PracticeFile("rivals.toml", "progress-what-circuit", RivalCast, _mistakes)
