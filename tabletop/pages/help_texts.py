"""What has helped somebody in a match, in words, and the keys of help where no table is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop.app import key_bindings, routes
from tabletop.toolkit.plain_words import listed, many

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from pygame.event import Event

    from tabletop.app.services import AppServices
    from tabletop.match.help_used import Help
    from tabletop.toolkit.app import App


COUNTED = {"hints": ("hint", "hints"), "taken_back": ("answer taken back", "answers taken back")}
NAMED = {
    "open_hands": "open hands",
    "easier": "a house rule that helps",
    "chosen_deal": "a chosen deal",
    "from_moment": "a beginning in the middle",
}
NONE = "without help"


def words_of(found: Mapping[str, int]) -> str:
    """What has helped one person, as in "two hints and a chosen deal"; "" for nothing."""
    counted = [many(found[what], *words) for what, words in COUNTED.items() if found.get(what)]
    return listed(counted + [words for what, words in NAMED.items() if found.get(what)])


def told(help_: Help | None, names: Sequence[str]) -> str:
    """What has helped the people of a match, "" where that is not known; `names`: by seat."""
    if not help_:
        return ""
    found = {names[int(seat)]: words_of(what) for seat, what in help_.items() if int(seat) < len(names)}
    if not any(found.values()):
        return NONE
    if len(found) == 1:
        return f"with {next(iter(found.values()))}"
    return "; ".join(f"{name} with {words}" for name, words in found.items() if words)


def opened(app: App, desk: AppServices, event: Event, game: str = "") -> bool:
    """Open the rules of `game` (none where it is ""), or the page of keys; True when the key was one of these."""
    meant = key_bindings.meant(desk.settings, event)
    if meant == "keys":
        app.push(routes.settings(desk, "keys"))
    elif meant == "rules" and game:
        app.push(routes.rules(desk, game))
    else:
        return False
    return True
