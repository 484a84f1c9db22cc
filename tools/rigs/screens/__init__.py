"""States of screens, by package of `tabletop.ui.screens`."""
