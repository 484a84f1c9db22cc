"""What Pass the Card says, by the id of a message (`i18n/<language>/`)."""

from tabletop.i18n import Texts

texts = Texts(__name__.rpartition(".")[0])
tr, line = texts.tr, texts.line
