### Parts that several files need. $galaxy: "pink", "blue", "golden", or "none".

colour = { $galaxy ->
    [pink] pink
    [blue] blue
   *[golden] golden
}
galaxy = { $galaxy ->
    [pink] the pink Galaxy
    [blue] the blue Galaxy
   *[golden] the golden Galaxy
}
in-galaxy = in the { colour } Galaxy
to-galaxy = to { galaxy }

unseen-card = a card
every-team = Every team

# $beside: the Beans that lie beside a slot.
beside = { $beside-count ->
    [0] {""}
   *[other] , beside { $beside }
}
