### What a kept match becomes outside of the program.

export-title = Keep this match elsewhere
export-match = Match
export-page = Page
export-markdown = Markdown
export-json = JSON
export-film = Film
export-position = Position
export-eyes = Whose hidden cards are seen
export-eyes-nobody = Nobody's
export-eyes-all = All
export-pace = Pace
export-calm = Calm
export-brisk = Brisk
export-quick = Quick
export-size = Size
export-format = Format
export-cancel = Cancel
export-make = Save
export-done = Saved to { $path }
export-film-made = The film is being made
export-film-stop = Stop it
export-film-behind = Go on meanwhile
export-film-unkept = Nothing is kept this time, so there is no match of which a film could be made.
