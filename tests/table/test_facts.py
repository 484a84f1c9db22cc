"""What the table reads of facts is data, and held against what each game says."""

from __future__ import annotations

import re
from itertools import chain

import pytest
from msgspec import Struct

from tabletop import games
from tabletop.core.events import Card, Fact, Kind, Seat, Seats, fields
from tabletop.core.toml_loader import DataFileError
from tabletop.table.guided import lesson
from tabletop.table.model import cues
from tabletop.table.playback import commentary

FACTS = {game: games.plugin(game).facts() for game in games.names()}
TAUGHT = [game for game in FACTS if games.plugin(game).data("presentation", "lesson.toml")]  # games that have a lesson
SECTION = re.compile(r"^\[(?:word\.)?(\w+)\]$", re.MULTILINE)
READ = {
    "cues.toml": lambda game, data, name: cues.read(data, FACTS[game], name),
    "commentary.toml": lambda game, data, name: commentary.read(data, FACTS[game], _cards(game), name),
}


class Strikes(Fact, frozen=True):
    seat: Seat
    kind: Kind
    card: Card
    side: int


class Over(Fact, frozen=True):
    winners: Seats


SAID = {fact.word: fact for fact in (Strikes, Over)}


def cue_player(text):
    return cues.read(text.encode(), SAID, "toy/presentation/cues.toml")


@pytest.mark.parametrize("game", FACTS)
def test_all_that_is_shown_of_a_game_is_about_its_facts(game):
    """Every section of moments and captions and every `after` of the lesson is a fact, or what may stand instead of one."""
    definition, facts = games.load(game), FACTS[game]
    shown = cues.load(game)
    others = [each.instead for each in shown.values()]
    instead = [(*each.marked.values(), *each.special.values(), *each.zero.values()) for each in others]
    assert shown.keys() - {*chain(*instead)} <= facts.keys()
    assert commentary.load(definition).word.keys() <= facts.keys()
    steps = lesson.load(definition).step if game in TAUGHT else ()
    assert {step.after.partition(" ")[0] for step in steps} - {""} <= facts.keys()
    assert definition.moments <= facts.keys()
    for cue in shown.values():
        named = {cue.sounds.by, cue.banner.by, cue.card, cue.score.counts, *cue.motion.meets} - {""}
        assert any(named <= fields(fact).keys() for fact in facts.values())


@pytest.mark.parametrize(
    ("game", "part"), [(game, part) for game in FACTS for part in READ if games.plugin(game).data("presentation", part)]
)
def test_a_wrong_word_names_the_file_and_the_nearest_fact(game, part):
    """A letter too many in the first section of a game's own moments and captions that is about a fact."""
    data = games.plugin(game).data("presentation", part).decode()
    READ[part](game, data.encode(), part)
    section, word = next((found[0], found[1]) for found in SECTION.finditer(data) if found[1] in FACTS[game])
    with pytest.raises(DataFileError, match=rf"^{part}: .*there is no fact '{word}n' \(did you mean '{word}'\?\)$"):
        READ[part](game, data.replace(section, section.replace(word, f"{word}n"), 1).encode(), part)


def _cards(game):
    return {card.id for card in games.load(game).cards}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[strike]\nrest = 1", r"there is no fact 'strike' \(did you mean 'strikes'\?\)"),
        ('[strikes]\ncard = "cart"', r"strikes, card: 'strikes' has no card 'cart' \(did you mean 'card'\?\)"),
        ('[strikes]\ncard = "kind"', r"strikes, card: 'strikes' has no card 'kind' \(known: card\)"),
        ('[strikes]\nmotion = { meets = ["card", "crad"] }', r"strikes, meets: .* 'crad' \(did you mean 'card'\?\)"),
        (
            '[strikes]\nsounds = { each = ["a", "b"], by = "sied" }',
            r"strikes, by: .* no number 'sied' \(did you mean 'side'\?\)",
        ),
        ('[strikes]\nscore = { counts = "seat" }', r"strikes, counts: 'strikes' has no number 'seat' \(known: side\)"),
        ('[strikes]\nsounds = { each = ["a", "b"] }', r"strikes, sounds: each and by belong together"),
        ('[strikes]\nat = "card"', r"strikes, card is missing \(did you mean 'card'\?\)"),
        ("[over]\nmotion = { swells = true }", "over, card is missing"),
        ('[strikes]\ncrad = "card"', r"strikes: Object contains unknown field `crad` \(did you mean 'card'\?\)"),
        ("[strikes]\ncard = 2", "strikes: card: Expected `str`, got `int`"),
        (
            '[strikes]\ncard = "card"\ninstead = { marked = { old = "smash" } }',
            r"strikes, instead of it: there is no section 'smash'",
        ),
        (
            '[strikes]\ncard = "card"\ninstead = { marked = { old = "smash" } }\n[smash]\ncard = "cart"',
            "smash, card: 'strikes' has no",
        ),
    ],
)
def test_a_mistake_in_moments_names_section_field_and_the_nearest(text, sentence):
    """A field of the wrong meaning counts as much as one that there is not."""
    with pytest.raises(DataFileError, match=sentence) as caught:
        cue_player(text)
    assert str(caught.value).partition(": ")[0] == "toy/presentation/cues.toml"


def test_a_turn_that_begins_is_seen_whatever_a_game_says_of_it(monkeypatch):
    """Of a game without moments, and of one that speaks of something else; what it says itself of its turns is what counts."""
    own = cues.load.__wrapped__("espionage")["turn"]
    monkeypatch.setattr(games.Plugin, "data", lambda *_: None)
    usual = cues.load.__wrapped__("espionage")
    assert (usual.keys(), usual["turn"].focus.passes) == ({"turn"}, "seat")
    monkeypatch.setattr(games.Plugin, "data", lambda *_: b"[falls]\nglance = true")
    assert cues.load.__wrapped__("espionage") == usual | {"falls": cues.Cue(glance=True)}
    assert own not in usual.values()


def test_moments_may_name_what_fits():
    """A field by its meaning, the seat of a list of seats, another section for a card's mark."""
    mark = 'instead = { marked = { old = "smash" } }'
    text = f'[strikes]\ncard = "card"\nscore = {{ counts = "side" }}\n{mark}\n[smash]\n[over]\nat = "seat"'
    assert cue_player(text)["strikes"].score.counts == "side"


def test_a_cue_is_made_of_few_parts():
    """What is wanted of some events only is in a part of its own, so that most sections are read at a glance."""
    parts = cues.Cue.__struct_fields__
    groups = [getattr(cues.NONE, name) for name in parts if isinstance(getattr(cues.NONE, name), Struct)]
    assert (len(parts), len(groups)) == (24, 8)
    assert max(len(group.__struct_fields__) for group in groups) < len(parts)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_waits_for_facts_only(game, monkeypatch):
    """Otherwise it would wait for ever."""
    plugin = games.plugin(game)
    lines = plugin.data("presentation", "lesson.toml").splitlines(keepends=True)
    at = len(lines) - lines[::-1].index(b"[[step]]\n")
    wrong = b"".join(
        (*lines[:at], b'after = "never"\n', *(line for line in lines[at:] if not line.startswith(b"after")))
    )
    monkeypatch.setattr(type(plugin), "data", lambda *_: wrong)
    with pytest.raises(DataFileError, match=r"after: .*'never"):
        lesson.load(games.load(game))
