"""Everything a game says: never an exception, never nothing, never a card that the reader does not see."""

from __future__ import annotations

import re
from random import Random

from tabletop.core.ask import NOBODY, UNKNOWN
from tabletop.core.events import kinds_of
from tabletop.core.messages import CardRef, SeatRef
from tabletop.core.view import redact, view
from tests.driving import asked_seats
from tests.generic.tables import every_game, every_table, press, start

RULE = re.compile(r"[A-Z]{2}-\d+$")


def spoken(definition, line, seats) -> str:
    """A line as text; its parts are words, seats that exist, and cards by kind."""
    words = []
    for part in line:
        if isinstance(part, SeatRef):
            assert part.seat in range(-3, seats)
            words.append(f"seat {part.seat}")
        elif isinstance(part, CardRef):
            assert part.kind == UNKNOWN or part.kind in range(len(definition.cards))
            words.append("a card" if part.kind == UNKNOWN else definition.cards[part.kind].name)
        else:
            assert isinstance(part, str)
            words.append(part)
    return "".join(words).strip()


@every_table
def test_prompts_labels_and_reasons_say_something_on_every_state(definition, seats):
    """For every seat and for onlookers, asked or not: a prompt with its why and rule, a label per option, whole sentences."""
    reasons = 0
    for seed in range(3):
        game, random = start(definition, seats, seed, auto=False), Random(seed)
        while True:
            for seat in range(NOBODY, seats):
                seen = view(game, seat)
                prompt = definition.prompt(seen)
                assert spoken(definition, prompt.line, seats)
                assert prompt.why or game.over
                assert RULE.match(prompt.rule), prompt
                labels = [definition.label(seen, option) for option in seen.options]
                assert all(label.strip() for label in labels)
                for card, (code, sentence, rule) in game.reasons(seat).items():
                    reasons += 1
                    assert seen.table.kind[card] != UNKNOWN, (
                        f"{sentence} is said of a card that seat {seat} does not see"
                    )
                    assert card not in {c for _, c, _ in seen.options}, (
                        f"{sentence} is said of a card that can be chosen"
                    )
                    assert re.fullmatch(r"[a-z_]+", code)
                    assert sentence.endswith((".", "!", "?"))
                    assert RULE.match(rule)
            if game.over:
                break
            press(game, random)
    assert reasons, "no card was ever grey"


@every_table
def test_the_log_says_something_and_names_only_what_is_seen(definition, seats):
    """Each redacted event becomes lines, often none, never empty ones; a card in a line is one that the event names."""
    lines = 0
    for seed in range(3):
        game, random = start(definition, seats, seed, auto=False), Random(seed)
        while not game.over:
            game.table.events = []
            press(game, random)
            for event in game.take_events():
                for seat in range(NOBODY, seats):
                    heard, seen = redact(event, seat), view(game, seat)
                    told = definition.narrate(seen, heard)
                    for line in told:
                        assert spoken(definition, line, seats)
                        lines += 1
                        for part in line:
                            if isinstance(part, CardRef) and part.kind != UNKNOWN and part.card >= 0:
                                assert named_by(heard, part) or seen.table.kind[part.card] == part.kind, (
                                    line,
                                    heard,
                                    seat,
                                )
                    assert heard != ("hush",) or not told, "what is not heard is not told"
    assert lines > 20


def named_by(event, part) -> bool:
    if event[0] == "move":
        return event[1] == part.card and event[4] == part.kind
    if event[0] == "show":
        return (part.card, part.kind) in zip(event[1], event[2], strict=True)
    return event[0] == "say" and part.kind in kinds_of(event[2])


@every_game
def test_cards_and_house_rules_have_words(definition):
    """Nothing that a player reads is empty, ids are unique, and every house rule cites the rule it switches."""
    assert definition.name
    assert definition.score_name
    assert (
        len({card.id for card in definition.cards})
        == len({card.name for card in definition.cards})
        == len(definition.cards)
    )
    for card in definition.cards:
        assert card.line
        assert card.text
        assert all(text.strip() for text in card.text)
        assert card.copies > 0
    assert len({rule.id for rule in definition.house_rules}) == len(definition.house_rules)
    for rule in definition.house_rules:
        assert rule.name
        assert rule.text.endswith(".")
        assert len(rule.values) > 1
        assert all(rule.values.values())
        assert RULE.match(rule.rule)
    assert len({act.name for act in definition.acts}) == len(definition.acts)
    assert all(act.label for act in definition.acts)
    assert set(definition.looks.icons) <= {act.name for act in definition.acts}, "an icon of no act is never seen"


@every_table
def test_options_of_one_ask_can_be_told_apart(definition, seats):
    """Two options that read alike differ in a card or a place that the screen shows; a button never stands there twice."""
    game, random = start(definition, seats, 2, auto=False), Random(2)
    while not game.over:
        for seat in asked_seats(game):
            seen = view(game, seat)
            buttons = [definition.label(seen, o) for o in seen.options if o[1] < 0]
            assert len(set(buttons)) == len(buttons), buttons
        press(game, random)
