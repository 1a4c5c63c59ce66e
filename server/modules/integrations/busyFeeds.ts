import { deleteBusyFeed, insertBusyFeed, lockStaffBusyFeeds } from "./data/feeds/busyFeeds.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { normaliseFeedUrl } from "./rules/feeds/feedUrl.ts";
import { newId } from "../../platform/ids/ids.ts";
import { toResult, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

export const MAX_FEEDS = 10;

/**
 * Adds an external calendar whose busy times block bookings. Returns its id, or the id of the existing calendar with
 * that URL.
 * @param staffId null if the input names no staff member of the business
 */
export async function addBusyFeed(
  scope: Scope,
  staffId: string | null,
  address: string,
): Promise<Outcome<string>> {
  const url = normaliseFeedUrl(address);
  const issues = [
    ...(staffId === null ? [issue(["staff"], "NOT_FOUND")] : []),
    ...(url === null ? [issue(["url"], "INVALID")] : []),
  ];
  if (staffId === null || url === null) return { ok: false, failure: invalidInput(...issues) };
  const now = scope.clock.now();
  const feed = { businessId: scope.business.id, id: newId(now, scope.random), staffId, url };
  return toResult(() =>
    scope.database.transaction(async (sql) => {
      const feeds = await lockStaffBusyFeeds(sql, feed.businessId, staffId);
      if (feeds === null) throw invalidInputError(issue(["staff"], "NOT_FOUND"));
      const existing = feeds.find((one) => one.url === url);
      if (existing) return existing.id;
      if (feeds.length >= MAX_FEEDS) throw invalidInputError(issue(["url"], "OUT_OF_RANGE"));
      await insertBusyFeed(sql, feed, now);
      sql.afterCommit?.(scope.wakeFeedReader);
      return feed.id;
    }),
  );
}

export function removeBusyFeed(scope: Scope, id: string): Promise<boolean> {
  return deleteBusyFeed(scope.database.query, { businessId: scope.business.id, id });
}
