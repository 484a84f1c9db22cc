### Pakete: welche hier sind, eines, das man ansieht, und eines, das gerade entsteht.

packs-title = Pakete
packs-make = Karten machen
packs-how = Zieh ein Paket, einen Ordner oder ein Zip, auf dieses Fenster; oder leg es in **{ $folder }**, dann ist es beim nächsten Start da. Ein Paket kann keinen Code ausführen: Es hat Karten, Wörter und Bilder.
packs-look = Ansehen
packs-take-away = Entfernen
packs-about = Von { $authors }. { $about }
packs-none = Für dieses Spiel gibt es hier noch keine Pakete.
packs-without = Bis dahin wird ohne sie gespielt.
packs-you-play = Du spielst **{ $game }**.
packs-most = An einem Tisch sind höchstens { $most } Pakete.
packs-take-away-ask = Dieses Paket entfernen?
packs-take-away-why = **{ $pack }** geht. Partien, die damit gespielt wurden, bleiben und gehen weiter, wenn es wieder da ist.
packs-not-taken-away = Das Paket ließ sich nicht entfernen: { $error }
packs-no-pack = Das ist kein Paket, das sich aufnehmen lässt: { $error }.

# Ein Paket, das man ansieht
packs-for = Ein Paket für { $game }
packs-take-in = Aufnehmen
packs-by = Von **{ $authors }**, unter { $licence }.
packs-needs = Es wird zusammen gespielt mit { $packs }.
packs-mistakes = { $count ->
    [one] Es lässt sich nicht aufnehmen: ein Fehler.
   *[other] Es lässt sich nicht aufnehmen: { toolkit-count } Fehler.
}
packs-not-shown = Es lässt sich nicht zeigen.
packs-in-use = Mit { $pack } wurde gespielt: Starte das Programm neu und nimm dieses zuerst auf.
packs-not-taken-in = Das Paket ließ sich nicht aufnehmen: { $error }
packs-taken-in = { $pack } ist da und für { $game } gewählt.
packs-words-known = Bots wissen etwas über { $known } seiner { $count } Wörter.
packs-news-new = { $pack } ist hier neu.
packs-news-same = { $pack } ist schon da.
packs-news-other = { $pack } käme an die Stelle von { $before }; das ist von jemand anderem.
packs-news-newer = { $pack } käme an die Stelle von { $before }.
packs-done-new = { $pack } ist jetzt da.
packs-done-other = { $pack } ist an die Stelle von { $before } gekommen; das war von jemand anderem.
packs-done-newer = { $pack } ist an die Stelle von { $before } gekommen.

# Ein Paket, das gerade entsteht
packs-undo = Rückgängig
packs-name = Name des Pakets
packs-author = Von
packs-licence = Lizenz
packs-all-rights = Alle Rechte vorbehalten
packs-add = Karte hinzufügen
packs-add-first = Füg eine Karte hinzu: Sie beginnt als eine des Spiels, und du änderst, was darauf steht.
packs-does = Sie tut, was diese Karte tut
packs-remove = Diese Karte herausnehmen
packs-value-none = Nichts
packs-sound = Es ist spielbar.
packs-made-in-use = Mit { $pack } wurde gespielt: Starte das Programm neu und nimm es dann auf.
packs-replace-ask = Ersetzen?
packs-replace-why = **{ $pack }** ist schon da. Dieses käme an seine Stelle, als Version { $version }.
packs-made = { $pack } liegt in { $folder } und ist gewählt.
