### Was gefragt wird, wer gefragt ist und warum.

game-over = Die Partie ist zu Ende.

## Für die, die warten

who = { $seat-person ->
    [none] Jeder
   *[other] { $seat }
}
wait-main = { who } ist am Zug.
wait-main-why = Bis zu zwei Aktionen, dann gehen alle Hände auf sechs.
wait-deck-lists = { who } liest die Decklisten vor.
wait-deck-lists-why = An diesem Tisch sind sie offen; das Protokoll behält sie.
wait-mulligan = { who } sieht sich die erste Hand an.
wait-mulligan-why = Eine Hand ohne Agenten darf einmal getauscht werden.
wait-first-player = { who } sagt, wer beginnt.
any-method-why = Wie ihr euch einigt, ist gleich.
wait-ship-turn = { who } darf mit einer Rakete antworten.
answer-why = Eine Antwort kostet nichts.
wait-ship-again = { who } darf noch eine Rakete spielen.
wait-ship-again-why = Jemand hat geantwortet, also ist auch die nächste gratis.
wait-press = { $seat-person ->
    [none] Alle
   *[other] { $seat }
}: Geste nachmachen!
wait-press-why = Wer zuletzt kommt, ist das Ziel.
wait-target = { who } wählt das Ziel.
wait-target-why = Infrage kommen alle, die zusammen Letzte waren.
wait-straw = { who } zieht einen Strohhalm.
wait-straw-why = Der kurze ist das Ziel; gezeigt werden alle zugleich.
wait-fighter = { who } schickt einen Attentäter hinein.
fighter-why = Wer einen aktiven hat, muss.
wait-slug = { who } wirft einen Bone oder ist raus.
wait-slug-why = Der letzte geworfene Bone gewinnt.
wait-fight = { who } verliert gerade.
wait-fight-why = Einen Frickin' Bone werfen, um Hilfe bitten oder es lassen.
wait-pad = { who } gewinnt und darf Bones nachlegen.
wait-pad-why = Darauf antwortet niemand mehr.
wait-help = { who } bittet um Hilfe!
first-lands-why = Der erste Bone, der landet, zählt.
wait-offer = { who } darf einen helfenden Bone werfen.
wait-offer-why = Der erste, der geworfen wird, zählt.
wait-free-discard = { who } darf beliebige Karten abwerfen.
wait-free-discard-why = Das darf nur, wer am Zug ist, einmal je Zug.
wait-even-up = { who } hat zu viele Karten.
wait-even-up-why = Am Ende eines Zuges geht jede Hand auf sechs.
wait-search = { who } durchsucht das Deck.
wait-search-why = Was gefunden wird, sehen alle.
wait-card = { who } wählt eine Karte.
wait-seat = { who } wählt einen Spieler.
wait-vibe = { who } wählt einen Vibe.
wait-choice = { who } wählt.
controller-why = Wählen darf, wessen Effekt es ist.
wait-strike = { who } darf sofort angreifen.
strike-why = Ein ganzer Angriff, der keine Aktion kostet.
wait-ship-reply = { $seat } hat eine Rakete gesehen. Wer hat eine als Antwort?

## Der Zug

turn-spent = Nichts mehr zu tun. Sag „Bin geschafft“.
turn-spent-why = Keine Aktion und keine Gratis-Karte ist mehr übrig.
turn-no-actions = Keine Aktionen mehr und keine Gratis-Karte. Sag „Bin geschafft“.
turn-no-actions-why = Zwei Aktionen sind ein Zug.
turn-free-play = Keine Aktionen mehr. Spiel etwas gratis, oder sag „Bin geschafft“.
never-forced-why = Was gratis ist, ist nie Pflicht.
turn-actions = Dein Zug: noch { actions }{ $attack ->
    [no] , aber angreifen darfst du nicht.
   *[yes] .
}{ $struck ->
    [none] {""}
   *[other] {" "}Ein Happening trifft { struck }.
}
struck = { $struck ->
    [only] den einzigen anderen Spieler
    [last] den, der deine Geste zuletzt nachmacht
    [named] den, den du nennst
    [lot] den, den das Los findet
   *[straw] den, der den kurzen Strohhalm zieht
}
turn-actions-why = Agent ausspielen, angreifen, Swinger oder Happening einsetzen, in beliebiger Reihenfolge.
turn-no-attack-why = Ein Effekt verbietet es vorerst; spiel einen Agenten aus oder setz einen Swinger oder ein Happening ein.
mulligan-change = Kein Agent auf deiner Hand. Tauschen?
mulligan-change-why = Sie wird gezeigt und eingemischt, und du ziehst sechs.
mulligan-keep = Deine erste Hand.
mulligan-keep-why = Nur eine Hand ohne Agenten darf getauscht werden.
held = { $held ->
    [one] 1 Karte
   *[other] { $held } Karten
}
even-up = Du hast { held }: Wirf { $left } ab.
even-up-why = Am Ende eines Zuges sind höchstens { $limit } Karten auf der Hand.
free-discard-many = Wirf ab, was du nicht willst. Du hast { held } und darfst sechs behalten.
free-discard = Wirf ab, was du nicht willst, oder nichts. Du ziehst wieder auf sechs nach.
free-discard-why = Beliebig viele Karten.

