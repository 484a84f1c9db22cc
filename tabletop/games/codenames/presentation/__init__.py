"""What a screen shows of Codenames: faces, pieces beside the grid, the Directors' panel."""
