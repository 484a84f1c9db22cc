"""What the parts of a table are given for good: where they live, what they look at, and whom they tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tabletop.match import Match, Sight
    from tabletop.ui.app import App
    from tabletop.ui.kit import Kit
    from tabletop.ui.table.basics import Basics
    from tabletop.ui.table.messages import Post


class Given(NamedTuple):
    """`match` is what may be done something to, `sight` what is seen of it at this window."""

    app: App
    match: Match
    sight: Sight
    basics: Basics
    kit: Kit
    post: Post
