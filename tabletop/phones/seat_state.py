"""What a phone shows of a match: made from the player view of its seat and from what everybody may know, and from nothing else.

Nothing here reads a game but through views: `tests/generic/test_phones_secrecy.py` compares every byte in pairs of worlds.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from tabletop.core.ask import NOBODY, PASS, TELL, UNKNOWN, WORLD
from tabletop.core.layout import HAND, zone_name
from tabletop.core.view import view
from tabletop.i18n import tr
from tabletop.match.transcript import namer, plain
from tabletop.phones.protocol import (
    Asked,
    ChoiceShown,
    FieldShown,
    FormShown,
    HeldCard,
    HeldZone,
    NoteShown,
    OpenVote,
    OpenWindow,
    SeatLine,
    SeatState,
    TimeLeft,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from tabletop.core.ask import Option
    from tabletop.core.messages import Line
    from tabletop.core.presentation import ValueForm
    from tabletop.core.view import View
    from tabletop.match import Match, PlayerView
    from tabletop.match.history.match_log import LogLine

LINES = 14  # of the log
VOTES = {"undo": "phones-vote-undo", "end": "phones-vote-end", "repair": "phones-vote-repair"}
NEWEST = 25  # cards of each place that lie open, for those who look on
FACE_DOWN = -1  # in place of a kind


class SeatStates:
    """Makes the states of a match. `here`: the seats whose phones are there; `running`: no pause lies over the match;
    `stands`: its clock does. `first`: what is added to the numbers of questions.
    """

    def __init__(self, match: Match, first: int = 0) -> None:
        self.match, self.definition, self.first = match, match.definition, first
        self.zones = match.definition.layout(len(match.setup.seats)).zones

    def of(
        self, seat: int, now: int, here: Collection[int] = (), *, running: bool = True, stands: bool = False
    ) -> SeatState:
        """`seat`: NOBODY for whoever looks on."""
        if seat == NOBODY:
            return self._public(now, here, running=running, stands=stands)
        match = self.match
        player_view = match.seating.phones[seat]
        seen = player_view.view()
        ask = self._asked(seat, player_view, seen)
        alive, told = match.game.table.alive[seat], self.definition.looks.seat_notes
        notes = told(seen) if told is not None and alive else ()
        held = self._held(seat, player_view, seen, ask, hands=bool(notes))
        claims = match.claims.may(seat)
        return SeatState(
            seat=seat,
            seats=self._seats(here),
            waits="" if ask is not None or match.game.over else self._waits(),
            ask=ask,
            window=self._window(seat, now),
            claims=tuple(self._text(seen, option) for option in claims),
            claim_no=self.first + match.game.no if claims else 0,
            claimed=match.claims.pressed(seat),
            passing=player_view.passing_shown(seat) if alive else "",
            vote=self._vote(seat),
            time=self._time(now),
            held=held,
            notes=tuple(NoteShown(*note) for note in notes),
            log=self._log(player_view.log),
            over=self._over(),
            paused=not running,
            stands=stands,
        )

    # --- what everybody may know
    def _public(self, now: int, here: Collection[int], *, running: bool, stands: bool) -> SeatState:
        """What whoever looks on is shown: nothing that not everybody sees."""
        return SeatState(
            seat=NOBODY,
            seats=self._seats(here),
            waits="" if self.match.game.over else self._waits(),
            time=self._time(now),
            open=self._open(),
            log=self._log(self.match.match_log.lines(NOBODY)),
            over=self._over(),
            paused=not running,
            stands=stands,
        )

    def bare(self, seat: int, here: Collection[int]) -> SeatState:
        """What a phone is shown that comes while nothing that has happened may be told."""
        return SeatState(seat=seat, seats=self._seats(here))

    def _open(self) -> tuple[HeldZone, ...]:
        """The newest cards that lie open, by their places; those of one seat and one name lie together."""
        table = view(self.match.game).table
        found: dict[tuple[str, int | None], list[int]] = {}
        for place, cards in zip(self.zones, table.zones, strict=True):
            seen = [card for card in cards if place.faces != "owner" and table.kind[card] != UNKNOWN]
            if seen:
                group = place.group.rstrip("0123456789")  # places that are numbered are one
                found.setdefault((group, place.seat), []).extend(seen)
        return tuple(
            HeldZone(self._title(group, seat, NOBODY), tuple(HeldCard(table.kind[card]) for card in cards[-NEWEST:]))
            for (group, seat), cards in found.items()
        )

    def _time(self, now: int) -> TimeLeft | None:
        timing = self.match.request.timing(now)
        return TimeLeft(timing.left, timing.whole, timing.hard) if timing is not None else None

    def _log(self, lines: Sequence[LogLine]) -> tuple[str, ...]:
        return tuple(self._line(line.line) for line in lines[-LINES:])

    def _over(self) -> str:
        """How the match has ended, "" before."""
        outcome = self.match.outcome if self.match.game.over else None
        return outcome.text if outcome is not None else tr("core-game-over") if self.match.game.over else ""

    def _seats(self, here: Collection[int]) -> tuple[SeatLine, ...]:
        match = self.match
        public = view(match.game)
        looks, table = self.definition.looks, public.table
        status = looks.seat_status(public) if looks.seat_status is not None else ()
        acting = looks.acting(public, ()) if looks.acting is not None else (table.turn,)
        phones = match.setup.at_phones
        return tuple(
            SeatLine(
                name=seat.name,
                colour=seat.colour,
                bot=not seat.human,
                out=not table.alive[index],
                turn=index in acting and not match.game.over,
                hand=self._hand(table.zones, index),
                score=f"{status[index].score} {status[index].unit}" if status else "",
                phone=index in phones,
                here=index in here,
            )
            for index, seat in enumerate(match.setup.seats)
        )

    def _hand(self, zones: Sequence[Sequence[int]], seat: int) -> int:
        mine = [
            len(cards) for zone, cards in zip(self.zones, zones, strict=True) if (zone.group, zone.seat) == (HAND, seat)
        ]
        return sum(mine) if mine else -1

    def _waits(self) -> str:
        """What everybody waits for, as all may know it."""
        match = self.match
        if match.game.ask[1] == WORLD:
            return tr("phones-look-at-table")
        return self._line(self.definition.prompt(view(match.game)).line)

    def _vote(self, seat: int) -> OpenVote | None:
        vote = self.match.votes.vote
        if vote is None or seat not in vote.voters:
            return None
        name, repair = self.match.setup.seats[vote.by].name, self._line(vote.repair)
        return OpenVote(vote.no, tr(VOTES[vote.matter], name=name, repair=repair), seat in vote.agreed)

    # --- what this seat is asked
    def _asked(self, seat: int, player_view: PlayerView, seen: View) -> Asked | None:
        match, game = self.match, self.match.game
        if game.over or match.votes.vote is not None or player_view.deciding != seat:
            return None
        prompt = self.definition.prompt(seen)
        telling = game.ask[0] == TELL
        forms = self.definition.looks.forms
        texts = [self._text(seen, option) for option in seen.options]
        held = self._private(seat, player_view, seen)
        choices = tuple(
            ChoiceShown(text, self._sure(seen, option, text), card=option[1] != NOBODY)
            for option, text in zip(seen.options, self._numbered(seen, texts), strict=True)
        )
        named = dict.fromkeys(option[1] for option in seen.options if option[1] != NOBODY and option[1] not in held)
        return Asked(
            no=self.first + game.no,
            text=self._line(prompt.line),
            why=prompt.why,
            rule=prompt.rule,
            choices=choices,
            named=tuple(HeldCard(self._kind(seen, card), self._with(seen, card)) for card in named),
            forms=tuple(map(_form, forms(seen))) if telling and forms is not None else (),
        )

    def _numbered(self, seen: View, texts: Sequence[str]) -> list[str]:
        """Ways of one card that are called alike are told apart by numbers."""
        of_card = Counter((option[1], text) for option, text in zip(seen.options, texts, strict=True))
        so_far: Counter[tuple[int, str]] = Counter()
        out = []
        for option, text in zip(seen.options, texts, strict=True):
            key = option[1], text
            so_far[key] += 1
            out.append(f"{text} ({so_far[key]})" if of_card[key] > 1 else text)
        return out

    def _text(self, seen: View, option: Option) -> str:
        """In the words of the game; a seat is called by its name."""
        text = self.definition.label(seen, option)
        act = self.definition.act(option)
        if act is not None and act.spot == "seat" and 0 <= option[2] < len(self.match.setup.seats):
            return text.replace(tr("phones-player", number=option[2] + 1), self.match.setup.seats[option[2]].name)
        return text

    def _sure(self, seen: View, option: Option, text: str) -> str:
        """What to ask before: it ends the game for whoever does it, or goes against the own side."""
        act, harm = self.definition.act(option), self.definition.looks.harm
        against = harm(seen, option) if harm is not None and option != PASS else ""
        return against or (f"{text}?" if act is not None and act.grave else "")

    # --- what this seat sees and not everybody does
    def _private(self, seat: int, player_view: PlayerView, seen: View) -> dict[int, int]:
        """By card, its zone: all whose faces these eyes see and an onlooker does not, and what lies before this seat alone."""
        public = view(self.match.game).table.kind
        alive = seat in player_view.eyes
        return {
            card: zone
            for zone, cards in enumerate(seen.table.zones)
            for card in cards
            if (seen.table.kind[card] != public[card])
            or (alive and self.zones[zone].seat == seat and self.zones[zone].faces == "owner")
        }

    def _held(
        self, seat: int, player_view: PlayerView, seen: View, ask: Asked | None, *, hands: bool
    ) -> tuple[HeldZone, ...]:
        """`hands`: no other places, for notes say what lies there."""
        reasons = player_view.reasons() if ask is not None and ask.choices else {}
        found: dict[int, list[HeldCard]] = {}
        for card, zone in self._private(seat, player_view, seen).items():
            if hands and self.zones[zone].group != HAND:
                continue
            options = self._with(seen, card) if ask is not None else ()
            _, why, rule = reasons.get(card, ("", "", "")) if not options else ("", "", "")
            found.setdefault(zone, []).append(HeldCard(self._kind(seen, card), options, why, rule))
        order = sorted(found, key=lambda zone: (self.zones[zone].seat != seat, self.zones[zone].group != HAND, zone))
        places = ((self.zones[zone], found[zone]) for zone in order)
        return tuple(HeldZone(self._title(place.group, place.seat, seat), tuple(cards)) for place, cards in places)

    def _title(self, group: str, whose: int | None, seat: int) -> str:
        """What a place of cards is called for a seat: whose it is stands there unless it is its own or nobody's."""
        name = zone_name(group)
        name = name[:1].upper() + name[1:]
        if whose in (None, seat):
            return name
        return tr("phones-zone-of", zone=name, name=self.match.setup.seats[whose].name)

    @staticmethod
    def _kind(seen: View, card: int) -> int:
        kind: int = seen.table.kind[card]
        return FACE_DOWN if kind == UNKNOWN else kind

    @staticmethod
    def _with(seen: View, card: int) -> tuple[int, ...]:
        return tuple(index for index, option in enumerate(seen.options) if option[1] == card)

    # --- a reaction window
    def _window(self, seat: int, now: int) -> OpenWindow | None:
        match, window, facts = self.match, self.match.window, self.match.window_facts
        mine = next((strip for strip in facts.strips if strip.seat == seat), None) if facts is not None else None
        if window is None or facts is None or mine is None or not facts.shown or match.game.over:
            return None
        pressed: Literal["", "react", "pass"] = "" if mine.blink < 0 else "react" if window.reacts(seat) else "pass"
        ends = facts.closes_at if facts.serving is None else facts.ends_at
        options = match.game.options_of(seat) or ()
        return OpenWindow(
            no=self.first + match.game.no,
            about=self._line(self.definition.prompt(view(match.game)).line),
            pressed=pressed,
            able=len(options) > 1 and seat in match.seating.phones[seat].eyes,
            closes=max(0, ends - now) if ends is not None else -1,
            back=max(0, facts.back_at - now) if facts.serving == seat and facts.back_at is not None else -1,
            call=facts.call,
            serving=facts.serving if facts.serving is not None else NOBODY,
        )

    # --- words
    def _line(self, line: Line) -> str:
        names = [seat.name for seat in self.match.setup.seats]
        return plain(line, namer(names, self.definition.cards))


def at_rest(state: SeatState) -> SeatState:
    """The same while nothing can be done but by hands, and all look at the table."""
    held = tuple(HeldZone(zone.title, tuple(HeldCard(card.kind) for card in zone.cards)) for zone in state.held)
    return replace(
        state,
        held=held,
        waits=tr("phones-look-at-table"),
        ask=None,
        window=None,
        claims=(),
        vote=None,
        time=None,
        stands=True,
    )


def _form(form: ValueForm) -> FormShown:
    return FormShown(form.button, form.head, tuple(FieldShown(*field) for field in form.fields), form.tail)
