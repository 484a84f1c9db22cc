### Was Telefone am Tisch gesagt bekommen, und was ihre Seite sagt (`phones-page-`, gelesen von page/words.js).

phones-no-seat = Dieses Telefon hat an diesem Tisch keinen Platz mehr.
phones-paused = Am Tisch ist Pause.
phones-wait = Das war zu oft falsch. Versuch es in { $seconds } Sekunden noch einmal.
phones-closed = Im Moment kommt niemand dazu: Frag, wer am Tisch sitzt.
phones-wrong-code = Das ist nicht der Code, den der Tisch zeigt.
phones-seated = Dieses Telefon hat schon einen Platz.
phones-taken = Auf diesem Platz sitzt inzwischen jemand.
phones-name-taken = Jemand anderes heißt schon { $name }.
phones-joined = { $name } spielt mit einem Telefon.
phones-left = { $name } spielt am Tisch.
phones-vote-undo = { $name } möchte zurücknehmen. Bist du einverstanden?
phones-vote-end = { $name } möchte das Spiel hier beenden. Bist du einverstanden?
phones-look-at-table = Schau auf den Tisch: Dort passiert das Nächste.
phones-player = Spieler { $number }
phones-zone-of = { $zone } von { $name }
phones-no-address = Kein Telefon kann mitspielen: { $address } ist nicht zu öffnen ({ $error }).
