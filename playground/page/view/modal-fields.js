/** The fields of a modal. Each is `{id, node, value(), check(), focus()}`; `check` shows what is wrong. */

import { el, freshId } from "../core/dom.js";
import { defaultsOf, refreshSelect } from "./select.js";

export function field(component, { label, description }, ctx) {
  const id = freshId("field");
  const required = component.required ?? component.type !== 23;
  const wrong = el("div.field-wrong", { id: `${id}-wrong`, role: "alert" });
  const kind = KINDS[component.type]?.(component, { id, required, label, ctx });
  if (!kind) return { node: el("p.modal-note", null, ctx.t("upload_unsupported")) };
  const group = kind.many;
  const node = el(
    group ? "fieldset.field" : "div.field",
    { dataset: { field: component.custom_id } },
    el(
      group ? "legend" : "label",
      { for: group ? null : id },
      label,
      required && el("span.star", { "aria-hidden": "true" }, " *"),
    ),
    description && el("div.field-description", { id: `${id}-about` }, description),
    kind.node,
    wrong,
  );
  return {
    id: component.custom_id,
    node,
    value: kind.value,
    focus: () => (node.querySelector("input, textarea, button") ?? node).focus(),
    check() {
      const message = kind.problem();
      wrong.textContent = message ?? "";
      node.classList.toggle("invalid", Boolean(message));
      return !message;
    },
  };
}

const KINDS = { 3: selectField, 4: textField, 5: selectField, 6: selectField, 7: selectField, 8: selectField, 21: radioGroup, 22: checkboxGroup, 23: checkbox };

function textField(component, { id, required, ctx }) {
  const paragraph = component.style === 2;
  const input = el(paragraph ? "textarea" : "input", {
    id,
    type: paragraph ? null : "text",
    rows: paragraph ? 4 : null,
    placeholder: component.placeholder,
    maxlength: component.max_length ?? 4000,
    "aria-required": String(required),
    "aria-describedby": `${id}-about ${id}-wrong`,
    autocomplete: "off",
  });
  input.value = component.value ?? "";
  const left = component.max_length ? el("span.field-count") : null;
  const count = () => left && (left.textContent = `${[...input.value].length}/${component.max_length}`);
  input.addEventListener("input", count);
  count();
  return {
    node: el("div.field-input", null, input, left),
    value: () => input.value,
    problem() {
      const length = [...input.value].length;
      if (!length) return required ? ctx.t("required") : null;
      return length < (component.min_length ?? 0) ? ctx.t("too_short", { count: component.min_length }) : null;
    },
  };
}

function selectField(component, { required, ctx }) {
  let values = defaultsOf(component);
  const holder = el("div");
  const draw = () =>
    refreshSelect(holder, { ...component, min_values: 0 }, ctx, {
      values,
      onChange(chosen) {
        values = chosen;
        draw();
        holder.querySelector("button").focus();
      },
    });
  draw();
  return { node: holder, value: () => values, problem: () => countProblem(values.length, required, component, ctx) };
}

function countProblem(count, required, component, ctx) {
  if (!count) return required && (component.min_values ?? 1) > 0 ? ctx.t("required") : null;
  if (count < (component.min_values ?? 0)) return ctx.t("too_few", { count: component.min_values });
  if (count > (component.max_values ?? 25)) return ctx.t("too_many", { count: component.max_values });
  return null;
}

function choiceRows(component, type, name) {
  const inputs = [];
  const rows = (component.options ?? []).map((option) => {
    const input = el("input", { type, name, value: option.value, checked: option.default });
    inputs.push(input);
    return el(
      "label.choice",
      null,
      input,
      el("span", null, option.label, option.description && el("small", null, option.description)),
    );
  });
  const values = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { rows, values };
}

function radioGroup(component, { id, required, ctx }) {
  const { rows, values } = choiceRows(component, "radio", id);
  return {
    many: true,
    node: el("div.choices", { role: "radiogroup" }, rows),
    value: () => values()[0] ?? null,
    problem: () => (required && !values().length ? ctx.t("required") : null),
  };
}

function checkboxGroup(component, { id, required, ctx }) {
  const { rows, values } = choiceRows(component, "checkbox", id);
  return {
    many: true,
    node: el("div.choices", null, rows),
    value: values,
    problem: () => countProblem(values().length, required, component, ctx),
  };
}

function checkbox(component, { id }) {
  const input = el("input", { id, type: "checkbox", checked: component.default });
  return { node: el("div.field-check", null, input), value: () => String(input.checked), problem: () => null };
}
