### Das Protokoll: was ein Platz von einem Ereignis erfahren darf (ES-132 bis ES-134). Eine Meldung heißt wie ihr Ereignis
### (rules/events.py) und hat seine Felder; was ihr sonst gesagt wird, steht darüber.

## Teile

# Karten, die den Platz wechseln: nur wie viele, wo man sie nicht sieht.
cards = { $kinds-seen ->
    [none] nichts
    [seen] { $kinds }
   *[other] { $kinds-count ->
        [one] eine Karte
       *[other] { $kinds-count } Karten
    }
}
# Eine Karte der Kette und wessen sie ist: Es können mehrere eines Titels darin liegen.
owned = { $owner-person ->
    [none] { $target }
    [you] { $target } von dir
   *[other] { $target } von { $owner }
}

## Der Zug

begins = { $seat-person ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
turn = { $seat-person ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
draws = { $seat-person ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { cards }.
no-mission = { $seat-person ->
    [you] Du spielst keine Mission und beendest den Zug.
   *[other] { $seat } spielt keine Mission und beendet den Zug.
}
ran-out = { $finishing ->
    [yes] Der Zugstapel ist leer, also endet die Partie mit diesem Zug: Dann werden alle Hände gezeigt.
   *[no] Der Zugstapel ist leer, also endet die Partie: keine Missionen mehr, alle Hände werden gezeigt.
}
claims = { $seat-person ->
    [you] Du zeigst { $kind } mit { $count } Handkarten.
   *[other] { $seat } zeigt { $kind } mit { $count } Handkarten.
}
concedes = { $seat-person ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}

## Die Kette

plays = { $seat-person ->
    [you] Du spielst
   *[other] { $seat } spielt
} { played }.
# $use: "copy" hat den Text einer anderen Karte, "mission" ist eine als Mission gespielte Reaktion, sonst "itself".
# $answered: "discards", "card" (die beantwortete ist $target, von $owner), sonst "nothing"; $back: "yes", wo diese an ihren
# Besitzer zurückgeht.
played = { $kind }{ $use ->
    [copy] {" "}als { $text }
    [mission] {" "}als Mission
   *[itself] {""}
}{ $answered ->
    [nothing] { $aim-person ->
        [none] {""}
        [you] {" "}gegen dich
       *[other] {" "}gegen { $aim }
    }
   *[card] { $aim-person ->
        [none] {" "}gegen { answered }
        [you] {" "}gegen { answered }, { sent-to } dich
       *[other] {" "}gegen { answered }, { sent-to } { $aim }
    }
}{ $title-seen ->
    [none] {""}
   *[seen] , genannt: { $title }
}{ $chosen-seen ->
    [none] {""}
    [seen] {" "}für { $chosen }
   *[other] {" "}für { $chosen-count ->
        [one] eine Karte
       *[other] { $chosen-count } Karten
    }
}
answered = { $answered ->
    [discards] den Abwurf
   *[card] { owned }
}
sent-to = { $back ->
    [yes] zurückgelenkt auf
   *[no] umgelenkt auf
}
closed = Niemand antwortet.
nothing = { $seat-person ->
    [you] { $kind } von dir bewirkt nichts.
   *[other] { $kind } von { $seat } bewirkt nichts.
}
cancels = { $kind } vereitelt { owned }.
redirects = { $kind } { $owner-person ->
    [you] von dir
   *[other] von { $owner }
} zielt jetzt auf { $aim-person ->
    [you] dich
   *[other] { $aim }
}.

## Enttarnungen

names = { $aim-person ->
    [you] Du hast
   *[other] { $aim } hat
} { $title }{ $hit ->
    [yes] {""}
   *[no] {" "}nicht
}.
exposes = { $seat-person ->
    [you] Du musst { $kind } offenlegen.
   *[other] { $seat } muss { $kind } offenlegen.
}
unanswerable = Nichts Tödliches liegt offen, also darf niemand antworten.
keeps = { $seat-person ->
    [you] Du behältst { $kind }.
   *[other] { $seat } behält { $kind }.
}
# $own: "yes", wo es die eigene Karte war.
catches = { $own ->
    [yes] { keeps }
   *[no] { $seat-person ->
        [you] Du fängst { $kind } von { $owner }.
       *[other] { $seat } fängt { $kind } von { $owner-person ->
            [you] dir
           *[other] { $owner }
        }.
    }
}
discards = { $seat-person ->
    [you] Du wirfst { $kind } ab.
   *[other] { $seat } wirft { $kind } ab.
}
stays = { $kind } kann nicht abgeworfen werden und bleibt.
goes-back = { $kind } kommt zurück in den Zugstapel, der gemischt wird.
# $credit: niemand, wo es die eigene Tat war.
falls = { $seat-person ->
    [you] Du scheidest
   *[other] { $seat } scheidet
}{ $credit-person ->
    [none] {""}
    [you] {" "}durch dich
   *[other] {" "}durch { $credit }
} aus{ $kind-seen ->
    [none] .
   *[seen] : { $kind } ist verloren.
}
hand-away = { $captor-person ->
    [none] { $seat-person ->
        [you] Deine Hand
       *[other] Die Hand von { $seat }
    } { $discarded ->
        [0] kommt zurück in den Zugstapel
       *[other] kommt auf den Ablagestapel
    }.
    [you] Du übernimmst die Hand von { $seat }.
   *[other] { $captor } übernimmt { $seat-person ->
        [you] deine Hand
       *[other] die Hand von { $seat }
    }.
}

## Karten, die die Hand wechseln

# $own: "yes", wo es die eigene Hand war.
steals = { $own ->
    [yes] { $seat-person ->
        [you] Du kannst nicht von der eigenen Hand stehlen.
       *[other] { $seat } kann nicht von der eigenen Hand stehlen.
    }
   *[no] { $seat-person ->
        [you] Du stiehlst { cards } von { $aim }.
       *[other] { $seat } stiehlt { cards } von { $aim-person ->
            [you] dir
           *[other] { $aim }
        }.
    }
}
gives = { $kinds-seen ->
    [none] { $seat-person ->
        [you] Du hast keine Karte mehr für { $aim }.
       *[other] { $seat } hat keine Karte mehr für { $aim-person ->
            [you] dich
           *[other] { $aim }
        }.
    }
   *[other] { $seat-person ->
        [you] Du gibst { $aim } { cards }.
       *[other] { $seat } gibt { $aim-person ->
            [you] dir
           *[other] { $aim }
        } { cards }.
    }
}
takes = { $seat-person ->
    [you] Du nimmst { cards } vom Ablagestapel
   *[other] { $seat } nimmt { cards } vom Ablagestapel
}{ $gone ->
    [0] .
    [one] ; eine angesagte Karte ist weg.
   *[other] ; { $gone } angesagte Karten sind weg.
}
# $own: "yes", wo es die eigene Hand war.
looks-at-hand = { $own ->
    [yes] { $seat-person ->
        [you] Du siehst die eigene Hand an: nichts Neues.
       *[other] { $seat } sieht die eigene Hand an: nichts Neues.
    }
   *[no] { $seat-person ->
        [you] Du siehst die Hand von { $aim } an
       *[other] { $seat } sieht { $aim-person ->
            [you] deine Hand
           *[other] die Hand von { $aim }
        } an
    }{ $kinds-seen ->
        [seen] : { $kinds }
       *[other] {""}
    }.
}
finds-gold = { $aim-person ->
    [you] Du hast { gold-found } auf der Hand.
   *[other] { $aim } hat { gold-found } auf der Hand.
}
gold-found = { $hit ->
    [yes] Gold
   *[no] kein Gold
}
looks-at-pile = { $seat-person ->
    [you] Du siehst
   *[other] { $seat } sieht
} die { $kinds-count ->
    [0] oberste Karte
    [one] oberste Karte
   *[other] obersten { $kinds-count } Karten
} des Zugstapels an{ $kinds-seen ->
    [none] : nichts
    [seen] : { $kinds }
   *[other] {""}
}.
searches = { $seat-person ->
    [you] Du durchsuchst den Zugstapel.
   *[other] { $seat } durchsucht den Zugstapel.
}
keeps-looked = { $seat-person ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $kind-seen ->
    [unseen] eine Karte
   *[seen] { $kind }
} vom Stapel.
puts-back = { $seat-person ->
    [you] Du legst den Rest wieder obenauf.
   *[other] { $seat } legt den Rest wieder obenauf.
}
shuffles = { $seat-person ->
    [you] Du mischst den Zugstapel.
   *[other] { $seat } mischt den Zugstapel.
}

## Das Ende

reveals = { $seat-person ->
    [you] Du zeigst { cards }.
   *[other] { $seat } zeigt { cards }.
}
loses = { $seat-person ->
    [you] Du hältst { $kind } und kannst nicht gewinnen.
   *[other] { $seat } hält { $kind } und kann nicht gewinnen.
}
too-few = { $kind } { $seat-person ->
    [you] von dir
   *[other] von { $seat }
} zählt nicht: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand statt { $least }.
over = { $winners-count ->
    [one] { $winners-person ->
        [you] Du gewinnst die Partie.
       *[other] { $winners } gewinnt die Partie.
    }
   *[other] { $winners } teilen sich den Sieg.
}

## Wie es geendet hat

ending-knock-out = Alle anderen sind ausgeschieden.
ending-package = Das Päckchen ist in Sicherheit, mit zehn oder mehr Karten.
ending-target = Der Zugstapel ist leer, und die Zielperson ist noch auf der Hand.
# Niemand hat gewonnen (ES-111). $wins: "most" nach der Hausregel für die größte Hand, sonst "all".
ending-bomb = Der Zugstapel ist leer, und niemand ohne Bombe hat die Zielperson oder das Päckchen mit zehn Karten: { $wins ->
    [most] Also gewinnt die größte Hand ohne sie.
   *[all] Also gewinnt, wer keine Bombe hat.
}
