/**
 * What the person does, and what became of it.
 *
 * Clicks and selects wait at their message (`waitingOn`), and leave "This interaction failed" beneath it
 * (`failedOn`). Commands leave a note in the channel (`notesOf`) where they got no answer.
 */

const PATIENCE = 8000; // the server answers within 3 s; if even it is silent, so be it

let count = 0;

function freshNonce() {
  count += 1;
  return `${Date.now()}${count}`;
}

export class Actions {
  #screen;
  #send;
  #open = new Map(); // nonce -> {kind, message, custom, channel, settle, timer}
  #waiting = new Map(); // message id -> custom_id
  #failed = new Map(); // message id -> reason or null
  #picked = new Map(); // "message custom_id" -> values chosen here, until the message changes
  #said = new Map(); // nonce -> {channel, shown}
  #notes = new Map(); // channel id -> [{id, kind, name, reason}]

  constructor(screen, send) {
    this.#screen = screen;
    this.#send = send;
  }

  command(channelId, commandId, options, shown) {
    return this.#act("command", { channel_id: channelId, command_id: commandId, options }, { channel: channelId, shown });
  }

  menu(channelId, commandId, targetId, shown) {
    return this.#act(
      "menu",
      { channel_id: channelId, command_id: commandId, target_id: targetId },
      { channel: channelId, shown },
    );
  }

  click(messageId, customId) {
    return this.#act("click", { message_id: messageId, custom_id: customId }, { message: messageId, custom: customId });
  }

  select(messageId, customId, values) {
    this.#picked.set(`${messageId} ${customId}`, values);
    return this.#act(
      "select",
      { message_id: messageId, custom_id: customId, values },
      { message: messageId, custom: customId },
    );
  }

  submit(modalId, values) {
    return this.#act("submit", { modal_id: modalId, values }, {});
  }

  async autocomplete(channelId, commandId, options) {
    const answer = await this.#act("autocomplete", { channel_id: channelId, command_id: commandId, options }, {});
    return answer.choices ?? [];
  }

  dismiss(messageId) {
    this.#send({ t: "dismiss", message_id: messageId });
  }

  /** Nobody answers to this unless it is refused. False when there is no connection. */
  say(channelId, content) {
    const nonce = freshNonce();
    this.#said.set(nonce, { channel: channelId, shown: content });
    return this.#send({ t: "say", nonce, channel_id: channelId, content });
  }

  read(channelId) {
    const { unread, unseen } = this.#screen;
    const had = unread.has(channelId);
    const news = unseen.delete(channelId);
    if (had) this.#send({ t: "read", channel_id: channelId });
    unread.delete(channelId);
    if (had || news) this.#screen.say("unread");
  }

  speak(locale) {
    this.#send({ t: "locale", locale });
  }

  /** Let time pass, on this server and for the bot. */
  advance(seconds) {
    this.#send({ t: "advance", nonce: freshNonce(), seconds });
  }

  waitingOn(messageId) {
    return this.#waiting.get(messageId) ?? null;
  }

  /** Undefined when nothing failed there, else the reason in words or null. */
  failedOn(messageId) {
    return this.#failed.get(messageId);
  }

  pickedOn(messageId, customId) {
    return this.#picked.get(`${messageId} ${customId}`) ?? null;
  }

  notesOf(channelId) {
    return this.#notes.get(channelId) ?? [];
  }

  dropNote(channelId, id) {
    this.#notes.set(
      channelId,
      this.notesOf(channelId).filter((note) => note.id !== id),
    );
    this.#screen.say("notes", { channel: channelId });
  }

  /** A message came anew: what was chosen in its old form no longer shows. */
  changed(messageId) {
    for (const key of this.#picked.keys()) if (key.startsWith(`${messageId} `)) this.#picked.delete(key);
  }

  answered(answer) {
    const said = this.#said.get(answer.nonce);
    if (said) this.#note(said.channel, { id: answer.nonce, kind: "refused", shown: said.shown, reason: answer.reason });
    const act = this.#open.get(answer.nonce);
    if (!act) return;
    this.#open.delete(answer.nonce);
    clearTimeout(act.timer);
    const failed = answer.state !== "done" && !answer.choices;
    if (act.message) this.#settleMessage(act, failed, answer.reason ?? null);
    if (act.channel) this.#settleNote(act, failed, answer.reason ?? null);
    act.settle(answer);
  }

  /** The connection is gone: nothing that is still open will be answered. */
  abandon() {
    for (const nonce of [...this.#open.keys()]) this.answered({ nonce, state: "failed" });
  }

  #act(kind, fields, about) {
    const nonce = freshNonce();
    return new Promise((settle) => {
      const timer = setTimeout(() => this.answered({ nonce, state: "failed" }), PATIENCE);
      this.#open.set(nonce, { ...about, nonce, settle, timer });
      if (about.message) {
        this.#waiting.set(about.message, about.custom);
        this.#failed.delete(about.message);
        this.#screen.say("waiting", { message: about.message });
      }
      if (about.channel) this.#note(about.channel, { id: nonce, kind: "sending", shown: about.shown, reason: null });
      if (kind !== "autocomplete") this.#screen.say("acted");
      if (!this.#send({ t: kind, nonce, ...fields })) this.answered({ nonce, state: "failed" });
    });
  }

  #settleMessage({ message, custom }, failed, reason) {
    if (this.#waiting.get(message) === custom) this.#waiting.delete(message);
    if (failed) this.#failed.set(message, reason);
    this.#screen.say("waiting", { message });
  }

  #settleNote({ channel, nonce, shown }, failed, reason) {
    this.dropNote(channel, nonce);
    if (failed) this.#note(channel, { id: nonce, kind: "failed", shown, reason });
  }

  #note(channelId, note) {
    this.#notes.set(channelId, [...this.notesOf(channelId), note]);
    this.#screen.say("notes", { channel: channelId });
  }
}
