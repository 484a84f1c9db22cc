### Reaktionsduelle: das Warten, das Signal, das Zielfoto und der Tastentest.

## Das Duell

reflex-ready = Bereit
reflex-continue = Weiter
reflex-your-turn = { $name }, du bist dran
reflex-alone-key = Allein gegen die Uhr: Drück { $key } oder klicke, wenn die Hand auftaucht.
reflex-alone-click = Allein gegen die Uhr: Klicke irgendwo, wenn die Hand auftaucht.
reflex-get-ready = Achtung!
reflex-perhaps = Vielleicht kommt eine Geste: Dann drück sofort deine Taste. Kommt keine, geht es weiter.
reflex-own-gesture = Du machst die Geste. Wer sie als Letzter nachmacht, den trifft es.
reflex-surely = Drück deine Taste, sobald die Hand auftaucht.
reflex-let-go = Loslassen, { $names }! Das Signal wartet auf freie Hände.
reflex-interrupted = Noch einmal: Das Duell wurde unterbrochen, also zählt keine Zeit.
reflex-copy = Mach's nach!
reflex-began = { $name } fing an
reflex-spoken-key = { $name }: drück beim Signal { $key }

## Das Schild eines Platzes

reflex-bot = Bot
reflex-or-space = oder Leertaste, oder Klick
reflex-click = Klick
reflex-click-here = Hier klicken
reflex-on-phone = Am Handy
reflex-phone-perhaps = Vielleicht kommt eine Geste: Dann drück sofort hier.
reflex-phone-surely = Drück hier, sobald die Hand auftaucht.
reflex-too-early = Zu früh!
reflex-out = Raus: zu früh
reflex-in = Da!

## Das Zielfoto

reflex-photo-finish = Zielfoto
reflex-nobody-raced = Niemand war dabei
reflex-was-last = { $name } war zuletzt!
reflex-no-time = { $names }: keine Zeit zählt!
reflex-nobody-moved = Niemand rührte sich!
reflex-not-a-finger = { $names }: keinen Finger gerührt!
reflex-too-close = { $names }: zu knapp!
reflex-why-early = { $names }: ein Fehlstart zu viel, also zählt keine Zeit.
reflex-why-no-press = { $names }: nicht gedrückt, also zählt keine Zeit.
reflex-why-tie = { $names } liegen { $apart } ms auseinander: Bis { $margin } ms gilt als gleich.
reflex-why-only = Nur { $names } hat eine Zeit.
reflex-why-last = { $names } machte die Geste { $late } ms nach { $other } und als Letzter.
reflex-signal = Signal
reflex-stamp-early = Zu früh
reflex-stamp-no-press = Nichts
reflex-handicap = { $raw } - { $handicap } Handicap
reflex-exact = **±{ $error } ms**: so genau sind Zeiten hier. Bis { $margin } ms vor dem Letzten gilt als gleich.
reflex-exact-phones = Handys: ±{ $error } ms.
reflex-exact-read = **±{ $error } ms**: so genau sind Zeiten hier. Bis { $margin } ms vor dem Letzten gilt als gleich. Die Eingabe wurde spätestens alle { $every } ms gelesen.

## Der Tastentest

reflex-test-keys = Tasten testen
reflex-calm = Keine Reaktionsduelle mehr
reflex-calm-ask = Von hier an in Ruhe spielen?
reflex-calm-why = In dieser Partie gibt es keine Reaktionsduelle mehr: Stattdessen entscheiden Strohhalme und die Reihenfolge, wie es die Hausregeln sagen. Das lässt sich nicht zurücknehmen.
reflex-calm-yes = In Ruhe spielen
reflex-key-test = Tastentest
reflex-hold-keys = Alle **halten** gleichzeitig ihre eigene Taste: Mit ihr macht man mit, reagiert und öffnet den Sichtschutz. { $down } von { $count } sind gedrückt.
reflex-hold-buttons = Alle **halten** gleichzeitig ihre eigene Taste oder ihren Knopf: Damit macht man mit, reagiert und öffnet den Sichtschutz. { $down } von { $count } sind gedrückt.
reflex-all-keys = Alle auf einmal!
reflex-told-apart = Sie lassen sich alle unterscheiden.
reflex-missing = Jemand fehlt
reflex-not-told = { $how ->
    [button] Nichts kommt von
    [blocked] Die Tastatur verschweigt
   *[key] Die Tastatur meldet noch nicht
} { $keys }, während { $held-count ->
    [0] die anderen gedrückt sind
    [one] { $held } gedrückt ist
   *[other] { $held } gedrückt sind
}.
reflex-another-key = Andere Taste
reflex-other-key = Drück die Taste, die { $name } stattdessen will: am besten weit weg von den anderen. Esc behält die alte.
reflex-key-of = die Taste von { $name }
reflex-again = Noch einmal
reflex-play-anyway = Trotzdem spielen
reflex-go-on = Weiter
