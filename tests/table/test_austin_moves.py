"""How cards of Austin Powers are used on the table: where they are dropped, which keys choose, what is said."""

from __future__ import annotations

from itertools import pairwise

from tabletop.core.arrange import ArrangedZone
from tabletop.core.ask import PASS
from tabletop.games.austin.definition import DEFINITION
from tabletop.games.austin.presentation import tables
from tabletop.table.model.selection import BARE
from tabletop.toolkit.theme import Prefs
from tests import saying
from tests.table.spies import Mats

ACTS = [act.name for act in DEFINITION.acts]
HAND = ("lost-luggage", "psychedelic-spectacles", "melody-vox-chart-topper", "twirl-like-you-mean-it")
DEAL = (
    ArrangedZone("hand", HAND, 0),
    ArrangedZone("table_agents", ("austin-powers", "shagette-bass-player"), 0),
    ArrangedZone("table_agents", ("lair-estate-agent", "dr-evil"), 1),
)


def table(**more):
    mats = Mats(seats=2, seed=3, places=more.pop("places", DEAL), **tables.OPTIONS, **more)
    mats.wait()
    return mats


def card(mats, name, group="hand", seat=0):
    """The number of a card in a zone."""
    kind = next(k for k, face in enumerate(DEFINITION.cards) if face.id == name)
    table = mats.match.game.table
    return next(c for c in table.zones[mats.screen.constants.kernel.find(group, seat)] if table.kind[c] == kind)


def drop(mats, number, place):
    start = mats.free(f"card {number}")
    mats.pilot.drag(start, (start[0] + 20, start[1] - 20), steps=2, drop=False)
    mats.pilot.move(place)
    mats.pilot.release(place)
    mats.pilot.tick(16)


def test_an_agent_goes_to_the_own_mat():
    """Dropped on the row it lies there; let go over the hand it goes back."""
    with table() as mats:
        agent = card(mats, "melody-vox-chart-topper")
        home, before = mats.screen.scene.sprites[agent].goal, mats.match.n
        drop(mats, agent, mats.screen.places.areas.hand.center)
        assert mats.match.n == before
        assert mats.screen.scene.sprites[agent].goal == home
        drop(mats, agent, mats.screen.places.areas.seats[0].front.center)
        mats.wait()
        assert agent in mats.match.game.table.zones[mats.screen.constants.kernel.find("table_agents", 0)]


def test_an_agent_dropped_on_another_attacks_it():
    """The target glows while the Agent is held, and both meet in the ring."""
    with table() as mats:
        own, foe = card(mats, "austin-powers", "table_agents"), card(mats, "lair-estate-agent", "table_agents", 1)
        mats.reach(f"card {own}", "click")
        assert mats.screen.cards.highlights.state(mats.screen.scene.sprites[foe]) == "target"
        robot = card(mats, "dr-evil", "table_agents", 1)
        assert mats.screen.cards.highlights.state(mats.screen.scene.sprites[robot]) == "normal"
        mats.pilot.key("escape")
        drop(mats, own, mats.screen.scene.sprites[foe].goal.box.center)
        assert mats.match.game.table.fight or foe not in mats.screen.scene.fight.cards
        assert any(answer.choice for answer in mats.match.record.answers[-2:])


def test_a_happening_is_dropped_on_the_own_badge():
    """Its place is the badge, not the middle; anywhere but the hand means the same."""
    with table() as mats:
        number = card(mats, "lost-luggage")
        mats.reach(f"card {number}", "click")
        assert mats.screen.input.hit_targets.box(BARE) == [mats.screen.places.areas.seats[0].badge]
        mats.pilot.key("escape")
        before = mats.match.n
        drop(mats, number, mats.screen.places.areas.seats[0].badge.center)
        assert mats.match.n > before


def test_a_swinger_has_two_boxes():
    """With its vibes met both are offered, S and F choose; dropped in the middle it waits for the choice."""
    with table() as mats:
        swinger = card(mats, "psychedelic-spectacles")
        before = mats.match.n
        drop(mats, swinger, mats.screen.places.areas.centre.center)
        assert mats.match.n == before
        assert mats.screen.drag_and_drop.choosing.held == swinger
        keys = {button.key for button in mats.screen.hud.buttons.row.children}
        assert {"f", "s"} <= keys
        mats.pilot.key("s")
        mats.pilot.tick(16)
        assert mats.match.n > before
        number, used, box = option_of(mats, before)
        assert (ACTS[number], used, box) == ("swinger", swinger, 1)


def option_of(mats, n):
    """What the n-th answer was, as an option."""
    record = mats.match.record
    game = record.at(n)
    return game.options_of(record.answers[n - record.first].seat)[record.answers[n - record.first].choice]


def test_space_ends_the_turn():
    """The main button is that of passing."""
    with table() as mats:
        before = mats.match.n
        mats.pilot.key("space")
        mats.pilot.tick(16)
        assert option_of(mats, before) == PASS


