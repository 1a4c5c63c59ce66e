import { isSlug } from "../../shared/ids/slug.ts";
import { isVisitorToken } from "../../platform/ids/visitors.ts";
import { toLocalDate } from "../../shared/time/format.ts";
import type { McpCaller } from "./mcpCaller.ts";

/**
 * Everything that a later call needs about a hold, because requests have no session. Only the token opens the hold; the
 * rest is not trusted and serves links.
 */
export interface HoldHandle {
  readonly token: string;
  /** The visitor's token. With it the widget replaces the hold by its own. */
  readonly visitor: string;
  readonly service: string;
  /** An ISO instant in UTC. */
  readonly startsAt: string;
  /** Slug of the chosen staff member. Null for any. */
  readonly staff: string | null;
  readonly seats: number;
}

const MINUTE_MS = 60_000;

export function formatHandle({ token, visitor, service, startsAt, staff, seats }: HoldHandle): string {
  return [token, visitor, service, Date.parse(startsAt) / MINUTE_MS, seats, staff ?? ""].join(".");
}

/** Null if it is none. */
export function parseHandle(text: string): HoldHandle | null {
  const [token = "", visitor = "", service = "", minute = "", seats = "", staff = ""] = text.split(".");
  const isValid =
    /^[\w-]{1,100}$/.test(token) &&
    isVisitorToken(visitor) &&
    isSlug(service) &&
    /^\d{1,9}$/.test(minute) &&
    /^\d{1,3}$/.test(seats) &&
    (staff === "" || isSlug(staff));
  if (!isValid) return null;
  const startsAt = new Date(Number(minute) * MINUTE_MS).toISOString();
  return { token, visitor, service, startsAt, staff: staff === "" ? null : staff, seats: Number(seats) };
}

/**
 * Returns the widget's address with the held start. The visitor's token is in the fragment, which browsers send to no
 * server.
 */
export function createContinueUrl({ origin }: McpCaller, handle: HoldHandle, timeZone: string): string {
  const url = new URL(`/widget/appointment/service/${handle.service}`, origin);
  url.searchParams.set("date", toLocalDate(handle.startsAt, timeZone));
  url.searchParams.set("at", handle.startsAt);
  url.searchParams.set("timezone", timeZone);
  if (handle.staff !== null) url.searchParams.set("staff", handle.staff);
  if (handle.seats > 1) url.searchParams.set("seats", String(handle.seats));
  url.hash = `visitor=${handle.visitor}`;
  return url.href;
}
