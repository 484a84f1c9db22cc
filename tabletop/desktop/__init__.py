"""The program with a window: it wires everything, and meets the errors that nobody expected."""