## Angriffe

losing = { $mine } verliert gerade gegen { $foe }
none-held = { $hold ->
    [none] Du hast keinen Bone
    [forbidden] Du darfst keine Bones werfen
   *[unfit] Du hast keinen Bone, der passt
}
fight-called = { losing }. Nur andere dürfen werfen: { $again ->
    [yes] noch einmal bitten?
   *[no] lass es.
}
fight-called-why = Du hast in diesem Angriff um Hilfe gebeten: Nur andere dürfen werfen.
fight-unable = { losing }. { none-held }: { $again ->
    [yes] Nur andere können helfen.
   *[no] Lass es.
}
fight-throw = { losing }. Einen Bone werfen?
fight-why = Es zählen die { kind-words }; ohne Bone verliert dieser Agent.
fight-help-why = Es zählen die { kind-words }. Hast du um Hilfe gebeten, dürfen nur noch andere werfen.
kind-words = { $kind ->
    [shag] Shag-Vibes
   *[kill] Attentats-Vibes
}
pad-called = { $mine } hat gewonnen. Nur andere dürfen Bones nachlegen, für eigene Punkte: { $again ->
    [yes] noch einmal bitten?
   *[no] Es bleibt, wie es ist.
}
pad-unable = { $mine } hat gewonnen. { none-held }: { $again ->
    [yes] Nur andere dürfen nachlegen, für eigene Punkte.
   *[no] Es bleibt, wie es ist.
}
pad-add = { $mine } hat gewonnen. { $first ->
    [yes] Einen Bone nachlegen, für seine Punkte?
   *[no] Noch einen Bone nachlegen, für seine Punkte?
}
add-why = Niemand antwortet darauf; er wird mit dem Rest gewertet.
add-help-why = Niemand antwortet darauf; er wird mit dem Rest gewertet. Bittest du andere, dürfen nur noch sie nachlegen, für eigene Punkte.
asks-for = { $won ->
    [yes] { $seat } hat mit { $mine } gewonnen und lässt andere Bones nachlegen.
   *[no] { $seat } bittet um einen Bone für { $mine } gegen { $foe }.
}{ $then ->
    [wait] {""}
    [unable] {" "}{ none-held }.
   *[throw] { $won ->
        [yes] {" "}Einen nachlegen, für seine Punkte?
       *[no] {" "}Einen werfen?
    }
}
help-why = { $count ->
    [one] 1 Bone von dir kann
   *[other] { $count } Bones von dir können
} hier landen: Es zählen die { kind-words } und deine eigenen Agenten.
no-bone-why = { $helping ->
    [yes] Du hast keinen Frickin' Bone, also kannst du nur schweigen.
   *[no] Du hast keinen Frickin' Bone.
}
bone-unfit-why = Dein Bone passt nicht. { $why }
bones-unfit-why = Keiner deiner { $count } Bones passt. { $why }
bones-nearest-why = Keiner deiner { $count } Bones passt, auch der nächstbeste nicht – { $why }

## Keilereien

slug-last-unable = Alle anderen sind raus, und du hast keinen Bone zum Nachlegen.
slug-unable = { none-held }: Du bist raus.
slug-last = Alle anderen sind raus. Einen Bone nachlegen?
slug-throw = Wirf einen Bone, oder du bist raus.
slug-throw-why = Es zählen die Attentats-Vibes.
slug-fighter = Welchen Attentäter schickst du hinein?

