"""House rules as data, and what the engine keeps of them: flags in the column `house`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from tabletop.core.definition import HouseRule
from tabletop.games.codenames.rules.cards import ASSETS
from tabletop.games.codenames.texts import tr

ZERO, ENDLESS, GAUNTLET, EXPERTS, VISIBLE, BEFORE, NO_OBJECTIONS, PENALTY, SPOKEN, HARD, CAPTIONS, CLICKS = (
    1 << i for i in range(12)
)
FLAGS = {
    ("clue_zero", "on"): ZERO,
    ("clue_unlimited", "on"): ENDLESS,
    ("infinity_gauntlet", "on"): GAUNTLET,
    ("clue_rule", "marvel_experts"): EXPERTS,
    ("clue_rule", "visible_words"): VISIBLE,
    ("challenge", "before_publication"): BEFORE,
    ("challenge", "off"): NO_OBJECTIONS,
    ("invalid_clue_penalty", "lose_turn_and_cover"): PENALTY,
    ("clue_entry", "spoken"): SPOKEN,
    ("timer", "hard"): HARD,
    ("captions", "on"): CAPTIONS,
    ("lock_by", "click"): CLICKS,
    ("lock_by", "confirm"): CLICKS,
}
GRACE = 30  # seconds beyond a hard timer in which a turn is not yet lost (CN-86)
AUTO, NONE = "auto", "none"
SEATS = 8
SECONDS = {
    "120": tr("rule-seconds-120"),
    "60": tr("rule-seconds-60"),
    "180": tr("rule-seconds-180"),
    "300": tr("rule-seconds-300"),
}
OFF_ON = {"off": tr("rule-off"), "on": tr("rule-on")}
ROLES = re.compile(r"[SHsh]{2,8}")
LESSONS = re.compile(r"[^:;,]+:[^:;,]+(,[^:;,]+)*(;[^:;,]+:[^:;,]+(,[^:;,]+)*)*")
USED = re.compile(r"[0-9a-f]{1,50}")


def judge_roles(value: str, _options: dict[str, str]) -> str:
    """One letter a seat: S and H are the Directors of the sides, s and h their Agents."""
    return "" if ROLES.fullmatch(value) else tr("rule-roles-wrong")


def spoken_roles(value: str) -> str:
    """Who directs by such letters, and who is with whom where the seats do not take turns."""
    directors = [str(seat) for seat, letter in enumerate(value, 1) if letter.isupper()]
    sides = [", ".join(str(seat) for seat, letter in enumerate(value.lower(), 1) if letter == side) for side in "sh"]
    one, *more = filter(None, sides)
    turns = all(letter != other for letter, other in pairwise(value.lower()))
    teams = "in-turn" if turns else "two" if more else "one"
    return tr("rule-roles-spoken", teams=teams, one=one, other="".join(more), directors=directors)


def spoken_used(value: str) -> str:
    return tr("rule-asset-used-spoken", count=int(value, 16).bit_count())


def spoken_taught(value: str) -> str:
    return tr("rule-taught-spoken", count=value.count(";") + 1)


def judge_used(value: str, _options: dict[str, str]) -> str:
    """The assets of earlier games of an evening, one bit each, as a hexadecimal number."""
    fits = USED.fullmatch(value) and int(value, 16) < 1 << len(ASSETS)
    return "" if fits else tr("rule-asset-used-wrong")


def judge_taught(value: str, _options: dict[str, str]) -> str:
    """Words and what they mean; which of those are known is looked up by the bots."""
    return "" if LESSONS.fullmatch(value) else tr("rule-taught-wrong")


def gather_taught(texts: Sequence[str]) -> str:
    """The lessons of several people, one after the other; of two for the same word the last one counts."""
    words = dict(part.split(":", 1) for text in texts for part in text.split(";") if text != NONE)
    return ";".join(f"{word}:{what}" for word, what in sorted(words.items())) or NONE


TEAMS = (
    HouseRule(
        "mode",
        tr("rule-mode"),
        {
            AUTO: tr("rule-mode-auto"),
            "versus": tr("rule-mode-versus"),
            "coop": tr("rule-mode-coop"),
            "shared_agent": tr("rule-mode-shared-agent"),
        },
        "CN-3",
        tr("rule-mode-why"),
        first=True,
    ),
    HouseRule(
        "roles",
        tr("rule-roles"),
        {AUTO: tr("rule-roles-auto"), "SHshshsh": tr("rule-roles-ready")},
        "CN-5",
        tr("rule-roles-why"),
        judge=judge_roles,
        spoken=spoken_roles,
    ),
    HouseRule(
        "lead",
        tr("rule-lead"),
        {str(n): tr("rule-lead-places", count=n) if n else tr("rule-lead-none") for n in range(SEATS)},
        "CN-6",
        tr("rule-lead-why"),
    ),
    HouseRule(
        "rotate_director",
        tr("rule-rotate-director"),
        {"on": tr("rule-rotate-director-on"), "off": tr("rule-rotate-director-off")},
        "CN-6",
        tr("rule-rotate-director-why"),
    ),
    HouseRule(
        "own_side",
        tr("rule-own-side"),
        {"shield": "S.H.I.E.L.D.", "hydra": "HYDRA"},
        "CN-105",
        tr("rule-own-side-why"),
    ),
    HouseRule(
        "team_size_gap",
        tr("rule-team-size-gap"),
        {"1": tr("rule-team-size-gap-1"), "any": tr("rule-team-size-gap-any")},
        "CN-4",
        tr("rule-team-size-gap-why"),
    ),
)

GRID = (
    HouseRule(
        "sides",
        tr("rule-sides"),
        {"words": tr("rule-sides-words"), "pictures": tr("rule-sides-pictures"), "mixed": tr("rule-sides-mixed")},
        "CN-9",
        tr("rule-sides-why"),
    ),
    HouseRule(
        "asset_pool",
        tr("rule-asset-pool"),
        {
            "all": tr("rule-asset-pool-all"),
            "known": tr("rule-asset-pool-known"),
            "well_known": tr("rule-asset-pool-well-known"),
        },
        "CN-13",
        tr("rule-asset-pool-why"),
    ),
    HouseRule(
        "asset_repeat",
        tr("rule-asset-repeat"),
        {"free": tr("rule-asset-repeat-free"), "avoid": tr("rule-asset-repeat-avoid")},
        "CN-12",
        tr("rule-asset-repeat-why"),
    ),
    HouseRule(
        "asset_used",
        tr("rule-asset-used"),
        {NONE: tr("rule-asset-used-none"), "1": "Captain America"},
        "CN-12",
        tr("rule-asset-used-why"),
        judge=judge_used,
        spoken=spoken_used,
    ),
    HouseRule(
        "captions",
        tr("rule-captions"),
        {"off": tr("rule-captions-off"), "on": tr("rule-captions-on")},
        "CN-9",
        tr("rule-captions-why"),
        "table",
    ),
    HouseRule(
        "director_view",
        tr("rule-director-view"),
        {"same": tr("rule-director-view-same"), "opposite": tr("rule-director-view-opposite")},
        "CN-24",
        tr("rule-director-view-why"),
        "table",
    ),
)

CLUES = (
    HouseRule(
        "clue_rule",
        tr("rule-clue-rule"),
        {
            "literal": tr("rule-clue-rule-literal"),
            "marvel_experts": tr("rule-clue-rule-marvel-experts"),
            "visible_words": tr("rule-clue-rule-visible-words"),
        },
        "CN-61",
        tr("rule-clue-rule-why"),
        suggested="visible_words",
    ),
    HouseRule("clue_zero", tr("rule-clue-zero"), OFF_ON, "CN-114", tr("rule-clue-zero-why")),
    HouseRule("clue_unlimited", tr("rule-clue-unlimited"), OFF_ON, "CN-113", tr("rule-clue-unlimited-why")),
    HouseRule(
        "infinity_gauntlet",
        tr("rule-infinity-gauntlet"),
        OFF_ON,
        "CN-117",
        tr("rule-infinity-gauntlet-why"),
    ),
    HouseRule(
        "challenge",
        tr("rule-challenge"),
        {
            "agreed": tr("rule-challenge-agreed"),
            "before_publication": tr("rule-challenge-before-publication"),
            "off": tr("rule-challenge-off"),
        },
        "CN-68",
        tr("rule-challenge-why"),
    ),
    HouseRule(
        "invalid_clue_penalty",
        tr("rule-invalid-clue-penalty"),
        {
            "none": tr("rule-invalid-clue-penalty-none"),
            "lose_turn_and_cover": tr("rule-invalid-clue-penalty-lose-turn-and-cover"),
        },
        "CN-54",
        tr("rule-invalid-clue-penalty-why"),
    ),
    HouseRule(
        "foreign_words",
        tr("rule-foreign-words"),
        {"off": tr("rule-foreign-words-off"), "on": tr("rule-foreign-words-on")},
        "CN-60",
        tr("rule-foreign-words-why"),
        "table",
    ),
    HouseRule(
        "clue_entry",
        tr("rule-clue-entry"),
        {"typed": tr("rule-clue-entry-typed"), "spoken": tr("rule-clue-entry-spoken")},
        "CN-137",
        tr("rule-clue-entry-why"),
    ),
)

TIME = (
    HouseRule(
        "timer",
        tr("rule-timer"),
        {"off": tr("rule-timer-off"), "soft": tr("rule-timer-soft"), "hard": tr("rule-timer-hard")},
        "CN-86",
        tr("rule-timer-why"),
        calm="off",
    ),
    HouseRule("clue_seconds", tr("rule-clue-seconds"), SECONDS, "CN-86", tr("rule-clue-seconds-why")),
    HouseRule("guess_seconds", tr("rule-guess-seconds"), SECONDS, "CN-86", tr("rule-guess-seconds-why")),
)

TABLE = (
    HouseRule(
        "lock_by",
        tr("rule-lock-by"),
        {"hold": tr("rule-lock-by-hold"), "click": tr("rule-lock-by-click"), "confirm": tr("rule-lock-by-confirm")},
        "CN-77",
        tr("rule-lock-by-why"),
        "table",
    ),
    HouseRule(
        "privacy",
        tr("rule-privacy"),
        {
            "curtain": tr("rule-privacy-curtain"),
            "two_windows": tr("rule-privacy-two-windows"),
            "paper": tr("rule-privacy-paper"),
        },
        "CN-120",
        tr("rule-privacy-why"),
        "table",
    ),
    HouseRule(
        "panel_always_on",
        tr("rule-panel-always-on"),
        {"off": tr("rule-panel-always-on-off"), "on": tr("rule-panel-always-on-on")},
        "CN-127",
        tr("rule-panel-always-on-why"),
        "table",
    ),
    HouseRule(
        "bot_agent_locks",
        tr("rule-bot-agent-locks"),
        {"alone_only": tr("rule-bot-agent-locks-alone-only"), "always": tr("rule-bot-agent-locks-always")},
        "CN-133",
        tr("rule-bot-agent-locks-why"),
        "table",
    ),
    HouseRule(
        "coach",
        tr("rule-coach"),
        {"off": tr("rule-coach-off"), "on": tr("rule-coach-on")},
        "CN-135",
        tr("rule-coach-why"),
        "table",
    ),
    HouseRule(
        "taught",
        tr("rule-taught"),
        {NONE: tr("rule-taught-none"), "emerald:green": tr("rule-taught-example")},
        "CN-132",
        tr("rule-taught-why"),
        judge=judge_taught,
        spoken=spoken_taught,
        gather=gather_taught,
    ),
)
HOUSE_RULES = (*TEAMS, *GRID, *CLUES, *TIME, *TABLE)


def flags(options: dict[str, str]) -> int:
    """The rules' part of checked options as one number."""
    found = 0
    for item in options.items():
        found |= FLAGS.get(item, 0)
    return found
