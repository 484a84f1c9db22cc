"""ES-112: people may give up on their own turn, from the pause only and asked once more; bots never do."""

from __future__ import annotations

import pytest

from tabletop.bots.bot import options
from tabletop.core.ask import PASS
from tabletop.match import start
from tests.pages.rig import services
from tests.saying import said
from tests.table.rig import Instant, Sitting, setup


def gives_up(match, option):
    return option != PASS and bool(match.definition.acts[option[0]].grave)


def on_turn(sitting):
    while True:
        sitting.wait()
        if sitting.screen.view.query == "turn":
            return sitting.match
        sitting.screen.commands.give(0)


def test_only_tables_with_people_offer_it():
    """It needs no choice in the set-up; who says otherwise is obeyed."""
    assert start(setup(humans=1), Instant(), 0).record.options["concede"] == "yes"
    assert start(setup(humans=1, options={"concede": "no"}), Instant(), 0).record.options["concede"] == "no"
    assert start(setup(humans=0), Instant(), 0).record.options["concede"] == "no"


@pytest.mark.parametrize("seed", range(3))
def test_bots_beside_a_person_never_give_up(seed):
    """It is the last option of a turn, which bots do not see: their indices mean the same with and without it."""
    match, now, turns = start(setup(humans=1, seed=seed), Instant(), 0), 0, 0
    while not match.game.over and now < 300_000:
        now += 500
        match.tick(now)
        if match.shared.asked == 0:
            match.answer(match.game.no, 0, 0, now)
        elif not match.game.over and match.game.ask[2] == "turn":
            seat = match.game.ask[1]
            turns += 1
            found = [gives_up(match, option) for option in match.game.options_of(seat)]
            assert found == [False] * (len(found) - 1) + [True]
            assert not any(gives_up(match, option) for option in options(match.game.knowledge(seat), seat))
    assert turns
    assert not any("concedes" in str(line.line) for line in match.shared.log)


def test_no_button_and_no_key_of_the_table_gives_up():
    """A slip of the hand beside End turn must not end the game."""
    with Sitting(seed=3) as sitting:
        match = on_turn(sitting)
        indexes = [i for i, option in enumerate(sitting.screen.view.options) if gives_up(match, option)]
        assert len(indexes) == 1
        assert [fact.id for fact in sitting.screen.hud.buttons.row.facts] == ["0"]
        sitting.pilot.key("c", "v", "x", "n")
        assert match.game.table.alive[0]


def test_the_pause_offers_it_and_asks_once_more():
    """Keeping on changes nothing; conceding knocks the person out."""
    with Sitting(services=services(), seed=3) as sitting:
        match, pilot = on_turn(sitting), sitting.pilot
        for answer in ("Cancel", "Concede"):
            before = match.n
            pilot.click("corner menu")
            pilot.tick(300)
            pilot.click(said("espionage/act-concede-match"))
            pilot.tick(300)
            assert pilot.app.top.label == said("espionage/act-concede-match") + "?"
            assert match.n == before
            pilot.click(answer)
            pilot.tick(300)
        assert not match.game.table.alive[0]


def test_the_pause_offers_it_only_when_it_can_be_done():
    with Sitting(services=services(), seed=3) as sitting:
        match = sitting.match
        while match.shared.asked == 0:
            sitting.screen.commands.give(0)
        sitting.pilot.click("corner menu")
        sitting.pilot.tick(300)
        with pytest.raises(KeyError):
            sitting.pilot.find(said("espionage/act-concede-match"))
