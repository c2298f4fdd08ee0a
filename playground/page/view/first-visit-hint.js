/** The first-visit hint: what this is, and one click for a first go, alone or with the person in the other pane. */

import { el } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { firstAlone, firstWithPerson, slashCommands } from "../entry/slash-commands.js";

/** `other`: the person to try it with. `on`: `run(command, option)`, where nobody else is needed without option; `close()`. */
export function hintNode(ctx, other, on) {
  const { t } = ctx;
  const name = other ? ctx.nameOf(ctx.user(other.id) ?? other) : "";
  const commands = ctx.screen.bot.state === "online" ? slashCommands(ctx.screen.commands, ctx.locale) : [];
  const alone = firstAlone(commands, ctx.screen.firstCommand);
  const together = other && firstWithPerson(commands);
  return el(
    "section.hint",
    { "aria-label": t("hint_title"), dataset: { testid: "hint" } },
    el("button.icon-button.hint-close", { type: "button", "aria-label": t("hint_close"), onclick: on.close }, icon("close", 16)),
    el("h2", null, t("hint_title")),
    el("p", null, t("hint_body")),
    alone && offer("hint-alone", t("hint_alone", { command: `/${alone.shown}` }), alone.description, () => on.run(alone)),
    together &&
      offer(
        "hint-run",
        t("hint_run", { command: `/${together.command.shown}`, name }),
        t("hint_other", { name }),
        () => on.run(together.command, together.option),
        !alone,
      ),
    !alone && !together && el("p.hint-wait", { role: "status" }, t("hint_wait")),
    el("p.hint-slash", null, t("hint_slash")),
  );
}

function offer(testid, label, about, onclick, isFirst = true) {
  return el(
    "div.hint-try",
    null,
    el(isFirst ? "button.button.primary" : "button.button", { type: "button", dataset: { testid }, onclick }, label),
    el("span", null, about),
  );
}

/** Run the hint's command at once; if it needs more than the person, put it into the entry. */
export function tryOut(pane, command, option, other) {
  if (command.options.some((one) => one.required && one !== option)) {
    pane.entry.prepare(command.path, command.commandId, { [option.name]: other.id });
    return;
  }
  const options = command.wrap(option ? [{ name: option.name, type: option.type, value: other.id }] : []);
  pane.screen.actions.command(pane.channel.id, command.commandId, options, `/${command.shown}`);
  pane.list.toPresent();
}
