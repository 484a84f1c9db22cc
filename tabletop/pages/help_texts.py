"""What has helped somebody in a match, in words, and the keys of help where no table is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app import key_bindings, routes
from tabletop.i18n import tr
from tabletop.toolkit.plain_words import listed

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.match.help_used import Help
    from tabletop.toolkit.app import App


COUNTED = {"hints": "pages-help-hints", "taken_back": "pages-help-taken-back"}
NAMED = {
    "open_hands": "pages-help-open-hands",
    "easier": "pages-help-easier",
    "chosen_deal": "pages-help-chosen-deal",
    "from_moment": "pages-help-from-moment",
    "repaired": "pages-help-repaired",
}


def words_of(found: Mapping[str, int]) -> str:
    """What has helped one person, as in "two hints and a chosen deal"; "" for nothing."""
    counted = [tr(key, count=found[what]) for what, key in COUNTED.items() if found.get(what)]
    return listed(counted + [tr(key) for what, key in NAMED.items() if found.get(what)])


def told(help_: Help | None, names: Sequence[str]) -> str:
    """What has helped the people of a match, "" where that is not known; `names`: by seat."""
    if not help_:
        return ""
    found = {names[int(seat)]: words_of(what) for seat, what in help_.items() if int(seat) < len(names)}
    if not any(found.values()):
        return tr("pages-help-none")
    if len(found) == 1:
        return tr("pages-help", help=next(iter(found.values())))
    return "; ".join(tr("pages-help-of", name=name, help=words) for name, words in found.items() if words)


def opened(app: App, services: AppServices, event: Event, game: str = "") -> bool:
    """Open the rules of `game` (none where it is ""), or the page of keys; True when the key was one of these."""
    meant = key_bindings.meant(services.settings, event)
    if meant == "keys":
        app.push(routes.settings(services, "keys"))
    elif meant == "rules" and game:
        app.push(routes.rules(services, game))
    else:
        return False
    return True
