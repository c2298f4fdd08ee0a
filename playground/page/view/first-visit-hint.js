/** The first-visit hint: what this is, and one click for a first go with the person in the other pane. */

import { el } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { slashCommands, firstWithPerson } from "../entry/slash-commands.js";

/** `other`: the person to try it with. `on`: `run(command, option)`, `close()`. */
export function hintNode(ctx, other, on) {
  const { t } = ctx;
  const name = other ? ctx.nameOf(ctx.user(other.id) ?? other) : "";
  const first = firstWithPerson(slashCommands(ctx.screen.commands, ctx.locale));
  const ready = first && other && ctx.screen.bot.state === "online";
  return el(
    "section.hint",
    { "aria-label": t("hint_title"), dataset: { testid: "hint" } },
    el("button.icon-button.hint-close", { type: "button", "aria-label": t("hint_close"), onclick: on.close }, icon("close", 16)),
    el("h2", null, t("hint_title")),
    el("p", null, t("hint_body")),
    ready
      ? el(
          "div.hint-try",
          null,
          el(
            "button.button.primary",
            { type: "button", dataset: { testid: "hint-run" }, onclick: () => on.run(first.command, first.option) },
            t("hint_run", { command: `/${first.command.shown}`, name }),
          ),
          el("span", null, t("hint_other", { name })),
        )
      : el("p.hint-wait", { role: "status" }, t("hint_wait")),
    el("p.hint-slash", null, t("hint_slash")),
  );
}

/** Run the hint's command at once; if it needs more than the person, put it into the entry. */
export function tryOut(pane, command, option, other) {
  if (command.options.some((one) => one.required && one !== option)) {
    pane.entry.prepare(command.path, command.commandId, { [option.name]: other.id });
    return;
  }
  const options = command.wrap([{ name: option.name, type: option.type, value: other.id }]);
  pane.screen.actions.command(pane.channel.id, command.commandId, options, `/${command.shown}`);
  pane.list.toPresent();
}
