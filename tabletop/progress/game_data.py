"""A file of practice that a game's folder may have: whether it is there, and what it says, checked against the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from tabletop import games
from tabletop.core.toml_loader import DataFileError, read_toml
from tabletop.i18n import tr

if TYPE_CHECKING:
    from tabletop.core.definition import Definition

FOLDER = "practice"
T = TypeVar("T")


@dataclass(frozen=True)
class PracticeFile(Generic[T]):
    """`name`: of the file; `what`: the message for what a game has that has one; `of`: its msgspec struct; `mistakes`: given
    that and the game, one sentence for each thing in it that the game does not know.
    """

    name: str
    what: str
    of: type[T]
    mistakes: Callable[[T, Definition], Iterator[str]]

    def there(self, game: str) -> bool:
        return games.plugin(game).data(FOLDER, self.name) is not None

    def load(self, game: str) -> T:
        """LookupError when the game has none; DataFileError names file, entry, field and the nearest valid word."""
        plugin = games.plugin(game)
        data = plugin.data(FOLDER, self.name)
        if data is None:
            raise LookupError(tr("progress-lacks", game=plugin.about.title, what=tr(self.what)))
        return self.read(data, plugin.rules(), f"{game}/{FOLDER}/{self.name}")

    def read(self, data: bytes, definition: Definition, name: str) -> T:
        """The same from the text of a file called `name`."""
        found = read_toml(data, self.of, name)
        for wrong in self.mistakes(found, definition):
            raise DataFileError(f"{name}: {wrong}")
        return found
