"""Answers over the table: a card that goes nowhere gets a ring, and no arrow to the middle."""

import pygame

from tabletop.table.guided.replay_screen import AnswerArrow, AnswerArrows
from tests.table.rig import Sitting


def test_a_card_that_goes_nowhere_has_a_ring():
    with Sitting(seats=3) as table:
        table.wait()
        screen, definition = table.screen, table.match.definition
        arrows = AnswerArrows(definition, screen.scene, screen.kit)
        sprite = next(iter(screen.scene.sprites.values()))
        bare = next(no for no, act in enumerate(definition.acts) if act.spot == "none")
        aimed = next(no for no, act in enumerate(definition.acts) if act.spot == "seat")
        box = screen.scene.pose(sprite).box
        assert arrows._alone(AnswerArrow(0, (bare, sprite.card, -1), "green")) == box
        assert arrows._alone(AnswerArrow(0, (aimed, sprite.card, 1), "green")) is None
        arrows.show(
            (AnswerArrow(0, (bare, sprite.card, -1), "green"), AnswerArrow(0, (bare, sprite.card, -1), "coral"))
        )
        picture = pygame.Surface(screen.rect.size, pygame.SRCALPHA)
        arrows.draw(picture)
        assert picture.get_bounding_rect().inflate(-60, -60).colliderect(box)
        assert picture.get_bounding_rect().width < box.width + 60
