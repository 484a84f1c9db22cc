### Das Protokoll: was ein Platz von einem Ereignis hören darf. Eine Nachricht heißt wie ihre Tatsache (rules/events.py).

## Teile

# Karten, die den Ort wechseln: nur wie viele, wenn man sie nicht sieht.
cards = { $kinds-count ->
    [0] nichts
   *[other] { $kinds-seen ->
        [seen] { $kinds }
       *[unseen] { $kinds-count ->
            [one] eine Karte
           *[other] { $kinds-count } Karten
        }
    }
}
card = { $kind-seen ->
    [seen] { $kind }
   *[unseen] eine Karte
}
# Eine Karte mit ihrem Besitzer: Zwei gleichen Namens können auf den Matten liegen. Die zweite beginnt einen Satz.
owned = { $kind } von { $owner-person ->
    [you] dir
   *[other] { $owner }
}
owned-first = { owned }

## Vor dem ersten Zug

mulligan = { $seat-person ->
    [you] Du hast keinen Bean, zeigst { cards } und ziehst eine neue Hand.
   *[other] { $seat } hat keinen Bean, zeigt { cards } und zieht eine neue Hand.
}
guess = { $seat-person ->
    [you] Du schaust
   *[other] { $seat } schaut
} in die { $guessed ->
    [0] linke
   *[1] rechte
} Hand{ $found ->
    [yes] {" "}und { $seat-person ->
        [you] findest
       *[other] findet
    } den Bean.
   *[no] , aber der Bean ist in der { $hidden ->
        [0] linken
       *[1] rechten
    }.
}
begins = { $seat-person ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}

## Der Zug

turn = Zug { $number }: { $seat-person ->
    [you] du.
   *[other] { $seat }.
}
ends-turn = { $seat-person ->
    [you] Du beendest den Zug
   *[other] { $seat } beendet den Zug
}{ $points ->
    [0] {""}
    [one] {" "}mit { $points } übrigen Punkt
   *[other] {" "}mit { $points } übrigen Punkten
}.
spins-back = { $seat-person ->
    [you] Du drehst { cards } zurück.
   *[other] { $seat } dreht { cards } zurück.
}
buys = { $seat-person ->
    [you] Du kaufst eine Karte.
   *[other] { $seat } kauft eine Karte.
}
draws = { $seat-person ->
    [you] Du { $bought ->
        [yes] kaufst
       *[no] ziehst
    }
   *[other] { $seat } { $bought ->
        [yes] kauft
       *[no] zieht
    }
} { cards }.
deck-out = { $seat-person ->
    [you] Du hast die letzte Karte deines Decks gezogen.
   *[other] { $seat } hat die letzte Karte des Decks gezogen.
}
concedes = { $seat-person ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}

## Karten und Kräfte

plays = { $seat-person ->
    [you] Du { $answer ->
        [yes] antwortest mit
       *[no] spielst
    }
   *[other] { $seat } { $answer ->
        [yes] antwortet mit
       *[no] spielt
    }
} { $kind }{ $galaxy ->
    [none] {""}
   *[other] {" "}{ in-galaxy }
}{ $over-seen ->
    [none] {""}
   *[seen] , unter { $over }
}{ $free ->
    [yes] {" "}gratis.
   *[no] .
}
stands = { $seat-person ->
    [you] Du stellst { $kind } wieder auf.
   *[other] { $seat } stellt { $kind } wieder auf.
}
spins = { $seat-person ->
    [you] Du drehst { $kind }.
   *[other] { $seat } dreht { $kind }.
}
# $what: von einem Bean der Angriff "attack" oder die Drehkraft "spin", sonst die ganze Karte, "whole".
cancels = { $kind } stoppt { $what ->
    [attack] den Angriff: { theirs }
    [spin] die Drehkraft: { theirs }
   *[whole] { theirs }
}.
theirs = { $other } von { $whose-person ->
    [you] dir
   *[other] { $whose }
}

## Shoot for Loot

