### Why a card cannot be used just now (rules, section 9), by the code of the reason.

refusal-held-card = This card is never played; it works from your hand.
refusal-mission-not-now = A Mission is played only on your own turn, with the stack empty.
refusal-mission-limit = You have played three Missions this turn.
refusal-reaction-as-mission = This Reaction only answers other cards.
refusal-nothing-to-answer = There is nothing here that this card could answer.
refusal-wrong-item = No card of yours may answer this one.
refusal-not-copyable = There is nothing here that you could copy with all its choices.
refusal-bad-aim = No opponent with a card in hand is there to aim at.
refusal-chosen-already = You have chosen this card already.
refusal-bad-discards = This card of the discard pile cannot be chosen.
refusal-no-discards = The discard pile holds nothing that this card could take.
refusal-no-gift = You need another card to give away.
refusal-exposed-card = This card lies open until it is settled what becomes of it.
refusal-bomb-not-choosable = The Bomb cannot be chosen for a discard.
refusal-same-card = You cannot give back the card that you have just taken.
refusal-gold-stays = Only a common card may be taken.
refusal-claim-too-few = The Package wins with ten cards or more in hand.
refusal-claim-bomb = With the Bomb in hand the Package cannot win.
refusal-claim-not-now = The Package counts only at the reveal.
