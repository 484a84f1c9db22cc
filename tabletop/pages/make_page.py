"""Make cards: a form and the picture side by side, what is wrong while it is written, and the pack in the end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from tabletop import games, packs
from tabletop.app.card_maker import ALL_RIGHTS, FIRST, LICENCES, CardMaker, PackDraft, after
from tabletop.app.toasts import done, sorry
from tabletop.card_art.compositor import RATIO
from tabletop.core.edition_ids import JOIN, base
from tabletop.core.toml_loader import DataFileError
from tabletop.games import editions
from tabletop.i18n import tr
from tabletop.pages.base_page import Page
from tabletop.pages.card_views import CardCache, CardCell, CardDetail
from tabletop.toolkit import rects
from tabletop.toolkit.keyboard import command
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, LabelledControl, Panel, ScrollPanel
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.lists import ListRow
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import DropDown

if TYPE_CHECKING:
    import pygame
    from pygame.event import Event

    from tabletop.app.card_maker import CardField
    from tabletop.app.services import AppServices
    from tabletop.core.definition import Definition
    from tabletop.toolkit.widgets.widget import Widget

PAUSE = 500  # ms after the last change until the picture follows
SHOWN = 12  # mistakes
LIMIT = 160  # letters of a text


class LiveCard(CardCell):
    """The card that is being made, as wide as there is room."""

    def measure(self, width: int) -> tuple[int, int]:
        return width, round(width * RATIO)


class MakeScreen(Page[None]):
    """What is made here is kept with every change, until it is taken in."""

    def __init__(self, services: AppServices, game: str) -> None:
        super().__init__(services)
        self.title = tr("packs-make")
        self.game = base(game)
        self.kicker = services.title(self.game)
        self.maker = CardMaker(self.game, self._kept())
        self.at = 0
        self._changes = 0
        self._shown = ""  # the edition whose picture is shown

    def _kept(self) -> PackDraft | None:
        """What was being made here before."""
        try:
            return msgspec.convert(self.services.written.recall(self.kept_as).get("draft"), PackDraft | None)
        except msgspec.ValidationError:
            return None

    def fill(self) -> None:
        self.left, self.form, self.right = Column(gap=14), Column(gap=14), Column(gap=14)
        self.columns = [self.add(Panel(ScrollPanel(column, label=name), pad=20)) for name, column in (
            ("cards", self.left), ("form", self.form), ("picture", self.right))]  # fmt: skip
        self.go = self.add(
            Button(tr("packs-take-in"), self._take_in, style="primary", icon="download", label="take in", enabled=False)
        )
        self.back_one = self.add(Button(tr("packs-undo"), self._undo, style="secondary", icon="undo", label="undo"))
        self.refill()

    # --- what is shown
    def refill(self, focus: str = "") -> None:
        """Show the draft as it is now."""
        draft = self.maker.draft
        self.at = max(0, min(self.at, len(draft.cards) - 1))
        self._fill_left(draft)
        self._fill_form()
        self._follow()
        if self.rect.width:
            self.layout()
        self.refocus(focus)
        self.refresh()

    def _fill_left(self, draft: PackDraft) -> None:
        self.left.clear()
        name = TextEntry(draft.name, partial(self._describe, "name"), label="pack name", limit=40, kept=False)
        author = TextEntry(draft.author, partial(self._describe, "author"), label="author", limit=40, kept=False)
        self.left.add(LabelledControl(tr("packs-name"), name))
        self.left.add(LabelledControl(tr("packs-author"), author))
        licences = [(text, tr("packs-all-rights") if text == ALL_RIGHTS else text) for text in LICENCES]
        self.left.add(LabelledControl(tr("packs-licence"), DropDown(licences, draft.licence, partial(self._describe, "licence"),
                                                label="licence")))  # fmt: skip
        names = [str(self.maker.row(card).get("name", "")) for card in draft.cards]
        self.rows = [ListRow(name, partial(self._choose, at), label=f"row {at + 1}") for at, name in enumerate(names)]
        for at, row in enumerate(self.rows):
            row.chosen = at == self.at
            self.left.add(row)
        self.left.add(Button(tr("packs-add"), self._add, style="secondary", icon="plus", label="add"))

    def _fill_form(self) -> None:
        self.form.clear()
        if not self.maker.draft.cards:
            self.form.add(RichLabel(tr("packs-add-first"), "body"))
            return
        card = self.maker.draft.cards[self.at]
        models = sorted((str(row["name"]), key) for key, row in self.maker.models.items())
        self.form.add(LabelledControl(tr("packs-does"), DropDown([(key, name) for name, key in models], card.like,
                                                                    self._do_like, label="does")))  # fmt: skip
        self.form.add(RichLabel(escape(str(self.maker.models[card.like]["text"])), "small", color="muted"))
        for field in self.maker.fields(self.at):
            self.form.add(LabelledControl(field.name, self._control(field)))
        self.form.add(Button(tr("packs-remove"), self._remove, style="ghost", icon="delete", label="remove"))

    def _control(self, field: CardField) -> Widget:
        change = partial(self._set, field.id)
        if field.kind == "words":
            return TextEntry(str(field.value), change, label=field.id, limit=LIMIT, kept=False)
        choices = [(value, str(value) or tr("packs-value-none")) for value in field.values]
        return DropDown(choices, field.value, change, label=field.id)

    # --- changes
    def _describe(self, field: str, value: str) -> None:
        self.maker.describe(**{field: value})
        self._follow()

    def _set(self, field: str, value: Any) -> None:
        self.maker.set(self.at, field, value)
        if field == "name":
            self.rows[self.at].text = str(value)
        self._follow()

    def _do_like(self, like: str) -> None:
        self.maker.do_like(self.at, like)
        self.refill("does")

    def _choose(self, at: int) -> None:
        self.at = at
        self.refill()

    def _add(self) -> None:
        like = self.maker.draft.cards[self.at].like if self.maker.draft.cards else next(iter(self.maker.models))
        try:
            self.at = self.maker.add(like)
        except ValueError as error:
            sorry(self.app, error)
        self.refill("name")

    def _remove(self) -> None:
        self.maker.remove(self.at)
        self.refill("add")

    def _undo(self) -> None:
        if self.maker.undo():
            self.refill()

    def on_key(self, event: Event) -> bool:
        if command(event) == "z":
            self._undo()
            return True
        return super().on_key(event)

    # --- the picture and what is wrong
    def _follow(self) -> None:
        """The picture follows when somebody pauses; what is made is kept at once."""
        self._changes += 1
        self.services.written.keep(self.kept_as, {"draft": msgspec.to_builtins(self.maker.draft)})
        self.app.after(PAUSE, partial(self._paused, self._changes))

    def _paused(self, changes: int) -> None:
        if changes == self._changes and self.app.top is self:
            self.show()

    def show(self) -> None:
        """Draw the card as it is now, and say what is wrong."""
        self.right.clear()
        found = self.maker.mistakes() if self.maker.draft.cards else []
        self.go.enabled = bool(self.maker.draft.cards) and not found
        definition = self._edition() if self.go.enabled else None
        if definition is not None:
            kinds = self.maker.kinds_of(definition.cards)
            if self.at < len(kinds):
                look = partial(self._look, definition, kinds)
                self.right.add(LiveCard(kinds[self.at], CardCache(definition, self.app.cards), look))
            self.right.add(Label(tr("packs-sound"), "small", color="green", label="sound"))
        for mistake in found[:SHOWN]:
            self.right.add(RichLabel(escape(mistake), "small", color="orange"))
        self.layout()
        self.refresh()

    def _edition(self) -> Definition | None:
        """The game with the pack as it is now; the one before it is forgotten."""
        if self._shown:
            editions.forget(self._shown)
        try:
            self._shown = JOIN.join((self.game, packs.shelf().look(self.maker.pack())))
            return games.load(self._shown)
        except (LookupError, DataFileError, OSError) as error:
            sorry(self.app, error)
            return None

    def _look(self, definition: Definition, kinds: list[int]) -> None:
        self.app.push(CardDetail(definition, kinds, self.at, self.app.cards))

    def _take_in(self) -> None:
        """As it is now, whatever the picture shows; in the place of a pack of the same name only when somebody agrees."""
        if self.maker.mistakes():
            self.show()
            return
        try:
            before = packs.shelf().find(self.maker.id)
        except DataFileError:
            self._keep(FIRST)
            return
        if editions.in_use(before.id):
            sorry(self.app, tr("packs-made-in-use", pack=before.name))
            return
        version = after(before.manifest.version)
        title, text = tr("packs-replace-ask"), tr("packs-replace-why", pack=escape(before.name), version=version)
        confirm(self, Confirmation(title, text, tr("packs-take-in"), icon="download"), partial(self._keep, version))

    def _keep(self, version: str) -> None:
        try:
            pack = packs.shelf().take_in(self.maker.pack(version))
        except (DataFileError, OSError) as error:
            sorry(self.app, tr("packs-not-taken-in", error=str(error)))
            return
        choice = self.services.packs
        choice.forget()
        choice.choose(self.app, self.game, [*choice.chosen(self.game), pack.id])
        done(self.app, tr("packs-made", pack=pack.name, folder=str(packs.shelf().folder / pack.id)), "download")
        self.close(None)

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        foot, body = rects.cut_bottom(body, self.u(64), self.u(16))
        foot.y -= self.u(10)
        for panel, box in zip(self.columns, rects.columns(body, [3, 4, 3], self.u(18)), strict=True):
            panel.place(box)
        right, rest = rects.cut_right(foot, self.u(300), self.u(16))
        self.go.place(right)
        self.back_one.place(rects.cut_right(rest, self.u(200))[0])
