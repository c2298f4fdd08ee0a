/** Components of a message, classic rows and V2 layout, by their wire type. */

import { add, el } from "../core/dom.js";
import { jumpTarget, safeLink } from "../core/address.js";
import { icon } from "../core/icons.js";
import { markdown, spoiler } from "../markdown/render.js";
import { emojiImage } from "./emoji.js";
import { fileComponent, gallery, picture } from "./media.js";
import { defaultsOf, dots, selectMenu } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link-button", 6: "primary" };

export function components(list, message, ctx) {
  return (list ?? []).map((component) => RENDER[component.type]?.(component, message, ctx) ?? null);
}

const RENDER = {
  1: (row, message, ctx) => el("div.row", null, components(row.components, message, ctx)),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: section,
  10: (text, message, ctx) => markdown(text.content, ctx),
  11: (thumb, message, ctx) =>
    picture(thumb.media, { message, alt: thumb.description, spoiler: thumb.spoiler, ctx, spec: ".thumbnail" }),
  12: (media, message, ctx) => gallery(media.items ?? [], message, ctx),
  13: (file, message, ctx) => fileComponent(file, message, ctx),
  14: (line) => el(`hr.separator.spacing${line.spacing ?? 1}`, { class: line.divider === false ? "invisible" : "" }),
  17: container,
};

function container(component, message, ctx) {
  const node = el("div.container", { dataset: { testid: "container" } }, components(component.components, message, ctx));
  if (component.accent_color !== null && component.accent_color !== undefined) {
    node.classList.add("accented");
    node.style.setProperty("--accent", `#${component.accent_color.toString(16).padStart(6, "0")}`);
  }
  if (!component.spoiler) return node;
  const cover = spoiler(node, ctx);
  cover.classList.add("spoiler-block");
  cover.append(el("span.spoiler-tag", { "aria-hidden": "true" }, ctx.t("spoiler")));
  return cover;
}

function section(component, message, ctx) {
  return el(
    "div.section",
    null,
    el("div.section-text", null, components(component.components, message, ctx)),
    el("div.section-side", null, components([component.accessory].filter(Boolean), message, ctx)),
  );
}

function button(component, message, ctx) {
  const inside = [component.emoji && emojiImage(component.emoji, ctx), component.label && el("span", null, component.label)];
  const name = component.label || component.emoji?.name || "";
  if (component.style === 5) return linkButton(component, inside, ctx);
  const waitingFor = ctx.actions.waitingOn(message.id);
  const waiting = waitingFor === component.custom_id;
  const node = el(`button.button.${STYLES[component.style] ?? "secondary"}`, {
    type: "button",
    "aria-label": component.label ? null : name,
    disabled: component.disabled,
    dataset: { custom: component.custom_id, testid: "button" },
    onclick: () => waitingFor === null && ctx.actions.click(message.id, component.custom_id),
  });
  if (waiting) {
    node.classList.add("waiting");
    node.setAttribute("aria-busy", "true");
  } else if (waitingFor !== null) node.setAttribute("aria-disabled", "true");
  return add(node, [inside, waiting && dots()]);
}

function linkButton(component, inside, ctx) {
  const jump = jumpTarget(component.url);
  if (jump) {
    return el(
      "button.button.link-button",
      { type: "button", disabled: component.disabled, onclick: () => ctx.jump(jump.channel, jump.message) },
      inside,
    );
  }
  const href = component.disabled ? null : safeLink(component.url ?? "");
  return el(
    "a.button.link-button",
    { href, target: "_blank", rel: "noopener noreferrer nofollow", "aria-disabled": href ? null : "true", title: ctx.t("opens_outside") },
    inside,
    icon("link", 16),
  );
}

function select(component, message, ctx) {
  const waitingFor = ctx.actions.waitingOn(message.id);
  return selectMenu(component, ctx, {
    values: ctx.actions.pickedOn(message.id, component.custom_id) ?? defaultsOf(component),
    disabled: Boolean(component.disabled),
    busy: waitingFor !== null,
    waiting: waitingFor === component.custom_id,
    onChange: (values) => ctx.actions.select(message.id, component.custom_id, values),
  });
}
