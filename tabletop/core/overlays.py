"""Data in another language: a file of the same shape beside it, with nothing but what is said.

    [card.target]            an entry of a list of tables by its `id`, or by its place, from 1
    name = "Zielperson"
    [evening.1]
    text = "..."
    lines = ["...", "..."]   a list of sentences whole, as long as the original

What the file does not have is said in English.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from tabletop.core.toml_loader import DataFileError, parse
from tabletop.core.toml_writer import written
from tabletop.i18n import ENGLISH, FOLDER, PROGRAM, PSEUDO, language, languages, tr
from tabletop.i18n.catalogue import lengthened


def in_language(data: bytes, texts: Traversable, language: str, path: str, *, original: bool = True) -> bytes:
    """A TOML file with what `texts` has for the language under the same path laid over it; as it is when there is nothing.

    The pseudo-language changes whatever another language says in its own way. DataFileError for what does not fit; a file that
    stands for the `original` may lack entries of which something is said.
    """
    codes = languages() if language == PSEUDO else [language]
    found = [texts.joinpath(code, *path.split("/")) for code in codes]
    place = next((one for one in found if one.is_file()), None)
    if place is None:
        return data
    name = f"{language}/{path}"
    tables, over = parse(data, path), parse(place.read_bytes(), name)
    for mistake in mistakes(tables, over, name) if original else ():
        raise DataFileError(mistake)
    say = longer if language == PSEUDO else lambda _base, said: said
    return written(laid_over(tables, over, say)).encode()


def program_data(*path: str) -> bytes:
    """A file of the program's own data, by its path in the package, in the language that is chosen."""
    data = files(PROGRAM).joinpath(*path).read_bytes()
    return data if language() == ENGLISH else in_language(data, files(PROGRAM) / FOLDER, language(), "/".join(path))


def longer(base: Any, _said: Any) -> Any:
    """What stands in `base`, a sentence or a list of them, in the pseudo-language, whatever another language says there."""
    return [lengthened(one) for one in base] if isinstance(base, list) else lengthened(base)


def laid_over(base: Any, over: Any, say: Callable[[Any, Any], Any] = lambda _base, said: said) -> Any:
    """`base` with what `over` says in place of its own; say(base, over): what stands there then."""
    if isinstance(over, Mapping) and isinstance(base, Mapping):
        return {key: laid_over(value, over[key], say) if key in over else value for key, value in base.items()}
    if isinstance(over, Mapping) and isinstance(base, list):
        return [laid_over(row, over[name], say) if name in over else row for name, row in _named(base)]
    return say(base, over)


def mistakes(base: Any, over: Any, place: str) -> Iterator[str]:
    """What an overlay says of entries that are not there, or of values that are no words."""
    if isinstance(over, Mapping) and isinstance(base, Mapping | list):
        known = dict(_named(base)) if isinstance(base, list) else base
        for key, value in over.items():
            if key in known:
                yield from mistakes(known[key], value, f"{place}, {key}")
            else:
                yield tr("core-overlay-no-entry", place=place, entry=repr(key))
    elif isinstance(over, list) and isinstance(base, list):
        if len(over) != len(base) or not all(isinstance(value, str) for value in (*over, *base)):
            yield tr("core-overlay-sentences", place=place, count=len(over), original=len(base))
    elif not (isinstance(over, str) and isinstance(base, str)):
        yield tr("core-overlay-only-said", place=place)


def _named(rows: list[Any]) -> Iterator[tuple[str, Any]]:
    """The entries of a list by the names under which an overlay has them."""
    for n, row in enumerate(rows, 1):
        yield (str(row["id"]) if isinstance(row, Mapping) and "id" in row else str(n)), row
