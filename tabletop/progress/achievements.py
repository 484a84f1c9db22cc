"""Achievements: what somebody may do in a match that is worth remembering, as data, and who has done it.

Each game has its own in `practice/achievements.toml`; those that any game gives lie beside this file.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

from tabletop import games
from tabletop.core.decks import is_own
from tabletop.core.definition import Definition
from tabletop.core.events import Fact, fields, seats_of
from tabletop.core.overlays import program_data
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import DataFileError, nearest, read_toml
from tabletop.core.winning import rivals, shares
from tabletop.i18n import per_language, tr
from tabletop.match.history.command_log import FactEntry
from tabletop.match.seats import Level, RunKind, TableSetup

if TYPE_CHECKING:
    from tabletop.core.definition import Definition
    from tabletop.match.match import Match
    from tabletop.storage import Store


ME, OTHER = "me", "other"  # what a field of a seat may be compared with
SEATS, KINDS = ("seat",), ("kind", "kinds")
NAMES = {"which": "is"}  # a word that a field of ours cannot have


class PlayedMatch(NamedTuple):
    """A match that is over, as one seat has lived it. `scores`: all public scores in time; `turns`: how many there were;
    `sides`: as `Definition.sides`.
    """

    definition: Definition
    setup: TableSetup
    seat: int
    winners: tuple[int, ...]
    ending: str
    scores: tuple[tuple[int, ...], ...]
    turns: int
    heard: tuple[FactEntry, ...]
    sides: tuple[int, ...] = ()

    @property
    def share(self) -> float:
        """The seat's part of the win."""
        return shares(self.winners, len(self.setup.seats), self.sides)[self.seat]


