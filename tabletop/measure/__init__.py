"""What `tabletop bench` measures: rules engines, storage, picture. Medians; every figure says its unit and its goal."""

from __future__ import annotations

import platform

from tabletop.core.definition import Definition
from tabletop.measure.figure import Figure


def python_build() -> str:
    return f"{platform.python_implementation()} {platform.python_version()} on {platform.machine()}"


def all_figures(definition: Definition) -> tuple[list[Figure], str]:
    """Everything that can be measured in this process, about a minute; and one sentence on what could not be, "" if all was."""
    from tabletop.measure.rules import rules_figures  # noqa: PLC0415 - callers that want one part load one part
    from tabletop.measure.storage import storage_figures  # noqa: PLC0415 - as above
    from tabletop.ui.measure import picture_figures  # noqa: PLC0415 - as above
    from tabletop.ui.measure_thinking import thinking_figures  # noqa: PLC0415 - as above
    from tabletop.ui.window import UiError  # noqa: PLC0415 - as above
    from tabletop.worlds.flick.measure import flick_figures as lane_figures  # noqa: PLC0415 - as above
    from tabletop.worlds.flick.physics.measure import flick_figures  # noqa: PLC0415 - as above

    found, missing = [*rules_figures(definition), *storage_figures(definition)], ""
    others = list(flick_figures())
    try:
        others += [*picture_figures(definition.id), *thinking_figures()]
    except UiError as error:
        missing = f"Frames, layers, idling and memory of the window were not measured. {error}"
    others += lane_figures()  # last: its pilot draws for nobody, and so would every window behind it
    return [*found, *(Figure(*figure) for figure in others)], missing
