"""What is said to whoever may be out, when gold lies in the light: never of an answer that nobody has or that tells a hand."""

from __future__ import annotations

import pytest

from tabletop.core.arrange import ArrangedZone, arranged
from tabletop.games.espionage.definition import DEFINITION as ESPIONAGE
from tabletop.match import start
from tabletop.match.scripted_bots import ScriptedBots, ScriptedMove
from tabletop.table.cards.fronts import in_light
from tabletop.table.table_screen import TableScreen
from tabletop.toolkit.theme import Prefs
from tests.table.rig import Sitting, setup
from tools.rigs.pilot import Pilot

HELPLESS = "Your Target falls: no card of yours answers that"
HOPE = "Your Target falls: you are out unless you answer"
PUBLIC = "Ann is out unless the Target is saved"


class Shot(Sitting):
    """The bot in the last seat names the Target, or other `gold`, of the first seat, which holds `card` besides it."""

    def __init__(self, card, humans=1, size=(1280, 720), gold="target", **options):
        bots, last = setup(3, humans, seed=3, options=options), 2
        places = (ArrangedZone("hand", (gold, card), 0), ArrangedZone("hand", ("assassin", "medic"), last))
        moves = {last: [ScriptedMove("play", "assassin"), ScriptedMove("aim", at=0), ScriptedMove("name", at=gold)]}
        definition = arranged(ESPIONAGE, places, last)
        self.match = start(bots, ScriptedBots(definition, moves), 0, definition=definition)
        self.pilot = Pilot(size, Prefs())
        self.ended = []
        self.screen = TableScreen(self.match, None, on_end=self.ended.append)
        self.pilot.app.push(self.screen)
        self.said = []
        show = self.screen.hud.banner.show
        self.screen.hud.banner.show = lambda moment: (self.said.append(moment.title), show(moment))

    def told(self, until=40_000):
        """The banners up to the first about the Target."""
        while not any("Target" in title for title in self.said):
            assert self.pilot.now < until, self.said
            if self.match.window is not None and self.match.window.collecting and self.match.window.shown:
                for seat in self.match.window.humans:
                    self.match.press(seat, "pass", self.screen.now)
            if self.mine:
                self.screen.commands.give(0)  # it lets the Assassin pass
            self.pilot.tick(48)
        return next(title for title in self.said if "Target" in title)


@pytest.mark.parametrize(
    ("card", "humans", "words"),
    [
        ("bodyguard", 1, HOPE),
        ("medic", 1, HELPLESS),
        ("ninja", 1, HELPLESS),  # it copies cards of the stack, and nothing has answered yet
        ("bodyguard", 2, PUBLIC),
        ("medic", 2, PUBLIC),
    ],
)
def test_the_banner_promises_no_answer_that_is_not_there_and_tells_no_hand(card, humans, words):
    """A person alone hears what the own hand allows; people who share a screen hear the same whatever they hold."""
    with Shot(card, humans) as shot:
        assert shot.told() == words


@pytest.mark.parametrize("fatal", ["yes", "no"])
def test_nothing_is_at_stake_for_a_protector_that_is_harmless(fatal):
    """With that house rule it is a card like any other: no alarm, no banner."""
    with Shot("medic", gold="protector", protector_fatal=fatal) as shot:
        danger_overlay, rung = shot.screen.cue_player.danger_overlay, False
        while shot.pilot.now < 30_000 and not rung:
            if shot.mine:
                shot.screen.commands.give(0)
            shot.pilot.tick(48)
            rung = danger_overlay.busy
            if "Your turn" in shot.said:
                break
        assert rung == (fatal == "yes")
        assert any("Protector" in title for title in shot.said) == rung


@pytest.mark.parametrize("size", [(1024, 720), (1280, 720), (1920, 1080)])
def test_the_banner_leaves_the_gold_in_sight_of_which_it_speaks(size):
    with Shot("medic", size=size) as table:
        table.told()
        table.pilot.tick(600)
        lit = in_light(table.screen.scene, 0)
        banner = table.screen.hud.banner
        assert banner.moment.title == HELPLESS
        assert lit is not None
        assert not banner.ribbon.colliderect(lit)
        assert table.screen.rect.contains(banner.ribbon)
