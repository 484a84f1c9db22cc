### Ein paar Worte für jede Möglichkeit: Knöpfe, Menüs, Vorleseprogramme.

## Handlungen, ohne das, was sie betreffen

act-play = Spielen
act-play-free = Gratis spielen
act-attack = Angreifen mit
act-use = Einsetzen
act-action = Aktion von
act-concede = Aufgeben
act-concede-match = Diese Partie aufgeben
act-throw = Werfen
act-call = Wirft mir hier mal jemand einen Frickin' Bone zu?
act-answer = Antworten mit
act-copies = Macht nach
act-name = Nennen
act-straw = Strohhalm ziehen
act-send = Hineinschicken
act-discard = Abwerfen
act-begins = Beginnt
act-new-hand = Neue Hand
act-choose = Wählen
act-do = Tun
act-top = Obenauf
act-bottom = Darunter
act-seen = Gesehen

## Handlungen mit dem, was sie betreffen

play-card = { $card } spielen
play-free = { $card } ohne Aktion spielen
play-paid = { $card } für eine Aktion spielen
attack-shag = { $card }: Shag-Versuch bei { $target }
attack-kill = { $card }: Attentat auf { $target }
use-free-box = { $card }, das Gratis-Feld
use-vibe-box = { $card }, das Feld mit { $vibes }
use-card = { $card } einsetzen
use-naming = { $card } einsetzen und { $named } nennen
action-of = { $card }: Aktion
throw-card = { $card } werfen
answer-card = { $card } als Antwort spielen
draw-this-straw = Strohhalm { $number } ziehen
name-seat = Spieler { $number } nennen
choose-seat = Spieler { $number } wählen
begins-seat = Spieler { $number } beginnt
send-card = { $card } hineinschicken
discard-card = { $card } abwerfen
choose-card = { $card } wählen
top-card = Obenauf: { $card }
bottom-card = Darunter: { $card }
ask-again = Noch einmal um Hilfe bitten
yes = Ja
send-back-card = { $card } zurückschicken
silence-card = { $card } verstummen lassen
pick-card = { $card } bestimmen
take-away-card = { $card } wegnehmen
take-card = { $card } nehmen
score-card = { $card } werten

## Nein oder nichts mehr

pass-nothing = Nichts
pass-turn = Bin geschafft
pass-mulligan = Hand behalten
pass-fight = Sein lassen
pass-pad = Genug
pass-no = Nein
pass-ship = Keine Rakete
pass-ships = Genug Raketen
pass-slug = Ich bin raus
pass-discard = Fertig
pass-bottom = Der Rest bleibt oben
pass-top = Wie sie liegen
pass-search = Nichts nehmen
pass-free = Nichts spielen
pass-strike = Kein Angriff
