"""A bean is flicked at another one, in a match or on the practice range. Knows physics, but no rule.

    app.push(FlickScreen(FlickFacts(scene=hole_scene(1), art=..., shooter=..., targets=(...,), name="Ruby"), on_result), done)

`on_result` hears the Verdict as soon as the bean leaves the hand, before the picture shows it; `done` when the screen
closes. `note(verdict)` is the JSON for an answer's note; which option an outcome chooses is the caller's affair.
`RangeScreen(services, art)` is the practice range. A game names `FlickMinigame` in its presentation/minigames.py.

camera, ground, stage, beans, motion: the picture.  aiming, hands, hud, grip: the aim.  film: live and slow motion.
judge, banner: the verdict.  lane: what both screens share.  shots: at a table.
"""
