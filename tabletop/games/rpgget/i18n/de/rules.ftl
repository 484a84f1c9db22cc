### Was die Regeln sagen: Hausregeln, Decks, Gründe, Rechnungen.

## House rules

rule-first-player = Wer beginnt
rule-first-player-random = Wird ausgelost
rule-first-player-choose = Bestimmt der erste Platz
rule-first-player-loser = Wer das letzte Spiel verlor
rule-first-player-text = Jede Art, den Startspieler zu finden, ist recht; ohne letztes Spiel wird gelost.
rule-last-loser = Das letzte Spiel verlor
rule-last-loser-none = Noch niemand
rule-last-loser-last = Der letzte Platz
rule-last-loser-text = Gemerkt von Spiel zu Spiel, für den Tisch, an dem der Verlierer beginnt.
rule-mulligan = Eine neu gezogene Hand
rule-mulligan-discard = Geht auf den Ablagestapel
rule-mulligan-shuffle-back = Wird zurückgemischt
rule-mulligan-text = Was aus den neun Karten wird, mit denen ein Spieler nicht beginnen will.
rule-empty-party = Ein Versuch ohne jemanden
rule-empty-party-allowed = Ist erlaubt
rule-empty-party-forbidden = Ist nicht erlaubt
rule-empty-party-text = Ob man eine Mission ganz ohne Helden der Gruppe versuchen darf.
rule-roadblock-uses-ep = Hindernisse
rule-roadblock-uses-ep-yes = Verbrauchen EP
rule-roadblock-uses-ep-no = Kosten keine EP
rule-roadblock-uses-ep-text = Ob die Größe eines Hindernisses von den EP der Mission abgeht.
rule-recruit-fail = Rekrutieren
rule-recruit-fail-must = Nimmt ein passendes Monster
rule-recruit-fail-may-decline = Darf auch keines nehmen
rule-recruit-fail-text = Ob der Suchende passende Monster im Deck lassen darf.
rule-auto-end = Der Gruppenangriff endet
rule-auto-end-no-legal-action = Wenn nichts mehr geht
rule-auto-end-attacks-spent = Wenn kein Angriff übrig ist
rule-auto-end-text = Wann der Schritt von selbst endet.
rule-friendly-fire = Angriffe auf die eigene Seite
rule-friendly-fire-allowed = Sind erlaubt
rule-friendly-fire-forbidden = Sind nicht erlaubt
rule-friendly-fire-text = Ob Helden Helden und Monster Monster angreifen dürfen. Verwirrung tut weiter, was sie will.
rule-defence-own-side = Abwehr gegen die eigene Seite
rule-defence-own-side-no = Ist nicht möglich
rule-defence-own-side-yes = Ist möglich
rule-defence-own-side-text = Ob sich ein Ziel gegen einen Angriff der eigenen Seite wehren darf.
rule-front-extra = Vorn 1 Schaden mehr
rule-front-extra-always = Bei jedem Angriff
rule-front-extra-on-heads = Wenn die Münze Kopf zeigt
rule-front-extra-text = Wer vorn steht, erleidet mehr Schaden: immer, oder nach einem Münzwurf für jeden Angriff.
rule-confusion-count = Wer verwirrt ist, trifft
rule-confusion-count-chosen = So viele, wie sein Spieler sagt
rule-confusion-count-full = So viele, wie er kann
rule-confusion-count-text = Der Zufall findet die Ziele; hier geht es um ihre Zahl.
rule-decking-payment = Für ein leeres Deck bezahlte Missionen
rule-decking-payment-out-of-play = Verlassen das Spiel
rule-decking-payment-discard = Gehen auf den Ablagestapel
rule-decking-payment-text = Wohin die 2 Punkte gehen, mit denen ein Spieler den Ablagestapel zum neuen Deck mischt.
rule-elimination-grace-rounds = Schonung für den letzten Helden
rule-elimination-grace-rounds-0 = Keine
rule-elimination-grace-rounds-1 = In der ersten Runde
rule-elimination-grace-rounds-2 = In den ersten zwei Runden
rule-elimination-grace-rounds-text = In diesen Runden behält ein letzter Held, der fallen würde, 1 HP.
rule-consolation-counters = Marker für einen misslungenen Versuch
rule-consolation-counters-0 = Keine
rule-consolation-counters-text = Ein Trost für einen Tisch, der es milder mag.
rule-stalemate-rounds = Niemand tut mehr etwas
rule-stalemate-rounds-5 = Endet nach 5 Runden
rule-stalemate-rounds-off = Weiterspielen
rule-stalemate-rounds-text = Nach fünf Runden ohne Versuch und ohne gezogene Karte gewinnen die meisten VP. Spiele unter Bots enden immer so.
rule-round-cap = Längstes Spiel
rule-round-cap-40 = 40 Runden
rule-round-cap-none = Keine Grenze
rule-round-cap-text = Ein Spiel unter Bots endet nach vierzig Runden: Die meisten VP gewinnen.
rule-concede = Aufgeben
rule-concede-no = Geht nicht
rule-concede-yes = Im eigenen Zug
rule-concede-text = Ob ein Spieler in seiner Spielphase aufgeben darf; Bots tun es nie. Die anderen spielen weiter.
rule-window-seconds = Zeit zum Reagieren
rule-window-seconds-2 = 2 Sekunden
rule-window-seconds-3 = 3 Sekunden
rule-window-seconds-5 = 5 Sekunden
rule-window-seconds-10 = 10 Sekunden
rule-window-seconds-untimed = Bis alle gedrückt haben
rule-window-seconds-text = Wie lange du hast, um zu sagen, dass du reagierst; wer nicht drückt, passt.
rule-window-close = Die Zeit zum Reagieren endet
rule-window-close-all-answered = Sobald alle gedrückt haben
rule-window-close-full-time = Nach ihrer vollen Zeit
rule-window-close-text = Die volle Zeit verrät nichts; früher zu schließen ist schneller, zeigt aber, wer schnell gedrückt hat.
rule-solo-windows = Reaktionsfragen, wenn du allein spielst
rule-solo-windows-skip-empty = Nur mit einer Antwort auf der Hand
rule-solo-windows-always = Immer zeigen
rule-solo-windows-text = Nur unter Bots wirst du gefragt, wenn du eine passende Karte hast. Bei zwei Menschen werden immer alle gefragt.
rule-deck-source = Karten im Deckbau
rule-deck-source-all-cards = Alle Karten
rule-deck-source-collection = Karten aus deinen Boostern
rule-deck-source-text = Baue Decks aus dem ganzen Set oder nur aus dem, was du besitzt. Fertige Decks darf man immer spielen.
rule-last-loser-seat = Der { $seat ->
    [1] erste
    [2] zweite
    [3] dritte
   *[other] vierte
} Platz
rule-deck = Deck des { $seat ->
    [1] ersten
    [2] zweiten
    [3] dritten
   *[other] vierten
} Platzes
rule-deck-text = Jeder Spieler bringt ein Deck aus genau 80 Karten mit.
deck-surprise = Eine Überraschung aus dem ganzen Set

