"""What the program and its thinking process say to each other: frames of JSON over pipes, four bytes of length first.

An empty frame to the worker means: give up what was asked so far.
"""

from __future__ import annotations

from typing import IO, Any

import msgspec

from tabletop.bots.analysis import AnalysisEffort, AnalysisVerdict
from tabletop.bots.heuristics import PLAIN, BotStyle
from tabletop.i18n import ENGLISH

HEAD = 4
HELLO = -1  # id of the answer that a worker gives unasked when it is ready
NONSENSE = -2  # id that stands for an answer that cannot be read


class AnswerRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """What a bot answers. `known` is what `game.knowledge(seat).save()` gave; ms None: the level's own thinking time."""

    id: int
    game: str
    known: dict[str, Any]
    seat: int
    level: str
    seed: int
    style: BotStyle = PLAIN
    ms: int | None = None


class AnalysisRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """What answers are worth (bots.analysis); `also`: options that are rated in any case; language: of the words."""

    id: int
    game: str
    known: dict[str, Any]
    seat: int
    seed: int
    effort: AnalysisEffort
    also: tuple[int, ...] = ()
    language: str = ENGLISH


class WorkerReply(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`choice` is the index of an option, or WAITS; `value` what is told instead. When the bot failed, what went wrong."""

    id: int
    choice: int = -1
    value: Any = None
    trouble: str = ""


class AnalysisReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an analysis has found; None when it failed, and what went wrong."""

    id: int
    verdict: AnalysisVerdict | None = None
    trouble: str = ""


GIVE_UP = bytes(HEAD)


def frame(message: AnswerRequest | AnalysisRequest | WorkerReply | AnalysisReport) -> bytes:
    return framed(msgspec.json.encode(message))


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(HEAD, "big") + body


def read(stream: IO[bytes]) -> bytes | None:
    """The body of the next frame; None at the end of the stream, also in the middle of a frame."""
    head = stream.read(HEAD)
    if len(head) < HEAD:
        return None
    size = int.from_bytes(head, "big")
    body = stream.read(size)
    return body if len(body) == size else None
