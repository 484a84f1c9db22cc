"""What lies above the table for a while: a large card, a pile or names to choose from, the log in full, the vote, a mat."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.card_art.card_sprites import SpriteSpec
from tabletop.core.ask import NOBODY
from tabletop.core.layout import zone_name
from tabletop.i18n import headline, tr
from tabletop.table.hud.card_picker import PileViewer, TitleGrid
from tabletop.table.hud.card_zoom import CardZoom
from tabletop.table.hud.log_panel import LogSheet
from tabletop.table.hud.vote_panel import VotePanel
from tabletop.table.layout.scheme import PILES
from tabletop.table.model.messages import KindChosen, MomentChosen, SheetLeft
from tabletop.table.widgets import panel_style
from tabletop.table.widgets.panel_facts import ListedCard
from tabletop.table.widgets.pass_modes import ModeMenu
from tabletop.toolkit.layers import centred
from tabletop.toolkit.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from tabletop.card_art.card_sprites import State
    from tabletop.table.cards.card_parts import CardParts
    from tabletop.table.hud.privacy_cover import PrivacyCurtain
    from tabletop.table.layout.scheme import ExpandedMat
    from tabletop.table.layout.zone_places import ZonePlaces
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.selection import Selection
    from tabletop.table.model.view_state import MatchConstants, TableContext
    from tabletop.table.widgets.game_text import GameText
    from tabletop.table.widgets.panel_style import ModalPanel

# The mat of somebody else, opened large over the table: all that lies before them, and what they have.

NAME = 19  # units: the letters over a part
EYE = 26  # units


class ExpandedMatPanel(Widget):
    """Give it the whole screen; it hears nothing. `seat`: whose mat is open, NOBODY: none."""

    def __init__(self, constants: MatchConstants, cards: CardParts) -> None:
        super().__init__("whole mat")
        self.constants, self.cards = constants, cards
        self.seat = NOBODY
        self.visible = False
        self.whole: ExpandedMat | None = None

    def open(self, seat: int) -> None:
        """Open the mat of a seat, if it lies there as a strip; NOBODY: close."""
        self.seat = seat if self._found(seat) is not None else NOBODY
        self.visible = self.seat != NOBODY
        self.layout()
        self.refresh()

    def _found(self, seat: int) -> ExpandedMat | None:
        places = self.cards.scene.places
        if places is None or seat == NOBODY:
            return None
        return places.scheme.whole(places.areas, places.window, self.u, seat)

    def layout(self) -> None:
        self.whole = self._found(self.seat)
        self.visible = self.whole is not None

    def hears_pointer(self) -> bool:
        return False

    # --- picture
    def draw(self, target: pygame.Surface) -> None:
        whole, kit, places = self.whole, self.kit, self.cards.scene.places
        if whole is None or places is None:
            return
        person = self.constants.who[self.seat]
        panel_style.panel(target, kit, whole.box, "sheet")
        panel_style.outline(target, kit, whole.box, person.colour, 3, radius=kit.u(22))
        kit.write(target, person.name, "subheading", whole.head, person.colour, size=25)
        self._tallies(target, whole.head)
        for zone in self._zones(whole, places):
            self._part(target, whole, zone)

    def _zones(self, whole: ExpandedMat, places: ZonePlaces) -> list[int]:
        """One for each part: that which holds cards, where several share it."""
        found: dict[str, int] = {}
        for zone, place in enumerate(places.zones):
            part = place.look.part
            if place.seat == self.seat and part in whole.parts and (part not in found or self.cards.scene.zones[zone]):
                found[part] = zone
        return list(found.values())

    def _eye(self, target: pygame.Surface, card: pygame.Rect) -> None:
        """It lies face down, and whoever looks knows it."""
        disc = pygame.Rect(0, 0, self.u(EYE), self.u(EYE))
        disc.center = card.midtop
        panel_style.panel(target, self.kit, disc, "disc")
        icon = self.kit.icon("eye", EYE * 0.7, "gold_light")
        target.blit(icon, icon.get_rect(center=disc.center))

    def _tallies(self, target: pygame.Surface, head: pygame.Rect) -> None:
        """What the badge counts, in words."""
        statuses = self.cards.counters.seats
        if statuses:
            status = statuses[self.seat]
            said = [tr("hud-score", score=status.score, goal=status.goal, unit=status.unit)]
            said += [f"{t.number} {t.name}" for t in status.tallies]
            self.kit.write(target, "   ".join(said), "caption", head, "muted", align="right", size=18)

    def _part(self, target: pygame.Surface, whole: ExpandedMat, zone: int) -> None:
        kit, scene, places = self.kit, self.cards.scene, self.cards.scene.places
        assert places is not None, "seen before"
        look_, laid = places.zones[zone].look, scene.zones[zone]
        area = whole.parts[look_.part]
        title = pygame.Rect(area.x, area.y - kit.u(28), area.width, kit.u(24))
        name = look_.label or headline(zone_name(places.groups[zone]))
        kit.write(target, f"{name} {len(laid)}" if laid else name, "caption", title, "gold_light", size=NAME)
        if not laid:
            place = pygame.Rect(area.x, area.y, area.width, kit.u(24))
            kit.write(target, tr("hud-nothing-yet"), "caption", place, "faint", size=NAME - 3)
        laid = laid[-1:] if look_.part in PILES else laid
        for sprite, pose in zip(laid, whole.poses(look_.part, len(laid)), strict=True):
            known = self.cards.fronts.closed(sprite)
            open_ = self.constants.texts[sprite.kind] if known else self.cards.fronts.face(sprite)
            words = open_ or self.cards.fronts.back(sprite)
            state: State = "drained" if look_.grey else "normal"
            picture = self.app.cards.get(SpriteSpec(self.constants.game, words, round(pose.width), state))
            target.blit(*centred(picture, (pose.x, pose.y)))
            if known:
                self._eye(target, pose.box)
            target.blits(self.cards.signs.of_card(sprite.card, pose.box))


class FloatingPanels:
    """`modal`: those that keep the input to themselves, from below to above, the privacy cover on top; `read()`: the box of the
    prompt, and that of the log if it is there, which a large card leaves free.
    """

    def __init__(self, context: TableContext, commands: TableCommands, words: GameText, cards: CardParts,
                 curtain: PrivacyCurtain, read: Callable[[], list[pygame.Rect]]) -> None:  # fmt: skip
        constants, post = context.constants, context.post
        self.match, self.player_view, self.constants = context.match, context.player_view, constants
        self.commands, self.words, self.badges, self.read = commands, words, cards.badges, read
        self.zoom = CardZoom(constants.game, lambda: [badge.tab for badge in cards.badges if badge.tab is not None])
        self.mat = ExpandedMatPanel(constants, cards)
        self.title_grid = TitleGrid(
            constants.game, lambda kind: post(KindChosen(kind)), lambda: post(SheetLeft()), self._sheet_zoom
        )
        self.pile_viewer = PileViewer(constants.game, lambda _id: None, lambda: None, self._sheet_zoom)
        self.log_sheet = LogSheet(words, lambda n: post(MomentChosen(n)), self.name_zoom)
        self.mode_menu = ModeMenu(commands.auto_pass)
        self.vote = VotePanel(constants.who, commands.agree, commands.refuse)
        self.curtain = curtain
        self.modal: tuple[ModalPanel, ...] = (
            self.mode_menu,
            self.title_grid,
            self.pile_viewer,
            self.log_sheet,
            self.vote,
            curtain,
        )

    def place(self, window: pygame.Rect) -> None:
        for panel in (self.zoom, self.mat, *self.modal):
            panel.place(window)

    def tick(self) -> None:
        self.vote.update(self.match.votes.vote, self._vote_text())

    def _vote_text(self) -> str:
        """What the open vote is about, in rich text."""
        vote = self.match.votes.vote
        if vote is None:
            return ""
        if vote.matter == "end":
            return tr("hud-end-asked")
        if vote.matter == "repair":
            return tr("hud-repair-asked", seat=self.words.seat(vote.by), repair=self.words.rich(vote.repair))
        lines = [line for line in self.match.match_log.lines(NOBODY) if line.n > vote.n]
        undone = self.words.rich(lines[0].line) if lines else tr("hud-last-move")
        return tr("hud-undo-asked", seat=self.words.seat(vote.by), undone=undone, rest=max(0, len(lines) - 1))

    def show_titles(self, choosing: Selection) -> None:
        """Names to choose from are laid out with a search."""
        kinds = [target.number for target in choosing.targets() if target.spot == "kind"]
        if kinds and not self.title_grid.visible:
            cards = [ListedCard(kind, self.constants.texts[kind], "playable") for kind in kinds]
            asked = self.words.plain(self.match.definition.prompt(self.player_view.view()).line)
            self.title_grid.open(asked, cards, hint=tr("hud-type-or-click"))
        elif not kinds:
            self.close_titles()

    def close_titles(self) -> None:
        if self.title_grid.visible:
            self.title_grid.close()

    def open_log(self, at: int | None) -> None:
        """The large form of the log; `at`: the number of answers looked back to."""
        self.log_sheet.open(self.player_view.log, at)

    def choose_mode(self, seat: int) -> None:
        """Choose how a seat passes ahead; where others look on and must not see it, the own key says it for this turn."""
        passing = self.match.passing
        if self.player_view.passing_shown(seat):
            disc = self.badges[seat].disc.rect
            self.mode_menu.open(self.constants.who[seat], passing.of(seat), disc, private=passing.private)
        else:
            self.commands.auto_pass(seat, "this_turn", own_key=True)

    def name_zoom(self, kind: int, _card: int, rect: pygame.Rect) -> None:
        """A card whose name is rested on, beside what its name is read in; kind -1: the mouse has left."""
        if 0 <= kind < len(self.constants.texts):
            prompt, *log = self.read()
            self.zoom.show(
                self.constants.texts[kind], rect, free=[self.log_sheet.box if self.log_sheet.visible else prompt, *log]
            )
        else:
            self.zoom.hide()

    def _sheet_zoom(self, card: ListedCard | None, place: pygame.Rect) -> None:
        if card is not None and card.text is not None:
            sheet = self.title_grid if self.title_grid.visible else self.pile_viewer
            self.zoom.show(card.text, place, free=[sheet.cross.rect, *(tile.rect for tile in sheet.grid.children)])
        else:
            self.zoom.hide()

    def dismiss(self) -> None:
        """Esc and B, whatever has the focus: the uppermost panel goes. A rising curtain is only a picture."""
        open_ = [panel for panel in self.modal if panel.visible and (panel is not self.curtain or self.curtain.closed)]
        if open_:
            open_[-1].dismiss()

    @property
    def open(self) -> bool:
        """True while a panel lies above the table and keeps the input to itself."""
        return any(panel.visible for panel in self.modal)
