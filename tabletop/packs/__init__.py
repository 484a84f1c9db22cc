"""Packs: cards that somebody else has written for a game that is here. A pack is a folder or a zip; it cannot run code.

    pack.toml          what it is: id, name, game, version, authors, licence, what it needs (`PackManifest`)
    cards.toml         [[card]] and [[deck]] in the words of the game's own file of cards
    help.toml          [[chapter]] that come after those of the game's own help
    i18n/de/           what cards.toml and help.toml say in German, in the form of a game's own translations
    words.txt          a word a line, instead of cards, for a game that is played with words
    pictures/          a picture each: `pictures/<card>.webp` or `.png` for the card with the id `<pack>.<card>`

Every id in a pack begins with the pack's own id and a dot, so that no two packs can mean different things by one id. What lies
in the folder of packs is the shelf (`PackFolder`); a table that has chosen some of it plays an edition of its game
(`games.editions`).
"""

from tabletop.packs.contents import CARDS, MANIFEST, WORDS, Contents, PackManifest, is_own, read
from tabletop.packs.shelf import CardPack, PackFolder, shelf, use

__all__ = [
    "CARDS",
    "MANIFEST",
    "WORDS",
    "CardPack",
    "Contents",
    "PackFolder",
    "PackManifest",
    "is_own",
    "read",
    "shelf",
    "use",
]
