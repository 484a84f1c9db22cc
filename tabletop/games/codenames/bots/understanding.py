"""What a typed word means for the assets (section 8 of the specification): tags, names, kinds, stems, compounds.

`fit(word, kind)` is 0 to 5. Everything is data; words beyond the table are unknown, and mean nothing to a bot.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Literal, NamedTuple

from msgspec import Struct

from tabletop.core.toml_loader import DataFileError, nearest, read_toml
from tabletop.games.codenames.bots import taught
from tabletop.games.codenames.rules.cards import ASSET, ASSETS, Asset
from tabletop.games.codenames.rules.lexicon import book, known_words
from tabletop.games.codenames.rules.wording import bare

ENDINGS = ("ness", "like", "less", "ies", "ers", "est", "ish", "ing", "ful", "es", "ed", "er", "ly", "s", "d", "y")
LEAST = 3  # letters of a stem, and of each half of a compound
MISTYPED = 5  # letters of a word that may have been mistyped

FILE = "kin.toml"
KNOWN = 2  # the least fame of a name that is said
Ids = tuple[str, ...]
Pairs = dict[str, Ids]


def stems(word: str) -> Iterator[str]:
    """The word without an ending; with an e or a y in its place; with a doubled letter single."""
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= LEAST:
            stem = word.removesuffix(ending)
            yield stem
            yield stem + "e"
            yield stem + "y"
            if stem[-1] == stem[-2]:
                yield stem[:-1]


def halves(word: str, known: Container[str]) -> Iterator[tuple[str, str]]:
    """Ways in which the word is two known words."""
    for cut in range(LEAST, len(word) - LEAST + 1):
        if word[:cut] in known and word[cut:] in known:
            yield word[:cut], word[cut:]


def near(word: str, known: Iterable[str]) -> list[str]:
    """Known words that differ by one letter that is wrong, missing or too many, or by two that changed places."""
    if len(word) < MISTYPED:
        return []
    return sorted(other for other in known if abs(len(other) - len(word)) <= 1 and _one_off(word, other))


def _one_off(a: str, b: str) -> bool:
    if a == b:
        return False
    first = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    if len(a) == len(b):
        swapped = a[first : first + 2] == b[first : first + 2][::-1] and a[first + 2 :] == b[first + 2 :]
        return swapped or a[first + 1 :] == b[first + 1 :]
    longer, shorter = (a, b) if len(a) > len(b) else (b, a)
    return longer[first + 1 :] == shorter[first:]


LESSON = 1.0  # the strength of what somebody has taught
LESSON_ASSET = 5.0
How = Literal["word", "stem", "compound", "unknown"]


class Meaning(NamedTuple):
    """tags: strength by tag; assets: value by kind of asset; how the word was understood."""

    tags: Mapping[str, float]
    assets: Mapping[int, float]
    how: How

    @property
    def known(self) -> bool:
        return bool(self.tags or self.assets)


NOTHING = Meaning({}, {}, "unknown")


class Lexicon:
    """All words that are understood, with what people have taught besides."""

    def __init__(self, lessons: Mapping[str, tuple[str, ...]]) -> None:
        self._tags: dict[str, dict[str, float]] = defaultdict(dict)
        self._assets: dict[str, dict[int, float]] = defaultdict(dict)
        self._read_tags()
        self._read_names()
        for word, targets in lessons.items():
            for target in targets:
                if target in ASSET:
                    self._assets[word][ASSET[target]] = LESSON_ASSET
                else:
                    self._tags[word][target] = LESSON
        self.words = frozenset(self._tags) | frozenset(self._assets)
        self._found: dict[str, Meaning] = {}

    def _read_tags(self) -> None:
        strength = book().match
        for tag, entry in book().clues.items():
            lists = (
                (entry.idiom, strength.idiom),
                (entry.loose, strength.loose),
                (entry.near, strength.near),
            )
            for words, much in lists:
                for word in words:
                    self._note(word, tag, much)
        for tag, entry in book().clues.items():  # a tag or one of its forms means that tag alone
            for word in entry.forms:
                self._tags[bare(word)] = {tag: strength.forms}
        for tag in book().clues:
            self._tags[tag] = {tag: strength.exact}

    def _note(self, word: str, tag: str, much: float) -> None:
        mine = self._tags[bare(word)]
        mine[tag] = max(mine.get(tag, 0.0), much)

    def _read_names(self) -> None:
        strength = book().match
        for group in book().kind:
            kinds = [kind for kind, asset in enumerate(ASSETS) if asset.kind == group.kind]
            self._widen(group.words, kinds, strength.kind_word)
        for wide in book().class_:
            self._widen(wide.words, [ASSET[asset] for asset in wide.assets], strength.class_word)
        for kind, asset in enumerate(ASSETS):
            self._widen((*asset.parts, *asset.also), [kind], strength.name_word)
        for word, kin in relatives().items():
            for kind, much in kin.items():
                self._widen([word], [kind], much)

    def _widen(self, words: Iterable[str], kinds: Iterable[int], value: float) -> None:
        for word in words:
            mine = self._assets[bare(word)]
            for kind in kinds:
                mine[kind] = max(mine.get(kind, 0.0), value)

    # -- looking up
    def meaning(self, word: str) -> Meaning:
        """What a word as it was typed means; NOTHING when it is unknown."""
        key = "".join(sign for sign in bare(word) if sign.isalnum())
        if key not in self._found:
            self._found[key] = self._look(key)
        return self._found[key]

    def _exact(self, key: str, factor: float, how: How) -> Meaning:
        tags = {tag: much * factor for tag, much in self._tags.get(key, {}).items()}
        return Meaning(tags, {kind: value * factor for kind, value in self._assets.get(key, {}).items()}, how)

    def _look(self, key: str) -> Meaning:
        strength = book().match
        if key in self.words:
            return self._exact(key, 1.0, "word")
        found = [self._exact(stem, strength.stem, "stem") for stem in stems(key) if stem in self.words]
        if not found:
            pairs = halves(key, self.words)
            found = [self._exact(half, strength.compound, "compound") for pair in pairs for half in pair]
        return _joined(found)

    def fit(self, word: str, kind: int) -> float:
        """How well a word fits an asset, 0 to 5."""
        return fit(self.meaning(word), kind)

    def suggestions(self, word: str) -> list[str]:
        """Words that somebody may have meant; never applied by themselves."""
        return [] if self.meaning(word).known else near(bare(word), self.words)


def _joined(found: list[Meaning]) -> Meaning:
    if not found:
        return NOTHING
    tags: dict[str, float] = {}
    assets: dict[int, float] = {}
    for meaning in found:
        for tag, much in meaning.tags.items():
            tags[tag] = max(tags.get(tag, 0.0), much)
        for kind, value in meaning.assets.items():
            assets[kind] = max(assets.get(kind, 0.0), value)
    return Meaning(tags, assets, found[0].how)


def fit(meaning: Meaning, kind: int) -> float:
    weights = tag_values()
    best = meaning.assets.get(kind, 0.0)
    for tag, much in meaning.tags.items():
        best = max(best, much * weights[tag].get(kind, 0.0))
    return best


@cache
def tag_values() -> dict[str, dict[int, float]]:
    """By tag and kind of asset: its weight there, or less of that of a related tag."""
    share = book().match.related
    carried: dict[str, dict[int, float]] = {tag: {} for tag in book().clues}
    for kind, asset in enumerate(ASSETS):
        for tag, weight in asset.tags.items():
            carried[tag][kind] = float(weight)
    values: dict[str, dict[int, float]] = {tag: dict(mine) for tag, mine in carried.items()}
    for tag, entry in book().clues.items():
        for related in entry.related:
            for kind, much in carried[related].items():
                values[tag][kind] = max(values[tag].get(kind, 0.0), share * much)
    return values


@lru_cache(8)
def lexicon(lessons: str) -> Lexicon:
    """The table's words and what the text of lessons adds (see taught.py)."""
    return Lexicon(taught.read(lessons))


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
        """DataFileError for an asset that is named and not there."""
        for place, ids in self._named():
            for asset in ids:
                if asset not in ASSET:
                    raise DataFileError(f"{FILE}: {place}: {asset!r}{nearest(asset, ASSET)}")

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
