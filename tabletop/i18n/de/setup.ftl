### Der Tisch, während er gedeckt wird, und der erste Start.

setup-title = Den Tisch decken
setup-deal = Karten austeilen
setup-sealed = Sealed-Abend
setup-sealed-tip = Alle öffnen Booster und bauen sich daraus ein Deck

## Womit gespielt wird

setup-packs = Pakete: Karten und Wörter, die jemand gemacht hat
setup-no-packs = Keine
setup-at-table = Am Tisch
setup-with-child = Mit einem Kind
setup-with-child-about = Alle Hände offen, keine Uhren, so viele Tipps, wie man will; ruhig erzählt und vorgelesen.
setup-privacy = Wer wessen Karten sieht
setup-privacy-curtain = Sichtschutz zwischen Spielern
setup-privacy-peek = Karten nur, solange du deine Taste hältst
setup-privacy-open = Alle Hände offen, zum Lernen
setup-proposed = { $choice } (Vorschlag)
setup-privacy-tip = Allein gibt es keinen Sichtschutz. Wo mehrere auf einen Bildschirm schauen, liegt keine Hand offen, wenn sie nur bei gehaltener Taste zu sehen ist; vor jemand anderem kommt der Sichtschutz, und zwischen zwei Blicken bleibt die Hand bedeckt.
setup-hints = Tipps
setup-hints-usual = Üblich: eine Person unter Bots
setup-hints-off = Keine Tipps
setup-hints-few = Drei für alle
setup-hints-free = So viele man will
setup-hints-tip = Gegebene Tipps stehen mit im Ergebnis.
setup-phones = Handys spielen mit
setup-phones-tip = Wer im selben Funknetz ist, macht mit dem Handy mit und hält seine Karten darin; einen Sichtschutz braucht dann niemand mehr. Was gesendet wird, ist nicht verschlüsselt: Wer dieses Netz mithören kann, könnte es lesen.
setup-phones-how = So geht's
setup-phones-lesson = So spielen Handys mit
setup-phones-photograph = **Code fotografieren.** Ist „Handys spielen mit“ an, zeigt der Tisch einen Code und eine kurze Adresse. Computer und Handys sind im selben Funknetz.
setup-phones-sit = **Platz aussuchen.** Alle sagen, wie sie heißen: keine App, kein Konto, kein Internet. Wer kein Handy hat, spielt wie bisher am Tisch, und zuschauen darf jeder.
setup-phones-hold = **Karten in der Hand.** Der Tisch zeigt, was alle sehen dürfen, das Handy, was nur du siehst. Ein Handy, das geschlafen hat, ist wieder da, wo es war; in der Pause geht ein Platz zurück an den Tisch.
setup-phones-understood = Verstanden
setup-seed = Startwert: dieselbe Zahl gibt dieselben Karten
setup-seed-random = Zufällig
setup-words = Eure Wörter fürs Austeilen, jeder eines
setup-words-none = Keine
# $mark: the digest of the secret that deals
setup-deal-fixed = Ohne Startwert stehen die Karten jetzt schon fest, durch ein Geheimnis mit diesem Zeichen: { $mark }. Eure Wörter werden untergemischt, damit niemand die Karten aussuchen kann, auch dieses Programm nicht. Nach der Partie lässt sich beides nachprüfen.
setup-house-rules = Hausregeln
setup-as-printed = Wie gedruckt
setup-as-printed-tip = Jede Hausregel auf ihren üblichen Wert zurücksetzen
setup-all-as-printed = Alle Hausregeln sind wie gedruckt.

## Wer an einem zweiten Fenster sitzt

setup-apart = Wer an einem zweiten Fenster sitzt
setup-apart-tip = Ein eigenes Fenster, auf dem zweiten Bildschirm, wenn es einen gibt
setup-apart-about = Wer am zweiten Fenster sitzt, sieht dort seine Karten und spielt dort. Das Fenster des Tisches zeigt davon nur, was alle sehen dürfen.
setup-nobody-apart = Niemand
setup-second-window = Das zweite Fenster
setup-one-display = Es gibt nur einen Bildschirm: Wer ihn ansieht, sieht beide Fenster.

## Ein Platz

