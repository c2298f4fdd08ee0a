/**
 * What one person sees: the model behind one pane, fed by the socket.
 *
 * It is an EventTarget; each change is an event of its name with `detail`: `hello`, `message` {message, fresh, pinged},
 * `gone` {channel, id}, `channels`, `commands`, `users`, `bot`, `me`, `unread`, `link`, `clock`, `modal`, `waiting` {message},
 * `notes` {channel}, `answered` {message}: an action of mine made or changed it.
 */

import { byId } from "../core/snowflake.js";
import { Actions } from "./actions.js";
import { Socket } from "./socket.js";

export class Screen extends EventTarget {
  connected = false;
  ready = false;
  me = null;
  guild = null;
  users = new Map();
  channels = new Map();
  commands = [];
  emojis = new Map();
  messages = new Map(); // channel id -> Map(message id -> message), oldest first
  unread = new Map(); // channel id -> mentions
  unseen = new Set(); // channels with something new, mention or not
  bot = { state: "online", detail: null };
  clockAhead = 0;
  canAdvance = false; // time can be let pass, for the bot as well
  firstCommand = null; // the name of a command that newcomers are offered

  constructor(personId) {
    super();
    this.personId = personId;
    this.actions = new Actions(this, (frame) => this.#socket.send(frame));
    this.#socket = new Socket(`/people/${personId}/socket`, {
      frame: (frame) => this.#hear(frame),
      up: () => this.#linked(true),
      down: () => this.#linked(false),
    });
  }

  #socket;

  close() {
    this.#socket.close();
  }

  say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  on(name, listener) {
    this.addEventListener(name, (event) => listener(event.detail));
  }

  /** The server's clock, which tests can move. */
  now() {
    return Date.now() + this.clockAhead;
  }

  messagesOf(channelId) {
    return [...(this.messages.get(channelId)?.values() ?? [])];
  }

  message(id) {
    for (const channel of this.messages.values()) if (channel.has(id)) return channel.get(id);
    return null;
  }

  nameOf(user) {
    const known = this.users.get(user?.id);
    return known?.display_name || user?.global_name || known?.username || user?.username || "?";
  }

  mentionsTotal() {
    return [...this.unread.values()].reduce((sum, n) => sum + n, 0);
  }

  mentionsMe(message) {
    return Boolean(message.mentions?.some((user) => user.id === this.personId) || message.mention_everyone);
  }

  #linked(up) {
    this.connected = up;
    if (!up) this.actions.abandon();
    this.say("link");
  }

  #hear(frame) {
    const { t, ...fields } = frame;
    this[`hear_${t}`]?.(fields);
  }

  hear_hello(hello) {
    this.me = hello.me;
    this.guild = hello.guild;
    this.users = new Map(hello.users.map((user) => [user.id, user]));
    this.channels = new Map(hello.channels.map((channel) => [channel.id, channel]));
    this.commands = hello.commands;
    this.emojis = new Map(hello.emojis.map((emoji) => [emoji.id, emoji]));
    this.messages = new Map(
      Object.entries(hello.messages).map(([id, list]) => [id, new Map(list.map((m) => [m.id, m]))]),
    );
    this.unread = new Map(Object.entries(hello.unread ?? {}).filter(([, count]) => count > 0));
    this.bot = hello.bot;
    this.clockAhead = hello.now ? hello.now - Date.now() : 0;
    this.canAdvance = Boolean(hello.can_advance);
    this.firstCommand = hello.first_command ?? null;
    this.ready = true;
    this.say("hello");
  }

  hear_message({ message, pinged }) {
    const list = this.messages.get(message.channel_id) ?? new Map();
    const fresh = !list.has(message.id);
    const newest = [...list.keys()].at(-1);
    list.set(message.id, message);
    const late = fresh && newest && byId(message.id, newest) < 0;
    this.messages.set(
      message.channel_id,
      late ? new Map([...list].sort(([a], [b]) => byId(a, b))) : list,
    );
    this.actions.changed(message.id);
    if (fresh && message.author.id !== this.personId) this.unseen.add(message.channel_id);
    this.say("message", { message, fresh, pinged: Boolean(pinged) });
  }

  hear_message_gone({ channel_id, id }) {
    this.messages.get(channel_id)?.delete(id);
    this.say("gone", { channel: channel_id, id });
  }

  hear_channel({ channel }) {
    this.channels.set(channel.id, channel);
    this.say("channels");
  }

  hear_channel_gone({ id }) {
    this.channels.delete(id);
    this.messages.delete(id);
    this.unread.delete(id);
    this.say("channels");
  }

  hear_commands({ commands }) {
    this.commands = commands;
    this.say("commands");
  }

  hear_emojis({ emojis }) {
    this.emojis = new Map(emojis.map((emoji) => [emoji.id, emoji]));
  }

  hear_users({ users }) {
    this.users = new Map(users.map((user) => [user.id, user]));
    this.say("users");
  }

  hear_bot({ state, detail }) {
    this.bot = { state, detail: detail ?? null };
    this.say("bot");
  }

  hear_me({ me }) {
    this.me = me;
    this.say("me");
  }

  hear_clock({ now }) {
    this.clockAhead = now - Date.now();
    this.say("clock");
  }

  hear_unread({ channel_id, mentions }) {
    if (mentions > 0) this.unread.set(channel_id, mentions);
    else this.unread.delete(channel_id);
    this.say("unread");
  }

  hear_modal(modal) {
    this.say("modal", modal);
  }

  hear_answer(answer) {
    this.actions.answered(answer);
    if (answer.message_id) this.say("answered", { message: answer.message_id });
  }

  hear_refused({ nonce, reason }) {
    this.actions.answered({ nonce, state: "refused", reason });
  }
}
