### Das Protokoll eines Kampfes (rules/fight_events.py).

## Parts

shield-reduce = erleidet { $n } weniger
shield-halve = erleidet die Hälfte, aufgerundet
shield-evade = bleibt unversehrt
shield-counter = der Angreifer verliert { $n } HP
shield-status = der Angreifer bekommt { $name }
shield-coin = bei Kopf: { $shield }

# How much damage: with what is added, and what a kill pays.
force = { $total } Schaden{ $targets ->
    [0] {""}
    [one] {""}
   *[other] {" "}an jedem
}{ $terms }{ $paid }
force-none = kein Schaden, nur die Wirkung
force-of = { $name }, { $force }
force-terms = {" "}({ $x }{ $terms })
force-boosted = {" "}{ $sign } { $n } durch einen Boost
force-weakened = {" "}{ $sign } { $n } durch Schwächung
force-rank = {" "}{ $sign } { $n } von hinten
force-card = {" "}{ $sign } { $n } durch { $kind }
force-paid = , { $n } Marker, wenn er tötet
force-robbed = , { $n } weniger für den Besitzer

rank-front = Vorn
rank-middle = Mitte
rank-back = Hinten

ailment-poison = Gift
ailment-paralysis = Lähmung
ailment-stun = Betäubung
ailment-block = Blockade
ailment-confusion = Verwirrung
ailment-sleep = Schlaf

## Actions

uses = { who }: { $kind } benutzt { $what }{ $told ->
    [yes] : { $does }
   *[no] {""}
}.
# $told: what is said of the action, "nothing" where it is called like its Reward and the text says no more.
uses-reward = { who }: { $user } benutzt { $kind }{ $told ->
    [both] , { $what }: { $does }
    [named] , { $what }
    [does] : { $does }
   *[nothing] {""}
}.
uses-up = { $seat-person ->
    [you] Du verbrauchst
   *[other] { $seat } verbraucht
} { $kind } ohne Wirkung.
attacks = { $kind } { $confused ->
    [yes] ist verwirrt und greift zufällig
   *[no] greift
} { $itself ->
    [yes] sich selbst
   *[no] { $targets }
}{ $source-seen ->
    [none] {""}
   *[seen] {" "}mit { $source }
}{ $use ->
    [1] {""}
    [2] {" "}noch einmal (Combo, { earned })
    [3] {" "}ein drittes Mal (Combo, { earned })
    [4] {" "}ein viertes Mal (Combo, { earned })
   *[other] {" "}abermals (Combo, { earned })
} an: { $force }.
attacks-further = { $kind } greift { $targets } mit { $by } noch einmal an: { $force }.
# How a Combo has come about.
earned = { $earned ->
    [combo] immer
    [coin] bei Kopf
    [if] wenn er tötet
   *[again] noch einmal
}
strikes = { $kind } greift { $targets } an: { $force }.
barred = { $seat-person ->
    [you] Du kannst
   *[other] { $seat } kann
} mit { $kinds } nicht angreifen: { $what } ist in diesem Versuch verboten.
steps-in = { $kind } springt für { $target } ein.
defends = { $seat-person ->
    [you] Du wehrst
   *[other] { $seat } wehrt
} ab mit { $kind }{ $whom-seen ->
    [none] {""}
   *[seen] {" "}für { $whom }
}: { $what }, { $shield }.
rests = { $seat-person ->
    [you] Du beendest
   *[other] { $seat } beendet
} den Angriff{ $unused ->
    [0] {""}
    [one] {" "}und lässt 1 brauchbare Belohnung liegen
   *[other] {" "}und lässt { $unused } brauchbare Belohnungen liegen
}{ $able-count ->
    [0] {""}
    [one] , obwohl { $able } noch angreifen könnte
   *[other] , obwohl { $able } noch angreifen könnten
}: { $stand }.
spent = { $seat-person ->
    [you] Du hast
   *[other] { $seat } hat
} keinen Angriff mehr: { $stand }.

## Blows

