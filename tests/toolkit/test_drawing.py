from __future__ import annotations

from random import Random

import pygame
import pytest

from tabletop.toolkit import rects, shapes, theme
from tabletop.toolkit.cache import ROOMY, USUAL, SurfaceBudget, SurfaceCache, house
from tabletop.toolkit.draw_context import DrawContext
from tabletop.toolkit.layers import Blit, BlitRecorder, Layers, centred
from tabletop.toolkit.particles import MOST, Particles
from tools.rigs.pilot import Pilot


def surface(side: int) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA)


def soft(dice: Random) -> pygame.Surface:
    """A picture of any size through which one sees more at its foot."""
    size = (dice.randint(3, 150), dice.randint(3, 150))
    ends = [pygame.Color(*(dice.randrange(256) for _ in range(3)), alpha) for alpha in (255, dice.randrange(200))]
    return shapes.gradient(size, *ends)


def change(resting: list[Blit], pictures: list[pygame.Surface], dice: Random) -> None:
    """One comes, goes, or is drawn later; some hang over the edge, some lie twice at one place, some are new pictures."""
    action = dice.randrange(5)
    if action == 0 and resting:
        resting.pop(dice.randrange(len(resting)))
    elif action == 1 and resting:
        resting.append(resting.pop(dice.randrange(len(resting))))
    elif action == 2 and resting:
        resting.insert(dice.randrange(len(resting)), resting[0])
    else:
        picture = soft(dice) if action == 3 else dice.choice(pictures)
        resting.insert(dice.randint(0, len(resting)), (picture, (dice.randint(-60, 620), dice.randint(-60, 380))))


