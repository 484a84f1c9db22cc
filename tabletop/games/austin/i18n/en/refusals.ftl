### Why something cannot be done just now, and what is wrong with decks and seats.

turn-limit = Twenty actions and free plays are the most in one turn.
no-action-left = You have no action left.
not-free = No action is left, and what would make it free is not there.
ship-used = Your free ship of this turn is used up.
bone-in-turn = A Frickin' Bone is thrown in a fight.
only-bones = Only Frickin' Bones are thrown in a fight.
only-ships = Only a ship Agent answers a ship.
need-not-met = Your active Agents lack { $vibes }.
need-nearly-met = Your active Agents lack { $vibes }; only { $off } may be missing.
already-asked = You have asked for help: your own Bones stay in your hand.
forbidden = An effect forbids it for now.
no-target = No opponent has an active Agent.
wrong-sex = A Shagger needs an Agent of the opposite sex.
robot = Robots neither shag nor are shagged.
same-allegiance = Assassins strike only at the other side.
target-rule = Males and she cannot shag each other.
own-agent = Nobody attacks an Agent of their own.
shielded = Another text keeps such attackers off.
guarded = A Guard has to be the target first.
no-cost = What it costs beside the action is not there, or it would do nothing.
no-assassin = Only an Assassin can join the slugfest.
already-chosen = It is chosen already.
not-fitting = The card does not allow this one.
not-meant = It has to be this: { $wanted }.
no-such-time = A time lies between 0 and { $most } ms, or is { $silent } for silence.

## Decks

deck-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}; a deck has exactly { $size }.
deck-mixed = { $good } Good and { $evil } Evil cards; a deck is all Good or all Evil.
deck-copies-limit = { $count } of { $card }; this table allows { $limit }.
deck-copies-owned = { $count } of { $card }; you own { $owned }.
# $dot: "red", "orange", "blue", "yellow", "green" or "purple".
dots-of = { $count } { $dot ->
    [red] red
    [orange] orange
    [blue] blue
    [yellow] yellow
    [green] green
   *[purple] purple
}
deck-dots = { $items }: a deck has exactly { $each ->
    [5] five
   *[other] { $each }
} of each colour.
deck-no-hope = All its cards are worth { $worth } points: it can hardly win.
deck-low-score = All its cards are worth only { $worth } points; { $usual } or more are usual.
deck-few-agents = Only { $count } Agents; { $usual } or more are usual.
deck-few-bones = Only { $count } Frickin' Bones; { $usual } or more are usual.
deck-no-assassin = No Assassin: it can neither assassinate nor join a slugfest.
deck-all-men = Its Agents are all men: half of all Agents are out of their reach.
deck-all-women = Its Agents are all women: half of all Agents are out of their reach.
bad-seating = Good and Evil must alternate around the table (only with an odd number one pair of neighbours may share a side); the decks at this table do not.
