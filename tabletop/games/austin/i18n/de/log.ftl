### Das Protokoll: was ein Platz von einem Ereignis hören darf. Eine Meldung heißt wie ihr Ereignis (rules/events.py).

## Teile

cards = { $kinds-seen ->
    [none] nichts
    [unseen] { $kinds-count ->
        [one] eine Karte
       *[other] { $kinds-count } Karten
    }
   *[seen] { $kinds }
}
because = { $cause-seen ->
    [none] {""}
   *[seen] { $cause }:{" "}
}
actions = { $count ->
    [one] 1 Aktion
   *[other] { $count } Aktionen
}
until = { $until ->
    [fight] bis zum Ende des Kampfes
    [turn] bis zum Ende des Zuges
    [my-turn] bis zum nächsten Zug des Verursachers
   *[their-turn] bis zum Ende des nächsten eigenen Zuges
}
banned = { $what ->
    [help] um Hilfe bitten
    [bones] Bones werfen
   *[attack] angreifen
}

## Vor dem ersten Zug

deck = { $seat-person ->
    [you] Du spielst mit
   *[other] { $seat } spielt mit
} { $cards }.
deck-copies = { $count } { $kind }
begins = { $seat-person ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
mulligan = { $seat-person ->
    [you] Du hast keinen Agenten, zeigst { cards } und ziehst eine neue Hand.
   *[other] { $seat } hat keinen Agenten, zeigt { cards } und zieht eine neue Hand.
}

## Der Zug

turn = Zug { $number }: { $seat }.
plays = { $answer ->
    [yes] { $seat-person ->
        [you] Du antwortest auf die Rakete mit { $kind }
       *[other] { $seat } antwortet auf die Rakete mit { $kind }
    }
   *[no] { $seat-person ->
        [you] Du spielst { $kind }
       *[other] { $seat } spielt { $kind }
    }
}{ $free ->
    [yes] {" "}ohne Aktion
   *[no] {""}
}{ $ship ->
    [yes] : „{ $said }“
   *[no] .
}
short-turn = { $seat-person ->
    [you] Du hast in diesem Zug
   *[other] { $seat } hat in diesem Zug
} nur { actions }.
no-ship = { $own ->
    [yes] { $seat-person ->
        [you] Du spielst keine weitere Rakete.
       *[other] { $seat } spielt keine weitere Rakete.
    }
   *[no] { $seat-person ->
        [you] Du antwortest nicht auf die Rakete.
       *[other] { $seat } antwortet nicht auf die Rakete.
    }
}
swings = { $seat-person ->
    [you] Du setzt { $kind } ein
   *[other] { $seat } setzt { $kind } ein
}: „{ $text }“
acts = { $seat-person ->
    [you] Du nutzt die Aktion von { $kind }
   *[other] { $seat } nutzt die Aktion von { $kind }
}{ $text ->
    [none] .
   *[other] : „{ $text }“
}
throws-away = { $seat-person ->
    [you] Du wirfst { cards } ab.
   *[other] { $seat } wirft { cards } ab.
}
end-discards = { $own ->
    [yes] { $seat-person ->
        [you] Du beendest den Zug und wirfst { cards } ab.
       *[other] { $seat } beendet den Zug und wirft { cards } ab.
    }
   *[no] { $seat-person ->
        [you] Du wirfst bis auf sechs ab: { cards }.
       *[other] { $seat } wirft bis auf sechs ab: { cards }.
    }
}
end-draws = { $seat-person ->
    [you] Du ziehst auf sechs nach: { cards }
   *[other] { $seat } zieht auf sechs nach: { cards }
}{ no-more }
no-more = { $short ->
    [yes] {" "}und nicht mehr: Das Deck ist leer.
   *[no] .
}
spent = { $seat }: „Bin geschafft.“
concedes = { $seat-person ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}

## Angriffe

attacks = { $seat }: { $kind } { $attempt ->
    [shag] wagt einen Shag-Versuch bei
   *[kill] verübt ein Attentat auf
} { $target-kind } von { $foe-person ->
    [you] dir
   *[other] { $foe }
}.
lands = { $seat-person ->
    [you] Du wirfst
   *[other] { $seat } wirft
}{ $helped-person ->
    [none] {""}
    [you] {" "}für dich
   *[other] {" "}für { $helped }
} (Stimme: { $speaker }): { $kind }
asks-help = { $seat }: „Wirft mir hier mal jemand einen Frickin' Bone zu?“{ in-turn }
lets-help = { $seat-person ->
    [you] Du bittest noch einmal um Hilfe.
   *[other] { $seat } bittet noch einmal um Hilfe.
}{ in-turn }
in-turn = { $first-person ->
    [none] {""}
    [you] {" "}Alle werden im Uhrzeigersinn gefragt, du zuerst.
   *[other] {" "}Alle werden im Uhrzeigersinn gefragt, { $first } zuerst.
}
no-bone = { $seat-person ->
    [you] Du wirfst keinen Bone.
   *[other] { $seat } wirft keinen Bone.
}
no-help = { $seat-person ->
    [you] Du bekommst keine Hilfe: Niemand wirft einen Bone.
   *[other] { $seat } bekommt keine Hilfe: Niemand wirft einen Bone.
}
wins-fight = { $kind } schlägt { $loser-kind } für { $seat-person ->
    [you] dich
   *[other] { $seat }
}: { $why ->
    [last] Dort landete der letzte Bone
    [no-bone] Dagegen landete kein Bone
   *[alone] Die andere Karte hat den Tisch verlassen
}.
loses-fight = { $slugfest ->
    [yes] { $seat-person ->
        [you] Du verlierst die Keilerei
       *[other] { $seat } verliert die Keilerei
    }
   *[no] { $seat-person ->
        [you] Deine Seite ist geschlagen
       *[other] Die Seite von { $seat } ist geschlagen
    }
}: { cards }{ $bones ->
    [0] {""}
   *[other] {" "}und { $bones } Bones
} { $count ->
    [one] wird
   *[other] werden
} abgeworfen.
scores = { $seat-person ->
    [you] Du wertest { $kind } und hast
   *[other] { $seat } wertet { $kind } und hat
} { $side ->
    [good] { $total } Mojo
   *[evil] { $total } Milliarden Dollar
}.
instead = { $kind } von { $seat-person ->
    [you] dir
   *[other] { $seat }
} wird nicht abgeworfen, sondern { $deck ->
    [yes] durch den eigenen Text ins Deck gemischt
   *[no] kommt durch den eigenen Text auf die Hand zurück
}.
ends-attack = { because }{ $seat-person ->
    [you] Du beendest den Angriff sofort.
   *[other] { $seat } beendet den Angriff sofort.
}

## Happenings

goes-calm = Von hier an gibt es keine Reaktionsduelle: Der Tisch spielt in Ruhe.
happens = { $seat-person ->
    [you] Du machst die Geste!
   *[other] { $seat } macht die Geste!
}
gesture = { $seat-person ->
    [you] Du zeigst
   *[other] { $seat } zeigt
} { $side ->
    [good] das Peace-Zeichen
   *[evil] den kleinen Finger
}. { $how ->
    [only] Mit nur einem anderen Spieler gibt es kein Rennen.
    [straws] Kein Rennen: Alle anderen ziehen Strohhalme.
    [choice] Kein Rennen: Das Ziel wird gewählt.
   *[lot] Kein Rennen: Das Los findet das Ziel.
}
race = Die Geste: { $times }.
race-time = { $seat } { $ms } ms
race-silent = { $seat } gar nicht
straw = { $seat-person ->
    [you] Du hast Strohhalm { $number }
   *[other] { $seat } hat Strohhalm { $number }
}{ $last ->
    [yes] , den letzten
   *[no] {""}
}: { $short ->
    [yes] den kurzen
   *[no] einen langen
}.
straws = { $seat-person ->
    [you] Du bist Letzter: Der kurze Strohhalm entscheidet.
   *[other] { $seat } ist Letzter: Der kurze Strohhalm entscheidet.
}
target = { $seat-person ->
    [you] Dein Happening
   *[other] Das Happening von { $seat }
} trifft { $target-person ->
    [you] dich
   *[other] { $target }
}.
in-vain = { $kind } ändert nichts für { $target-person ->
    [you] dich
   *[other] { $target }
}.
reveals = { $seat-person ->
    [you] Du deckst das Happening { $kind } auf.
   *[other] { $seat } deckt das Happening { $kind } auf.
}
named = { $seat-person ->
    [you] Du hast { $what } genannt.
   *[other] { $seat } hat { $what } genannt.
}

## Keilereien

slugfest = { $seat-person ->
    [you] Du beginnst eine Keilerei!
   *[other] { $seat } beginnt eine Keilerei!
}{ $without-count ->
    [0] {""}
    [one] {" "}{ $without-person ->
        [you] Du hast
       *[other] { $without } hat
    } keinen Attentäter, der hineinkann.
   *[other] {" "}{ $without } haben keinen Attentäter, der hineinkann.
}
sends = { $seat-person ->
    [you] Du schickst { $kind } hinein.
   *[other] { $seat } schickt { $kind } hinein.
}
slug-lands = { $seat-person ->
    [you] Du wirfst { $kind }.
   *[other] { $seat } wirft { $kind }.
}
out = { $seat-person ->
    [you] Du wirfst keinen Bone und bist raus.
   *[other] { $seat } wirft keinen Bone und ist raus.
}
wins-brawl = { $kind } gewinnt die Keilerei für { $seat-person ->
    [you] dich
   *[other] { $seat }
}: { slug-why }.
slug-why = { $why ->
    [last] Dort landete der letzte Bone
    [no-bone] Alle anderen sind raus
   *[alone] Sonst hat niemand einen Attentäter geschickt
}

## Decks und Hände

draws = { because }{ $kinds-seen ->
    [none] { $seat-person ->
        [you] Du ziehst nichts: Das Deck ist leer.
       *[other] { $seat } zieht nichts: Das Deck ist leer.
    }
   *[other] { $seat-person ->
        [you] Du ziehst { cards }
       *[other] { $seat } zieht { cards }
    }{ no-more }
}
refills = { because }{ $seat-person ->
    [you] Du mischst
   *[other] { $seat } mischt
} { $count ->
    [one] 1 abgeworfene Karte
   *[other] { $count } abgeworfene Karten
} zu einem neuen Deck{ $drawing ->
    [yes] , um weiter zu ziehen
   *[no] {""}
}.
digs = { $seat-person ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} { $last ->
    [no] die obersten Karten des Decks an: { cards }
   *[yes] { $kinds-count ->
        [0] nichts an: Das Deck ist leer
        [one] die einzige Karte des Decks an
       *[other] alle { $kinds-count } Karten an, die das Deck hat
    }{ $kinds-seen ->
        [none] {""}
        [unseen] {""}
       *[seen] : { $kinds }
    }
}.
puts-back = { $seat-person ->
    [you] Du legst
   *[other] { $seat } legt
} { $top ->
    [0] { $under ->
        [0] den Rest unter das Deck
        [one] 1 Karte unter das Deck
       *[other] { $under } Karten unter das Deck
    }
   *[other] { $top ->
        [one] 1 Karte
       *[other] { $top } Karten
    } zurück auf das Deck{ $under ->
        [0] {""}
       *[other] {" "}und { $under } darunter
    }
}.
takes = { $seat-person ->
    [you] Du nimmst { cards }.
   *[other] { $seat } nimmt { cards }.
}
searches = { $seat-person ->
    [you] Du durchsuchst das Deck.
   *[other] { $seat } durchsucht das Deck.
}
finds = { $seat-person ->
    [you] Du findest { $kind }.
   *[other] { $seat } findet { $kind }.
}
shows = { $seat-person ->
    [you] Du zeigst die Hand: { cards }.
   *[other] { $seat } zeigt die Hand: { cards }.
}
looks = { because }{ $seat-person ->
    [you] Du siehst dir die Hand von { $other } an.
   *[other] { $seat } sieht sich { $other-person ->
        [you] deine Hand
       *[other] die Hand von { $other }
    } an.
}
sees = { $other-person ->
    [you] Du hast { cards }.
   *[other] { $other } hat { cards }.
}

## Effekte

extra = { because }{ $seat-person ->
    [you] Du hast
   *[other] { $seat } hat
} jetzt { actions }.
limits = { $seat-person ->
    [you] Du beginnst den nächsten Zug mit { actions }.
   *[other] { $seat } beginnt den nächsten Zug mit { actions }.
}
puts-out = { because }{ $seat-person ->
    [you] Du strahlst { until } { $count } { $vibe } mehr aus.
   *[other] { $seat } strahlt { until } { $count } { $vibe } mehr aus.
}
cheaper = { because }{ $what ->
    [bones] { $seat-person ->
        [you] Deine Frickin' Bones
       *[other] Frickin' Bones von { $seat }
    }
   *[swingers] { $seat-person ->
        [you] Deine Swinger
       *[other] Swinger von { $seat }
    }
} brauchen { until } { $count ->
    [one] 1 Vibe
   *[other] { $count } Vibes
} weniger.
forbids = { because }{ $seat-person ->
    [you] Du darfst
   *[other] { $seat } darf
} { until } { $what ->
    [help] nicht um Hilfe bitten
    [bones] keine Bones werfen
   *[attack] nicht angreifen
}.
allows = { $seat-person ->
    [you] Du darfst
   *[other] { $seat } darf
} wieder { banned }.
vibes-back = { $seat-person ->
    [you] Deine Agenten
   *[other] Die Agenten von { $seat }
} strahlen wieder alle Vibes aus.
discards = { because }{ $how ->
    [chance] { $seat-person ->
        [you] Du wirfst zufällig
       *[other] { $seat } wirft zufällig
    } { discarded } ab
    [own] { $seat-person ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } { discarded }{ from-hand } ab
    [picked] { $seat-person ->
        [you] Du wählst
       *[other] { $seat } wählt
    } { discarded }{ from-hand } zum Abwerfen
   *[made] { $by-person ->
        [you] Du lässt
       *[other] { $by } lässt
    } { $seat-person ->
        [you] dich
       *[other] { $seat }
    } { discarded } abwerfen
}.
discarded = { $scored ->
    [yes] die gewertete Karte { $kind }
   *[no] { $kind }
}
from-hand = { $hand ->
    [yes] {" "}von der Hand
   *[no] {""}
}
whose = { $own ->
    [yes] {""}
   *[no] {" "}von { $seat-person ->
        [you] dir
       *[other] { $seat }
    }
}
bounce = { because }{ $by-person ->
    [you] Du schickst
   *[other] { $by } schickt
} { discarded }{ whose } zurück auf die Hand.
strip-bone = { because }{ $by-person ->
    [you] Du wirfst
   *[other] { $by } wirft
} { $kind }{ whose } aus dem Kampf ab.
mute = { because }{ $by-person ->
    [you] Du bringst
   *[other] { $by } bringt
} { $kind }{ whose } zum Schweigen: keine Vibes { muted-until }.
mute-all = { $by-person ->
    [you] Du bringst
   *[other] { $by } bringt
} { $count ->
    [0] { cards }
   *[other] { $count } Agenten
}{ whose } zum Schweigen: keine Vibes { muted-until }.
muted-until = { $until ->
    [my-turn] { $by-person ->
        [you] bis zu deinem nächsten Zug
       *[other] bis zum nächsten Zug von { $by }
    }
   *[other] { until }
}
bounce-all = { $by-person ->
    [you] Du schickst
   *[other] { $by } schickt
} { cards }{ whose } zurück auf die Hand.
discard-all = { $by-person ->
    [you] Du lässt
   *[other] { $by } lässt
} { $seat-person ->
    [you] dich
   *[other] { $seat }
} mit { $kind } { $whole ->
    [yes] die ganze Hand
   *[no] { $kinds-count ->
        [one] 1 Karte
       *[other] { $kinds-count } Karten
    }
} abwerfen: { cards }.
set-role = { because }{ $by-person ->
    [you] Du machst
   *[other] { $by } macht
} { $kind }{ whose } { until } zum { $role ->
    [shagger] Shagger
   *[assassin] Attentäter
}.
redraw = { because }{ $seat-person ->
    [you] Du wirfst { $kind } von der Hand ab.
   *[other] { $seat } wirft { $kind } von der Hand ab.
}
recover = { because }{ $seat-person ->
    [you] Du nimmst { $kind } vom Ablagestapel.
   *[other] { $seat } nimmt { $kind } vom Ablagestapel.
}
score-from = { because }{ $seat-person ->
    [you] Du wertest { $kind } vom Ablagestapel.
   *[other] { $seat } wertet { $kind } vom Ablagestapel.
}

## Ein Effekt, der nichts bewirkt hat

naught-in-slugfest = { $kind }: Der Text zählt nur in einem Angriff, und eine Keilerei ist keiner.
naught-discarded = { $kind }: Im Ablagestapel ist { no-subject }.
naught-searched = { $kind }: { $seat-person ->
    [you] Du findest
   *[other] { $seat } findet
} im Deck { no-object }.
naught-taken = { $kind }: { $seat-person ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { no-object } { $op ->
    [search] aus dem Deck
    [recover] vom Ablagestapel
   *[score_from] vom Ablagestapel zum Werten
}.
naught-there = { $kind }: { $op ->
    [bounce] Auf die Hand zurück kann hier
    [discard_agent] Zum Abwerfen liegt hier
    [mute] Vibes verlieren kann hier
    [set_role] Den Beruf wechseln kann hier
    [trash_table] Zum Abwerfen liegt hier
    [unscore] In der Wertung liegt hier
   *[strip_bone] Zum Abwerfen liegt hier
} { no-subject }.
naught-done = { $kind }: { $op ->
    [discard_hand] Keine Handkarte wird abgeworfen
    [bounce] Kein Agent kommt auf die Hand zurück
    [discard_agent] Kein Agent wird abgeworfen
    [mute] Kein Agent verliert seine Vibes
    [set_role] Kein Agent wechselt den Beruf
    [trash_table] Kein bleibender Swinger wird abgeworfen
    [unscore] Keine gewertete Karte wird weggenommen
    [strip_bone] Kein Bone wird abgeworfen
    [redraw] Keine Karte wird getauscht
    [play_free] Kein Agent wird ausgespielt
   *[attack_now] Niemand greift an
}.
unmet = { $kind }: { $test ->
    [table] { $seat-person ->
        [you] Du hast
       *[other] { $seat } hat
    } zu wenige bleibende Swinger
    [behind] Kein Gegner hat mehr Punkte
    [outnumbered] Kein Gegner hat mehr Agenten
    [helper] Es hilft keinem anderen
   *[active] { $everyone ->
        [yes] Am ganzen Tisch
       *[no] Bei { $seat-person ->
            [you] dir
           *[other] { $seat }
        }
    } { $least ->
        [one] ist { other-active }{ no-subject } aktiv
       *[other] sind { other-active }weniger als { $least } aktiv von der Art „{ wanted }“
    }
}, darum { $op ->
    [draw] wird keine Karte gezogen
    [extra_action] gibt es keine zusätzliche Aktion
   *[other] geschieht nichts
}.
other-active = { $other ->
    [yes] sonst{" "}
   *[no] {""}
}

## Das Ende

stall = Seit sechs Runden hat niemand gewertet.
agreed = Alle sind sich einig, die Partie hier zu beenden.
over = { $winners-count ->
    [one] { $winners-person ->
        [you] Du gewinnst die Partie.
       *[other] { $winners } gewinnt die Partie.
    }
   *[other] { $winners } gewinnen die Partie gemeinsam.
}
ending-goal = Als Erster bei 100.
ending-stall = Seit sechs Runden hat niemand gewertet; die meisten Punkte gewinnen.
ending-concede = Die anderen haben aufgegeben.
ending-agreed = Alle wollten aufhören; die meisten Punkte gewinnen.
