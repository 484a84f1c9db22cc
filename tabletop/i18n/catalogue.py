"""One catalogue: files of Fluent messages, of which only those are parsed that are said.

A file is cut into its entries by its first columns; an entry without placeables is its own text, and one that only names its
arguments is filled in here. So a menu is shown without the parser, whose import and whose parsing of all files would take
longer than all else that a start does.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias, TypeGuard

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

# The pseudo-language: English with accents and 40 % longer, so that a look finds what is cut and what no catalogue
# says.

PSEUDO = "en-XA"  # the code that is customary for it
MORE = 0.4
ACCENTS = str.maketrans("aceinouyzACEINOUYZ", "áçéíñöüýžÁÇÉÍÑÖÜÝŽ")
WORD = re.compile(r"\{[^{}]*\}|\[[^\[\]]*\]|[A-Za-z]+")  # what stands in brackets is no word: it is filled in later


def lengthened(text: str) -> str:
    """Words with accents, each longer by its last letter, some times more. Marks, numbers and what stands in brackets, which is
    filled in later or is no word, stay as they are.
    """
    return WORD.sub(lambda found: _longer(found[0]), text)


def _longer(word: str) -> str:
    if word[0] in "{[":
        return word
    more = round(len(word) * MORE)
    return (word + word[-1].lower() * more).translate(ACCENTS)


ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
AFTER = re.compile(r"^[#}]|^(?!-?[a-zA-Z][\w-]* *=)\S", re.MULTILINE)  # a comment, or what no entry begins with
NAMED = re.compile(r"(?<![\w$\"-])(-?[a-z][\w-]*)(?=[\s.}(])")  # entries that a placeable may mean
SIMPLE = re.compile(r"\{ *(?:\$([a-zA-Z][\w-]*)|\"([^\"\\]*)\") *\}")  # a placeable that needs no parser
FIRST, LAST = (
    0xF0000,
    0xFFFFD,
)  # signs that stand for arguments while a message is formatted: of private use, never typed
SIGN = re.compile(f"([{chr(FIRST)}-{chr(LAST)}])")
ENDS = ("person", "seen")  # of what a message can choose by: whether a seat is the reader, whether a card is seen
ENGLISH = "en"  # the first language, which is complete
NOBODY = -1  # no seat reads it: everybody is named


class LinkedPart(Protocol):
    """A part of a line that is more than words: a link to a seat or a card."""

    def selectors(self, reader: int) -> dict[str, str]:
        """What a message can choose by, by the end of the argument's name: {"person": "you"} is `$seat-person`."""


def is_linked(value: object) -> TypeGuard[LinkedPart]:
    """Whether it has that method: `isinstance` by a protocol would look at each class anew, for a third of a line's time."""
    return hasattr(value, "selectors")


Value: TypeAlias = "str | int | LinkedPart | list[Any] | tuple[Any, ...]"
"""A list is named as one ("A, B and C"); a tuple is a line already, and is placed as it is."""


class MissingMessageError(LookupError):
    """No catalogue of the chain has the message."""


class LanguageEntries(NamedTuple):
    """The entries of one language of the program or of a game, by id, as they are written."""

    locale: str
    entries: dict[str, str]


def read(locale: str, folder: Traversable) -> LanguageEntries:
    """All entries of the folder's files; an id that is there twice counts as it is written last."""
    entries: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
        if file.name.endswith(".ftl"):
            entries.update(cut(file.read_text("utf-8")))
    return LanguageEntries(locale, entries)


def cut(text: str) -> Iterator[tuple[str, str]]:
    """Ids and entries of a file."""
    starts = list(ENTRY.finditer(text))
    for n, start in enumerate(starts):
        end = starts[n + 1].start() if n + 1 < len(starts) else len(text)
        body = text[start.start() : end]
        if comment := AFTER.search(body, body.find("\n") + 1 or len(body)):
            while comment and body[comment.start()] == "}":  # it closes a placeable
                comment = AFTER.search(body, comment.end())
        yield start[1], (body[: comment.start()] if comment else body).rstrip() + "\n"


