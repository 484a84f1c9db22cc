"""The panels of Codenames, by query: all that Directors are asked of the key, or of a clue before it is out."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.bots.panel import Highest, coach, fits, understood
from tabletop.games.codenames.presentation.holdpanel import TYPED, CoverPanel, HoldPanel, RulingPanel
from tabletop.games.codenames.presentation.looks import COLOURS, INK, PAPER, lettered
from tabletop.games.codenames.rules.cards import ASSASSIN, ASSETS, CELLS, NEUTRAL
from tabletop.games.codenames.rules.clues import (
    ASK,
    CLUE,
    CODES,
    MOST,
    MOST_WORDS,
    about_the_cards,
    may_be_meant,
    noted,
    wrong,
)
from tabletop.games.codenames.rules.options import ENDLESS, SPOKEN, ZERO
from tabletop.games.codenames.rules.queries import agents
from tabletop.games.codenames.rules.table import KEY, UNLIMITED, other
from tabletop.games.codenames.rules.wording import MAY_BE_ALLOWED, bare, fault, typed
from tabletop.games.codenames.texts import tr
from tabletop.table.widgets.hint_panel import HintPanel
from tabletop.toolkit import rects, shapes
from tabletop.toolkit.keyboard import CONTROL, command, digit, held, place_of
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tabletop.toolkit.widgets.text_entry import LetterPad

# The Director's panel: the key while a key is held, word and number, checks, what is meant (CN-120 to CN-124, CN-134).

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pygame.event import Event

    from tabletop.core.ask import ValueRefusal
    from tabletop.games.codenames.rules.table import Board
    from tabletop.table.extensions.input_panels import InputHost
    from tabletop.toolkit.actions import Action
    from tabletop.toolkit.widgets.widget import Widget


CLEAR, SHOWN = 2.5, 5  # a fit that an Agent follows gladly; assets that are named
DANGER = 2.0  # a word that fits the Assassin so well had better not be said


def thought(table: Board, word: str) -> tuple[str, str]:
    """What bot Agents would think of, and its colour: from the word and what all can see, whatever the key says. So it is never
    green: what they think of may be the Assassin.
    """
    if unknown := _unknown(table, word):
        return unknown
    kinds = tuple(table.kind[card - CELLS] for card in sorted(table.zones[KEY]))
    found = fits(word, kinds, table.taught)
    if not found:
        return tr("bots-no-link"), "gold"
    clear = [place for value, place in found if value >= CLEAR][:SHOWN]
    names = ", ".join(ASSETS[kinds[place]].name for place in clear or [place for _, place in found[:SHOWN]])
    return (tr("bots-think", assets=names), "text") if clear else (tr("bots-faint", assets=names), "gold")


def _unknown(table: Board, word: str) -> tuple[str, str] | None:
    found = understood(word, table.taught)
    if found.how != "unknown":
        return None
    near = ", ".join(capitals(name) for name in found.suggestions[:3])
    return tr("bots-unknown-near", words=near) if near else tr("bots-unknown"), "gold"


def coached(table: Board, word: str) -> tuple[str, str]:
    """Words for the panel, and their colour: green only where the own asset is what fits best, red where the Assassin may be
    taken for it. It says nothing that the key does not.
    """
    if unknown := _unknown(table, word):
        return unknown
    best = coach(table, word)
    order = (table.side, other(table.side), NEUTRAL, ASSASSIN)
    parts = [f"{best[owner].owner}: {_named(table, best[owner])}" for owner in order if best[owner].cell >= 0]
    return tr("coach-thinks", parts="; ".join(parts)) if parts else tr("coach-nothing"), _tone(table, best)


def _tone(table: Board, best: Sequence[Highest]) -> str:
    own, deadly = best[table.side].value, best[ASSASSIN].value
    if deadly >= DANGER or (deadly and deadly >= own):
        return "coral"
    return "green" if own > max(best[owner].value for owner in (other(table.side), NEUTRAL, ASSASSIN)) else "gold"


def _named(table: Board, found: Highest) -> str:
    return f"{ASSETS[table.kind[found.cell]].name} {found.value:.2g}"


RAW = 60  # letters that are kept while typing
HINT = 760  # units: a clue stands in one line with what it means


class CluePanel(HoldPanel):
    """What is typed goes to the word, digits to the number; Enter publishes, Esc goes back to the table. While the focus is on
    something else, Enter means that; from a cell Tab leads to the button that publishes, once there is something to tell.
    """

    def __init__(self, host: InputHost) -> None:
        super().__init__(host)
        self.word: str = host.draft.get("word", "")
        self.number: int | None = host.draft.get("number")
        self.refused = [(word, code) for word, code in host.draft.get("refused", ())]
        self.note = ""
        self._sure = ""
        self._held = False
        self._digit = ""  # of the key that was struck: it is the number, whatever the key types
        self._seconds = -1

    # --- parts
    writes = True

    @property
    def spoken(self) -> str:
        """The key, the clue as it stands, and what is said of it."""
        number = "" if self.number is None else tr("panel-unlimited") if self.number == UNLIMITED else str(self.number)
        return f"{super().spoken}\n{escape(f'{self.word} {number}'.strip())}\n{self._told()[0]}"

    def build(self) -> None:
        super().build()
        self.map.meant = tuple(self.asked.draft.get("cells", ()))
        extra = [0] * bool(self.table.house & ZERO) + [UNLIMITED] * bool(self.table.house & ENDLESS)
        self.numbers = {n: self.add(self._number(n)) for n in (*range(1, MOST + 1), *extra)}
        self.letters = self.add(LetterPad(self.type, self.erase))
        self.publish_button = self.add(Button("", self.publish, label="Publish", icon="bullhorn", key="Enter"))
        self.ask_button = self.add(Button(tr("panel-ask"), self.ask, style="secondary", icon="help"))
        self.back_button = self.add(Button(tr("panel-back"), self.asked.back, style="ghost", icon="eye-off", key="Esc"))
        key = self.asked.help_key
        self.hint_button = self.add(
            Button(tr("panel-hint"), self.asked.help, style="secondary", icon="lightbulb", key=key)
        )
        self.hint_button.visible = bool(key)
        self.hints = self.add(HintPanel(self.asked.help, self.asked.no_help))
        self.hints.wide = HINT
        self._light()

    @property
    def _ready(self) -> bool:
        return self.number is not None and bool(self.word or self.table.house & SPOKEN)

    def _number(self, number: int) -> Button:
        endless = number == UNLIMITED
        return Button(
            "" if endless else str(number),
            partial(self.count, number),
            label=f"number {number}",
            style="secondary",
            icon="infinity" if endless else "",
            tooltip=tr("panel-unlimited") if endless else "",
        )

    def shown(self) -> None:
        """The key that has lifted the curtain may still be down, and repeats its letter."""
        self._held = held(TYPED)
        self.app.window.text_input(True)
        super().shown()

    def hidden(self) -> None:
        self.app.window.text_input(False)
        super().hidden()

    # --- what is told
    def _keep(self) -> None:
        if not self.app.keyboard:  # Enter publishes again after a click
            self.set_focus(None)
        self.asked.draft.update(
            word=self.word, number=self.number, cells=list(self.map.meant), refused=list(self.refused)
        )
        self._sure, self.note = "", ""
        self._light()
        self.app.dirty = True

    def _light(self) -> None:
        for number, button in self.numbers.items():
            button.chosen = number == self.number
        fine = self._ready and self._trouble() is None
        self.publish_button.text = self._published() if self._ready else tr("panel-tell")
        self.publish_button.style = "accept" if fine else "secondary"
        asks = fault(self.word) in MAY_BE_ALLOWED and bare(self.word) not in self.view.args[0]
        if asks != self.ask_button.visible:
            self.ask_button.visible = asks
            if self.rect.width:
                self.layout()

    def _published(self) -> str:
        """What the button that publishes says of the clue as it stands; one that is only spoken has no word."""
        assert self.number is not None
        if not self.word:
            return tr("panel-tell-number", number=self.number)
        return tr("panel-tell-clue", word=capitals(self.word), number=self.number)

    def type(self, text: str) -> None:
        for sign in text:
            if sign.isdigit():
                self.count(int(sign))
            elif sign.isprintable() and not (sign == " " and not self.word) and len(self.word) < RAW:
                self.word += sign
        self._keep()

    def erase(self) -> None:
        self.word = self.word[:-1]
        self._keep()

    def count(self, number: int) -> None:
        if number in self.numbers:
            self.number = number
        self._keep()

    def tick_cell(self, cell: int) -> None:
        if not self.keyed:
            return
        meant = self.map.meant
        self.map.meant = tuple(c for c in meant if c != cell) if cell in meant else (*meant, cell)
        self._keep()

    def publish(self) -> None:
        """Checked here; a word that may be about the cards, or about what is meant, is asked about first (CN-59, CN-63)."""
        if self.number is None:
            spoken = self.word or self.table.house & SPOKEN
            self.note = tr("panel-choose-number" if spoken else "panel-type-word")
        elif about_the_cards(self.word) and self._sure != self.word:
            self._question(tr("panel-about-cards"), tr("panel-about-cards-why"))
            return
        else:
            named = self._named()
            if named >= 0 and self._sure != self.word:
                asset = ASSETS[self.table.kind[named]].name
                self._question(tr("panel-about-name", asset=asset), tr("panel-about-name-why"))
                return
            self._tell((CLUE, self.word, self.number, tuple(sorted(self.map.meant))))
        self.app.dirty = True

    def _named(self) -> int:
        """CN-63: a cell that may be meant and is not ticked, of whose name the word is a part; -1: none."""
        return next((cell for cell in may_be_meant(self.table, self.word) if cell not in self.map.meant), -1)

    def _trouble(self) -> ValueRefusal | None:
        """What is wrong with the word and the number as they stand."""
        number = 1 if self.number is None else self.number
        return wrong(self.table, (CLUE, self.word, number, tuple(self.map.meant)), *self.view.args)

    def _bots_listen(self) -> bool:
        """Whether a bot is among the own Agents."""
        return not self.asked.bots.isdisjoint(agents(self.table))

    def _question(self, title: str, text: str) -> None:
        word = self.word

        def go_on() -> None:
            self._sure = word
            self.publish()

        confirm(self, Confirmation(title, text, tr("panel-publish"), style="primary", icon="help"), go_on)

    def ask(self) -> None:
        self._tell((ASK, self.word))

    def _tell(self, value: object) -> None:
        wrong_ = self.asked.tell(value, noted(self.refused))
        if wrong_ is not None:
            self._refuse(wrong_.code)
            self.note = wrong_.text
            self.app.sound("error_soft")
            self.app.dirty = True

    def _refuse(self, code: str) -> None:
        """Such a word is shown when the match is over (CN-102)."""
        entry = (typed(self.word), code)
        if code in CODES and entry not in self.refused:
            self.refused = [*self.refused, entry][-MOST_WORDS:]
            self._keep()

    @property
    def _leads_on(self) -> bool:
        """Whether Tab goes from the cells straight to the button that publishes: what is said and meant is complete."""
        return self._ready and self.focus in self.map.cells

    def set_focus(self, widget: Widget | None) -> None:
        """The button says which key presses it now."""
        super().set_focus(widget)
        key = "Enter" if widget in (None, self.publish_button) else "Tab" if self._leads_on else ""
        if key != self.publish_button.key:
            self.publish_button.key, self.app.dirty = key, True

    def update(self, now: float) -> bool:
        timing = self.asked.timing
        if timing is not None and timing.seconds != self._seconds:
            self._seconds, self.app.dirty = timing.seconds, True
        if self.hints.facts != self.asked.hint:
            self.hints.update(self.asked.hint)
            self.layout()
        return super().update(now)

    # --- input
    def on_event(self, event: Event) -> bool:
        if event.type == pygame.TEXTINPUT and not event.text.strip():
            return True  # Space has pressed what has the focus
        if event.type == pygame.TEXTINPUT:
            self.set_focus(None)
            self.type("" if self._held else self._digit or event.text.replace(" ", ""))
            return True
        if event.type == pygame.KEYDOWN:
            self._digit = digit(event)
        if event.type in (pygame.KEYUP, pygame.MOUSEBUTTONUP):
            self._held = False
        return super().on_event(event)

    def on_key(self, event: Event) -> bool:
        mod = getattr(event, "mod", 0)
        control = mod & CONTROL
        if event.key == pygame.K_BACKSPACE:
            self.erase()
        elif command(event) == "u":
            self.count(UNLIMITED)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and (control or self.focus is None):
            (self.ask if control else self.publish)()
        elif place_of(event) == self.asked.help_key:
            self.asked.help()
        else:
            return super().on_key(event)
        return True

    def on_action(self, action: Action) -> bool:
        """Esc takes the hint away first."""
        if action == "back":
            (self.asked.no_help if self.hints.visible else self.asked.back)()
            return True
        if action == "next" and self._leads_on:
            self.set_focus(self.publish_button)
            return True
        return super().on_action(action)

    # --- place and picture
    def layout(self) -> None:
        gap, right = self.u(18), self.room()
        self.field, right = rects.cut_top(right, self.u(104), self.u(8))
        right = self._tell_room(right)
        numbers, right = rects.cut_top(right, self.u(72), gap)
        cells = rects.columns(numbers, [1] * len(self.numbers), self.u(7))
        for button, cell in zip(self.numbers.values(), cells, strict=True):
            button.place(cell)
        buttons, right = rects.cut_bottom(right, self.u(150), gap)
        upper, lower = rects.rows(buttons, [1, 1], self.u(12))
        publish, ask = rects.columns(upper, [55, 45], self.u(12))
        self.publish_button.place(publish if self.ask_button.visible else upper)
        self.ask_button.place(ask)
        back, hint = rects.columns(lower, [60, 40], self.u(12))
        self.back_button.place(back if self.hint_button.visible else lower)
        self.hint_button.place(hint)
        letters, _ = rects.cut_top(right, min(right.height, self.u(400)))
        self.letters.place(letters)

    def _tell_room(self, right: pygame.Rect) -> pygame.Rect:
        """Below the word: what is said of it, and the hint while there is one, which covers nothing. What is left."""
        if self.hints.facts is None:
            self.hint, rest = rects.cut_top(right, self.u(190 if self.asked.advice else 118), self.u(8))
            return rest
        self.hint, rest = rects.cut_top(right, self.u(40), self.u(4))
        self.hints.place(rest)
        shown, rest = rects.cut_top(rest, self.hints.box.height, self.u(12))
        self.hints.place(shown)
        return rest

    def paint(self, target: pygame.Surface) -> None:
        super().paint(target)
        self._field(target, COLOURS[self.side])
        text, tone = self._told()
        words = self.kit.rich(text, "body", self.hint.width, tone)
        words.draw(target, self.hint.topleft)

    def _told(self) -> tuple[str, str]:
        """What is said below the word, and its colour: in a lesson the teacher speaks, at a puzzle its task stands there."""
        text, tone = self._said()
        if not self.asked.advice:
            return text, tone
        refused = f"\n[coral]{text}[/]" if tone == "coral" else ""
        return self.asked.advice + refused, "text"

    def _field(self, target: pygame.Surface, color: pygame.Color) -> None:
        box = self.field
        target.blit(shapes.filled(box.size, self.u(16), *(2 * [INK.lerp(color, 0.25)])), box)
        target.blit(shapes.ring(box.size, self.u(16), max(2, self.u(3)), color), box)
        number = "" if self.number is None else "\u221e" if self.number == UNLIMITED else str(self.number)
        place, inner = rects.cut_right(rects.inset(box, self.u(18), 0), self.u(70), self.u(10))
        said = lettered(
            capitals(self.word) or self._wish(), self.u(64), PAPER if self.word else INK.lerp(PAPER, 0.4), inner.width
        )
        target.blit(said, said.get_rect(midleft=inner.midleft))
        count = lettered(number, self.u(72), COLOURS[3])
        target.blit(count, count.get_rect(center=place.center))

    def _wish(self) -> str:
        return tr("panel-wish-spoken" if self.table.house & SPOKEN else "panel-wish")

    def _said(self) -> tuple[str, str]:
        """What is wrong, what may surprise, or what a Director has to keep to; and its colour."""
        if self.note:
            return self.note, "coral"
        if self.table.house & SPOKEN:
            return tr("panel-say"), "muted"
        if not self.word:
            return tr("panel-rules"), "muted"
        found = self._trouble()
        if found is not None:
            return found.text, "coral"
        named = self._named()
        if named >= 0 and self.keyed:
            return tr("panel-part-of-name", asset=ASSETS[self.table.kind[named]].name), "gold"
        left = self.table.left[self.table.side]
        if self.number is not None and self.number > left:
            return tr("panel-too-many", left=left), "gold"
        if self.keyed and self.asked.house["coach"] == "on":  # it speaks of the key (CN-135)
            return coached(self.table, self.word)
        if self.keyed and self._bots_listen():
            return thought(self.table, self.word)
        return tr("panel-fine"), "green"


INPUT_PANELS = {
    "give_clue": CluePanel,
    "rule_on_word": RulingPanel,
    "allow_clue": RulingPanel,
    "cover_rival": CoverPanel,
    "cover_own": CoverPanel,
}
