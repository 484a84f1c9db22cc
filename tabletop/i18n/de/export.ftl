### Was außerhalb des Programms aus einer gespeicherten Partie wird.

export-title = Diese Partie anderswo speichern
export-match = Partie
export-page = Seite
export-markdown = Markdown
export-json = JSON
export-film = Film
export-position = Stellung
export-eyes = Wessen verdeckte Karten man sieht
export-eyes-nobody = Niemandes
export-eyes-all = Alle
export-pace = Tempo
export-calm = Ruhig
export-brisk = Flott
export-quick = Schnell
export-size = Größe
export-format = Format
export-cancel = Abbrechen
export-make = Speichern
export-done = Gespeichert: { $path }
export-film-made = Der Film wird gedreht
export-film-stop = Abbrechen
export-film-behind = Dabei weitermachen
export-film-unkept = Diesmal wird nichts gespeichert, also gibt es keine Partie, die ein Film werden könnte.
