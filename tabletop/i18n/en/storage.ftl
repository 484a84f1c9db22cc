### Saved games: why they cannot be read or written. A `-why` follows "because", in German a colon.

storage-why = the saved games cannot be used
storage-busy = Another Tabletop is writing to { $file }; wait a moment and try again.
storage-busy-why = another Tabletop is writing
storage-read-only = Saved games cannot be written: { $file } is read-only.
storage-read-only-why = the file is read-only
storage-closed = Saved games cannot be opened: { $file } is not accessible.
storage-closed-why = the file is not accessible
storage-full = Saved games cannot be written: the disk that holds { $file } is full.
storage-full-why = the disk is full
storage-disk = Saved games cannot be read or written: the disk that holds { $file } reports an error.
storage-disk-why = the disk reports an error
storage-damaged = The saved games in { $file } are damaged; the file was left as it is.
storage-damaged-why = the file is damaged
storage-foreign = The file { $file } does not hold saved games of Tabletop; it was left as it is.
storage-foreign-why = the file does not hold saved games of Tabletop
storage-deleted = The saved games in { $file } were deleted while Tabletop was running.
storage-deleted-why = the file was deleted
storage-replaced = The saved games in { $file } were replaced by another file while Tabletop was running; start Tabletop again to use it.
storage-replaced-why = the file was replaced by another one
storage-unknown = Saved games in { $file } could not be used ({ $error }).
storage-unknown-why = the file cannot be used ({ $error })
storage-no-file = Saved games cannot be opened: { $file } is not a file.
storage-no-file-why = there is no file but something else
storage-too-new = The saved games in { $file } were written by a newer Tabletop (version { $version } of the file, this program knows { $newest }); update the program, the file was left as it is.
storage-too-new-why = the file was written by a newer Tabletop
storage-no-folder = The folder for saved games, { $folder }, cannot be created.
storage-no-folder-why = the folder cannot be created
storage-folder-read-only = The folder for saved games, { $folder }, cannot be written to.
storage-folder-read-only-why = the folder cannot be written to
storage-closed-already = The saved games were already closed.
storage-no-backup = The backup copy { $file } could not be written, so nothing was changed.
storage-not-aside = The saved games in { $file } could not be set aside ({ $error }); they are as they were.
storage-no-new-file = no new file can be made
storage-found-player = Somebody { $number }

# Matches
storage-match-unknown = There is no saved match number { $match }.
storage-match-unknown-why = the match is not in the file any more
storage-match-damaged = A saved match in { $file } is damaged; the file was left as it is.
storage-answer-damaged = An answer of this match is damaged.
storage-note-damaged = A note ({ $kind }) in the saved games is damaged; it was left as it is.
storage-match-ended = Match { $match } has ended; it takes no more answers.
storage-match-ended-why = it was ended elsewhere
storage-match-elsewhere = Match { $match } is being played in another window of Tabletop.
storage-match-elsewhere-why = it is being played in another window of Tabletop
storage-open-elsewhere = This match is open in another window of Tabletop; go on with it there.
storage-open-elsewhere-why = it is open in another window of Tabletop

# People, decks, collections, sealed nights
storage-player-unknown = The player { $name } is no longer known here.
storage-player-name = A player's name has 1 to { $most } letters.
storage-player-twice = There is already a player called { $name }.
storage-deck-unknown = There is no saved deck number { $deck }.
storage-deck-damaged = The saved deck number { $deck } is damaged; it was left as it is.
storage-decks-full = There are { $count } decks already; delete one of them first.
storage-deck-name = The name of a deck has 1 to { $most } letters.
storage-collection-damaged = A collection of cards in the saved games is damaged; it was left as it is.
storage-pack-opened = This pack has been opened already.
storage-pack-damaged = A pack of cards in the saved games is damaged; it was left as it is.
storage-too-few-copies = { $count } of the card { $card } cannot be given away; { $there } are there.
storage-night-ended = The sealed night number { $night } has ended already.
storage-night-unknown = There is no sealed night number { $night }.
storage-night-damaged = A sealed night in the saved games is damaged; it was left as it is.
