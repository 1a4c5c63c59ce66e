const MAX_LENGTH = 2_000;

/** Standard ports only, so that a URL cannot probe other services. */
export const FEED_PORTS: readonly number[] = [80, 443];

/**
 * Normalises a calendar URL: http, https or `webcal` (read as https), without user, fragment or unusual port. Returns
 * null if it is not acceptable.
 */
export function normaliseFeedUrl(text: string, ports: readonly number[] = FEED_PORTS): string | null {
  if (text.length > MAX_LENGTH) return null;
  const typed = text.trim().replace(/^webcals?:\/\//i, "https://");
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return null;
  const url = new URL(typed);
  if (url.username !== "" || url.password !== "" || !ports.includes(getPort(url))) return null;
  url.hash = "";
  return url.href.length <= MAX_LENGTH ? url.href : null;
}

function getPort(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}
