### Die Wertung ohne Glück, und die Wertungen aller.

skill-about = Eine Wertung ohne Glück: was du mehr gewinnst als ein normaler Bot, Kartenglück herausgerechnet. Und die Wertungen aller.
skill-door = { $count ->
    [one] { $percent } % über einem normalen Bot, in einer Partie. Wertungen aller.
   *[other] { $percent } % über einem normalen Bot, in { toolkit-count } Partien. Wertungen aller.
}
skill-title = Können
skill-unit = Siege in 100 Partien mehr als ein normaler Bot, Kartenglück herausgerechnet
skill-empty = Deine Kurve beginnt mit deiner ersten Partie.
skill-normal-bot = ein normaler Bot
skill-hard-bot = ein schwerer Bot
skill-told = Nach einer Partie spielen Bots ihre Karten noch einmal von deinem Platz aus, und denselben Tisch mit anderen Karten. So weiß man, was ein normaler Bot dort gewinnt und wie gut deine Karten waren. Was du darüber hinaus gewinnst, ohne das Glück, ist dein Können.
skill-deals-left = { $count ->
    [one] noch eine Partie
   *[other] noch { toolkit-count } Partien
}
skill-score = { $count ->
    [one] Eine frühere Partie werten
   *[other] { toolkit-count-first } frühere Partien werten
}
skill-more = In 100 Partien gewinnst du **{ $wins } mehr** als ein normaler Bot, Kartenglück herausgerechnet ({ $low } bis { $high }): { skill-sure }.
skill-fewer = In 100 Partien gewinnst du **{ $wins } weniger** als ein normaler Bot, Kartenglück herausgerechnet ({ $low } bis { $high }): { skill-sure }.
skill-sure = { $sure ->
    [better] Du bist besser als ein normaler Bot
    [worse] Du bist noch nicht so gut wie ein normaler Bot
   *[open] Du bist etwa so gut wie ein normaler Bot, soweit man das sagen kann
}
skill-over = { $count ->
    [one] Bei einer Partie macht das { $total } Siege. { $percent } % wurden gewonnen, Glück inbegriffen; { skill-cards }.
   *[other] Bei { toolkit-count } Partien macht das { $total } Siege. { $percent } % wurden gewonnen, Glück inbegriffen; { skill-cards }.
}
skill-cards = { $luck ->
    [better] die Karten waren besser als sonst, { $worth } Siege in 100 Partien wert
    [worse] die Karten waren schlechter als sonst, { $worth } Siege in 100 Partien wert
   *[even] die Karten waren so gut wie andere
}

# Die Wertungen
skill-ratings = Wertungen nach Siegen
skill-column-who = Wer
skill-column-rating = Wertung
skill-column-range = Spanne
skill-column-matches = Partien
skill-range = { $low } bis { $high }
skill-note = Bei 25 fangen alle an.
skill-note-none = Von diesem Spiel hat noch niemand eine Partie beendet.
skill-bots = Bots: { $level }
skill-guests = Gäste
skill-matches = { $count ->
    [0] keine Partien
    [one] eine Partie
   *[other] { toolkit-count } Partien
}