class Sentence(tuple[Any, ...]):  # noqa: SLOT001 - it has attributes of its own
    """Words and links that are read as one line, and how they came about: the message, its arguments, its catalogue."""

    key: str
    args: Mapping[str, Value]
    catalogue: Catalogue

    def to(self, reader: int) -> Sentence:
        """The same, said to whoever sits at this seat."""
        return self.catalogue.line(self.key, self.args, reader)

    def in_english(self) -> Sentence:
        """The same in the first language, for whoever reads its form."""
        return self.catalogue.line(self.key, self.args, language=ENGLISH)

    def with_args(self, **args: Value) -> Sentence:
        """The same message with some other arguments."""
        return self.catalogue.line(self.key, {**self.args, **args})


class PlacedText(NamedTuple):
    """A text for which a sign stands while a message is formatted; a message may choose by the text."""

    text: str
    sign: str

    def __str__(self) -> str:
        return self.sign


def _chosen_by(placed: PlacedText) -> object:
    """The same for the parser, which compares it with the keys of variants."""
    from fluent.runtime.types import FluentType  # noqa: PLC0415 - as in `_Language.format`

    class Chosen(FluentType):
        __hash__ = None  # type: ignore[assignment]  # it stands for nothing else

        def __eq__(self, key: object) -> bool:
            return key == placed.text

        def format(self, _locale: object) -> str:
            return placed.sign

    return Chosen()


class _Language:
    """What the entries of one source say; each is parsed when it is first wanted."""

    def __init__(self, source: LanguageEntries) -> None:
        self.source = source
        self._bundle: FluentBundle | None = None
        self._parsed: set[str] = set()
        self._simple: dict[str, str | None] = {}

    def has(self, key: str) -> bool:
        return key in self.source.entries

    def simple(self, key: str) -> str | None:
        """The text of an entry that needs no parser: of one line, with nothing but arguments in it. None for any other."""
        if key not in self._simple:
            text = self.source.entries[key].rstrip().partition("=")[2].strip()
            plain = "\n" not in text and "{" not in SIMPLE.sub("", text)
            self._simple[key] = text if plain else None
        return self._simple[key]

    def format(self, key: str, values: Mapping[str, object]) -> str:
        simple = self.simple(key)
        if simple is not None:
            return SIMPLE.sub(lambda found: str(values[found[1]]) if found[1] else found[2], simple)
        from fluent.runtime.types import fluent_number  # noqa: PLC0415 - most starts end without it

        bundle = self._ready(key)
        value = bundle.get_message(key).value
        if value is None:
            raise MissingMessageError(f"{key} ({self.source.locale}) says nothing")
        found = {
            name: fluent_number(value, useGrouping=False)
            if isinstance(value, int)
            else _chosen_by(value)
            if isinstance(value, PlacedText)
            else value
            for name, value in values.items()
        }
        text, errors = bundle.format_pattern(value, found)
        if errors:
            raise ValueError(f"Message {key} ({self.source.locale}): {errors[0]}")
        return str(text)

    def _ready(self, key: str) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - as above

        if self._bundle is None:
            self._bundle = FluentBundle([self.source.locale], use_isolating=False)
        wanted = [key]
        while wanted:
            one = wanted.pop()
            if one in self._parsed or one not in self.source.entries:
                continue
            self._parsed.add(one)
            entry = self.source.entries[one]
            self._bundle.add_resource(FluentResource(entry))
            wanted += NAMED.findall(entry)
        return self._bundle


