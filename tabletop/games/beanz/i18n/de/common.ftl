### Teile, die mehrere Dateien brauchen. $galaxy: "pink", "blue", "golden" oder "none".

colour = { $galaxy ->
    [pink] rosa
    [blue] blauen
   *[golden] goldenen
}
galaxy = { $galaxy ->
    [pink] die rosa Galaxie
    [blue] die blaue Galaxie
   *[golden] die goldene Galaxie
}
in-galaxy = in der { colour } Galaxie
to-galaxy = in { galaxy }

unseen-card = eine Karte
every-team = Jedes Team

# $beside: die Beanz, die neben einem Feld liegen.
beside = { $beside-count ->
    [0] { $side ->
        [left] , links
        [middle] , in der Mitte
        [right] , rechts
       *[none] {""}
    }
   *[other] , neben { $beside }
}
