"""Every page in other languages: a real one, and one that is 40 % longer than English."""

from __future__ import annotations

from itertools import product

import pytest

from tabletop import i18n
from tests.pages.rig import read, showing
from tests.pages.test_layout import check
from tools.rigs import gallery

CODES = [*(code for code in i18n.languages() if code != i18n.ENGLISH), i18n.PSEUDO]
CASES = [
    pytest.param(name, code, marks=() if n % 5 == 0 else pytest.mark.long)
    for n, (name, code) in enumerate(product(gallery.SCREENS, CODES))
]


@pytest.fixture
def code(request):
    i18n.use(request.param)
    yield request.param
    i18n.use(i18n.ENGLISH)


@pytest.mark.parametrize(("name", "code"), CASES, indirect=["code"])
def test_a_page_has_room_for_other_languages(name, code, monkeypatch):
    """Nothing is cut, leaves its box, or lies on other words."""
    with showing(name, (1280, 720)) as (pilot, _, _):
        assert check(pilot, monkeypatch).cut == [], code
        if name in ("menu", "setup", "settings-table"):
            words = " ".join(entry.text for entry in read(pilot, monkeypatch).texts)
            assert " the " not in words, "something is said in English"
