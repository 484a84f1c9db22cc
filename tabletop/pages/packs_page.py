"""The packs of a game: which of them are at its tables, what they are, and taking one away."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop import games, packs
from tabletop.app import routes
from tabletop.app.card_maker import CardMaker
from tabletop.app.toasts import done, sorry
from tabletop.card_art.compositor import RATIO
from tabletop.core.edition_ids import JOIN, base, name_of
from tabletop.core.toml_loader import DataFileError
from tabletop.games import editions
from tabletop.games.editions import MOST
from tabletop.games.pack_report import report
from tabletop.i18n import tr
from tabletop.match.transfer import LIMIT, is_position
from tabletop.packs import shelf
from tabletop.pages.base_page import Page
from tabletop.pages.card_views import CardCache, CardCell, CardDetail
from tabletop.toolkit import rects
from tabletop.toolkit.markup import escape
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.containers import Column, Field, Panel, Row, ScrollPanel, Tiles
from tabletop.toolkit.widgets.dialog import Confirmation, confirm
from tabletop.toolkit.widgets.display import RichLabel
from tabletop.toolkit.widgets.value_controls import Toggle

if TYPE_CHECKING:
    import pygame

    from tabletop.app.services import AppServices
    from tabletop.core.definition import Definition
    from tabletop.games.pack_report import PackReport
    from tabletop.packs import CardPack
    from tabletop.toolkit.app import App


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
        except DataFileError as error:
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
        except (DataFileError, OSError) as error:
            sorry(self.app, tr("packs-not-taken-away", error=str(error)))
        self.refill()

    def arrange(self, body: pygame.Rect) -> None:
        self.scroll.place(rects.inset(body, 0, self.u(10)))


# A pack before it is taken in: who made it, its cards with their pictures, and all that is wrong with it.

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
        except (DataFileError, OSError) as error:
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


# What is dropped on the window: a pack, or a position.


def take_dropped(app: App, services: AppServices, file: str) -> bool:
    """Whether it is one of them: a position is played, a folder or a zip is looked at on its page. What is wrong is said."""
    path = Path(file)
    if not (path.suffix == ".zip" or path.is_dir()):
        return _play_position(app, services, path)
    try:
        found = report(path, shelf())
    except DataFileError as error:
        sorry(app, tr("packs-no-pack", error=str(error)))
    else:
        app.push(routes.pack(services, found))
    return True


def _play_position(app: App, services: AppServices, path: Path) -> bool:
    try:
        with path.open(encoding="utf-8") as source:
            text = source.read(LIMIT + 1)
    except (OSError, UnicodeDecodeError):
        return False
    if not is_position(text):
        return False
    routes.play_position(app, services, text)
    return True
