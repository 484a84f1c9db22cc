"""What is printed: the assets, what the key can say of a cell, by kind; and the icons on buttons."""

from __future__ import annotations

from tabletop.core.presentation import CardFace
from tabletop.games.codenames.rules.cards import ASSASSIN, ASSETS, BOX, COUNTS, HYDRA, LETTERS, NEUTRAL, SHIELD, Asset
from tabletop.games.codenames.rules.table import Board
from tabletop.games.codenames.texts import tr

KINDS = {
    "person": tr("kind-person"),
    "thing": tr("kind-thing"),
    "place": tr("kind-place"),
    "group": tr("kind-group"),
    "idea": tr("kind-idea"),
}
FAME = {3: "common", 2: "uncommon", 1: "rare"}
COVER_OF = {SHIELD: "cover-shield", HYDRA: "cover-hydra", NEUTRAL: "cover-neutral", ASSASSIN: "cover-assassin"}
COVER = {cover.id: cover for cover in BOX.cover}
DOUBLE, GAUNTLET = "cover-double-agent", "cover-gauntlet"

ICONS = {
    "lock": "target",
    "stop": "hand",
    "mark": "pencil",
    "object": "bullhorn",
    "agree": "undo",
    "stand": "check",
    "allow": "check",
    "refuse": "close",
    "cover": "layers",
}


def _asset(asset: Asset) -> CardFace:
    return CardFace(
        asset.id, asset.name, KINDS[asset.kind], (asset.description,), "", FAME[asset.fame], 1, asset.kind, asset.id
    )


def _cover(owner: int) -> CardFace:
    cover = COVER[COVER_OF[owner]]
    text = {
        SHIELD: tr("cover-shield"),
        HYDRA: tr("cover-hydra"),
        NEUTRAL: tr("cover-neutral"),
        ASSASSIN: tr("cover-assassin"),
    }[owner]
    marks = (("letter", LETTERS[owner]),)
    what = tr("kind-cover")
    return CardFace(cover.id, cover.name, what, (text,), "", "common", COUNTS[owner], "cover", cover.id, marks=marks)


FACES = (*map(_asset, ASSETS), *(_cover(owner) for owner in range(4)))


def cover_id(s: Board, cell: int) -> str:
    """Which printed cover lies on a covered cell: the Double Agent and the Gauntlet come where their stacks have them
    (CN-95, CN-117, CN-119).
    """
    owner = next(who for _, _, _, found, who in s.guessed if found == cell)
    before = sum(who == owner for _, _, _, found, who in s.guessed[: _place(s, cell)])
    if owner == s.starter and before == COUNTS[owner]:
        return DOUBLE
    return GAUNTLET if owner == NEUTRAL and before == s.gauntlet else COVER_OF[owner]


def _place(s: Board, cell: int) -> int:
    return next(i for i, row in enumerate(s.guessed) if row[3] == cell)
