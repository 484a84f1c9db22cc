"""What a deal is fixed by before anybody sees a card: a commitment to a secret seed and salt, and people's words (FAIR.md)."""

from __future__ import annotations

import secrets
from hashlib import sha256

import msgspec

from tabletop.core.messages import Line
from tabletop.i18n import line

SEED_VALUES = 1 << 63
SALT_BYTES = 16
SHOWN, GROUP = 32, 4  # digits of a digest that people compare, in groups


class FairDeal(msgspec.Struct, frozen=True, kw_only=True):
    """`seed` and `salt` are secret until the match is over; `commitment` is shown before anybody gives a word, `mark`, which
    stands for commitment and words, before the first card.
    """

    seed: int
    salt: str
    commitment: str
    words: tuple[str, ...] = ()
    mark: str = ""

    def with_words(self, text: str) -> FairDeal:
        """The same secret with the words that people have given, "" for none."""
        words = tuple(text.split())
        return msgspec.structs.replace(self, words=words, mark=mark_of(self.commitment, words))

    @property
    def dealt(self) -> int:
        """The seed by which is dealt: it follows from secret, salt and words."""
        return int(digest("deal", self.seed, self.salt, self.words), 16) % SEED_VALUES


def drawn() -> FairDeal:
    """A new secret; nobody has given a word yet."""
    return fixed(secrets.randbelow(SEED_VALUES), secrets.token_hex(SALT_BYTES))


def fixed(seed: int, salt: str) -> FairDeal:
    """The deal of a secret."""
    return FairDeal(seed=seed, salt=salt, commitment=commitment_of(seed, salt)).with_words("")


def commitment_of(seed: int, salt: str) -> str:
    return digest("commitment", seed, salt)


def mark_of(commitment: str, words: tuple[str, ...]) -> str:
    return digest("words", commitment, words)


def digest(*parts: object) -> str:
    """SHA-256 of these parts as JSON without blanks, so that no two lists of parts are written alike."""
    return sha256(msgspec.json.encode(("tabletop fair deal 1", *parts))).hexdigest()


def opening(deal: FairDeal | None) -> Line:
    """What a log begins with; () for a deal that is settled otherwise."""
    if deal is None:
        return ()
    if deal.words:
        return line("match-deal-fixed-with-words", words=", ".join(deal.words), mark=shown(deal.mark))
    return line("match-deal-fixed", mark=shown(deal.mark))


def shown(found: str) -> str:
    """A digest as people read and compare it."""
    return " ".join(found[at : at + GROUP] for at in range(0, min(SHOWN, len(found)), GROUP))
