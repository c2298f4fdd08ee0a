/** What every view of one pane needs to know: language, names, and the few things a click can ask of the pane. */

import { localised, speaker } from "../core/texts.js";

export class Context {
  /** `pane` offers `jump`, `prepare`, `personMenu`, `messageMenu`, and `layer`, the element that overlays live in. */
  constructor(screen, pane) {
    this.screen = screen;
    this.pane = pane;
    this.speak("en-US");
  }

  speak(locale) {
    this.locale = locale;
    this.t = speaker(locale);
  }

  get actions() {
    return this.screen.actions;
  }

  get layer() {
    return this.pane.layer;
  }

  now() {
    return this.screen.now();
  }

  user(id) {
    return this.screen.users.get(id) ?? null;
  }

  nameOf(user) {
    return this.screen.nameOf(user);
  }

  roleName(id) {
    return this.screen.guild?.roles?.find((role) => role.id === id)?.name ?? null;
  }

  emoji(id) {
    return this.screen.emojis.get(id) ?? null;
  }

  channel(id) {
    return this.screen.channels.get(id) ?? null;
  }

  /** "#general"; a thread by its name, a direct message by the other person. */
  channelLabel(channel) {
    if (isThread(channel)) return channel.name;
    return isDirect(channel) ? `@${this.channelName(channel)}` : `#${channel.name}`;
  }

  channelName(channel) {
    if (!isDirect(channel)) return channel.name;
    return this.nameOf(this.partner(channel));
  }

  /** Who a direct message is with. The wire leaves out the bot itself: nobody named means the bot. */
  partner(channel) {
    const other = (channel.recipients ?? []).find((user) => user.id !== this.screen.personId);
    return other ?? [...this.screen.users.values()].find((user) => user.bot);
  }

  /** The name of a mentioned command in this person's language. */
  commandName(path, id) {
    const [first, ...rest] = path.split(" ");
    let node = this.screen.commands.find((command) => command.id === id);
    if (!node) return path;
    const names = [localised(node, "name", this.locale) || first];
    for (const part of rest) {
      node = node?.options?.find((option) => option.name === part);
      names.push(node ? localised(node, "name", this.locale) : part);
    }
    return names.join(" ");
  }

  jump(channelId, messageId) {
    this.pane.jump(channelId, messageId);
  }

  prepare(path, commandId) {
    this.pane.prepare(path, commandId);
  }

  personMenu(userId, event) {
    this.pane.personMenu(userId, event);
  }
}

export function isDirect(channel) {
  return channel.type === 1 || channel.type === 3;
}

/** Nobody writes in a forum itself; its threads are posts. */
export function isForum(channel) {
  return channel?.type === 15;
}

export function isThread(channel) {
  return channel.type >= 10 && channel.type <= 12;
}
