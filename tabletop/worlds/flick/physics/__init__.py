"""The flick of Mighty Beanz: one bean shot at another on a table (MB-99 to MB-107).

`simulate(scene, shot) -> Flight` is all a game needs; `Stepper` is the same for a screen with a clock. `aim` helps people,
`noise` is the unsteady hand of people and bots. This floor knows nothing of cards, games or screens.
"""

from __future__ import annotations

from tabletop.worlds.flick.physics.flight import Contact, Flight, FlightPose, Rattle, Verdict
from tabletop.worlds.flick.physics.scene import FlickScene, Shot, aim_at, hole_scene, range_scene
from tabletop.worlds.flick.physics.stepper import Stepper, simulate

__all__ = [
    "Contact",
    "FlickScene",
    "Flight",
    "FlightPose",
    "Rattle",
    "Shot",
    "Stepper",
    "Verdict",
    "aim_at",
    "hole_scene",
    "range_scene",
    "simulate",
]
