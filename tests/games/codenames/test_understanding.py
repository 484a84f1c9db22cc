"""Section 8: what a typed word means for bots; taught words; what the panel says of a word."""

from __future__ import annotations

import pytest

from tabletop.games.codenames.bots import taught
from tabletop.games.codenames.bots.panel import coach, reason, too_many, understood
from tabletop.games.codenames.bots.understanding import fit, lexicon, near
from tabletop.games.codenames.rules.cards import ASSET, ASSETS
from tabletop.games.codenames.rules.lexicon import book
from tests.games.codenames.scene import Scene
from tests.saying import said
from tools.words.__main__ import measure, words_in

WORDS = lexicon("none")


def value(word, asset, words=WORDS):
    return round(words.fit(word, ASSET[asset]), 2)


def test_22_words_of_the_last_example():
    """Worked example 22."""
    assert [value("EMERALD", asset) for asset in ("she-hulk", "scorpion", "latveria")] == [4.25, 4.25, 3.4]
    assert dict(WORDS.meaning("Feathers").tags) == {"feather": 1.0}
    assert dict(WORDS.meaning("FIREMAN").tags) == {"fire": 0.6}
    assert understood("EMERLAD").suggestions == ("emerald",)
    assert understood("QWERTZ") == ("unknown", (), ())


@pytest.mark.parametrize(
    ("word", "asset", "least"),
    [("thanos", "gamora", 5), ("Stark", "iron-man", 5), ("PARKER", "spider-man", 5), ("peter", "spider-man", 5),
     ("logan", "wolverine", 5), ("banner", "hulk", 5), ("barnes", "winter-soldier", 5), ("man", "venom", 3),
     ("hero", "blade", 3),      ("men", "ego", 3), ("ironing", "iron-man", 4), ("human", "human-torch", 5)],
)  # fmt: skip
def test_names_and_wide_words(word, asset, least):
    assert value(word, asset) >= least


@pytest.mark.parametrize(
    ("word", "asset", "most"),
    [("bank", "blade", 1.5), ("row", "hela", 1.5), ("fred", "devil-dinosaur", 1.5), ("mouse", "daredevil", 1.5),
     ("assassin", "carnage", 2), ("snake", "medusa", 3), ("scientist", "red-skull", 1), ("human", "thor", 2)],
)  # fmt: skip
def test_words_that_mean_little(word, asset, most):
    """Fixed phrases are faint, and what was too strong is so no more."""
    assert value(word, asset) <= most


def test_strengths():
    """A form means as much as the tag, what is near less, what is loose still less; related tags count a share."""
    for tag, entry in book().clues.items():
        for kind, asset in enumerate(ASSETS):
            if tag in asset.tags:
                assert fit(WORDS.meaning(tag), kind) >= asset.tags[tag]
        for form in entry.forms:
            assert set(WORDS.meaning(form).tags) == {tag}, (tag, form)
    assert understood("spellbook").how == "compound"
    assert understood("jumpish").how == "stem"


def test_one_letter_off():
    known = ["emerald", "hammer", "planet"]
    assert near("hamer", known) == ["hammer"]
    assert near("hammmer", known) == ["hammer"]
    assert near("plamet", known) == ["planet"]
    assert near("plaent", known) == ["planet"]
    assert near("xyz", known) == near("hammer", ["hammer"]) == []


@pytest.mark.rule("CN-134", "CN-135")
def test_what_the_panel_says():
    scene = Scene()
    kinds = tuple(scene.table.kind[:25])
    assert reason("chain", kinds).startswith("CHAIN: Ghost Rider 5, Ghost Rider's Chain 5")
    assert reason("qwertz", kinds) == f"QWERTZ: {said('codenames/bots-know-nothing')}"
    own, rival = coach(scene.table, "green")[1], coach(scene.table, "green")[0]
    assert (own.owner, scene.names[own.cell]) == ("HYDRA", "She-Hulk")
    assert rival.value < own.value


@pytest.mark.rule("CN-36")
def test_a_number_beyond_what_is_left_is_only_said():
    scene = Scene(found=["She-Hulk", "Scorpion"])
    assert too_many(scene.table, 8)
    assert not too_many(scene.table, 7)


def test_taught_words():
    """Kept as text, used at once, taken back by keeping what was before; nonsense is refused with a sentence."""
    before = taught.read("none")
    after = taught.teach(before, "Excalibur", ["ebony-blade", "sword"])
    text = taught.write(after)
    assert text == "excalibur:ebony-blade,sword"
    assert taught.read(text) == after
    assert before == {}
    assert taught.write(before) == "none"
    assert value("EXCALIBUR", "ebony-blade", lexicon(text)) == 5
    assert taught.teach(after, "excalibur", []) == {}
    for word, target, why in (("two words", "sword", "cannot be taught"), ("good", "swrd", "did you mean 'sword'")):
        with pytest.raises(taught.LessonError, match=why):
            taught.teach({}, word, [target])
    with pytest.raises(taught.LessonError, match="no lesson"):
        taught.read("nonsense")


def test_lists_are_measured():
    """The tool counts what is known, and names what is missing with what may have been meant."""
    ways, missing = measure(words_in("emerald emerlad # qwertz\nqwertz spellbook"))
    assert ways == {"word": 1, "unknown": 2, "compound": 1}
    assert missing == ["emerlad (emerald?)", "qwertz"]
    assert measure(["qwertz"], "qwertz:key")[1] == []
