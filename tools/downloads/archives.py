"""Archives in which nothing tells when, where or by whom they were made: the same files give the same bytes."""

from __future__ import annotations

import gzip
import io
import lzma
import tarfile
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ZIP_FIRST = (1980, 1, 1, 0, 0, 0)  # the earliest moment that a zip can name


class Entry(NamedTuple):
    """A file of an archive; `target`: it is a link to there."""

    name: str
    data: bytes = b""
    executable: bool = False
    target: str = ""


def entries(folder: Path, below: str) -> list[Entry]:
    """All files of a folder, as they lie `below` a folder of the archive."""
    found = []
    for path in sorted(folder.rglob("*")):
        name = f"{below}/{path.relative_to(folder).as_posix()}"
        if path.is_symlink():
            found.append(Entry(name, target=str(path.readlink())))
        elif path.is_file():
            found.append(Entry(name, path.read_bytes(), bool(path.stat().st_mode & 0o100)))
    return found


def tar(files: Iterable[Entry], epoch: int) -> bytes:
    """Sorted by name, all of one moment, owned by nobody in particular, with a folder before what lies in it."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as archive:
        known: set[str] = set()
        for file in sorted(files):
            for folder in [str(above) for above in reversed(Path(file.name).parents) if str(above) != "."]:
                if folder not in known:
                    known.add(folder)
                    archive.addfile(_info(folder, epoch, tarfile.DIRTYPE, 0o755))
            kind = tarfile.SYMTYPE if file.target else tarfile.REGTYPE
            info = _info(file.name, epoch, kind, 0o755 if file.executable or file.target else 0o644)
            info.size, info.linkname = len(file.data), file.target
            archive.addfile(info, io.BytesIO(file.data))
    return out.getvalue()


def _info(name: str, epoch: int, kind: bytes, mode: int) -> tarfile.TarInfo:
    info = tarfile.TarInfo(name)
    info.mtime, info.type, info.mode, info.uname, info.gname = epoch, kind, mode, "root", "root"
    return info


def tar_xz(files: Iterable[Entry], epoch: int) -> bytes:
    return lzma.compress(tar(files, epoch), preset=6)


def tar_gz(files: Iterable[Entry], epoch: int) -> bytes:
    return gzip.compress(tar(files, epoch), mtime=epoch)


def zipped(files: Iterable[Entry]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(files):
            info = zipfile.ZipInfo(file.name, ZIP_FIRST)
            info.compress_type, info.create_system = zipfile.ZIP_DEFLATED, 3
            info.external_attr = (0o755 if file.executable else 0o644) << 16
            archive.writestr(info, file.data)
    return out.getvalue()
