"""Arrows of an attack lead from its card to each target until something else is told."""

from __future__ import annotations

import pygame

from tabletop.games.rpgget.rules.events import Fails, Struck, Succeeds
from tabletop.games.rpgget.rules.fight_events import Attacks, Hits
from tabletop.games.rpgget.rules.table import ACTIVE, ENEMIES
from tests.table.test_states import shown


def test_an_attack_points_at_its_targets():
    """And what is only written in the log takes the arrows from nobody's sight."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        cue_player, zones, kind = table.cue_player, table.view.table.zones, table.view.table.kind
        hero, enemies = zones[ACTIVE][0], zones[ENEMIES][:2]
        kinds = tuple(kind[card] for card in enemies)
        cue_player.said(Attacks(0, kind[hero], hero, -1, 0, 1, enemies, kinds, False, False))
        one, other = len(cue_player.attack_animations.arrow.blits()), len(cue_player.attack_animations.arrow._ways)
        assert other == len(enemies) == 2
        cue_player.said(Struck(0, (1,), ()))
        assert len(cue_player.attack_animations.arrow.blits()) == one > 0
        cue_player.said(Hits(kinds[0], enemies[0], 1, 1, ""))
        assert cue_player.attack_animations.arrow.blits() == []


def test_a_card_in_use_leaves_the_mission_in_sight():
    """What is still to be done and won is read while its targets are chosen."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        signs, scene = table.cards.signs, table.scene
        mission = scene.zones[table.constants.kernel.find("mission")][0]
        used = table.constants.kernel.find("in_use", 0)
        card = scene.zones[table.constants.kernel.find("hand", 0)][0]
        scene.move(card.card, card.zone, used, card.kind)
        marks = [pygame.Rect(at, mark.get_size()) for mark, at in signs.of_card(mission.card, mission.pose.box)]
        assert signs._lies_open(mission)
        assert card.goal.box.collidelist([mission.pose.box, *marks]) < 0


def test_a_banner_names_whose_mission_it_was():
    """Also where it happens at a card."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        said, banner = [], table.hud.banner
        banner.show = lambda moment: said.append(moment.title)
        mission = table.view.table.zones[table.constants.kernel.find("mission")][0]
        kind = table.view.table.kind[mission]
        for fact in (Succeeds(1, kind, mission, 2, 0, False, False, 3), Fails(2, kind, (kind,), 0)):
            table.cue_player.said(fact)
        names = [person.name for person in table.constants.who]
        assert [title.split(" ")[:2] for title in said] == [names[seat].split(" ")[:2] for seat in (1, 2)]


def test_no_arrow_crosses_a_card_that_is_shown_large():
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        cue_player, zones, kind = table.cue_player, table.view.table.zones, table.view.table.kind
        hero, enemy = zones[ACTIVE][0], zones[ENEMIES][0]
        cue_player.said(Attacks(0, kind[hero], hero, -1, 0, 1, (enemy,), (kind[enemy],), False, False))
        dots = cue_player.attack_animations.arrow.blits()
        assert all(dot in cue_player.blits() for dot in dots)
        table.scene.featured = table.scene.sprites[hero]
        assert not any(dot in cue_player.blits() for dot in dots)


def test_an_attack_on_the_own_side_is_asked_about():
    """Whoever says no has done nothing; a hero is never hit by being put back where it stood."""
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        view, acts, before = table.view, table.match.definition.acts, table.match.n
        owner = view.table.owner
        own, other = (
            next(
                i
                for i, (act, card, at) in enumerate(view.options)
                if acts[act].name == "attack" and min(card, at) >= 0 and (owner[card] == owner[at]) == same
            )
            for same in (True, False)
        )
        table.commands.answer(own)
        pilot.tick(100)
        assert (pilot.app.top is table, table.match.n) == (False, before)
        pilot.key("escape")
        pilot.tick(100)
        assert (pilot.app.top is table, table.match.n) == (True, before)
        table.commands.answer(own)
        pilot.click("Do it")
        assert table.match.n == before + 1
    with shown("table-rpgget-4") as pilot:
        table = pilot.app.top
        before = table.match.n
        table.commands.answer(other)
        assert (pilot.app.top is table, table.match.n) == (True, before + 1)
