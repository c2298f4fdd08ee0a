/** The page: who can be played, two panes side by side, and the switch between them where there is no room. */

import { el, fill } from "./core/dom.js";
import { icon } from "./core/icons.js";
import { recall, remember } from "./core/storage.js";
import { setSound, soundOn } from "./core/sound.js";
import { speaker } from "./core/texts.js";
import { format } from "./markdown/time.js";
import { avatar } from "./view/avatar.js";
import { Pane } from "./view/pane.js";

const narrow = matchMedia("(max-width: 899px)");
const STEPS = { "plus_hour": 3600, "plus_day": 86400 }; // seconds that people can let pass; the keys are texts
const PARTS = 4; // in which they pass, so that what is due in between (a reminder, then a deadline) happens in its order
const PART_PAUSE = 3000; // ms for the bot to notice a part
const SHIFTED = 60_000; // ms from which on the clock is visibly ahead

class Page {
  constructor(people, guild) {
    this.people = people;
    this.guild = guild;
    this.panes = [];
    this.passing = Promise.resolve(); // the last part of the time that people let pass
    this.active = recall("active", 0);
    this.hintOpen = recall("hint", true);
    this.top = el("header.top");
    this.holder = el("main.panes");
    this.live = el("div.sr-only", { "aria-live": "polite", dataset: { testid: "live" } });
    fill(document.getElementById("app"), this.top, this.holder, this.live);
    this.#seat();
    this.layOut();
    narrow.addEventListener("change", () => this.layOut());
    for (const event of ["focus", "visibilitychange"]) addEventListener(event, () => this.panes.forEach((pane) => pane.read()));
    document.addEventListener("visibilitychange", () => this.panes.forEach((pane) => pane.read()));
  }

  /** Who sits where: from the address (`#mira,ravi`), else as last time, else the first two players. */
  #seat() {
    const named = (name) => this.people.find((person) => person.username === name);
    const asked = decodeURIComponent(location.hash.slice(1)).split(",").map(named);
    const kept = recall("seats", []).map(named);
    const players = this.people.filter((person) => person.role !== "spectator");
    const seats = [...new Set([...asked, ...kept, ...players, ...this.people])].filter(Boolean).slice(0, 2);
    this.panes = seats.map((person, i) => this.#pane(i, person.id));
    fill(this.holder, this.panes.map((pane) => pane.node));
    this.#keepSeats();
  }

