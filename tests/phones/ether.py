"""In place of the server: phones reach the program without a network."""

from __future__ import annotations

from tabletop.desktop import phone_table
from tabletop.phones.server import PhonesError
from tests.phones.line import FakeWire


class Ether(FakeWire):
    """`made`: all servers there have been."""

    made = ()
    taken = ()
    broken = False

    def __init__(self, address, files, ports):
        super().__init__()
        self.address, self.files, self.stopped = address, files, False
        self.port = next(port for port in ports if port not in self.taken)
        self.url = f"http://{address}:{self.port}/"
        Ether.made = (*Ether.made, self)

    def start(self):
        if self.broken:
            raise PhonesError("No phone can join: nothing works.")

    def stop(self):
        self.stopped = True

    @classmethod
    def replace_server(cls, monkeypatch):
        """The program opens these from now on."""
        monkeypatch.setattr(phone_table, "PhoneServer", cls)
        monkeypatch.setattr(phone_table, "found_addresses", lambda: ("192.168.7.7", "10.0.0.7"))
        monkeypatch.setattr(cls, "made", ())
