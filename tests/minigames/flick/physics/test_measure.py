"""The figures for the bench are complete; how fast this machine is, is not a matter of tests."""

from __future__ import annotations

from tools.rigs.measure import physics as measure


def test_figures_have_name_value_unit_and_goal(monkeypatch):
    """One shot's median and 99th percentile carry the goals of the project."""
    monkeypatch.setattr(measure, "SHOTS", 12)
    monkeypatch.setattr(measure, "shots", lambda original=measure.shots: original(12))
    figures = measure.flick_figures()
    assert [goal for *_, goal in figures][:2] == ["<= 3", "<= 6"]
    assert all(name.startswith("flick-1") and value > 0 and unit == "ms" for name, value, unit, _ in figures)


def test_percentiles():
    """The share is counted from below."""
    values = [float(k) for k in range(100)]
    assert (measure.percentile(values, 50), measure.percentile(values, 99), measure.percentile([4.0], 99)) == (
        50,
        99,
        4,
    )
