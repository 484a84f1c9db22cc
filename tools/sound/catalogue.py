"""Name of a sound -> the function that makes it. The file sounds/NAME.ogg follows from the name."""

from __future__ import annotations

from collections.abc import Callable

from tools.sound import beans, cards, interface, swinging, table
from tools.sound.signal import Samples, finish

_PLAYERS: tuple[Callable[[], Samples], ...] = (
    beans.clack,
    beans.domino,
    beans.flick,
    beans.loot,
    beans.roll,
    beans.topple,
    cards.bomb_fuse,
    cards.card_draw,
    cards.card_drop_back,
    cards.card_flip,
    cards.card_hover,
    cards.card_pick,
    cards.card_play,
    cards.card_slide,
    cards.catch,
    cards.coin,
    cards.discard,
    cards.redirect,
    cards.reveal,
    cards.shield,
    cards.shuffle,
    cards.stamp,
    interface.button_click,
    interface.button_hover,
    interface.error_soft,
    interface.message,
    interface.screen_in,
    interface.screen_out,
    interface.toggle,
    interface.tutorial_step,
    swinging.attack,
    swinging.bone_call,
    swinging.bone_slam,
    swinging.drum_roll,
    swinging.false_start,
    swinging.fanfare,
    swinging.gesture_land,
    swinging.happening,
    swinging.pack_rip,
    swinging.photo_finish,
    swinging.race_arm,
    swinging.race_over,
    swinging.race_signal,
    swinging.reveal_common,
    swinging.reveal_rare,
    swinging.reveal_uncommon,
    swinging.score,
    swinging.ship,
    swinging.slugfest,
    swinging.spent,
    swinging.swinger,
    table.cancel,
    table.claim,
    table.clock_tick,
    table.countdown,
    table.curtain_close,
    table.curtain_open,
    table.exposure,
    table.knock_out,
    table.let_pass,
    table.lose,
    table.react,
    table.share,
    table.turn_change,
    table.undo,
    table.win,
    table.window_open,
    table.window_tick,
    table.your_turn,
)

SOUNDS: dict[str, Callable[[], Samples]] = {player.__name__.removeprefix("let_"): player for player in _PLAYERS}


def make(name: str) -> Samples:
    """Return the finished samples of one sound: common loudness, faded ends."""
    return finish(SOUNDS[name]())
