/** Select menus of messages and modals: a button that opens a list; several values are handed in when it closes. */

import { el, fill } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { avatar } from "./avatar.js";
import { isThread } from "./context.js";
import { emojiImage } from "./emoji.js";
import { Listbox } from "./listbox.js";
import { openPopover } from "./popover.js";

/**
 * `values` are those shown now; `onChange(values)` is called with the choice. While `busy` (some answer is awaited)
 * it cannot be opened but keeps the focus; `waiting` shows that the answer is its own.
 * The returned button has `dataset.custom`, so that the focus can be found again after the message changed.
 */
export function selectMenu(component, ctx, { values, onChange, disabled = false, busy = false, waiting = false }) {
  const choices = choicesOf(component, ctx);
  const chosen = choices.filter((choice) => values.includes(choice.key));
  const label = component.placeholder || ctx.t("choose");
  const button = el(
    "button.select",
    {
      type: "button",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-label": chosen.length ? `${label}: ${chosen.map((c) => c.label).join(", ")}` : label,
      disabled,
      "aria-disabled": busy ? "true" : null,
      class: waiting ? "waiting" : "",
      dataset: { custom: component.custom_id, testid: "select" },
    },
    el("span.select-value", { class: chosen.length ? "" : "placeholder" }, shown(chosen, component, label)),
    waiting ? dots() : icon("down", 18),
  );
  const open = () => openList(button, component, ctx, choices, values, onChange);
  button.addEventListener("click", open);
  button.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      open();
    }
  });
  return button;
}

export function dots() {
  return el("span.dots", { "aria-hidden": "true" }, el("i"), el("i"), el("i"));
}

function shown(chosen, component, label) {
  if (!chosen.length) return label;
  if ((component.max_values ?? 1) === 1) return [chosen[0].media?.cloneNode(true), chosen[0].label];
  return chosen.map((choice) => el("span.select-chip", null, choice.media?.cloneNode(true), choice.label));
}

function openList(button, component, ctx, choices, values, onChange) {
  if (button.disabled || button.getAttribute("aria-disabled") || button.getAttribute("aria-expanded") === "true") return;
  const most = component.max_values ?? 1;
  const least = component.min_values ?? 1;
  const multiple = most > 1;
  let picked = new Set(values);
  const finish = (keys) => {
    const ordered = choices.map((choice) => choice.key).filter((key) => keys.has(key));
    const same = ordered.length === values.length && ordered.every((key) => values.includes(key));
    if (!same && ordered.length >= least) onChange(ordered);
  };
  const pick = (item) => {
    if (!multiple) {
      picked = new Set(least === 0 && picked.has(item.key) ? [] : [item.key]);
      popover.close();
      return;
    }
    if (picked.has(item.key)) picked.delete(item.key);
    else if (picked.size < most) picked.add(item.key);
    list.mark(picked);
    list.limit(picked.size >= most);
  };
  const list = new Listbox({ label: button.getAttribute("aria-label"), multiple, onPick: pick });
  const search = searchable(component) ? el("input.list-search", { type: "text", placeholder: ctx.t("search"), "aria-label": ctx.t("search") }) : null;
  const refresh = () => {
    const query = (search?.value ?? "").toLowerCase();
    const fits = choices.filter((choice) => choice.label.toLowerCase().includes(query));
    const first = fits.findIndex((choice) => picked.has(choice.key));
    list.show(fits.map((choice) => ({ ...choice, checked: picked.has(choice.key) })), Math.max(0, first), ctx.t("nothing_found"));
    list.limit(multiple && picked.size >= most);
  };
  const box = el(
    "div.select-list",
    { tabindex: -1, dataset: { testid: "select-list" } },
    search,
    list.node,
    multiple &&
      el(
        "div.select-foot",
        null,
        el("span", null, least > 1 ? ctx.t("pick_between", { min: least, max: most }) : ctx.t("pick_up_to", { count: most })),
        el("button.button.primary", { type: "button", onclick: () => popover.close() }, ctx.t("done")),
      ),
  );
  button.setAttribute("aria-expanded", "true");
  refresh();
  const popover = openPopover(ctx.layer, box, button, () => {
    button.setAttribute("aria-expanded", "false");
    if (box.dataset.hadFocus || document.activeElement === document.body) button.focus({ preventScroll: true });
    finish(picked);
  });
  search?.addEventListener("input", refresh);
  listen(box, search, list, multiple, popover);
}

function listen(box, search, list, multiple, popover) {
  const keeper = search ?? box;
  list.ownedBy(keeper);
  keeper.focus({ preventScroll: true });
  box.dataset.hadFocus = "yes";
  let typed = "";
  let timer = 0;
  box.addEventListener("keydown", (event) => {
    if (list.key(event)) return;
    if (event.target.closest("button")) return;
    if ((event.key === "Enter" && !event.isComposing) || (event.key === " " && !search)) {
      event.preventDefault();
      list.pick();
    } else if (event.key === "Tab" && !(multiple && !event.shiftKey)) {
      popover.close();
    } else if (!search && event.key.length === 1) {
      clearTimeout(timer);
      timer = setTimeout(() => (typed = ""), 700);
      typed += event.key;
      list.typeahead(typed);
    }
  });
}

function searchable(component) {
  return component.type !== 3 || (component.options?.length ?? 0) > 15;
}

/** Values marked as chosen by the bot. */
export function defaultsOf(component) {
  if (component.type === 3) return (component.options ?? []).filter((o) => o.default).map((o) => o.value);
  return (component.default_values ?? []).map((value) => value.id);
}

function choicesOf(component, ctx) {
  if (component.type === 3) {
    return (component.options ?? []).map((option) => ({
      key: option.value,
      label: option.label,
      description: option.description,
      media: option.emoji ? emojiImage(option.emoji, ctx) : null,
    }));
  }
  const people = [...ctx.screen.users.values()].map((user) => ({
    key: user.id,
    label: ctx.nameOf(user),
    description: user.username,
    media: avatar(user, ctx.nameOf(user), 24),
  }));
  const roles = (ctx.screen.guild?.roles ?? []).map((role) => ({ key: role.id, label: role.name, media: icon("at") }));
  const channels = [...ctx.screen.channels.values()]
    .filter((channel) => channel.type !== 1 && (!component.channel_types?.length || component.channel_types.includes(channel.type)))
    .map((channel) => ({ key: channel.id, label: channel.name, media: icon(isThread(channel) ? "thread" : "hash") }));
  return { 5: people, 6: roles, 7: [...people, ...roles], 8: channels }[component.type] ?? [];
}

/** Redraws a select in place, for forms that keep their own values. */
export function refreshSelect(holder, component, ctx, options) {
  fill(holder, selectMenu(component, ctx, options));
}
