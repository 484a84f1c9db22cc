### Decks: das Regal, der Deckbau und Decks als Text.

decks-title = Decks
decks-mine = Meine Decks
decks-ready = Fertige Decks
decks-new = Neues Deck
# $name: of the deck that was copied
decks-copy-of = { $name } (Kopie)
decks-from-afar = Ein Deck von weit her
# The kind of a deck that has cards of both sides
decks-mixed = Gemischt
decks-cards = { $count } { $count ->
    [one] Karte
   *[other] Karten
}
decks-legal = Regelgerecht: Dieses Deck darf gespielt werden.

## Was sich mit einem Deck tun lässt

decks-build = Bauen
decks-copy-to-mine = Zu meinen Decks
decks-copy = Dieses Deck kopieren
decks-delete = Dieses Deck löschen (lässt sich zurücknehmen)
decks-deleted = Das Deck ist weg. Strg+Z holt es zurück.
decks-take-back = Rückgängig
decks-undeleted = Das Deck ist wieder da.
decks-draw-hand = Eine Probehand ziehen
decks-as-text = Das Deck als Text kopieren
decks-as-text-too = Das Deck als Text kopieren (auch Strg+E)
decks-name = Name
decks-name-of-deck = Name des Decks
decks-curve = { $title } der Karten
decks-curve-tip = Wie viele Karten welche Zahl haben: **{ $title }**
# $value: a colour, say, of which a deck has $most cards
decks-dots = { $value } **{ $count }** von { $most }
decks-cards-in = Karten
decks-unknown-card = Diese Karte kennt hier niemand; sie bleibt im Deck, bis du sie herausnimmst.

## Eine Probehand

decks-sample-hand = Eine Probehand
decks-another-hand = Andere Hand
decks-draw-one = Noch eine ziehen

## Wer es ist

decks-who = Wer bist du?
decks-who-about = Was du besitzt und was du geschafft hast, wird unter deinem Namen gespeichert. Wie nennt man dich an diesem Tisch?
decks-that-is-me = Das bin ich
decks-not-now = Jetzt nicht
decks-nobody = Noch niemand
decks-somebody-new = Jemand Neues ...

## Der Deckbau

decks-builder = Deckbau
decks-empty = Klick Karten an, um sie zu nehmen, oder zieh sie hierher. **Auffüllen** macht ein Deck von selbst voll.
decks-key-take = Karte nehmen
decks-key-back = zurücklegen
decks-key-look = näher ansehen
decks-key-deck = zum Deck und zurück
decks-shown-all = Deck: alle
decks-shown-out = Nicht im Deck
decks-shown-in = Im Deck
# $facet: what cards differ in, as their rarity
decks-facet-any = { $facet }: alle
decks-auto-fill = Auffüllen
decks-auto-fill-tip = Füllt das Deck mit passenden Karten auf
decks-cannot-fill = Nichts passt mehr dazu: { $why }
decks-nothing-fits = Es gibt nichts mehr, was in dieses Deck passt.
decks-full = Das Deck ist voll: { $size } Karten.
decks-undo = Rückgängig (auch Strg+Z)
decks-redo = Wiederholen (auch Strg+Y)
decks-clear = Alle Karten herausnehmen
decks-cleared = Das Deck ist leer. Strg+Z macht das rückgängig.
decks-no-cards = Noch ist nichts da, wovon du ziehen könntest.
decks-my-cards = Meine Karten
decks-my-cards-tip = Du baust aus den Karten, die du besitzt. Drück, um alle Karten freizugeben.
decks-all-cards = Alle Karten
decks-all-cards-tip = Alle Karten sind frei. Drück, um aus den Karten zu bauen, die du besitzt.
decks-not-yours = { $card } hast du noch nicht. Öffne Booster oder gib alle Karten frei.
decks-not-owned = fehlt dir
decks-in-deck = { $count } im Deck
decks-used-of = { $used } von { $owned }
decks-pool-ready = Fertig
decks-mend-sure = Das Deck reparieren?
decks-mend-about = So darf es nicht gespielt werden. Auffüllen behält, was passt, und macht es voll.
decks-mend = Reparieren und weiter
decks-build-on = Weiterbauen

## Decks als Text

decks-import = Import
decks-import-tip = Nimmt ein Deck aus der Zwischenablage auf (Strg+V). Eine Textdatei lässt sich auf das Fenster ziehen.
decks-copied-saved = In die Zwischenablage kopiert und gespeichert als { $path }.
decks-no-file = Das Deck liegt in der Zwischenablage, aber es ließ sich keine Datei schreiben: { $why }
decks-unreadable-file = Diese Datei lässt sich nicht als Deck lesen.
decks-file = Die Datei { $name }
decks-clipboard = Die Zwischenablage
# $source: one of the two above
decks-no-deck = { $source } enthält kein Deck. { $why }
decks-no-deck-begins = { $source } enthält kein Deck. { $why } Anfang: { $begins }
decks-other-game = Das ist ein Deck eines anderen Spiels ({ $game }).
decks-sideboard = Ein Sideboard
decks-sideboard-about = { $count ->
    [one] Eine Karte dieses Textes gehört
   *[other] { toolkit-count-first } Karten dieses Textes gehören
} zu einem Sideboard.
decks-sideboard-out = Weglassen
decks-sideboard-in = Mitnehmen
decks-numbers = Zahlen vor den Karten
decks-numbers-about = Die Karten sind nummeriert: { $numbers } Was sagen die Zahlen?
decks-numbers-copies = Wie oft jede vorkommt
decks-numbers-lines = Nichts: eine Karte je Zeile
decks-which-card = Welche Karte?
decks-which-card-about = **{ $words }** kann mehr als eine Karte sein.
decks-none-of-them = Keine davon
decks-taken-in = Aufgenommen: { $count ->
    [0] keine Karten
    [one] eine Karte
   *[other] { toolkit-count } Karten
}.
decks-taken-in-unknown = { $count ->
    [one] Eine Karte ist
   *[other] { toolkit-count-first } Karten sind
} hier unbekannt; behalten und markiert.
