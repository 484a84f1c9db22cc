"""What mouse and keys do with cards: take up, drag, drop, choose, let go. It knows options, not rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.ask import NOBODY
from tabletop.i18n import tr
from tabletop.table.cards import arrows
from tabletop.table.input.press_to_confirm import PressToConfirm
from tabletop.table.layout.poses import Pose
from tabletop.table.model.messages import CardHovered, CardPressed, ChoiceChanged
from tabletop.table.model.selection import BARE, OptionTarget, Selection, aimed, meant, wanted

if TYPE_CHECKING:
    import pygame

    from tabletop.table.cards.scene import Scene
    from tabletop.table.input.hit_targets import HitTargets
    from tabletop.table.layout_schema import TableLayout
    from tabletop.table.model.card_sprite import CardSprite
    from tabletop.table.model.commands import TableCommands
    from tabletop.table.model.messages import Post
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext
    from tabletop.toolkit.layers import Blit
    from tabletop.toolkit.widgets.widget import Pointer

FAR = 12  # units that the mouse moves before a press becomes a drag: in a larger window a hand slips further in a click
TILT, TILT_MOST = 0.55, 14.0  # degrees per pixel of sideways speed


class DragAndDrop:
    """`choosing`: what can be chosen now, and which card is held."""

    def __init__(
        self,
        app: App,
        look: TableLayout,
        scene: Scene,
        *,
        hit_targets: HitTargets,
        commands: TableCommands,
        post: Post,
    ) -> None:
        self.app, self.look, self.scene = app, look, scene
        self.hit_targets, self.commands, self.post = hit_targets, commands, post
        self.choosing = Selection()
        self.touch = PressToConfirm(scene, commands)
        self.rested: CardSprite | None = None  # mouse or focus are on it
        self.unfolded = NOBODY  # the pile that was pressed to be fanned out
        self._pressed: tuple[CardSprite, tuple[int, int]] | None = None
        self._grip = (0.0, 0.0)
        self._slip: pygame.Rect | None = (
            None  # where the card that is pressed lies, as long as the mouse has not left it
        )
        self._before = NOBODY  # the card that was held when the drag began
        self._aimed: tuple[int, tuple[OptionTarget, ...]] = (
            NOBODY,
            (),
        )  # a card that was used, and what it was used at

    @property
    def dragging(self) -> CardSprite | None:
        return self.scene.dragged

    # --- a new ask
    def ask(self, choosing: Selection) -> None:
        self._drop_drag()
        self.touch.release()
        self.choosing = choosing
        self._pressed = None
        self.unfolded = NOBODY
        if (choosing.announced >= 0 and choosing.announced == self._aimed[0]) or self._named():
            self.app.after(0, self._aim)
        elif choosing.options:
            self._aimed = (NOBODY, ())

    # --- the mouse on cards
    def card_pointer(self, sprite: CardSprite, event: Pointer) -> bool:
        if event.kind == "down":
            if event.button == 3:
                return self.touch.aside(self.choosing, sprite) or self.back() or True
            self._pressed, self._slip = (sprite, event.pos), self.scene.pose(sprite).box
            self.touch.begin(self.choosing, sprite, down=True)
            return True
        if event.kind == "move" and self._pressed is not None:
            self._drag(event.pos)
        elif event.kind == "up" and self._pressed is not None:
            self.touch.let_go()
            if self._pressed is not None:  # else that has chosen the card
                self._released(event.pos)
        elif event.kind == "cancel":
            self._pressed = None
            self.touch.release()
            self.let_go()
        return False

    def _drag(self, pos: tuple[int, int]) -> None:
        assert self._pressed is not None
        sprite, start = self._pressed
        if self._slip is not None and not self._slip.collidepoint(pos):
            self._slip = None
        if self.touch.takes(self.choosing, sprite):
            if not self.scene.pose(sprite).box.collidepoint(pos):
                self.touch.release()
            return
        if self.dragging is None:
            far = abs(pos[0] - start[0]) + abs(pos[1] - start[1])
            if far < self.app.kit.u(FAR) or not self._may_take(sprite):
                return
            self._begin_drag(sprite, start)
        old = self.scene.drag_pose
        x, y = pos[0] - self._grip[0], pos[1] - self._grip[1]
        tilt = max(-TILT_MOST, min(TILT_MOST, (old.x - x) * TILT))
        angle = 0.0 if self.app.prefs.reduced_motion else old.angle * 0.7 + tilt * 0.3
        self.scene.drag_pose = Pose(x, y, old.width, angle)
        self.app.dirty = True

    def _may_take(self, sprite: CardSprite) -> bool:
        choosing = self.choosing
        found = choosing.sources.get(sprite.card, {})
        if set(found) == {BARE} and all(self._used_there(index) for index in found[BARE]):
            return False
        return sprite.card in choosing.sources and choosing.announced in (NOBODY, sprite.card)

    def _used_there(self, index: int) -> bool:
        """The card is used where it lies."""
        layout, act = self.look, self.choosing.acts[self.choosing.options[index][0]].name
        if layout.bare == "act":
            return act in layout.act and layout.act[act].drop == "card"
        return layout.bare == "card"

    def _begin_drag(self, sprite: CardSprite, start: tuple[int, int]) -> None:
        pose = self.scene.pose(sprite)
        self._grip = (start[0] - pose.x, start[1] - pose.y)
        self._before = self.choosing.held
        self.scene.take_up(sprite)
        self._hold(sprite.card)
        self.app.sound("card_pick")
        self.post(CardHovered(None))
        self.post(ChoiceChanged())

    def _released(self, pos: tuple[int, int]) -> None:
        assert self._pressed is not None
        self._drag(pos)  # the last way of a quick hand may come with the release alone
        sprite, _ = self._pressed
        self._pressed = None
        if self._slip is not None:
            self._click(sprite, pos)
            return
        if self.dragging is None:  # it was left for somewhere else
            return
        target, hit_targets = self._target_under(pos, sprite), self.hit_targets.under(pos)
        at_home = self.hit_targets.home(sprite).collidepoint(pos)
        self.scene.lay_down()
        if target is None:
            self.app.sound("card_drop_back")
            if not at_home:
                below = [aim.number for aim in hit_targets if aim.spot == "card" and aim.number != sprite.card]
                if not any(self.refuses(sprite.card, card) for card in below):
                    self.app.toast(tr("input-not-there", way=self.hit_targets.way(sprite.card)), "info")
            self.let_go()
        else:
            self._aimed = (sprite.card, tuple(aim for aim in hit_targets if aim != target))
            self.choose(target)
        if not self.scene.behind:
            self.scene.arrange()

    def _click(self, sprite: CardSprite, pos: tuple[int, int]) -> None:
        """A press that never left its card is a click, however far the mouse moved on it."""
        if self.dragging is not None:
            self._drop_drag()
            if self._before != sprite.card:
                self.choosing.release()
        self.card_accepted(sprite, pos)

    def _aim(self) -> None:
        """A card that was used on somebody is aimed there, too, when that is what is asked next."""
        (card, hit_targets), choosing = self._aimed, self.choosing
        found = (
            [choosing.targets()[aim] for aim in hit_targets if aim in choosing.targets()]
            if choosing.announced == card
            else []
        )
        found = found or self._named()
        self._aimed = (NOBODY, ())
        if found and len(found[0]) == 1 and self.commands.allows(found[0][0]):
            self.commands.answer(found[0][0])

    def _named(self) -> list[list[int]]:
        """What a card that was used is aimed at, where each that it may be aimed at is an option of its own."""
        found = aimed(self.look, self.choosing)
        return [found[aim.number] for aim in self._aimed[1] if aim.spot == "card" and aim.number in found]

    def _target_under(self, pos: tuple[int, int], sprite: CardSprite) -> OptionTarget | None:
        """The smallest target under the mouse; the card need only touch a place that is the only one, but not from its home."""
        if sprite.goal.box.collidepoint(pos):  # put back to where it lay
            return None
        boxes = self.hit_targets.boxes()
        hits = [
            (box.width * box.height, target)
            for target, places in boxes.items()
            for box in places
            if box.collidepoint(pos) and target.spot != "kind"
        ]
        if hits:
            return min(hits, key=lambda hit: hit[0])[1]
        only = list(self.choosing.targets())
        if len(only) != 1 or only[0].spot not in ("zone", "none") or self.hit_targets.home(sprite).collidepoint(pos):
            return None
        near = self.scene.pose(sprite).box.collidelist(boxes.get(only[0], [])) >= 0
        return only[0] if near else None

    def aimed(self) -> OptionTarget | None:
        """Where the card that is dragged would go if it were dropped now; None for back."""
        sprite = self.dragging
        return self._target_under(self.app.pointing.pos, sprite) if sprite is not None else None

    def _drop_drag(self) -> None:
        """The card goes back to where it lay."""
        self.scene.lay_down()
        self.scene.arrange()

    # --- clicks and keys
    def card_accepted(self, sprite: CardSprite, pos: tuple[int, int] | None = None) -> None:
        """A click at `pos` or Enter on a card: it is chosen as a target, means the place that it lies in, is taken up, or used
        if there is only one way to.
        """
        choosing, card = self.choosing, sprite.card
        target, place = OptionTarget("card", card), self._place_below(sprite, pos)
        if self.touch.begin(choosing, sprite, down=self.app.keyboard) or self._untick(card):
            return
        if choosing.active < 0 and self.scene.folded(sprite.zone, choosing.sources):
            self._unfold(sprite.zone)
        elif target in choosing.lit() and card != choosing.active:
            self.choose(target)
        elif card in choosing.sources and choosing.announced < 0 and (place is None or choosing.active < 0):
            self._take_or_use(sprite)
        elif place is not None:
            self.choose(place)
        else:
            self.post(CardPressed(sprite))

    def _untick(self, card: int) -> bool:
        """What was ticked is chosen no more by a second click, also where the rules do not ask again about it."""
        return self.choosing.ticked(card) and self.commands.untick(card)

    def _unfold(self, zone: int) -> None:
        self.fold()
        self.unfolded, self.scene.spread = zone, self.scene.spread | {zone}
        self.app.sound("card_pick")
        self.post(ChoiceChanged())

    def fold(self) -> bool:
        """The pile that was fanned out by hand goes back; False when there was none."""
        if self.unfolded < 0:
            return False
        self.scene.spread -= {self.unfolded}
        self.unfolded = NOBODY
        self.post(ChoiceChanged())
        return True

    def _place_below(self, sprite: CardSprite, pos: tuple[int, int] | None) -> OptionTarget | None:
        """The smallest place that shines where a card is pressed that lies on the table, or below its middle; None for none."""
        place = self.hit_targets.shown.places.zones[sprite.zone]
        in_hand = (place.own and place.look.kind == "hand") or sprite.zone in self.scene.spread
        if in_hand or sprite.card == self.choosing.active:
            return None
        points = [pos, self.scene.pose(sprite).box.center]
        found = [
            (box.width * box.height, target)
            for target, box in self.hit_targets.places().items()
            if any(point is not None and box.collidepoint(point) for point in points)
        ]
        return min(found)[1] if found else None

    def _take_or_use(self, sprite: CardSprite) -> None:
        choosing, card = self.choosing, sprite.card
        only = choosing.only(card)
        if only >= 0 and (choosing.held == card or self._at_once(sprite, only)):
            self.commands.answer(only)
            return
        if choosing.held == card and self.scene.announced == card:  # its buttons decide
            self.say_wanted()
            return
        if choosing.held == card:
            self.app.sound("card_drop_back")
            self.let_go()
            return
        self._hold(card)
        self.app.sound("card_pick")
        self.post(ChoiceChanged())

    def _hold(self, card: int) -> None:
        self._aimed = (NOBODY, ())
        self.choosing.hold(card, self.commands.victims(card))
        sprite = self.scene.sprites.get(card)
        if sprite is not None and sprite.zone == self.unfolded:  # whom it is for may lie below the fan
            self.fold()

    def _at_once(self, sprite: CardSprite, index: int) -> bool:
        """One click is enough among cards that are fanned out for choosing."""
        act = self.choosing.acts[self.choosing.options[index][0]]
        spot, named = act.spot, self.look.act.get(act.name)
        if named is not None and named.quick:
            return True
        scene = self.scene
        place = scene.places.zones[sprite.zone] if scene.places else None
        fanned = sprite.zone in scene.spread or (place is not None and place.look.kind == "spread")
        return fanned and spot in ("zone", "none")

    def choose(self, target: OptionTarget) -> None:
        """A target: if several options share it, one may come first; else the card lies apart, and their buttons decide. A
        victim: the held card is used, and then aimed at it.
        """
        if target in self.choosing.victims:
            self._aimed = self.choosing.active, (target,)
        found = meant(self.look, self.choosing, target)
        if len(found) == 1:
            self.commands.answer(found[0])
        elif found:
            self.scene.announced = self.choosing.active
            self.app.sound("card_pick")
            self.post(ChoiceChanged())

    def say_wanted(self) -> None:
        """A press that means nothing while a card is held says what would."""
        words = wanted(self.look, self.choosing)
        self.app.sound("error_soft")
        self.app.toast(tr("input-not-there-but", what=words[:1].upper() + words[1:]), "info")

    def refuses(self, card: int, target: int) -> bool:
        """Says why a card does not go with a target; False where the rules know of nothing."""
        why = self.commands.obstacle(card, target)
        if why is not None:
            self.app.sound("error_soft")
            self.app.toast(f"{why[1]} [faint]{why[2]}[/]", "info")
        return why is not None

    def let_go(self) -> None:
        """Put down what is held."""
        self._drop_drag()
        if self.choosing.held >= 0:
            self.choosing.release()
        self.scene.announced = self.choosing.announced
        self.post(ChoiceChanged())

    def back(self) -> bool:
        """Esc or right click: let go, or take back the card that was just announced. False when there was nothing.

        Nothing else is taken back this way: who wants a pause must not lose what has happened since.
        """
        if self.dragging is not None or self.choosing.held >= 0:
            self._pressed = None
            self.app.sound("card_drop_back")
            self.let_go()
            return True
        if self.choosing.announced >= 0 and self.commands.can_take_back_alone():
            self.commands.take_back()
            return True
        return self.fold()

    # --- hover
    def hover(self, sprite: CardSprite | None) -> None:
        self.rested = sprite
        if self.dragging is None:
            self.post(CardHovered(sprite))

    def aside(self, key: str) -> bool:
        """A key that belongs to an act on the card that mouse or focus are on."""
        return self.rested is not None and self.touch.aside(self.choosing, self.rested, key)

    # --- picture
    def lines(self, kit: DrawContext) -> list[Blit]:
        """The line from the card that is held to the mouse, while it looks for a target with a place."""
        choosing, app = self.choosing, self.app
        card = choosing.active
        hit_widgets = {target.spot for target in choosing.lit()}
        if card < 0 or self.dragging is not None or not hit_widgets & {"seat", "card"}:
            return []
        sprite = self.scene.sprites.get(card)
        if sprite is None or not app.pointing.known or app.keyboard:
            return []
        pose = self.scene.pose(sprite)
        return arrows.line(kit, (pose.x, pose.y - pose.height * 0.3), app.pointing.pos, "target")
