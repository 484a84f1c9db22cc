"""The phone as a private hand: everybody's cards in everybody's hand, the table in the middle of the room. See PROTOCOL.md.

`PhoneServer` (server.py) is a thread with a loop of its own: it serves one page and speaks to phones, and knows nothing of any
match. `PhoneHub` (hub.py) lives in the program's own loop: it reads what phones have sent, does it to the match, and hands each
phone what its seat may see. What goes between them is bounded: a slow phone never slows the table.

Nothing of this is loaded before the switch is on.
"""
