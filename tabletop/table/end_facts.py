"""What the end screen tells, as plain facts: of a match at the table or of a saved one, played again."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from tabletop.core import winning
from tabletop.core.ask import NOBODY
from tabletop.core.definition import Definition, Outcome
from tabletop.core.layout import HAND
from tabletop.core.messages import CardRef, Line, SeatRef
from tabletop.core.record import Answer, Record
from tabletop.core.view import view
from tabletop.i18n import LinkedPart, line, tr
from tabletop.match.applause import ApplausePoll, best, ovations_of, verdict_of
from tabletop.match.history.decisive_events import DecisiveEvent, MissedChance, decided, inflicted, missed, own
from tabletop.match.history.summary import Elimination, KeyMoment, MatchSummary, ScorePoint, ScoreSwing, begins
from tabletop.match.save_reader import ReadMatch, ResumeError, read
from tabletop.match.seats import TableSetup
from tabletop.match.transcript import replayed
from tabletop.progress.decision_analysis import judged
from tabletop.table.extensions.end_pages import FinishedMatch
from tabletop.table.widgets.game_text import GameText
from tabletop.table.widgets.panel_facts import SeatPerson

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.core.game import Game
    from tabletop.match.help_used import Help
    from tabletop.match.match import Match
    from tabletop.match.seats import Seat

MANY = 3  # of more winners the headline names none
LEAST_SWING = 2  # a single point is no story of its own


class EndFacts(msgspec.Struct, frozen=True, kw_only=True):
    """`hands`: the kinds of the cards in front of each seat as everybody sees them now (UNKNOWN: face down); whoever sat alone
    at the screen sees the own ones.

    `actions`: what others have done to somebody that counted, after how many answers.
    `missed`: by seat, with what whoever fell could have answered; `decided`: by what the match was.
    `match` is the id of the saved match, None when it is not kept; `help` what has helped whom, None: nobody knows;
    `ovations`: the applause that people had for what they read aloud.
    """

    definition: Definition
    setup: TableSetup
    outcome: Outcome
    points: tuple[ScorePoint, ...]
    moments: tuple[KeyMoment, ...]
    swings: tuple[ScoreSwing, ...]
    falls: tuple[Elimination, ...] = ()
    actions: tuple[tuple[int, Line], ...] = ()
    missed: dict[int, MissedChance] = {}
    decided: DecisiveEvent | None = None
    hands: tuple[tuple[int, ...], ...]
    seconds: int
    decisions: int
    match: int | None = None
    answers: tuple[Answer, ...] = ()
    help: Help | None = None
    ovations: tuple[ApplausePoll, ...] = ()

    @property
    def best_reading(self) -> Line:
        """Who was applauded most, and for which title; () when nobody was."""
        found = best(self.ovations)
        ids = [card.id for card in self.definition.cards]
        if found is None or found.card not in ids:
            return ()
        reader, title, verdict = SeatRef(found.seat), CardRef(ids.index(found.card)), verdict_of(found.share)
        if len(found.claps) < 2:
            return line("table-reading", seat=reader, card=title, verdict=verdict)
        share = f"{100 * found.share:.0f}"
        return line("table-reading-share", seat=reader, card=title, verdict=verdict, percent=share)

    @property
    def past(self) -> FinishedMatch:
        """For the pages of the game itself."""
        return FinishedMatch(self.definition, self.setup, self.answers, self.words)

    @property
    def reviewable(self) -> bool:
        """Whether it is kept, people have played it, and something is known of what their answers were worth."""
        played = self.match is not None and bool(self.setup.humans) and bool(self.answers)
        return played and judged(self.definition.id)

    @property
    def holds(self) -> bool:
        """Whether anybody has cards in hand in this game."""
        return any(zone.group == HAND for zone in self.definition.layout(len(self.setup.seats)).zones)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(self.setup.seats[seat] for seat in self.outcome.winners)

    @property
    def teams(self) -> list[tuple[int, ...]]:
        """The seats that win together, the rest alone; who plays with all is on no team."""
        return winning.teams(len(self.setup.seats), self.outcome.sides)

    @property
    def shares(self) -> tuple[float, ...]:
        """What part of the win each seat has."""
        return winning.shares(self.outcome.winners, len(self.setup.seats), self.outcome.sides)

    @property
    def mine(self) -> bool | None:
        """Whether somebody at the screen has won; None at a table of bots."""
        people = self.setup.humans
        return any(seat in self.outcome.winners for seat in people) if people else None

    @property
    def score_words(self) -> str:
        """What is counted, in the middle of a sentence: a term of the game keeps its capitals."""
        name = self.definition.score_name
        proper = name.isupper() or any(word[:1].isupper() for word in name.split()[1:])
        return name if proper else tr("match-in-sentence", name=name, small=name[:1].lower() + name[1:])

    @property
    def headline(self) -> str:
        if len(self.setup.humans) == 1 and self.outcome.winners == self.setup.humans:
            return tr("table-you-win")
        if self.outcome.team:
            return tr("table-team-wins", team=self.outcome.team)
        names = [seat.name for seat in self.winners]
        if not names:
            return tr("table-nobody-wins")
        if len(names) == 1:
            return tr("table-wins", name=names[0])
        if len(names) > MANY:
            everybody = len(names) == len(self.setup.seats)
            return tr("table-all-share") if everybody else tr("table-many-share", count=len(names))
        return tr("table-share", names=", ".join(names[:-1]), last=names[-1])

    @property
    def turns(self) -> list[tuple[int, ...]]:
        """Return the scores at the start and after each turn."""
        ends = [before.scores for before, after in pairwise(self.points) if begins(before, after)]
        return [self.points[0].scores, *ends, self.points[-1].scores]

    @property
    def begun(self) -> list[int]:
        """After how many answers each turn had begun."""
        return [self.points[0].n, *(after.n for before, after in pairwise(self.points) if begins(before, after))]

    @property
    def highlights(self) -> list[tuple[int, Line]]:
        """Return the moments, the biggest swings of the score and what others have done, by time: (answers, line). A team's
        are told once.
        """
        found: list[tuple[int, Line]] = [(moment.n, moment.line) for moment in self.moments]
        score = self.score_words
        team_of = {seat: team for team in self.teams for seat in team}
        told = set()
        for swing in self.swings:
            team = team_of.get(swing.seat, (swing.seat,))
            if abs(swing.change) < LEAST_SWING or (team, swing.n) in told:
                continue
            told.add((team, swing.n))
            found.append((swing.n, _swing(team, swing, score)))
        swung = {(swing.n, swing.line) for swing in self.swings if abs(swing.change) >= LEAST_SWING}
        found += [action for action in self.actions if action not in swung and action not in self._said]
        return sorted(found, key=lambda entry: entry[0])

    @property
    def _said(self) -> set[tuple[int, Line]]:
        return {(moment.n, moment.line) for moment in self.moments}

    @property
    def words(self) -> GameText:
        """Return what turns lines of the log into rich or plain text."""
        who = [SeatPerson(place, seat.name, seat.colour, seat.avatar) for place, seat in enumerate(self.setup.seats)]
        return GameText(who, self.definition.cards)


def _swing(team: tuple[int, ...], swing: ScoreSwing, score: str) -> Line:
    """How much a team, or one seat, has gained or lost in one turn, and by what."""
    who: list[str | LinkedPart] = [SeatRef(seat) for seat in team]
    way, amount = "gain" if swing.change > 0 else "lose", abs(swing.change)
    if not swing.line:
        return line("table-swing", team=who, way=way, amount=amount, score=score)
    return line("table-swing-by", team=who, way=way, amount=amount, score=score, action=swing.line)


def of_match(match: Match) -> EndFacts | None:
    """Return the facts of a match at the table, None while it goes on."""
    number = match.autosave.number if match.autosave is not None and match.autosave.trouble is None else None
    facts = _gathered(match.setup, match.record, match.summary, number)
    if facts is None:
        return None
    return msgspec.structs.replace(
        facts, help=match.help.at(match.setup, match.record.answers), ovations=tuple(match.applause.kept)
    )


def of_saved(services: AppServices, number: int) -> EndFacts:
    """Play a saved match again. Raises ResumeError where today's rules do not lead to its end, StoreError."""
    facts = played(read(services.store, number), number)
    if facts is None:
        raise ResumeError(tr("table-story-lost"))
    helped, heard = (services.store.match(number).result or {}).get("help"), ovations_of(services.store, number)
    return msgspec.structs.replace(facts, help=helped, ovations=tuple(heard))


