"""Reads the table aloud for those who want it: hands what is told, asked, focused and refused to the system's voice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, cast

from tabletop.core.ask import NOBODY
from tabletop.core.layout import zone_name
from tabletop.core.view import view
from tabletop.i18n import tr
from tabletop.table.extensions.input_panels import InputPanel
from tabletop.table.hud import spoken_words
from tabletop.table.hud.spoken_words import SpeechQueue, SpokenChoice, joined, sentence
from tabletop.table.input.hit_widgets import CardSpot, TargetSpot
from tabletop.table.model.selection import OptionTarget, meant, touch_rule, touched
from tabletop.table.widgets.seat_panel import SeatPanel
from tabletop.toolkit.keyboard import legend
from tabletop.toolkit.markup import escape, plain
from tabletop.toolkit.plain_words import listed
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.core.ask import Option
    from tabletop.match.history.match_log import LogLine
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.hud.hud import Hud
    from tabletop.table.input.hit_widgets import HitWidgets
    from tabletop.table.input.hot_keys import DigitKeys
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.view_state import TableContext, ViewState
    from tabletop.table.widgets.panel_style import ModalPanel
    from tabletop.toolkit.widgets.widget import Widget


class SheetFacts(NamedTuple):
    """What lies over the table: its words line by line, its keys that no button shows, its buttons that have one, and how many
    things there are besides.
    """

    over: Screen[Any] | ModalPanel | None
    lines: list[str]
    shortcuts: Sequence[tuple[str, str]]
    keyed: list[Button]
    more: int


class ReadingAloud:
    """`show(shown)`: after each change; `tick()`: every frame. What may be said is decided by `spoken_words.may_tell` alone."""

    shown: ViewState

    def __init__(
        self,
        context: TableContext,
        panels: Hud,
        cards: CardParts,
        *,
        digits: DigitKeys,
        hit_widgets: HitWidgets,
        commands: TableCommands,
    ) -> None:
        self.app, self.match, self.player_view, self.constants = (
            context.app,
            context.match,
            context.player_view,
            context.constants,
        )
        self.panels, self.cards, self.words = panels, cards, panels.words
        self.digits, self.hit_widgets, self.commands = digits, hit_widgets, commands
        self.waiting = SpeechQueue()
        self._lines: tuple[LogLine, ...] = ()  # of the log, that have been told
        self._asked: object = None
        self._turn: tuple[int, ...] = ()
        self._focus: tuple[object, str] = (None, "")
        self._toasts = self.app.overlay.count
        self._curtain: object = None
        self._presses = self.app.presses
        self._question_said = ""
        self._over = False
        self._sheet_facts = SheetFacts(None, [], (), [], 0)

    @property
    def private(self) -> bool:
        return spoken_words.may_tell(self.player_view, headphones=self.app.prefs.headphones)

    def show(self, shown: ViewState) -> None:
        self.shown = shown
        if not self.app.prefs.read_aloud or shown.time_travel is not None:
            return
        self._log()
        if not shown.playback.busy:
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
        self._again()
        found = self.waiting.next(busy=self.app.voice.speaking)
        if found:
            self.app.voice.say(found)

    # --- what happened
    def _log(self) -> None:
        """The lines that have been told since, each for itself: a log of other eyes has others."""
        log = self.player_view.log
        lines = tuple(log[: len(log) - self.shown.playback.untold])
        same = sum(1 for old, new in zip(self._lines, lines, strict=False) if old[:2] == new[:2])
        changed = len(self._lines) > len(lines) or (same < len(self._lines) and lines[-1:] == self._lines[-1:])
        before, self._lines = (len(lines) if changed else len(self._lines)), lines
        heard = self.match.match_log.lines(NOBODY)
        told = spoken_words.told(lines, heard, before, private=self.private)
        if told:
            said = (escape(self.words.plain(line.line)) for line in told)
            self.waiting.say("told", joined(*said))

    # --- what is asked
    def _question(self) -> None:
        shown, player_view, match = self.shown, self.player_view, self.match
        if match.game.over:
            if not self._over:
                self._ask(joined(tr("speech-over"), self._ways()))
            self._over = True
            return
        self._over = False
        choosing = shown.choosing
        asked = (
            match.n,
            match.game.no,
            player_view.viewer,
            player_view.deciding,
            choosing.held,
            choosing.active,
            choosing.options,
        )
        if asked == self._asked:
            return
        self._asked = asked
        self._whose_turn()
        self._ask(self._question_words())

    def _question_words(self) -> str:
        """What is asked and how it is answered, "" where nobody here is asked anything."""
        shown, player_view, choosing = self.shown, self.player_view, self.shown.choosing
        if player_view.deciding == NOBODY:
            return ""
        if not (self.private or player_view.shared_ask):
            question = self.words.plain(self.match.definition.prompt(view(self.match.game)).line)
            name = self.constants.who[player_view.deciding].name
            return joined(escape(question), escape(tr("speech-private", name=name)))
        if shown.view.options or shown.view.telling:
            prompt, held = self.panels.facts.prompt(shown.view, choosing), choosing.held
            question = tr("speech-held", card=self._name(held)) if held >= 0 else self.words.plain(prompt.line)
            return joined(escape(question), prompt.why, self._ways())
        return ""

    def _ask(self, words: str) -> None:
        self._question_said = words
        self.waiting.say("asked", words)

    def _whose_turn(self) -> None:
        acting = self.panels.facts.acting(self.shown.view)
        if acting != self._turn and len(acting) == 1 and acting[0] >= 0:
            self.waiting.say("turn", sentence(self._turn_of(acting[0])))
        self._turn = acting

    def _turn_of(self, seat: int) -> str:
        own = seat in self.player_view.seats and len(self.player_view.seats) == 1
        return escape(tr("speech-your-turn" if own else "speech-turn", name=self.constants.who[seat].name))

    # --- how the table stands
    def status(self) -> None:
        """Say it as far as it has been told, also to whoever has nothing else read aloud."""
        if self.app.voice.command is None:
            self.app.toast(tr("speech-no-voice"), "volume-off", about="voice")
        words = self._status()
        if self.app.prefs.read_aloud:
            self.waiting.cut(words)
        else:
            self.app.voice.say(words)

    def _status(self) -> str:
        """Whose turn it is, scores, counters and cards of all seats, the own cards where they may be heard, what is asked."""
        shown, definition = self.shown, self.match.definition
        told, busy = shown.playback.view, shown.playback.busy
        turns = [self._turn_of(seat) for seat in self.panels.facts.acting(told, shown.playback.said) if seat >= 0]
        facts = zip(self.panels.badges, definition.scores(told.table), strict=True)
        seats = [self._seat(badge, (score, definition.score_name)) for badge, score in facts]
        common = self.panels.facts.piles(None).items()
        piles = listed([tr("speech-pile", pile=zone_name(group), count=count) for group, count in common])
        asked = joined(*self._sheet_facts.lines) if self._sheet_facts.over is not None else self._question_words()
        end = tr("speech-over") if self.match.game.over else asked
        return joined(*turns, *seats, escape(piles), self._own_hand(), "" if busy else end)

    def _seat(self, badge: SeatPanel, score: tuple[int, str]) -> str:
        return spoken_words.seat(badge.person.name, badge.facts, score, self.panels.facts.piles(badge.person.seat))

    def _own_hand(self) -> str:
        """The cards of whoever looks, where nobody else hears them."""
        viewer = self.player_view.viewer
        if not self.private or viewer == NOBODY:
            return ""
        cards = [self._name(card) for card in self.panels.facts.held(viewer)]
        return escape(tr("speech-own-hand", cards=listed(cards))) if cards else ""

    def _ways(self) -> str:
        """The possible answers, each with its key; and how many others Tab finds."""
        choosing, digits = self.shown.choosing, self.digits
        targets = {n: target for n, target in sorted(digits.targets().items()) if self._leads_on(target)}
        found = [SpokenChoice(str(n), self._target(target)) for n, target in targets.items()]
        numbered = set(targets.values())
        for n, card in sorted(digits.own().items()):
            if card in choosing.sources and choosing.held < 0:
                found.append(SpokenChoice(str(n), self._source(card)))
                numbered.add(OptionTarget("card", card))
        if choosing.held >= 0:
            found = [*self._held(choosing.held), *found]
        rows = (self.panels.buttons.row, self.panels.buttons.claims)
        buttons = [child for row in rows if row.visible for child in row.children if isinstance(child, Button)]
        buttons = [button for button in buttons if button.enabled]
        found += [SpokenChoice(_key(button.key), button.text) for button in buttons if button.key]
        more = sum(not button.key for button in buttons)
        kinds = [target.number for target in choosing.targets() if target.spot == "kind"]
        names = [self.constants.texts[kind].name for kind in kinds]
        hit_widgets = {target for target in choosing.offered() if target.spot in ("card", "zone", "seat")}
        others = {target for target in hit_widgets - numbered if self._leads_on(target)}
        return spoken_words.ways(found, more + len(others), names)

    def _held(self, card: int) -> list[SpokenChoice]:
        """What can be done with a card that is held, besides what it can be put on."""
        only = self.shown.choosing.only(card)
        once_more = [SpokenChoice(_key("return"), self._label(self.shown.choosing.options[only]))] if only >= 0 else []
        return [*once_more, SpokenChoice(_key("escape"), tr("speech-put-back"))]

    def _label(self, option: Option) -> str:
        return self.words.named(self.match.definition.label(self.shown.view, option))

    def _meant(self, target: OptionTarget) -> str:
        """What choosing it does, "" where several things could be done there."""
        indexes = [index for index in meant(self.constants.look, self.shown.choosing, target) if index >= 0]
        return self._label(self.shown.choosing.options[indexes[0]]) if len(indexes) == 1 else ""

    def _leads_on(self, target: OptionTarget) -> bool:
        """Whether choosing it does something: where several options share it, their buttons are there already."""
        choosing = self.shown.choosing
        takes = choosing.active < 0 and target.spot == "card" and target.number in choosing.sources
        return takes or len(meant(self.constants.look, choosing, target)) == 1

    def _target(self, target: OptionTarget) -> str:
        does = self._meant(target)
        if target.spot == "seat":
            return self.constants.who[target.number].name
        name = self._name(target.number) if target.spot == "card" else ""
        return ": ".join(part for part in (name, does) if part)

    def _source(self, card: int) -> str:
        only = self.shown.choosing.only(card)
        name = self._name(card)
        label = self._label(self.shown.choosing.options[only]) if only >= 0 else ""
        return label if name in label else ": ".join(part for part in (name, label) if part)

    def _name(self, card: int) -> str:
        text = self.constants.texts
        kind = self.cards.scene.sprites[card].kind if card in self.cards.scene.sprites else NOBODY
        return text[kind].name if 0 <= kind < len(text) else tr("speech-covered").rstrip(".")

    # --- what is done meanwhile
    def _cover(self) -> None:
        """The privacy cover has fallen: for whom it waits, and how it is lifted. Windows of reactions have their keys."""
        curtain, strip = self.player_view.privacy.curtain, self.panels.reactions.bar
        waits = curtain if self.panels.reactions.curtain.closed or (curtain and curtain.why == "hand") else None
        facts = self.match.window_facts if strip.visible else None
        now = (waits, facts is not None and facts.opened)
        if now == self._curtain:
            return
        self._curtain = now
        if waits is not None:
            person, way = self.constants.who[waits.seat], "once" if self.app.prefs.press_once else "hold"
            said = tr("speech-curtain", name=person.name, key=_key(person.react), way=way)
            self.waiting.say("covered", sentence(escape(said)))
        elif facts is not None:
            people = [self.constants.who[part.seat] for part in facts.strips]
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
        """Something lies over the table, as a panel, a race or a question whether that is meant: what of its words is new, and
        its keys when they are others. When it is gone the table asks again.
        """
        over = self._over_table()
        lines, order = (over.spoken.split("\n"), self._order(over)) if over is not None else ([], [])
        keyed = [widget for widget in order if isinstance(widget, Button) and widget.key]
        shortcuts = over.shortcuts if isinstance(over, Screen) else ()
        facts = SheetFacts(over, lines, shortcuts, keyed, len(order) - len(keyed))
        before, self._sheet_facts = self._sheet_facts, facts
        if over is None:
            if before.over is not None:
                self._asked = None
                self.show(self.shown)
            return
        same = before.over is over
        new = [line for line in lines if not same or line not in before.lines]
        keys = "" if same and facts[2:] == before[2:] else self._keys(facts)
        if new or keys:
            self.waiting.say("sheet", joined(*new, keys))

    def _over_table(self) -> Screen[Any] | ModalPanel | None:
        """What lies over the table and may be heard."""
        top = self.app.top
        if isinstance(top, Screen) and top is not self.hit_widgets.host:
            return top if top.overheard or self.private else None
        panels = [
            panel
            for panel in self.panels.floating.modal
            if panel.visible and panel is not self.panels.reactions.curtain
        ]
        return panels[-1] if panels and self.private else None

    def _order(self, over: Screen[Any] | ModalPanel) -> list[Widget]:
        host = over if isinstance(over, Screen) else self.hit_widgets.host
        return host.focus_order() if host is not None else []

    def _keys(self, facts: SheetFacts) -> str:
        """What can be done there."""
        written = tr("speech-write") if isinstance(facts.over, InputPanel) and facts.over.writes else ""
        found = [SpokenChoice(_key(key), what) for key, what in facts.shortcuts]
        found += [SpokenChoice(_key(button.key), plain(button.spoken)) for button in facts.keyed]
        return joined(written, spoken_words.ways(found, facts.more))

    def _focused(self) -> None:
        focus = cast("Widget | None", self.app.top.focus) if self.app.keyboard else None
        words = self._about(focus) if focus is not None else ""
        if (focus, words) == self._focus:
            return
        moved, self._focus = focus is not self._focus[0], (focus, words)
        if words and (moved or not isinstance(focus, (CardSpot, TargetSpot, SeatPanel, Button))):
            self.waiting.cut(words)

    def _again(self) -> None:
        """A press that came to nothing is answered by what has the focus, or by what is asked: none stays without a word."""
        presses, self._presses = self._presses, self.app.presses
        top = self.app.top
        racing = isinstance(top, Screen) and top.urgent
        if self.app.presses != presses and self.app.keyboard and not (self.waiting or racing):
            asked = "" if self.shown.playback.busy else self._question_said
            self.waiting.cut(self._focus[1] or joined(*self._sheet_facts.lines) or asked)

    def _about(self, widget: Widget) -> str:
        """What has the focus, and what Enter does there. What only the person in front may know is left out where others
        hear it.
        """
        tells = self.private or self.player_view.shared_ask
        if widget.host is not self.hit_widgets.host:
            top = self.app.top
            return self._pressed(widget) if self.private or (isinstance(top, Screen) and top.overheard) else ""
        match widget:
            case CardSpot():
                return self._card(widget.sprite.card, widget.sprite.kind)
            case TargetSpot():
                return _enter(self._meant(widget.target)) if tells else ""
            case SeatPanel():
                does = self._meant(OptionTarget("seat", widget.person.seat)) if tells else ""
                return joined(escape(widget.person.name), _enter(does))
            case Button():
                panels = self.panels  # the question's button says, too, what of the hand can be used
                own = (*panels.buttons.row.children, *panels.buttons.claims.children, *panels.prompt.children)
                if widget in own:
                    return self._pressed(widget) if tells else ""
                return joined(widget.spoken, *([escape(_key(widget.key))] if widget.key else []))
            case _:
                words = self._pressed(widget) if self.panels.floating.open else joined(widget.spoken)
                return words if self.private else ""

    def _pressed(self, widget: Widget) -> str:
        """Something that Enter presses, or a key of its own."""
        name, key = plain(widget.spoken).strip(), getattr(widget, "key", "")
        pressable = widget.pressable and name
        return spoken_words.ways([SpokenChoice(_key(key or "return"), name)]) if pressable else joined(widget.spoken)

    def _card(self, card: int, kind: int) -> str:
        known = 0 <= kind < len(self.constants.texts)
        tells = self.private or spoken_words.public(self.match.game.table, card)
        if not (known and tells):
            return joined(spoken_words.card(None), self._chosen(card))
        text, choosing = self.constants.texts[kind], self.shown.choosing
        reason = self.player_view.reasons().get(card) if self.private and card not in choosing.sources else None
        why = self.words.named(reason[1]) if reason is not None else ""
        return joined(spoken_words.card(text, why), self._chosen(card))

    def _chosen(self, card: int) -> str:
        """What Enter does with a card; where others hear it, only what all may know of the question."""
        if not (self.private or self.player_view.shared_ask):
            return ""
        choosing, look = self.shown.choosing, self.constants.look
        index = touched(look, choosing, card)
        if index >= 0:
            way = self.commands.way(touch_rule(look, choosing, index))
            return _enter(self._label(choosing.options[index]), tr("speech-touch", way=way, key=_key("return")))
        if choosing.active < 0 and self.cards.scene.folded(self.cards.scene.sprites[card].zone, choosing.sources):
            return _enter(tr("speech-lay-out"))
        if choosing.aims_at(card):
            return _enter(self._meant(OptionTarget("card", card)))
        if card in choosing.sources and choosing.announced < 0:
            return _enter(self._source(card) if choosing.only(card) >= 0 else tr("speech-take-up"))
        return _enter(tr("speech-untick")) if choosing.ticked(card) else ""


def _enter(does: str, how: str = "") -> str:
    """What Enter does, "" for nothing; `how` it is pressed."""
    return spoken_words.ways([SpokenChoice(how or _key("return"), does)]) if does else ""


def _key(key: str) -> str:
    """As it is printed on this keyboard."""
    return legend(key.lower())
