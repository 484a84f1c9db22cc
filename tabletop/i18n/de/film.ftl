### Filme gespeicherter Partien.

film-format = { $name }: Ein Film ist { $formats }, je nach dem Ende seines Namens.
film-no-encoder = { $format } braucht einen Encoder, der hier fehlt: installiere tabletop-games[film], oder nimm webp.
film-unwritten = Der Film kann nicht nach { $path } geschrieben werden: { $error }.
