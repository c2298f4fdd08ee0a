/** The top of a pane: channel, language, members, and whose screen it is. */

import { el, fill } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { LANGUAGES } from "../core/texts.js";
import { avatar } from "./avatar.js";
import { isDirect, isThread } from "./context.js";

/** `on`: `channels()`, `members()`, `locale(locale)`, `person(id)`. */
export function drawBar(bar, { ctx, channel, people, membersOpen, channelsOpen }, on) {
  const { t, screen } = ctx;
  const mentions = screen.mentionsTotal();
  const sign = channel && (isThread(channel) ? "thread" : isDirect(channel) ? "at" : "hash");
  fill(
    bar,
    el(
      "button.icon-button.bar-channels",
      {
        type: "button",
        "aria-label": t(channelsOpen ? "hide_channels" : "show_channels"),
        "aria-expanded": String(channelsOpen),
        onclick: on.channels,
        dataset: { testid: "toggle-channels" },
      },
      icon("menu"),
      mentions > 0 && el("span.badge", { dataset: { testid: "bar-badge" } }, mentions),
    ),
    el("h1.bar-channel", null, sign && icon(sign, 18), el("span", null, channel ? ctx.channelName(channel) : "")),
    el(
      "button.icon-button",
      {
        type: "button",
        "aria-label": t(membersOpen ? "hide_members" : "show_members"),
        "aria-expanded": String(membersOpen),
        onclick: on.members,
        dataset: { testid: "toggle-members" },
      },
      icon("people"),
    ),
    picker({
      label: t("language"),
      testid: "locale",
      shown: LANGUAGES.find((language) => language.locale === ctx.locale)?.short ?? "EN",
      value: ctx.locale,
      choices: LANGUAGES.map((language) => [language.locale, language.name]),
      onPick: on.locale,
    }),
    picker({
      label: t("view_as"),
      testid: "view-as",
      spec: ".picker-person",
      shown: [avatar(screen.me, ctx.nameOf(screen.me), 24), el("span", null, ctx.nameOf(screen.me))],
      value: screen.personId,
      choices: people.map((person) => [person.id, labelOf(person, ctx)]),
      onPick: on.person,
    }),
  );
}

function labelOf(person, ctx) {
  const name = ctx.nameOf(person);
  return person.role === "spectator" ? ctx.t("spectator", { name }) : name;
}

/** A native select under our own face: every device brings its best list for it. */
function picker({ label, testid, spec = "", shown, value, choices, onPick }) {
  return el(
    `label.picker${spec}`,
    { title: label },
    el("span.picker-face", { "aria-hidden": "true" }, shown, icon("down", 14)),
    el(
      "select",
      { "aria-label": label, dataset: { testid }, onchange: (event) => onPick(event.target.value) },
      choices.map(([key, text]) => el("option", { value: key, selected: key === value }, text)),
    ),
  );
}
