### Das Ende einer Partie: wie es lief, worauf es ankam und wie es weitergeht.

## Wie es weitergeht

end-rematch = Revanche
end-rematch-tip = Dieselben Leute, neue Karten; alle rücken einen Platz weiter
end-new-table = Neuer Tisch
end-menu = Menü
end-back = Zurück
# $whole: what the match is a part of
end-on = { $whole ->
    [night] Weiter mit dem Sealed-Abend
    [circuit] Weiter mit der Rundreise
    [season] Weiter mit der Saison
    [daily] Weiter mit den Partien des Tages
   *[evening] Weiter mit dem Spieleabend
}
end-save-story = Geschichte speichern
end-save-story-tip = Als Textdatei und in die Zwischenablage
end-story-not-saved = Die Geschichte ließ sich nicht speichern: { $why }

## Die Geschichte

end-story = Die Geschichte
end-hands = Letzte Hände
end-turns = { $count } { $count ->
    [one] Zug
   *[other] Züge
}
end-decisions = { $count } { $count ->
    [one] Entscheidung
   *[other] Entscheidungen
} von allen
# $what: what is counted
end-score = { $name }: { $score } { $what }
end-winner = Gewonnen
end-cards-left = { $count ->
    [0] keine Karten mehr
    [one] { $count } Karte
   *[other] { $count } Karten
}
end-face-down = { $count } verdeckt: nicht allen gezeigt
end-how-did = { $count ->
    [one] So lief es für dich
   *[other] So lief es für euch
}
end-best-reading = Beste Darbietung
end-moments = Wichtige Momente
end-quiet = Eine ruhige Partie: Niemand schied aus, nichts wurde aufgedeckt.
end-see-again = Am Tisch noch einmal ansehen
# Below a chart
end-turn = Zug

## Wie es jemandem erging: "du", wo nur eine Person gespielt hat

# $count: others who won, too; $what: what is counted, inside a sentence
end-won = { $who-person ->
    [you] Du hast
   *[other] { $who } hat
}{ $count ->
    [0] {""}
    [one] {" "}zusammen mit einem anderen
   *[other] {" "}zusammen mit { toolkit-count } anderen
} gewonnen: { $score } { $what }.
end-fell = { $who-person ->
    [you] Du bist
   *[other] { $who } ist
} in Zug { $turn } ausgeschieden.
# $against: the card that was to be answered, or none
end-could-have-answered = { $who-person ->
    [you] Du hättest
   *[other] { $who } hätte
} { $against-seen ->
    [none] darauf
   *[other] auf { $against }
} mit { $card } antworten können.
end-ended = { $who-person ->
    [you] Du hattest
   *[other] { $who } hatte
} am Ende { $score } { $what }.
# $best: a team or those who had most; $dot: no full stop behind a name that ends with one
end-behind = { $who-person ->
    [you] Du hattest
   *[other] { $who } hatte
} am Ende { $score } { $what }, { $lack } weniger als { $best }{ $dot }
end-others-had = { $who-person ->
    [you] Du hattest
   *[other] { $who } hatte
} am Ende { $score } { $what }; { $best } { $best-count ->
    [one] hatte
   *[other] hatten
} { $most }.
# $told: whether the line of the log follows
end-ahead = { $best } { $best-count ->
    [one] ging
   *[other] gingen
} in Zug { $turn } endgültig in Führung{ $told ->
    [yes] :
   *[no] .
}
end-decided = Entschieden in Zug { $turn }{ $told ->
    [yes] :
   *[no] .
}

## Was die Karten wert waren

