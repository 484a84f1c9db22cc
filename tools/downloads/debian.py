"""A Debian package: the frozen folder below /opt, what starts it, an entry for menus, an icon, a text for software centres."""

from __future__ import annotations

from typing import NamedTuple

from tools.downloads.archives import Entry, tar_gz, tar_xz

ID = "io.github.tabletop.Tabletop"
HOME = "opt/tabletop"
LIBRARIES = "libc6, libgl1 | libgl1-mesa-glx, libx11-6"


class About(NamedTuple):
    """What is told of the program. `machine`: Debian's name of it."""

    version: str
    summary: str
    machine: str
    day: str  # of the release, YYYY-MM-DD


def desktop_entry(about: About) -> str:
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Name=Tabletop",
        f"Comment={about.summary}",
        "Exec=tabletop",
        f"Icon={ID}",
        "Terminal=false",
        "Categories=Game;CardGame;",
        "StartupWMClass=Tabletop",
    ]
    return "\n".join(lines) + "\n"


def appstream(about: About) -> str:
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{ID}</id>
  <metadata_license>MIT</metadata_license>
  <project_license>MIT</project_license>
  <name>Tabletop</name>
  <summary>Card games at one screen</summary>
  <developer id="io.github.tabletop"><name>The authors of Tabletop</name></developer>
  <description>
    <p>{about.summary}</p>
    <p>Every rule is enforced, every answer is kept, and bots see only what their seat may see. It speaks to no server.</p>
  </description>
  <launchable type="desktop-id">{ID}.desktop</launchable>
  <content_rating type="oars-1.1"/>
  <provides><binary>tabletop</binary></provides>
  <releases><release version="{about.version}" date="{about.day}"/></releases>
</component>
"""


def package(files: list[Entry], icon: bytes, licences: str, about: About, epoch: int) -> bytes:
    """`files`: the frozen folder, as it lies below HOME."""
    share = "usr/share"
    everything = [
        *files,
        Entry("usr/bin/tabletop", target=f"/{HOME}/tabletop"),
        Entry(f"{share}/applications/{ID}.desktop", desktop_entry(about).encode()),
        Entry(f"{share}/icons/hicolor/256x256/apps/{ID}.png", icon),
        Entry(f"{share}/metainfo/{ID}.metainfo.xml", appstream(about).encode()),
        Entry(f"{share}/doc/tabletop/copyright", licences.encode()),
    ]
    size = sum(len(file.data) for file in everything) // 1024
    control = "\n".join(
        [
            "Package: tabletop",
            f"Version: {about.version}",
            f"Architecture: {about.machine}",
            "Maintainer: The authors of Tabletop <tabletop@localhost>",
            f"Installed-Size: {size}",
            f"Depends: {LIBRARIES}",
            "Section: games",
            "Priority: optional",
            f"Description: {about.summary}",
            "",
        ]
    )
    below = [file._replace(name=f"./{file.name}") for file in everything]
    return _ar(
        [
            ("debian-binary", b"2.0\n"),
            ("control.tar.gz", tar_gz([Entry("./control", control.encode())], epoch)),
            ("data.tar.xz", tar_xz(below, epoch)),
        ],
        epoch,
    )


def _ar(members: list[tuple[str, bytes]], epoch: int) -> bytes:
    out = b"!<arch>\n"
    for name, data in members:
        out += (
            f"{name:<16}{epoch:<12}{0:<6}{0:<6}{'100644':<8}{len(data):<10}`\n".encode()
            + data
            + b"\n" * (len(data) % 2)
        )
    return out
