"""That the end is near is told by what all may know: a last asset, a last turn, a stone that is missing, few open assets."""

from __future__ import annotations

import pygame
import pytest

from tabletop.games.codenames.presentation import decorations
from tabletop.games.codenames.presentation.card_faces import GAUNTLET
from tabletop.games.codenames.presentation.decorations import Cells
from tabletop.games.codenames.rules.cards import CELLS, TOKEN
from tabletop.games.codenames.rules.events import Assassin, FullHouse, LastTurn, Locks, OneLeft, OneStone, Turn, Wins
from tabletop.table.hud.banner import BannerText
from tabletop.toolkit.theme import Prefs
from tests import saying
from tests.driving import facts
from tests.games.codenames.scene import KINDS, Scene
from tests.games.codenames.table import Grid

NEUTRAL = ["Lockjaw", "Cassette Player", "Jotunheim", "Nick Fury", "The Thing"]


def of(scene, fact):
    return [found for found in facts(scene.events) if isinstance(found, fact)]


def owned(owner):
    """The names of what a side has to find."""
    scene = Scene()
    return [name for name, cell in scene.cell.items() if scene.table.kind[CELLS + cell] == TOKEN + owner]


@pytest.mark.rule("CN-100")
def test_one_asset_left_is_told_of_either_side_whoever_has_covered():
    mine = owned(1)
    scene = Scene(found=mine[:-2]).clue("word", 2)
    assert of(scene, OneLeft) == []
    scene.lock(mine[-2])
    assert of(scene, OneLeft) == [OneLeft(1, 1, "HYDRA")]
    rivals = owned(0)
    scene = Scene(found=rivals[:-2]).clue("word", 1).lock(rivals[-2])
    assert of(scene, OneLeft) == [OneLeft(0, 0, "S.H.I.E.L.D.")]


@pytest.mark.rule("CN-54")
def test_a_penalty_may_leave_one_asset():
    mine = owned(0)
    scene = Scene(found=mine[:-2], invalid_clue_penalty="lose_turn_and_cover", challenge="agreed")
    scene.clue("green", 2).object().agree().cover(mine[-2])
    assert of(scene, OneLeft) == [OneLeft(0, 0, "S.H.I.E.L.D.")]


def test_a_touch_says_whether_it_may_be_the_last_one():
    mine = owned(1)
    scene = Scene(found=mine[:-2]).clue("word", 2).lock(mine[-2])
    assert [fact.last for fact in of(scene, Locks)] == [0]
    scene.lock("Lockjaw")
    assert [fact.last for fact in of(scene, Locks)] == [1], "whoever's it is"


@pytest.mark.rule("CN-107", "CN-108")
def test_the_last_turn_against_a_simulated_rival():
    rivals = owned(0)
    scene = Scene(2, mode="coop", own_side="hydra", found=rivals[:-2]).clue("word", 1).lock("Lockjaw")
    assert of(scene, LastTurn) == []
    scene.cover(rivals[-2])
    assert of(scene, OneLeft) == []
    assert of(scene, LastTurn) == [LastTurn(0, 1)]
    scene = Scene(2, mode="coop", own_side="hydra", found=rivals[:-3]).clue("word", 1).lock("Lockjaw")
    assert of(scene.cover(rivals[-3]), LastTurn) == [], "two are left"


@pytest.mark.rule("CN-117")
def test_one_stone_is_missing_where_the_gauntlet_is_played():
    for rule, told in (("on", 1), ("off", 0)):
        scene = Scene(found=NEUTRAL, infinity_gauntlet=rule).clue("word", 1).lock("Cyclops")
        assert len(of(scene, OneStone)) == told


def test_a_turn_says_how_many_assets_are_open():
    scene = Scene(found=NEUTRAL).clue("word", 1).lock("Cyclops")
    assert [fact.uncovered for fact in of(scene, Turn)] == [19]


@pytest.mark.rule("CN-94")
def test_the_assassin_is_told_before_the_end():
    scene = Scene().clue("word", 1).lock("Ultron")
    assert [fact.word for fact in facts(scene.events)] == ["locks", "reveals", "assassin", "wins"]
    assert of(scene, Assassin) == [Assassin(3, 1, KINDS["Ultron"], scene.cell["Ultron"])]


@pytest.mark.parametrize(("side", "sign"), [(0, "tile_shield.webp"), (1, "tile_hydra.webp")])
def test_what_a_team_does_has_its_sign_and_not_a_face(side, sign):
    """A full house and a last asset are those of a team: the banner names it and shows its sign, nobody of it."""
    with Grid(people=(2,), prefs=Prefs()) as grid:
        shown = []
        moments, banner = grid.screen.cue_player, grid.screen.hud.banner
        banner.show = lambda moment: shown.append((moment.title, moment.picture, moment.person))
        moments.said(FullHouse((side, side + 2), side, 3))
        moments.said(OneLeft(side, side, ("S.H.I.E.L.D.", "HYDRA")[side]))
        heads = (
            ["A full house for HYDRA", "HYDRA lacks one asset"]
            if side
            else ["A full house for your team!", "Your team lacks one asset"]
        )
        assert shown == [(head, ("codenames", sign), None) for head in heads]


