"""The hud of the table: everything that is no card. Widgets fed with plain facts; they decide nothing.

The screen adds them with `add`, asks `measure(width)` for the size they would like, gives them a `place`, and feeds them
with `update(...)`; new facts draw themselves. All sizes follow `kit.scale`. Times are in ms. `now` of the reaction bar, the
reaction prompt and the log is the match's clock, all other motion runs on the app's. A `tick(now)` of the app's clock is to be
called every frame from `Screen.update`; it is True when the picture changed: `any([panel.tick(now) for panel in panels])`.

    who = people(match.setup)                                  # tuple[SeatPerson, ...], by seat
    words = GameText(who, definition.cards)                       # Line -> rich text; words.rich(line), words.plain(line)

Always there
    SeatPanel(person, on_press(seat), on_mode(seat), size="large" | "small")
        .update(BadgeFacts(hand=6, pips=1, pips_of=3, turn=True, ...))      .tick(now)
        .heart -> (x, y): middle of the portrait, where arrows and cards fly to; focusable only while `target`
        on_mode: somebody clicked the auto-pass disc (people only): open the ModeMenu
    PromptLine(words, on_rule(rule_id), on_card(kind, card, rect) ; kind -1: the mouse has left)
        # place: as wide as it may become; the ribbon sits in the middle of it
        .update(PromptFacts(line, why, rule, steps=("Card", "Aim"), step=1) | None)
    ButtonRow(on_press(id))            .update([ButtonFacts("pass", "End turn", "primary", key="E"), ...])
    CornerBar(on_press(id), ids=("menu", "rules", "log", "undo", "redo"), house=("**Elimination**: first blood", ...))
        .update(undo="" | "why not", redo=...)                 # by id: "" is enabled
    UnsavedTab(on_press())                # hangs on the corner bar: .cling(bar_rect, window_rect); .update(why | "")
    LogPanel(words, on_jump(n), on_card(kind, card, rect), on_fold(folded))
        .update(match.log, at=n | None)                        # at: the line looked back to
        .folded (bool): a slim bar with the newest line; measure() follows
Windows (see match.window)
    ReactionBar(who, on_press(seat, "react" | "pass"), on_mode(seat))
        .update(match.window_facts | None, now)                # each frame; True when the picture changed
        .on_raw(event) -> bool                                 # first in Screen.on_event: React and Pass keys of all seats
    ReactionPrompt(who, words, on_back(seat))
        .update(match.window_facts | None, now) -> bool        # each frame; Back is a Button labelled "back", key Esc
    ModeMenu(on_choose(seat, mode))    .open(person, mode, anchor_rect); .close()      # add it late: lies above the others
Privacy (see match.privacy)
    PrivacyCurtain(who, on_lift(seat, held_ms), on_pause())    # add it last; give it the whole screen
        .update(match.privacy.curtain | None, reason: str)     # reason: one line, made from public facts only
        .on_raw(event) -> bool                                 # before everything else in Screen.on_event
        .closed -> bool: nothing else needs to be drawn; .tick(now)
    PeekHint(who)                      .update(seats whose key shows their cards, seat that looks | -1)
Now and then
    CardZoom(game)                     .show(text, anchor_rect, notes=(rich text, ...), avoid=(rect, ...)); .hide()
    PileViewer(game, on_choose(id), on_close(), on_zoom(ListedCard | None, rect))
        .open(title, [ListedCard, ...], hint=""); .close()             # on_zoom: what mouse or focus rests on
    TitleGrid: as PileViewer, with type-to-search
    VotePanel(who, on_agree(seat), on_refuse(seat))     .update(match.votes.vote | None, rich text of what is taken back)
        .on_raw(event) -> bool                                 # React keys agree, Pass keys refuse
    TimeTravelBar(on_return(), on_step(-1 | +1))  .update(rich text | None, back=True, forth=True)
    Banner()                           .show("Your turn", "2 cards drawn", color="seat0", icon="", picture=(), person=None)
        on the event lane: a hurry ends it; .clear_moments() after a jump
    ApplauseOverlay(who, match.applause)  .begin(seat, card id, title)    # on the event lane, as the banner
        .on_raw(event) -> bool                                 # React keys of those who listen clap
    Callout(on_next(), on_skip() | None)     .show(rich text, anchor_rect | None, step="2 / 9", next="Next"); .hide()

Panels that float (curtain, menu, sheets, vote) take the whole screen in `place` and keep clicks from what lies below while
they are open; closed ones are invisible. Key order in `Screen.on_event`: applause, curtain, vote, reaction bar.
"""

from tabletop.table.hud.action_buttons import ButtonRow
from tabletop.table.hud.banner import Banner
from tabletop.table.hud.callout import Callout
from tabletop.table.hud.card_picker import PileViewer, TitleGrid
from tabletop.table.hud.card_zoom import CardZoom
from tabletop.table.hud.corner_bar import CornerBar
from tabletop.table.hud.log_panel import LogPanel
from tabletop.table.hud.peek_key import PeekHint
from tabletop.table.hud.privacy_cover import PrivacyCurtain
from tabletop.table.hud.prompt_line import PromptLine
from tabletop.table.hud.reaction_bar import ReactionBar
from tabletop.table.hud.reaction_prompt import ReactionPrompt
from tabletop.table.hud.time_travel_bar import TimeTravelBar
from tabletop.table.hud.vote_panel import VotePanel
from tabletop.table.widgets.game_text import GameText
from tabletop.table.widgets.panel_facts import BadgeFacts, ButtonFacts, ListedCard, PromptFacts, SeatPerson, people
from tabletop.table.widgets.panel_style import ModalPanel, trap
from tabletop.table.widgets.pass_modes import ModeMenu
from tabletop.table.widgets.seat_panel import SeatPanel

__all__ = [
    "BadgeFacts",
    "Banner",
    "ButtonFacts",
    "ButtonRow",
    "Callout",
    "CardZoom",
    "CornerBar",
    "GameText",
    "ListedCard",
    "LogPanel",
    "ModalPanel",
    "ModeMenu",
    "PeekHint",
    "PileViewer",
    "PrivacyCurtain",
    "PromptFacts",
    "PromptLine",
    "ReactionBar",
    "ReactionPrompt",
    "SeatPanel",
    "SeatPerson",
    "TimeTravelBar",
    "TitleGrid",
    "VotePanel",
    "people",
    "trap",
]  # fmt: skip
