"""RPG Get!: cel-shaded figures with coloured outlines on misty scenery."""
