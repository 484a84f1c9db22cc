"""What the program says, by the id of a message, in the language that is chosen: Project Fluent's files, one folder a language.

    tabletop/i18n/<language>/*.ftl              of the program
    games/<g>/i18n/<language>/*.ftl             of a game
    .../i18n/<language>/**/*.toml               what that language says in place of data (core/overlays.py)

`tr("end-rematch", name="Ann")` is a sentence of the program; a game has a `Texts` of its own, which knows the program's, too.
What a language lacks is said in English. English is complete, and `tabletop lint de` lists what another
lacks (`language_check`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, update_wrapper
from importlib.resources import files
from typing import Generic, ParamSpec, TypeVar

from tabletop.i18n.catalogue import ENGLISH, PSEUDO, Catalogue, LanguageEntries, LinkedPart, Sentence, Value, read

__all__ = [
    "ENGLISH",
    "FOLDER",
    "PROGRAM",
    "PSEUDO",
    "LinkedPart",
    "Sentence",
    "Texts",
    "bind",
    "decimal",
    "everywhere",
    "grouped",
    "headline",
    "language",
    "languages",
    "line",
    "localized",
    "per_language",
    "system_language",
    "tr",
    "use",
]

P = ParamSpec("P")
T = TypeVar("T")

PROGRAM = "tabletop"
FOLDER = "i18n"

_language = ENGLISH
_bound: dict[str, str] = {}  # packages that always speak one language, copies of a game's (`games.translations`)
_kept: list[Callable[[], None]] = []


def language() -> str:
    """The code of the language that is chosen."""
    return _language


def languages() -> dict[str, str]:
    """By code, what the languages that there are call themselves: English first."""
    found = sorted(entry.name for entry in files(PROGRAM).joinpath(FOLDER).iterdir() if entry.is_dir())
    codes = [ENGLISH, *(code for code in found if code != ENGLISH and not code.startswith("_"))]
    return {code: name for code in codes if (name := _own_name(code))}


@cache
def _own_name(code: str) -> str:
    source = _source(PROGRAM, code)
    return Catalogue([source]).text("language-name", {}) if "language-name" in source.entries else ""


@cache
def everywhere(key: str) -> frozenset[str]:
    """A message without arguments in every language: what was kept in one is known again in another."""
    sources = [_source(PROGRAM, code) for code in languages()]
    return frozenset(Catalogue([source]).text(key, {}) for source in sources if key in source.entries)


def use(code: str) -> None:
    """From now on the program speaks this language; LookupError for one that it does not know."""
    global _language  # noqa: PLW0603 - there is one language at a time, as there is one screen
    if code not in languages() and code != PSEUDO:
        raise LookupError(f"There is no language {code!r}; there are {', '.join(languages())}.")
    if code != _language:
        _language = code
        for clear in _kept:
            clear()


def system_language(locales: list[str]) -> str:
    """The first of these locales ("de_CH", "fr") whose language there is; English if there is none."""
    known = languages()
    return next(
        (code for name in locales if (code := name.replace("-", "_").partition("_")[0].lower()) in known), ENGLISH
    )


class PerLanguage(Generic[P, T]):
    """A function whose answers are kept as by functools.cache, until another language is spoken."""

    def __init__(self, function: Callable[P, T]) -> None:
        update_wrapper(self, function)
        self._kept = cache(function)
        _kept.append(self.cache_clear)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        return self._kept(*args, **kwargs)  # type: ignore[arg-type]  # hashable, as with functools.cache

    def cache_clear(self) -> None:
        """Work everything out anew."""
        self._kept.cache_clear()


def per_language(function: Callable[P, T]) -> PerLanguage[P, T]:
    """As functools.cache, of what holds words: it is worked out anew in another language."""
    return PerLanguage(function)


def bind(package: str, code: str) -> None:
    """What lies in this package speaks this language, whatever is chosen later."""
    _bound[package] = code


class Texts:
    """What a package says. The program's speak the chosen language, a game's that of the copy that it is.

    `package`: whose folder `i18n` is read, with the program's behind it.
    """

    def __init__(self, package: str) -> None:
        self.package = package
        self._catalogues: dict[str, Catalogue] = {}

    def tr(self, key: str, /, **args: Value) -> str:
        """A message in words. An argument's name has hyphens in the catalogue where it has underscores here."""
        return self._catalogue().text(key, args)

    def line(self, key: str, /, **args: Value) -> Sentence:
        """A message as words and links, which knows how it was made (`Sentence.to`)."""
        return self._catalogue().line(key, args)

    def has(self, key: str) -> bool:
        """Whether there is such a message, for those that data name."""
        return self._catalogue().has(key)

    def _catalogue(self) -> Catalogue:
        code = _language if self.package == PROGRAM else _bound.get(self.package, ENGLISH)
        found = self._catalogues.get(code)
        if found is None:
            found = self._catalogues[code] = Catalogue(self._sources(code), pseudo=code == PSEUDO)
        return found

    def _sources(self, code: str) -> list[LanguageEntries]:
        packages = [self.package] if self.package == PROGRAM else [self.package, PROGRAM]
        codes = [ENGLISH] if code in (ENGLISH, PSEUDO) else [code, ENGLISH]
        return [_source(package, one) for one in codes for package in packages]


@cache
def _source(package: str, code: str) -> LanguageEntries:
    return read(code, files(package).joinpath(FOLDER, code))


_program = Texts(PROGRAM)
tr = _program.tr
line = _program.line


def decimal(value: float, digits: int = 1) -> str:
    """A number with so many digits behind the mark that the chosen language has there, and no grouping."""
    return localized(f"{value:.{digits}f}")


def localized(number: str) -> str:
    """A number in figures with the mark that the chosen language has between ones and tenths."""
    return number.replace(".", tr("decimal-mark"))


def grouped(number: int) -> str:
    """A number with the marks between its thousands that the chosen language has."""
    from babel.numbers import format_decimal  # noqa: PLC0415 - Fluent's own, which a menu does not need

    return format_decimal(number, locale=language().replace("-", "_") if language() != PSEUDO else ENGLISH)


def headline(words: str) -> str:
    """Words as a headline of the chosen language: in English each begins large, elsewhere only the first."""
    return words.title() if tr("headline-capitals") == "every" else words[:1].upper() + words[1:]