class TestCache:
    def test_the_least_recently_used_goes_first(self) -> None:
        """The store stays below its limit and keeps what was used last."""
        cache = SurfaceCache(3 * 100 * 400)
        for key in "abc":
            cache.get(key, lambda: surface(100))
        cache.get("a", lambda: surface(100))
        cache.get("d", lambda: surface(100))
        assert [key in cache for key in "abcd"] == [True, False, True, True]
        assert cache.used <= cache.limit

    def test_one_surface_larger_than_the_limit_is_still_kept(self) -> None:
        """Something too large replaces all, so that it is not made at every frame."""
        cache = SurfaceCache(10)
        first = cache.get("big", lambda: surface(50))
        assert cache.get("big", lambda: surface(50)) is first

    def test_all_stores_share_one_limit(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """What was looked at longest ago goes first, in whichever store it lies; the one that grows keeps its last."""
        house.clear()
        left, right = SurfaceCache(1 << 20), SurfaceCache(1 << 20)
        left.get("old", lambda: surface(100))
        right.get("used", lambda: surface(100))
        left.get("new", lambda: surface(100))
        right.get("used", lambda: surface(100))
        monkeypatch.setattr(house, "limit", 3 * 100 * 400)
        right.get("more", lambda: surface(100))
        assert [key in left for key in ("old", "new")] == [False, True]
        assert [key in right for key in ("used", "more")] == [True, True]
        right.get("huge", lambda: surface(400))
        assert (len(left), len(right), "huge" in right) == (0, 1, True)

    def test_larger_windows_have_more_room(self) -> None:
        """Twice the pixels, twice the pictures; small windows share what one usual one has, and a closed one has none."""

        class Some:
            """A window."""

        found, one, two = SurfaceBudget(), Some(), Some()
        found.fit(one, (1024, 720))
        found.fit(two, (1024, 720))
        assert found.limit == ROOMY
        found.fit(two, (3840, 2160))
        assert found.limit > 4 * ROOMY
        del two
        found.fit(one, USUAL)
        assert found.limit == ROOMY
        found.make_room(ROOMY // 2)
        assert found.limit == ROOMY // 2


class TestShapes:
    @pytest.mark.parametrize("size", [(1, 1), (2, 3), (7, 40), (200, 100)])
    def test_panels_of_any_size_and_style(self, size: tuple[int, int]) -> None:
        """Every style of the theme can be drawn at every size, with its margin for the shadow."""
        look = theme.load()
        for style in look.surface.values():
            picture, margin = shapes.panel(look, style, size, 0.667)
            assert picture.get_size() == (size[0] + 2 * margin, size[1] + 2 * margin)

    def test_corners_are_smooth(self) -> None:
        """A rounded corner has clear, solid and partly covered pixels."""
        alphas = {shapes.rounded((80, 60), 20).get_at((x, y)).a for x in range(20) for y in range(20)}
        assert 0 in alphas
        assert 255 in alphas
        assert any(0 < alpha < 255 for alpha in alphas)

    def test_a_gradient_begins_and_ends_with_its_colours(self) -> None:
        """The first row is the upper colour, the last the lower one."""
        drawn = shapes.gradient((4, 100), pygame.Color("#000000"), pygame.Color("#c8c8c8"))
        assert drawn.get_at((1, 0)).r <= 4
        assert drawn.get_at((1, 99)).r >= 196
        assert 90 <= drawn.get_at((1, 50)).r <= 110

    def test_a_shadow_fades_out_inside_its_picture(self) -> None:
        """Nothing is cut at the edge of the picture, and the middle is darkest."""
        drawn = shapes.shadow((120, 80), 12, 10, 130)
        width, height = drawn.get_size()
        assert (width, height) == (160, 120)
        assert all(drawn.get_at((x, 0)).a <= 3 for x in range(width))
        assert drawn.get_at((width // 2, height // 2)).a >= 100


class TestLayout:
    BOX = pygame.Rect(10, 20, 300, 200)

    def test_cuts_give_back_all_but_the_gap(self) -> None:
        """Strip and rest together are the box without the gap, on each side."""
        for cut in (rects.cut_top, rects.cut_bottom):
            strip, rest = cut(self.BOX, 50, 8)
            assert strip.height + rest.height + 8 == 200
            assert strip.unionall([rest]) == self.BOX
        for cut in (rects.cut_left, rects.cut_right):
            strip, rest = cut(self.BOX, 50, 8)
            assert strip.width + rest.width + 8 == 300
            assert strip.unionall([rest]) == self.BOX

    @pytest.mark.parametrize("count", [1, 2, 3, 7])
    def test_columns_and_rows_fill_the_box(self, count: int) -> None:
        """Shares fill the whole box, without overlap."""
        for cells in (rects.columns(self.BOX, [1] * count, 5), rects.rows(self.BOX, [1] * count, 5)):
            assert cells[0].unionall(cells) == self.BOX
            assert all(cells[i].collidelist(cells[i + 1 :]) == -1 for i in range(count))

    def test_grid_is_filled_row_by_row(self) -> None:
        """Cells come in reading order, as many as asked for."""
        cells = rects.grid(self.BOX, 3, 5, 4)
        assert len(cells) == 5
        assert cells[3].x == cells[0].x
        assert cells[3].y > cells[0].y

    def test_a_box_too_small_gives_no_negative_rooms(self) -> None:
        """Whatever is cut from too little room, no side is negative."""
        tiny = pygame.Rect(0, 0, 10, 10)
        for strip, rest in (rects.cut_top(tiny, 50, 8), rects.cut_left(tiny, 50, 8)):
            assert min(*strip.size, *rest.size) >= 0
        assert min(rects.inset(tiny, 30).size) >= 0


class TestLayers:
    def test_resting_cards_are_drawn_once(self) -> None:
        """Moving frames do not paint what rests; nor does a change somewhere; a new size does."""
        with Pilot((1280, 720)) as pilot:
            target = pilot.window.surface
            resting = [(surface(50), (5, 5))] * 100
            layers = Layers(lambda ground: ground.fill("#204060"), lambda: resting)
            for x in range(20):
                layers.draw(target, [centred(surface(40), (x * 10, 300))])
            assert layers.rebuilt == 1
            resting.append((surface(20), (300, 5)))
            layers.rest_changed()
            layers.draw(target)
            assert layers.rebuilt == 1
            pilot.resize((1600, 900))
            layers.draw(pilot.window.surface)
            assert layers.rebuilt == 2

    def test_a_mended_layer_is_what_a_new_one_is(self) -> None:
        """Whatever comes, goes and changes its place in the order: to the pixel."""
        dice = Random(3)
        with Pilot((640, 400)) as pilot:
            target, pictures = pilot.window.surface, [soft(dice) for _ in range(12)]

            def ground(below: pygame.Surface) -> None:
                below.blit(shapes.gradient(below.get_size(), pygame.Color("#204060"), pygame.Color("#c07020")), (0, 0))

            resting: list[Blit] = []
            layers = Layers(ground, lambda: resting)
            for _ in range(50):
                for _ in range(dice.randint(1, 3)):
                    change(resting, pictures, dice)
                layers.rest_changed()
                layers.draw(target)
                mended = target.copy()
                Layers(ground, lambda: resting).draw(target)
                assert mended.get_buffer().raw == target.get_buffer().raw
            assert 0 < layers.rebuilt < 40, "it should have been mended at times"

    def test_a_tape_takes_blits_alone(self) -> None:
        """Whatever else is done to what rests would be lost, so it fails."""
        tape, picture = BlitRecorder(), surface(5)
        tape.surface.blit(picture, picture.get_rect(topleft=(3, 4)))
        assert tape.blits == [(picture, (3, 4))]
        with pytest.raises(TypeError):
            pygame.draw.line(tape.surface, "red", (0, 0), (9, 9))
        with pytest.raises(AttributeError):
            tape.surface.fill("red")

    def test_the_moving_layer_leaves_no_trace(self) -> None:
        """A card that moved away leaves the ground behind it as it was."""
        with Pilot() as pilot:
            card = surface(60)
            card.fill("red")
            layers = Layers(lambda ground: ground.fill("#204060"), list)
            layers.draw(pilot.window.surface, [centred(card, (100, 100))])
            assert pilot.window.surface.get_at((100, 100))[:3] == (255, 0, 0)
            layers.draw(pilot.window.surface, [centred(card, (400, 100))])
            assert pilot.window.surface.get_at((100, 100))[:3] == (0x20, 0x40, 0x60)


class TestParticles:
    def test_they_end_and_never_grow_too_many(self) -> None:
        """Bursts add up to a limit and are gone after their life."""
        specks = Particles(DrawContext((1280, 720)))
        for _ in range(50):
            specks.burst("star", (100, 100), "gold", 0)
        assert 0 < len(specks.blits(10)) <= MOST
        assert specks.blits(5000) == []
        assert not specks.busy

    def test_the_same_seed_flies_the_same_way(self) -> None:
        """Pictures with particles can be compared."""
        places = []
        for _ in range(2):
            specks = Particles(DrawContext((1280, 720)), seed=5)
            specks.burst("spark", (100, 100), "gold", 0)
            places.append([place for _, place in specks.blits(100)])
        assert places[0] == places[1]