class Bounds(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number that is large or small enough."""

    at_least: int | None = None
    at_most: int | None = None

    def hold(self, number: int) -> bool:
        above = self.at_least is None or number >= self.at_least
        return above and (self.at_most is None or number <= self.at_most)


class FactIs(Bounds, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="fact"):
    """So many facts of a word were said. `by`: whose they are; `where`: what their fields say (of a seat ME or OTHER, of a kind
    the id of a card); `sum`, `most`: a field whose numbers are added up, or the largest of which counts; `in_one_turn`: the
    best turn counts alone. Without bounds: at least one.
    """

    word: str
    by: Literal["me", "other", "anybody"] = "me"
    where: dict[str, int | str] = {}
    sum: str = ""
    most: str = ""
    in_one_turn: bool = False

    def holds(self, played: PlayedMatch) -> bool:
        kinds = {card.id: kind for kind, card in enumerate(played.definition.cards)}
        turns: Counter[int] = Counter()
        for said in played.heard:
            if said.fact.word == self.word and self._fits(said.fact, played.seat, kinds):
                turn, number = said.turn if self.in_one_turn else 0, self._number(said.fact)
                turns[turn] = max(turns[turn], number) if self.most else turns[turn] + number
        best = max(turns.values(), default=0)
        return self.hold(best) if (self.at_least, self.at_most) != (None, None) else best >= 1

    def _number(self, fact: Fact) -> int:
        return int(getattr(fact, self.sum or self.most)) if self.sum or self.most else 1

    def _fits(self, fact: Fact, seat: int, kinds: Mapping[str, int]) -> bool:
        owner = next(iter(seats_of(fact)), -1)
        if self.by != "anybody" and (owner == seat) != (self.by == ME):
            return False
        about = fields(type(fact))
        return all(_equal(getattr(fact, name), wish, about[name], seat, kinds) for name, wish in self.where.items())

    def mistakes(self, definition: Definition, facts: Mapping[str, type[Fact]]) -> Iterator[str]:
        if self.word not in facts:
            yield tr("progress-no-fact", word=f"{shown(self.word)}{nearest(self.word, facts)}")
            return
        known = fields(facts[self.word])
        for name in (*self.where, *filter(None, (self.sum, self.most))):
            if name not in known:
                yield tr("progress-no-field", fact=self.word, word=f"{shown(name)}{nearest(name, known)}")
        cards = [card.id for card in definition.cards]
        for name, wish in self.where.items():
            about = known.get(name, "")
            if about in KINDS and wish not in cards:
                yield tr("progress-no-card", field=name, word=f"{shown(wish)}{nearest(str(wish), cards)}")
            if about in SEATS and wish not in (ME, OTHER):
                yield tr("progress-no-seat", field=name, me=repr(ME), other=repr(OTHER), word=shown(wish))


def _equal(value: Any, wish: int | str, about: str, seat: int, kinds: Mapping[str, int]) -> bool:
    if about in SEATS:
        return bool((value == seat) == (wish == ME) and value >= 0)
    if about in KINDS:
        return kinds[str(wish)] in (value if isinstance(value, tuple) else (value,))
    return bool(value == wish)


class ResultIs(
    Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="result", rename=NAMES
):
    """How it ended for the seat: alone is a win that no other side shares."""

    which: Literal["won", "alone", "shared", "lost"]

    def holds(self, played: PlayedMatch) -> bool:
        won, alone = played.share > 0, played.share == 1
        return {"won": won, "alone": alone, "shared": won and not alone, "lost": not won}[self.which]


class EndingIs(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="ending"):
    """It ended in one of these ways."""

    one_of: tuple[str, ...]

    def holds(self, played: PlayedMatch) -> bool:
        return played.ending in self.one_of


class ScoreIs(Bounds, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="score"):
    """The last score of the seat, or the best one of the others."""

    of: Literal["me", "other"] = "me"

    def holds(self, played: PlayedMatch) -> bool:
        mine, best = _last(played, played.scores[-1])
        return self.hold(mine if self.of == ME else best)


class LeadIs(Bounds, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="lead"):
    """How far the seat is ahead of the best of the others: at the end, or `ever`, where a comeback has at_most = -3."""

    ever: bool = False

    def holds(self, played: PlayedMatch) -> bool:
        points = played.scores if self.ever else played.scores[-1:]
        return any(self.hold(mine - best) for mine, best in (_last(played, scores) for scores in points))


class TurnsAre(Bounds, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="turns"):
    """How many turns the match had."""

    def holds(self, played: PlayedMatch) -> bool:
        return self.hold(played.turns)


class SeatsAre(Bounds, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="seats"):
    """How many sat at the table."""

    def holds(self, played: PlayedMatch) -> bool:
        return self.hold(len(played.setup.seats))


class OptionIs(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="option"):
    """A house rule had one of these values."""

    rule: str
    one_of: tuple[str, ...]

    def holds(self, played: PlayedMatch) -> bool:
        rules = {rule.id: rule.default for rule in played.definition.house_rules}
        return played.setup.options.get(self.rule, rules[self.rule]) in self.one_of

    def mistakes(self, definition: Definition, _facts: Mapping[str, type[Fact]]) -> Iterator[str]:
        known = {rule.id: rule.values for rule in definition.house_rules}
        if self.rule not in known:
            yield tr("progress-no-house-rule", place="rule", word=f"{shown(self.rule)}{nearest(self.rule, known)}")
            return
        for value in self.one_of:
            if value not in known[self.rule]:
                wrong = f"{shown(value)}{nearest(value, known[self.rule])}"
                yield tr("progress-rule-cannot", rule=self.rule, word=wrong)


class DeckIsOwn(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="own_deck"):
    """The seat played a deck that somebody has built."""

    def holds(self, played: PlayedMatch) -> bool:
        rules = played.definition.collecting
        decks = [f"{form.rule}_{played.seat}" for form in rules.formats] if rules else []
        return any(is_own(played.setup.options.get(deck, "")) for deck in decks)


class BotsAre(Bounds, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="bots"):
    """So many of the others were bots of a level."""

    level: Level

    def holds(self, played: PlayedMatch) -> bool:
        return self.hold(sum(seat.bot == self.level for seat in played.setup.seats))


class RunIs(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", tag="run"):
    """The match belonged to a circuit or a season; `stop`: it was that rival or evening, counted from 1, or a later one."""

    of: RunKind
    stop: int = 1

    def holds(self, played: PlayedMatch) -> bool:
        kind, _, stop = played.setup.run or ("", 0, -1)
        return kind == self.of and stop + 1 >= self.stop


def _last(played: PlayedMatch, scores: tuple[int, ...]) -> tuple[int, int]:
    """The own score, and the best of the rivals, 0 without any; those who share a win with the seat are none of them."""
    seat, winners = played.seat, played.winners
    with_it = winners if seat in winners and len(winners) < len(scores) else ()
    apart = [rival for rival in rivals(seat, len(scores), played.sides) if rival not in with_it]
    return scores[seat], max((scores[rival] for rival in apart), default=0)


Condition: TypeAlias = (
    FactIs | ResultIs | EndingIs | ScoreIs | LeadIs | TurnsAre | SeatsAre | OptionIs | DeckIsOwn | BotsAre | RunIs
)


def mistakes(condition: Condition, definition: Definition, facts: Mapping[str, type[Fact]]) -> Iterator[str]:
    """What this game does not know of a condition."""
    if isinstance(condition, FactIs | OptionIs):
        yield from condition.mistakes(definition, facts)


KIND = "achievement"
PLACE = ("practice", "achievements.toml")
ANY = "any"  # in the place of a game: for those that any game gives
Grade = Literal["bronze", "silver", "gold"]


class Achievement(Struct, frozen=True, forbid_unknown_fields=True):
    """`when`: all of it must hold in one match; `times`: in so many matches, or with `games` in so many different games."""

    id: str
    name: str
    text: str
    icon: str
    grade: Grade
    when: tuple[Condition, ...]
    times: int = 1
    games: bool = False


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    achievement: tuple[Achievement, ...]


class ReachedAchievement(Struct):
    """What is kept of one: `at` Unix seconds when it was reached, 0 before; `by`: the matches, or the games, that count."""

    at: int = 0
    by: list[str] = []


class AchievementProgress(NamedTuple):
    """One on the shelf; `done` of `of` matches or games."""

    achievement: Achievement
    at: int
    done: int
    of: int


@per_language
def common() -> tuple[Achievement, ...]:
    """Those that any game gives."""
    found = read_toml(program_data("progress", PLACE[1]), _File, PLACE[1]).achievement
    for one in found:
        if any(isinstance(condition, FactIs | OptionIs) for condition in one.when):
            raise DataFileError(tr("progress-achievement-own", file=PLACE[1], achievement=shown(one.id)))
    return found


@per_language
def of_game(game: str) -> tuple[Achievement, ...]:
    """A game's own; () when it has none. DataFileError names file, entry, field and the nearest valid word."""
    plugin = games.plugin(game)
    data = plugin.data(*PLACE)
    return read_achievements(data, plugin, f"{game}/{'/'.join(PLACE)}") if data is not None else ()


def read_achievements(data: bytes, plugin: games.Plugin, name: str) -> tuple[Achievement, ...]:
    """The achievements in the text of a file called `name`."""
    found = read_toml(data, _File, name).achievement
    definition, facts = plugin.rules(), plugin.facts()
    for one in found:
        for condition in one.when:
            for wrong in mistakes(condition, definition, facts):
                raise DataFileError(f"{name}: achievement {shown(one.id)}, when: {wrong}")
    return found


def played(match: Match, seat: int) -> PlayedMatch | None:
    """A match at the table as a seat has lived it; None while it goes on, and where it was put right by hand."""
    outcome = match.outcome
    if outcome is None or any(answer.is_repair for answer in match.record.answers):
        return None
    scores = tuple(point.scores for point in match.summary.points)
    heard = tuple(match.fact_log.heard(seat))
    ended = (outcome.winners, outcome.ending, scores, match.summary.turns, heard, outcome.sides)
    return PlayedMatch(match.definition, match.setup, seat, *ended)


def fitting(one: Achievement, match: PlayedMatch) -> bool:
    """Whether a match does what an achievement asks for."""
    return all(condition.holds(match) for condition in one.when)


def award(store: Store, match: PlayedMatch, number: int, *, now: int) -> list[Achievement]:
    """Keep what the saved match `number` has brought the person of its seat; those that are reached with it. A match counts
    once, however often this is asked; one that began in the middle counts for nothing. Raises StoreError.
    """
    if match.setup.begun is not None:
        return []
    profile = match.setup.seats[match.seat].profile or 0
    game = match.definition.id
    kept = store.notes.all(KIND, ReachedAchievement, profile=profile)
    reached = []
    for place, one in _all(match.definition):
        key = f"{place}/{one.id}"
        got = kept.get(key, ReachedAchievement())
        mark = game if one.games else str(number)
        if got.at or mark in got.by or not fitting(one, match):
            continue
        got = msgspec.structs.replace(got, by=[*got.by, mark], at=now if len(got.by) + 1 >= one.times else 0)
        store.notes.put(KIND, key, got, profile=profile, now=now)
        if got.at:
            reached.append(one)
    return reached


def _all(definition: Definition) -> list[tuple[str, Achievement]]:
    own = [(definition.id, one) for one in of_game(definition.id)]
    return [*own, *((ANY, one) for one in common())]


def shelf(store: Store, game: str, profile: int) -> list[AchievementProgress]:
    """All of a game (ANY: those of any game), and how far a person has come with each. Raises StoreError."""
    kept = store.notes.all(KIND, ReachedAchievement, profile=profile)
    found = []
    for one in common() if game == ANY else of_game(game):
        got = kept.get(f"{game}/{one.id}", ReachedAchievement())
        found.append(AchievementProgress(one, got.at, min(len(got.by), one.times), one.times))
    return found