throws = { $seat-person ->
    [you] Du schießt
   *[other] { $seat } schießt
} { in-galaxy }{ $attempts ->
    [1] {" "}mit dem Würfel
   *[other] , Wurf { $attempt } von { $attempts }
}: eine { $die }, { $hit ->
    [yes] ein Treffer!
   *[no] daneben. Es braucht { $least } oder mehr.
}
shot = { $seat-person ->
    [you] Du schnippst
   *[other] { $seat } schnippt
} { in-galaxy }: { $hit ->
    [yes] Der Bean fällt!
   *[no] daneben.
}
declines = { $seat-person ->
    [you] Du schießt { in-galaxy } absichtlich daneben.
   *[other] { $seat } schießt { in-galaxy } absichtlich daneben.
}
captures = { $seat-person ->
    [you] Du erbeutest
   *[other] { $seat } erbeutet
} { $left ->
    [0] den letzten Space Loot { in-galaxy }.
   *[other] 1 Space Loot { in-galaxy }; noch { $left } dort bis zum Sieg.
}
spent = { $seat-person ->
    [you] Deine Beanz
   *[other] Die Beanz von { $seat }
} { in-galaxy } sind verbraucht: { cards }.
comeback = { $kind } von { $seat-person ->
    [you] dir
   *[other] { $seat }
} kommt aus eigener Kraft auf die Hand zurück.
shot-off = { $seat-person ->
    [you] Du { $hit ->
        [yes] triffst.
       *[no] triffst nicht.
    }
   *[other] { $seat } { $hit ->
        [yes] trifft.
       *[no] trifft nicht.
    }
}

## Bean-Angriffe

# $how: ein Bean-Blitz "blitz", ein Scharfschuss "sharpshoot" oder ein Angriff "attack".
attacks = { $seat-person ->
    [you] Du machst
   *[other] { $seat } macht
} einen { $how ->
    [blitz] Bean-Blitz
    [sharpshoot] Scharfschuss
   *[attack] Bean-Angriff
} mit { cards }{ $how ->
    [attack] {" "}{ in-galaxy }
   *[other] {""}
}{ $sneak ->
    [yes] , als Schleichangriff.
   *[no] .
}
# $defends: "yes", wenn der Besitzer des Ziels es gewählt hat.
target = { $only ->
    [yes] { $kind } von { $seat-person ->
        [you] dir
       *[other] { $seat }
    } ist das einzige Ziel { in-galaxy }.
   *[no] { $by-person ->
        [you] Du { $defends ->
            [yes] verteidigst und wählst
           *[no] wählst
        }
       *[other] { $by } { $defends ->
            [yes] verteidigt und wählt
           *[no] wählt
        }
    } das Ziel: { $kind } { in-galaxy }.
}
# $attack, $defence: was addiert wird. $times: womit multipliziert wird, 1 für nichts.
fight-sums = { $attack }{ $times ->
    [1] {""}
   *[other] {" "}mal { $times }
} = { $total }, gegen { $defence } = { $against }.
fight = { $total } gegen { $against }{ $just ->
    [yes] {" "}reicht
   *[no] {""}
}: { owned } { $result ->
    [fails] hält stand.
    [topples] wird Sidewayz.
    [knocks-off] war Sidewayz und ist von der Matte.
   *[blowout] fliegt im Bean-Abflug von der Matte.
}
domino = Domino, { $push } gegen { $resist }: { owned } { $off ->
    [yes] fällt von der Matte.
   *[no] kippt um.
}
domino-stops = Domino, { $push } gegen { $resist }: { owned } hält stand.
# $text: was seine Karte für einen Erfolg sagt.
succeeds = { owned-first } hat Erfolg: „{ $text }“.
braces = { owned-first } bekommt +{ $amount } Verteidigung.
falls-too = { $by } macht auch { owned } Sidewayz.
returns = { $seat-person ->
    [you] Du nimmst { card } zurück.
   *[other] { $seat } nimmt { card } zurück.
}

## Wirkungen auf Beanz

knockdown = { owned-first } wird umgehauen.
knock-off = { owned-first } wird von der Matte geworfen.
turn-over = { owned-first } wird auf Bottomz-up gestellt.
stand = { owned-first } wird auf Headz-up gestellt.
bounce = { owned-first } geht auf die Hand zurück.
clear-cosmos = { owned-first } wird abgeworfen.
moves = { owned-first } zieht um, auf ein anderes Feld { in-galaxy }.
swaps = { owned-first } und { $other-kind } von { $other-owner-person ->
    [you] dir
   *[other] { $other-owner }
} tauschen die Plätze.

