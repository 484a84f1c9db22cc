"""What `tabletop shot`, `tabletop bench` and the tests need besides the program: states of screens, measures, the pilot."""
