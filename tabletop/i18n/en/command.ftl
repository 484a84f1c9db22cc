### What the command line says to people; its help pages are English.

command-mistake = there is a mistake in the program ({ $where }); with { $switch }=1 it shows more.
command-mistake-where = { $kind } in { $file }, line { $line }
command-no-text = The { $name } { $word } is not text in UTF-8.
command-unreadable = { $file } cannot be read: { $error }.
command-not-text = { $file } cannot be read: it is not text.
command-unwritable = { $file } cannot be written: { $error }.
command-written = Written: { $file }
command-recover-helps = { $error } `tabletop recover` sets it aside.
command-option-form = --option { $key } needs the form KEY=VALUE.
command-options = What `--option` takes; the first value is the usual one:
command-no-paper = { $game } has nothing on paper.
command-sound = The saved games are sound; nothing was changed.
command-recovered = Here again: { $people } people, { $decks } decks, { $matches } matches.
command-aside = The damaged file is { $file }

# Matches
command-no-form = --as: there is no form { $form }.
command-imported = Match { $match } is here now; open it under Statistics.

# Packs
command-no-packs = There are no packs in { $folder }
command-pack-line = { $name }  { $pack }, by { $authors } ({ $licence })
command-pack-mistakes = { $count ->
    [0] { $pack }: no mistakes
    [one] { $pack }: { $count } mistake
   *[other] { $pack }: { $count } mistakes
}
command-pack-refused = { $pack } was not taken in: { $mistake }
command-pack-refused-more = { $pack } was not taken in: { $mistake } (and { $count } more: tabletop packs check)
command-pack-unwritable = { $file } cannot be taken in: { $error }.
command-pack-stays = The pack cannot be taken away: { $error }.
command-pack-gone = { $pack } is gone.
