r"""Markup of rich text: `**bold**`, `*italic*`, `{icon}`, `[colour]...[/]`, links `[@id]...[/]`; `\` escapes. `{key:q}` is what
stands on a key, by its place.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tabletop.toolkit import gamepads
from tabletop.toolkit.keyboard import legend

_TOKEN = re.compile(
    r"\\(?P<raw>[\\*{}\[\]])|(?P<bold>\*\*)|(?P<italic>\*)|\{key:(?P<key>[^{}]+)\}|\{(?P<icon>[a-z0-9-]+)\}|\[(?P<tag>[^\]\s]*)\]"
)


class TextSpan(NamedTuple):
    """A run of text in one style; an icon is a span with an icon name and no text."""

    text: str
    bold: bool = False
    italic: bool = False
    color: str = ""
    icon: str = ""
    link: str = ""


def parse(source: str) -> list[TextSpan]:
    """Split marked-up text into spans. An unclosed mark lasts to the end."""
    spans: list[TextSpan] = []
    bold = italic = False
    tags: list[str] = []
    kept = ""
    at = 0

    def style(text: str, icon: str = "") -> TextSpan:
        color = next((tag for tag in reversed(tags) if not tag.startswith("@")), "")
        link = next((tag[1:] for tag in reversed(tags) if tag.startswith("@")), "")
        return TextSpan(text, bold, italic, color, icon, link)

    for found in _TOKEN.finditer(source):
        kept += source[at : found.start()]
        at = found.end()
        if found["raw"]:
            kept += found["raw"]
            continue
        if kept:
            spans.append(style(kept))
            kept = ""
        if found["bold"]:
            bold = not bold
        elif found["italic"]:
            italic = not italic
        elif found["icon"]:
            spans.append(style("", found["icon"]))
        elif found["key"]:
            spans.append(style(legend(found["key"]))._replace(bold=True))
        elif found["tag"] == "/":
            del tags[-1:]
        else:
            tags.append(found["tag"])
    kept += source[at:]
    if kept:
        spans.append(style(kept))
    return spans


def escape(text: str) -> str:
    """Return `text` so that `parse` gives it back unchanged: for names that people typed."""
    return re.sub(r"([\\*{}\[\]])", r"\\\1", text)


def plain(source: str) -> str:
    """Return the words of marked-up text without marks and icons; buttons of a gamepad are called by their names."""
    return "".join(
        gamepads.spoken_sign(span.icon) if gamepads.is_sign(span.icon) else span.text for span in parse(source)
    )
