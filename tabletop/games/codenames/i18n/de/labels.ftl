### Knöpfe, was auf den Karten steht, und wer wer ist.

## Handlungen und ihre Knöpfe

act-lock = Festlegen
act-stop = Aufhören
act-mark = Markieren
act-object = Einspruch
act-agree = Hinweis zurücknehmen
act-stand = Stehen lassen
act-allow = Erlauben
act-refuse = Ablehnen
act-cover = Abdecken
option-lock = Auf { $asset } festlegen
option-mark = { $asset } markieren
option-unmark = Markierung von { $asset } nehmen
option-cover = { $asset } abdecken
option-object = Einspruch: { $reason ->
    [extra_talk] zu viel gesagt
    [not_about_cards] nicht zu den Karten
   *[foreign] falsche Sprache
}
option-counts = Es zählt als ein Wort
option-counts-not = Es zählt nicht als ein Wort
option-allow-clue = Hinweis erlauben

## Karten

kind-person = Person
kind-thing = Ding
kind-place = Ort
kind-group = Gruppe
kind-idea = Idee
kind-cover = Deckkarte
cover-shield = Eine Karte von S.H.I.E.L.D. ist gefunden.
cover-hydra = Eine Karte von HYDRA ist gefunden.
cover-neutral = Gehört niemandem: Der Zug ist vorbei.
cover-assassin = Wer diesen hier berührt, verliert das Spiel.

## Wer wer ist

owner-neutral = Neutral
owner-assassin = Attentäter
both-teams = Beide Teams
director = Director
agent = Agent
score-name = Funde

## Seltenheiten, im Kartenbrowser

rarity-common = Häufig
rarity-uncommon = Ungewöhnlich
rarity-rare = Selten
