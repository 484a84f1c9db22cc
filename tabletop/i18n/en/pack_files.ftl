### What is wrong with the files of a pack.

pack-not-there = { $name } is not there
pack-no-zip = { $name } is neither a folder nor a sound zip file
pack-unreadable = { $name } cannot be read: { $error }
pack-unreadable-unknown = { $name } cannot be read: an error
pack-link = { $name } is a link; a pack has only files of its own
pack-too-deep = { $name }: a pack has no folders so deep
pack-no-file = { $name } is no file
pack-too-many = there are more than { $most } files
pack-locked = { $name } is locked with a password
pack-twice = { $name } is there twice
pack-too-large = { $name } is too large; at most { $most } kB fit
pack-whole-too-large = the pack is larger than { $most } MB
pack-lacks = there is no { $name }
pack-files = there are { $count } files, at most { $most }
pack-leads-out = { $name } leads out of the pack
pack-picture-name = { $name }: a picture is called as its card, in small letters, and ends with .webp or .png
pack-strange-file = { $name } is no file of a pack
pack-picture-twice = { $name } is there twice, as .webp and as .png
pack-no-picture = { $name } is no picture in PNG or WebP
pack-picture-size = { $name } is { $wide } x { $high } pixels; a side has { $least } to { $most }
pack-picture-damaged = { $name } is a damaged picture

# Its pack.toml
pack-field-long = { $field }: { $count } characters, at most { $most } fit
pack-field-signs = { $field }: { $value } has signs that do not print
pack-field-empty = { $field }: it is empty
pack-field-no-id = { $field }: { $value } is no id; small letters, digits and single dashes are, as space-trip
pack-version = version: { $value } is none; one is like 1 or 1.0.2
pack-authors = authors: { $count }, there are 1 to { $most }
pack-author = authors: { $value } is no name
pack-needs = needs: { $count } packs, at most { $most }
pack-needs-itself = needs: a pack does not need itself
pack-other-folder = { $file }: id: { $id }, but its folder is called { $folder }
pack-no-game = { $file }: game: { $game } is no game

# The packs that are here
pack-unusable = The pack { $pack } cannot be used: { $error }.
pack-unknown = The pack { $pack } is not here
pack-help-long = { $file }: { $count } rules, at most { $most } fit
pack-help-words = { $file }, { $id }, { $field }: at most { $most } characters that print
pack-field-not-said = { $file }: { $field } is no field that a language says
pack-words-signs = { $file }, { $field }: at most { $most } characters that print
