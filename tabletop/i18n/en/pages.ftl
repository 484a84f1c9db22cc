### What several pages say, and what lies beside all of them: help, damaged saves, a way out for a match that cannot be saved.

pages-back = Back (Esc)
pages-ok = OK
pages-cancel = Cancel
pages-done = Done
pages-name-hint = Your name
pages-saved = Saved as { $path }.
pages-saved-copied = Saved as { $path }, and copied to the clipboard.

## Parts of sentences: a number of things in words, as inside a sentence and as its first word; a month

pages-number = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
   *[other] { $count }
}
pages-number-first = { $count ->
    [0] No
    [1] One
    [2] Two
    [3] Three
    [4] Four
    [5] Five
    [6] Six
    [7] Seven
    [8] Eight
   *[other] { $count }
}
pages-month = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}

## What has helped in a match

pages-help-none = without help
pages-help = with { $help }
pages-help-of = { $name } with { $help }
pages-help-hints = { pages-number } { $count ->
    [one] hint
   *[other] hints
}
pages-help-taken-back = { pages-number } { $count ->
    [one] answer
   *[other] answers
} taken back
pages-help-open-hands = open hands
pages-help-easier = a house rule that helps
pages-help-chosen-deal = a chosen deal
pages-help-from-moment = a beginning in the middle

## Damaged saves

pages-damaged = The saved games are damaged
pages-damaged-about = They can be set aside: the file gets another name, and nothing in it changes. New ones are begun from the last backup, if there is one, with all people, decks and matches that can still be read.
pages-damaged-until-then = Until then nothing is kept.
pages-damaged-not-now = Not now
pages-damaged-set-aside = Set it aside and begin anew
pages-begun-anew = A new beginning
pages-here-again = Here again: { $here }.
pages-here-again-from-backup = Here again: { $here }. They come from the last backup, and from what could still be read of the damaged file.
pages-people = { pages-number } { $count ->
    [one] person
   *[other] people
}
pages-decks = { pages-number } { $count ->
    [one] deck
   *[other] decks
}
pages-matches = { pages-number } { $count ->
    [one] match
   *[other] matches
}
pages-damaged-file = The damaged file is { $file }

## A match that cannot be saved

pages-export = Export
pages-export-elsewhere = Export to another folder
pages-export-folder = Folder
pages-export-about = The match is written as a text file, up to its last card. Statistics, Import takes it in again, here or elsewhere.
pages-export-failed = The match could not be written to { $folder }: { $why }. It is on the clipboard.
