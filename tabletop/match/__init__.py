"""A match: seats, people and bots, windows, privacy, undo, the log, saves. No pygame, no clock: the caller gives `now`.

    setup = TableSetup(game=games.names()[0], seats=(person(0, "Ann"), bot(1), bot(2, "hard")), seed=7)
    match = start(setup, thinker, now, store=store, unix=lambda: int(time.time()))     # or resume(store, number, thinker, now)

`now` is any clock in ms that the caller owns: let it stand still while the game is paused. Every frame:

    match.tick(now)                          # bots' answers, ends of windows, forced answers
    match.asked                              # the people who have to decide, (): bots think, or a window is open
    match.window_facts                       # None, or the reaction bar: one SeatReaction a seat, times, who is at the panel
    match.outcome, match.summary, match.votes.vote

A match is an authority; what one screen sees of it is a player view: `match.shared` that of all who share the table's window,
`match.apart` that of the people at a second window, if there are any (`match.seating.part(seats, now)` sends them there):

    for update in view.since(number):        # what has happened after that update, for the eyes at this screen: play as tweens
        update.number, update.n, update.seat, update.events  # JUMP in place of events: the table changed (undo), show the view
    view.view()                             # what may be shown now; when `view.eyes` changes, show it anew
    view.privacy.curtain                    # None, or Curtain(seat, why): cover the screen until that seat lifts it;
                                             # why "hand": only the hand
    view.asked                              # the person here who has to decide, NOBODY: others, bots, a window
    view.log, view.reasons(), view.peek_at(n), view.viewer
    view.privacy.peek(seat, down); view.privacy.touched(now); view.privacy.focus_lost()

What people do; all of it may raise core.ask.Refused(code, text), and then nothing has changed:

    match.answer(view.no, view.seat, index, now)    # index into view.options; match.choose(...) takes the option itself
    match.press(seat, "react" | "pass", now)        # the reaction bar, also for seats that auto-pass
    match.withdraw(seat, now)                       # Back from the private panel (answering index 0 is the same)
    match.auto_pass(seat, "until_my_turn", now)     # the badge; see window.AutoPass
    match.lift(seat, held_ms, now)                  # the curtain; a click on its button: held_ms = privacy.HOLD_MS
    match.undo.request(seat, now); .redo(now)      # beyond what is free everybody has to agree:
    match.votes.agree(seat, now); .refuse(seat, now)
    match.votes.end(seat, now)                      # all people end the game together, where `can_end`
    match.seating.leave(seat, "normal", now)        # a bot plays on; seating.away: who may seating.come_back(seat, now)
    match.seating.take_over(index, seat, now)               # somebody else plays in a place
    match.world(no, WORLD, value, note, now)        # what was measured, when the world is asked

`view.peek_at(line.n)` is the table at a line of the log. `match.autosave.trouble` says why not everything is saved; the match
goes on, and `match.autosave.again()`, now and then, writes what waits. ElsewhereError comes out of whatever answers when
another program plays this match: the answer was not given, and the match stands still (`match.answers.elsewhere`).
`match.close()` when leaving; `setup.rematch()` for another round.

How a window runs: `window_facts.shown` False: nobody at the screen takes part, or it is the only person's own decision; he is
`asked` like at any other time. True: show one row per seat and a time bar from `opened` to `closes_at` (None: untimed);
all looks the same whoever holds what. After the close `serving` is the seat at the private panel: curtain, then `view()`
with that seat's options, Back from `back_at`, and `ends_at`.

Only `Answers.give` gives answers: rules first, then the store, then log, summary and screen.

The names below are imported when they are first asked for: the menu needs the store and the settings, and no rules.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tabletop.match.match import Match
    from tabletop.match.player_view import PlayerView
    from tabletop.match.privacy import HOLD_MS, Curtain
    from tabletop.match.reaction_window import SeatReaction, WindowFacts
    from tabletop.match.resume import resumable, resume, start
    from tabletop.match.save_reader import ResumeError
    from tabletop.match.seats import Seat, TableSetup, WindowRules, bot, clashes, person
    from tabletop.match.updates import JUMP, Update
    from tabletop.match.voting import Vote

_PLACES = {
    "updates": ("JUMP", "Update"),
    "match": ("Match",),
    "privacy": ("HOLD_MS", "Curtain"),
    "save_reader": ("ResumeError",),
    "resume": ("resumable", "resume", "start"),
    "seats": ("Seat", "TableSetup", "WindowRules", "bot", "clashes", "person"),
    "player_view": ("PlayerView",),
    "voting": ("Vote",),
    "reaction_window": ("SeatReaction", "WindowFacts"),
}

__all__ = [
    "HOLD_MS",
    "JUMP",
    "Curtain",
    "Match",
    "PlayerView",
    "ResumeError",
    "Seat",
    "SeatReaction",
    "TableSetup",
    "Update",
    "Vote",
    "WindowFacts",
    "WindowRules",
    "bot",
    "clashes",
    "person",
    "resumable",
    "resume",
    "start",
]


def __getattr__(name: str) -> Any:
    """Import the module that has a name, and keep all its names here (the function `resume` hides its module)."""
    for module, found in _PLACES.items():
        if name in found:
            loaded = import_module(f"tabletop.match.{module}")
            globals().update({entry: getattr(loaded, entry) for entry in found})
            return globals()[name]
    raise AttributeError(f"tabletop.match has no {name!r}")
