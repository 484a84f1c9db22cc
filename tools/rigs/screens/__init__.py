"""States of screens, by package of `tabletop.pages`."""
