"""What there is to say of a pack before it is taken in: whether its game can be played with it, and what it would replace."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tabletop import games, packs
from tabletop.core.edition_ids import JOIN
from tabletop.core.sanitizing import shown
from tabletop.core.toml_loader import DataFileError
from tabletop.games import editions
from tabletop.i18n import grouped, tr
from tabletop.packs import MANIFEST, CardPack, PackFolder


class PackReport(NamedTuple):
    """A pack that was read, what is wrong with it, one sentence each, and the pack in whose place it would come.

    words: of a list of words, how many bots know, and how many there are.
    """

    pack: CardPack
    mistakes: list[str]
    before: CardPack | None
    words: tuple[int, int] = (0, 0)

    @property
    def understood(self) -> str:
        """What bots make of a list of words, "" for cards: those are rated by what they do."""
        known, count = self.words
        return tr("packs-words-known", known=grouped(known), count=grouped(count)) if count else ""

    @property
    def news(self) -> str:
        """What taking it in would change, in one sentence."""
        return self._said("packs-news-new", "packs-news-same", "packs-news-other", "packs-news-newer")

    @property
    def done(self) -> str:
        """What taking it in has changed."""
        return self._said("packs-done-new", "packs-news-same", "packs-done-other", "packs-done-newer")

    def _said(self, new: str, same: str, other: str, newer: str) -> str:
        name, before = self.pack.name, self.before
        if before is None:
            return tr(new, pack=name)
        if before.digest == self.pack.digest:
            return tr(same, pack=name)
        return tr(newer if self._same_authors(before) else other, pack=name, before=before.name)

    def _same_authors(self, before: CardPack) -> bool:
        return before.manifest.authors == self.pack.manifest.authors


def report(path: Path, shelf: PackFolder) -> PackReport:
    """Read the pack at a path. DataFileError: it is none, or its pack.toml does not fit."""
    pack = CardPack(packs.read(path))
    try:
        before = shelf.find(pack.id)
    except DataFileError:
        before = None
    try:
        plugin = games.plugin(pack.manifest.game)
        beside = [shelf.find(need) for need in pack.manifest.needs]
    except LookupError as error:
        return PackReport(pack, [f"{MANIFEST}: game: {error.args[0]}"], before)
    except DataFileError as error:
        return PackReport(pack, [f"{MANIFEST}: needs: {error}"], before)
    if JOIN in pack.manifest.game:
        return PackReport(pack, [tr("pack-no-game", file=MANIFEST, game=shown(pack.manifest.game))], before)
    mistakes = editions.mistakes(plugin, pack, beside)
    return PackReport(pack, mistakes, before, (0, 0) if mistakes else editions.words_known(plugin, pack))
