### The settings.

settings-title = Settings
settings-page-picture = Picture and sound
settings-page-table = Table
settings-page-comfort = Comfort
settings-page-keys = Keys
settings-defaults = Defaults
settings-defaults-sure = Back to the defaults?
settings-defaults-about = Picture, sound, table and comfort go back to how they were at first. Keys and players stay.
settings-set-back = Set back
# Of a number of matches, or of seconds
settings-never = Never
settings-seconds = { $count } s
settings-minutes = { $count } min

settings-language = Language
settings-language-about = All words at once; a match goes on where it is

## Picture

settings-picture = Picture
settings-window = Window
settings-window-about = F11 and Alt+Enter switch at any time
settings-windowed = Window
settings-full-screen = Full screen
settings-big-screen = For the room
settings-big-screen-about = Large letters, few things: seen from the sofa; F10 at any time
settings-scale = Size of everything
settings-scale-about = Auto follows the window
settings-auto = Auto
settings-animation = Animation speed
settings-animation-about = Off shows every change at once
settings-off = Off
settings-shake = Screen shake
settings-shake-about = A short jolt when somebody falls
settings-less-motion = Less motion
settings-less-motion-about = No drifting, swaying or bouncing

## Sound

settings-sound = Sound
settings-volume = Everything
settings-volume-about = The loudness of the whole program
settings-effects = Cards and effects
settings-effects-about = Dealing, playing, reacting, winning
settings-music = Music
settings-music-about = A quiet band at the table; it rises with the stakes
settings-music-tip = Music on or off
settings-hear = Hear it

## At the table

settings-bots = Pace of bots
settings-bots-about = How long bots take to show what they do
settings-bots-slow = Slow
settings-bots-normal = Normal
settings-bots-quick = Quick
settings-voices = Bots say something
settings-voices-about = A short line now and then; never about hidden cards
settings-curtain = Curtain when idle
settings-curtain-about = Hides a hand when nobody moves
settings-mats = Printed mats
settings-mats-about = Boards look printed; off: drawn with lines of light
settings-mats-of = Printed mats: { $game }
settings-deals = The same deal again
settings-deals-about = After a match, bots play your cards so often
settings-error = Measured input error
settings-error-about = Of times in races; the key test at a table measures it

## Comfort

settings-contrast = High contrast
settings-contrast-about = White on black; lines and marks stand out
settings-symbols = Symbols with colours
settings-symbols-about = Every seat colour gets a mark of its own
settings-pointer = Larger pointer
settings-pointer-about = White with a black edge, to be seen from afar
settings-focus = Focus stays
settings-focus-about = Only a press of the mouse takes it away, not a touch
settings-scan = One switch
settings-scan-about = The focus steps by itself; Space presses what has it
settings-hold = Hold keys
settings-hold-about = To see one's own cards, and for what is touched for a while
settings-hold-down = Hold
settings-press-once = Press once
settings-read-aloud = Read aloud
settings-read-aloud-about = This computer's voice, if it has one, says what happens and what can be done
settings-headphones = Only in headphones
settings-headphones-about = Own cards are read aloud, too, where several people play
settings-text = Text speed
settings-text-about = How fast stories and lessons are written
settings-text-slow = Slow
settings-text-normal = Normal
settings-text-fast = Fast
settings-text-at-once = At once
# It is written at the chosen speed
settings-sentence = The courier smiles, and the briefcase is gone.
settings-about-kept = Tabletop { $version }, MIT licence; your matches lie in { $folder }
settings-about-unkept = Tabletop { $version }, MIT licence; nothing is kept this time

## Keys

settings-change-key = Change
settings-press-key = Press the new key for **{ $what }**. Esc keeps the old one; a key that is in use changes places.
settings-default-keys = Default keys
settings-keys-usual = All keys are the usual ones.
settings-fixed-keys = Arrows, Tab, Enter and Space move and choose, digits choose at the table; Esc goes back; F10 is for the room; F11 is full screen; F12 keeps a picture; Ctrl+Q leaves. Each seat's own React and Pass keys are set with the table.
