"""Where everything of the table lies at one window size: areas, zones and the poses of cards."""
