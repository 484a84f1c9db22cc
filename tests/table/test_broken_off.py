"""A drag that is broken off does nothing, in every game; a press that slips on its card is a click."""

from __future__ import annotations

import pytest

from tabletop import games
from tabletop.match import TableSetup
from tests.crossing import every_nth
from tests.pages import rig
from tests.table.rig import Sitting, still
from tools.rigs import table as moments_of
from tools.rigs.pilot import Pilot, unseen

ANSWERS, QUERIES, CARDS = 300, 9, 3  # how far a match is followed, and how much of it is dragged


def cue_player(game: str):
    """The first moments of a match at which cards can be dragged, one for each question."""
    definition = games.load(game)
    table = TableSetup(game=game, seats=moments_of.seats(definition.players[0]), seed=3, pace="quick")
    sitting, met = moments_of.Sitting(table), set()

    def there(now: moments_of.Sitting) -> bool:
        if now.match.game.over or now.match.n > ANSWERS:
            return True
        return now.mine and any(card >= 0 for _, card, _ in now.match.shared.view().options) and new(now)

    def new(now: moments_of.Sitting) -> bool:
        return now.match.shared.view().query not in met

    while len(met) < QUERIES:
        sitting.until(there)
        if sitting.match.game.over or sitting.match.n > ANSWERS:
            return
        met.add(sitting.match.shared.view().query)
        yield sitting
        sitting.answer()


def apart(hand, sprite, window):
    """Points where a drop means nothing, from the nearest to anything that can be hit to the farthest: the card touches no
    place that is the only one.
    """
    found = hand.hit_targets.boxes()
    boxes = [box for places in found.values() for box in places]
    wide, high = hand.scene.pose(sprite).box.size
    grown = [box.inflate(2 * wide, 2 * high) for box in boxes] if len(found) == 1 else boxes
    points = [
        (x, y) for x in range(4, window.width, window.width // 24) for y in range(4, window.height, window.height // 14)
    ]
    free = [point for point in points if not any(box.collidepoint(point) for box in grown)]
    free = [point for point in free if not hand.hit_targets.home(sprite).collidepoint(point)]
    return sorted(free, key=lambda at: min((abs(at[0] - b.centerx) + abs(at[1] - b.centery) for b in boxes), default=0))


def broken_off(pilot: Pilot, table, card: int) -> int:
    """Drag a card to a gap, to the empty table and back home, and let go; how many of these drags took it along."""
    hand, sprite = table.drag_and_drop, table.scene.sprites[card]
    start = next(spot for spot in table.walk() if spot.label == f"card {card}").rect.center
    far = (2, pilot.window.size[1] // 2)
    pilot.drag(start, far, steps=4, drop=False)
    taken = hand.dragging is not None
    free = apart(hand, sprite, pilot.window.surface.get_rect()) if taken else [far]
    pilot.drag(far, start if taken else far, steps=3, grab=False)
    hand.let_go()
    for goal in {free[0], free[-1]} if free else ():
        pilot.drag(start, goal, steps=4)
        hand.let_go()
    return taken


@pytest.mark.parametrize("game", every_nth(2, games.built()))
def test_a_drag_that_is_broken_off_gives_no_answer(game):
    """Let go in a gap between what can be hit, on the empty table, or where the card came from. The same for a card that
    cannot be dragged.
    """
    taken = 0
    for sitting in cue_player(game):
        with Pilot(prefs=still()) as pilot, unseen(pilot.app):
            table = sitting.show(pilot, rig.services())
            pilot.tick(200)
            question, seat, before = table.view.query, sitting.match.shared.asked, len(sitting.match.record.answers)
            useful = {card.sprite.card for card in table.input.hit_targets.open if card.useful}
            for card in [card for card in table.drag_and_drop.choosing.sources if card in useful][:CARDS]:
                taken += broken_off(pilot, table, card)
                assert pilot.app.top is table, "nothing is asked besides"
                given = sitting.match.record.answers[before:]  # bots that are asked, too, may answer
                assert seat not in {answer.seat for answer in given}, (question, card)
    assert taken or not any(look.kind == "hand" for look in table.constants.look.zone.values())


@pytest.mark.parametrize("size", [(1280, 720), (3840, 2160)])
def test_a_press_that_slips_on_its_card_is_a_click(size):
    """However far the mouse moves, as long as it is let go on the card and has not been elsewhere."""
    with Sitting(size, seats=2) as sitting:
        sitting.wait()
        table, pilot = sitting.screen, sitting.pilot
        hand = table.drag_and_drop
        card = next(card for card, ways in hand.choosing.sources.items() if len(ways) >= 1)
        x, y = next(spot for spot in table.walk() if spot.label == f"card {card}").rect.center
        for slip in (size[0] // 160, size[0] // 60):
            pilot.drag((x, y), (x + slip, y), steps=2)
            assert (hand.dragging, hand.choosing.held) == (None, card)
            hand.let_go()
