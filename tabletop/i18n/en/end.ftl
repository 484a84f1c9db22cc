### The end of a match: how it went, what mattered in it, and what to do now.

## What to do now

end-rematch = Rematch
end-rematch-tip = The same people, another deal; everybody sits one place further
end-new-table = New table
end-menu = Menu
end-back = Back
# $whole: what the match is a part of
end-on = { $whole ->
    [night] On with the night
    [circuit] On with the circuit
    [season] On with the season
    [daily] On with the daily
   *[evening] On with the evening
}
end-save-story = Save the story
end-save-story-tip = As a text file and to the clipboard
end-story-not-saved = The story could not be saved: { $why }

## The story

end-story = The story
end-hands = Final hands
end-turns = { $count } { $count ->
    [one] turn
   *[other] turns
}
end-decisions = { $count } { $count ->
    [one] decision
   *[other] decisions
} by everybody
# $what: what is counted
end-score = { $name }: { $score } { $what }
end-winner = Winner
end-cards-left = { $count ->
    [0] no cards left
    [one] { $count } card
   *[other] { $count } cards
}
end-face-down = { $count } face down: not shown to everybody
end-how-did = { $count ->
    [one] How you did
   *[other] How each of you did
}
end-best-reading = Best impersonation
end-moments = Key moments
end-quiet = A quiet match: nobody fell, nothing was revealed.
end-see-again = See it again at the table
# Below a chart
end-turn = Turn

## How somebody did: who is "you" where only one person played

# $count: others who won, too; $what: what is counted, inside a sentence
end-won = { $who-person ->
    [you] You
   *[other] { $who }
} won{ $count ->
    [0] {""}
    [one] {" "}together with { toolkit-count } other
   *[other] {" "}together with { toolkit-count } others
}: { $score } { $what }.
end-fell = { $who-person ->
    [you] You
   *[other] { $who }
} fell in turn { $turn }.
# $against: the card that was to be answered, or none
end-could-have-answered = { $who-person ->
    [you] You
   *[other] { $who }
} could have answered { $against-seen ->
    [none] it
   *[other] { $against }
} with { $card }.
end-ended = { $who-person ->
    [you] You
   *[other] { $who }
} ended with { $score } { $what }.
# $best: a team or those who had most; $dot: no full stop behind a name that ends with one
end-behind = { $who-person ->
    [you] You
   *[other] { $who }
} ended with { $score } { $what }, { $lack } behind { $best }{ $dot }
end-others-had = { $who-person ->
    [you] You
   *[other] { $who }
} ended with { $score } { $what }; { $best } had { $most }.
# $told: whether the line of the log follows
end-ahead = { $best } went ahead for good in turn { $turn }{ $told ->
    [yes] :
   *[no] .
}
end-decided = Decided in turn { $turn }{ $told ->
    [yes] :
   *[no] .
}

## What the cards were worth

# $alone: whether only one person played
end-worth-playing = Bots are playing this deal again from { $alone ->
    [yes] your seat
   *[no] the seat of { $who }
}, to see what these cards are worth.
end-worth-unknown = What these cards are worth was never found out.
# $alone: whether only one person played
end-worth-cards = { $alone ->
    [yes] these cards
   *[no] the cards of { $who }
}
end-worth = With { end-worth-cards } a normal bot wins { $normal }.
end-worth-hard = With { end-worth-cards } a normal bot wins { $normal }, a hard one { $hard }.
end-how-ended = { $alone ->
    [yes] You
   *[no] { $who }
} { $ended ->
    [won] won
    [shared] shared the win
   *[lost] lost
}.
end-worth-so-far = { $done } of { $all } matches so far

## Boosters

end-packs-wait = { $count ->
    [one] A booster waits
   *[other] { toolkit-count-first } boosters wait
} for { $names }
end-open-pack = Open it
end-open-pack-of = Open one of { $name }
end-pack-of = The booster of { $name }

## The review

end-review = Review
end-review-about = Every decision is looked at again from what its seat knew then: what each answer was worth, and what would have been better. It goes on in the background while you play.
end-review-it = Review it
end-stop = Stop
end-go-on = Go on
end-nothing-to-decide = There was nothing to decide.
end-reviewing = { $done } of { $count } decisions of { $who } looked at again.
end-reviewed = All { $count } decisions of { $who } were looked at again, each from what its seat knew then.
end-nothing-stands-out = Nothing stands out: what you chose was as good as anything else, as far as that can be told.
end-chance = Chance to win
end-thin-lines = Thin lines: as far as { $who } could tell
end-percent = { $number } %
end-from-to = { $low } to { $high }

## A decision that mattered. $alone: whether only one person played; $sure: whether it is more than noise; $noise: a range

end-cost = { $alone ->
    [yes] [gold_light]{ $sure ->
        [yes] Cost
       *[no] Perhaps cost
    }
   *[no] { $who }, [gold_light]{ $sure ->
        [yes] cost
       *[no] perhaps cost
    }
} about { $size }[/] { $noise }. { $given } left { $left }, { $best } would have left { $better }.
end-well-found = { $alone ->
    [yes] [gold_light]{ $sure ->
        [yes] Well found
       *[no] Perhaps well found
    }
   *[no] { $who }, [gold_light]{ $sure ->
        [yes] well found
       *[no] perhaps well found
    }
}, worth about { $size }[/] { $noise }. { $given } left { $left }.
end-turning = { $alone ->
    [yes] [gold_light]{ $sure ->
        [yes] Turning point
       *[no] Perhaps turning point
    }
   *[no] { $who }, [gold_light]{ $sure ->
        [yes] turning point
       *[no] perhaps turning point
    }
}[/]. After { $given }, by what the others did or by luck, { $alone ->
    [yes] your
   *[no] { $who }'s
} chance { $way ->
    [up] rose
   *[down] fell
} by { $points } points { $noise }.
end-chosen = Chosen: { $answer } { $chance }
end-better = Better: { $answer } { $chance }
end-about-as-good = About as good: { $answer } { $chance }

## The review as a page

end-save-page = Save as a page
end-save-page-tip = One HTML file with pictures of the table
end-page-being-made = The page is being made.
end-page-not-made = The page could not be made: { $why }
end-page-not-saved = The page could not be saved: { $why }
end-decisions-mattered = The decisions that mattered
end-table-at-decision = The table at this decision
