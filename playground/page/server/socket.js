/** A websocket that comes back by itself. */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 5000;

export class Socket {
  #url;
  #handlers;
  #ws = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #over = false;

  /** `handlers`: `frame(object)`, `up()`, `down()`. */
  constructor(path, handlers) {
    this.#url = new URL(path, location.href.replace(/^http/, "ws"));
    this.#handlers = handlers;
    this.#open();
  }

  #open() {
    const ws = new WebSocket(this.#url);
    this.#ws = ws;
    ws.onopen = () => {
      this.#wait = FIRST_WAIT;
      this.#handlers.up();
    };
    ws.onmessage = (event) => this.#handlers.frame(JSON.parse(event.data));
    ws.onclose = () => {
      if (this.#over || ws !== this.#ws) return;
      this.#handlers.down();
      this.#timer = setTimeout(() => this.#open(), this.#wait);
      this.#wait = Math.min(this.#wait * 1.7, LONGEST_WAIT);
    };
  }

  /** False when there is no connection to send over. */
  send(frame) {
    if (this.#ws?.readyState !== WebSocket.OPEN) return false;
    this.#ws.send(JSON.stringify(frame));
    return true;
  }

  close() {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#ws?.close();
  }
}
