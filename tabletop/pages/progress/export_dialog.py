"""What a kept match becomes outside: a file to import, a page, Markdown, JSON, a film, a position; and this played on from."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from tabletop.app import text_files
from tabletop.app.background_work import BackgroundFilm, FilmOrder
from tabletop.app.toasts import done, sorry
from tabletop.i18n import tr
from tabletop.match import match_page, position
from tabletop.match.save_reader import ResumeError, read, replay
from tabletop.storage import StoreError
from tabletop.toolkit.widgets.containers import Column, Field
from tabletop.toolkit.widgets.dialog import Dialog, DialogButton
from tabletop.toolkit.widgets.display import ProgressBar
from tabletop.toolkit.widgets.value_controls import DropDown, Segmented

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.app.services import AppServices
    from tabletop.storage import SavedMatch
    from tabletop.toolkit.app import App

MATCH, POSITION, FILM = "match", "position", "film"
KINDS = ((MATCH, "export-match"), ("html", "export-page"), ("markdown", "export-markdown"), ("json", "export-json"))
PACES = (("calm", "export-calm"), ("brisk", "export-brisk"), ("quick", "export-quick"))
SIZES = (("1280x720", "720p"), ("1920x1080", "1080p"), ("640x360", "360p"))
EVERY = 150  # ms from look to look at the film


class ExportDialog(Dialog[bool]):
    """Returns True when it shall be made: `kind`, and of a film `eyes`, `pace`, `size` and `ending`."""

    def __init__(self, saved: SavedMatch) -> None:
        self.kind, self.eyes, self.pace, self.size, self.ending = MATCH, "nobody", "brisk", SIZES[0][0], "webp"
        kinds = [(kind, tr(word)) for kind, word in KINDS]
        kinds.append((FILM, tr("export-film")) if saved.state == "finished" else (POSITION, tr("export-position")))
        names = [str(seat.get("name", "?")) for seat in saved.seats]
        eyes = [("nobody", tr("export-eyes-nobody")), ("all", tr("export-eyes-all")), *((name, name) for name in names)]
        endings = ["webp", *(["mp4", "webm"] if find_spec("av") is not None else [])]
        self.film = Column(
            Field(tr("export-eyes"), DropDown(eyes, self.eyes, self._take("eyes"), label="eyes")),
            Field(tr("export-pace"), Segmented([(pace, tr(word)) for pace, word in PACES], self.pace, self._take("pace"),
                                               label="pace"), share=0.6),
            Field(tr("export-size"), Segmented(SIZES, self.size, self._take("size"), label="size"), share=0.6),
            Field(tr("export-format"), Segmented([(one, one) for one in endings], self.ending, self._take("ending"),
                                                 label="ending"), share=0.6),
        )  # fmt: skip
        self.film.visible = False
        body = Column(Segmented(kinds, self.kind, self._choose, label="kind"), self.film, gap=22)
        answers = (
            DialogButton(tr("export-cancel"), False, "ghost"),
            DialogButton(tr("export-make"), True, "primary", "save"),
        )
        super().__init__(tr("export-title"), "", answers, icon="save", body=body, width=900)

    def _take(self, name: str) -> Callable[[str], None]:
        return lambda value: setattr(self, name, value)

    def _choose(self, kind: str) -> None:
        self.kind = kind
        self.film.visible = kind == FILM
        self.layout()
        self.refresh()


class FilmDialog(Dialog[str]):
    """A film while it is made; it goes on behind other screens, and says there that it is done."""

    def __init__(self, film: BackgroundFilm) -> None:
        self.film = film
        self.bar = ProgressBar(0.0, label="progress")
        answers = (
            DialogButton(tr("export-film-stop"), "stop", "ghost"),
            DialogButton(tr("export-film-behind"), "behind", "primary"),
        )
        super().__init__(tr("export-film-made"), "", answers, icon="save", body=self.bar)


def export_match(app: App, services: AppServices, number: int) -> None:
    """Ask what the match shall become, and make it."""
    try:
        saved = services.store.match(number)
    except StoreError as error:
        sorry(app, error)
        return
    dialog = ExportDialog(saved)
    app.push(dialog, lambda wanted: _made(app, services, saved, dialog) if wanted else None)


def _made(app: App, services: AppServices, saved: SavedMatch, wish: ExportDialog) -> None:
    if wish.kind == MATCH:
        text_files.export(app, services, saved.id)
        return
    if wish.kind == FILM:
        _film(app, services, saved, wish)
        return
    try:
        text, ending = _written(services, saved, wish.kind)
        path = text_files.write(services, f"{saved.game} {saved.id}", text, ending=ending)
    except (ResumeError, StoreError, OSError, position.PositionError) as error:
        sorry(app, error)
        return
    done(app, tr("export-done", path=str(path)), "save")


def play_position(app: App, services: AppServices, text: str) -> None:
    """Play on from a position, or say why not."""
    try:
        services.routes.play(position.read(text, [game.id for game in services.ready], services.seed()))
    except position.PositionError as error:
        sorry(app, error)


def _written(services: AppServices, saved: SavedMatch, kind: str) -> tuple[str, str]:
    """The text that a match becomes, and the ending of its file."""
    if kind == POSITION:
        reading = read(services.store, saved.id)
        return position.written(reading.setup, replay(reading), len(reading.answers)), "txt"
    form = next(form for form in match_page.FORMS if form == kind)
    return match_page.page(services.store, saved.id, form), match_page.ENDINGS[form]


def _film(app: App, services: AppServices, saved: SavedMatch, wish: ExportDialog) -> None:
    if services.store.path is None:
        sorry(app, tr("export-film-unkept"))
        return
    try:
        file = text_files.write(services, f"{saved.game} {saved.id}", "", ending=wish.ending)
    except OSError as error:
        sorry(app, error)
        return
    order = FilmOrder(services.store.path.parent, saved.id, file, wish.eyes, wish.pace, wish.size)
    film = BackgroundFilm(order.command())
    dialog = FilmDialog(film)
    app.push(dialog, lambda choice: _cancelled(film, file) if choice == "stop" else None)
    _watched(app, dialog, file)


def _cancelled(film: BackgroundFilm, file: Path) -> None:
    film.cancel()
    file.unlink(missing_ok=True)


def _watched(app: App, dialog: FilmDialog, file: Path) -> None:
    """Look again and again until the film is there."""
    film = dialog.film
    dialog.bar.set(film.share)
    if film.running:
        app.after(EVERY, lambda: _watched(app, dialog, file))
        return
    if dialog in app.screens:
        dialog.close("done")
    if film.trouble and not file.exists():
        return  # it was stopped
    if film.trouble:
        file.unlink(missing_ok=True)
        sorry(app, film.trouble)
    else:
        done(app, tr("export-done", path=str(file)), "save")