def test_discards_are_marked_before_they_go():
    """Each click marks one card more; they leave together with Done."""
    with table() as mats:
        mats.pilot.key("space")
        mats.wait()
        assert mats.screen.view.query == "free_discard"
        hand = mats.screen.constants.kernel.find("hand", 0)
        first, second = mats.match.game.table.zones[hand][:2]
        for number in (first, second):
            mats.reach(f"card {number}", "click")
            mats.wait()
        assert {first, second} <= set(mats.match.game.table.zones[hand])
        marked = {sign.where for sign in mats.screen.cards.signs.signs() if sign.text == "out"}
        assert marked == {first, second}
        mats.pilot.key("space")
        mats.pilot.tick(200)
        assert not {first, second} & set(mats.match.game.table.zones[hand])


def test_what_is_discarded_leaves_its_mark_behind():
    """On the discard pile nothing is going out any more, whatever is still being told of the end of the turn."""
    with table() as mats:
        mats.pilot.key("space")
        mats.wait()
        scene, find = mats.screen.scene, mats.screen.constants.kernel.find
        card_ = mats.match.game.table.zones[find("hand", 0)][0]
        mats.reach(f"card {card_}", "click")
        mats.wait()
        signs = mats.screen.cards.signs
        assert [sign.where for sign in signs.signs() if sign.text == "out"] == [card_]
        sprite = scene.move(card_, find("hand", 0), find("discard_pile", 0), scene.sprites[card_].kind)
        sprite.flying, sprite.raised = False, 0.0
        assert not signs._lies_open(sprite)


def test_only_the_needs_that_count_are_shown():
    """In a Shag attempt the Assassination needs are gone from the Bones, and back afterwards."""
    with table() as mats:
        bone = mats.screen.scene.sprites[card(mats, "twirl-like-you-mean-it")]
        names = {name for name, _ in mats.screen.cards.fronts.face(bone).marks}
        assert {"need_shag", "need_kill"} <= names
        mats.screen.scene.fight.idle = ("need_kill",)
        names = {name for name, _ in mats.screen.cards.fronts.face(bone).marks}
        assert "need_shag" in names
        assert "need_kill" not in names


def test_a_bone_is_read_out():
    """AP-72: when it lands its title stands in a bubble, which goes away by itself; quiet tables have none."""
    for title_grid, bubbles in (("banner", 1), ("quiet", 0)):
        with Mats(seats=2, seed=5, prefs=Prefs(telling=0, animation=1), say_titles=title_grid) as mats:
            mats.play_until("fight")
            index = next(i for i, o in enumerate(mats.screen.view.options) if o != PASS and ACTS[o[0]] == "throw")
            mats.pilot.tick(6000)
            mats.screen.commands.give(index)
            seen = 0
            for _ in range(40):
                mats.pilot.tick(16)
                seen = max(seen, len(mats.screen.cue_player.bubbles.blits()))
            assert seen == bubbles
            mats.pilot.tick(9000)
            assert not [call_banner for call_banner in mats.screen.cue_player.bubbles.blits() if bubbles == 0]


SHIPS = (
    ArrangedZone("hand", ("dick-fighter-pilot", "felicity-shagwell"), 0),
    ArrangedZone("hand", ("torpedo-submarine-cook", "periscope-harbour-spy"), 1),
)


def test_a_ship_flies_by_with_its_sentence():
    """AP-122, section 11: a ship Agent flies in, says its line, and the answer takes off from there."""
    with table(places=SHIPS, prefs=Prefs(telling=0, animation=1)) as mats:
        ship = card(mats, "dick-fighter-pilot")
        options = mats.screen.view.options
        said, flights = [], []
        mats.screen.cue_player.bubbles.say = lambda words, *_: said.append(words)
        mats.screen.commands.give(next(i for i, o in enumerate(options) if o != PASS and o[1] == ship))
        for _ in range(200):
            mats.pilot.tick(40)
            flight = mats.screen.cue_player.projectiles._flight
            if flight is not None and flight not in flights:
                flights.append(flight)
        lines = {face.name: face.text[0] for face in DEFINITION.cards if dict(face.marks).get("ship")}
        assert said[0] == lines[saying.card("austin/dick-fighter-pilot")]
        assert len(flights) >= 1
        assert all(after.start == before.end for before, after in pairwise(flights))


def test_a_click_on_the_own_badge_uses_a_happening():
    """Held, then clicked there: the badge does not swallow the press."""
    with table() as mats:
        mats.reach(f"card {card(mats, 'lost-luggage')}", "click")
        before = mats.match.n
        mats.pilot.click(mats.screen.places.areas.seats[0].badge.center)
        mats.pilot.tick(16)
        assert mats.match.n > before


def test_a_swinger_with_two_boxes_stays_in_the_middle_until_one_is_chosen():
    """Dropped there it does not fly home as if nothing had happened: it lies beside the question, and Esc takes it back."""
    with table() as mats:
        swinger, before = card(mats, "psychedelic-spectacles"), mats.match.n
        home = mats.screen.scene.sprites[swinger].goal
        assert len(mats.screen.drag_and_drop.choosing.sources[swinger][BARE]) == 2
        drop(mats, swinger, mats.screen.places.areas.centre.center)
        assert mats.match.n == before
        assert mats.screen.places.areas.centre.collidepoint(mats.screen.scene.sprites[swinger].goal.box.center)
        mats.pilot.key("escape")
        mats.pilot.tick(16)
        assert mats.screen.scene.sprites[swinger].goal == home
        drop(mats, swinger, mats.screen.places.areas.centre.center)
        box = mats.screen.drag_and_drop.choosing.sources[swinger][BARE][0]
        mats.pilot.click(f"button {box}")
        mats.pilot.tick(16)
        assert mats.match.n == before + 1


