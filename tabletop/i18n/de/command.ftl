### Was die Befehlszeile Leuten sagt; ihre Hilfeseiten sind englisch.

command-mistake = im Programm ist ein Fehler ({ $where }); mit { $switch }=1 zeigt es mehr.
command-mistake-where = { $kind } in { $file }, Zeile { $line }
command-no-text = { $name }: { $word } ist kein Text in UTF-8.
command-unreadable = { $file } lässt sich nicht lesen: { $error }.
command-not-text = { $file } lässt sich nicht lesen: das ist kein Text.
command-unwritable = { $file } lässt sich nicht schreiben: { $error }.
command-written = Geschrieben: { $file }
command-recover-helps = { $error } `tabletop recover` legt sie beiseite.
command-option-form = --option { $key } braucht die Form KEY=VALUE.
command-options = Was `--option` nimmt; der erste Wert ist der übliche:
command-no-paper = { $game } hat nichts auf Papier.
command-sound = Die gespeicherten Partien sind heil; nichts wurde geändert.
command-recovered = Wieder da: { $people } Personen, { $decks } Decks, { $matches } Partien.
command-aside = Die beschädigte Datei ist { $file }

# Partien
command-no-form = --as: es gibt keine Form { $form }.
command-imported = Partie { $match } ist jetzt da; du findest sie unter Statistik.

# Pakete
command-no-packs = In { $folder } sind keine Pakete
command-pack-line = { $name }  { $pack }, von { $authors } ({ $licence })
command-pack-mistakes = { $count ->
    [0] { $pack }: keine Fehler
   *[other] { $pack }: { $count } Fehler
}
command-pack-refused = { $pack } wurde nicht aufgenommen: { $mistake }
command-pack-refused-more = { $pack } wurde nicht aufgenommen: { $mistake } (und { $count } weitere: tabletop packs check)
command-pack-unwritable = { $file } lässt sich nicht aufnehmen: { $error }.
command-pack-stays = Das Paket lässt sich nicht entfernen: { $error }.
command-pack-gone = { $pack } ist weg.
