"""Shoot for Loot, the flick of Mighty Beanz, and the practice range. Knows physics, but no rule.

    app.push(FlickScreen(FlickFacts(scene=hole_scene(1), shooter=..., targets=(...,), name="Ruby"), on_result), done)

`on_result` hears the Verdict as soon as the bean leaves the hand, before the picture shows it; `done` when the screen
closes. `note(verdict)` is the JSON for an answer's note; which option an outcome chooses is the caller's affair.
`RangeScreen(desk)` is the practice range (tabletop.worlds.flick.range).

camera, ground, stage, beans, motion: the picture.  aiming, hands, hud, grip: the aim.  film: live and slow motion.
judge, banner: the verdict.  lane: what both screens share.
"""

from __future__ import annotations

from tabletop.worlds.flick.facts import FlickFacts, from_note, note
from tabletop.worlds.flick.screen import FlickScreen

__all__ = ["FlickFacts", "FlickScreen", "from_note", "note"]
