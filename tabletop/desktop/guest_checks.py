"""Games of other packages, looked through before the menu shows them: what they show, say, teach and tell bots.

`games.found` has imported their rules. All else is data and modules that a match would read much later, in front of people.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tabletop import games
from tabletop.bots import explanations, levels, win_chances
from tabletop.core.arrange import arranged
from tabletop.core.toml_loader import DataFileError
from tabletop.i18n import tr
from tabletop.progress import achievements, rivals, season
from tabletop.table import layout_schema
from tabletop.table.guided import lesson
from tabletop.table.model import cues
from tabletop.table.playback import commentary, music_rules
from tabletop.toolkit import assets

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tabletop.core.definition import Definition

MODULES = (
    "bots.hints", "bots.rating", "bots.value", "bots.witnesses", "paper", "practice.tasks", "rules.lint",
    "presentation.end_pages", "presentation.faces", "presentation.statistics", "presentation.input_panels",
    "presentation.decorations", "presentation.minigames",
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
    """Raises whatever is wrong with what a game shows and says; DataFileError names file, section and word."""
    definition = plugin.rules()
    look = layout_schema.load(plugin.id)
    for seats in range(definition.players[0], definition.players[1] + 1):
        look.check(definition.layout(seats), f"{plugin.id}/presentation/{layout_schema.FILE}")
    for module in MODULES:
        plugin.part(module, "")
    cues.load(plugin.id)
    commentary.load(definition)
    if (below := music_rules.load(plugin.id)).bed and assets.find("sounds", "beds", below.bed) is None:
        where = f"{plugin.id}/presentation/{music_rules.NAME}"
        raise DataFileError(tr("desktop-no-bed", file=where, folder=repr(below.bed)))
    for name in [entry.file for entry in plugin.about.lessons] or [lesson.NAME]:
        if plugin.about.lessons or plugin.data("presentation", name) is not None:
            _teach(definition, name)
    levels.tuning(plugin.id)
    explanations.book(plugin.id)
    win_chances.judged(plugin.id)
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
        raise DataFileError(f"{definition.id}/presentation/{name}: {error}") from error
