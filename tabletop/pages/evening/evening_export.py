"""The page of an evening as one HTML file: the standing, the prizes, all matches, and the table at the end of the last one."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING

from tabletop.app import text_files
from tabletop.app.toasts import done, sorry
from tabletop.core.toml_loader import PackError
from tabletop.i18n import language, tr
from tabletop.match.save_reader import ResumeError, read
from tabletop.pages.end.review_export import pictured
from tabletop.pages.end.review_html import STYLE
from tabletop.pages.evening import evening_words as words
from tabletop.progress import evening_scale
from tabletop.progress.replay import Rewatch
from tabletop.storage import StoreError
from tabletop.table.guided.replay_screen import RewatchScreen

if TYPE_CHECKING:
    from tabletop.app.services import AppServices
    from tabletop.progress.evening import Evening
    from tabletop.toolkit.app import App


def export(app: App, desk: AppServices, evening: Evening) -> None:
    """Write the page and say where it is; a sentence where that fails."""
    try:
        path = text_files.write(desk, "evening", html(desk, evening, _picture(app, desk, evening)), ending="html")
    except OSError as error:
        sorry(app, tr("evening-not-saved", error=str(error)))
        return
    done(app, tr("evening-saved", path=str(path)), "save")


def _picture(app: App, desk: AppServices, evening: Evening) -> bytes:
    """The table at the end of the last match; nothing where it cannot be shown."""
    last = next((one for one in reversed(evening.played) if one.points is not None), None)
    if last is None:
        return b""
    try:
        match = Rewatch(read(desk.store, last.match))
        return pictured(app, RewatchScreen(match, desk, at=match.last, playing=False))
    except (StoreError, ResumeError, PackError):
        return b""


def html(desk: AppServices, evening: Evening, picture: bytes) -> str:
    """The whole page."""
    title, saved = words.champions(evening), evening.saved
    rows = "".join(
        f"<tr><td>{row.place}.</td><td>{escape(saved.guests[row.guest].name)}</td><td>{row.points:.0f}</td>"
        f"<td>{tr('evening-page-played', count=row.played)}</td></tr>"
        for row in evening.standing()
    )
    when = tr("evening-page-when", date=words.day(evening), minutes=round(saved.spent))
    awards = "".join(f"<li>{escape(words.award(desk, evening, one))}</li>" for one in evening.awards())
    played = "".join(f"<li>{escape(words.told(desk, evening, one).partition(' ')[2])}</li>" for one in evening.played)
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="faint">{escape(when)}</p>',
        f"<h2>{tr('evening-standing')}</h2><table>{rows}</table>",
        f'<p class="faint">{escape(evening_scale.told())}</p>',
        f"<h2>{tr('evening-page-awards')}</h2><ul>{awards}</ul>",
        f"<h2>{tr('evening-matches')}</h2><ol>{played}</ol>",
    ]
    if picture:
        parts.append(
            f'<figure><img alt="{tr("evening-page-table")}" src="data:image/jpeg;base64,{b64encode(picture).decode()}">'
            f"<figcaption>{tr('evening-page-table-end')}</figcaption></figure>"
        )
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language()}"><head>{head}</head>\n<body><main>\n{body}\n</main></body></html>\n'
    )
