"""Moves cards on the screen: each from where it is to where it belongs; onto a fighter it strikes."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tabletop.table.cards import motion_paths
from tabletop.table.model.messages import Arrived, Struck

if TYPE_CHECKING:
    from tabletop.table.layout.poses import Pose
    from tabletop.table.model.card_sprite import Sprite
    from tabletop.table.model.messages import Post
    from tabletop.toolkit.app import App

FLIGHT, SLAM = 340, 520  # ms from place to place, and onto a fighter
FAR = 1.2  # times its width: a card that moves less far makes room for another one


class CardMotion:
    """In the app's story lane: who hurries sees every card where it belongs."""

    def __init__(self, app: App, post: Post) -> None:
        self.app, self.post = app, post

    def fly(self, sprite: Sprite, start: Pose, strikes: bool) -> None:
        """Move a card to its goal."""
        goal = sprite.goal
        far = math.hypot(goal.x - start.x, goal.y - start.y) > FAR * goal.width
        shape, hit = (
            (motion_paths.slam, motion_paths.HIT)
            if strikes
            else (motion_paths.glide if far else motion_paths.shift, 1.0)
        )
        sprite.flying, sprite.wide = True, start.width

        def step(part: float) -> None:
            way, size = shape(part)
            pose = start.between(goal, way)
            sprite.pose = pose._replace(width=pose.width * size)
            if part >= 0.5:
                sprite.back = sprite.veiled
            if part >= hit:
                self.post(Struck(sprite.card))

        def land() -> None:
            sprite.pose = goal
            sprite.back = sprite.veiled
            sprite.flying = False
            self.post(Arrived())

        ms = 0 if self.app.prefs.reduced_motion else self.app.ms(SLAM if strikes else FLIGHT)
        self.app.story.run(ms, step, key=("fly", id(sprite)), ease="linear", done=land)
