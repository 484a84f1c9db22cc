"""What `tabletop bench` measures."""
