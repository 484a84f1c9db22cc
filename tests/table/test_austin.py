"""Austin Powers on the table: whole games by each way of choosing, mats at any size, the ring, counters, tags."""

from __future__ import annotations

from itertools import combinations, pairwise

import pygame
import pytest

from tabletop.card_art.compositor import RATIO, level
from tabletop.core.arrange import ArrangedZone
from tabletop.core.ask import PASS
from tabletop.core.decks import own
from tabletop.games.austin.definition import DEFINITION
from tabletop.games.austin.rules.events import Gesture, Happens, Over, Straw
from tabletop.table import layout_schema
from tabletop.table.cards.combat import FOOT, HEAD
from tabletop.table.layout.schemes import scheme_of
from tabletop.table.layout.zone_places import ZonePlaces
from tabletop.toolkit.draw_context import ui_scale
from tabletop.toolkit.theme import Prefs
from tests import saying
from tests.crossing import in_turn
from tests.saying import cue
from tests.table.spies import Mats
from tools.rigs.pilot import seen_last

SIZES = [(1024, 720), (1280, 720), (1920, 1080), (2560, 1080), (3840, 2160)]
LOOK = layout_schema.load("austin")
SCHEME = scheme_of(LOOK)
ACTS = [act.name for act in DEFINITION.acts]


def first(mats, name, card=-1):
    """The index of the first option of an act."""
    options = enumerate(mats.screen.view.options)
    return next(i for i, o in options if o != PASS and ACTS[o[0]] == name and card in (-1, o[1]))


def zone(mats, group, seat=0):
    return mats.match.game.table.zones[mats.screen.constants.kernel.find(group, seat)]


def reach(mats, query, most=60):
    """Pass until somebody at the screen is asked this."""
    with seen_last(mats.pilot.app):
        for _ in range(most):
            mats.wait()
            if mats.screen.view.query == query:
                return
            mats.screen.commands.give(0)
    raise AssertionError(f"never asked {query}")


