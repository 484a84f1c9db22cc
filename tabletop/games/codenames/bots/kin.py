"""What a name calls to mind beyond the card that bears it, from kin.toml: Asgard its gods, a team its members."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files

from msgspec import Struct

from tabletop.core.toml_loader import PackError, nearest, read_toml
from tabletop.games.codenames.rules.cards import ASSET, ASSETS, Asset
from tabletop.games.codenames.rules.lexicon import known_words
from tabletop.games.codenames.rules.wording import bare

FILE = "kin.toml"
KNOWN = 2  # the least fame of a name that is said
Ids = tuple[str, ...]
Pairs = dict[str, Ids]


class Strength(Struct, frozen=True, forbid_unknown_fields=True):
    close: float
    kin: float


class Name(Struct, frozen=True, forbid_unknown_fields=True):
    """What is no asset: other words for it, and the assets that it calls to mind."""

    words: Ids = ()
    close: Ids = ()
    kin: Ids = ()


class Kin(Struct, frozen=True, forbid_unknown_fields=True):
    """The head of kin.toml explains each part."""

    strength: Strength
    whole: Pairs
    close: Pairs
    kin: Pairs
    name: dict[str, Name]

    def __post_init__(self) -> None:
        """PackError for an asset that is named and not there."""
        for place, ids in self._named():
            for asset in ids:
                if asset not in ASSET:
                    raise PackError(f"{FILE}: {place}: {asset!r}{nearest(asset, ASSET)}")

    def _named(self) -> Iterator[tuple[str, Iterable[str]]]:
        for table, pairs in (("whole", self.whole), ("close", self.close), ("kin", self.kin)):
            yield table, pairs
            if table != "whole":
                yield from ((f"{table}, {asset}", ids) for asset, ids in pairs.items())
        for word, name in self.name.items():
            yield f"name, {word}, close", name.close
            yield f"name, {word}, kin", name.kin


@cache
def relatives() -> dict[str, dict[int, float]]:
    """By word as it is looked up: the kinds of assets that it calls to mind, and how strongly."""
    data = read_toml(files(__package__).joinpath(FILE).read_bytes(), Kin, FILE)
    found: dict[str, dict[int, float]] = defaultdict(dict)
    words = _names(data.whole)
    for much, pairs, group in ((data.strength.kin, data.kin, "kin"), (data.strength.close, data.close, "close")):
        for first, ids in pairs.items():
            for second in ids:
                for word in words[first]:
                    found[word][ASSET[second]] = much
                for word in words[second]:
                    found[word][ASSET[first]] = much
        for key, name in data.name.items():
            for word in (key, *name.words):
                found[word] |= dict.fromkeys((ASSET[asset] for asset in getattr(name, group)), much)
    return found


@cache
def sayable() -> tuple[str, ...]:
    """Names that many know and that mean nothing else: what a Director who plans may say besides the tags."""
    names = (bare(asset.name) for asset in ASSETS if asset.fame >= KNOWN)
    return tuple(name for name in names if name.isalpha() and name not in known_words())


def _names(whole: Pairs) -> dict[str, set[str]]:
    """By asset: the words that name it and nothing else."""
    spoken = Counter(word for asset in ASSETS for word in set(asset.also))
    mine = {asset.id: {word for word in asset.also if spoken[word] == 1} - known_words() for asset in ASSETS}
    return {asset.id: _full(asset) | mine[asset.id] | set(whole.get(asset.id, ())) for asset in ASSETS}


def _full(asset: Asset) -> set[str]:
    name = bare(asset.name)
    return {"".join(filter(str.isalnum, text)) for text in (name, name.removeprefix("the "))}
