### Was Maus und Tasten an einem Tisch tun, was sie nicht tun konnten, und der Tipp.

## Wo eine Karte abgelegt werden kann

input-drop-here = Hier ablegen
input-click-here = Hier klicken
input-click-here-for = Hier klicken: { $action }
input-choose-what = Wähle, was sie tut
input-action-here = Hier: { $action }

## Wie eine Karte benutzt wird, und dass es so nicht ging

input-use = { $way ->
    [centre] Klicken, in die Mitte ziehen oder Enter drücken
    [mat] Klicken, auf den Tisch ziehen oder Enter drücken
    [badge] Klicken, auf dein Schild ziehen oder Enter drücken
    [fighter] Klicken, zum Kampf ziehen oder Enter drücken
    [lit] Klicken, auf Leuchtendes ziehen oder Enter drücken
    [dull] Klicken, an den richtigen Ort ziehen oder Enter drücken
   *[card] Klicken oder Enter drücken
}
input-not-there = { $way ->
    [centre] Nicht dort. Zieh sie in die Mitte.
    [mat] Nicht dort. Zieh sie auf den Tisch.
    [badge] Nicht dort. Zieh sie auf dein Schild.
    [fighter] Nicht dort. Zieh sie zum Kampf.
    [lit] Nicht dort. Zieh sie auf etwas, das leuchtet.
    [dull] Nicht dort. Zieh sie an den richtigen Ort.
   *[card] Nicht dort. Klick sie an.
}
input-not-there-but = Nicht dort. { $what }.
input-touch = { $way ->
    [hold] Gedrückt halten, oder Enter halten
    [confirm] Klicken, dann noch einmal; oder zweimal Enter
   *[click] Klicken oder Enter drücken
}
input-hold-down = Gedrückt halten
input-lay-out = Klicken, um sie auszulegen und zu wählen, oder Enter drücken
input-pile = { $pile }: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
input-newest-first = Neueste zuerst.
input-not-this = Mit dieser Karte geht gerade nichts: Was du wählen kannst, leuchtet.
input-not-you = Du bist gerade nicht gefragt: Es gibt nichts zu wählen.
input-no-mats = Hier liegt nichts zusammengelegt: Alles, was andere haben, ist zu sehen.
input-early = Noch nicht: Es wird noch erzählt. Die Leertaste macht schneller.

## Der Tipp

input-hint-thinking = Sieht nach, was folgen könnte …
input-hint-nothing = Zu dieser Frage lässt sich nichts sagen.
input-hint-lost = In der Zeit kam nichts heraus. Frag noch einmal.
input-hint-even = Die ersten { toolkit-count } sind gleich gut, soweit sich das sagen lässt.
input-hint-clear = Nichts anderes kommt dem nahe.
input-hint-ahead = Bei denselben Karten gewinnt alles andere seltener.
input-hint-later = Der Tipp kommt, wenn das erzählt ist.
input-hint-vague = Die Balken zeigen, wie ungenau das sein kann.
input-hint-basis = Deine Gewinnchance, in { $count } Kartenverteilungen, die zu deinem Wissen passen, von Bots zu Ende gespielt.
input-hints-left = Tipps übrig: { $count }.
input-show-more = Mehr zeigen
input-then-as-bots-play = **Dann, wie Bots spielen:**
input-no-hints = Hier gibt es keine Tipps.
input-others-look = Andere schauen zu: Hilfe würde ihnen verraten, was nur du weißt.

## Die Chancen

input-no-odds = Chancen werden für alle gezählt, die gerade entscheiden, wo es Tipps gibt.
input-nothing-hidden = Nichts Verdecktes lässt sich gerade zählen.
input-odds-hand = Chancen: Hand von { $name }
input-odds-draw = Chancen: die nächste Karte
input-next-hand = Als Nächstes: Hand von { $name }
input-next-draw = Als Nächstes: die nächste Karte
input-odds-of-hand = Wie wahrscheinlich mindestens eine unter den { $count } verdeckten Karten ist, in allen Verteilungen, die zu dem passen, was du gesehen hast.
input-odds-of-draw = Wie wahrscheinlich sie als Nächste kommt, in allen Verteilungen, die zu dem passen, was du gesehen hast.
