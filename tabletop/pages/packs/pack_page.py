"""A pack before it is taken in: who made it, its cards with their pictures, and all that is wrong with it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from tabletop import games, packs
from tabletop.app.toasts import done, sorry
from tabletop.card_art.compositor import RATIO
from tabletop.core.edition_ids import JOIN
from tabletop.core.toml_loader import PackError
from tabletop.games import editions
from tabletop.i18n import tr
from tabletop.pages.base_page import Page
from tabletop.pages.card_browser.card_cache import CardCache
from tabletop.pages.card_browser.card_cell import CardCell
from tabletop.pages.card_browser.card_detail import CardDetail
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Panel, ScrollPanel, Tiles
from tabletop.toolkit.widgets.display import RichLabel

if TYPE_CHECKING:
    import pygame

    from tabletop.app.services import AppServices
    from tabletop.core.definition import Definition
    from tabletop.games.pack_report import PackReport

CELL, SIDE = 250, 520  # units: the least width of a card with its air; of what is said of the pack
SHOWN = 40  # mistakes


class PackPage(Page[bool]):
    """Returns True when the pack was taken in."""

    def __init__(self, services: AppServices, found: PackReport) -> None:
        super().__init__(services)
        self.found, self.pack = found, found.pack
        self.title = self.pack.name
        self.kicker = tr("packs-for", game=services.title(self.pack.manifest.game))
        self.problem = ""

    def fill(self) -> None:
        self.definition = self._looked_at()
        self.told = self.add(Panel(ScrollPanel(self._about(), label="about"), pad=24))
        self.wall = self.add(ScrollPanel(Tiles(*self._cells(), least=CELL, ratio=RATIO, gap=6), label="cards"))
        used = self._in_use()
        self.go = self.add(Button(tr("packs-take-in"), self._take_in, style="primary", icon="download", label="take in",
                                  tooltip=used, enabled=not (self.found.mistakes or used)))  # fmt: skip

    def _looked_at(self) -> Definition | None:
        """Its game with this pack, though it is not taken in; None where that does not go."""
        if self.found.mistakes:
            return None
        try:
            name = packs.shelf().look(self.pack)
            return games.load(JOIN.join((self.pack.manifest.game, *sorted((name, *self.pack.manifest.needs)))))
        except (LookupError, OSError) as error:
            self.problem = str(error)
            return None

    @property
    def kinds(self) -> list[int]:
        """Its own cards."""
        cards = self.definition.cards if self.definition is not None else ()
        return [kind for kind, card in enumerate(cards) if packs.is_own(card.id, self.pack.id)]

    def _cells(self) -> list[CardCell]:
        if self.definition is None:
            return []
        shelf, kinds = CardCache(self.definition, self.app.cards), self.kinds
        return [CardCell(kind, shelf, partial(self._open, at)) for at, kind in enumerate(kinds)]

    def _open(self, at: int) -> None:
        if self.definition is not None:
            self.app.push(CardDetail(self.definition, self.kinds, at, self.app.cards))

    def _about(self) -> Column:
        manifest, mistakes = self.pack.manifest, self.found.mistakes
        authors = escape(", ".join(manifest.authors))
        lines = [tr("packs-by", authors=authors, licence=escape(manifest.licence))]
        lines += [escape(line) for line in (manifest.about, self.found.understood, self.found.news) if line]
        if manifest.needs:
            lines.append(tr("packs-needs", packs=escape(", ".join(manifest.needs))))
        column = Column(*(RichLabel(line, "body") for line in lines), gap=16)
        if mistakes or self.problem:
            head = tr("packs-mistakes", count=len(mistakes)) if mistakes else tr("packs-not-shown")
            column.add(RichLabel(f"[orange]{head}[/]", "strong", label="mistakes"))
        for mistake in [*mistakes[:SHOWN], *filter(None, [self.problem])]:
            column.add(RichLabel(escape(mistake), "small"))
        return column

    def _in_use(self) -> str:
        """Why it cannot come in the place of the one that is here, "" when it can."""
        before = self.found.before
        if before is None or before.digest == self.pack.digest or not editions.in_use(self.pack.id):
            return ""
        return tr("packs-in-use", pack=before.name)

    def _take_in(self) -> None:
        try:
            packs.shelf().take_in(self.pack)
        except (PackError, OSError) as error:
            sorry(self.app, tr("packs-not-taken-in", error=str(error)))
            return
        services, game = self.services, self.pack.manifest.game
        services.packs.forget()
        services.packs.choose(self.app, game, [*services.packs.chosen(game), self.pack.id])
        done(self.app, tr("packs-taken-in", pack=self.pack.name, game=services.title(game)), "download")
        self.close(True)

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        left, right = rects.cut_left(body, min(self.u(SIDE), body.width * 45 // 100), self.u(24))
        foot, upper = rects.cut_bottom(left, self.u(72), self.u(14))
        foot.bottom -= self.u(12)
        self.told.place(upper)
        self.go.place(foot)
        self.wall.place(right)
