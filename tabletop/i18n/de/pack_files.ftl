### Was an den Dateien eines Pakets falsch ist.

pack-not-there = { $name } ist nicht da
pack-no-zip = { $name } ist weder ein Ordner noch eine heile Zip-Datei
pack-unreadable = { $name } lässt sich nicht lesen: { $error }
pack-unreadable-unknown = { $name } lässt sich nicht lesen: ein Fehler
pack-link = { $name } ist ein Verweis; ein Paket hat nur eigene Dateien
pack-too-deep = { $name }: so tiefe Ordner hat ein Paket nicht
pack-no-file = { $name } ist keine Datei
pack-too-many = es sind mehr als { $most } Dateien
pack-locked = { $name } ist mit einem Passwort gesperrt
pack-twice = { $name } ist doppelt da
pack-too-large = { $name } ist zu groß; höchstens { $most } kB passen
pack-whole-too-large = das Paket ist größer als { $most } MB
pack-lacks = es gibt keine { $name }
pack-files = es sind { $count } Dateien, höchstens { $most } dürfen es sein
pack-leads-out = { $name } führt aus dem Paket hinaus
pack-picture-name = { $name }: ein Bild heißt wie seine Karte, in Kleinbuchstaben, und endet auf .webp oder .png
pack-strange-file = { $name } ist keine Datei eines Pakets
pack-picture-twice = { $name } ist doppelt da, als .webp und als .png
pack-no-picture = { $name } ist kein Bild in PNG oder WebP
pack-picture-size = { $name } hat { $wide } x { $high } Pixel; eine Seite hat { $least } bis { $most }
pack-picture-damaged = { $name } ist ein beschädigtes Bild

# Seine pack.toml
pack-field-long = { $field }: { $count } Zeichen, höchstens { $most } passen
pack-field-signs = { $field }: { $value } hat Zeichen, die sich nicht drucken lassen
pack-field-empty = { $field }: das ist leer
pack-field-no-id = { $field }: { $value } ist keine Kennung; Kleinbuchstaben, Ziffern und einzelne Bindestriche sind es, wie space-trip
pack-version = version: { $value } ist keine; eine sieht aus wie 1 oder 1.0.2
pack-authors = authors: { $count }, es sind 1 bis { $most }
pack-author = authors: { $value } ist kein Name
pack-needs = needs: { $count } Pakete, höchstens { $most }
pack-needs-itself = needs: ein Paket braucht sich nicht selbst
pack-other-folder = { $file }: id: { $id }, aber der Ordner heißt { $folder }
pack-no-game = { $file }: game: { $game } ist kein Spiel

# Die Pakete, die hier sind
pack-unusable = Das Paket { $pack } lässt sich nicht verwenden: { $error }.
pack-unknown = Das Paket { $pack } ist nicht hier
pack-help-long = { $file }: { $count } Regeln, höchstens { $most } haben Platz
pack-help-words = { $file }, { $id }, { $field }: höchstens { $most } druckbare Zeichen
pack-field-not-said = { $file }: { $field } ist kein Feld, das eine Sprache anders sagt
pack-words-signs = { $file }, { $field }: höchstens { $most } druckbare Zeichen
