### What a match says: what it refuses and why, what is kept of it, whether its deal was fair.

## What cannot be done now

match-over = The game is over.
match-stale = That question is no longer open.
match-question-closed = That question is closed.
match-not-yours = It is not your decision.
match-not-the-world = The world does not answer for people.
match-elsewhere = This match goes on in another window of Tabletop; nothing more is written from here.
match-nothing-to-react = There is nothing to react to.
match-react-first = Press React first.
match-lift-first = Lift the curtain first.
match-only-people-pass = Only people at the table can pass ahead.
match-set-alone = This is set where only you look.
match-no-part = This seat takes no part in this window.
match-window-closed = The window has closed.
match-too-early = A moment, so that nobody can tell whether you had an answer.
match-had-your-try = You have had your try in this race.
match-nothing-to-use = There is nothing that you could use now.
match-no-curtain = There is no curtain to lift.
match-other-curtain = The table waits for somebody else.
match-hold-longer = Hold the key a little longer.
match-no-hints = There are no hints at this table: it was set so.
match-hints-used = Those were all { $count } hints of this match.
match-nothing-to-decide = There is nothing to decide now.
match-nothing-to-take-back = There is nothing to take back.
match-nothing-to-do-again = There is nothing to do again.
match-only-people-undo = Only people take moves back.
match-first-undo = First decide about taking back.
match-first-end = First decide whether the game ends.
match-first-repair = First decide what is put right.
match-nothing-to-vote = There is nothing to vote about.
match-no-end = This game is played to its end.
match-no-calm = Not while a race is on.
match-only-people-end = Only people end the game together.
match-only-people-repair = Only people put a table right.
match-repair-as-dealt = A circuit, a season, a sealed night and the deal of a day are played as they were dealt.
match-repair-not-now = Something is going on that cannot be interrupted. Wait until somebody alone is asked.
match-repair-bot-thinks = A bot is thinking. Wait until a person is asked.
match-repair-unseen = You cannot see this card.
match-repair-unseen-there = Only a card that you see can be laid there: not every card may lie there.
match-repair-misfit = The rules could not go on from such a table.
match-only-people-leave = Only people can leave the table.
match-nobody-left = Nobody has left this place.
match-seat-taken = Somebody sits there already.
match-has-played = { $name } has played at another place of this table, which knows other cards.
match-too-many-seats = At one screen there is room for { $most } seats, not for { $seats }.

## The log

match-repair-move = Put right: { $kind } goes from { $source }{ $source-seat-person ->
    [none] {""}
   *[other] {" "}({ $source-seat })
} to { $to }{ $to-seat-person ->
    [none] {""}
   *[other] {" "}({ $to-seat })
}.
match-repair-number = Put right: { $what }: now { $to }.
match-repair-number-seat = Put right: { $what }, { $seat }: now { $to }.
match-repair-number-card = Put right: { $what }, { $kind }: now { $to }.

match-looked = { $seat-person ->
    [you] You looked and let it pass.
   *[other] { $seat } looked and let it pass.
}
# A seat that nobody has, and a card that nobody knows.
match-nobody = Nobody
match-a-card = a card
# $mark: groups of digits that people write down.
match-deal-fixed = The deal was fixed beforehand: { $mark }.
match-deal-fixed-with-words = The deal was fixed beforehand, with the words { $words }: { $mark }.

## Applause

match-no-applause = no applause
match-polite-applause = polite applause
match-warm-applause = warm applause
match-big-hand = a big hand
match-standing-ovation = a standing ovation

## Whether a deal was fair

match-fair = Deal, dice and the bots' randomness follow from what was fixed before the first card, and nothing was changed since.
match-fair-open = This match is not over; what fixed its deal stays closed until then.
match-fair-without = This match has no commitment: it is older, or its deal was chosen or came from elsewhere, so nothing can be checked.
match-fair-commitment = Commitment: { $mark }
match-fair-words = Words: { $words }
match-fair-no-words = none
match-fair-deal = Deal: { $mark }
match-fair-seal = Seal: { $mark }
match-fair-commitment-gone = This match has a seal but no commitment: what fixed its deal was taken out.
match-fair-other-version = It was played by version { $then }, and this is { $now }: its rules may be others.
match-fair-seal-damaged = The seal of this match is damaged.
match-fair-seal-missing = The seal that was written with the last answer is missing.
match-fair-wrong-commitment = Seed and salt are not those that were fixed before the deal.
match-fair-wrong-words = The words are not those that were given.
match-fair-wrong-seed = The seed by which was dealt does not follow from secret and words.
match-fair-wrong-result = The result is not that to which its answers lead.
match-fair-wrong-seal = The seal is not that of this match.
match-fair-wrong-dice = What the dice show after answer { $answer } is not what follows from the seed.
match-fair-wrong-cards = The cards were not dealt as follows from the seed.
match-fair-other-dice = What was kept of its moments has other dice than follow from the seed.
match-fair-other-answer = Its answer { $answer } is another one than was given.
match-fair-other-table = Its house rules or seats were changed.
match-fair-misfit = Its answer { $answer } does not fit what was dealt.
match-fair-no-end = Its answers do not lead to the end of the match.
match-fair-cut = It has { $count } answers; { $given } were given.