def test_a_quick_drag_counts_by_where_it_ends():
    """The way may come in one piece with the release, as on a busy computer."""
    with table() as mats:
        agent, before = card(mats, "melody-vox-chart-topper"), mats.match.n
        mats.pilot.move(mats.free(f"card {agent}"))
        mats.pilot.press(mats.free(f"card {agent}"))
        mats.pilot.release(mats.screen.places.areas.seats[0].front.center)
        mats.pilot.tick(16)
        assert mats.match.n > before


def test_an_answer_is_for_the_question_that_was_seen():
    """Whoever answers while something is still being told never answers the question that comes after it."""
    with table() as mats:
        screen, before = mats.screen, mats.match.n
        finish, options = (
            screen.sequencer.finish,
            [ACTS[option[0]] if option != PASS else "" for option in screen.view.options],
        )
        first = options.index("play_agent")

        def overtaken():
            screen.sequencer.finish = finish
            mats.match.answer(mats.match.game.no, 0, first, screen.now)
            screen.time_travel.told()

        screen.sequencer.finish = overtaken
        screen.commands.give(1)
        assert mats.match.n == before + 1
        assert mats.match.record.answers[-1].choice == first


def test_a_dropped_card_flies_on_from_where_it_was_dropped():
    """It never jumps back to the hand first; one that is dropped over the hand flies home from there."""
    for playable in (True, False):
        with Mats(seats=2, seed=6, prefs=Prefs(telling=0, animation=1)) as mats:
            mats.play_until("main")
            mats.pilot.tick(3000)
            screen, acts = mats.screen, mats.match.definition.acts
            number = next(o[1] for o in screen.view.options if o[0] >= 0 and acts[o[0]].name == "play_agent")
            sprite, start = screen.scene.sprites[number], mats.free(f"card {number}")
            home = sprite.pose
            mats.match.bots.answer = lambda _seat, _now: None
            place = screen.places.areas.seats[0].front.center
            mats.pilot.drag(start, (start[0] + 20, start[1] - 20), steps=2, drop=False)
            goal = place if playable else (screen.places.areas.hand.right - 40, screen.places.areas.hand.top + 90)
            mats.pilot.move(goal)
            held = screen.scene.drag_pose
            mats.pilot.release(goal)
            mats.pilot.tick(16)
            far = abs(sprite.pose.x - held.x) + abs(sprite.pose.y - held.y)
            assert far < 60, f"it jumped {far} pixels"
            mats.pilot.tick(900)
            assert sprite.pose == sprite.goal
            assert (sprite.pose == home) == (not playable)


def thrown(mats):
    """Throw a Bone, and wait until its title is read."""
    mats.play_until("fight")
    index = next(i for i, o in enumerate(mats.screen.view.options) if o != PASS and ACTS[o[0]] == "throw")
    mats.pilot.tick(6000)
    mats.screen.commands.give(index)
    mats.pilot.tick(100)
    return mats.screen.hud.applause_overlay


def test_a_title_is_applauded_where_the_table_wants_it():
    """The keys of the others clap, and press nothing else; the story waits; the reader's own key does nothing."""
    prefs = Prefs(telling=1, animation=1)
    with Mats(seats=3, humans=2, seed=5, prefs=prefs, say_titles="applause") as mats:
        panel = thrown(mats)
        reader, other = panel.applause.open.seat, 1 - panel.applause.open.seat
        people, before = mats.match.setup.seats, mats.match.n
        for seat in (other, other, reader):
            mats.pilot.key(people[seat].react)
            mats.pilot.tick(50)
        assert panel.visible
        assert panel.applause.open.claps[other] == 2
        assert mats.match.n == before
        assert mats.screen.sequencer.busy
        mats.pilot.tick(6000)
        assert not panel.visible
        assert mats.match.applause.kept[0].claps[other] == 2


def test_nobody_claps_unless_it_was_chosen():
    with Mats(seats=2, seed=5, prefs=Prefs(telling=1, animation=1)) as mats:
        panel = thrown(mats)
        assert not panel.visible
        assert mats.match.applause.kept == []


def test_a_fighter_stays_under_what_is_thrown_on_it():
    """The mouse on somebody who fights shows that card large beside, and swells nothing in the ring."""
    with Mats(seats=2, seed=5, prefs=Prefs(telling=0, animation=1)) as mats:
        mats.play_until("fight")
        screen = mats.screen
        fighter = screen.scene.sprites[screen.scene.fight.combatants[0].card]
        mats.pilot.tick(3000)
        mats.pilot.move(mats.free(f"card {fighter.card}"))
        mats.pilot.tick(1500)
        assert screen.hud.floating.zoom.visible
        assert fighter.raised == 0
