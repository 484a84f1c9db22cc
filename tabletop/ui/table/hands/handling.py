"""What mouse and keys do with cards: take up, drag, drop, choose, let go. It knows options, not rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tabletop.core.ask import NOBODY
from tabletop.ui.table.cards import marks
from tabletop.ui.table.hands.choosing import BARE, Choosing, Target
from tabletop.ui.table.place.poses import Pose

if TYPE_CHECKING:
    from tabletop.ui.table.cards.scene import Sprite
    from tabletop.ui.table.screen import TableScreen
    from tabletop.ui.widgets.base import Pointer

FAR = 7  # pixels that the mouse moves before a press becomes a drag
TILT, TILT_MOST = 0.55, 14.0  # degrees per pixel of sideways speed


class Handling:
    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.choosing = Choosing()
        self.hovered: Sprite | None = None
        self.pointer = (0, 0)
        self._pressed: tuple[Sprite, tuple[int, int]] | None = None
        self._grip = (0.0, 0.0)
        self._was_held = False

    @property
    def dragging(self) -> Sprite | None:
        return self.table.stage.dragged

    # --- a new ask
    def ask(self, choosing: Choosing) -> None:
        self._drop_drag()
        self.choosing = choosing
        self._pressed = None

    # --- the mouse on cards
    def card_pointer(self, sprite: Sprite, event: Pointer) -> bool:
        self.pointer = event.pos
        if event.kind == "down":
            if event.button == 3:
                self.back()
                return True
            self._pressed = (sprite, event.pos)
            return True
        if event.kind == "move" and self._pressed is not None:
            self._drag(event.pos)
        elif event.kind == "up" and self._pressed is not None:
            self._released(event.pos)
        elif event.kind == "cancel":
            self._pressed = None
            self.let_go()
        return False

    def _drag(self, pos: tuple[int, int]) -> None:
        assert self._pressed is not None
        sprite, start = self._pressed
        if self.dragging is None:
            if abs(pos[0] - start[0]) + abs(pos[1] - start[1]) < FAR or not self._may_take(sprite):
                return
            self._begin_drag(sprite, start)
        stage = self.table.stage
        old = stage.drag_pose
        x, y = pos[0] - self._grip[0], pos[1] - self._grip[1]
        tilt = max(-TILT_MOST, min(TILT_MOST, (old.x - x) * TILT))
        angle = 0.0 if self.table.app.prefs.reduced_motion else old.angle * 0.7 + tilt * 0.3
        stage.drag_pose = Pose(x, y, old.width, angle)
        stage.refresh()

    def _may_take(self, sprite: Sprite) -> bool:
        choosing = self.choosing
        found = choosing.sources.get(sprite.card, {})
        if set(found) == {BARE} and all(self._used_there(index) for index in found[BARE]):
            return False
        return sprite.card in choosing.sources and choosing.announced in (NOBODY, sprite.card)

    def _used_there(self, index: int) -> bool:
        """The card is used where it lies."""
        layout, act = self.table.look, self.choosing.acts[self.choosing.options[index][0]].name
        if layout.bare == "act":
            return act in layout.act and layout.act[act].drop == "card"
        return layout.bare == "card"

    def _begin_drag(self, sprite: Sprite, start: tuple[int, int]) -> None:
        stage = self.table.stage
        pose = stage.pose(sprite)
        self._grip = (start[0] - pose.x, start[1] - pose.y)
        stage.dragged, stage.drag_pose = sprite, pose
        self.choosing.hold(sprite.card)
        self.table.app.sound("card_pick")
        self.table.hovering.over(None)
        self.table.choice_changed()

    def _released(self, pos: tuple[int, int]) -> None:
        assert self._pressed is not None
        self._drag(pos)  # the last way of a quick hand may come with the release alone
        sprite, _ = self._pressed
        self._pressed = None
        if self.dragging is None:
            self.card_accepted(sprite)
            return
        target, aims = self._target_under(pos, sprite), self.table.spots.under(pos)
        self._lay_down()
        if target is None:
            self.table.app.sound("card_drop_back")
            self.let_go()
        else:
            self.choose(target)
            self._aim(sprite.card, [aim for aim in aims if aim != target])
        if not self.table.story.busy:
            self.table.scene.arrange()

    def _aim(self, card: int, aims: list[Target]) -> None:
        """A card that was dropped on somebody is aimed there, too, when that is what is asked next."""
        choosing = self.choosing
        wanted = [aim for aim in aims if aim in choosing.targets()]
        if choosing.announced == card and wanted:
            self.choose(wanted[0])

    def _target_under(self, pos: tuple[int, int], sprite: Sprite) -> Target | None:
        """The smallest target under the mouse; a single target may be missed, but not by staying at home."""
        boxes = self.table.spots.boxes()
        hits = [
            (box.width * box.height, target)
            for target, places in boxes.items()
            for box in places
            if box.collidepoint(pos) and target.spot != "kind"
        ]
        if hits:
            return min(hits, key=lambda hit: hit[0])[1]
        if len(boxes) == 1 and next(iter(boxes)).spot in ("zone", "none"):
            return None if self.table.spots.home(sprite).collidepoint(pos) else next(iter(boxes))
        return None

    def _lay_down(self) -> None:
        """The card is let go where it is: from there it flies to where it belongs then."""
        stage = self.table.stage
        sprite, stage.dragged = stage.dragged, None
        if sprite is not None:
            sprite.pose = stage.drag_pose
            sprite.raised = 0.0

    def _drop_drag(self) -> None:
        """The card goes back to where it lay."""
        self._lay_down()
        self.table.scene.arrange()

    # --- clicks and keys
    def card_accepted(self, sprite: Sprite) -> None:
        """A click or Enter on a card: it is chosen as a target, taken up, or used if there is only one way to."""
        choosing, card = self.choosing, sprite.card
        target = Target("card", card)
        if target in choosing.targets() and card != choosing.active:
            self.choose(target)
        elif card in choosing.sources and choosing.announced < 0 and not self._through(sprite):
            self._take_or_use(sprite)
        elif not self._through(sprite):
            self.table.clicked(sprite)
        else:
            self.choose(Target("zone", self._place_below(sprite)))

    def _through(self, sprite: Sprite) -> bool:
        """The card lies where another one may go that is held: it means the place."""
        return self.choosing.active >= 0 and self.choosing.active != sprite.card and self._place_below(sprite) >= 0

    def _place_below(self, sprite: Sprite) -> int:
        """The smallest place that can be chosen under the middle of a card that lies on the table, -1 for none."""
        if self.table.places.zones[sprite.zone].look.kind != "slot":
            return NOBODY
        middle = self.table.stage.pose(sprite).box.center
        found = [
            (box.width * box.height, target.number)
            for target, boxes in self.table.spots.boxes().items()
            for box in boxes
            if target.spot == "zone" and box.collidepoint(middle)
        ]
        return min(found)[1] if found else NOBODY

    def _take_or_use(self, sprite: Sprite) -> None:
        choosing, card = self.choosing, sprite.card
        only = choosing.only(card)
        if only >= 0 and (choosing.held == card or self._at_once(sprite, only)):
            self.table.answer(only)
            return
        if choosing.held == card:
            self.let_go()
            return
        choosing.hold(card)
        self.table.app.sound("card_pick")
        self.table.choice_changed()

    def _at_once(self, sprite: Sprite, index: int) -> bool:
        """One click is enough among cards that are fanned out for choosing."""
        act = self.choosing.acts[self.choosing.options[index][0]]
        spot, named = act.spot, self.table.look.act.get(act.name)
        if named is not None and named.quick:
            return True
        scene = self.table.scene
        place = scene.places.zones[sprite.zone] if scene.places else None
        fanned = sprite.zone in scene.spread or (place is not None and place.look.kind == "spread")
        return fanned and spot in ("zone", "none")

    def choose(self, target: Target) -> None:
        """A target: if several options share it, one may come first; else the card lies apart, and their buttons decide."""
        found = self.choosing.targets().get(target, [])
        usual = [index for index in found if self._first(index)] or found
        if len(usual) == 1:
            self.table.answer(usual[0])
        elif found:
            self.table.scene.announced = self.choosing.active
            self.table.app.sound("card_pick")
            self.table.choice_changed()

    def _first(self, index: int) -> bool:
        named = self.table.look.act.get(self.choosing.acts[self.choosing.options[index][0]].name)
        return named is not None and named.first

    def let_go(self) -> None:
        """Put down what is held."""
        self._drop_drag()
        if self.choosing.held >= 0:
            self.choosing.release()
        self.table.scene.announced = self.choosing.announced
        self.table.choice_changed()

    def back(self) -> bool:
        """Esc or right click: let go, or take back the card that was just announced. False when there was nothing.

        Nothing else is taken back this way: who wants a pause must not lose what has happened since.
        """
        if self.dragging is not None or self.choosing.held >= 0:
            self._pressed = None
            self.table.app.sound("card_drop_back")
            self.let_go()
            return True
        if self.choosing.announced >= 0 and self.table.match.undo.free_for(self.table.match.viewer):
            self.table.take_back()
            return True
        return False

    # --- hover
    def hover(self, sprite: Sprite | None) -> None:
        if self.dragging is None:
            self.hovered = sprite
            self.table.hovering.over(sprite)

    # --- picture
    def lines(self) -> list[Any]:
        """The line from the card that is held to the mouse, while it looks for a target with a place."""
        choosing, table = self.choosing, self.table
        card = choosing.active
        spots = {target.spot for target in choosing.targets()}
        if card < 0 or self.dragging is not None or not spots & {"seat", "card"}:
            return []
        sprite = table.scene.sprites.get(card)
        if sprite is None or not table.app.pointing.known or table.app.keyboard:
            return []
        pose = table.stage.pose(sprite)
        return marks.line(table.kit, (pose.x, pose.y - pose.height * 0.3), table.app.pointing.pos, "target")
