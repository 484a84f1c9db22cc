### Films of kept matches.

film-format = { $name }: a film is one of { $formats }, by the end of its name.
film-no-encoder = { $format } needs an encoder that is not here: install tabletop-games[film], or choose webp.
film-unwritten = The film cannot be written to { $path }: { $error }.
