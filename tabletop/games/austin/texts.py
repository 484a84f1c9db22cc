"""What Austin Powers says, by the id of a message (i18n/)."""

from tabletop.i18n import Texts

texts = Texts(__name__.rpartition(".")[0])
tr, line = texts.tr, texts.line
