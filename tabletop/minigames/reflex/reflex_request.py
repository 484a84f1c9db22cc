"""What a game asks a race of reflexes."""

from __future__ import annotations

from typing import Literal, NamedTuple


class RaceAsk(NamedTuple):
    """The race of reflexes that a question to the world is about: one question a racer, one race for all of them.

    user: who makes the gesture first; seat: whose time this question asks for; racers: all seats that are asked, in that
    order. gesture names its picture, words are what is shouted with it. The answer is the time in ms, 0..limit_ms, or
    `silent`. margin_ms: the last time and all that are at most so far from it tie. false_start: what a press
    before 100 ms does; surprise: nothing announces the race; relaxed: slower bots; one_by_one: everybody races alone.
    handicaps: ms that are taken off the time of each seat of the table.
    """

    user: int
    seat: int
    racers: tuple[int, ...]
    gesture: str
    words: str
    limit_ms: int = 5000
    silent: int = 99_999
    margin_ms: int = 50
    false_start: Literal["lock", "last", "off"] = "lock"
    surprise: bool = True
    relaxed: bool = False
    one_by_one: bool = False
    handicaps: tuple[int, ...] = ()