hits = { $kind } erleidet { taken }: noch { $left } HP.
taken = { $n ->
    [0] keinen Schaden
   *[other] { $n } Schaden
}{ $told ->
    [yes] {" "}({ $why })
   *[no] {""}
}
wounds = { $wounds }.
wounds-more = { $before }; { $wound }
wound = { $hit } { $count ->
    [one] erleidet
   *[other] erleiden
} { taken }{ $down ->
    [yes] {" "}und { $count ->
        [one] fällt
       *[other] fallen
    }
   *[no] {""}
}
misses = { $kind } wird verfehlt.
loses = { $kind } verliert { $n } HP durch { $source }.
# $place: where the coin falls, "text" where a card says so; $prize: what its heads may bring.
coin = { $seat-person ->
    [you] Du wirfst
   *[other] { $seat } wirft
} eine Münze für { $kind } { $place ->
    [front] vorn (Nahkampf, Kopf: 1 Schaden mehr)
    [back] hinten (Kopf: 1 Schaden weniger)
   *[text] (Kopf: { $prize })
}: { $heads ->
    [yes] Kopf
   *[no] Zahl
}{ $end ->
    [fallen] , aber { $fallen ->
        [one] das Ziel ist
       *[other] alle Ziele sind
    } schon gefallen
    [idle] , keine Wirkung
    [chained] , aber eine Combo beginnt keine weitere
   *[none] {""}
}.
prize-again = noch ein Angriff
prize-boost = mehr Stärke
prize-cancel = Abbruch
prize-combo = eine Combo
prize-evade = verfehlt
prize-withdraw = ein Rückzug
falls = { $kind } { $seat-person ->
    [you] von dir
   *[other] von { $seat }
} fällt{ $late ->
    [yes] , mit 0 HP zu Beginn eines Versuchs
   *[no] {""}
}{ $left ->
    [none] : Das war der letzte Held!
    [one] : Ein Held ist noch übrig.
   *[some] .
}
grace = { $kind } wird verschont und behält 1 HP.
dies = { $kind } ist besiegt.

## HP, ailments, ranks

heals = { $kind } { $drained ->
    [yes] entzieht und erhält { $n } HP
   *[no] bekommt { $n } HP zurück
}{ $saved ->
    [yes] : Das ist die Rettung.
   *[no] .
}
heals-nobody = { $kind } heilt niemanden: { $whom-count ->
    [one] { $whom } ist nicht verletzt.
   *[other] Niemand ist verletzt.
}
lot = Das Los fällt auf { $kind }.
ails = { $kind } bekommt { $name }: { $what }.
ails-again = { $kind } hat schon { $name }.
ails-poison = in jeder Statusphase 1 HP weniger
ails-poison-monster = nach jedem Angriff der Monster 1 HP weniger
ails-paralysis = kein Angriff, keine Hilfe
ails-stun = keine Fähigkeiten, Angriffe aber schon
ails-block = keine Belohnung mit Magie oder Manöver
ails-block-monster = keine Abwehr, Hilfe oder Erholung
ails-confusion = der Zufall wählt die Ziele
ails-sleep = nicht dabei bis zum Erwachen
immune = { $kind } ist immun gegen { $name }.
gets-over = { $kind } übersteht { $names }, wie in jeder Statusphase.
cures = { $kind } ist von { $names } kuriert.
ranks = { $kind } geht { $rank ->
    [front] nach vorn{ $told ->
        [yes] : erleidet{ $coin ->
            [yes] {" "}bei Kopf
           *[no] {""}
        } 1 mehr, und Nahkampf-Angriffe richten bei Kopf 1 mehr an
       *[no] {""}
    }
    [back] nach hinten{ $told ->
        [yes] : erleidet bei Kopf 1 weniger, und Nahkampf-Angriffe richten 1 weniger an
       *[no] {""}
    }
   *[middle] in die Mitte
}.
boosts = { $kind } richtet { $until ->
    [next] beim nächsten Angriff
   *[attempt] in diesem Versuch mit Angriffen
} { $n } { $way ->
    [more] mehr
   *[less] weniger
} an.
strengthens = { $kind } { $what ->
    [force] richtet mit diesem Angriff { x-way } an
    [targets] darf mit diesem Angriff { y-way } treffen
   *[both] richtet mit diesem Angriff { x-way } an und darf { y-way } treffen
}.
x-way = { $x } { $x-way ->
    [more] mehr
   *[less] weniger
}
y-way = { $y } { $y-way ->
    [more] mehr
   *[less] weniger
}
guards = { $kind } erleidet { $n } { $way ->
    [more] mehr
   *[less] weniger
} durch Angriffe in diesem Versuch.
again = { $kind } darf noch einmal angreifen.
withdraws = { $kind } verlässt den Versuch.
# $what: wie `action-support` heißt, sonst ein Schlüsselwort.
forbids = { $source }: { $seat-person ->
    [you] Du darfst
   *[other] { $seat } darf
} in diesem Versuch { $what ->
    [Hilfe] keine Hilfe
   *[other] keine Aktionen mit { $what }
} benutzen.
wakes = { $kind } erwacht, { $enemy ->
    [yes] denn andere Monster stehen noch
   *[no] denn der Kampf ist vorbei
}.
revives = { $kind } ist zurück mit { $hp } HP.
