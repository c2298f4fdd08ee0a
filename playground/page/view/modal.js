/** A form the bot opened, over the pane of its person only. */

import { el, freshId } from "../core/dom.js";
import { trapFocus, focusables } from "../core/focus.js";
import { icon } from "../core/icons.js";
import { markdown } from "../markdown/render.js";
import { field } from "./modal-fields.js";
import { dots } from "./select.js";

export function openModal(modal, ctx) {
  const title = freshId("modal");
  const fields = [];
  const bot = [...ctx.screen.users.values()].find((user) => user.bot);
  const problem = el("div.modal-problem.failed", { role: "alert" });
  const send = el("button.button.primary", { type: "submit", dataset: { testid: "modal-submit" } }, ctx.t("submit"));
  const form = el(
    "form.modal",
    { role: "dialog", "aria-modal": "true", "aria-labelledby": title, novalidate: true, dataset: { testid: "modal" } },
    el(
      "header",
      null,
      el("h2", { id: title }, modal.title),
      el("button.icon-button", { type: "button", "aria-label": ctx.t("close"), onclick: () => close() }, icon("close")),
    ),
    el("div.modal-body", null, bot && el("p.modal-note", null, ctx.t("modal_note", { name: ctx.nameOf(bot) })), rows(modal, fields, ctx)),
    problem,
    el(
      "footer",
      null,
      el("button.button.plain", { type: "button", onclick: () => close(), dataset: { testid: "modal-cancel" } }, ctx.t("cancel")),
      send,
    ),
  );
  const cover = el("div.modal-cover", null, form);
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.disabled) return;
    const wrong = fields.filter((one) => !one.check());
    if (wrong.length) {
      wrong[0].focus();
      return;
    }
    problem.replaceChildren();
    send.disabled = true;
    send.replaceChildren(dots());
    const filled = fields.map((one) => [one.id, one.value()]).filter(([, value]) => value !== null);
    const answer = await ctx.actions.submit(modal.modal_id, Object.fromEntries(filled));
    if (answer.state === "done") return close();
    send.disabled = false;
    send.replaceChildren(ctx.t("submit"));
    problem.replaceChildren(answer.reason || ctx.t("modal_failed"));
  });
  ctx.layer.append(cover);
  const release = trapFocus(form, () => close());
  (focusables(form.querySelector(".modal-body"))[0] ?? send).focus();
  function close() {
    if (!cover.isConnected) return;
    cover.remove();
    release();
  }
  return { close };
}

function rows(modal, fields, ctx) {
  return modal.components.map((component) => {
    if (component.type === 10) return markdown(component.content, ctx);
    const inner = component.type === 1 ? component.components[0] : component.component;
    const made = field(inner, { label: component.label ?? inner.label, description: component.description }, ctx);
    if (made.id) fields.push(made);
    return made.node;
  });
}
