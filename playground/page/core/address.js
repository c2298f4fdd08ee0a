/** Which addresses of a message we follow or show. Messages are untrusted: only http and https ever pass. */

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const JUMP = /^https:\/\/(?:[a-z]+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

function parse(text) {
  try {
    return new URL(text, location.href);
  } catch {
    return null;
  }
}

/** An address to follow, or null when it is none we would follow. */
export function safeLink(text) {
  const url = parse(text);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

/** A jump link to a channel or message here: `{channel, message}`, else null. */
export function jumpTarget(text) {
  const match = JUMP.exec(text ?? "");
  return match ? { channel: match[1], message: match[2] ?? null } : null;
}

/**
 * The picture's address on this server, or null for one from elsewhere: nothing is fetched from outside.
 * The bot may know the server under another name than the browser does; the path is what counts.
 */
export function pictureAddress(text) {
  const url = text ? parse(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  if (url.origin === location.origin) return url.pathname + url.search;
  return url.pathname.startsWith("/cdn/") && LOOPBACK.has(url.hostname) ? url.pathname + url.search : null;
}
