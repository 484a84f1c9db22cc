### Buttons, what is printed on cards, and who is who.

## Acts and the buttons of options

act-lock = Lock in
act-stop = Stop guessing
act-mark = Mark
act-object = Object
act-agree = Take the clue back
act-stand = Let it stand
act-allow = Allow
act-refuse = Refuse
act-cover = Cover
option-lock = Lock in { $asset }
option-mark = Mark { $asset }
option-unmark = Take the mark off { $asset }
option-cover = Cover { $asset }
option-object = Object: { $reason ->
    [extra_talk] more was said than word and number
    [not_about_cards] the clue is not about the cards
   *[foreign] the word is not English
}
option-counts = It counts as one word
option-counts-not = It is not one word
option-allow-clue = Allow the clue

## Cards

kind-person = Person
kind-thing = Thing
kind-place = Place
kind-group = Group
kind-idea = Idea
kind-cover = Cover
cover-shield = An asset of S.H.I.E.L.D. has been found.
cover-hydra = An asset of HYDRA has been found.
cover-neutral = Nobody's asset: the turn is over.
cover-assassin = Whoever touches this one loses the game.

## Who is who

owner-neutral = Neutral
owner-assassin = Assassin
both-teams = Both teams
director = Director
agent = Agent
score-name = Assets found

## Rarities, in the card browser

rarity-common = Common
rarity-uncommon = Uncommon
rarity-rare = Rare
