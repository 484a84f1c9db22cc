### The title screen, and the dialogs in which one goes on with what was left.

## Doors

menu-keys = All keys
menu-full-screen = Full screen (F11)
menu-quit = Quit (Ctrl+Q)
menu-cards = Cards
menu-decks = Decks
menu-collection = Collection
menu-evening = Evening
menu-sealed = Sealed night
menu-rules = Rules
menu-tutorial = Tutorial
menu-practice = Practice
menu-demo = Demo
menu-statistics = Statistics
menu-settings = Settings

## What can be played now

menu-continue = Continue
menu-continue-night = The packs, decks and matches of { $game }
menu-continue-evening = Go on with the evening
menu-nobody-here = Nobody is here now
menu-another = Another match
menu-play = Play
menu-play-about = Set up a table of { $game }
menu-rematch = Rematch
menu-new = New here?
menu-new-about = Play a 5-minute tutorial

## The games

menu-minutes = { $minutes } min
menu-coming = Coming
menu-coming-about = **{ $game }** is coming. { $tagline }
menu-coming-here = { $game } is coming to this table.

## What was left

menu-welcome-back = Welcome back
menu-resume = Your match is saved. Go on exactly where you left it?
menu-resume-night = Your sealed night is saved. Go on exactly where you left it?
menu-night-of = **{ $game }**, sealed night
menu-more-matches = { toolkit-count-first } more unfinished { $count ->
    [one] match
   *[other] matches
}
menu-go-on = Go on
menu-later = Later
menu-give-up = Give it up
menu-give-up-sure = Give it up?
menu-give-up-match = It stays in the list of matches, but nobody can go on with it, and it counts for no statistics.
menu-give-up-night = Nobody can go on with it. Cards that went to a collection stay there.

## What a match is a part of

menu-of-circuit = circuit, rival { $rival }
menu-of-season = season, evening { $evening }
menu-of-evening = evening, match { $match }
menu-of-night = sealed night, match { $match }
menu-of-daily = daily deal of { $day } { toolkit-month }, match { $match }
menu-of-moment = from a moment of another match
menu-put-right = put right by hand
