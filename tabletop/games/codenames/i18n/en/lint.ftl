### What is wrong with a file of assets: `$place` says which.

lint-too-few = a grid has { $cells } assets, and there are only { $count }
lint-weight = { $place }, tags, { $tag }: a weight is 1 to 5, not { $weight }
lint-small-letters = { $place }, { $field }: { $word } is not in small letters
lint-no-part = { $place }, parts: a name has at least one
