"""What `tabletop bench` prints: rules engines, storage, picture. Medians; every figure says its unit and its goal."""

from __future__ import annotations

from tabletop.core.definition import Definition
from tabletop.toolkit.window import UiError
from tools.rigs.measure import lane, physics, picture, rules, storage, thinking
from tools.rigs.measure.figure import Figure


def all_figures(definition: Definition) -> tuple[list[Figure], str]:
    """Everything that can be measured in this process, about a minute; and one sentence on what could not be, "" if all was."""
    found, missing = [*rules.rules_figures(definition), *storage.storage_figures(definition)], ""
    found += physics.flick_figures()
    try:
        found += [*picture.picture_figures(definition.id), *thinking.thinking_figures()]
    except UiError as error:
        missing = f"Frames, layers, idling and memory of the window were not measured. {error}"
    found += lane.flick_figures()  # last: its pilot draws for nobody, and so would every window behind it
    return found, missing