## Wirkungen auf Karten

peeks = { $seat-person ->
    [you] Du siehst die andere Hand an: { cards }.
   *[other] { $seat } sieht die andere Hand an: { cards }.
}
digs = { $seat-person ->
    [you] Du siehst oben ins Deck: { cards }.
   *[other] { $seat } sieht oben ins Deck: { cards }.
}
takes = { $seat-person ->
    [you] Du nimmst { card }.
   *[other] { $seat } nimmt { card }.
}
studies = { $seat-person ->
    [you] Du siehst
   *[other] { $seat } sieht
} eine Karte Space Loot { in-galaxy } an: { card }.
recovers = { $seat-person ->
    [you] Du nimmst { card } vom Ablagestapel.
   *[other] { $seat } nimmt { card } vom Ablagestapel.
}
recycles = { $seat-person ->
    [you] Du mischst { cards } ins Deck.
   *[other] { $seat } mischt { cards } ins Deck.
}
discards = { $seat-person ->
    [you] Du wirfst { card } ab.
   *[other] { $seat } wirft { card } ab.
}

## Punkte, Rabatte und was auf den nächsten Angriff wartet

gains = { $seat-person ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $amount ->
    [one] { $amount } Aktionspunkt.
   *[other] { $amount } Aktionspunkte.
}
# $victim: um wessen Zug es geht.
drains = { $victim-person ->
    [you] Dein nächster Zug
   *[other] Der nächste Zug von { $victim }
} beginnt mit { $all-in-all ->
    [one] { $all-in-all } Punkt weniger.
   *[other] { $all-in-all } Punkten weniger.
}
cheaper = { $seat-person ->
    [you] { $spin ->
        [yes] Deine nächste Drehkraft
       *[no] Dein nächster Bean
    }
   *[other] { $spin ->
        [yes] Die nächste Drehkraft
       *[no] Der nächste Bean
    } von { $seat }
} kostet { $amount } weniger.
lucky = { $seat-person ->
    [you] Du hast
   *[other] { $seat } hat
} beim nächsten Shoot for Loot { $count ->
    [one] 1 Versuch mehr.
   *[other] { $count } Versuche mehr.
}
boosts = { $seat-person ->
    [you] Dein nächster Bean-Angriff
   *[other] Der nächste Bean-Angriff von { $seat }
} bekommt +{ $amount }.
doubles = { $seat-person ->
    [you] Dein nächster Bean-Angriff
   *[other] Der nächste Bean-Angriff von { $seat }
} zählt doppelt.
# $how: "sharpshoot", "blitz" oder "sneak".
mode = { $seat-person ->
    [you] Dein nächster Bean-Angriff
   *[other] Der nächste Bean-Angriff von { $seat }
} ist ein { $how ->
    [sharpshoot] Scharfschuss
    [blitz] Bean-Blitz
   *[sneak] Schleichangriff
}.

## Das Ende

over = { $winners-count ->
    [1] { $winners-person ->
        [you] Du gewinnst die Partie.
       *[other] { $winners } gewinnt die Partie.
    }
   *[other] Unentschieden.
}
end-loot-cleared = Der letzte Space Loot { in-galaxy } ist erbeutet.
end-deck-out = Ein Deck ist zu Ende; der erbeutete Space Loot entscheidet.
end-turn-cap = Der letzte Zug ist gespielt; der erbeutete Space Loot entscheidet.
end-concede = Der andere Spieler hat aufgegeben.

## Was addiert wird: die Teile einer Summe

summand = { $amount } { $label }
sum-printed = gedruckte MMP
sum-own-power = eigene Kraft
sum-team-bonus = Team-Bonus
sum-headz-up = Headz-up-Schub
sum-neighbour = Kraft des Nachbarn
sum-moon = Mond
sum-attack-bonus = Angriffsbonus
sum-boost = Schub
sum-asteroid-field = Asteroidenfeld
sum-instant = Konter

# Womit der Text einer Karte beginnt, was nach einem Erfolg geschieht, womit einer mit Auswahl beginnt, und was zwischen deren Teilen steht.
text-succeeds = Bei Erfolg:{" "}
text-choose = Wähle:{" "}
text-or = ; oder{" "}
