### Was Tisch, Deckbau und Rätsel von diesem Spiel sagen.

score-name = Mojo oder Lösegeld
counter-actions = übrige Aktionen
unit-good = Mojo
unit-evil = Mrd.
ship-free = Ein Raketen-Agent ist in diesem Zug gratis
wears-pants = Trägt die Daddy-Hose

## Kämpfe

attempt-shag = Shag-Versuch
attempt-kill = Attentat
slugfest-title = Keilerei
note-loses = verliert
note-wins = gewinnt
note-winning = gewinnt gerade
note-losing = verliert gerade
note-helped = gewinnt mit Hilfe
note-out = raus
sign-out = raus
sign-no-vibes = keine Vibes
sign-vibes = Vibes
sign-free = gratis

## Was für einen Platz eine Weile gilt

note-until = { $note }, { $until ->
    [fight] bis zum Ende des Kampfes
    [turn] bis zum Ende des Zuges
    [my-turn] bis zum nächsten Zug des Verursachers
   *[their-turn] bis zum Ende des nächsten Zuges hier
}
note-vibes = { $change } { $vibe }
note-bones-need = Bones brauchen { $count } weniger
note-swingers-need = Swinger brauchen { $count } weniger
note-no-help = Keine Hilferufe
note-no-bones = Keine Frickin' Bones
note-no-attack = Keine Angriffe
note-shagger = { $card } gilt als Shagger
note-assassin = { $card } gilt als Attentäter
note-next-turn = Nächster Zug: { actions }

## Was ein Angriff oder ein Bone bringen würde

preview-attack = { $mine } gegen { $theirs }: { $kind ->
    [shag] Shag
   *[kill] Attentat
}
preview-you = Du: { force }
preview-foe = Gegen dich: { force }
force = { $vibes ->
    [none] keine Vibes
   *[other] { $vibes }
}, { $held ->
    [one] 1 Karte
   *[other] { $held } Karten
} auf der Hand
preview-stake = { $stake }: Einsatz dieser Seite
preview-bone = { $score } für diesen Bone

## Rennen

race-peace = Peace, alle miteinander!
race-pinky = Kleiner Finger voraus!
call = Wirft mir hier mal jemand einen Frickin' Bone zu?
ship-seen = Wer sieht das noch?

## Decks

format-deck = Deck
facet-side = Seite
facet-dot = Farbpunkt
facet-type = Art
facet-role = Beruf
facet-sex = Geschlecht
facet-rarity = Seltenheit
curve-score = Wert
dot-red = Rot
dot-orange = Orange
dot-blue = Blau
dot-yellow = Gelb
dot-green = Grün
dot-purple = Lila

## Rätsel

goal-clear = Lass in diesem Zug höchstens {"{"}n{"}"} Agenten der anderen aktiv.
goal-clear-none = Lass in diesem Zug keinen Agenten der anderen aktiv.
