"""What the parts of a table are given for good: where they live, what they look at, and whom they tell."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tabletop.match import Match, PlayerView
    from tabletop.table.model.match_constants import MatchConstants
    from tabletop.table.model.messages import Post
    from tabletop.toolkit.app import App
    from tabletop.toolkit.draw_context import DrawContext


class TableContext(NamedTuple):
    """`match` is what may be done something to, `player_view` what is seen of it at this window."""

    app: App
    match: Match
    player_view: PlayerView
    constants: MatchConstants
    kit: DrawContext
    post: Post
