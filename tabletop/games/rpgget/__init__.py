"""RPG Get!: parties of heroes on missions, whose monsters come out of the other players' hands."""
