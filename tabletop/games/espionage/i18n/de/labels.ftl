### Möglichkeiten in wenigen Worten, und was auf Karten und in Listen steht.

a-card = eine Karte
score-name = Handkarten

## Was man tun kann: allein, und woran es getan wird

act-play = Spielen
act-claim = Päckchen zeigen
act-concede = Aufgeben
act-concede-match = Diese Partie aufgeben
act-react = Antworten mit
act-answer = Antworten auf
act-aim = Zielen auf
act-name = Nennen
act-choose = Wählen
act-take = Nehmen
act-give = Geben
act-put = Zurücklegen
act-give-up = Opfern
act-done = Fertig
act-begin = Beginnt

label-end-turn = Zug beenden
label-pass = Passen
label-discards = den Abwurf
label-copy = { $card }: { $target } kopieren
label-answer = { $card }: gegen { $target }
label-play = { $card } spielen
label-aim = Auf Spieler { $number } zielen
label-name = { $card } nennen
label-choose = { $card } wählen
label-take = { $card } nehmen
label-give = { $card } an Spieler { $number }
label-put = { $card } zurücklegen
label-give-up = { $card } opfern
label-begin = Spieler { $number } beginnt

## Was auf Karten steht

face-mission = Mission
face-reaction = Reaktion
face-held = Haltekarte
face-both = Reaktion oder Mission
# In der Ecke einer Karte, nach ihrem Rahmen
tag-mission = MISSION
tag-reaction = REAKTION
tag-both = REAKTION
tag-gold = EINMALIG
# Wozu sie gut ist
group-objective = Ziel
group-attack = Angriff
group-steal = Diebstahl
group-support = Hilfe
group-intel = Aufklärung
group-defence = Verteidigung
group-copy = Kopie
group-counter = Abwehr
face-foot = ESP-{ $number } / { $of }  GEHEIM

## Was Rätsel verlangen

task-knock-out = Schalte in diesem Zug jemanden aus.
task-bomb = Werde in diesem Zug die Bombe los.
task-target = Hol dir in diesem Zug die Zielperson.
task-package = Hol dir in diesem Zug das Päckchen.
task-keep = Hab noch {"{n}"} Handkarten, wenn alles Gespielte vorbei ist.
task-survive = Überlebe, was gespielt wurde.

## Seltenheiten, im Kartenbrowser

rarity-gold = Gold
rarity-common = Gewöhnlich
