// The line to the table: it comes back by itself, and whatever was asked for is asked once, however often it has to be sent.

const FIRST_WAIT = 300;
const LONGEST_WAIT = 5000;
const PING_MS = 5000;
const VERSION = 1;

export class Line {
  /** `hear(message)`: everything but replies; `show(connected)`: whether the table is there. */
  constructor(hear, show) {
    this.hear = hear;
    this.show = show;
    this.token = "";
    this.pending = new Map(); // by id: what was sent, and whom to tell
    this.wait = FIRST_WAIT;
    this.trips = [];
    this.socket = null;
    this.ended = false;
    setInterval(() => this.ping(), PING_MS);
    addEventListener("online", () => this.hurry());
    addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
  }

  open() {
    const socket = new WebSocket(`ws://${location.host}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", version: VERSION, token: this.token }));
      for (const { message } of this.pending.values()) socket.send(JSON.stringify(message));
      this.ping();
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.show(false);
      this.timer = setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(LONGEST_WAIT, this.wait * 1.6);
    };
  }

  /** The phone was asleep, or the network is back: no reason to wait any longer. */
  hurry() {
    if (this.socket && this.socket.readyState > WebSocket.OPEN) {
      clearTimeout(this.timer);
      this.wait = FIRST_WAIT;
      this.open();
    }
  }

  /** Come again as somebody else. */
  anew(token) {
    this.token = token;
    this.pending.clear();
    this.wait = FIRST_WAIT;
    this.socket?.close();
  }

  take(message) {
    this.wait = FIRST_WAIT;
    this.show(true);
    if (message.type === "pong") {
      this.trips.push(performance.now() - message.sent);
      this.trips = this.trips.slice(-9);
      this.send({ type: "echo", no: message.no });
      return;
    }
    if (message.type === "done" || message.type === "refused") {
      const asked = this.pending.get(message.id);
      this.pending.delete(message.id);
      asked?.heard(message.type === "done" ? null : message);
      return;
    }
    this.hear(message);
  }

  /** `heard(null)` when it was done, `heard({code, text})` when it was not. */
  order(order, heard) {
    const letters = crypto.getRandomValues(new Uint32Array(2));
    const message = { ...order, id: `${letters[0].toString(36)}${letters[1].toString(36)}` };
    this.pending.set(message.id, { message, heard });
    this.send(message);
  }

  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** A sign of life each so many ms, beside the usual ones; 0: not any more. */
  wake(ms) {
    if (ms === this.waking) return;
    this.waking = ms;
    clearInterval(this.waker);
    if (ms) this.waker = setInterval(() => this.ping(), ms);
  }

  ping() {
    this.send({ type: "ping", sent: performance.now() });
  }

  /** The round trip in milliseconds, and how much it varies; null before it is known. */
  get trip() {
    if (!this.trips.length) return null;
    const sorted = [...this.trips].sort((a, b) => a - b);
    return { middle: sorted[sorted.length >> 1], error: (sorted[sorted.length - 1] - sorted[0]) / 2 };
  }
}
