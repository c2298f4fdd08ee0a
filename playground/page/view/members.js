/** Who is here: people and apps, each with a menu. */

import { el, fill } from "../core/dom.js";
import { avatar } from "./avatar.js";

export class MemberList {
  #ctx;

  constructor(ctx) {
    this.#ctx = ctx;
    this.node = el("aside.members", { dataset: { testid: "members" }, hidden: true });
  }

  draw() {
    const { screen, t } = this.#ctx;
    const all = [...screen.users.values()];
    this.node.setAttribute("aria-label", t("members"));
    fill(
      this.node,
      this.#group(t("people"), all.filter((user) => !user.bot)),
      this.#group(t("apps"), all.filter((user) => user.bot)),
    );
  }

  #group(title, users) {
    return users.length > 0 && [el("h3", null, `${title} — ${users.length}`), el("ul", null, users.map((user) => this.#row(user)))];
  }

  #row(user) {
    const { screen, t } = this.#ctx;
    const name = this.#ctx.nameOf(user);
    const offline = user.bot && screen.bot.state !== "online";
    return el(
      "li",
      null,
      el(
        "button.member",
        {
          type: "button",
          class: offline ? "offline" : "",
          "aria-haspopup": "menu",
          "aria-label": t("actions_for", { name }),
          dataset: { user: user.id, testid: "member" },
          onclick: (event) => this.#ctx.personMenu(user.id, event),
          oncontextmenu: (event) => this.#ctx.personMenu(user.id, event),
        },
        el("span.presence", { class: offline ? "off" : "" }, avatar(user, name, 32)),
        el("span.member-name", null, name),
        user.bot && el("span.tag", null, t("app_tag")),
        user.id === screen.personId && el("span.member-you", null, t("you")),
      ),
    );
  }
}
