"""What has helped the people of a match: it stands in the result, so that a win without help can be told from others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.core.definition import Definition
from tabletop.core.record import Answer
from tabletop.match.seats import TableSetup

Help = dict[str, dict[str, int]]  # by seat, what has helped and how often; {} for a person whom nothing has helped


class HelpUsed:
    """`hints`: how many were given, by seat; all else that helps stands in the set-up and among the answers."""

    def __init__(self, definition: Definition, hints: Mapping[int, int] | None = None) -> None:
        self.definition, self.hints = definition, dict(hints or {})

    def at(self, setup: TableSetup, answers: Sequence[Answer]) -> Help:
        """What has helped each person of a table so far."""
        repaired = sum(answer.is_repair for answer in answers)
        return {str(seat): self._of(setup, seat, repaired) for seat in setup.humans}

    def _of(self, setup: TableSetup, seat: int, repaired: int) -> dict[str, int]:
        several = len(setup.humans) > 1
        easier = [rule for rule in self.definition.house_rules if rule.id.endswith(f"_{seat}")]
        found = {
            "hints": self.hints.get(seat, 0),
            "taken_back": setup.seats[seat].taken_back,
            "open_hands": int(setup.privacy == "open" and several),
            "easier": sum(setup.options.get(rule.id, rule.default) in rule.easier for rule in easier),
            "chosen_deal": int(setup.chosen_seed),
            "from_moment": int(setup.begun is not None),
            "repaired": repaired,
        }
        return {what: times for what, times in found.items() if times}
