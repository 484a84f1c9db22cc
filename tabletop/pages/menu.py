"""The title screen: the games, the match that waits, the last table, and the doors to everything else."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from tabletop.app import key_bindings, routes
from tabletop.app.background_jobs import containing
from tabletop.app.toasts import sorry
from tabletop.i18n import tr
from tabletop.pages import backdrop, base_page, resume_dialogs
from tabletop.pages.backdrop import Motes
from tabletop.pages.game_tile import GameTile
from tabletop.pages.resume_dialogs import belongs
from tabletop.toolkit import plain_words, rects
from tabletop.toolkit.cache import ROOMY
from tabletop.toolkit.widgets.button import Button
from tabletop.toolkit.widgets.screen import Screen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from pygame.event import Event

    from tabletop.app.catalogue_game import CatalogueGame
    from tabletop.app.services import AppServices
    from tabletop.storage import SavedMatch, SavedSealedEvent


class WideButton(Button):
    """`detail` is a second, smaller line under `text`."""

    height = 96

    def __init__(
        self,
        text: str,
        detail: str,
        on_press: Callable[[], None],
        *,
        style: str,
        icon: str,
        label: str,
    ) -> None:
        super().__init__(text, on_press, style=style, icon=icon, label=label)
        self.detail = detail

    def measure(self, width: int) -> tuple[int, int]:
        kit = self.kit
        words = max(kit.measure(self.text, "button", 30), kit.measure(self.detail, "caption"))
        return min(width, words + kit.u(150)), kit.u(self.height)

    def _draw_content(self, target: pygame.Surface, face: pygame.Rect, ink: str) -> None:
        kit = self.kit
        place, box = rects.cut_left(rects.inset(face, kit.u(26), 0), kit.u(44), kit.u(18))
        icon = kit.icon(self.icon, 44, ink)
        target.blit(icon, icon.get_rect(center=place.center))
        if not self.detail:
            kit.write(target, self.text, "button", box, ink, size=min(30, kit.fit(self.text, "button", box.width)))
            return
        middle = box.height // 2
        upper = pygame.Rect(box.x, box.y + kit.u(10), box.width, middle - kit.u(4))
        lower = pygame.Rect(box.x, box.y + middle, box.width, middle - kit.u(10))
        kit.write(target, self.text, "button", upper, ink, size=min(30, kit.fit(self.text, "button", box.width) * 1.2))
        size = kit.fit(self.detail, "caption", box.width, 0.75)
        kit.write(target, self.detail, "caption", lower, ink, size=size)


ICON = 40


class DockButton(Button):
    """A button without a face that lights up; wide enough for its word."""

    height = 104

    def measure(self, width: int) -> tuple[int, int]:
        return min(width, self.kit.measure(self.text, "caption") + self.u(44)), self.u(self.height)

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        lit = self.hovered or self.focused
        if lit:
            kit.panel(target, self.rect, "row_hover")
        rise = -round(kit.u(5) * min(0.0, self._sink) / 0.45) if lit else 0
        top, bottom = rects.cut_top(self.rect, self.rect.height * 62 // 100)
        icon = kit.icon(self.icon, ICON, "gold_light" if lit else "gold")
        target.blit(icon, icon.get_rect(center=(top.centerx, top.centery + kit.u(6) - rise)))
        kit.write(target, self.text, "caption", bottom.move(0, -kit.u(6)), "white" if lit else "text", align="center")


LOGO = ("ui", "logo.webp")
DEMO_AFTER_MS = 60_000
ROOM = 3  # lines beside each other whose words stand in full in the smallest window
READY_SIZE = 1.16  # of a coming tile
INPUT = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEWHEEL, pygame.KEYDOWN, pygame.JOYBUTTONDOWN,
         pygame.JOYAXISMOTION, pygame.JOYHATMOTION)  # fmt: skip


class MenuScreen(Screen[None]):
    """Reads the store whenever it comes to the top, so that it always offers what there is."""

    closable = False
    keeps = ROOMY

    def __init__(self, services: AppServices) -> None:
        super().__init__("menu")
        self.services = services
        self.motes = Motes()
        self._touched = 0.0
        self._lean = (0.0, 0.0)

    # --- life
    def build(self) -> None:
        coming = [game for game in self.services.catalogue if not game.ready]
        ready = [game for game in self.services.catalogue if game.ready]
        half = len(coming) // 2
        self.tiles = [
            self.add(GameTile(game, self.services.late, self._open_game))
            for game in (*coming[:half], *ready, *coming[half:])
        ]
        self.main: list[Button] = []
        self.dock = [self.add(door) for door in self._doors()]
        keys = key_bindings.key_of(self.services.settings, "keys")
        self.corner = [
            self.add(Button("", self._keys, label="Keys", style="ghost", icon="keyboard",
                            tooltip=f"{tr('menu-keys')} ({{key:{keys}}})")),
            self.add(Button("", self._full_screen, label="Full screen", style="ghost", icon="fullscreen",
                            tooltip=tr("menu-full-screen"))),
            self.add(Button("", self.app.quit, label="Quit", style="ghost", icon="exit", tooltip=tr("menu-quit"))),
        ]  # fmt: skip

    def _doors(self) -> list[Button]:
        return [
            DockButton(tr("menu-cards"), self._cards, label="Cards", icon="cards"),
            DockButton(tr("menu-decks"), self._decks, label="Decks", icon="layers"),
            DockButton(tr("menu-collection"), self._collection, label="Collection", icon="star"),
            DockButton(tr("menu-evening"), self._evening, label="Evening", icon="account-group"),
            DockButton(tr("menu-sealed"), self._sealed, label="Sealed night", icon="weather-night"),
            DockButton(tr("menu-rules"), self._rules, label="Rules", icon="book"),
            DockButton(tr("menu-tutorial"), self._tutorial, label="Tutorial", icon="school"),
            DockButton(tr("menu-practice"), self._practice, label="Practice", icon="target"),
            DockButton(tr("menu-demo"), self._demo, label="Demo", icon="television"),
            DockButton(tr("menu-statistics"), self._statistics, label="Statistics", icon="chart"),
            DockButton(tr("menu-settings"), self._settings, label="Settings", icon="cog"),
        ]  # fmt: skip

    def shown(self) -> None:
        self._touched = self.app.clock()
        self.motes.wake(self._touched)
        self.services.tidy()
        self._fill_main()
        self.layout()
        if self.focus is None:
            self.set_focus(self.main[0])
        for sentence in self.services.notices:
            sorry(self.app, sentence)
        self.services.notices.clear()
        first, self.services.resume_offered = not self.services.resume_offered, True
        if first and (self.services.open_matches() or self.services.open_nights()):
            self.app.after(0, self._offer)
        elif self.services.first_evening:
            self.services.first_evening = False
            self.app.after(0, self._welcome)

    def _fill_main(self) -> None:
        if self.focus in self.main:
            self.set_focus(None)
        for button in self.main:
            self.remove(button)
        self.main = [self.add(button) for button in self._main_buttons()]

    def _main_buttons(self) -> list[Button]:
        matches, nights = self.services.open_matches(), self.services.open_nights()
        made: list[Button] = [self._continue(match) for match in matches[:1]]
        made += [self._continue_night(night) for night in nights[:1]]
        if self._night_first():
            made.reverse()
        made += self._continue_evening()
        style = "secondary" if made else "primary"
        for button in made[1:]:
            button.style = style
        if len(matches) > 1:
            offer = partial(resume_dialogs.offer_resume, self, self.services, matches[1])
            left = resume_dialogs.more(len(matches) - 1)
            made.append(
                WideButton(tr("menu-another"), left, offer, style="secondary", icon="history", label="Another match")
            )
        if len(made) < ROOM:  # the posters above lead to the same
            title = self.services.title(self.services.last_game)
            made.append(
                WideButton(
                    tr("menu-play"),
                    tr("menu-play-about", game=title),
                    self._play,
                    style=style,
                    icon="play",
                    label="Play",
                )
            )
        last = self.services.last_table()
        if last is not None and not nights:
            seats = plain_words.company([{"name": seat.name, "bot": seat.bot} for seat in last.seats])
            made.append(
                WideButton(tr("menu-rematch"), seats, self._rematch, style="secondary", icon="restart", label="Rematch")
            )
        if not self.services.settings.tutorials_done:
            made.append(
                WideButton(tr("menu-new"), tr("menu-new-about"), self._tutorial, style="secondary", icon="school",
                           label="New here?")
            )  # fmt: skip
        return made

    def _continue(self, match: SavedMatch) -> Button:
        when = plain_words.when(match.updated, self.services.now())
        part = belongs(match)
        detail = f"{part[:1].upper()}{part[1:] or plain_words.company(match.seats)}, {when}"
        where = f"{self.services.title(match.game)}, {plain_words.company(match.seats)}, {plain_words.progress(match.answers)}"
        button = WideButton(tr("menu-continue"), detail, lambda: self.services.routes.resume(match.id), style="primary",
                            icon="play", label="Continue")  # fmt: skip
        button.tooltip = where
        return button

    def _continue_night(self, night: SavedSealedEvent) -> Button:
        who, when = (
            plain_words.company(resume_dialogs.guests(night)),
            plain_words.when(night.updated, self.services.now()),
        )
        where = tr("menu-continue-night", game=self.services.title(night.game))
        button = WideButton(tr("menu-sealed"), f"{who}, {when}", lambda: resume_dialogs.go_on(self, self.services, night),
                            style="primary", icon="weather-night", label="Go on with the night")  # fmt: skip
        button.tooltip = where
        return button

    def _continue_evening(self) -> list[Button]:
        """An evening between two matches; one of its matches that goes on leads back to it."""
        evening = self.services.open_evening()
        if evening is None or any(
            match.options.get("run", [""])[0] == "evening" for match in self.services.open_matches()
        ):
            return []
        here = plain_words.listed([guest.name for guest in evening.guests if guest.here])
        return [
            WideButton(tr("menu-continue-evening"), here or tr("menu-nobody-here"), self._evening, style="primary",
                       icon="account-group", label="Go on with the evening")
        ]  # fmt: skip

    def _night_first(self) -> bool:
        """Whether a sealed night was touched later than any match that waits."""
        matches, nights = self.services.open_matches(), self.services.open_nights()
        return bool(nights) and (not matches or nights[0].updated > matches[0].updated)

    # --- what the buttons do
    def _open_game(self, game: CatalogueGame) -> None:
        if not game.ready:
            self.app.toast(tr("menu-coming-here", game=game.title), "hourglass")
            return
        self.services.change(self.app, last_game=game.id)
        way = routes.set_up(self.services, self.services.packs.edition(game.id))
        self.app.push(way, lambda setup: self.services.routes.play(setup) if setup else None)

    def _play(self) -> None:
        self._open_game(next(game for game in self.services.ready if game.id == self.services.last_game))

    def _rematch(self) -> None:
        last = self.services.last_table()
        if last is not None:
            self.services.routes.play(last.rematch().fairly_dealt(self.services.deal()))

    def _cards(self) -> None:
        self._shelf(routes.cards, self.services.packs.with_editions(self.services.ready))

    def _decks(self) -> None:
        self._shelf(routes.decks, self.services.packs.with_editions(self.services.collected))

    def _collection(self) -> None:
        self._shelf(routes.collection, self.services.packs.with_editions(self.services.collected))

    def _rules(self) -> None:
        self._shelf(routes.rules, self.services.ready)

    def _shelf(self, way: Callable[[AppServices, str], Screen[None]], games: Sequence[CatalogueGame]) -> None:
        """The page of the game that was chosen last, if it has one; the page itself leads to the others."""
        self.app.push(way(self.services, self._last_of(games)))

    def _last_of(self, games: Sequence[CatalogueGame]) -> str:
        """With the packs that are chosen for it, where the page is about cards."""
        known = [game.id for game in games]
        last = self.services.last_game
        return next((name for name in (self.services.packs.edition(last), last) if name in known), known[0])

    def _sealed(self) -> None:
        routes.enter_night(
            self, self.services, self._last_of(self.services.packs.with_editions(self.services.collected))
        )

    def _evening(self) -> None:
        routes.enter_evening(self, self.services)

    def _tutorial(self) -> None:
        self._shelf(routes.lessons, self.services.taught)

    def _demo(self) -> None:
        """It begins with the game that was chosen last, and goes round all of them."""
        self.services.routes.demo(self.services.last_game)

    def _practice(self) -> None:
        self._shelf(routes.practice, self.services.ready)

    def _statistics(self) -> None:
        self.app.push(routes.statistics(self.services))

    def on_key(self, event: Event) -> bool:
        return super().on_key(event) or base_page.open_help_page(
            self.app, self.services, event, self._last_of(self.services.ready)
        )

    def _keys(self) -> None:
        self.app.push(routes.settings(self.services, "keys"))

    def _settings(self) -> None:
        self.app.push(routes.settings(self.services))

    def _offer(self) -> None:
        """Offer to go on with what was interrupted last."""
        if self._night_first():
            resume_dialogs.offer_night(self, self.services, self.services.open_nights()[0])
        else:
            resume_dialogs.offer_resume(self, self.services, self.services.open_matches()[0])

    def _welcome(self) -> None:
        routes.welcome(self.app, self.services)

    def _full_screen(self) -> None:
        on = not self.app.window.fullscreen
        self.services.change(self.app, window_mode="fullscreen" if on else "windowed")

    # --- motion
    def on_event(self, event: Event) -> bool:
        if event.type == pygame.DROPFILE and routes.take_dropped(self.app, self.services, event.file):
            return True
        if event.type in INPUT:
            self._touched = self.app.clock()
            self.motes.wake(self._touched)
            if event.type == pygame.MOUSEMOTION and not self.app.prefs.reduced_motion:
                self._lean = (
                    event.pos[0] / max(1, self.rect.width) - 0.5,
                    event.pos[1] / max(1, self.rect.height) - 0.5,
                )
                self.refresh()
        return False

    def update(self, now: float) -> bool:
        if self.app.top is not self:
            return False
        if now - self._touched >= DEMO_AFTER_MS:
            self._touched = now
            self.services.routes.demo(self.services.last_game)
            return True
        return self.motes.update(now, self.app.prefs.reduced_motion or self.app.prefs.animation <= 0)

    # --- place
    def layout(self) -> None:
        box = rects.inset(self.rect, max(self.u(24), self.rect.width // 40), self.u(24))
        high = box.height
        side = self.u(64)
        for i, button in enumerate(reversed(self.corner)):
            button.place(pygame.Rect(box.right - side - i * (side + self.u(12)), box.y, side, side))
        dock, rest = rects.cut_bottom(box, self.dock[0].measure(box.width)[1], high // 60)
        self._place_row(dock, self.dock, self.u(10))
        self.shelf = self.dock[0].rect.unionall([door.rect for door in self.dock]).inflate(self.u(40), 0)
        main, rest = rects.cut_bottom(rest, self.main[0].measure(box.width)[1] if self.main else 0, high // 30)
        self._place_row(main, self.main, self.u(24))
        self.logo_box, rest = rects.cut_top(rest, high * 19 // 100, high // 60)
        self._place_tiles(rest)

    def _place_row(self, box: pygame.Rect, buttons: list[Button], gap: int) -> None:
        room = box.width - gap * max(0, len(buttons) - 1)
        wishes = [button.measure(box.width)[0] for button in buttons]
        if sum(wishes) > room:
            wishes = [wish * room // sum(wishes) for wish in wishes]
        x = box.centerx - (sum(wishes) + gap * (len(buttons) - 1)) // 2
        for button, wide in zip(buttons, wishes, strict=True):
            button.place(pygame.Rect(x, box.y, wide, box.height))
            x += wide + gap

    def _place_tiles(self, box: pygame.Rect) -> None:
        """In as many rows as make them largest, the fewest of these."""
        gap, count = self.u(24), len(self.tiles)
        mixed = any(not tile.game.ready for tile in self.tiles)
        sizes = [READY_SIZE if tile.game.ready and mixed else 1.0 for tile in self.tiles]
        across = max((-(-count // down) for down in range(1, count + 1)), key=lambda n: self._wide(box, sizes, n))
        wide, step = self._wide(box, sizes, across), (box.height + gap) / -(-count // across)
        step = min(step, wide * 1.42 * max(sizes) + gap)
        first = box.centery - (-(-count // across) - 1) * step / 2
        for start in range(0, count, across):
            row = sizes[start : start + across]
            x = box.centerx - round(sum(row) * wide + gap * (len(row) - 1)) // 2
            for tile, size in zip(self.tiles[start:], row, strict=False):
                place = pygame.Rect(x, 0, round(wide * size), round((step - gap) / max(sizes) * size))
                place.centery = round(first + start // across * step)
                tile.place(place)
                x = place.right + gap

    def _wide(self, box: pygame.Rect, sizes: Sequence[float], across: int) -> float:
        """How wide a tile of size 1 may be with so many beside each other."""
        gap = self.u(24)
        rows = [sizes[start : start + across] for start in range(0, len(sizes), across)]
        room = min((box.width - gap * (len(row) - 1)) / sum(row) for row in rows)
        high = (box.height + gap) / len(rows) - gap
        return min(room, high / max(sizes) / 1.28, self.u(400))

    # --- picture
    def paint(self, target: pygame.Surface) -> None:
        backdrop.sharp(self.services.late, target, self._lean)
        self.motes.draw(target, self.rect)
        self._logo(target)
        self.kit.panel(target, self.shelf, "pill")

    def _logo(self, target: pygame.Surface) -> None:
        box = self.logo_box
        logo = self.services.late.get("logo", box.size, partial(containing, LOGO, box.size))
        if logo is not None and self.services.late.exact("logo", box.size):
            target.blit(logo, logo.get_rect(center=box.center))
