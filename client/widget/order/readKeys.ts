/** Bookings that one address opens: an order of the largest party has as many lines. */
const most = 101;

/** The access keys of an address, separated by commas, each once, in their order. */
export function readKeys(text: string): string[] {
  const keys = text.split(",").map((key) => key.trim());
  return [...new Set(keys.filter((key) => key !== ""))].slice(0, most);
}
