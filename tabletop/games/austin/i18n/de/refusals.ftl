### Warum etwas gerade nicht geht, und was an Decks und Plätzen nicht stimmt.

turn-limit = Mehr als zwanzig Aktionen und Gratis-Karten gibt es in einem Zug nicht.
no-action-left = Du hast keine Aktion mehr.
not-free = Keine Aktion ist übrig, und was es gratis machen würde, ist nicht da.
ship-used = Deine Gratis-Rakete für diesen Zug ist verbraucht.
bone-in-turn = Ein Frickin' Bone wird in einem Kampf geworfen.
only-bones = In einem Kampf werden nur Frickin' Bones geworfen.
only-ships = Auf eine Rakete antwortet nur ein Raketen-Agent.
need-not-met = Deine aktiven Agenten brauchen noch { $vibes }.
need-nearly-met = Deine aktiven Agenten brauchen noch { $vibes }; Nachlass gibt es nur für { $off }.
already-asked = Du hast um Hilfe gebeten: Deine eigenen Bones bleiben auf der Hand.
forbidden = Ein Effekt verbietet es vorerst.
no-target = Kein Gegner hat einen aktiven Agenten.
wrong-sex = Ein Shagger braucht einen Agenten des anderen Geschlechts.
robot = Roboter shaggen nicht und werden nicht geshaggt.
same-allegiance = Attentäter schlagen nur bei der anderen Seite zu.
target-rule = Männer und sie können sich nicht shaggen.
own-agent = Niemand greift einen eigenen Agenten an.
shielded = Ein anderer Text hält solche Angreifer fern.
guarded = Zuerst muss eine Wache das Ziel sein.
no-cost = Was es neben der Aktion kostet, ist nicht da, oder es würde nichts bewirken.
no-assassin = Nur ein Attentäter kann bei der Keilerei mitmachen.
already-chosen = Das ist schon gewählt.
not-fitting = Diese hier erlaubt die Karte nicht.
not-meant = Gemeint ist nur: { $wanted }.
no-such-time = Eine Zeit liegt zwischen 0 und { $most } ms oder ist { $silent } für Schweigen.

## Decks

deck-size = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}; ein Deck hat genau { $size }.
deck-mixed = { $good } gute und { $evil } böse Karten; ein Deck ist ganz gut oder ganz böse.
deck-copies-limit = { $count }-mal { $card }; dieser Tisch erlaubt { $limit }.
deck-copies-owned = { $count }-mal { $card }; du besitzt { $owned }.
dots-of = { $count } { $dot ->
    [red] rote
    [orange] orange
    [blue] blaue
    [yellow] gelbe
    [green] grüne
   *[purple] lila
}
deck-dots = { $items }: Ein Deck hat von jeder Farbe genau { $each ->
    [5] fünf
   *[other] { $each }
}.
deck-no-hope = Alle seine Karten sind zusammen { $worth } Punkte wert: Es kann kaum gewinnen.
deck-low-score = Alle seine Karten sind zusammen nur { $worth } Punkte wert; üblich sind { $usual } oder mehr.
deck-few-agents = Nur { $count ->
    [one] 1 Agent
   *[other] { $count } Agenten
}; üblich sind { $usual } oder mehr.
deck-few-bones = Nur { $count ->
    [one] 1 Frickin' Bone
   *[other] { $count } Frickin' Bones
}; üblich sind { $usual } oder mehr.
deck-no-assassin = Kein Attentäter: Es kann weder ein Attentat verüben noch bei einer Keilerei mitmachen.
deck-all-men = Seine Agenten sind alle Männer: Die Hälfte aller Agenten ist für sie unerreichbar.
deck-all-women = Seine Agenten sind alle Frauen: Die Hälfte aller Agenten ist für sie unerreichbar.
bad-seating = Gut und Böse müssen sich rund um den Tisch abwechseln (nur bei ungerader Zahl dürfen zwei Nachbarn dieselbe Seite haben); die Decks an diesem Tisch tun das nicht.
