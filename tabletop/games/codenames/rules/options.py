"""House rules as data, and what the engine keeps of them: flags in the column `house`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from tabletop.core.definition import HouseRule
from tabletop.games.codenames.rules.cards import ASSETS

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
SECONDS = {"120": "2 minutes", "60": "1 minute", "180": "3 minutes", "300": "5 minutes"}
OFF_ON = {"off": "Off", "on": "On"}
ROLES = re.compile(r"[SHsh]{2,8}")
LESSONS = re.compile(r"[^:;,]+:[^:;,]+(,[^:;,]+)*(;[^:;,]+:[^:;,]+(,[^:;,]+)*)*")
USED = re.compile(r"[0-9a-f]{1,50}")


def judge_roles(value: str, _options: dict[str, str]) -> str:
    """One letter a seat: S and H are the Directors of the sides, s and h their Agents."""
    return "" if ROLES.fullmatch(value) else "it has one letter a seat: S, H for Directors, s, h for Agents."


def spoken_roles(value: str) -> str:
    """Who directs by such letters, and who is with whom where the seats do not take turns."""
    directors = " and ".join(str(seat) for seat, letter in enumerate(value, 1) if letter.isupper())
    sides = [", ".join(str(seat) for seat, letter in enumerate(value.lower(), 1) if letter == side) for side in "sh"]
    turns = all(one != other for one, other in pairwise(value.lower()))
    teams = "Seats in turn" if turns else " against ".join(filter(None, sides))
    return f"{teams}; Directors: {directors or 'nobody'}"


def spoken_used(value: str) -> str:
    count = int(value, 16).bit_count()
    return "1 asset so far" if count == 1 else f"{count} assets so far"


def spoken_taught(value: str) -> str:
    count = value.count(";") + 1
    return "1 word" if count == 1 else f"{count} words"


def judge_used(value: str, _options: dict[str, str]) -> str:
    """The assets of earlier games of an evening, one bit each, as a hexadecimal number."""
    fits = USED.fullmatch(value) and int(value, 16) < 1 << len(ASSETS)
    return "" if fits else "it is a hexadecimal number with one bit for each asset."


def judge_taught(value: str, _options: dict[str, str]) -> str:
    """Words and what they mean; which of those are known is looked up by the bots."""
    return "" if LESSONS.fullmatch(value) else "it is words, each with a colon and what it means: emerald:green,gem;..."


def gather_taught(texts: Sequence[str]) -> str:
    """The lessons of several people, one after the other; of two for the same word the last one counts."""
    words = dict(part.split(":", 1) for text in texts for part in text.split(";") if text != NONE)
    return ";".join(f"{word}:{what}" for word, what in sorted(words.items())) or NONE


TEAMS = (
    HouseRule(
        "mode",
        "The game is played",
        {
            AUTO: "As the number of players suggests",
            "versus": "Team against team",
            "coop": "Together against a simulated rival",
            "shared_agent": "Two Directors, one Agent for both",
        },
        "CN-3",
        "Two teams from four players on; fewer play together, or three with one Agent for two rival Directors.",
        first=True,
    ),
    HouseRule(
        "roles",
        "Teams and Directors",
        {AUTO: "Seats in turn", "SHshshsh": "Seats in turn, the first two are Directors"},
        "CN-5",
        "Each team picks one Director; all others of the team are Agents.",
        judge=judge_roles,
        spoken=spoken_roles,
    ),
    HouseRule(
        "lead",
        "The Directors have moved on by",
        {str(n): f"{n} places" if n else "No place" for n in range(SEATS)},
        "CN-6",
        "At the next game the next member of each team is Director.",
    ),
    HouseRule(
        "rotate_director",
        "Next game",
        {"on": "Another Director", "off": "The same Directors"},
        "CN-6",
        "Whether the next member of a team is proposed as Director for the next game.",
    ),
    HouseRule(
        "own_side",
        "Together you are",
        {"shield": "S.H.I.E.L.D.", "hydra": "HYDRA"},
        "CN-105",
        "The colour of the one team that plays against the simulated rival; it starts.",
    ),
    HouseRule(
        "team_size_gap",
        "Sizes of the teams",
        {"1": "Differ by one at the most", "any": "As you like"},
        "CN-4",
        "Teams are of similar size, and each has at least two seats.",
    ),
)

GRID = (
    HouseRule(
        "sides",
        "The grid shows",
        {"words": "Words", "pictures": "Pictures", "mixed": "Both, by lot"},
        "CN-9",
        "All words or all pictures, or for each card what chance says.",
    ),
    HouseRule(
        "asset_pool",
        "Assets",
        {"all": "All 200", "known": "162 that many know", "well_known": "72 that everybody knows"},
        "CN-13",
        "Fewer and better known assets help families.",
    ),
    HouseRule(
        "asset_repeat",
        "Assets of earlier games",
        {"free": "May come again", "avoid": "Wait for the next evening"},
        "CN-12",
        "Whether assets that have been in a grid this evening come back before the others are used up.",
    ),
    HouseRule(
        "asset_used",
        "Assets of this evening",
        {NONE: "None yet", "1": "Captain America"},
        "CN-12",
        "Filled in by the table from game to game.",
        judge=judge_used,
        spoken=spoken_used,
    ),
    HouseRule(
        "captions",
        "Names under pictures",
        {"off": "Only on covered cards", "on": "Always"},
        "CN-9",
        "A picture can carry its name as a small line.",
        "table",
    ),
    HouseRule(
        "director_view",
        "The Directors see the grid",
        {"same": "As the Agents do", "opposite": "Turned round"},
        "CN-24",
        "Turned round it is as from the other side of a table.",
        "table",
    ),
)

CLUES = (
    HouseRule(
        "clue_rule",
        "Words on the table",
        {
            "literal": "May be clues",
            "marvel_experts": "No parts of names that are meant",
            "visible_words": "No parts of visible names",
        },
        "CN-61",
        "By the book any word will do; for experts the name of what is meant is taboo, or all names in view are.",
        suggested="visible_words",
    ),
    HouseRule("clue_zero", "The number 0", OFF_ON, "CN-114", "None of the own assets has to do with the word."),
    HouseRule("clue_unlimited", "Unlimited", OFF_ON, "CN-113", "No number, and no limit on guesses."),
    HouseRule(
        "infinity_gauntlet",
        "Infinity Gauntlet",
        OFF_ON,
        "CN-117",
        "Whoever covers the seventh neutral asset loses at once.",
    ),
    HouseRule(
        "challenge",
        "Objections to a clue",
        {"agreed": "If its Director agrees", "before_publication": "Before it is published", "off": "None"},
        "CN-68",
        "How a rival Director can object to what is not one word about the cards.",
    ),
    HouseRule(
        "invalid_clue_penalty",
        "A clue taken back",
        {"none": "Costs nothing", "lose_turn_and_cover": "Costs the turn and a cover"},
        "CN-54",
        "Two teams only: the rivals may cover one of their own assets.",
    ),
    HouseRule(
        "foreign_words",
        "Words of other languages",
        {"off": "Not allowed", "on": "Allowed"},
        "CN-60",
        "A reminder for the Directors; nothing checks it.",
        "table",
    ),
    HouseRule(
        "clue_entry",
        "Clues are",
        {"typed": "Typed", "spoken": "Spoken"},
        "CN-137",
        "Spoken clues need people as Agents; the number is clicked, the word may be typed for the history.",
    ),
)

TIME = (
    HouseRule(
        "timer",
        "Timer",
        {"off": "Off", "soft": "Soft: a sign only", "hard": "Hard: the turn ends"},
        "CN-86",
        "A hard timer may end a turn without a clue or a guess, which the printed rules do not know.",
    ),
    HouseRule("clue_seconds", "Time for a clue", SECONDS, "CN-86", "Seconds that a timer gives the Director."),
    HouseRule(
        "guess_seconds", "Time for guesses", SECONDS, "CN-86", "Seconds that a timer gives the Agents in a turn."
    ),
)

TABLE = (
    HouseRule(
        "lock_by",
        "An asset is touched by",
        {"hold": "A held press", "click": "A click", "confirm": "A click and a second one"},
        "CN-77",
        "A held press can be let go before it counts.",
        "table",
    ),
    HouseRule(
        "privacy",
        "The Directors look",
        {"curtain": "Behind a curtain", "two_windows": "In a second window", "paper": "On paper"},
        "CN-120",
        "How the key stays secret at one screen.",
        "table",
    ),
    HouseRule(
        "panel_always_on",
        "Key in the second window",
        {"off": "While a key is held", "on": "Always"},
        "CN-127",
        "Whether the second window shows the key all the time.",
        "table",
    ),
    HouseRule(
        "bot_agent_locks",
        "Bots beside people",
        {"alone_only": "Only mark cards", "always": "May lock cards, too"},
        "CN-133",
        "A bot among the Agents of a team leaves the guesses to people.",
        "table",
    ),
    HouseRule(
        "coach",
        "Coach",
        {"off": "Off", "on": "For Directors"},
        "CN-135",
        "Tells the Director how bots understand a word, and how near it comes to other assets.",
        "table",
    ),
    HouseRule(
        "taught",
        "Words that bots were taught",
        {NONE: "None", "emerald:green": "EMERALD means green"},
        "CN-132",
        "Filled in from the profiles of those who play; bots understand them, and no rule depends on it.",
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
