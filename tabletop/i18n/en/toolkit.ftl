### Numbers, times, groups of people, keys, and what the widgets say.

# How many: `$count` in words up to eight; a message that counts things names it with these.
toolkit-count = { $count ->
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
toolkit-count-first = { $count ->
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
toolkit-bots = { $count ->
    [one] one bot
   *[other] { toolkit-count } bots
}
toolkit-others = { $count ->
    [one] one other
   *[other] { toolkit-count } others
}

# Moments and spans
toolkit-progress = { $count ->
    [0] before the first decision
    [one] after one decision
   *[other] after { toolkit-count } decisions
}
toolkit-unknown-time = at an unknown time
toolkit-today = today { $clock }
toolkit-yesterday = yesterday { $clock }
toolkit-date = { $day } { toolkit-month } { $year }
toolkit-month = { $month ->
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
toolkit-seconds = { $seconds } s
toolkit-minutes = { $minutes } min
toolkit-hours = { $hours } h { $minutes } min

# What stands on keys
toolkit-key-return = Enter
toolkit-key-escape = Esc
toolkit-key-page-up = PgUp
toolkit-key-page-down = PgDn
toolkit-key-space = Space
toolkit-key-backspace = Backspace
toolkit-key-delete = Delete
toolkit-key-insert = Insert
toolkit-key-home = Home
toolkit-key-end = End
toolkit-key-up = Up
toolkit-key-down = Down
toolkit-key-left = Left
toolkit-key-right = Right
toolkit-key-caps-lock = Caps Lock
toolkit-key-left-shift = Left Shift
toolkit-key-right-shift = Right Shift
toolkit-key-left-ctrl = Left Ctrl
toolkit-key-right-ctrl = Right Ctrl
toolkit-key-left-alt = Left Alt
toolkit-key-right-alt = Right Alt

# The same, as short as a drawn key wants it.
toolkit-cap-left-shift = L Shift
toolkit-cap-right-shift = R Shift
toolkit-cap-left-ctrl = L Ctrl
toolkit-cap-right-ctrl = R Ctrl
toolkit-cap-left-alt = L Alt
toolkit-cap-right-alt = R Alt
toolkit-cap-left-meta = L Meta
toolkit-cap-right-meta = R Meta
toolkit-key-reserved = { $key } is needed by the program itself; choose another.
toolkit-key-reserved-nameless = This key is needed by the program itself; choose another.
toolkit-key-taken = { $key } is already { $use }. Press it again to use it all the same.
toolkit-no-gamepad = No gamepad
toolkit-cancel = Cancel
toolkit-solved = Solved!

# Mishaps
toolkit-no-face = No font of this computer draws { $scripts }: boxes stand for such signs.
toolkit-no-face-these = No font of this computer draws these: boxes stand for such signs.
toolkit-no-sound-device = There is no sound: { $error }.
toolkit-sound-broken = The sound '{ $name }' cannot be played: { $error }.
toolkit-music-broken = The music '{ $name }' cannot be played: { $error }.
toolkit-no-window = Tabletop needs a screen to open its window, and found none ({ $error }).
toolkit-no-display-server = neither X11 nor Wayland answers
toolkit-asset-folder-missing = the folder '{ $kind }' was not found (looked at { $first } and { $second })
toolkit-asset-missing = the asset '{ $name }' is missing (looked at { $place })
