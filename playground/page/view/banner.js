/** The line at the top of a pane when something is amiss. */

/** What is wrong with the connection or the bot; empty when all is well. */
export function bannerText({ t, screen }) {
  if (!screen.connected) return t("reconnecting");
  const { state, detail } = screen.bot;
  if (state === "online") return "";
  // The server's detail is in English; what matters comes first, in the person's language.
  return [t(state === "starting" ? "bot_starting" : "bot_offline"), detail].filter(Boolean).join(" ");
}
