"""Ways over a screen by the d-pad of a pad."""

from __future__ import annotations

A = 0
MOST = 60  # taps from one end of the screen to the other


def walk(pilot, label):
    """Tap the d-pad until the focus is there."""
    goal = pilot.find(label)
    for _ in range(MOST):
        focus = pilot.app.top.focus
        if focus is goal:
            return
        if focus is None:
            pilot.hat(1, 0)
            continue
        dx, dy = (goal.rect.centerx - focus.rect.centerx, goal.rect.centery - focus.rect.centery)
        level = abs(dy) <= focus.rect.height // 2
        pilot.hat(*((1 if dx > 0 else -1, 0) if level else (0, -1 if dy > 0 else 1)))
        pilot.tick(16)
    raise AssertionError(f"{label} cannot be reached from {focus.label}")
