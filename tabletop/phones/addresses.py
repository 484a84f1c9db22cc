"""Where phones find the table: addresses of this computer in private networks, and who may speak to it."""

from __future__ import annotations

import ipaddress
import os
import socket

LOOPBACK = "127.0.0.1"
VARIABLE = "TABLETOP_PHONES_AT"  # names one, where the likeliest is not meant
PORT = 8765  # the same on every evening, so that a phone finds the table again; the next ones where it is taken
PORTS = range(PORT, PORT + 12)
# Nothing is sent there: a datagram socket that is connected says from which of our addresses it would be.
_ROUTES = ("192.168.255.255", "10.255.255.255", "172.31.255.255", "169.254.255.255")


def private(address: str) -> bool:
    """Whether whoever speaks from there is in a private network, or on this computer."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(found, "ipv4_mapped", None)
    found = mapped or found
    return found.is_loopback or found.is_link_local or (found.is_private and not found.is_unspecified)


def found_addresses() -> tuple[str, ...]:
    """Where to listen, the likeliest first: never nothing."""
    told = os.environ.get(VARIABLE, "")
    return (told,) if private(told) else own_addresses() or (LOOPBACK,)


def own_addresses() -> tuple[str, ...]:
    """The addresses of this computer in private networks, the likeliest first; () where it is in none."""
    found: dict[str, None] = {}
    for route in _ROUTES:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((route, 9))
                found[probe.getsockname()[0]] = None
            except OSError:
                continue  # there is no way there
    try:
        found |= dict.fromkeys(socket.gethostbyname_ex(socket.gethostname())[2])
    except OSError:
        return _usable(found)  # the name of this computer leads nowhere
    return _usable(found)


def _usable(found: dict[str, None]) -> tuple[str, ...]:
    return tuple(address for address in found if private(address) and not ipaddress.ip_address(address).is_loopback)
