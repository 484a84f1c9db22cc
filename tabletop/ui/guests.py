"""Games of other packages, looked through before the menu shows them: what they show, say, teach and tell bots.

`games.found` has imported their rules. All else is data and modules that a match would read much later, in front of people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop import games
from tabletop.bots import chances, levels, reasons
from tabletop.core.arrange import arranged
from tabletop.core.pack import PackError
from tabletop.match.practice import achievements, rivals, season
from tabletop.ui import assets, layouts
from tabletop.ui.table.shows import lesson
from tabletop.ui.table.tale import bed, captions, effects

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop.core.definition import Definition

MODULES = (
    "bots.hints", "bots.rating", "bots.value", "bots.witnesses", "paper", "practice.tasks", "rules.lint",
    "show.endings", "show.faces", "show.feats", "show.panels", "show.pieces", "show.worlds",
)  # fmt: skip


def troubles(found: Iterable[games.Plugin]) -> dict[str, str]:
    """By id, one sentence on each of these games that is broken."""
    wrong = {}
    for plugin in found:
        if plugin.about.state == "ready":
            try:
                check(plugin)
            except Exception as error:  # noqa: BLE001 - somebody else's package may fail in any way
                wrong[plugin.id] = games.left_out(plugin.id, error)
    return wrong


def check(plugin: games.Plugin) -> None:
    """Raises whatever is wrong with what a game shows and says; PackError names file, section and word."""
    definition = plugin.rules()
    look = layouts.load(plugin.id)
    for seats in range(definition.players[0], definition.players[1] + 1):
        look.check(definition.layout(seats), f"{plugin.id}/show/{layouts.FILE}")
    for module in MODULES:
        plugin.part(module, "")
    effects.load(plugin.id)
    captions.load(definition)
    if (below := bed.load(plugin.id)).bed and assets.find("sounds", "beds", below.bed) is None:
        raise PackError(f"{plugin.id}/show/{bed.NAME}: bed: there is no folder {below.bed!r} in sounds/beds")
    for name in [entry.file for entry in plugin.about.lessons] or [lesson.NAME]:
        if plugin.about.lessons or plugin.data("show", name) is not None:
            _teach(definition, name)
    levels.tuning(plugin.id)
    reasons.book(plugin.id)
    chances.judged(plugin.id)
    achievements.of_game(plugin.id)
    for file in (rivals.FILE, season.FILE):
        if file.there(plugin.id):
            file.load(plugin.id)


def _teach(definition: Definition, name: str) -> None:
    """A lesson can be read and dealt."""
    file = lesson.load(definition, name)
    try:
        dealt = arranged(definition, file.places, 0) if file.place else definition
        dealt.start(1 + len(file.bot), file.seed, file.options)
    except (LookupError, ValueError) as error:
        raise PackError(f"{definition.id}/show/{name}: {error}") from error
