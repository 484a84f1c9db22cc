"""A flick: one bean shot at another on a table (MB-99 to MB-107).

`simulate(scene, shot) -> Flight` is all a game needs; `Stepper` is the same for a screen with a clock. `aim` helps people,
`noise` is the unsteady hand of people and bots. This floor knows nothing of cards, games or screens.
"""

from __future__ import annotations

from tabletop.minigames.flick.physics.flight import Contact, FlightPose, Rattle, ShotVerdict, SimulatedShot
from tabletop.minigames.flick.physics.model import FlickScene, Shot, aim_at, hole_scene, range_scene
from tabletop.minigames.flick.physics.stepper import Stepper, simulate

__all__ = [
    "Contact",
    "FlickScene",
    "FlightPose",
    "Rattle",
    "Shot",
    "ShotVerdict",
    "SimulatedShot",
    "Stepper",
    "aim_at",
    "hole_scene",
    "range_scene",
    "simulate",
]
