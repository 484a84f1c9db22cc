"""What the end screen shows of Codenames besides its story (`ui.endings`)."""

from tabletop.games.codenames.show.review import Review
from tabletop.games.codenames.show.teach import Teach

PAGES = (Review, Teach)
