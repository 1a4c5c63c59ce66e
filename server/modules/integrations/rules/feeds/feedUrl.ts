/** Longer than any calendar's address; what else is sent is no address. */
const LONGEST = 2_000;

/** The ports at which calendars are asked for: none but the web's own, so that nothing else is knocked at. */
export const FEED_PORTS: readonly number[] = [80, 443];

/**
 * A calendar's address as it is kept: http or https (`webcal` is https by another name), no user, one of the web's own ports,
 * no fragment. Null: it is no such address.
 */
export function feedUrl(text: string, ports: readonly number[] = FEED_PORTS): string | null {
  if (text.length > LONGEST) return null;
  const typed = text.trim().replace(/^webcals?:\/\//i, "https://");
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  if (url.username !== "" || url.password !== "" || !ports.includes(portOf(url))) return null;
  url.hash = "";
  return url.href.length <= LONGEST ? url.href : null;
}

/** The port that an address leads to. */
function portOf(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}
