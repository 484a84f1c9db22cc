### Das Protokoll: was ein Platz von einer Tatsache hören darf (rules/events.py, rules/fight_events.py).

## Parts

who = { $seat-person ->
    [you] Du
   *[other] { $seat }
}
all-of = { $before } und { $item }
one-of = { $before } oder { $item }
unseen-card = eine Karte
unseen-cards = { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
}
several-cards = { $count } x { $kind }
monsters = { $n ->
    [one] 1 Monster
   *[other] { $n } Monster
}
still-stand = { $n ->
    [one] 1 Monster steht noch
   *[other] { $n } Monster stehen noch
}
still-stand-awake = { still-stand }, { $asleep ->
    [one] 1 schläft
   *[other] { $asleep } schlafen
}
all-asleep = alle Monster schlafen
action-support = Hilfe

# The texts of cards in sentences (words/shorthand.py).
gains = { $seat-person ->
    [you] du erhältst
   *[other] { $seat } erhält
} { $what }
branch-number = Möglichkeit { $n }
branch-or = { $before } oder { $branch }
branch-either = { $before }entweder { $branches }

## The turn

new-hand-shuffled = { $seat-person ->
    [you] Du mischst die Hand ins Deck und ziehst neu.
   *[other] { $seat } mischt die Hand ins Deck und zieht neu.
}
new-hand-laid-aside = { $seat-person ->
    [you] Du legst
   *[other] { $seat } legt
} { $kinds } weg.
new-hand-drawn = { $seat-person ->
    [you] Du ziehst eine neue Hand.
   *[other] { $seat } zieht eine neue Hand.
}
starts = { $seat-person ->
    [you] Du beginnst
   *[other] { $seat } beginnt
} die Gruppe mit { $kind }.
begins = { $seat-person ->
    [you] Du hast den ersten Zug
   *[other] { $seat } hat den ersten Zug
}{ $how ->
    [said] : So will es der erste Platz
    [lost] , als Verlierer des letzten Spiels
   *[lot] , ausgelost
}.
turn = Runde { $number }: { $seat-person ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
draws = { $seat-person ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $kinds }.
discards = { $seat-person ->
    [you] Du wirfst
   *[other] { $seat } wirft
} { $kinds } ab.
joins = { $seat-person ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $kind } in die Gruppe.
levels-up = { $seat-person ->
    [you] Du ersetzt
   *[other] { $seat } ersetzt
} { $old } durch { $kind }.
replaces = { $seat-person ->
    [you] Du ersetzt
   *[other] { $seat } ersetzt
} { $fallen ->
    [yes] unter den Gefallenen { $old } durch { $kind }, auch bewusstlos.
   *[no] { $old } durch { $kind }, frisch und ohne Wunden und Leiden.
}
banks = { $seat-person ->
    [you] Du legst
   *[other] { $seat } legt
} { $kind-seen ->
    [unseen] eine Belohnung
   *[seen] { $kind }
} in die Bank.
pays = { $seat-person ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $cost } für { $kind }{ $bank ->
    [yes] {" "}aus der Bank
   *[no] {""}
}.
turns = { $up ->
    [yes] { $seat-person ->
        [you] Du deckst { $kind } auf.
       *[other] { $seat } deckt { $kind } auf.
    }
   *[no] { $seat-person ->
        [you] Du verdeckst { $kind }.
       *[other] { $seat } verdeckt { $kind }.
    }
}
counters = { $seat-person ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $n } Marker für { $source }: jetzt { $total }.
suffers = { $kind } verliert { $n } HP durch Gift{ $stays ->
    [yes] : 0 HP übrig, der Held fällt, wenn ein Versuch beginnt
   *[no] {""}
}.
works = { $kind }, { $when }: { $does }.
concedes = { $seat-person ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}

## The attempt

announces = { $seat-person ->
    [you] Du versuchst
   *[other] { $seat } versucht
} { $kind }.
stays = { $seat-person ->
    [you] Du versuchst in diesem Zug keine Mission.
   *[other] { $seat } versucht in diesem Zug keine Mission.
}
sends = { $seat-person ->
    [you] Du schickst
   *[other] { $seat } schickt
} { $kind } los{ $last ->
    [yes] ; niemand bleibt daheim
   *[no] {""}
}.
changes = Die Mission gibt jetzt { $values }.
changes-nothing = Die Mission bleibt, wie sie war.
changes-pp = { $now } PP für die Gruppe ({ $more })
changes-ep = { $now } EP für Monster ({ $more })
changes-rp = { $now } Marker als Lohn ({ $more })
enters = { $boss ->
    [yes] { $seat-person ->
        [you] Du lässt den Boss { $kind } auf { $against } los
       *[other] { $seat } lässt den Boss { $kind } auf { $against-person ->
            [you] dich
           *[other] { $against }
        } los
    }
   *[no] { $seat-person ->
        [you] Du spielst { $kind } gegen { $against }
       *[other] { $seat } spielt { $kind } gegen { $against-person ->
            [you] dich
           *[other] { $against }
        }
    }
}: { $left ->
    [0] kein Platz mehr
   *[other] noch Platz für { $left }
}.
slot-over = { $seat-person ->
    [you] Du hast
   *[other] { $seat } hat
} { $enemies } Monster dort und { $seat-person ->
    [you] passt
   *[other] passt
}.
slot-unused = { $full ->
    [yes] { $seat-person ->
        [you] Du hast keinen Platz für ein Monster.
       *[other] { $seat } hat keinen Platz für ein Monster.
    }
   *[no] { $seat-person ->
        [you] Du spielst kein Monster.
       *[other] { $seat } spielt kein Monster.
    }
}
plays = { $seat-person ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $kind }: { $does }.
cancels = { $seat-person ->
    [you] Du brichst
   *[other] { $seat } bricht
} { $kind } ab: { $attack ->
    [yes] Der Angriff trifft niemanden.
   *[no] Es geschieht nichts.
}
recruits = { $seat-person ->
    [you] Du rekrutierst
   *[other] { $seat } rekrutiert
} { $kind } aus dem Deck.
no-recruit = { $seat-person ->
    [you] Du rekrutierst niemanden{ $more ->
        [yes] {" "}und suchst noch einmal
       *[no] {""}
    }.
   *[other] { $seat } rekrutiert niemanden{ $more ->
        [yes] {" "}und sucht noch einmal
       *[no] {""}
    }.
}
step = { $name }.
struck = { $seat-person ->
    [you] Du wirst angegriffen von { $strikers }: Niemand fällt.
   *[other] { $seat } wird angegriffen von { $strikers }: Niemand fällt.
}

## Cards

finds = { $seat-person ->
    [you] Du findest
   *[other] { $seat } findet
} { $kind }.
no-find = { $seat-person ->
    [you] Du findest nichts.
   *[other] { $seat } findet nichts.
}
salvages = { $seat-person ->
    [you] Du holst
   *[other] { $seat } holt
} { $kind } { $bank ->
    [yes] in die Bank zurück.
   *[no] auf die Hand zurück.
}
equips = { $seat-person ->
    [you] Du rüstest
   *[other] { $seat } rüstet
} { $kind } aus, ohne zu zahlen.
breaks = { $zone ->
    [hand] { $seat-person ->
        [you] Du musst { $kind } abwerfen
       *[other] { $seat } muss { $kind } abwerfen
    }
   *[other] { $seat-person ->
        [you] Du verlierst { $kind }
       *[other] { $seat } verliert { $kind }
    } aus { $zone ->
        [bank] der Bank
       *[inventory] dem Inventar
    }
}{ $lot ->
    [yes] , per Los.
   *[no] .
}
chooses = { who }, { $kind }: { $branch }.
searches = { $seat-person ->
    [you] Du durchsuchst das Deck.
   *[other] { $seat } durchsucht das Deck.
}
looks = { $seat-person ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $count ->
    [0] das leere Deck an.
    [one] die oberste Karte des Decks an.
   *[other] die obersten { $count } Karten des Decks an und { $seat-person ->
        [you] legst
       *[other] legt
    } sie in beliebiger Reihenfolge zurück.
}
sees = Obenauf: { $kinds }.
goes-home = { $kind } { $bank ->
    [yes] geht zurück in die Bank.
   *[no] ist verbraucht.
}

## The end of attempts and games

succeeds = { $seat-person ->
    [you] Du schließt
   *[other] { $seat } schließt
} { $kind } ab: +{ $vp } VP, jetzt { $total }{ $asleep ->
    [yes] ; schlafende Monster gelten als besiegt
   *[no] {""}
}{ $unopposed ->
    [yes] ; kein Monster ist gekommen
   *[no] {""}
}{ $fallen ->
    [yes] ; von der Gruppe ist niemand übrig, aber auch kein Monster
   *[no] {""}
}{ paid-counters }.
paid-counters = { $counters ->
    [0] {""}
   *[other] ; +{ $counters } Marker
}
fails = { $seat-person ->
    [you] Du scheiterst
   *[other] { $seat } scheitert
} an { $kind }: { $who } { $n ->
    [one] steht
   *[other] stehen
} noch{ paid-counters }.
pays-missions = { $seat-person ->
    [you] Du gibst
   *[other] { $seat } gibt
} { $kinds } ({ $n } VP) für ein neues Deck her: jetzt { $total } VP.
refills = { $seat-person ->
    [you] Du mischst
   *[other] { $seat } mischt
} { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} zu einem neuen Deck.
out = { $why ->
    [party] { $seat-person ->
        [you] Du hast niemanden mehr und bist raus.
       *[other] { $seat } hat niemanden mehr und ist raus.
    }
    [deck] { $seat-person ->
        [you] Du hast keine Karten mehr und bist raus.
       *[other] { $seat } hat keine Karten mehr und ist raus.
    }
   *[concede] { $seat-person ->
        [you] Du bist raus.
       *[other] { $seat } ist raus.
    }
}
stall = Es geschieht nichts mehr.
agreed = Die Spieler beenden das Spiel.
over-won = { $seat-person ->
    [you] Du gewinnst.
   *[other] { $seat } gewinnt.
}
over-shared = Der Sieg wird geteilt.
over-nobody = Niemand gewinnt.
ending-goal = Zehn Siegpunkte!
ending-last = Die letzte Gruppe gewinnt.
ending-together = Alle sind im selben Moment gefallen.
ending-stalemate = Es geschah nichts mehr; die meisten VP gewinnen.
ending-agreed = Die Spieler haben das Spiel beendet; die meisten VP gewinnen.

## The steps of a turn

step-opening = Eröffnung
step-start = Beginn des Zuges
step-redraw = Tauschen
step-play = Spielen
step-status = Status
step-mission = Mission
step-announcement = Ankündigung
step-party = Gruppenschritt
step-enemy = Monsterschritt
step-set = Monster stehen
step-party-attack = Gruppenangriff
step-enemy-attack = Monsterangriff
step-enemy-status = Monsterstatus
step-resolution = Ergebnis
step-reconcile = Aufräumen