class Catalogue:
    """Messages as they are said in one language, those that it lacks in the next of the chain.

    `sources`: the language's own before English, a game's before the program's. `pseudo`: longer and with accents, so that
    whoever looks sees what is not said from here, and what has too little room.
    """

    def __init__(self, sources: Iterable[LanguageEntries], *, pseudo: bool = False) -> None:
        self._languages = [_Language(source) for source in sources]
        self._pseudo = pseudo

    def __deepcopy__(self, _memo: object) -> Catalogue:
        """What is copied with its log, as a match, speaks from the same catalogue."""
        return self

    def has(self, key: str) -> bool:
        return any(language.has(key) for language in self._languages)

    def text(self, key: str, args: Mapping[str, Value]) -> str:
        """A message in words; links are named as they name themselves."""
        return "".join(map(str, self.line(key, args))) if args else self._say(self._of(key), key, {})

    def line(self, key: str, args: Mapping[str, Value], reader: int = NOBODY, *, language: str = "") -> Sentence:
        """The words and links of a message; `reader`: the seat that is spoken to, which a message may call "you"; `language`:
        "" the first that has it.
        """
        placed: list[Sequence[str | LinkedPart]] = []
        values: dict[str, object] = {}
        for name, value in args.items():
            values.update(self._values(name.replace("_", "-"), value, placed, reader))
        said = self._say(self._of(key, language), key, values)
        out: list[str | LinkedPart] = []
        for piece in SIGN.split(said) if placed else [said]:
            if placed and SIGN.fullmatch(piece):
                out += placed[ord(piece) - FIRST]
            elif piece:
                out.append(piece)
        sentence = Sentence(out)
        sentence.key, sentence.args, sentence.catalogue = key, dict(args), self
        return sentence

    def _of(self, key: str, language: str = "") -> _Language:
        known = (one for one in self._languages if language in ("", one.source.locale))
        found = next((one for one in known if one.has(key)), None)
        if found is None:
            raise MissingMessageError(f"No catalogue has the message {key!r}.")
        return found

    def _say(self, language: _Language, key: str, values: Mapping[str, object]) -> str:
        said = language.format(key, values)
        return lengthened(said) if self._pseudo else said

    def _values(
        self, key: str, value: Value, placed: list[Sequence[str | LinkedPart]], reader: int
    ) -> Iterable[tuple[str, object]]:
        """What a message can write of an argument, and what it can choose by."""

        def place(parts: Sequence[str | LinkedPart]) -> str:
            placed.append(parts)
            return chr(FIRST + len(placed) - 1)

        if isinstance(value, str):
            return {key: PlacedText(value, place([value])) if value and self._pseudo else value}.items()
        if isinstance(value, int):
            return {key: value}.items()
        if isinstance(value, list):
            return ({f"{key}-count": len(value), key: place(self._listed(value))} | _common(key, value, reader)).items()
        if is_linked(value):
            chosen = {f"{key}-{end}": word for end, word in value.selectors(reader).items()}
            return (chosen | {key: place([value])}).items()
        assert isinstance(value, tuple)  # the only kind that is left
        return {key: place(value), f"{key}-count": len(value)}.items()

    def _listed(self, items: list[str | LinkedPart]) -> Sequence[str | LinkedPart]:
        """Items that are named together: "A, B and C"."""
        if len(items) < 2:
            return items
        out: Sequence[str | LinkedPart] = items[:1]
        for n, item in enumerate(items[1:], 2):
            join = "list-last" if n == len(items) else "list-more"
            out = self.line(join, {"before": tuple(out), "item": (item,)})
        return out


def _common(key: str, items: Sequence[str | LinkedPart], reader: int) -> dict[str, object]:
    """What a message can choose by of a list: what all items have in common, else "mixed"; "none" of an empty one."""
    chosen = [item.selectors(reader) for item in items if is_linked(item)]
    if not chosen:
        return {f"{key}-{end}": "none" for end in ENDS}
    words = {end: {found.get(end, "") for found in chosen} for end in ENDS}
    return {f"{key}-{end}": found.pop() if len(found) == 1 else "mixed" for end, found in words.items()}
