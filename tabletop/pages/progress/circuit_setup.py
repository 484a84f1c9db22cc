"""Before a circuit: what one begins with, what is different this time, its number, and how earlier ones went."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.app import routes
from tabletop.app.toasts import sorry
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import tr
from tabletop.pages.boosters import sealed_pack
from tabletop.pages.campaign_page import NUMBERS, SEEDS, seated
from tabletop.pages.decks.personal_page import PersonalPage, usual
from tabletop.pages.progress.route_map import draw_deck
from tabletop.progress import rivals
from tabletop.progress.campaign import waiting
from tabletop.progress.circuit import PLAIN_RUNS, Circuit, SavedCircuit, all_of, twists_at
from tabletop.progress.rivals import RIVALS, RivalCast
from tabletop.storage import StoreError
from tabletop.toolkit import pictures, rects
from tabletop.toolkit.plain_words import when
from tabletop.toolkit.widgets.button import Button, Pressable
from tabletop.toolkit.widgets.containers import Column, LabelledControl, Panel, ScrollPanel
from tabletop.toolkit.widgets.display import Label, RichLabel
from tabletop.toolkit.widgets.lists import ListRow
from tabletop.toolkit.widgets.text_entry import TextEntry
from tabletop.toolkit.widgets.value_controls import Segmented

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tabletop.app.services import AppServices
    from tabletop.core.decks import ReadyDeck
    from tabletop.toolkit.widgets.screen import Screen
    from tabletop.toolkit.widgets.widget import Widget

# The ways to a circuit: from the Practice page, back from one of its matches, and to earlier ones, the best first.

SHOWN = 8


def fits(_desk: AppServices, game: str) -> bool:
    return rivals.has(game)


def text(services: AppServices, game: str) -> str:
    """What waits behind the door."""
    try:
        runs = all_of(services.store, game, usual(services))
        if (number := waiting(runs)) is not None:
            circuit = again(services, game, usual(services), number)
            return tr("circuit-waits", name=circuit.rival.name, number=circuit.stop + 1, of=rivals.RIVALS)
    except (StoreError, DataFileError):
        return tr("circuit-about")  # going in says what is wrong
    return f"{tr('circuit-about')} {summary(runs.values())}"


def go(screen: Screen[None], services: AppServices, game: str) -> None:
    """Go on with the circuit that waits, or begin one."""
    try:
        runs = all_of(services.store, game, usual(services))
        if (number := waiting(runs)) is None:
            screen.app.push(routes.circuit_start(services, game, usual(services)))
        else:
            screen.app.push(routes.circuit_again(services, again(services, game, usual(services), number)))
    except (StoreError, DataFileError) as error:
        sorry(screen.app, error)


def again(services: AppServices, game: str, profile: int, number: int) -> Circuit:
    """A circuit that was interrupted, or one that is over. Raises StoreError when it is gone or cannot be read."""
    saved = all_of(services.store, game, profile).get(number)
    if saved is None:
        raise StoreError(tr("circuit-gone"))
    return Circuit(services.store, services.game(game), rivals.cast(game), number, saved, services.now)


def rank(saved: SavedCircuit) -> tuple[int, int, int, int]:
    """By wins, then by losses, by twists, the later one first."""
    return -saved.beaten, saved.lost, -saved.twists, -saved.ended


def summary(runs: Iterable[SavedCircuit]) -> str:
    """How somebody has done so far, in a sentence; "" before the first one is over."""
    over = [run for run in runs if run.ended]
    if not over:
        return ""
    best, won = min(over, key=rank), sum(run.won for run in over)
    if won:
        return tr("circuit-won-of", count=won, of=len(over))
    return tr("circuit-farthest", count=best.beaten, of=RIVALS)


def rows(runs: Iterable[SavedCircuit], cast: RivalCast, now: float) -> list[Widget]:
    """A heading and a line for each of the best; nothing before the first one is over."""
    over = sorted((run for run in runs if run.ended), key=rank)
    made: list[Widget] = [Label(tr("circuit-records"), "label", color="gold")] if over else []
    for i, run in enumerate(over[:SHOWN]):
        row = ListRow(_line(run, cast), lambda: None, detail=when(run.ended, now), icon="trophy" if run.won else "flag",
                      label=f"record {i + 1}")  # fmt: skip
        row.color = "gold" if run.won else "faint"
        row.focusable = False
        made.append(row)
    return made


def _line(run: SavedCircuit, cast: RivalCast) -> str:
    if run.won:
        return tr("circuit-record-won", lost=run.lost, count=run.twists)
    return tr("circuit-record-stopped", count=run.beaten, name=cast.rival[run.beaten].name, twists=run.twists)


PACKS = 3  # that are drawn


class StarterTile(Pressable):
    """`deck` None: packs, called `name`. `side`: what the deck's is called."""

    def __init__(
        self,
        game: str,
        deck: ReadyDeck | None,
        on_press: Callable[[], None],
        name: str = "",
        about: str = "",
        side: str = "",
    ) -> None:
        self.start = deck.id if deck else ""
        super().__init__(f"begin {self.start or 'packs'}", on_press)
        self.game, self.deck = game, deck
        self.name, self.about = (deck.name, deck.blurb) if deck else (name, about)
        self.side = side
        self.chosen = False

    def draw(self, target: pygame.Surface) -> None:
        kit = self.kit
        kit.panel(target, self.rect, "panel")
        if self.chosen or self.hovered:
            kit.panel(target, self.rect, "row_chosen" if self.chosen else "row_hover")
        box = rects.inset(self.rect, kit.u(24), kit.u(10))
        picture, box = rects.cut_left(box, min(kit.u(230), box.width // 3), kit.u(24))
        self._picture(target, picture)
        title = tr("circuit-beginning", name=self.name, side=self.side) if self.side else self.name
        text = kit.rich(self.about, "small", box.width, "text")
        head = kit.u(40)
        top = box.y + max(0, (box.height - head - text.size[1]) // 2)
        place = pygame.Rect(box.x, top, box.width, head)
        size = kit.fit(title, "subheading", place.width, 0.6)
        kit.write(target, title, "subheading", place, "gold_light" if self.chosen else "white", size=size)
        text.draw(target, (box.x, top + head))

    def _picture(self, target: pygame.Surface, box: pygame.Rect) -> None:
        if self.deck is not None:
            back = f"back_{self.deck.side}.webp" if self.deck.side else "back.webp"
            draw_deck(target, self.kit, box, (self.game, back))
            return
        high = box.height
        picture = pictures.contain((self.game, "pack.webp"), (round(high / sealed_pack.RATIO), high))
        for i in range(PACKS):
            turned = pictures.turned(picture, 8 - 8 * i)
            middle = (box.centerx + round((i - 1) * picture.get_width() * 0.5), box.centery)
            target.blit(turned, turned.get_rect(center=middle))


SEED_LIMIT = 15  # digits
TWISTS = ("circuit-twists-none", "circuit-twists-one", "circuit-twists-two", "circuit-twists-three")


class CircuitSetupScreen(PersonalPage):
    """Begins a circuit; it is kept from then on."""

    def __init__(self, services: AppServices, game: str, person: int = 0) -> None:
        super().__init__(services, game, person)
        self.cast = rivals.cast(game)
        self.title = self.cast.title
        self.start = self.cast.starters[0]
        self.twists = 0
        self.number = services.seed() % SEEDS
        self.runs: dict[int, SavedCircuit] = {}

    # --- widgets
    def fill(self) -> None:
        self.add_chooser()
        self.choices = [self.add(one) for one in self._beginnings()]
        self.body = Column(gap=16)
        self.side = self.add(Panel(ScrollPanel(self.body, label="plan"), pad=24))
        self.go = self.add(Button(tr("circuit-set-out"), self.begin, label="go", style="primary", icon="route"))
        self.refill()
        self.set_focus(self.go)

    def _beginnings(self) -> list[StarterTile]:
        rules = self.definition.collecting
        known = {deck.id: deck for deck in rules.ready} if rules else {}
        made = [
            StarterTile(
                self.definition.id,
                known[name],
                self._choosing(name),
                side=rules.side_name(known[name].side) if rules else "",
            )
            for name in self.cast.starters
        ]
        packs = tr("circuit-packs", count=self.cast.packs)
        return [*made, StarterTile(self.definition.id, None, self._choosing(""), packs, tr("circuit-packs-about"))]

    def _choosing(self, start: str) -> Callable[[], None]:
        return lambda: self.choose(start)

    def choose(self, start: str) -> None:
        """Begin with a ready deck, or with packs."""
        self.start = start
        for one in self.choices:
            one.chosen = one.start == start
        self.refresh()

    def refill(self) -> None:
        try:
            self.runs = all_of(self.services.store, self.definition.id, self.person)
        except StoreError as error:
            sorry(self.app, error)
            self.runs = {}
        self.twists = min(self.twists, twists_at(self.cast, len(self.runs)))
        self.body.clear()
        for widget in self._side():
            self.body.add(widget)
        self.choose(self.start)
        if self.rect.width:
            self.layout()

    def _side(self) -> list[Widget]:
        def number(text: str) -> None:
            self.number = int(text) if text.strip().isdecimal() else 0

        return [
            RichLabel(tr("circuit-told"), "body"),
            self._twists(),
            LabelledControl(tr("circuit-number"),
                  TextEntry(str(self.number), number, label="number", hint=tr("circuit-number-hint"), icon="dice-multiple",
                  limit=SEED_LIMIT, numeric=True)),
            *rows(self.runs.values(), self.cast, self.services.now()),
        ]  # fmt: skip

    def _twists(self) -> Widget:
        most = twists_at(self.cast, len(self.runs))
        if not most:
            left = PLAIN_RUNS - len(self.runs)
            return RichLabel(f"{{lock}} {tr('circuit-twists-later', count=left)}", "small")

        def take(count: int) -> None:
            self.twists = count

        words = [tr(message) for message in TWISTS[: most + 1]]
        return LabelledControl(
            tr("circuit-twists"), Segmented(list(enumerate(words)), self.twists, take, label="twists")
        )

    # --- what is done
    def begin(self) -> None:
        """Set out: from here on it is kept."""
        who = seated(self.services, self.person)
        saved = SavedCircuit(
            game=self.definition.id, seed=self.number, person=who, start=self.start, twists=self.twists
        )
        try:
            circuit = Circuit(
                self.services.store,
                self.definition,
                self.cast,
                self.services.seed() % NUMBERS,
                saved,
                self.services.now,
            )
            circuit.begin()
        except StoreError as error:
            sorry(self.app, error)
            return
        app, services = self.app, self.services
        self.close(None)
        app.push(routes.circuit_again(services, circuit))

    # --- place
    def arrange(self, body: pygame.Rect) -> None:
        body.height -= self.u(26)
        right, left = rects.cut_right(body, body.width * 40 // 100, self.u(26))
        foot, rest = rects.cut_bottom(right, self.u(84), self.u(16))
        self.go.place(foot)
        self.side.place(rest)
        gap, count = self.u(14), len(self.choices)
        high = min(self.u(150), (left.height - gap * (count - 1)) // count)
        for i, one in enumerate(self.choices):
            one.place(pygame.Rect(left.x, left.y + i * (high + gap), left.width, high))
