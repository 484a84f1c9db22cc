"""What may be done at a table: answers, what seats press besides, taking back, voting, leaving.

The match decides; what it refuses changes nothing and is said in one sentence.
"""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from tabletop.core.ask import NOBODY, Refused
from tabletop.i18n import tr
from tabletop.match.preview import ahead
from tabletop.match.privacy import HOLD_MS
from tabletop.storage import ElsewhereError
from tabletop.table.model.messages import ChoiceChanged, MatchChanged, ViewChanged
from tabletop.table.model.selection import OptionTarget, Selection, aimed
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.dialog import Confirmation, confirm

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.core.definition import Act
    from tabletop.core.repair import Repair
    from tabletop.core.view import View
    from tabletop.match.seats import Level
    from tabletop.table.model.match_clock import MatchClock
    from tabletop.table.model.view_state import TableContext, ViewState


class TableCommands:
    """What is done is done in the name of those who share the view. `now()`: the match's clock in ms."""

    shown: ViewState

    def __init__(self, context: TableContext, now: Callable[[], int]) -> None:
        self.app, self.match, self.player_view = context.app, context.match, context.player_view
        self.look, self.now, self.post = context.constants.look, now, context.post

    def show(self, shown: ViewState) -> None:
        self.shown = shown

    def try_(self, do: Callable[[], None]) -> bool:
        """Do something with the match."""
        try:
            do()
        except Refused as error:
            self.complain(error.text)
            self.post(ChoiceChanged())
            return False
        except ElsewhereError:  # `SaveStatus` says it
            self.post(ChoiceChanged())
            return False
        self.post(MatchChanged())
        return True

    def pass_time(self, clock: MatchClock, *, telling: bool) -> None:
        """Let the match's time pass; nothing new happens while playback is `telling` what has. Bots think meanwhile, but the
        time that people have begins when they have been told what it is about.
        """
        waits = clock.tells(self, telling)  # at any of its windows
        clock.hold(self, waits and self.match.request.timed)
        if clock.runs and not waits:
            with suppress(ElsewhereError):  # `SaveStatus` says it
                self.match.tick(self.now())

    def let_time_go(self, clock: MatchClock) -> None:
        """This window is gone: what it has told holds nothing up."""
        clock.tells(self, False)
        clock.hold(self, False)

    def complain(self, text: str) -> None:
        self.app.sound("error_soft")
        self.app.toast(text, "alert", "coral")

    def say(self, text: str, icon: str) -> None:
        """A word for everybody."""
        self.app.toast(text, icon)

    def waive(self) -> None:
        """Nobody at the screen has anything to say against what bots wait with."""
        self.try_(lambda: self.match.bots.waive(self.now()))

    # --- the ask
    def allows(self, index: int) -> bool:  # noqa: ARG002  # the rules have decided; a lesson is stricter
        """Return whether this option may be taken now."""
        return True

    def way(self, rule: str) -> str:
        """What a house rule says about how something is done at this table; who holds no keys presses twice instead."""
        way = self.match.record.options[rule]
        return "confirm" if way == "hold" and self.app.prefs.press_once else way

    def answer(self, index: int) -> None:
        """Give an answer of the seat at the screen; what cannot be mended is asked once more."""
        option = self.shown.view.options[index]
        act = self.match.definition.act(option)
        look = self.look.act.get(act.name) if act is not None else None
        harm = self.match.definition.looks.harm
        why = harm(self.shown.view, option) if harm is not None else ""
        if why:
            title, yes = tr("table-against-own-side"), tr("table-do-it")
            confirm(self.app.top, Confirmation(title, why, yes, style="danger", icon="alert"), lambda: self.give(index))
        elif act is not None and look is not None and look.confirm:
            self._confirm(act, lambda: self.give(index))
        else:
            self.give(index)

    def giving_up(self, index: int) -> Callable[[], None]:
        """What the pause does with an option of whoever looks now, who has been covered by a curtain meanwhile."""
        view, seat, match = self.shown.view, self.player_view.viewer, self.match
        act = match.definition.acts[view.options[index][0]]

        def give() -> None:
            self.app.event_lane.hurry()
            if self.player_view.privacy.curtain is not None:
                self.lift(seat, HOLD_MS)
            self.try_(lambda: match.answer(view.no, seat, index, self.now()))

        return lambda: self._confirm(act, give)

    def _confirm(self, act: Act, do: Callable[[], None]) -> None:
        title = tr("table-sure", act=act.grave or act.label)
        text = self.look.act[act.name].confirm if act.name in self.look.act else ""
        confirm(self.app.top, Confirmation(title, text, act.label, style="danger", icon="alert"), do)

    def give(self, index: int) -> None:
        """Give an answer without asking once more."""
        match, no = self.match, self.shown.view.no  # to be told the rest of the playback may lead to another question
        self.app.event_lane.hurry()
        self.try_(lambda: match.answer(no, self.player_view.deciding, index, self.now()))

    def tell(self, value: object, note: str = "") -> Refused | None:
        """Give an answer that is a value; what is wrong with it, None when it is taken."""
        match, seat, now = self.match, self.player_view.deciding, self.now()
        return self._given(lambda: match.tell(match.game.no, seat, value, now, note))

    def may_tell(self) -> bool:
        """Whether the panel of a question may be opened now."""
        return True

    def advice(self) -> str:
        """What somebody who teaches says at such a panel, or what a puzzle asks for, as rich text."""
        return ""

    def own_hints(self) -> bool:
        """Whether the screen has hints of its own, for whoever calls for one."""
        return False

    def take(self, index: int) -> Refused | None:
        """As `tell`, by the index of an option."""
        match, seat, now = self.match, self.player_view.deciding, self.now()
        return self._given(lambda: match.answer(match.game.no, seat, index, now))

    def _given(self, give: Callable[[], None]) -> Refused | None:
        self.app.event_lane.hurry()
        try:
            give()
        except Refused as error:
            return error
        except ElsewhereError as error:  # `SaveStatus` says it
            return Refused("elsewhere", str(error))
        self.post(MatchChanged())
        return None

    def victims(self, card: int) -> frozenset[OptionTarget]:
        """At whom or what this card would have to be aimed next, if it were used now in the only way that is likely."""
        match, choosing, seat = self.match, self.shown.choosing, self.player_view.deciding
        only, hit_widgets = choosing.likely(card), {target.spot for target in choosing.sources.get(card, {})}
        if only < 0 or seat == NOBODY or not (hit_widgets <= {"none", "zone"} or hit_widgets == {"card"}):
            return frozenset()
        then = ahead(match.game, seat, only)
        if then is None:
            return frozenset()
        minor = match.definition.looks.minor
        following = Selection(
            then.options, match.definition.acts, minor=partial(minor, then) if minor is not None else None
        )
        if following.announced != card:
            return frozenset(OptionTarget("card", unit) for unit in self._units(then, following))
        major = [target for target, ways in following.targets().items() if not following.major.isdisjoint(ways)]
        return frozenset(target for target in major if target.spot in ("seat", "card"))

    def _units(self, then: View, following: Selection) -> list[int]:
        """Who lies in a row and would be meant next, as the target of an attack or whom a Recovery heals."""
        zones, at = self.shown.places.zones, then.table.at
        found = {card for card, ways in aimed(self.look, following).items() if not following.major.isdisjoint(ways)}
        return [card for card in found if zones[at[card]].look.kind == "row"]

    def reason(self, card: int) -> tuple[str, str, str] | None:
        """Why a card cannot be played now: code, sentence, rule; None when nothing is to be chosen, or it can."""
        return self.player_view.reasons().get(card) if self.shown.choosing.options else None

    def obstacle(self, card: int, target: int) -> tuple[str, str, str] | None:
        """Why a card that can be used does not go with a target: code, sentence, rule; None where nothing is known."""
        return self.player_view.obstacle(card, target)

    # --- taking back
    def can_take_back_alone(self) -> bool:
        """The last answer of whoever looks, before anybody has learnt anything from it."""
        return self.match.undo.free_for(self.player_view.viewer)

    def take_back(self, seat: int = NOBODY) -> None:
        """In the name of `seat`, else of whoever looks."""
        seat = seat if seat != NOBODY else self.speaker()
        before = self._taken_back(seat)
        self.app.event_lane.hurry()
        if self.try_(lambda: self.match.undo.request(seat, self.now())):
            self.app.sound("undo")
        if self._taken_back(seat) > before:
            self.say(tr("table-counts-as-help", count=self._taken_back(seat)), "undo")

    def untick(self, card: int) -> bool:
        """Choose a card no more that was chosen for the open question before; what was chosen after it stays chosen. False
        when that cannot be taken back alone.
        """
        chosen = self._chosen()
        if card not in chosen or not self.can_take_back_alone():
            return False
        while card in self._chosen() and self.can_take_back_alone():
            before = self.match.n
            self.take_back()
            if self.match.n >= before:  # a lesson, or a vote
                return True
        for other in chosen[chosen.index(card) + 1 :]:
            cards = [option[1] for option in self.player_view.view().options]
            if other in cards:
                self.take(cards.index(other))
        return True

    def _chosen(self) -> tuple[int, ...]:
        """The cards that have been chosen for the open question so far."""
        view = self.player_view.view()
        return self.match.definition.rules.chosen(view.query, view.args)

    def _taken_back(self, seat: int) -> int:
        return self.match.setup.seats[seat].taken_back if self.match.human(seat) else 0

    def again(self) -> None:
        """Do again what was taken back."""
        self.app.event_lane.hurry()
        self.try_(lambda: self.match.undo.redo(self.now()))

    # --- what seats press besides their choices
    def press(self, seat: int, what: str) -> None:
        """To react or not."""
        self.try_(lambda: self.match.press(seat, "react" if what == "react" else "pass", self.now()))

    def withdraw(self, seat: int) -> None:
        """A seat that is served plays nothing after all."""
        self.try_(lambda: self.match.withdraw(seat, self.now()))

    def auto_pass(self, seat: int, mode: Any, *, own_key: bool = False) -> None:
        self.try_(lambda: self.match.auto_pass(seat, mode, self.now(), own_key=own_key))
        self.post(ViewChanged())

    def claim(self, seat: int) -> None:
        """The lit button of a seat. Nothing is hurried: what led to it may still be read."""
        self.try_(lambda: self.match.claim(seat, self.now()))
        self.post(ViewChanged())

    def lift(self, seat: int, held_ms: int) -> None:
        """The curtain."""
        self.try_(lambda: self.match.lift(seat, held_ms, self.now()))

    # --- leaving and ending
    def leave(self, seat: int, level: Level) -> bool:
        """A bot plays on for a seat."""
        self.app.event_lane.hurry()
        return self.try_(lambda: self.match.seating.leave(seat, level, self.now()))

    def come_back(self, seat: int) -> bool:
        self.app.event_lane.hurry()
        return self.try_(lambda: self.match.seating.come_back(seat, self.now()))

    def join(self, seat: int, name: str) -> bool:
        """Somebody new takes the place of a bot."""
        self.app.event_lane.hurry()
        return self.try_(lambda: self.match.seating.join(seat, name, self.now()))

    def end(self) -> None:
        """Whoever looks wants to end the match together with all others."""
        seat = self.speaker()
        self.app.event_lane.hurry()
        self.try_(lambda: self.match.votes.end(seat, self.now()))

    def repair(self, seat: int, repair: Repair) -> None:
        """Propose to put something right."""
        self.app.event_lane.hurry()
        self.try_(lambda: self.match.repairs.propose(seat, repair, self.now()))

    def speaker(self) -> int:
        """In whose name the people here do what concerns all: of whoever looks, or the curtain is closed for, else of the
        first of them.
        """
        curtain = self.player_view.privacy.curtain
        viewer = curtain.seat if curtain is not None else self.player_view.viewer
        return viewer if viewer != NOBODY else next(iter(self.player_view.seats or self.match.setup.humans), NOBODY)

    def agree(self, seat: int) -> None:
        self.try_(lambda: self.match.votes.agree(seat, self.now()))

    def refuse(self, seat: int) -> None:
        """Who has asked takes the question back."""
        vote = self.match.votes.vote
        mine = vote is not None and vote.by == seat
        if self.try_(lambda: self.match.votes.refuse(seat, self.now())):
            person = self.match.setup.seats[seat]
            color = person.colour or f"seat{seat}"
            name = f"[{color}]**{escape(person.name)}**[/]"
            said = tr("table-question-withdrawn", seat=name) if mine else tr("table-rather-plays-on", seat=name)
            self.app.toast(said, "play")
