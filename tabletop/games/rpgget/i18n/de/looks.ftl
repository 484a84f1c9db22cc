### Was Tisch und Karten sonst zeigen: Zeichen, Schilder, Vorschauen, Begriffe.

score-name = VP
counter-counters = Marker
counter-damage = Schaden
type-character = Held
type-enemy = Monster
type-event = Ereignis
type-mission = Mission
type-reward = Belohnung
type-roadblock = Hindernis

# How a printed action begins on a card.
kind-attack = Angriff
kind-ability = Fähigkeit
kind-support = Hilfe
kind-recovery = Erholung
kind-defence = Abwehr

## The lines below a card

line-hero = Stufe { $level }: { $classes }
line-reward = Belohnung für { $classes }
line-reward-any = Belohnung für alle
line-keywords = { $type }: { $keywords }

## What numbers and words on a card mean

spoken-number = { $word } { $number }
spoken-term = { $word }: { $means }
term-hp = HP
term-hp-hero = bei 0 wird der Held bewusstlos
term-hp-monster = bei 0 ist es besiegt
term-cost = Kosten
term-cost-hero = der Platz, den der Held in der Gruppe einer Mission braucht
term-cost-reward = in Markern, damit sie bereitliegt
term-size = Größe
term-size-means = der Platz unter den Monstern einer Mission
term-vp = VP
term-vp-means = Siegpunkte: 10 gewinnen
term-party = Gruppe
term-party-means = PP: so viel dürfen die Helden kosten, die losziehen, zusammen
term-enemies = Monster
term-enemies-means = EP: so groß dürfen die Monster der anderen sein, zusammen
term-reward = Lohn
term-reward-means = RP: die Marker, wenn sie gelingt
term-combo = Combo
term-combo-means = dieselben Ziele noch einmal angreifen
term-drain = Entzug
term-drain-means = vom Schaden kommt höchstens so viel als HP zurück
term-recruit = rekrutieren
term-recruit-means = im Deck ein solches Monster suchen und spielen
term-resurrect = erwecken
term-resurrect-means = ein bewusstloser Held kommt zurück
term-steadfast = Standhaft
term-steadfast-means = weder Schlaf noch Lähmung wirkt
term-poison-means = verliert jeden Zug 1 HP
term-paralysis-means = ein Held kann nicht angreifen, ein Monster hat keine Eigenschaften
term-stun-means = keine Fähigkeiten
term-block-means = ein Held benutzt weder Magie noch Manöver, ein Monster hat keine Abwehr
term-confusion-means = das Los wählt die Ziele
term-sleep-means = tut nichts, bis die Monster angegriffen haben
term-front = vorn
term-front-means = Nahkampf trifft vielleicht für 1 mehr und wird für 1 mehr getroffen
term-back = hinten
term-back-means = wird vielleicht für 1 weniger getroffen, und Nahkampf trifft für 1 weniger
term-recovery-means = geht jederzeit, einmal je Runde
term-support-means = im Kampf wie ein Angriff, einmal je Versuch
term-defence-means = die Antwort auf einen Angriff, einmal je Versuch
term-classes = Klassen
term-classes-means = { $classes }: für Belohnungen, die eine davon verlangen
term-for = Für
term-for-class = Helden der Klasse { $classes }
term-for-any = jeder Held
term-damage = { $n } Schaden an { term-targets }
term-no-damage = kein Schaden, was immer dazukommt, an { term-targets }
term-targets = { $targets ->
    [one] 1 Ziel
   *[other] jedem von bis zu { $targets } Zielen
}
term-more = { $n } Schaden mehr
term-less = { $n } Schaden weniger
term-wider = { $n ->
    [one] 1 Ziel mehr
   *[other] { $n } Ziele mehr
}

## The faces of cards

tag-hero = HELD
tag-enemy = MONSTER
tag-event = EREIGNIS
tag-mission = MISSION
tag-reward = BELOHNUNG
tag-roadblock = HINDERNIS
gem-hp = HP
gem-vp = VP
gem-cost = KOSTEN
gem-size = GRÖSSE
gem-reward = LOHN
face-hero = { $tag } · STUFE { $level }
face-party = Gruppe { $n }
face-enemies = Monster { $n }
face-reward = Lohn { $n }
face-mission-small = Gruppe { $party }, Monster { $enemies }
face-level = Stufe { $level }
# Of a name that is too long for a strip: little words, and the article that may be left away.
name-never-ends-with = der die das des im in von zum
name-may-lack = Die

## Badges

tally-counters = { $n ->
    [one] Marker
   *[other] Marker
}
tally-bank = von { $size } in der Bank
tally-hand = auf der Hand
tally-deck = im Deck
note-out = raus
token-sends-all = Die ganze Gruppe ist unterwegs

## Signs on cards

