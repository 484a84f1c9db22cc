"""The key as a map of the grid, for Directors: what the grid shows always, owners only while it is open (CN-122)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from tabletop.core.sanitizing import capitals
from tabletop.games.codenames.presentation.faces import drawn, lines
from tabletop.games.codenames.presentation.looks import COLOURS, INK, NAMES, PAPER, lettered, owner_known, tile
from tabletop.games.codenames.rules.cards import ASSASSIN, ASSETS, CELLS, KEYS, NEUTRAL, WIDTH
from tabletop.games.codenames.rules.table import COVERS, Board, rules
from tabletop.games.codenames.texts import tr
from tabletop.games.codenames.words import place
from tabletop.toolkit import pictures, shapes
from tabletop.toolkit.markup import escape
from tabletop.toolkit.rects import columns, cut_bottom, cut_left, grid, inset
from tabletop.toolkit.widgets.widget import Pointer, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from tabletop.games.codenames.rules.cards import Asset
    from tabletop.toolkit.actions import Action

HIDDEN = pygame.Color("#2A2740")


def key_name(table: Board) -> str:
    """Which of the printed keys it is, and which side of it lies up, for those who have them on paper (CN-128)."""
    owners = bytes(owner_known(table, cell) for cell in range(CELLS))
    found = next(((n, turns.index(owners) + 1) for n, turns in enumerate(KEYS, 1) if owners in turns), None)
    return tr("key-name", key=found[0], side=found[1]) if found else ""


def seen(table: Board) -> bool:
    """Whether these eyes know the key."""
    return all(owner_known(table, cell) >= 0 for cell in range(CELLS))


class MapCell(Widget):
    """One cell: pressed, it is ticked as meant (CN-134)."""

    focusable = pressable = True

    def __init__(self, board: KeyMap, cell: int) -> None:
        super().__init__(f"cell {place(cell)}")
        self.board, self.cell = board, cell

    @property
    def spoken(self) -> str:
        """Where it is and what lies there, whose that is where it is shown, and whether it is ticked."""
        board, cell = self.board, self.cell
        owner, ticked = board.shown(cell), tr("key-ticked") if cell in board.meant else ""
        parts = (place(cell), board.name(cell), NAMES[owner] if owner >= 0 else "", ticked)
        return escape(", ".join(filter(None, parts)))

    def on_pointer(self, event: Pointer) -> bool:
        if event.kind == "down" and event.button == 1:
            self.board.on_tick(self.cell)
            return True
        return False

    def on_action(self, action: Action) -> bool:
        if action != "accept":
            return False
        self.board.on_tick(self.cell)
        return True

    def draw(self, target: pygame.Surface) -> None:
        self.board.paint(target, self.rect, self.cell)


class KeyMap(Widget):
    """`open`: the key is drawn. `meant`: cells that are ticked. `turned`: seen from the other side of the table (CN-24)."""

    def __init__(self, table: Board, on_tick: Callable[[int], None], *, turned: bool) -> None:
        super().__init__("key")
        self.table, self.on_tick = table, on_tick
        self.open = False
        self.meant: tuple[int, ...] = ()
        order = reversed(range(CELLS)) if turned else range(CELLS)
        self.cells = [self.add(MapCell(self, cell)) for cell in order]

    def layout(self) -> None:
        for cell, box in zip(self.cells, grid(self.rect, WIDTH, CELLS, self.u(7)), strict=True):
            cell.place(box)

    def covered(self, cell: int) -> bool:
        return bool(self.table.at[CELLS + cell] == COVERS)

    def shown(self, cell: int) -> int:
        """The owner of a cell where it is shown, -1 else: covered cells are known to all; any other shows its owner only while
        the key is open.
        """
        return owner_known(self.table, cell) if self.open or self.covered(cell) else -1

    def name(self, cell: int) -> str:
        return ASSETS[self.table.kind[cell]].name

    def paint(self, target: pygame.Surface, box: pygame.Rect, cell: int) -> None:
        table, covered, owner = self.table, self.covered(cell), self.shown(cell)
        tone = COLOURS[owner] if owner >= 0 else HIDDEN
        top = tone.lerp(INK, 0.72) if covered else tone.lerp(INK, 0.12 if owner >= 0 else 0.0)
        radius = max(5, box.height // 9)
        target.blit(shapes.filled(box.size, radius, top, top.lerp(INK, 0.35)), box)
        ink = PAPER.lerp(INK, 0.45) if covered else INK if owner == 3 else PAPER
        asset = ASSETS[table.kind[cell]]
        if table.pictures >> cell & 1 and drawn(asset.id):
            self._picture(target, box, asset, dimmed=covered)
        else:
            rows = [row for row in lines(capitals(asset.name)) if row]
            high = min(box.height // (len(rows) + 2), self.u(34))
            low = box.centery - (len(rows) * high) // 2 + (high // 4 if owner >= 0 else 0)
            self._write(target, pygame.Rect(box.x, low, box.width, len(rows) * high), rows, ink)
        if owner >= 0:
            side = round(box.height * 0.3)
            target.blit(tile(owner, side), (box.left + self.u(4), box.top + self.u(4)))
        if cell in self.meant:
            target.blit(shapes.ring(box.size, radius, max(3, self.u(5)), self.kit.color("gold")), box)
            check = self.kit.icon("check", 26, "gold")
            target.blit(check, check.get_rect(topright=(box.right - self.u(4), box.top + self.u(4))))

    def _write(self, target: pygame.Surface, box: pygame.Rect, rows: Sequence[str], ink: pygame.Color) -> None:
        high = box.height // len(rows)
        for i, line in enumerate(rows):
            words = lettered(line, high, ink, box.width - self.u(12))
            target.blit(words, words.get_rect(midtop=(box.centerx, box.y + i * high)))

    def _picture(self, target: pygame.Surface, box: pygame.Rect, asset: Asset, *, dimmed: bool) -> None:
        """Inside an edge in the owner's colour, above the name."""
        edge = max(4, box.height // 14)
        low, room = cut_bottom(inset(box, edge, edge // 2), min(box.height // 5, self.u(26)))
        target.blit(pictures.cover((rules.game, "art", f"{asset.id}.webp"), room.size, edge), room)
        self._write(target, low, [capitals(asset.name)], PAPER)
        if dimmed:
            veil = pygame.Color(INK.r, INK.g, INK.b, 170)
            target.blit(shapes.filled(room.size, edge, veil, veil), room)


class Legend(Widget):
    """Below the map while the key is open: what its signs mean for those who find the assets of `side`."""

    def __init__(self, board: KeyMap, side: int) -> None:
        super().__init__("legend")
        self.board, self.side = board, side

    @property
    def spoken(self) -> str:
        """While the key is open, what is still to be found of each owner."""
        board = self.board
        if not board.open:
            return ""
        left = [cell.cell for cell in board.cells if not board.covered(cell.cell)]
        of = {owner: [board.name(cell) for cell in left if board.shown(cell) == owner] for owner in range(len(NAMES))}
        lines = [tr("key-spoken", owner=self._meaning(owner), assets=", ".join(of[owner])) for owner in of if of[owner]]
        return escape("\n".join(lines))

    def _meaning(self, owner: int) -> str:
        return tr("key-means", owner=NAMES[owner], means=self._means(owner))

    def draw(self, target: pygame.Surface) -> None:
        if not self.board.open:
            return
        for owner, cell in enumerate(columns(self.rect, [1] * len(NAMES), self.u(12))):
            sign, room = cut_left(cell, cell.height, self.u(8))
            target.blit(tile(owner, cell.height), sign)
            words = lettered(capitals(self._meaning(owner)), self.u(24), PAPER, room.width)
            target.blit(words, words.get_rect(midleft=(room.x, room.centery)))

    def _means(self, owner: int) -> str:
        """Whose it is, as the message chooses by it."""
        if owner == ASSASSIN:
            return "assassin"
        return "neutral" if owner == NEUTRAL else "own" if owner == self.side else "rival"
