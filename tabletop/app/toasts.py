"""Short messages to the person at the screen. Sentences may hold names, paths and errors: nothing in them is markup."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.core.sanitizing import brief
from tabletop.toolkit.markup import escape

if TYPE_CHECKING:
    from tabletop.toolkit.app import App


def sorry(app: App, sentence: object) -> None:
    """Say that something did not work."""
    app.toast(escape(brief(str(sentence))), "alert", "coral")


def done(app: App, sentence: str, icon: str = "check") -> None:
    """Say that something has happened."""
    app.toast(escape(brief(sentence)), icon, "green")
