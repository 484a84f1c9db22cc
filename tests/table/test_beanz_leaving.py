"""Beans that leave their slots do so while that is read, and what is said of them stays readable."""

from __future__ import annotations

import pytest

from tabletop.core.layout import ALL_EYES
from tabletop.games.beanz.rules.events import Bounce, Domino, KnockOff, Swaps
from tabletop.match import Update
from tests.table.test_states import shown


def told(table, fact, *moves):
    """Hear that something happens to cards, and then how they go."""
    table.sequencer.enqueue([Update(0, 1, -1, (("say", fact.word, fact, ALL_EYES), *moves))])


@pytest.mark.parametrize("word", ["knock_off", "bounce", "domino"])
def test_a_bean_goes_while_it_is_said_and_its_words_stay_in_its_slot(word):
    """Nothing else comes there, so they are read where it has lain."""
    with shown("table-beanz-attack") as pilot:
        table = pilot.app.top
        find, scene, sequencer, floating_text = (
            table.constants.kernel.find,
            table.scene,
            table.sequencer,
            table.cue_player.floating_text,
        )
        slot, out = find("bean2", 1), find("discard", 1)
        [bean] = scene.zones[slot]
        about = (bean.card, bean.kind, 1)
        fact = (
            {"knock_off": KnockOff, "bounce": Bounce}[word](*about)
            if word != "domino"
            else Domino(*about, 90, 40, off=True)
        )
        lay = bean.goal.box
        told(table, fact, ("move", bean.card, slot, out, bean.kind))
        pilot.tick(600)
        assert bean.zone == out
        assert not bean.flying
        assert sequencer.busy, "the words are still read"
        words = [(picture.get_rect(topleft=place), picture.get_alpha()) for picture, place in floating_text.blits()]
        assert words
        assert all(lay.collidepoint(box.center) and alpha == 255 for box, alpha in words)


def test_beans_that_change_places_do_so_together():
    """Each goes its own way while both are named; none waits in a slot with the other one."""
    with shown("table-beanz-attack") as pilot:
        table = pilot.app.top
        find, scene, sequencer = table.constants.kernel.find, table.scene, table.sequencer
        here, there = find("bean2", 1), find("bean3", 1)
        (one,), (other,) = scene.zones[here], scene.zones[there]
        fact = Swaps(one.card, one.kind, 1, other.card, other.kind, 1)
        ways = (one, here, there), (other, there, here)
        told(table, fact, *(("move", bean.card, start, end, bean.kind) for bean, start, end in ways))
        pilot.tick(600)
        assert (one.zone, other.zone) == (there, here)
        assert sequencer.busy, "the words are still read"