## Decks and collections

origin-pso = Phantasy Star Online
origin-skies = Skies of Arcadia
origin-grandia = Grandia II
origin-evolution = Evolution
origin-mixed = Viele Welten
group-characters = Helden
group-enemies = Monster
group-events = Ereignisse
group-missions = Missionen
group-rewards = Belohnungen
group-roadblocks = Hindernisse
rarity-common = Häufig
rarity-uncommon = Ungewöhnlich
rarity-rare = Selten
format-deck = Deck
facet-type = Art
facet-origin = Welt
facet-rarity = Seltenheit
curve-cost = Kosten
deck-size = { $total ->
    [one] 1 Karte
   *[other] { $total } Karten
}; ein Deck hat genau { $size }.
deck-no-character = Ein Deck ohne Helden kann kein Spiel beginnen.
deck-not-owned = { $count } von { $name }; du besitzt { $owned }.
deck-few-characters = Nur { $number } Helden; üblich sind { $usual } oder mehr.
deck-low-vp = Die Missionen sind { $worth } VP wert; üblich sind { $usual } oder mehr.
deck-unusable = Keiner der Helden kann { $name } benutzen.

## Why a card cannot be used

reason-phase-mission = Missionen versucht man nach der Spielphase.
reason-phase-enemy = Monster und Hindernisse spielst du auf deinem Platz im Versuch eines anderen.
reason-phase-event = Dieses Ereignis wartet auf seinen Moment.
reason-phase-play = Das spielst du in deiner Spielphase.
reason-not-your-slot = Hier spielt man nur Monster, Hindernisse und Ereignisse dieses Moments.
reason-pp = Das kostet { $cost } PP, und frei sind noch { $left }.
reason-ep = Die Größe ist { $size }, und an EP sind noch { $left } übrig.
reason-boss-limit = In diesem Versuch gab es schon einen Boss.
reason-not-in-party = Nur Helden deiner Gruppe können gehen.
reason-classes = Niemand, der das jetzt benutzen könnte, ist { $classes }.
reason-nobody-there = Niemand ist da, der das jetzt benutzen könnte.
reason-already-used = In diesem Versuch schon benutzt.
reason-asleep = Das schläft.
reason-paralysed = Lähmung: kein Angriff und keine Hilfe.
reason-blocked = Blockade: keine Belohnungen mit Magie oder Manöver.
reason-forbidden = Solche Aktionen sind in diesem Versuch verboten.
reason-no-use = Nichts darauf kann jetzt benutzt werden.
reason-window = Nicht für diesen Moment.
reason-side = Für die andere Seite dieses Moments.
reason-redraw-empty = Dein Deck hat keine Karten mehr zum Ziehen.
reason-no-attack = Hier steht weder Angriff noch Hilfe.

## What is added to a blow and taken off it (RG-123)

effect-only = nur Wirkung
more-boost = { $n } durch Boost
more-weakened = { $n } durch Schwächung
more-by = { $n } durch { $names }
more-shield = { $n } durch Schild
more-shield-broken = { $n } durch gebrochenen Schild
more-weakness = +{ $n } durch Schwäche
more-weakness-to = +{ $n } durch Schwäche gegen { $keywords }
less-armour = -{ $n } durch Rüstung
less-armour-against = -{ $n } durch Rüstung gegen { $keywords }
more-from-front = +1 von vorn
less-from-back = -1 von hinten
more-in-front = +1 vorn
less-in-back = -1 hinten
blow-halved = halbiert
less-defence = -{ $n } durch Abwehr
blow-capped = nie mehr

## What ends for a monster that gets Paralysis: a word as wide as a card, and a sentence

trait-armour = Rüstung
trait-armour-off = keine Rüstung
trait-armour-off-against = keine Rüstung gegen { $keywords }
trait-weakness = Schwäche
trait-weakness-off = keine Schwäche
trait-weakness-off-to = keine Schwäche gegen { $keywords }
trait-cap = Grenze
trait-cap-off = nimmt beliebig viel
trait-help = Beistand
trait-help-off = kein Beistand für Verbündete
trait-kill = Beute
trait-kill-off = nichts geschieht nach einem Tod
trait-death = Abgang
trait-death-off = nichts geschieht beim Tod
trait-status = Pflege
trait-status-off = nichts geschieht in der Statusphase
traits-none = keine dauernde Eigenschaft, also ändert sich nichts
traits-off = { $traits }; angreifen geht noch
