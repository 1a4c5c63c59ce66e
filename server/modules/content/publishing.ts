import {
  type EntryRow,
  findDue,
  findDueSites,
  isSlugTaken,
  lockSite,
  saveEntry,
  showSlug,
} from "./data/writeSite.ts";
import type { Database } from "../../platform/database/database.ts";
import { raiseSiteVersion, tellOfSchedule } from "./data/siteVersions.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import { type Publication, type Wish, grant, settle, shownAt } from "./rules/publication.ts";
import { invalidInput, issue } from "../../shared/failures/failure.ts";
import type { Clock } from "../../platform/database/ports.ts";
import { DomainError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { findEntry, writing } from "./writing.ts";

/** Publishes the newest revision now, or at `at` (epoch milliseconds) the revision that is newest then. */
export function publishEntry(scope: Scope, id: string, at: number | null): Promise<Outcome<null>> {
  return wish(scope, id, { kind: "PUBLISH", at });
}

/** Unpublishes an entry now or at `at` (epoch milliseconds). */
export function unpublishEntry(scope: Scope, id: string, at: number | null): Promise<Outcome<null>> {
  return wish(scope, id, { kind: "UNPUBLISH", at });
}

export function archiveEntry(scope: Scope, id: string): Promise<Outcome<null>> {
  return wish(scope, id, { kind: "ARCHIVE" });
}

function wish(scope: Scope, id: string, wanted: Wish): Promise<Outcome<null>> {
  return writing(scope, async (sql, now) => {
    await grantWish(sql, scope, await findEntry(sql, scope, id), wanted, now);
    return null;
  });
}

export async function grantWish(
  sql: Sql,
  { business }: Scope,
  entry: EntryRow,
  wanted: Wish,
  now: number,
): Promise<void> {
  const next = grant(entry, wanted, now);
  if (next === "STATE") throw new DomainError({ code: "ENTRY_STATE_CONFLICT", state: entry.state });
  if (next === "TIME") throw new DomainError(invalidInput(issue(["at"], "OUT_OF_RANGE")));
  // An archived entry does not reserve its slug, so another entry may have taken it.
  const isBack = entry.state === "ARCHIVED" && next.state !== "ARCHIVED";
  if (isBack && (await isSlugTaken(sql, business.id, entry.kind, entry.slug, entry.id)))
    throw new DomainError(invalidInput(issue(["slug"], "TAKEN")));
  if (await save(sql, entry, next, now)) await raiseSiteVersion(sql.query, business.id, now);
  else if (next.publishAt !== entry.publishAt || next.unpublishAt !== entry.unpublishAt)
    await tellOfSchedule(sql.query, business.id);
}

/** Stores the new state. Returns true if the public site changed. */
async function save(sql: Sql, entry: EntryRow, next: Publication, now: number): Promise<boolean> {
  const isSame = (Object.keys(next) as (keyof Publication)[]).every((key) => next[key] === entry[key]);
  if (isSame) return false;
  await saveEntry(sql, { ...entry, ...next }, now);
  // Includes an entry that was published and unpublished between two sweeps: its address was public.
  const isOut = next.published !== null && (entry.published !== next.published || entry.state !== next.state);
  if (isOut || (next.firstPublishedAt !== null && entry.firstPublishedAt === null))
    await showSlug(sql, entry, entry.slug);
  const was = shownAt(entry, Number.NEGATIVE_INFINITY);
  return was !== shownAt(next, now) || (was !== null && entry.publishedAt !== next.publishedAt);
}

/** Applies all due publications and unpublications of every business. Idempotent. */
export async function publishDue(database: Database, clock: Clock): Promise<void> {
  for (const businessId of await findDueSites(database.query, clock.now())) {
    await database.transaction(async (sql) => {
      const now = clock.now();
      await lockSite(sql, businessId, now);
      let isOther = false;
      for (const entry of await findDue(sql, businessId, now))
        isOther = (await save(sql, entry, settle(entry, now), now)) || isOther;
      if (isOther) await raiseSiteVersion(sql.query, businessId, now);
    });
  }
}
