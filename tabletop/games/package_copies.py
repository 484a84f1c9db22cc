"""A second copy of a game's package, beside the first: the same code, with other data or in another language.

Cards are compiled once, into columns that all of a game's modules share. A game with other cards is therefore the whole package
once more, under another name: in the code of each of its modules the name of the package is replaced, so that all that they
import of each other is the copy's. Nothing is written, and whatever loads the game's code loads the copy's.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.resources import files
from importlib.resources.abc import Traversable, TraversableResources
from importlib.util import find_spec, spec_from_loader
from types import CodeType, ModuleType
from typing import Any, NamedTuple

from tabletop.core.overlays import in_language
from tabletop.i18n import ENGLISH, bind
from tabletop.i18n import FOLDER as I18N


class PackageCopy(NamedTuple):
    """`name`: of the copy; `original`: the package; `data`: by path in the package, files with other bytes in the copy.
    `language`: what its files of data say in it, they say so; `translated`: by language, what stands there for `data`.
    """

    name: str
    original: str
    data: Mapping[str, bytes]
    language: str = ENGLISH
    translated: Mapping[str, Mapping[str, bytes]] = {}

    def theirs(self, module: str) -> str:
        """The module of the original for one of the copy."""
        return self.original + module.removeprefix(self.name)


class _Finder(MetaPathFinder):
    """Finds the modules of all copies."""

    def __init__(self) -> None:
        self.copies: dict[str, PackageCopy] = {}

    def find_spec(self, name: str, *_: Any) -> ModuleSpec | None:
        copy = next((one for one in self.copies.values() if name == one.name or name.startswith(f"{one.name}.")), None)
        found = find_spec(copy.theirs(name)) if copy is not None else None
        if copy is None or found is None:
            return None
        is_package = found.submodule_search_locations is not None
        return spec_from_loader(name, _Loader(copy, found), origin=found.origin, is_package=is_package)


class _Loader(Loader):
    """Runs the code of the original's module as a module of the copy."""

    def __init__(self, copy: PackageCopy, found: ModuleSpec) -> None:
        self.copy, self.found = copy, found

    def exec_module(self, module: ModuleType) -> None:
        compiled = getattr(self.found.loader, "get_code", None)  # of files, zips and frozen programs alike
        code: CodeType | None = compiled(self.found.name) if compiled is not None else None
        if code is None:
            raise ImportError(f"{self.found.name} has no code to copy", name=module.__name__)
        exec(_renamed(code, self.copy), module.__dict__)  # noqa: S102 - the program's own code, as the import system runs it

    def get_resource_reader(self, _name: str) -> _Reader:
        return _Reader(self.copy, self.found.name)


class _Reader(TraversableResources):
    def __init__(self, copy: PackageCopy, package: str) -> None:
        self.copy, self.package = copy, package

    def files(self) -> Traversable:
        inside = self.package.removeprefix(self.copy.original).replace(".", "/").strip("/")
        return _Folder(self.copy, files(self.package), f"{inside}/" if inside else "")


class _Folder(Traversable):
    """A folder of the original with some of its files replaced. `path`: in the package, "" or ending with a slash."""

    def __init__(self, copy: PackageCopy, folder: Traversable, path: str) -> None:
        self.copy, self.folder, self.path = copy, folder, path
        self.data = {name.removeprefix(path): data for name, data in copy.data.items() if name.startswith(path)}

    @property
    def name(self) -> str:
        return self.folder.name

    def __str__(self) -> str:
        return str(self.folder)

    def iterdir(self) -> Iterator[Traversable]:
        yield from (self.joinpath(entry.name) for entry in self.folder.iterdir() if entry.name not in self.data)
        yield from (self.joinpath(name) for name in self.data if "/" not in name)

    def is_dir(self) -> bool:
        return True

    def is_file(self) -> bool:
        return False

    def joinpath(self, *descendants: Any) -> Traversable:
        name = "/".join(map(str, descendants))
        place = self.folder.joinpath(name)
        if name in self.data or (self.copy.language != ENGLISH and name.endswith(".toml") and place.is_file()):
            texts, own = files(self.copy.original) / I18N, name not in self.data
            data = place.read_bytes() if own else self.data[name]
            return _File(name, in_language(data, texts, self.copy.language, self.path + name, original=own))
        return _Folder(self.copy, place, f"{self.path}{name}/") if place.is_dir() else place

    def open(self, *_: Any, **__: Any) -> Any:
        raise OSError(f"{self.name} is a folder")

    def read_bytes(self) -> bytes:
        raise OSError(f"{self.name} is a folder")

    def read_text(self, encoding: str | None = None) -> str:  # noqa: ARG002 - as the type has it
        raise OSError(f"{self.name} is a folder")


class _File(Traversable):
    """A file that has these bytes."""

    def __init__(self, name: str, data: bytes) -> None:
        self._name, self.data = name, data

    @property
    def name(self) -> str:
        return self._name

    def iterdir(self) -> Iterator[Traversable]:
        return iter(())

    def is_dir(self) -> bool:
        return False

    def is_file(self) -> bool:
        return True

    def joinpath(self, *_: Any) -> Traversable:
        raise FileNotFoundError(f"{self._name} is a file")

    def open(self, *_: Any, **__: Any) -> Any:
        raise OSError(f"{self._name} is read whole")

    def read_bytes(self) -> bytes:
        return self.data

    def read_text(self, encoding: str | None = None) -> str:
        return self.data.decode(encoding or "utf-8")


_finder = _Finder()


def copied(copy: PackageCopy) -> None:
    """From now on `copy.name` can be imported."""
    if _finder not in sys.meta_path:
        sys.meta_path.insert(0, _finder)
    _finder.copies[copy.name] = copy
    bind(copy.name, copy.language)


def copy_of(package: str) -> PackageCopy | None:
    """What a package is a copy of; None for one that is none."""
    return _finder.copies.get(package)


def discarded(copy: PackageCopy) -> None:
    """Nobody imports the copy any more; who still has something of it keeps that alone."""
    _finder.copies.pop(copy.name, None)
    for name in [name for name in sys.modules if name == copy.name or name.startswith(f"{copy.name}.")]:
        del sys.modules[name]


def _renamed(code: CodeType, copy: PackageCopy) -> CodeType:
    """Code in which the package is called by the copy's name."""
    old, new = copy.original, copy.name

    def named(word: Any) -> Any:
        if isinstance(word, CodeType):
            return _renamed(word, copy)
        inside = isinstance(word, str) and (word == old or word.startswith(f"{old}."))
        return new + word[len(old) :] if inside else word

    return code.replace(co_names=tuple(map(named, code.co_names)), co_consts=tuple(map(named, code.co_consts)))
