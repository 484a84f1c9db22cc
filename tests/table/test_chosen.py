"""What has been chosen for a question is seen to be: it is ticked and lit, not dull as what cannot be chosen."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.games.rpgget.rules.cards import COST
from tabletop.games.rpgget.rules.table import BANK, HAND
from tabletop.match import TableSetup
from tabletop.toolkit.theme import Prefs
from tools.rigs.pilot import Pilot
from tools.rigs.table import Sitting, seats

ASKED = {  # by game: where cards are chosen one after the other and stay where they lie
    "rpgget": {"redraw", "reconcile_discard", "pay_deck", "choose_target", "pick_aim"},
    "austin": {"free_discard", "even_up", "look_top"},
    "beanz": {"pick_discard"},
    "espionage": {"discards"},
}


def asked(query, so_far=lambda _: True, *, count=2, seed=5):
    sitting = Sitting(TableSetup(game="rpgget", seats=seats(count), seed=seed))
    return sitting.until(lambda found: found.asked(query) and so_far(found))


@pytest.mark.parametrize("game", games.names())
def test_cards_chosen_before_are_found_by_the_name_of_a_parameter(game):
    rules = games.load(game).rules
    cards = {name: rules.chosen(name, ((7, 8),) * 6) for name in rules.queries}
    assert set(cards.values()) <= {(), (7, 8)}
    assert rules.chosen("no-such-question", (1,)) == ()
    assert {name for name, found in cards.items() if found} == ASKED.get(game, set())


def test_a_card_to_be_changed_is_ticked():
    with Pilot((1280, 720), Prefs(shake=False)) as pilot:
        screen = asked("redraw").show(pilot, None)
        pilot.settle()
        first = screen.view.options[1][1]
        sprite = screen.scene.sprites[first]
        assert screen.cards.marks.on(sprite) == []
        screen.match.answer(screen.match.game.no, 0, 1, screen.now)
        pilot.settle()
        assert screen.view.args == ((first,),)
        assert len(screen.cards.marks.on(sprite)) == 2
        states = {
            card: screen.cards.highlights.state(screen.scene.sprites[card]) for card in screen.view.table.zones[HAND]
        }
        assert states.pop(first) == "hover"
        assert set(states.values()) == {"playable"}


def test_an_opened_bank_says_what_it_is_and_what_each_card_costs():
    """Prices lie on the cards, also where these overlap; who cannot pay may only turn one over."""

    def stocked(sitting):
        return len(sitting.match.game.table.zones[BANK]) > 2

    with Pilot((1280, 720), Prefs(shake=False)) as pilot:
        screen = asked("play_action", stocked, count=3, seed=42).show(pilot, None)
        pilot.settle()
        table = screen.view.table
        bank = table.zones[BANK]
        said = {
            sign.where: sign.text
            for sign in screen.cards.signs.signs()
            if sign.where in bank and sign.icon == "counter"
        }
        assert said == {
            card: str(COST[table.kind[card]]) for card in bank if COST[table.kind[card]] <= table.counters[0]
        }
        if BANK not in screen.scene.fanned():
            top = screen.scene.zones[BANK][-1].pose
            pilot.click((round(top.x), round(top.y)))
        pilot.move((640, 20))  # the one under the mouse is raised, and wears none
        pilot.settle()
        assert BANK in screen.scene.fanned()
        assert len(screen.cards.signs.fanned()) >= len(said) > 0
        assert len(screen.cards.marks.tray([BANK])) == 2


def test_what_was_missed_covers_neither_the_name_of_an_opened_bank_nor_the_own_score():
    def stocked(sitting):
        return len(sitting.match.game.table.zones[BANK]) > 5

    with Pilot((1280, 720), Prefs(shake=False)) as pilot:
        screen = asked("play_action", stocked, count=3, seed=42).show(pilot, None)
        pilot.settle()
        cards, recap = screen.cards, screen.hud.recap
        assert recap.visible
        headings = [picture.get_rect(topleft=place) for picture, place in cards.marks._heading([BANK])]
        figures = [picture.get_rect(topleft=place) for picture, place in cards.score_counter.above()]
        assert len(headings) == 1
        assert figures
        assert recap.box.collidelist([*headings, *figures]) < 0
