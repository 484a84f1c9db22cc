"""The packs of a game: which of them are at its tables, what they are, and taking one away."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop import packs
from tabletop.app import routes
from tabletop.app.card_maker import CardMaker
from tabletop.app.toasts import sorry
from tabletop.core.edition_ids import base, name_of
from tabletop.core.toml_loader import PackError
from tabletop.games.editions import MOST
from tabletop.games.pack_report import report
from tabletop.i18n import tr
from tabletop.pages.base_page import Page
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field, Panel, Row, ScrollPanel
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tabletop.toolkit.widgets.display import RichLabel
from tabletop.toolkit.widgets.value_controls import Toggle

if TYPE_CHECKING:
    import pygame

    from tabletop.app.services import AppServices
    from tabletop.packs import CardPack


class PacksScreen(Page[None]):
    def __init__(self, services: AppServices, game: str) -> None:
        super().__init__(services)
        self.title = tr("packs-title")
        self.game = self.ground = base(game)
        self.kicker = services.title(self.game)

    def fill(self) -> None:
        if CardMaker.serves(self.game):
            make = Button(tr("packs-make"), self._make, style="secondary", icon="pencil", label="make cards")
            self.in_head(make, 300)
        self.rows = Column(gap=20)
        self.scroll = self.add(Panel(ScrollPanel(self.rows, label="packs"), pad=26))

    def shown(self) -> None:
        super().shown()
        self.refill()

    def refill(self) -> None:
        """Show what is here now."""
        choice = self.services.packs
        choice.forget()
        self.rows.clear()
        chosen = choice.chosen(self.game)
        for pack in choice.of(self.game):
            self.rows.add(self._row(pack, pack.id in chosen))
        for trouble in choice.listing.troubles:
            self.rows.add(RichLabel(f"[orange]{escape(trouble)}[/]", "small"))
        self.note = RichLabel(self._said(), "body", label="note")
        self.rows.add(self.note)
        self.rows.add(RichLabel(tr("packs-how", folder=escape(str(packs.shelf().folder))), "small", color="muted"))
        self.layout()
        self.refocus(self.lost if not self.focus else self.focus.label)
        self.refresh()

    def _row(self, pack: CardPack, on: bool) -> Field:
        manifest = pack.manifest
        controls = Row(
            Toggle(on, partial(self._choose, pack.id), label=f"choose {pack.id}"),
            Button(tr("packs-look"), partial(self._look, pack), style="ghost", icon="cards", label=f"look at {pack.id}"),
            Button("", partial(self._ask, pack), style="ghost", icon="delete", label=f"remove {pack.id}",
                   tooltip=tr("packs-take-away")),
            align="right",
        )  # fmt: skip
        about = tr("packs-about", authors=", ".join(manifest.authors), about=manifest.about).strip()
        return Field(pack.name, controls, hint=escape(about), label=f"pack {pack.id}")

    def _said(self) -> str:
        """What comes of the choice."""
        choice = self.services.packs
        if not choice.of(self.game):
            return tr("packs-none")
        name = name_of(self.game, choice.chosen(self.game))
        if trouble := choice.trouble(name):
            return f"[orange]{escape(trouble)}[/] {tr('packs-without')}"
        return tr("packs-you-play", game=escape(choice.title(name)))

    def _choose(self, pack: str, on: bool) -> None:
        chosen = {*self.services.packs.chosen(self.game)} - {pack} | ({pack} if on else set())
        if len(chosen) > MOST:
            sorry(self.app, tr("packs-most", most=MOST))
            chosen.discard(pack)
        self.services.packs.choose(self.app, self.game, sorted(chosen))
        self.refill()

    def _make(self) -> None:
        self.app.push(routes.make_cards(self.services, self.game))

    def _look(self, pack: CardPack) -> None:
        if pack.folder is None:
            return
        try:
            self.app.push(routes.pack(self.services, report(pack.folder, packs.shelf())))
        except PackError as error:
            sorry(self.app, error)

    def _ask(self, pack: CardPack) -> None:
        title, text = tr("packs-take-away-ask"), tr("packs-take-away-why", pack=escape(pack.name))
        confirm(
            self,
            Confirmation(title, text, tr("packs-take-away"), style="danger", icon="delete"),
            partial(self._remove, pack),
        )

    def _remove(self, pack: CardPack) -> None:
        try:
            packs.shelf().remove(pack.id)
        except (PackError, OSError) as error:
            sorry(self.app, tr("packs-not-taken-away", error=str(error)))
        self.refill()

    def arrange(self, body: pygame.Rect) -> None:
        self.scroll.place(rects.inset(body, 0, self.u(10)))
