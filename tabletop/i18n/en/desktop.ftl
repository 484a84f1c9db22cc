### Mishaps of the whole program, the second window, and phones at the table.

desktop-not-kept = { $error } Nothing is kept this time.
desktop-small-display = This display is smaller than { $width } x { $height }, for which Tabletop is made: something may be cut off.

# After an error that nobody expected
desktop-error-title = Something went wrong
desktop-error-menu = There is a mistake in the program, so here is the menu again.
desktop-error-menu-kept = There is a mistake in the program, so here is the menu again; your match is kept, and Continue goes on with it.
desktop-error-report = A report for whoever mends it is in { $path }
desktop-error-ended = There is a mistake in the program, and it had to end; saved matches are as they were.
desktop-error-ended-report = There is a mistake in the program, and it had to end; saved matches are as they were; a report is in { $path }
desktop-ok = OK
desktop-open-folder = Open the folder
desktop-reports-in = The reports are in { $path }
desktop-no-folders = This system shows no folders; the reports are in { $path }

# The second window
desktop-window-second = Tabletop: second window
desktop-one-display = One display
desktop-one-display-why = A second window is wanted for { $names }, but there is only one display, and whoever looks at it sees both windows.
desktop-at-one-window = Play at one window
desktop-open-here = Open it here
desktop-close-table = Close the table?
desktop-close-table-why = Both windows close. The match is kept, and Continue goes on with it.
desktop-close-both = Close both

# Phones
desktop-phones-join = Phones join
desktop-phones-what = Everybody in the same wireless network may join with a phone and hold the own cards in it: no app, no account. Without encryption, as it is: whoever may listen to this network could read it.
desktop-phones-how = Photograph the code with the phone, or type the address into its browser and then the code **{ $code }**.
desktop-to-the-table = To the table
desktop-anybody-joins = Anybody may join
desktop-address = Address
desktop-at-table = **{ $name }** plays at the table.
desktop-with-phone = { $name } plays with a phone.
desktop-phones-watching = { $count ->
    [one] One phone looks on without a seat.
   *[other] { $count } phones look on without a seat.
}
desktop-with-phone-trip = { $name } plays with a phone, { $trip } ms to the table and back.
desktop-races = Races on phones
desktop-races-what = A wireless line is uneven, and people race here. Each phone can time its own press: what lies within the error of both lines is a tie. In Calm nobody races.
desktop-races-timed = Each phone's clock
desktop-races-calm = Calm
desktop-phone-away = { $name } has a phone that cannot be reached.
desktop-back-to-table = Back to the table
desktop-phone-asleep = { $name } cannot be reached: the phone may be asleep. The table waits, or takes the seat back at the pause.

# A game of another package that is broken
desktop-no-bed = { $file }: bed: there is no folder { $folder } in sounds/beds

desktop-for-the-room = For the room: larger letters, fewer things. F10 again: as before.
desktop-as-before = As seen from near again.
desktop-still-failed = The picture could not be kept: { $error }
desktop-still-kept = Picture kept: { $path }