setup-seat = Platz { $number }
setup-add-seat = Noch ein Platz
setup-remove-seat = Diesen Platz wegnehmen
setup-human = Mensch
setup-easy = Leicht
setup-normal = Normal
setup-hard = Schwer
setup-bot = { $level ->
    [easy] Leichter Bot
    [normal] Normaler Bot
   *[hard] Schwerer Bot
}
setup-mouse-only = Nur Maus
setup-a-player = Ein Spieler
setup-look-tip = Bild, Farbe, Person
setup-who = Wer ist es?
setup-portrait = Bild
setup-colour = Farbe

## Seine Seite, wie sie auf dem Rücken des Decks steht

setup-side-is = { $name } ist **{ $side }**
setup-side-may-be = { $name } könnte **{ $side }** sein
setup-side-wish = { $name } soll **{ $side }** sein
setup-side-wished = { $name } ist **{ $side }**: drück, um wieder zu losen

## Sein Deck

setup-deck-of = Das Deck von { $name }
setup-deck-tip = Das Deck dieses Platzes
setup-own-decks = Eigene Decks
setup-ready-decks = Fertige Decks
setup-build-decks = Decks bauen
setup-keep-deck = Behalten

## Seine Tasten

setup-react = Reagieren
setup-react-does = Die eine Taste dieses Platzes: Sie reagiert, tritt in Duellen an, wirft und öffnet den Sichtschutz
setup-pass = Passen
setup-pass-does = Die Taste, die für diesen Platz passt
setup-look = Ansehen
setup-look-does = Die Taste dieses Platzes: Sie öffnet den Sichtschutz und stimmt zu, wo der Tisch gefragt wird
setup-refuse = Ablehnen
setup-refuse-does = Die Taste, mit der dieser Platz ablehnt, wo der Tisch gefragt wird, etwa ob alle aufhören wollen
# $what: what the key does, in a word
setup-press-key-title = { $what }: Drück eine Taste
setup-press-key = Drück die Taste, die für { $name } **{ $what }** bedeuten soll. Mit Esc bleibt die alte.
setup-key-of = { $what } von { $name }
setup-keys-of-people = { $count ->
    [one] { $keys } gehört hier jemandem und tut an diesem Tisch sonst nichts.
   *[other] { $keys } gehören hier Spielern und tun an diesem Tisch sonst nichts.
}
setup-gamepad = Gamepad
setup-gamepad-number = Gamepad { $number }
# $lower and $right: signs of two buttons, $main and $other: what they do
setup-gamepad-tip = **{ $pad }** für diesen Platz: { $lower } ist { $main }, { $right } ist { $other }
setup-whose-gamepad = Wessen Gamepad ist es?
setup-press-gamepad = Drück irgendeinen Knopf des Gamepads, das { $name } hält.
setup-mouse-tip = **Nur die Maus** für diesen Platz in Reaktionsduellen: Sein Abzeichen ist der Knopf. Wo mehrere nur eine Maus haben, treten sie nacheinander an, und nach Hilfe wird reihum gefragt.

## Reaktionsduelle

setup-race-tip = Reaktionsduelle: die Taste dieses Platzes und sein Handicap
setup-in-a-race = { $name } im Reaktionsduell
setup-race-keys = In Reaktionsduellen zählt, wer zuerst drückt. Am besten liegen die Tasten weit auseinander; ein Gamepad braucht keine.
setup-race-mouse = In Reaktionsduellen zählt, wer zuerst drückt. Dieser Platz hat nur die Maus: Sein Knopf ist das Abzeichen auf dem Duellbildschirm.
setup-race-key = Die Taste für Duelle
setup-race-key-of = die Taste von { $name }
setup-press-race-key-title = Reaktionsduell: Drück eine Taste
setup-press-race-key = Drück die Taste, mit der { $name } antritt. Mit Esc bleibt die alte.
setup-handicap = Handicap: wird in jedem Duell mit Gesten von der Zeit abgezogen

## Der erste Start

setup-welcome = Willkommen am Tisch
setup-welcome-name = Zieh dir einen Stuhl heran. Wie nennt man dich an diesem Tisch?
setup-lesson-about = Eine Lektion dauert fünf Minuten: Die erste Hand ist schon für dich ausgeteilt, und jede Karte erklärt sich selbst.
setup-lesson-game = Das Spiel der Lektion
setup-symbols = Zeichen zu den Farben
setup-symbols-about = Für alle, die manche Farben schwer auseinanderhalten
setup-look-around = Erst mal umsehen
setup-play-lesson = Lektion spielen
