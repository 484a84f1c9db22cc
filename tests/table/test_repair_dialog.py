"""The table master at the pause: a card or a number is chosen, said in one sentence, and put right once all agree."""

from __future__ import annotations

from contextlib import contextmanager

from tabletop.core.ask import NOBODY, SINGLE
from tabletop.core.layout import zone_name
from tabletop.core.repair import MOVE, counted, tops
from tabletop.i18n import headline
from tabletop.match import HOLD_MS, TableSetup, bot, person, start
from tabletop.table.model.messages import CommandCalled
from tabletop.table.repair_dialog import EyesDialog, RepairDialog
from tabletop.table.table_screen import TableScreen
from tests.pages.rig import services
from tests.saying import said
from tests.table.rig import Instant, Sitting, still
from tools.rigs.pilot import Pilot


class Table(Sitting):
    """Of any game; curtains are lifted."""

    def __init__(self, game="espionage", humans=1, seats=3):
        made = TableSetup(
            game=game,
            seats=(*(person(i) for i in range(humans)), *(bot(i) for i in range(humans, seats))),
            seed=1,
            pace="quick",
        )
        self.match, self.pilot = start(made, Instant(), 0), Pilot((1280, 720), still())
        self.screen = TableScreen(self.match, services(), on_end=lambda _: None)
        self.pilot.app.push(self.screen)
        self.pilot.tick(32)

    def until(self, met):
        for _ in range(3000):
            if met(self.match.game) and self.mine:
                return self
            curtain = self.match.shared.privacy.curtain
            if curtain is not None:
                self.screen.commands.lift(curtain.seat, HOLD_MS)
            elif self.match.window is not None and self.match.window_facts.shown:
                for seat in self.match.setup.humans:
                    self.screen.commands.press(seat, "pass")
            elif self.mine:
                self.screen.commands.give(0)
            self.pilot.tick(100)
        raise AssertionError(f"never came: {self.match.game.ask}")


@contextmanager
def asked(**more):
    """A table at which somebody is asked alone, and nothing moves."""
    with Table(**more) as sitting:
        sitting.until(lambda game: game.ask[0] in SINGLE and game.ask[2] in ("turn", "main"))
        sitting.match.repairs.check_now()
        yield sitting


def at_pause(sitting):
    sitting.screen.on_message(CommandCalled("menu"))
    sitting.pilot.tick(32)
    sitting.pilot.click(said("table-repair"))
    sitting.pilot.tick(32)
    return sitting.pilot.app.top


def test_alone_a_card_is_handed_out_with_the_mouse():
    with asked(humans=1, seats=3) as sitting:
        pilot, match = sitting.pilot, sitting.match
        dialog, n = at_pause(sitting), match.n
        assert isinstance(dialog, RepairDialog)
        assert dialog.focus is not None
        assert dialog.focus is not dialog.go, "Enter pressed twice puts nothing right"
        table = match.game.table
        pile = table.layout.find("draw_pile")
        top, hand = tops(table)[pile], table.zones[table.layout.find("hand", 0)]
        pilot.click("repair from")
        pilot.click(headline(zone_name("draw_pile")))
        pilot.tick(32)
        assert dialog.form.repair == (MOVE, top, table.layout.find("hand", match.game.ask[1]))
        name = match.definition.cards[table.kind[top]].name
        assert name not in dialog.told.source
        pilot.click("repair")
        pilot.tick(32)
        assert match.record.answers[n].is_repair
        assert match.game.table.zones[table.layout.find("hand", 0)] == (*hand, top)
        assert pilot.app.top is sitting.screen


def test_a_number_is_set_with_keys():
    with asked(game="beanz", seats=2) as sitting:
        pilot, match = sitting.pilot, sitting.match
        dialog = at_pause(sitting)
        dialog.set_focus(pilot.find("repair kind"))
        pilot.key("right")
        assert dialog.form is dialog.number_form
        assert not dialog.go.enabled, "it is that number already"
        before = counted(match.game.table, "points")[NOBODY]
        dialog.set_focus(pilot.find("repair value"))
        pilot.key("right", "right")
        assert dialog.go.enabled
        dialog.set_focus(dialog.go)
        pilot.key("return")
        pilot.tick(32)
        assert counted(match.game.table, "points")[NOBODY] == before + 2


def test_it_is_reached_and_done_with_a_pad():
    with asked(humans=1, seats=3) as sitting:
        pilot, match = sitting.pilot, sitting.match
        dialog, n = at_pause(sitting), match.n
        for _ in range(12):
            if dialog.focus is dialog.go:
                break
            pilot.hat(0, -1)
        if dialog.focus is not dialog.go:
            pilot.hat(1, 0)
        assert dialog.focus is dialog.go
        pilot.pad(0)
        pilot.tick(32)
        assert match.n == n + 1


def test_several_are_asked_and_see_what_it_is_about():
    with asked(humans=2, seats=3) as sitting:
        pilot, match = sitting.pilot, sitting.match
        looked = match.shared.viewer
        eyes = at_pause(sitting)
        assert isinstance(eyes, EyesDialog) == (looked != NOBODY)
        if looked != NOBODY:
            pilot.click(said("table-repair-open-cards"))
            pilot.tick(32)
        dialog, n = pilot.app.top, match.n
        everybody = match.game.table.eyes(NOBODY)
        tops_ = set(tops(match.game.table).values())
        offered = {card for cards in dialog.card_form.cards.values() for card in cards}
        assert all(match.game.table.seen[card] & everybody for card in offered - tops_)
        pilot.click("repair")
        pilot.tick(32)
        assert (match.votes.vote.matter, match.n) == ("repair", n)
        other = next(seat for seat in match.votes.vote.voters if seat not in match.votes.vote.agreed)
        pilot.click(f"agree {other}")
        pilot.tick(32)
        assert match.record.answers[n].is_repair


def test_who_looked_goes_on_with_the_own_hand():
    with asked(humans=2, seats=3) as sitting:
        pilot, match = sitting.pilot, sitting.match
        seat = match.shared.viewer
        assert seat != NOBODY
        at_pause(sitting)
        pilot.click(said("table-repair-own-cards", name=match.setup.seats[seat].name))
        pilot.tick(32)
        dialog, table = pilot.app.top, match.game.table
        hands = {
            table.layout.zones[zone].seat for zone in dialog.card_form.cards if table.layout.zones[zone].group == "hand"
        }
        assert hands == {seat}


def test_while_something_runs_it_says_why_not():
    with Table() as sitting:
        while sitting.match.game.ask[1] == 0:
            if sitting.mine:
                sitting.screen.commands.give(0)
            sitting.pilot.tick(16)
        assert not isinstance(at_pause(sitting), RepairDialog)
        assert sitting.pilot.app.overlay._toasts


def test_a_game_without_anything_to_put_right_does_not_offer_it():
    with Table("codenames", humans=1, seats=4) as sitting:
        sitting.screen.on_message(CommandCalled("menu"))
        sitting.pilot.tick(32)
        assert said("table-repair") not in sitting.pilot.labels()
