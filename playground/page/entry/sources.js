/** What can be chosen for an option: people, channels, roles, yes and no, fixed choices, or what the bot suggests. */

import { icon } from "../core/icons.js";
import { localised } from "../core/texts.js";
import { avatar } from "../view/avatar.js";
import { OPTION } from "./callable.js";

/** Must the value be one of the list? Free text and autocomplete take anything. */
export function isClosed(option) {
  return Boolean(option.choices?.length) || ![OPTION.string, OPTION.integer, OPTION.number].includes(option.type);
}

export function hasList(option) {
  return isClosed(option) || Boolean(option.autocomplete);
}

/** List items `{key, label, value, …}` that fit the typed text. */
export function itemsFor(option, typed, ctx) {
  const query = typed.trim().replace(/^[@#]/, "").toLowerCase();
  return all(option, ctx).filter((item) => `${item.label} ${item.description ?? ""}`.toLowerCase().includes(query));
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

/** Others before me: one rarely means oneself. */
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
    .sort((a, b) => Number(a.key === ctx.screen.personId) - Number(b.key === ctx.screen.personId));
}

function roles(ctx) {
  return (ctx.screen.guild?.roles ?? []).map((role) => ({ key: role.id, label: role.name, value: role.id, media: icon("at") }));
}