@pytest.mark.parametrize(("side", "color", "own"), [(0, "gold", True), (1, "coral", False)])
def test_a_last_asset_is_at_stake_for_a_team(side, color, own):
    """An Agent hears of it as the own team's, in gold, though the fact is its Director's; of the rivals' it is a danger."""
    with Grid(people=(2,), prefs=Prefs()) as grid:
        said = []
        moments, banner = grid.screen.cue_player, grid.screen.hud.banner
        banner.show = lambda moment: said.append((moment.title, moment.text, moment.color))
        team = ("S.H.I.E.L.D.", "HYDRA")[side]
        moments.said(OneLeft(side, side, team))
        so = "You win as soon as anybody touches it" if own else "HYDRA wins as soon as anybody touches it"
        head = "Your team lacks one asset" if own else "HYDRA lacks one asset"
        assert said == [(head, so, color)]
        assert moments.danger_overlay.busy
        assert grid.pilot.app.event_lane.slow > 1


def test_the_assassin_is_named_once_to_each_team_when_few_assets_are_open():
    with Grid(people=(2,), prefs=Prefs()) as grid:
        said, stake = [], saying.cue("codenames/turn")["stakes"][0]
        moments, banner = grid.screen.cue_player, grid.screen.hud.banner
        banner.show = lambda moment: said.append((moment.title, moment.text, moment.color))
        for seat, count in ((0, 10), (1, 8), (0, 7), (1, 6), (0, 5)):
            moments.said(Turn(seat, seat, count))
        assert said == [
            (
                stake["line"].format(uncovered=8),
                stake["so"].format(seat=grid.screen.constants.who[1].name),
                "gold",
            ),
            (stake["own"].format(uncovered=7), stake["own_so"], "coral"),
        ]


def test_a_touch_that_may_be_the_last_holds_the_breath_without_words_over_the_card():
    with Grid(people=(2,), prefs=Prefs()) as grid:
        said = []
        moments, banner = grid.screen.cue_player, grid.screen.hud.banner
        banner.show = said.append
        moments.said(Locks(2, 0, grid.table.kind[3], 3, 0))
        assert not moments.danger_overlay.busy
        moments.said(Locks(2, 0, grid.table.kind[3], 3, 1))
        assert moments.danger_overlay.busy
        assert moments.danger_overlay.color == "gold"
        assert said == []


@pytest.mark.rule("CN-117", "CN-119")
def test_the_gauntlet_has_its_name_only_where_it_means_something():
    """Without the house rule it is a neutral cover like the others."""
    said = []
    for rule, name in (("on", "INFINITY GAUNTLET"), ("off", "NEUTRAL")):
        with Grid(people=(2,), infinity_gauntlet=rule) as grid:
            [cells] = [piece for piece in grid.screen.cards.pieces if isinstance(piece, Cells)]
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(decorations, "lettered", lambda text, *_: said.append(text) or pygame.Surface((9, 9)))
                cells._name(pygame.Surface((200, 200)), pygame.Rect(0, 0, 90, 60), GAUNTLET)
            assert said.pop() == name


def test_the_line_below_a_banner_has_a_shadow_as_its_title_has(monkeypatch):
    """What lies below shines through the ends of the ribbon."""
    with Grid(people=(2,), prefs=Prefs()) as grid:
        banner, inks = grid.screen.hud.banner, []
        banner.clear_moments()
        banner.show(BannerText("HYDRA lacks one asset", "HYDRA wins", color="coral"))
        grid.pilot.tick(500)
        monkeypatch.setattr(
            banner.kit, "write", lambda _, text, _role, box, ink="", **__: inks.append((text, ink, box.y))
        )
        banner.draw(grid.pilot.window.surface)
        shadow, line = [entry for entry in inks if entry[0] == "HYDRA wins"]
        assert (shadow[1], line[1]) == ("black", "coral")
        assert shadow[2] > line[2]


@pytest.mark.parametrize(
    ("people", "side", "title"),
    [
        ((2,), 0, "Your team wins"),
        ((2,), 1, "HYDRA wins"),
        ((2, 3), 0, "S.H.I.E.L.D. wins"),
        ((2,), -1, "The simulated rival wins"),
    ],
)
def test_who_sits_alone_is_told_that_the_own_team_has_won(people, side, title):
    """Also an Agent, whom the fact does not name first; where several look, the side is named."""
    with Grid(people=people, prefs=Prefs()) as grid:
        grid.screen.hud.banner.clear_moments()
        grid.screen.cue_player.said(Wins(side, "all_found", () if side < 0 else (side, side + 2)))
        assert grid.screen.hud.banner.moment.title == title
