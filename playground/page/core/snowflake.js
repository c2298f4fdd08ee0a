/** Ids are 64-bit numbers in strings; they hold their time. */

const EPOCH = 1420070400000n;

export function byId(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export function timeOf(id) {
  return Number((BigInt(id) >> 22n) + EPOCH);
}
