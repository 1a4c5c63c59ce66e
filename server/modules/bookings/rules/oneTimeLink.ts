/** What has happened to a one-time link. Instants in epoch milliseconds; null: it has not. */
export interface LinkHistory {
  readonly expiresAt: number | null;
  readonly revokedAt: number | null;
  readonly reservedAt: number | null;
  readonly spentAt: number | null;
}

/** What a one-time link is good for: only a live one can be booked with. */
export type LinkState = "LIVE" | "RESERVED" | "SPENT" | "REVOKED" | "EXPIRED";

/**
 * The state of a link at a moment. What was booked with it stands whatever came later; a link whose payment is under way
 * is kept for it past the link's own date.
 */
export function stateAt(link: LinkHistory, now: number): LinkState {
  if (link.spentAt !== null) return "SPENT";
  if (link.revokedAt !== null) return "REVOKED";
  if (link.reservedAt !== null) return "RESERVED";
  return link.expiresAt !== null && link.expiresAt <= now ? "EXPIRED" : "LIVE";
}

/** The most characters of a link's slug. */
export const LINK_SLUG_MAX = 60;

/** Whether a text can be a link's slug: one path segment, longer than other slugs may be. */
export function isLinkSlug(text: string): boolean {
  return text.length <= LINK_SLUG_MAX && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
