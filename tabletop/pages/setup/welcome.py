"""The first evening: one question, and the offer of a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app.setup_model import NAME_LIMIT
from tabletop.app.toasts import sorry
from tabletop.i18n import language, languages, tr
from tabletop.storage import StoreError
from tabletop.toolkit.widgets import avatars
from tabletop.toolkit.widgets.containers import Column, Field, LabelledControl
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.display import RichLabel
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import DropDown, Segmented, Toggle

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tabletop.app.catalogue_game import CatalogueGame
    from tabletop.app.services import AppServices
    from tabletop.toolkit.app import App


class WelcomeDialog(Dialog[str]):
    """Returns "tutorial", "menu", or "language" when another one was chosen. `name` is what was typed, `game` the id of the
    game whose lesson is meant, `symbols` whether colours are to have symbols beside them, `afar` whether the room
    looks on, `language` the code.
    """

    def __init__(self, taught: Sequence[CatalogueGame], name: str = "") -> None:
        self.name, self.game, self.symbols, self.afar = name, taught[0].id, False, False
        self.language = language()
        spoken = Segmented([*languages().items()], self.language, self._spoken, label="language")
        entry = TextEntry(name, self._typed, label="your name", hint=tr("pages-name-hint"), icon="account", limit=NAME_LIMIT,
                      on_enter=lambda _: self.close("tutorial"))  # fmt: skip
        choice = DropDown([(game.id, game.title) for game in taught], self.game, self._chosen, label="lesson of")
        symbols = Field(tr("setup-symbols"), Toggle(False, self._marked, label="symbols"), hint=tr("setup-symbols-about"),
                        share=0.2)  # fmt: skip
        room = Field(tr("settings-big-screen"), Toggle(False, self._seen, label="big screen"),
                     hint=tr("settings-big-screen-about"), share=0.2)  # fmt: skip
        body = Column(
            spoken,
            entry,
            RichLabel(tr("setup-lesson-about"), "small", label="lesson"),
            LabelledControl(tr("setup-lesson-game"), choice),
            symbols,
            room,
            gap=18,
        )
        answers = (
            DialogButton(tr("setup-look-around"), "menu", "ghost"),
            DialogButton(tr("setup-play-lesson"), "tutorial", "primary", "school"),
        )
        super().__init__(tr("setup-welcome"), tr("setup-welcome-name"), answers, icon="hand-heart", body=body)
        self.entry = entry

    def shown(self) -> None:
        if self.focus is None:
            self.set_focus(self.entry)

    def _typed(self, name: str) -> None:
        self.name = name

    def _chosen(self, game: str) -> None:
        self.game = game

    def _spoken(self, code: str) -> None:
        self.language = code
        self.close("language")

    def _marked(self, symbols: bool) -> None:
        self.symbols = symbols

    def _seen(self, afar: bool) -> None:
        self.afar = afar


def welcome(app: App, services: AppServices, name: str = "") -> None:
    """Greet whoever starts the program for the first time. `name`: what was typed before another language was chosen."""
    dialog = WelcomeDialog(services.taught, name)

    def heard(choice: str | None) -> None:
        if choice == "language":
            services.routes.speak(dialog.language)
            welcome(app, services, dialog.name)
            return
        name = " ".join(dialog.name.split())
        if name:
            try:
                looks = avatars.people()
                services.store.profiles.create(
                    name, colour="seat0", avatar=looks[0] if looks else "", now=int(services.now())
                )
            except StoreError as error:
                sorry(app, error)
        if dialog.symbols or dialog.afar:
            settings = services.settings
            services.change(app, colour_symbols=dialog.symbols or settings.colour_symbols,
                        big_screen=dialog.afar or settings.big_screen)  # fmt: skip
        if choice == "tutorial":
            services.routes.tutorial(dialog.game)

    app.push(dialog, heard)
