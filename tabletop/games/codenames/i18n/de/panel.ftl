### Das Pult des Directors, und dasselbe auf einem kleinen eigenen Bildschirm.

## Wer schaut, und der Schlüssel

panel-title = { $side } DIRECTOR - AGENTEN SEHEN WEG
panel-title-alone = { $side } DIRECTOR - NUR DU SIEHST DEN SCHLÜSSEL
panel-title-said = { $side } DIRECTOR - SAG ES UND TIPP ES EIN
panel-title-paper = { $side } DIRECTOR - { $key } AUF PAPIER
panel-hold = { $way ->
    [once] Hier drücken oder Leertaste: der Schlüssel
   *[hold] Hier halten oder Leertaste: der Schlüssel
}
panel-let-go = { $way ->
    [once] Nochmals drücken verbirgt den Schlüssel
   *[hold] Loslassen verbirgt den Schlüssel
}
panel-hidden = Halte die Taste, um zu lesen, was gefragt ist.
panel-back = Zurück zum Tisch
key-name = Schlüssel { $key }, Seite { $side }
key-means = { $owner }: { $means ->
    [assassin] Finger weg
    [neutral] niemand
    [own] eure
   *[rival] Gegner
}

key-ticked = angekreuzt
key-spoken = { $owner }: { $assets }

## Wort und Zahl

panel-wish = TIPPE EIN WORT
panel-wish-spoken = DAS WORT, WENN DU MAGST
panel-unlimited = Keine Zahl und beliebig viele Versuche
panel-ask = Ein Wort? Fragen
panel-hint = Tipp
panel-tell = Allen sagen
panel-tell-clue = Allen sagen: { $word } { number }
panel-tell-number = Allen sagen: { number }
panel-choose-number = Wähle noch eine Zahl.
panel-type-word = Tippe ein Wort und wähle eine Zahl.
panel-about-cards = Geht es um die Karten selbst?
panel-about-cards-why = Wo sie liegen und wie sie sich schreiben, darf man nicht sagen.
panel-about-name = Meint es { $asset }?
panel-about-name-why = Teile des Namens darf man nicht sagen.
panel-publish = Nein, veröffentlichen

## Was man von einem Wort hört

panel-say = Sag Wort und Zahl laut, dann drück hier die Zahl; nichts prüft das Wort.
panel-rules = Die Zahl sagt, auf wie viele deiner Karten das Wort zeigt. Sag sonst nichts und verzieh keine Miene.
panel-part-of-name = Ein Teil eines Namens: abgelehnt, wenn du { $asset } meinst.
panel-too-many = { $left ->
    [one] Nur noch eine deiner Karten ist übrig.
   *[other] Nur noch { $left } deiner Karten sind übrig.
}
panel-fine = Das geht. Hake an, was du meinst, wenn du magst; es zeigt sich nach dem Spiel.
bots-no-link = Bots sehen hier keine Verbindung.
bots-think = Deine Bots denken an { $assets }.
bots-faint = Deine Bots sehen eine schwache Verbindung zu { $assets }.
bots-unknown = Bots kennen nur englische Wörter, und dieses nicht.
bots-unknown-near = Bots kennen nur englische Wörter, und dieses nicht. Meinst du { $words }?
coach-thinks = Am nächsten für Bots – { $parts }.
coach-nothing = Das passt hier zu nichts.
coach-neutral = neutral
coach-assassin = Attentäter

## Deckkarten

panel-tick = Hake im Raster eine Karte an
panel-not-covered = Die kann man nicht abdecken.

## Auf einem kleinen eigenen Bildschirm

notes-own = { $owner }: eure
form-number = Zahl
form-give = Diesen Hinweis geben
form-clue = Hinweis: ein Wort
form-ask = Fragen, ob es ein Wort ist
form-word = Wort