def played(reading: ReadMatch, number: int | None) -> EndFacts | None:
    """Play answers from the start and return the facts, None before the end. Raises ResumeError when they do not fit."""
    found = replayed(reading)
    return _gathered(reading.setup, found.record, found.summary, number)


def _gathered(setup: TableSetup, record: Record, summary: MatchSummary, number: int | None) -> EndFacts | None:
    outcome = summary.definition.outcome(record.game.table)
    if outcome is None:
        return None
    falls = [fall for fall in summary.falls if fall.seat in setup.humans]
    return EndFacts(
        definition=summary.definition,
        setup=setup,
        outcome=outcome,
        points=tuple(summary.points),
        moments=tuple(summary.moments),
        swings=_swings(summary),
        actions=tuple(inflicted(summary)),
        falls=tuple(summary.falls),
        missed={fall.seat: found for fall in falls if (found := missed(record, fall)) is not None},
        decided=decided(summary, outcome),
        hands=_hands(summary.definition, record.game, setup),
        seconds=summary.ms // 1000,
        decisions=sum(summary.decisions().values()),
        match=number,
        answers=tuple(record.answers),
    )


def _swings(summary: MatchSummary) -> tuple[ScoreSwing, ...]:
    """Whoever plays the own cards has lost nothing by it."""
    return tuple(one for one in summary.swings() if one.change > 0 or not own(summary, one.seat, one.n, one.line))


def _hands(definition: Definition, game: Game, setup: TableSetup) -> tuple[tuple[int, ...], ...]:
    """As everybody sees them; whoever sat alone at the screen knows the own hand and shows it to nobody else by it."""
    people = setup.humans
    eyes = [seat if people == (seat,) else NOBODY for seat in range(len(setup.seats))]
    tables = {eye: view(game, eye).table for eye in set(eyes)}
    found: list[tuple[int, ...]] = [()] * len(eyes)
    for place, zone in enumerate(definition.layout(len(eyes)).zones):
        if zone.seat is not None and zone.group == HAND:
            table = tables[eyes[zone.seat]]
            found[zone.seat] = tuple(table.kind[card] for card in table.zones[place])
    return tuple(found)
