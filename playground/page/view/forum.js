/** The posts of a forum, newest first, each with its tags. */

import { el } from "../core/dom.js";
import { icon } from "../core/icons.js";
import { byId } from "../core/snowflake.js";
import { isThread } from "./context.js";

export function postList(forum, ctx) {
  const posts = [...ctx.screen.channels.values()].filter((one) => isThread(one) && one.parent_id === forum.id);
  posts.sort((a, b) => byId(b.id, a.id));
  return el("ul.posts", { dataset: { testid: "posts" } }, posts.map((post) => row(post, forum, ctx)));
}

function row(post, forum, ctx) {
  const tags = (forum.available_tags ?? []).filter((tag) => post.applied_tags?.includes(tag.id));
  return el(
    "li",
    null,
    el(
      "button.post",
      { type: "button", onclick: () => ctx.pane.open(post.id), dataset: { testid: "post", channel: post.id } },
      icon("thread", 16),
      el("span.post-name", null, post.name),
      tags.map((tag) => el("span.post-tag", null, tag.name)),
    ),
  );
}
