"""A flick: one bean shot at another on a table (MB-99 to MB-107).

`simulate(scene, shot) -> Flight` is all a game needs; `ShotStepper` is the same for a screen with a clock. `aim` helps people,
`noise` is the unsteady hand of people and bots. This package knows nothing of cards, games or screens.
"""

from __future__ import annotations

from tabletop.minigames.flick.physics.flight import BallRattle, FlightPose, ShotVerdict, SimulatedShot, TargetContact
from tabletop.minigames.flick.physics.model import FlickScene, Shot, aim_at, hole_scene, range_scene
from tabletop.minigames.flick.physics.stepper import ShotStepper, simulate

__all__ = [
    "BallRattle",
    "FlickScene",
    "FlightPose",
    "Shot",
    "ShotStepper",
    "ShotVerdict",
    "SimulatedShot",
    "TargetContact",
    "aim_at",
    "hole_scene",
    "range_scene",
    "simulate",
]