sign-target = Ziel
sign-ep-left = noch { $n }
sign-mission-pays = +{ $counters }, { $vp } VP
sign-banned = ohne { $what }
sign-face-up = offen
sign-turn-up = aufdecken
sign-handled = Aus deiner Gruppe kann { $names } sie benutzen.
sign-handled-nobody = Aus deiner Gruppe kann niemand sie benutzen.
sign-copies = x{ $n }
sign-replaces = ersetzt { $name }
sign-replaces-fallen = ersetzt { $name } (gefallen)
sign-swap = Tausch
sign-immune = immun
sign-immune-means = Dieses Leiden bleibt nicht haften.
sign-falls-next = fällt bald
sign-falls = fällt
sign-falls-next-means = Fällt, sobald irgendwer den nächsten Versuch beginnt, falls vorher keine Heilung kommt.
sign-poison = Verliert 1 HP in der Statusphase des Besitzers.
sign-poison-monster = Verliert 1 HP im Schritt Monsterstatus.
sign-paralysis = Kann weder angreifen noch helfen.
sign-paralysis-monster = Die dauernden Eigenschaften wirken nicht.
sign-stun = Benutzt keine Fähigkeiten, auch keine auf Belohnungen.
sign-stun-monster = Benutzt keine Fähigkeiten.
sign-block = Benutzt keine Belohnungen mit Magie oder Manöver.
sign-block-monster = Hat weder Abwehr noch Hilfe noch Erholung.
sign-confusion = Der Zufall wählt die Ziele unter allen, auch Freunde und sich selbst.
sign-sleep = Tut nichts, bis der Schritt Monsterstatus endet, kann aber getroffen werden.
sign-front = Bei Kopf richtet Nahkampf 1 mehr an; erleidet selbst 1 mehr.
sign-back = Nahkampf richtet 1 weniger an; erleidet bei Kopf selbst 1 weniger.
sign-boost-more = { $when ->
    [next] Der nächste Angriff richtet
   *[attempt] Angriffe richten
} so viel mehr an.
sign-boost-less = { $when ->
    [next] Der nächste Angriff richtet
   *[attempt] Angriffe richten
} so viel weniger an.
sign-guard-less = Erleidet bei jedem Angriff so viel weniger.
sign-guard-more = Erleidet bei jedem Angriff so viel mehr.
sign-attacks = greift an
sign-once-more = noch einmal
sign-again = wieder
sign-attacks-twice = zwei Angriffe
sign-twice = zweimal
sign-attack-used = Der Angriff ist verbraucht.
sign-attack-used-lit = Der Angriff ist verbraucht; was leuchtet, geht noch.
sign-rewards-left = Der Angriff ist verbraucht; noch { sign-rewards } zu benutzen.
sign-rewards = { $count ->
    [one] 1 Belohnung
   *[other] { $count } Belohnungen
}
sign-rewards-short = Karten
sign-no-attack = kein Angriff
sign-done = fertig
sign-defended = Abwehr benutzt
sign-used = fertig
sign-defence-used = Die Abwehr ist verbraucht.
sign-last = letzter Held
sign-last-means = Fällt dieser Held, hat sein Spieler niemanden mehr.

## What a choice would come to

harm-own-attack = Dieser Angriff zielt auf deine eigene Seite.
harm-own-combo = Alles, was er noch einmal träfe, steht auf deiner Seite.
harm-own = Das schadet, und dieses Ziel steht auf deiner Seite.
help-others = Das hilft, und dieses Ziel steht auf der anderen Seite.
fading-immune = immun: wirkt nicht
fading-nothing = ohne: Wirkung
fading = ohne: { $trait }
fading-more = ohne: { $trait }…
preview-weak = keine Stärke
preview-armour = Rüstung
preview-nothing = 0: { $why }
preview-range = { $low } bis { $high }
preview-falls = { $n }: fällt
preview-may-fall = { $n }: fällt evtl.
preview-left = { $n }: noch { $left } HP
preview-left-range = { $n }: noch { $least } bis { $most }
preview-defence = falls { $names } nicht benutzt wird
preview-stepping-in = falls niemand einspringt
preview-attacker-front = Angreifer vorn
preview-attacker-back = Angreifer hinten
preview-target-front = Ziel vorn
preview-target-back = Ziel hinten
preview-cap = höchstens { $n }

## The track of the turn, and whose cards these are

track-redraw = Tauschen
track-play = Spielen
track-status = Status
track-mission = Mission
track-party = Gruppe
track-enemies = Monster
track-attack = Angriff
track-they-attack = Ihr Angriff
track-result = Ergebnis
track-reconcile = Aufräumen
side-party = Gruppe
side-monsters = Monster

## Puzzles

task-score = Gewinne eine Mission: komm in diesem Zug auf { $n } VP.
task-boss = Besiege in diesem Zug den Boss.
task-stand = Beende diese Mission mit { $n } Helden, die noch stehen.
task-mend = Lass in diesem Zug höchstens { $n } Schaden auf deinen Helden.
task-beat = Lass höchstens { $n } Monster dieser Mission stehen.
task-beat-none = Lass kein Monster dieser Mission stehen.
task-knock-out = In diesem Zug sollen { $n } Helden der anderen bewusstlos sein.
task-equip = Hab in diesem Zug { $n } Belohnungen im Inventar.
task-party = Hab in diesem Zug eine Gruppe aus { $n } Helden.
