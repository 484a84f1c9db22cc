"""What the end screen shows of Codenames besides its story (`table.extensions.end_pages`)."""

from tabletop.games.codenames.presentation.review import Review
from tabletop.games.codenames.presentation.teach import Teach

END_PAGES = (Review, Teach)
