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

# $beside: the Beans that lie beside a slot; $side: which slot of its Galaxy it is, "none" for what is no slot.
beside = { $beside-count ->
    [0] { $side ->
        [left] , on the left
        [middle] , in the middle
        [right] , on the right
       *[none] {""}
    }
   *[other] , beside { $beside }
}
