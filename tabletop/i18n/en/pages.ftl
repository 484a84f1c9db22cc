### What several pages say, and what lies beside all of them: help, damaged saves, a way out for a match that cannot be saved.

pages-back = Back (Esc)
pages-ok = OK
pages-cancel = Cancel
pages-done = Done
pages-name-hint = Your name
pages-close = Close
pages-search = Search
pages-saved = Saved as { $path }.
pages-saved-copied = Saved as { $path }, and copied to the clipboard.

## What has helped in a match

pages-help-none = without help
pages-help = with { $help }
pages-help-of = { $name } with { $help }
pages-help-hints = { toolkit-count } { $count ->
    [one] hint
   *[other] hints
}
pages-help-taken-back = { toolkit-count } { $count ->
    [one] answer
   *[other] answers
} taken back
pages-help-open-hands = open hands
pages-help-easier = a house rule that helps
pages-help-chosen-deal = a chosen deal
pages-help-from-moment = a beginning in the middle
pages-help-repaired = a table that was put right

## Damaged saves

pages-damaged = The saved games are damaged
pages-damaged-about = They can be set aside: the file gets another name, and nothing in it changes. New ones are begun from the last backup, if there is one, with all people, decks and matches that can still be read.
pages-damaged-until-then = Until then nothing is kept.
pages-damaged-not-now = Not now
pages-damaged-set-aside = Set it aside and begin anew
pages-begun-anew = A new beginning
pages-here-again = Here again: { $here }.
pages-here-again-from-backup = Here again: { $here }. They come from the last backup, and from what could still be read of the damaged file.
pages-people = { toolkit-count } { $count ->
    [one] person
   *[other] people
}
pages-decks = { toolkit-count } { $count ->
    [one] deck
   *[other] decks
}
pages-matches = { toolkit-count } { $count ->
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