# $alone: whether only one person played
end-worth-playing = Bots spielen diese Karten noch einmal { $alone ->
    [yes] von deinem Platz
   *[no] vom Platz von { $who }
} aus, um zu sehen, was sie wert sind.
end-worth-unknown = Was diese Karten wert sind, kam nie heraus.
# $alone: whether only one person played
end-worth-cards = { $alone ->
    [yes] diesen Karten
   *[no] den Karten von { $who }
}
end-worth = Mit { end-worth-cards } gewinnt ein normaler Bot { $normal }.
end-worth-hard = Mit { end-worth-cards } gewinnt ein normaler Bot { $normal }, ein schwerer { $hard }.
end-how-ended = { $alone ->
    [yes] Du hast
   *[no] { $who } hat
} { $ended ->
    [won] gewonnen
    [shared] den Sieg geteilt
   *[lost] verloren
}.
end-worth-so-far = bisher { $done } von { $all } Partien

## Booster

end-packs-wait = { $count ->
    [one] Ein Booster wartet
   *[other] { toolkit-count-first } Booster warten
} auf { $names }
end-open-pack = Öffnen
end-open-pack-of = Einen von { $name } öffnen
end-pack-of = Der Booster von { $name }

## Die Analyse

end-review = Analyse
end-review-about = Jede Entscheidung wird noch einmal angesehen, mit dem, was ihr Platz damals wusste: was jede Antwort wert war und was besser gewesen wäre. Das läuft im Hintergrund weiter, während du spielst.
end-review-it = Ansehen
end-stop = Anhalten
end-go-on = Weiter
end-nothing-to-decide = Es gab nichts zu entscheiden.
end-reviewing = { $done } von { $count } Entscheidungen von { $who } noch einmal angesehen.
end-reviewed = Alle Entscheidungen von { $who } ({ $count }) wurden noch einmal angesehen, jede mit dem, was ihr Platz damals wusste.
end-nothing-stands-out = Nichts fällt auf: Was du gewählt hast, war so gut wie alles andere, soweit sich das sagen lässt.
end-chance = Gewinnchance
end-thin-lines = Dünne Linien: soweit { $who } es wissen konnte
end-percent = { $number } %
end-from-to = { $low } bis { $high }

## Eine Entscheidung, auf die es ankam

end-cost = { $alone ->
    [yes] [gold_light]{ $sure ->
        [yes] Kostete
       *[no] Kostete vielleicht
    }
   *[no] { $who }, [gold_light]{ $sure ->
        [yes] kostete
       *[no] kostete vielleicht
    }
} etwa { $size }[/] { $noise }. { $given } ließ { $left }, { $best } hätte { $better } gelassen.
end-well-found = { $alone ->
    [yes] [gold_light]{ $sure ->
        [yes] Gut gefunden
       *[no] Vielleicht gut gefunden
    }
   *[no] { $who }, [gold_light]{ $sure ->
        [yes] gut gefunden
       *[no] vielleicht gut gefunden
    }
}, etwa { $size } wert[/] { $noise }. { $given } ließ { $left }.
end-turning = { $alone ->
    [yes] [gold_light]{ $sure ->
        [yes] Wendepunkt
       *[no] Vielleicht ein Wendepunkt
    }
   *[no] { $who }, [gold_light]{ $sure ->
        [yes] Wendepunkt
       *[no] vielleicht ein Wendepunkt
    }
}[/]. Nach { $given }, durch das, was die anderen taten, oder durch Glück, { $way ->
    [up] stieg
   *[down] fiel
} { $alone ->
    [yes] deine Chance
   *[no] die Chance von { $who }
} um { $points } Punkte { $noise }.
end-chosen = Gewählt: { $answer } { $chance }
end-better = Besser: { $answer } { $chance }
end-about-as-good = Etwa gleich gut: { $answer } { $chance }

## Die Analyse als Seite

end-save-page = Als Seite speichern
end-save-page-tip = Eine HTML-Datei mit Bildern vom Tisch
end-page-being-made = Die Seite wird gemacht.
end-page-not-made = Die Seite ließ sich nicht machen: { $why }
end-page-not-saved = Die Seite ließ sich nicht speichern: { $why }
end-decisions-mattered = Die Entscheidungen, auf die es ankam
end-table-at-decision = Der Tisch bei dieser Entscheidung
