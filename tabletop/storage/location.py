from __future__ import annotations

import os
from pathlib import Path

VARIABLE = "TABLETOP_DATA"
FILE = "tabletop.db"


def data_folder(given: Path | str | None = None) -> Path:
    """Return the folder of saved games: `given` (--data DIR), else $TABLETOP_DATA, else the user's data folder."""
    chosen = given or os.environ.get(VARIABLE)
    if chosen:
        return Path(chosen).expanduser()
    import platformdirs

    return platformdirs.user_data_path("Tabletop", appauthor=False)


def database_file(given: Path | str | None = None) -> Path:
    """Return the path of the one database file inside `data_folder(given)`."""
    return data_folder(given) / FILE
