/** Epoch milliseconds. */
export interface LinkHistory {
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly reservedAt: number | null;
  readonly spentAt: number | null;
}

export type LinkState = "LIVE" | "RESERVED" | "SPENT" | "REVOKED" | "EXPIRED";

/** A booking made with the link outlasts revocation, and a payment in progress outlasts the link's date. */
export function getLinkState(link: LinkHistory, now: number): LinkState {
  if (link.spentAt !== null) return "SPENT";
  if (link.revokedAt !== null) return "REVOKED";
  if (link.reservedAt !== null) return "RESERVED";
  return link.expiresAt !== null && link.expiresAt <= now ? "EXPIRED" : "LIVE";
}

export const LINK_SLUG_MAX = 60;

/** May be longer than other slugs. */
export function isLinkSlug(text: string): boolean {
  return text.length <= LINK_SLUG_MAX && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