# --- mats
@pytest.mark.parametrize("factor", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_on_the_mats_overlaps(size, factor, seats):
    """Badges, hands, rows, piles, prompt, buttons and the ring in the middle keep apart and inside the window."""
    scale = ui_scale(size, factor, SCHEME.least)
    window = pygame.Rect((0, 0), size)
    kernel = DEFINITION.layout(seats)
    for bottom in (0, seats - 1):
        areas = SCHEME.divide(window, lambda units: round(units * scale), seats, bottom)
        places = ZonePlaces(LOOK, kernel, areas, bottom, window)
        parts = {"prompt": areas.prompt, "corner": areas.corner, "buttons": areas.buttons, "ring": areas.centre}
        for seat in range(seats):
            parts |= {f"badge {seat}": areas.seats[seat].badge, f"hand {seat}": areas.seats[seat].hand.clip(window)}
        for place, found in zip(places.zones, kernel.zones, strict=True):
            if place.look.part:
                parts[f"{found.group} {found.seat}"] = place.area
        for name, box in parts.items():
            assert window.contains(box), f"{name} {box} leaves {window}"
            assert min(box.size) >= 20 * scale, f"there is no room for {name}"
        for (a, one), (b, two) in combinations(parts.items(), 2):
            assert not one.colliderect(two), f"{a} {one} overlaps {b} {two}"


@pytest.mark.parametrize("seats", range(2, 7))
def test_cards_stay_large_enough(seats):
    """At 1280x720 the own Agents say all that a mini card says, those of the others are tokens of at least 58 pixels."""
    window = pygame.Rect(0, 0, 1280, 720)
    scale = ui_scale(window.size, 1.0, SCHEME.least)
    areas = SCHEME.divide(window, lambda units: round(units * scale), seats, 0)
    places = ZonePlaces(LOOK, DEFINITION.layout(seats), areas, 0, window)
    rows = [place for place in places.zones if place.look.part == "main"]
    assert level("austin", round(rows[0].width)) == "mini"
    assert all(place.width >= 58 for place in rows)
    assert all(place.width < rows[0].width for place in rows[1:])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_outer_cards_of_a_hand_are_not_cut(size, seats):
    """However they are turned, their lower corners lie in the window."""
    window = pygame.Rect((0, 0), size)
    scale = ui_scale(size, 1.0, SCHEME.least)
    areas = SCHEME.divide(window, lambda units: round(units * scale), seats, 0)
    places = ZonePlaces(LOOK, DEFINITION.layout(seats), areas, 0, window)
    hand = next(place for place in places.zones if place.own and place.look.kind == "hand")
    for count in (2, 6, 9):
        for pose in hand.poses(count):
            turned = pygame.transform.rotate(pygame.Surface(pose.box.size), pose.angle)
            assert window.contains(turned.get_rect(center=(round(pose.x), round(pose.y))))


# --- the ring
DUEL = (
    ArrangedZone("table_agents", ("austin-powers",), 0),
    ArrangedZone("table_agents", ("fat-bastard",), 1),
)


def test_fighters_meet_in_the_middle():
    """Both stand in the ring, what lands on them lies outwards, the side that must act is losing, and afterwards the row is
    closed again.
    """
    with Mats(seats=2, seed=5) as mats:
        mats.play_until("fight")
        combat_overlay = mats.screen.scene.fight
        assert len(combat_overlay.combatants) == 2
        middle = mats.screen.places.areas.centre
        poses = [mats.screen.scene.sprites[fighter.card].goal for fighter in combat_overlay.combatants]
        assert all(middle.collidepoint(pose.x, pose.y) for pose in poses)
        assert poses[0].x < middle.centerx < poses[1].x
        assert [fighter.losing for fighter in combat_overlay.combatants].count(True) == 1
        asked = next(fighter for fighter in combat_overlay.combatants if fighter.losing)
        assert asked.seat == mats.match.shared.viewer
        for fighter, pose in zip(combat_overlay.combatants, poses, strict=True):
            for sprite in mats.screen.scene.zones[fighter.stack]:
                assert abs(sprite.goal.x - middle.centerx) > abs(pose.x - middle.centerx)


def test_badges_count():
    """Every badge shows its side, its score, four vibes, and on its turn what is left to do."""
    with Mats(seats=4, seed=6) as mats:
        mats.play_until("main")
        for badge, status in zip(mats.screen.hud.badges, mats.screen.cards.counters.seats, strict=True):
            assert badge.facts.status == status
            assert len(status.tallies) == 4
            assert status.goal == 100
        own = mats.screen.cards.counters.seats[0]
        assert (own.left, own.of) == (mats.match.game.table.actions, 2)
        assert {status.emblem for status in mats.screen.cards.counters.seats} == {"side_good", "side_evil"}


def test_backs_are_those_of_the_side():
    """Good and Evil cards have backs of their own, and everybody may see them."""
    with Mats(seats=2, seed=6) as mats:
        mats.wait()
        backs = {
            mats.screen.cards.fronts.back(
                mats.screen.scene.zones[mats.screen.constants.kernel.find("draw_deck", s)][0]
            ).id
            for s in (0, 1)
        }
        assert backs == {"back_good", "back_evil"}


def test_what_flies_into_a_fight_keeps_its_back_on_the_way():
    """A fight is nobody's place: until its face is seen a Bone has the back of whoever has thrown it."""
    with Mats(seats=2, seed=6) as mats:
        mats.wait()
        scene, find, fronts = mats.screen.scene, mats.screen.constants.kernel.find, mats.screen.cards.fronts
        for seat in (0, 1):
            sprite = scene.zones[find("hand", seat)][0]
            before = fronts.back(sprite)
            scene.move(sprite.card, sprite.zone, find("fight_stack", None), sprite.kind)
            assert fronts.back(sprite) == before
            assert before.id in {"back_good", "back_evil"}


# --- choosing
def test_a_number_takes_up_a_card_of_the_hand():
    """1 is the leftmost card; Esc puts it down again."""
    with Mats(seats=2, seed=6) as mats:
        mats.play_until("main")
        laid = mats.screen.scene.laid_out(mats.screen.constants.kernel.find("hand", 0))
        n = next(i for i, sprite in enumerate(laid) if sprite.card in mats.screen.drag_and_drop.choosing.sources)
        mats.pilot.key(str(n + 1))
        assert mats.screen.drag_and_drop.choosing.held == laid[n].card
        mats.pilot.key("escape")
        assert mats.screen.drag_and_drop.choosing.held < 0


def test_vibes_are_chosen_by_their_pictures():
    """Each of the four buttons has the sign that the cards have."""
    places = (ArrangedZone("hand", ("fab-hairdresser",), 0),)
    with Mats(seats=2, seed=6, places=places, deck_0="starter-good") as mats:
        mats.play_until("main")
        mats.screen.commands.give(first(mats, "play_agent"))
        reach(mats, "pick_vibe")
        signs = [button.pictures[0][-1] for button in mats.screen.hud.buttons.row.children]
        assert sorted(signs) == sorted(f"vibe_{name}.webp" for name in ("groovy", "shagadelic", "randy", "creepy"))


def test_what_names_a_vibe_shows_it():
    """A Happening with which one is named, and the box of a Swinger: every sign, in the order of the words."""
    rules = DEFINITION.collecting
    deck = own(rules.fill({"background-check": 2}, rules.formats[0].id, None, 1))
    hand = ArrangedZone("hand", ("background-check",), 0)
    with Mats(seats=2, seed=6, places=(hand,), deck_0=deck) as mats:
        mats.play_until("main")
        mats.pilot.click(mats.free(f"card {mats.screen.view.options[first(mats, 'happening')][1]}"))
        mats.pilot.tick(48)
        shown = {button.text: [sign[-1] for sign in button.pictures] for button in mats.screen.hud.buttons.row.children}
        assert shown[naming("Groovy")] == ["vibe_groovy.webp"]
        assert shown[naming("Creepy")] == ["vibe_creepy.webp"]
        two = mats.screen.hud.facts._signs("Use, the box with 1 Groovy and 2 Creepy")
        assert [sign[-1] for sign in two] == ["vibe_groovy.webp", "vibe_creepy.webp"]


@pytest.mark.long
def test_the_tally_of_a_fight_keeps_to_its_half_of_the_ring():
    """Where others have helped, shares stand in a second line instead of over the own Agents."""
    for size in SIZES:
        with Mats(size=size, seats=4, seed=5) as mats:
            mats.play_until("fight")
            combat_overlay, fight = mats.screen.cards.combat_overlay, mats.screen.scene.fight
            fight.combatants = tuple(
                fighter._replace(shares=((0, 16), (1, 5), (2, 4)), note="Called for help", stake=25)
                for fighter in fight.combatants
            )
            for fighter, (plate, (x, _)) in zip(
                fight.combatants, map(combat_overlay._plate, fight.combatants), strict=True
            ):
                half = fight.area.copy()
                half.width //= 2
                half.x += half.width * fight.index(fighter.card)
                assert half.left <= x, f"{size} {fighter.seat}"
                assert x + plate.get_width() <= half.right, f"{size} {fighter.seat}"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("note", ["losing now", "winning now", "winning with help"])
def test_a_stake_is_never_a_number_without_a_unit(size, note, monkeypatch):
    """Of a long name the last word is told rather."""
    with Mats(size=size, seed=6) as mats:
        mats.wait()
        combat_overlay, fight, seen = mats.screen.cards.combat_overlay, mats.screen.scene.fight, []
        monkeypatch.setattr(combat_overlay, "_lined", lambda lines, _pad: seen.extend(lines))
        combat_overlay.who = [person._replace(name="Colonel Kaboodle") for person in combat_overlay.who]
        mats.screen.scene.meet([sprite.card for sprite in mats.screen.scene.zones[zone_of(mats, "hand", 0)][:2]])
        combat_overlay._written(fight.combatants[0]._replace(note=note, stake=22, losing=note == "losing now"))
        assert [len(line) for line in seen] == [4], "name, how it stands, how many, of what"
        assert combat_overlay.kit.line("Colonel Kaboodle", "label", size=19).get_width() > seen[0][0].get_width()


def test_shares_of_a_stake_stand_below_it_however_short_they_are():
    """In one line a total would be read together with what is whose."""
    with Mats(size=(1920, 1080), seats=2, seed=5) as mats:
        mats.play_until("fight")
        combat_overlay, fight = mats.screen.cards.combat_overlay, mats.screen.scene.fight
        plain = fight.combatants[0]._replace(note="done", stake=9, shares=((0, 9),))
        high = [combat_overlay._plate(who)[0].get_height() for who in (plain, plain._replace(shares=((0, 4), (1, 5))))]
        assert high[1] > high[0]


def test_what_leaves_a_fight_counts_no_more():
    """The sum below the Agent falls as soon as its Bone goes."""
    with Mats(seats=2, seed=5) as mats:
        mats.play_until("fight")
        cue_player, fight = mats.screen.cue_player, mats.screen.scene.fight
        stack = fight.combatants[0].stack
        fight.combatants = tuple(fighter._replace(stake=99) for fighter in fight.combatants)
        cue_player.moved(zone_of(mats, "hand", 0), stack)
        assert fight.combatants[0].stake == 99
        cue_player.moved(stack, zone_of(mats, "discard_pile", 0))
        assert fight.combatants[0].stake < 99


def zone_of(mats, group, seat):
    return mats.screen.constants.kernel.find(group, seat)


def naming(vibe):
    """The button of an option that stands beside its card."""
    return " ".join(saying.said("austin/use-naming", card="", named=vibe).split())


@pytest.mark.long
def test_the_call_for_help_is_read_in_full():
    """AP-73: on the smallest windows, too, its words stand in two lines and are not cut."""
    words = saying.said("austin/act-call")
    for size in SIZES[:3]:
        with Mats(size=size, seats=4, seed=3) as mats:
            for _ in range(60):
                mats.play_until("fight")
                buttons = {button.text: button for button in mats.screen.hud.buttons.row.children}
                if words in buttons:
                    break
                mats.screen.commands.give(0)
            call, kit = buttons[words], mats.screen.kit
            room = call.rect.width - 2 * kit.u(18)
            lines, letters = call._lines(room - 2 * kit.u(50))
            assert len(lines) == 2
            assert " ".join(lines) == words
            assert max(kit.measure(line, call.role, letters) for line in lines) <= room - 2 * kit.u(50)


def test_who_is_losing_is_told_with_the_bone():
    """As soon as a Bone lies on a fighter the other side is losing, and the stake counts it, while the story still goes on."""
    with Mats(seats=2, seed=5, prefs=Prefs(telling=0, animation=1)) as mats:
        mats.play_until("fight")
        combat_overlay, seat = mats.screen.scene.fight, mats.match.shared.viewer
        before = next(fighter for fighter in combat_overlay.combatants if fighter.seat == seat)
        mats.match.bots.answer = lambda _seat, _now: None
        mats.screen.commands.give(first(mats, "throw"))
        while not mats.screen.scene.zones[before.stack]:
            mats.pilot.tick(16)
        mats.pilot.tick(160)
        assert mats.screen.sequencer.busy
        after = next(fighter for fighter in combat_overlay.combatants if fighter.seat == seat)
        assert before.losing
        assert not after.losing
        assert after.stake > before.stake


def test_a_ship_that_is_dropped_flies_free():
    """Of the two ways to play it a drop means the free one (AP-123); the other has its button as long as the card is held."""
    hand = ArrangedZone("hand", ("johnson-radar-operator",), 0)
    with Mats(seats=2, seed=6, places=(hand,), turn=0, first_side="good") as mats:
        reach(mats, "main")
        free, paid = first(mats, "play_free"), first(mats, "play_agent")
        card = mats.screen.view.options[free][1]
        mats.pilot.click(mats.free(f"card {card}"))
        assert {f"button {free}", f"button {paid}"} <= set(mats.pilot.labels())
        mats.pilot.key("escape")
        mats.use(mats.screen.view.options[free], "drag")
        assert mats.match.record.answers[-1].choice == free
        assert mats.match.game.table.actions == 2


# --- crowded tables
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_ten_agents_hide_nothing(size, seats):
    """A crowd stays on its own mat: hand, deck, discards and score piles lie open, and of each Agent a third is seen."""
    scale = ui_scale(size, 1.0, SCHEME.least)
    window = pygame.Rect((0, 0), size)
    areas = SCHEME.divide(window, lambda units: round(units * scale), seats, 0)
    places = ZonePlaces(LOOK, DEFINITION.layout(seats), areas, 0, window)
    piles = [place.area for place in places.zones if place.look.kind == "pile"]
    hands = [seat.hand for seat in areas.seats]
    badges = [seat.badge for seat in areas.seats]
    nothing = [()] * len(places.zones)
    for place in places.zones:
        if place.look.part != "main":
            continue
        for count in (6, 10):
            laid = places.row(place, nothing).poses(count)
            crowd = laid[0].box.unionall([pose.box for pose in laid])
            assert window.contains(crowd)
            assert crowd.collidelist([*piles, *hands, *badges, areas.prompt]) < 0, f"{count} at {place.seat}"
            lines = {round(pose.y) for pose in laid}
            pitches = [b.x - a.x for a, b in pairwise(laid) if round(a.y) == round(b.y)]
            assert min(pitches) >= 0.32 * laid[0].width
            assert len(lines) == 1 or crowd.height > 2 * laid[0].height


@pytest.mark.parametrize("seats", [5, 6])
def test_left_and_right_are_mirror_images(seats):
    """What the left neighbour has at a place, the right one has at the same distance from the other edge."""
    window = pygame.Rect(0, 0, 1280, 720)
    scale = ui_scale(window.size, 1.0, SCHEME.least)
    areas = SCHEME.divide(window, lambda units: round(units * scale), seats, 0)
    left, right = areas.seats[1], areas.seats[seats - 1]
    pairs = [(left.badge, right.badge), (left.hand, right.hand)]
    pairs += [(left.parts[name], right.parts[name]) for name in left.parts]
    for one, two in pairs:
        assert (one.left, one.top, one.size) == (window.right - two.right, two.top, two.size)
    assert left.hand.top - left.badge.bottom <= 12, "the hand lies at its plate"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_few_seats_have_large_cards(seats):
    """At 1920x1080 the cards are as large as in the drawing that the table was planned by, less a tenth at most."""
    window = pygame.Rect(0, 0, 1920, 1080)
    areas = SCHEME.divide(window, round, seats, 0)
    places = ZonePlaces(LOOK, DEFINITION.layout(seats), areas, 0, window)
    named = zip(places.zones, DEFINITION.layout(seats).zones, strict=True)
    wide = {(found.group, place.own): place.width for place, found in named}
    assert wide["table_agents", True] >= 0.9 * 158
    assert wide["table_agents", False] >= 0.9 * 132
    assert wide["hand", True] >= 0.9 * 184
    assert min(LOOK.fights.size * 1080, (areas.centre.height - HEAD - FOOT) / RATIO) >= 0.9 * 172


# --- the large card
@pytest.mark.parametrize(("seats", "size"), in_turn([2, 4, 6], [(1280, 720), (1920, 1080)]))
def test_a_card_shown_large_leaves_buttons_and_choices_free(seats, size):
    """Whether the mouse or Tab comes to a card of the hand: nothing that may be pressed is covered, and the hint says how
    the card is used, or the note why not.
    """
    with Mats(size, seats=seats, seed=5) as mats:
        mats.play_until("main")
        screen, zoom = mats.screen, mats.screen.hud.floating.zoom
        hand = [sprite.card for sprite in screen.scene.laid_out(screen.constants.kernel.find("hand", 0))]
        for number in hand:
            label = f"card {number}"
            spot = mats.pilot.find(label)
            mats.pilot.move(mats.free(label))
            mats.pilot.key("z")
            by_mouse = zoom.box.copy()
            screen.set_focus(spot)
            screen.input.hover.zoom()
            for box in (by_mouse, zoom.box):
                assert box.collidelist([button.rect for button in screen.hud.buttons.row.children]) < 0
                assert screen.rect.contains(box)
            playable = number in screen.drag_and_drop.choosing.sources
            assert ("press Enter" in zoom.notes[0]) == playable


def test_who_loses_keeps_the_place_until_the_end():
    """When the winner leaves the ring the loser does not step aside; with the last one the ring is empty."""
    with Mats(seats=2, seed=5) as mats:
        mats.play_until("fight")
        combat_overlay = mats.screen.scene.fight
        one, two = (fighter.card for fighter in combat_overlay.combatants)
        before = combat_overlay.pose(two)
        combat_overlay.leave(one)
        assert combat_overlay.cards == {two}
        assert combat_overlay.pose(two) == before
        combat_overlay.leave(two)
        assert combat_overlay.combatants == ()


def test_counters_stay_while_cards_are_fanned_out_to_choose_from():
    """They lie below the tray, in the order in which all is drawn."""
    with Mats(seed=3) as mats:
        mats.wait()
        stage, scene = mats.screen.stage, mats.screen.scene
        told = [place for _, place in mats.screen.cards.score_counter.above()]
        assert told
        scene.spread = frozenset({mats.screen.constants.kernel.find("hand", mats.match.shared.viewer)})
        assert scene.fanned()
        drawn = [blit[1] for blit in stage.resting()]
        tray = [blit[1] for blit in stage.marks.tray(scene.fanned())]
        assert tray
        assert max(map(drawn.index, told)) < min(map(drawn.index, tray))


def test_straws_are_shown_at_those_who_have_drawn_them():
    """Who holds the short one is told so in the colour of a loss."""
    with Mats(seats=4, seed=3, reaction_mode="calm", prefs=Prefs()) as mats:
        mats.wait()
        cue_player, words = mats.screen.cue_player, []
        cue_player.floating_text.add = lambda text, _place, color, *_: words.append((text, color))
        for straw in (Straw(2, 1, short=False), Straw(3, 3, short=True)):
            cue_player.said(straw)
        assert words == [("long", "green"), ("short straw!", "coral")]


@pytest.mark.parametrize("calm", [True, False])
def test_a_gesture_that_nobody_has_to_copy_tells_nobody_to_copy_it(calm):
    """Neither in calm mode nor among two; its banner speaks to whoever makes it in the second person."""
    with Mats(seats=4 if calm else 2, seed=3, reaction_mode="calm" if calm else "timed", prefs=Prefs()) as mats:
        mats.wait()
        cue_player, said, bubbles = mats.screen.cue_player, [], []
        mats.screen.hud.banner.show = lambda moment: said.append(moment.title)
        cue_player.bubbles.say = lambda words, *_, **__: bubbles.append(words)
        for seat in (0, 1):
            cue_player.said(Happens(seat, race=False))
            cue_player.said(Gesture(seat, 0, 1))
        assert cue_player.share(Happens(0)) == 1
        assert cue_player.share(Happens(0, race=False)) == 0, "the banner says it"
        words = cue("austin/gesture")["banner"]
        assert said == [words["own"], words["text"].format(seat=mats.match.setup.seats[1].name)]
        assert bubbles == []


def test_who_wins_at_the_screen_is_no_third_person():
    with Mats(seats=2, seed=3, prefs=Prefs()) as mats:
        mats.wait()
        said = []
        mats.screen.hud.banner.show = lambda moment: said.append(moment.title)
        mats.screen.cue_player.said(Over((0,)))
        assert said == [cue("austin/over")["banner"]["own"]]
