/** What can be chosen for an option: people, channels, roles, yes and no, fixed choices, or what the bot suggests. */

import { icon } from "../core/icons.js";
import { localised } from "../core/texts.js";
import { avatar } from "../view/avatar.js";
import { OPTION } from "./slash-commands.js";

/** Must the value be one of the list? Free text and autocomplete take anything. */
export function isClosed(option) {
  return Boolean(option.choices?.length) || ![OPTION.string, OPTION.integer, OPTION.number].includes(option.type);
}

export function hasList(option) {
  return isClosed(option) || Boolean(option.autocomplete);
}

/** List items `{key, label, value, …}` that fit the typed text. */
export function itemsFor(option, typed, ctx) {
  return fitting(all(option, ctx), typed.trim().replace(/^[@#]/, ""));
}

/** Names that begin with the text first, then those with a word that does, then those that hold it. */
export function fitting(items, typed) {
  const query = typed.toLowerCase();
  const rank = (item) => {
    const name = item.label.toLowerCase();
    if (name.startsWith(query)) return 0;
    if (name.split(/\s+/).some((word) => word.startsWith(query))) return 1;
    return `${name} ${item.description ?? ""}`.toLowerCase().includes(query) ? 2 : 3;
  };
  const ranked = items.map((item) => [rank(item), item]).filter(([points]) => points < 3);
  return ranked.sort(([a], [b]) => a - b).map(([, item]) => item);
}

function all(option, ctx) {
  if (option.choices?.length) return choiceItems(option.choices, ctx.locale);
  const { screen, t } = ctx;
  switch (option.type) {
    case OPTION.boolean:
      return [
        { key: "true", label: t("yes"), value: true },
        { key: "false", label: t("no"), value: false },
      ];
    case OPTION.user:
      return people(ctx);
    case OPTION.channel:
      return [...screen.channels.values()]
        .filter((channel) => channel.name && (!option.channel_types?.length || option.channel_types.includes(channel.type)))
        .map((channel) => ({ key: channel.id, label: channel.name, value: channel.id, media: icon("hash") }));
    case OPTION.role:
      return roles(ctx);
    case OPTION.mentionable:
      return [...people(ctx), ...roles(ctx)];
    default:
      return [];
  }
}

export function choiceItems(choices, locale) {
  return choices.map((choice, i) => ({ key: String(i), label: localised(choice, "name", locale), value: choice.value }));
}

/** Other people first, then apps, then me: one rarely means oneself. */
export function people(ctx) {
  return [...ctx.screen.users.values()]
    .map((user) => ({
      key: user.id,
      label: ctx.nameOf(user),
      description: user.username,
      value: user.id,
      media: avatar(user, ctx.nameOf(user), 24),
      side: user.bot ? ctx.t("app_tag") : user.id === ctx.screen.personId ? ctx.t("you") : null,
    }))
    .sort((a, b) => place(a.key, ctx) - place(b.key, ctx));
}

function place(id, ctx) {
  if (id === ctx.screen.personId) return 2;
  return ctx.user(id)?.bot ? 1 : 0;
}

function roles(ctx) {
  return (ctx.screen.guild?.roles ?? []).map((role) => ({ key: role.id, label: role.name, value: role.id, media: icon("at") }));
}
