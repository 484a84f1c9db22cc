from __future__ import annotations

import pygame
import pytest
from msgspec import structs

from tabletop import card_art, games
from tabletop.card_art import compositor, halves
from tabletop.card_art.card_index import printed
from tabletop.card_art.card_sprites import HOVER, REST, CardSprites, SpriteSpec, drained
from tabletop.card_art.compositor import CardFaces
from tabletop.toolkit import pictures
from tabletop.toolkit.assets import AssetError
from tabletop.toolkit.image_loader import READY, Loader
from tests.toolkit.rig import card
from tools.rigs.pilot import Pilot

WIDTHS = [60, 116, 158, 189, 190, 240, 372, 744]


def make() -> CardSprites:
    return CardSprites(CardFaces(Loader(wait=True)))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("frame", ["mission", "reaction", "both", "gold"])
def test_a_face_has_exactly_the_width_asked_for(width: int, frame: str) -> None:
    """Every kind of card can be drawn at every level of detail, at its exact size."""
    with Pilot():
        face = CardFaces(Loader(wait=True)).get("espionage", card(frame=frame), width)
        assert face.get_size() == (width, compositor.height("espionage", width))
        assert face.get_at((0, 0)).a < 60
        assert face.get_at((width // 2, compositor.height("espionage", width) // 2)).a == 255


def test_rules_text_shows_from_190_pixels_up() -> None:
    """A mini card does not change with its text; a full card does."""
    with Pilot():
        for width, differs in ((189, False), (190, True)):
            cards = CardFaces(Loader(wait=True))
            one, two = (cards.get("espionage", card(text=(words,)), width) for words in ("Draw.", "Discard two cards."))
            assert (pygame.image.tobytes(one, "RGBA") != pygame.image.tobytes(two, "RGBA")) is differs


@pytest.mark.parametrize("width", [190, 240, 300, 372, 500])
def test_the_longest_text_stays_in_its_box(width: int) -> None:
    """Nothing of the body is written below its box, where the foot and the frame are."""
    with Pilot():
        cards = CardFaces(Loader(wait=True))
        spec = card_art.spec("espionage")
        unit = width / card_art.CARD[0]
        x, y, wide, high = spec.full["body"].box
        bottom = round((y + high) * unit)
        words, none = (
            cards.get("espionage", card(text=text, flavour="", number=0), width) for text in (card().text, ())
        )
        below = pygame.Rect(
            round(x * unit), bottom + 1, round(wide * unit), compositor.height("espionage", width) - bottom - 1
        )
        assert pygame.image.tobytes(words.subsurface(below), "RGBA") == pygame.image.tobytes(
            none.subsurface(below), "RGBA"
        )
        assert pygame.image.tobytes(words, "RGBA") != pygame.image.tobytes(none, "RGBA")


def test_a_back_tells_nothing() -> None:
    """The back is one picture: it does not depend on any card."""
    with Pilot():
        cards = CardFaces(Loader(wait=True))
        assert cards.get("espionage", None, 120) is cards.get("espionage", None, 120)


def test_missing_art_is_an_error_that_names_it() -> None:
    """A card without a picture is found at once, by its file."""
    with Pilot(), pytest.raises(AssetError, match=r"nobody\.webp"):
        CardFaces(Loader(wait=True)).get("espionage", card(id="nobody"), 120)


def test_states_look_different_and_glow_beyond_the_card() -> None:
    """Each state is another picture; a glowing card has its colour outside its edge."""
    with Pilot():
        sprites = make()
        pictures = {
            state: pygame.image.tobytes(sprites.get(SpriteSpec("espionage", card(), 158, state)), "RGBA")
            for state in ("normal", "playable", "target", "hover", "drained")
        }
        assert len(set(pictures.values())) == 5
        glowing = sprites.get(SpriteSpec("espionage", card(), 158, "playable"))
        beside = glowing.get_at(((glowing.get_width() - 158) // 2 - 4, glowing.get_height() // 2))
        assert beside.g > beside.r
        assert beside.a > 80


def test_a_drained_card_is_paler_and_darker() -> None:
    """What cannot be played has a third of its colour and two thirds of its light."""
    with Pilot():
        face = CardFaces(Loader(wait=True)).get("espionage", card(id="ninja", frame="reaction"), 158)
        pale = pygame.transform.average_color(drained(face))
        full = pygame.transform.average_color(face)
        assert sum(pale[:3]) < 0.75 * sum(full[:3])
        assert max(pale[:3]) - min(pale[:3]) < 0.5 * (max(full[:3]) - min(full[:3]))


def test_a_sprite_is_centred_on_its_card_at_any_angle() -> None:
    """The card's middle is the sprite's middle, so turning it does not move it."""
    with Pilot():
        sprites = make()
        for angle in (0, 6, -18, 90):
            for lift in (REST, HOVER):
                sprite = sprites.get(SpriteSpec("espionage", None, 120, "normal", angle, lift))
                solid = pygame.mask.from_surface(sprite, 250).get_bounding_rects()
                box = max(solid, key=lambda rect: rect.width * rect.height)
                assert abs(box.centerx - sprite.get_width() / 2) <= 2
                assert abs(box.centery - sprite.get_height() / 2) <= 2


def test_art_arrives_in_the_background() -> None:
    """Without waiting, a face comes at once with a stand-in; events tell when its parts are there."""
    with Pilot():
        cards = CardFaces(Loader())
        first = cards.get("espionage", card(), 120)
        assert first.get_size() == (120, 168)
        assert first.get_at((60, 2)).hsla[2] > 20, "nobody sees a black card"
        assert not cards.ready("espionage", card(), 120)
        event = pygame.event.Event(READY)
        while event.type != pygame.NOEVENT and cards.get("espionage", card(), 120) is first:
            event = pygame.event.wait(5000)
        assert cards.ready("espionage", card(), 120)


def test_a_failed_load_is_told_at_the_next_question() -> None:
    """Missing art found by the worker is an error in the program's own thread."""
    with Pilot():
        loader = Loader()
        assert loader.get(("espionage", "art", "nobody.webp"), (60, 60)) is None
        while pygame.event.wait(5000).type not in (READY, pygame.NOEVENT):
            pass
        with pytest.raises(AssetError, match="nobody"):
            loader.get(("espionage", "art", "nobody.webp"), (60, 60))


def test_in_a_large_window_cards_stay_as_bold_as_in_a_usual_one():
    """A card that takes the same part of the window shows as much, be the window 1080 or 2160 lines high."""
    assert compositor.level("beanz", 140, 1.0) == compositor.level("beanz", 280, 2.0) == "mini"
    assert compositor.level("beanz", 372, 1.0) == compositor.level("beanz", 744, 2.0) == "full"
    for size, large in (((1280, 720), 1.0), ((3840, 2160), 2.0)):
        with Pilot(size) as pilot:
            assert pilot.app.cards.faces.window == large


def test_while_another_size_is_loaded_the_last_one_stands_in() -> None:
    """A card that grows never turns dark: its smaller picture is shown larger until the new one is there."""
    with Pilot():
        loader = Loader(wait=True)
        sprites = CardSprites(CardFaces(loader))
        small = sprites.get(SpriteSpec("espionage", card(id="ninja"), 116))
        loader.wait = False
        grown = sprites.get(SpriteSpec("espionage", card(id="ninja"), 174))
        assert grown.get_width() == round(small.get_width() * 1.5)
        means = [pygame.transform.average_color(picture) for picture in (small, grown)]
        assert all(abs(one - two) < 12 for one, two in zip(*means, strict=True))
        sprites.clear()


def test_a_back_is_read_once_for_all_small_sizes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reading the file takes longer than a frame: other sizes are made of what was read."""
    with Pilot():
        loader = Loader(wait=True)
        card_faces, read = CardFaces(loader), list[tuple[str, ...]]()
        load = pictures.load
        monkeypatch.setattr(pictures, "load", lambda *parts: (read.append(parts), load(*parts))[1])
        for width in (60, 64, 90, 140, 199):
            face = card_faces.get("espionage", None, width)
            assert face.get_size() == (width, round(width * 1.4))
        assert len(read) <= 1


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Pebble Asteroid Field", ("Pebble", "Asteroid Field")),
        ("Bean There, Done That", ("Bean There,", "Done That")),
        ("Moon", ("Moon", "")),
    ],
)
def test_a_long_name_is_cut_where_its_longer_line_is_shortest(name: str, lines: tuple[str, str]) -> None:
    assert halves(name) == lines


def test_small_cards_of_mighty_beanz_write_long_names_in_two_lines() -> None:
    beanz = games.load("beanz")
    kinds = {card.name: kind for kind, card in enumerate(beanz.cards)}

    def lines(name: str) -> list[str]:
        text = printed(beanz, kinds[name])
        said = card_art.words("beanz", text, card_art.spec("beanz").kinds[text.frame], "mini")
        return [words for box, words in said.items() if box.startswith("title")]

    halves = ["Pebble", "Asteroid Field"]
    assert lines(" ".join(halves)) == halves
    assert lines("Lion Bean") == ["Lion"]


def test_bold_and_italic_words_of_a_card_are_written_so() -> None:
    """The kind of an action and its keywords are no part of its name."""
    with Pilot():
        plain, bold, italic = (
            CardFaces(Loader(wait=True)).get("rpgget", _hero(words), 372)
            for words in ("Attack Slash Melee", "**Attack** Slash Melee", "Attack Slash *Melee*")
        )
        pictured = {pygame.image.tobytes(face, "RGBA") for face in (plain, bold, italic)}
    assert len(pictured) == 3


def _hero(words: str) -> card_art.CardText:
    text = printed(games.load("rpgget"), 0)
    return structs.replace(text, text=(words,))
