/**
 * Keeps a list scrolled to its end until a person scrolls up: by wheel, touch, keys, the scrollbar or a selection.
 *
 * The browser moves lists by itself, too (a picture goes and comes while a message is drawn anew), and a scroll event does
 * not say who scrolled. So whatever a person does is noted before the scrolling, and nothing else lets go of the end.
 */

const NEAR = 24; // px from the end in which coming back counts as being there; one press of a key is more
const PULLED = 6; // px that a finger moves before it is no tap any more
const TAB = 300; // ms after a press of Tab in which the browser may scroll to what has the focus now
const UP = new Set(["ArrowUp", "PageUp", "Home"]);

export class StayAtEnd {
  pinned = true;
  #scroller;
  #changed;
  #top = 0;
  #touchedAt = 0;
  #tabbed = -TAB;
  #held = false; // the mouse button is down
  #dragged = false; // and it is the scrollbar, or the middle button, which scrolls as well

  /** `changed()` is called when a person left the end or came back to it. */
  constructor(scroller, list, changed) {
    this.#scroller = scroller;
    this.#changed = changed;
    const listen = (name, listener, on = scroller) => on.addEventListener(name, listener, { passive: true });
    listen("wheel", ({ deltaY, ctrlKey }) => deltaY < 0 && !ctrlKey && this.#upwards());
    listen("touchstart", ({ touches }) => (this.#touchedAt = touches[0].clientY));
    listen("touchmove", ({ touches }) => touches[0].clientY - this.#touchedAt > PULLED && this.#upwards());
    listen("keydown", (event) => this.#pressed(event));
    listen("pointerdown", (event) => this.#took(event));
    listen("pointerup", () => (this.#held = this.#dragged = false), window);
    listen("keyup", ({ key }) => key === "Tab" && (this.#tabbed = performance.now()), window);
    listen("keydown", ({ key }) => key === "Tab" && (this.#tabbed = performance.now()), window);
    listen("scroll", () => this.#scrolled());
    const watch = new ResizeObserver(() => this.keep());
    watch.observe(list);
    watch.observe(scroller);
  }

  /** Something changed: to the end again if that is where we were. */
  keep() {
    const shown = this.#scroller.clientHeight > 0;
    if (shown && this.pinned) this.#toEnd();
    else if (shown && this.#scroller.scrollTop === 0) this.#scroller.scrollTop = this.#top; // it was hidden meanwhile
  }

  pin() {
    this.pinned = true;
    this.#toEnd();
  }

  /** To something in the middle. */
  show(node) {
    this.pinned = false;
    node.scrollIntoView({ block: "center" });
    this.#top = this.#scroller.scrollTop;
    this.pinned = this.#distance <= 1;
    this.#changed();
  }

  get #distance() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    return scrollHeight - scrollTop - clientHeight;
  }

  get #isByHand() {
    const selects = this.#held && !getSelection().isCollapsed;
    return this.#dragged || selects || performance.now() - this.#tabbed < TAB;
  }

  #toEnd() {
    this.#scroller.scrollTop = this.#scroller.scrollHeight;
    this.#top = this.#scroller.scrollTop;
  }

  #set(pinned) {
    if (pinned === this.pinned) return;
    this.pinned = pinned;
    this.#changed();
  }

  /** This comes before the scrolling: let go at once, lest a message that grows just now pulls back. */
  #upwards() {
    if (this.#scroller.scrollTop > 0) this.#set(false);
  }

  #pressed(event) {
    if (UP.has(event.key) && !event.defaultPrevented) this.#upwards();
  }

  #took(event) {
    if (event.pointerType !== "mouse") return;
    this.#held = true;
    this.#dragged = event.button === 1 || (event.target === this.#scroller && event.offsetX >= this.#scroller.clientWidth);
  }

  #scrolled() {
    if (!this.#scroller.clientHeight) return;
    const moved = this.#scroller.scrollTop - this.#top;
    if (this.pinned && moved < 0 && this.#isByHand) this.#set(false);
    // Who searches in the page has the focus outside of it, and may look where they like.
    if (this.pinned && this.#distance > 1 && document.hasFocus()) this.#toEnd();
    else if (!this.pinned && moved > 0 && this.#distance < NEAR) this.#set(true);
    this.#top = this.#scroller.scrollTop;
  }
}
