"""Reads the table aloud for those who want it: hands what is told, asked, focused and refused to the system's voice."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from tabletop.core.ask import NOBODY
from tabletop.core.view import view
from tabletop.i18n import tr
from tabletop.table.hud import spoken_words
from tabletop.table.hud.spoken_words import Utterances, Way, joined, sentence
from tabletop.table.input.hit_widgets import CardSpot, TargetSpot
from tabletop.table.model.selection import Target, meant, touch_rule, touched
from tabletop.table.widgets.seat_panel import SeatBadge
from tabletop.toolkit.keyboard import legend
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.label import Label, RichLabel
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from tabletop.core.ask import Option
    from tabletop.match.history.match_log import LogLine
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.hud.hud import Hud
    from tabletop.table.input.hit_widgets import HitWidgets
    from tabletop.table.input.hot_keys import Digits
    from tabletop.table.model.commands import Commands
    from tabletop.table.model.table_context import TableContext
    from tabletop.table.model.view_state import ViewState
    from tabletop.toolkit.widgets.widget import Widget


class ReadingAloud:
    """`show(shown)`: after each change; `tick()`: every frame. What may be said is decided by `spoken_words.may_tell` alone."""

    shown: ViewState

    def __init__(
        self, given: TableContext, panels: Hud, cards: CardParts, *, digits: Digits, spots: HitWidgets, deeds: Commands
    ) -> None:
        self.app, self.match, self.sight, self.basics = given.app, given.match, given.sight, given.basics
        self.panels, self.cards, self.words = panels, cards, panels.words
        self.digits, self.spots, self.deeds = digits, spots, deeds
        self.waiting = Utterances()
        self._lines: tuple[LogLine, ...] = ()  # of the log, that have been told
        self._asked: object = None
        self._turn: tuple[int, ...] = ()
        self._focus: tuple[object, str] = (None, "")
        self._toasts = self.app.overlay.count
        self._curtain: object = None
        self._over = False
        self._top: object = None

    @property
    def private(self) -> bool:
        return spoken_words.may_tell(self.sight, headphones=self.app.prefs.headphones)

    def show(self, shown: ViewState) -> None:
        self.shown = shown
        if not self.app.prefs.read_aloud or shown.looking is not None:
            return
        self._log()
        if not shown.telling.busy:
            self._question()

    def tick(self) -> None:
        """Say what there is to say."""
        if not self.app.prefs.read_aloud:
            self.waiting.forget()
            return
        self._cover()
        self._toast()
        self._sheet()
        self._focused()
        found = self.waiting.next(busy=self.app.voice.speaking)
        if found:
            self.app.voice.say(found)

    # --- what happened
    def _log(self) -> None:
        """The lines that have been told since, each for itself: a log of other eyes has others."""
        log = self.sight.log
        lines = tuple(log[: len(log) - self.shown.telling.untold])
        same = sum(1 for old, new in zip(self._lines, lines, strict=False) if old[:2] == new[:2])
        changed = len(self._lines) > len(lines) or (same < len(self._lines) and lines[-1:] == self._lines[-1:])
        before, self._lines = (len(lines) if changed else len(self._lines)), lines
        heard = self.match.journal.lines(NOBODY)
        told = spoken_words.told(lines, heard, before, private=self.private)
        if told:
            said = (escape(self.words.plain(line.line)) for line in told)
            self.waiting.say("told", joined(*said))

    # --- what is asked
    def _question(self) -> None:
        shown, sight, match = self.shown, self.sight, self.match
        if match.game.over:
            if not self._over:
                self.waiting.say("asked", joined(tr("speech-over"), self._ways()))
            self._over = True
            return
        self._over = False
        choosing = shown.choosing
        asked = (match.n, match.game.no, sight.viewer, sight.deciding, choosing.held, choosing.active, choosing.options)
        if asked == self._asked:
            return
        self._asked = asked
        self._whose_turn()
        if sight.deciding == NOBODY or not (shown.view.options or shown.view.telling):
            self.waiting.say("asked", "")
        elif self.private or sight.shared_ask:
            prompt = self.panels.facts.prompt(shown.view, choosing)
            question = escape(self.words.plain(prompt.line))
            self.waiting.say("asked", joined(question, prompt.why, self._ways()))
        else:
            question = self.words.plain(match.definition.prompt(view(match.game)).line)
            name = self.basics.who[sight.deciding].name
            self.waiting.say("asked", joined(escape(question), escape(tr("speech-private", name=name))))

    def _whose_turn(self) -> None:
        acting = self.panels.facts.acting(self.shown.view)
        if acting != self._turn and len(acting) == 1 and acting[0] >= 0:
            seat = acting[0]
            own = seat in self.sight.seats and len(self.sight.seats) == 1
            said = tr("speech-your-turn" if own else "speech-turn", name=self.basics.who[seat].name)
            self.waiting.say("turn", sentence(escape(said)))
        self._turn = acting

    def _ways(self) -> str:
        """The possible answers, each with its key; and how many others Tab finds."""
        choosing, digits = self.shown.choosing, self.digits
        found = [Way(str(n), self._target(target)) for n, target in sorted(digits.targets().items())]
        numbered = set(digits.targets().values())
        for n, card in sorted(digits.own().items()):
            if card in choosing.sources:
                found.append(Way(str(n), self._source(card)))
                numbered.add(Target("card", card))
        rows = (self.panels.buttons, self.panels.claims)
        buttons = [child for row in rows if row.visible for child in row.children if isinstance(child, Button)]
        found += [Way(_key(button.key), button.text) for button in buttons if button.enabled]
        kinds = [target.number for target in choosing.targets() if target.spot == "kind"]
        names = [self.basics.texts[kind].name for kind in kinds]
        others = {target for target in choosing.offered() if target.spot in ("card", "zone", "seat")} - numbered
        return spoken_words.ways(found, len(others), names)

    def _label(self, option: Option) -> str:
        return self.words.named(self.match.definition.label(self.shown.view, option))

    def _meant(self, target: Target) -> str:
        """What choosing it does, "" where several things could be done there."""
        indexes = [index for index in meant(self.basics.look, self.shown.choosing, target) if index >= 0]
        return self._label(self.shown.choosing.options[indexes[0]]) if len(indexes) == 1 else ""

    def _target(self, target: Target) -> str:
        does = self._meant(target)
        if target.spot == "seat":
            return self.basics.who[target.number].name
        name = self._name(target.number) if target.spot == "card" else ""
        return ": ".join(part for part in (name, does) if part) or tr("input-choose-what")

    def _source(self, card: int) -> str:
        only = self.shown.choosing.only(card)
        name = self._name(card)
        label = self._label(self.shown.choosing.options[only]) if only >= 0 else ""
        return label if name in label else ": ".join(part for part in (name, label) if part)

    def _name(self, card: int) -> str:
        text = self.basics.texts
        kind = self.cards.scene.sprites[card].kind if card in self.cards.scene.sprites else NOBODY
        return text[kind].name if 0 <= kind < len(text) else tr("speech-covered").rstrip(".")

    # --- what is done meanwhile
    def _cover(self) -> None:
        """The privacy cover has fallen: for whom it waits, and how it is lifted. Windows of reactions have their keys."""
        curtain, strip = self.sight.privacy.curtain, self.panels.strip
        waits = curtain if self.panels.curtain.closed or (curtain and curtain.why == "hand") else None
        facts = self.match.window_facts if strip.visible else None
        now = (waits, facts is not None and facts.opened)
        if now == self._curtain:
            return
        self._curtain = now
        if waits is not None:
            person = self.basics.who[waits.seat]
            said = tr("speech-curtain", name=person.name, key=_key(person.react))
            self.waiting.say("covered", sentence(escape(said)))
        elif facts is not None:
            people = [self.basics.who[part.seat] for part in facts.strips]
            keys = [
                tr("speech-window", name=person.name, react=_key(person.react), decline=_key(person.decline))
                for person in people
                if person.human
            ]
            self.waiting.say("covered", joined(*map(escape, keys)))

    def _toast(self) -> None:
        """Messages, most of all why something could not be done."""
        overlay = self.app.overlay
        if overlay.count != self._toasts:
            self._toasts = overlay.count
            if overlay.messages and self.private:
                self.waiting.cut(sentence(overlay.messages[-1]))

    def _sheet(self) -> None:
        """A sheet lies over the table, as a question whether that is meant: its words."""
        top = self.app.top
        if top is self._top:
            return
        self._top = top
        if isinstance(top, Screen) and top.modal and self.private:
            words = [
                escape(part.text) if isinstance(part, Label) else part.source
                for part in top.walk()
                if isinstance(part, (Label, RichLabel))
            ]
            self.waiting.say("sheet", joined(*words))

    def _focused(self) -> None:
        focus = cast("Widget | None", self.app.top.focus) if self.app.keyboard else None
        words = self._about(focus) if focus is not None else ""
        if (focus, words) == self._focus:
            return
        moved, self._focus = focus is not self._focus[0], (focus, words)
        if words and moved:
            self.waiting.cut(words)

    def _about(self, widget: Widget) -> str:
        """What has the focus. What only the person in front may know is left out where others hear it."""
        tells = self.private or self.sight.shared_ask
        if widget.host is not self.spots.host and not self.private:  # a panel of whoever is asked
            return ""
        match widget:
            case CardSpot():
                return self._card(widget.sprite.card, widget.sprite.kind)
            case TargetSpot():
                return sentence(escape(self._meant(widget.target))) or tr("input-choose-what") if tells else ""
            case SeatBadge():
                does = self._meant(Target("seat", widget.person.seat)) if tells else ""
                return joined(escape(widget.person.name), escape(does))
            case Button():
                panels = self.panels  # the question's button says, too, what of the hand can be used
                own = (*panels.buttons.children, *panels.claims.children, *panels.prompt.children)
                secret = widget in own and not tells
                name = escape(widget.text) or widget.tooltip
                return "" if secret else joined(name, *([escape(_key(widget.key))] if widget.key else []))
            case _:
                return sentence(widget.tooltip) if tells else ""

    def _card(self, card: int, kind: int) -> str:
        known = 0 <= kind < len(self.basics.texts)
        tells = self.private or spoken_words.public(self.match.game.table, card)
        if not (known and tells):
            return spoken_words.card(None)
        text, choosing = self.basics.texts[kind], self.shown.choosing
        reason = self.sight.reasons().get(card) if self.private and card not in choosing.sources else None
        why = self.words.named(reason[1]) if reason is not None else ""
        does = self._meant(Target("card", card)) if choosing.aims_at(card) and self.private else ""
        look = self.basics.look
        index = touched(look, choosing, card) if self.private or self.sight.shared_ask else NOBODY
        how = tr("input-touch", way=self.deeds.way(touch_rule(look, choosing, index))) if index >= 0 else ""
        return joined(spoken_words.card(text, why), escape(does), how)


def _key(key: str) -> str:
    """As it is printed on this keyboard."""
    return legend(key.lower())
