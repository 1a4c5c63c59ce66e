import { deleteBusyFeed, insertBusyFeed, lockFeedsOf } from "./data/feeds/busyFeeds.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import { feedUrl } from "./rules/feeds/feedUrl.ts";
import { newId } from "../../platform/ids/ids.ts";
import { DomainError, toResult } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";

/** As many calendars as anybody has. */
const MOST_FEEDS = 10;

/**
 * Has a person's calendar elsewhere read from now on: whenever it says that they are busy, they cannot be booked. Safe to
 * send twice. Answers its id.
 *
 * @param staffId null: what was named is nobody of the business
 */
export async function addBusyFeed(
  scope: Scope,
  staffId: string | null,
  address: string,
): Promise<Outcome<string>> {
  const url = feedUrl(address);
  const issues = [
    ...(staffId === null ? [issue(["staff"], "NOT_FOUND")] : []),
    ...(url === null ? [issue(["url"], "INVALID")] : []),
  ];
  if (staffId === null || url === null) return { ok: false, failure: invalidInput(...issues) };
  const now = scope.clock.now();
  const feed = { businessId: scope.business.id, id: newId(now, scope.random), staffId, url };
  return toResult(() =>
    scope.database.transaction(async (sql) => {
      const feeds = await lockFeedsOf(sql, feed.businessId, staffId);
      if (feeds === null) throw new DomainError(invalidInput(issue(["staff"], "NOT_FOUND")));
      const known = feeds.find((one) => one.url === url);
      if (known) return known.id;
      if (feeds.length >= MOST_FEEDS) throw new DomainError(invalidInput(issue(["url"], "OUT_OF_RANGE")));
      await insertBusyFeed(sql, feed, now);
      return feed.id;
    }),
  );
}

/** Forgets a calendar, and with it the times that it kept from being booked. False: it was gone already. */
export function removeBusyFeed(scope: Scope, id: string): Promise<boolean> {
  return deleteBusyFeed(scope.database.query, { businessId: scope.business.id, id });
}
