"""Chances that come true as often as they say: the curve, and the moments that it is fitted to."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.bots.win_chances import CalibrationCurve, ChanceRange, HorizonQuality, beside, worth
from tabletop.core.toml_loader import DataFileError, read_toml
from tools.arena.moments import looked_at, sampled

steep = st.floats(0.2, 5)
curves = st.builds(CalibrationCurve, st.floats(-2, 2), steep, steep)
chances = st.floats(0, 1)


@given(curves, chances, chances)
def test_a_better_estimate_is_never_a_worse_chance(curve, one, other):
    low, high = sorted((one, other))
    assert 0 <= curve.at(low) <= curve.at(high) <= 1
    assert (curve.at(0), curve.at(1)) == (0, 1)
    assert CalibrationCurve().at(one) == pytest.approx(one)


@given(curves, chances, chances, chances)
def test_what_is_behind_stays_behind_and_noise_stays_noise(curve, best, behind, part):
    behind, sure = best * behind, best * behind * part
    found = worth(ChanceRange(best - behind, 0.0, 1.0), behind, sure, best, curve)
    assert 0 <= found.surely <= found.behind <= 1
    assert found.chance + found.behind == pytest.approx(curve.at(best))
    assert worth(ChanceRange(best, 0.0, 1.0), behind, 0.0, best, curve).surely == 0


@given(st.lists(st.floats(0.01, 1), min_size=2, max_size=6), chances)
def test_all_seats_share_one_win(parts, chance):
    """What a seat's chance leaves is shared by the others as it was sampled."""
    sampled_ = [part / sum(parts) for part in parts]
    every = beside(sampled_, (0,), chance)
    assert sum(every) == pytest.approx(1)
    assert every[0] == chance
    assert every[-1] / sampled_[-1] == pytest.approx(every[1] / sampled_[1])


@given(st.floats(0.01, 0.99), chances)
def test_a_partner_has_the_chance_of_the_seat_and_rivals_share_the_rest(sampled_, chance):
    every = beside([sampled_, 1 - sampled_, sampled_, 1 - sampled_], (0, 2), chance)
    assert every == pytest.approx((chance, 1 - chance, chance, 1 - chance))


@given(curves, st.floats(0.01, 0.99))
def test_what_a_curve_tells_leads_back_to_the_samples(curve, chance):
    assert curve.at(sampled(curve.at(chance), curve)) == pytest.approx(curve.at(chance), abs=1e-4)


def test_a_falling_curve_is_refused():
    with pytest.raises(DataFileError, match=r"won|> 0"):
        read_toml(b"[curve]\nwon = 0.0\n", HorizonQuality, "chances.toml")


def test_a_match_is_looked_at_again_to_the_same_moments():
    found = looked_at("beanz", 30, 2, 8, 5)
    assert found
    assert found == looked_at("beanz", 30, 2, 8, 5)
    assert all(0 <= moment.chance <= 1 and moment.share in {0.0, 1.0} for moment in found)
