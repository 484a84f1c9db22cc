"""The lesson for a host: three pictures of how phones join, from the switch at the set-up."""

from __future__ import annotations

import pytest

from tabletop import i18n
from tabletop.pages.setup.phones_lesson import STEPS
from tabletop.toolkit import assets
from tests.saying import said

from .rig import read, showing


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1024, 720), (1080, 1920)])
def test_how_phones_join_is_shown_beside_the_switch(size, language, monkeypatch):
    i18n.use(language)
    try:
        with showing("setup", size) as (pilot, _, _):
            page = pilot.app.top
            page.set_focus(pilot.find("phones lesson"))
            pilot.tick(400)
            pilot.click("phones lesson")
            pilot.tick(400)
            reader = read(pilot, monkeypatch)
            for name, message in STEPS:
                assert pilot.find(f"step {name}").source == said(message)
                assert pilot.find(f"ui/phones/{name}.webp").rect.width > 100
                assert assets.path("sprites", "ui", "phones", f"{name}.webp").stat().st_size < 20_000
            assert not reader.outside
            pilot.click(said("setup-phones-understood"))
            pilot.tick(100)
            assert pilot.app.top is page
    finally:
        i18n.use(i18n.ENGLISH)