## Raketen und Happenings

ship-reply = { $seat } hat eine Rakete gespielt. { $able ->
    [yes] Antwortest du mit einer von deinen?
   *[no] Du hast keine als Antwort.
}
ship-reply-why = Es kostet nichts.
ship-again = Es wurde geantwortet: Noch eine Rakete ist gratis. Spielst du eine?
ship-again-unable = Es wurde geantwortet: Noch eine Rakete wäre gratis, aber du hast keine.
ship-again-why = Auf jede beantwortete Rakete darf noch eine von dir folgen.
pick-target = Wen nennst du?
pick-target-why = An diesem Tisch gibt es kein Rennen: Du wählst.
pick-target-tied = Mehr als einer war Letzter. Wen nennst du?
pick-target-tied-why = Unter denen, die zusammen Letzte waren, wählst du.
draw-straw = Wer ist das Ziel? Zieh einen Strohhalm: Der kurze ist es.
draw-straw-why = Alle anderen ziehen auch; gezeigt werden alle zugleich.

## Vor dem ersten Zug

deck-lists = Alle Decklisten sind hier offen.
deck-lists-why = Sie werden jetzt vorgelesen; das Protokoll behält sie.
first-player = Wer beginnt?

## Effekte

pick-discard = { $card }: { which-subject }{ of-yours } wird abgeworfen?
pick-bounce = { $card }: { which-subject }{ of-yours } geht zurück auf die Hand?
pick-mute = { $card }: { which-subject }{ of-yours } soll keine Vibes ausstrahlen?
pick-set-role = { $card }: Welcher von deinen Agenten?
pick-unscore = { $card }: { which-scored }{ of-yours } wird abgeworfen?
pick-unscore-hand = { $card }: { which-scored }{ of-yours } geht zurück auf die Hand?
pick-recover = { $card }: { which-object }{ of-yours } nimmst du vom Ablagestapel?
pick-score-from = { $card }: { which-object }{ of-yours } vom Ablagestapel wertest du?
pick-strip-bone = { $card }: { which-subject }{ of-yours } wird vom anderen Agenten abgeworfen?
pick-redraw = { $card }: Welche Karte wirfst du ab? Du ziehst ebenso viele.
pick-may-why = Du darfst jederzeit aufhören.
pick-must-why = Die Karte sagt es so; getan wird so viel wie möglich.
who-discards = { $card }: Wer wirft von der Hand ab?
who-shows = { $card }: Wessen Hand willst du sehen?
who-helpless = { $card }: Wem darf nicht geholfen werden?
who-boneless = { $card }: Wer darf keine Bones werfen?
who-peaceful = { $card }: Wer darf nicht angreifen?
pick-seat-why = Jemand, dem die Karte etwas anhaben kann.
private-look = Die Hand von { $seat } liegt offen vor dir.
private-look-why = Sonst sieht sie niemand.
look-take = { $card }: Welche Karte nimmst du?
look-take-why = Nur du siehst sie.
look-bottom = { $card }: Welche legst du unter dein Deck?
look-bottom-why = Die anderen kommen wieder obenauf.
look-bottom-all = { $card }: Welche kommt unter dein Deck? Was früher hinkommt, kommt früher dran.
look-bottom-all-why = In beliebiger Reihenfolge; oder lass sie, wie sie liegen.
look-top = { $card }: Welche ziehst du { $number ->
    [1] als erste
    [2] als zweite
    [3] als dritte
    [4] als vierte
    [5] als fünfte
   *[other] als sechste
}?
look-top-why = Nur du kennst die Reihenfolge.
search = { $card }: { which-object } nimmst du aus deinem Deck?
search-nothing = { $card }: In deinem Deck ist { no-subject }.
search-why = Alle sehen, was es ist; dann mischst du.
free-agent = { $card }: { which-object } spielst du? Es kostet keine Aktion.
free-agent-nothing = { $card }: Du hast { no-object } zum Ausspielen.
strike = { $card }: Sofort angreifen?
pick-vibe = { $card }: Welcher Vibe?
pick-vibe-why = Er zählt, solange die Karte es sagt.
pick-branch = { $card }: Wähle eins.
pick-branch-why = Angeboten wird nur, was etwas bewirken kann.
may-do = { $card }: Willst du?
may-do-why = Erst der Preis; nur dann der Rest.