## Matches that were saved

match-game-missing = This program does not have the game of this match ({ $game }).
match-waits-for-packs = This match waits for its packs. { $why }.
# $what: one of the parts of sentences below, or what the rules say.
match-foreign = This match was made by another version of Tabletop: { $what }.
match-unknown-rule = the house rule { $rule } is not known here
match-unknown-card = the card { $card } of the { $rule } is not known here
match-unknown-personality = the personality { $personality } is not known here
match-unknown-colour = the colour { $colour } of a seat is not known here
match-unknown-field = { $field } is not known here ({ $why })
match-unknown-table = its table is not known here ({ $why })
# A name in the middle of a sentence: with small letters ($small), or as it is ($name) in a language that writes nouns large.
match-in-sentence = { $name ->
   *[other] { $small }
}
match-moment-misfit = The rules have changed since this match was saved: the moment with which it begins does not fit any more.
match-misfit = The rules have changed since this match was played: its answer { $answer } does not fit any more.
match-lost = The rules have changed since this match was saved: from its answer { $answer } on they lead elsewhere, and it cannot be brought back.
match-beginning-lost = The rules have changed since this match was saved: how it began cannot be shown any more.
match-answers-lost = The rules have changed since this match was saved: its last answers are lost.
match-other-version-of-pack = This match was begun with version { $then } of the pack { $pack }, and here is { $now }: it goes on as soon as the old one is here again.
match-other-pack = The pack { $pack } is another one than that with which this match was begun, though it has the same version: it goes on as soon as that one is here again.
match-journal-cut = The journal of this match is damaged: { $count } of { $whole } answers are there.
match-journal-broken = The journal of this match is damaged: its answer { $answer } is none.
match-over-at-moment = The match is over at this moment.
match-nothing-left-at-moment = There is nothing left to decide at this moment.
match-setting-unusable = The setting '{ $setting }' was not usable ({ $why }); it is back at its default.
match-setting-too-long = it has more than { $most } letters

## Matches as text

match-transfer-game = Game: { $game } (program { $program }), { $count } answers, { $state }
match-transfer-seats = Seats: { $names }
match-transfer-begun = Begun: { $day }
match-transfer-no-day = at an unknown time
match-transfer-secrets = This match is not over: whoever reads on can work out every hidden card.
match-transfer-unreadable = This export cannot be taken in again. { $why }
match-transfer-too-long = This text is too long for a match (more than { $most } characters).
match-transfer-game-missing = This match is of a game that this program does not have ({ $game }).
match-transfer-contradicts = This match contradicts itself; nothing was taken in.
match-transfer-foreign = This text is not an exported match of Tabletop.
match-transfer-newer = This match was written by a newer Tabletop; update the program.
match-transfer-no-format = This match names no known format.
match-transfer-cut = This match is cut off: its last line, the checksum, is missing.
match-transfer-damaged = This match is damaged: its checksum does not fit.
match-transfer-no-match = This match cannot be read: { $why }.

## Positions as text

match-position-game = Game: { $game } (program { $program }), after { $count } answers
match-position-secrets = Whoever reads on knows every hidden card.
match-position-changing = Who changes something takes the last line away.
match-position-game-missing = This position is of a game that this program does not have ({ $game }).
match-position-misfit = This position cannot be played by the rules of { $game }.
match-position-seats = This position is for { $wanted } seats, and here are { $count }.
match-position-too-long = This text is too long for a position (more than { $most } characters).
match-position-foreign = This text is not a position of Tabletop.
match-position-changed = This position was changed or cut off: its checksum does not fit (who has changed it takes the last line away).
match-position-unreadable = This position cannot be read: { $why }.
match-position-other-game = This position is of { $game }.
match-position-settled = A position has its own house rules and one window: leave --option and --second-window away.
match-position-no-moment = There is no such moment in match { $match }.