  #pane(i, id) {
    return new Pane(`pane${i}`, this.people.find((person) => person.id === id), this);
  }

  #keepSeats() {
    remember("seats", this.panes.map((pane) => pane.person.username));
  }

  /** A server that was started anew may know other people (ids); then begin anew as well. */
  async lostTouch(pane) {
    try {
      const { people } = await (await fetch("/people")).json();
      if (!people.some((person) => person.id === pane.person.id)) location.reload();
    } catch {
      // Not there yet: the socket tries again, and so shall we.
    }
  }

  /** Somebody else takes this screen; who sits in the other one changes places with them. */
  swap(pane, id) {
    const at = this.panes.indexOf(pane);
    const other = this.panes.findIndex((one) => one.person.id === id);
    const seats = this.panes.map((one) => one.person.id);
    if (other >= 0) seats[other] = seats[at];
    seats[at] = id;
    this.panes = this.panes.map((one, i) => {
      if (one.person.id === seats[i]) return one;
      const next = this.#pane(i, seats[i]);
      one.node.after(next.node);
      one.close();
      return next;
    });
    this.#keepSeats();
    this.layOut();
  }

  otherThan(pane) {
    return this.panes.find((one) => one !== pane)?.person ?? null;
  }

  isFirst(pane) {
    return this.single ? this.panes[this.active] === pane : this.panes[0] === pane;
  }

  isShown(pane) {
    return !this.single || this.panes[this.active] === pane;
  }

  get single() {
    return narrow.matches || recall("single", false);
  }

  /** For screen readers: what happens on the screen they are on, else on the first. */
  announce(pane, text) {
    const held = this.panes.find((one) => one.node.contains(document.activeElement));
    if (held ? held !== pane : !this.isFirst(pane)) return;
    this.live.lang = pane.ctx.locale;
    this.live.textContent = text;
  }

  layOut() {
    if (!this.panes[this.active]) this.active = 0;
    this.holder.classList.toggle("single", this.single);
    this.panes.forEach((pane) => {
      pane.node.hidden = !this.isShown(pane);
      pane.drawHint();
      pane.read();
    });
    this.changed();
  }

  closeHint() {
    if (this.hintOpen) this.#showHint(false);
  }

  #showHint(open) {
    this.hintOpen = open;
    remember("hint", open);
    this.panes.forEach((pane) => pane.drawHint());
  }

  /** Called by panes when names, language or mentions changed. */
  changed() {
    const first = this.panes[this.single ? this.active : 0];
    if (!first) return;
    const { t, locale } = first.ctx;
    document.documentElement.lang = locale;
    const mentions = this.panes.reduce((sum, pane) => sum + pane.screen.mentionsTotal(), 0);
    document.title = `${mentions ? `(${mentions}) ` : ""}${this.guild?.name ? `${this.guild.name} · ` : ""}${t("playground")}`;
    this.#drawTop(t, first);
  }

  /** What this is; once people let time pass, what time it is here. */
  #note({ screen, ctx }) {
    if (screen.clockAhead < SHIFTED) return ctx.t("playground_note");
    return ctx.t("pretend_time", { time: format(screen.now(), "f", ctx.locale) });
  }

  /** Let time pass in parts, after whatever is passing already. */
  #pass(screen, seconds) {
    for (let part = 0; part < PARTS; part++) {
      this.passing = this.passing.then(() => {
        screen.actions.advance(seconds / PARTS);
        return new Promise((go) => setTimeout(go, PART_PAUSE));
      });
    }
  }

  #stepButton(t, step) {
    const pass = () => {
      const { screen, ctx } = this.panes[this.single ? this.active : 0];
      this.#pass(screen, STEPS[step]);
      this.live.textContent = ctx.t("pretend_time", { time: format(screen.now() + STEPS[step] * 1000, "f", ctx.locale) });
    };
    return el(
      `button.step.${step}`,
      {
        type: "button",
        title: t("let_time_pass"),
        "aria-label": `${t(step)}: ${t("let_time_pass")}`,
        onclick: pass,
        dataset: { key: step, testid: step },
      },
      t(step),
    );
  }

  #drawTop(t, first) {
    const held = document.activeElement?.closest?.(".top [data-key]")?.dataset.key;
    fill(
      this.top,
      el("div.brand", { title: t("playground_note") }, el("img", { src: "/static/icon.svg", alt: "", width: 22, height: 22 }), el("span", null, t("playground"))),
      this.single && this.panes.length > 1 && this.#tabs(t),
      el("span.top-note", null, this.#note(first)),
      first.screen.canAdvance && Object.keys(STEPS).map((step) => this.#stepButton(t, step)),
      this.#button("help", t("show_hint"), this.hintOpen, () => this.#showHint(!this.hintOpen)),
      this.#button(soundOn() ? "bell" : "mute", t(soundOn() ? "sound_off" : "sound_on"), soundOn(), () => {
        setSound(!soundOn());
        this.changed();
      }),
      !narrow.matches &&
        this.#button(this.single ? "split" : "single", t(this.single ? "two_people" : "one_person"), null, () => {
          remember("single", !this.single);
          this.layOut();
        }),
    );
    if (held) this.top.querySelector(`[data-key="${held}"]`)?.focus();
  }

  #button(sign, label, pressed, onclick) {
    const key = { bell: "sound", mute: "sound", split: "view", single: "view" }[sign] ?? sign;
    return el(
      "button.icon-button",
      { type: "button", "aria-label": label, title: label, "aria-pressed": pressed === null ? null : String(pressed), onclick, dataset: { key, testid: `top-${key}` } },
      icon(sign),
    );
  }

  #tabs(t) {
    return el(
      "div.tabs",
      { role: "tablist", "aria-label": t("view_as") },
      this.panes.map((pane, i) => {
        const name = pane.ctx.nameOf(pane.screen.me ?? pane.person);
        const mentions = pane.screen.mentionsTotal();
        return el(
          "button.tab",
          {
            type: "button",
            role: "tab",
            "aria-selected": String(i === this.active),
            dataset: { key: `tab${i}`, testid: "tab" },
            onclick: () => this.#activate(i),
            onkeydown: (event) => ["ArrowLeft", "ArrowRight"].includes(event.key) && this.#activate(1 - i),
          },
          avatar(pane.person, name, 20),
          el("span", null, name),
          mentions > 0 && el("span.badge", { "aria-label": t("mentions", { count: mentions }) }, mentions),
        );
      }),
    );
  }

  #activate(i) {
    this.active = i;
    remember("active", i);
    this.layOut();
    this.top.querySelector(`[data-key="tab${i}"]`)?.focus();
  }
}

async function start() {
  try {
    const { people, guild } = await (await fetch("/people")).json();
    if (!people.length) throw new Error("nobody");
    new Page(people, guild);
  } catch {
    const t = speaker(navigator.languages.map((tag) => (tag.startsWith("en") ? "en-US" : tag.slice(0, 2))).find(Boolean));
    fill(
      document.getElementById("app"),
      el("div.boot", { role: "alert" }, el("p", null, t("nobody")), el("button.button.primary", { type: "button", onclick: start }, t("try_again"))),
    );
  }
}

start();
