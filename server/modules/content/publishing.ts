import {
  type EntryRow,
  findDueEntries,
  findDueSites,
  isSlugTaken,
  lockSite,
  saveEntry,
  setPublicSlug,
} from "./data/writeSite.ts";
import type { Database } from "../../platform/database/database.ts";
import { raiseSiteVersion, notifyScheduleChange } from "./data/siteVersions.ts";
import type { Sql } from "../../platform/database/transaction.ts";
import {
  type Publication,
  type EntryTransition,
  applyTransition,
  applyDueTransitions,
  getPublicRevision,
} from "./rules/publication.ts";
import { type FailureWith, issue } from "../../shared/failures/failure.ts";
import type { Clock } from "../../platform/database/ports.ts";
import { type Reject, invalidInputError } from "../../platform/database/domainError.ts";
import type { Outcome, Scope } from "../../platform/database/scope.ts";
import { type EntryFailure, requireEntry, withLockedSite } from "./entryInput.ts";

/** Publishes the newest revision now, or at `at` (epoch milliseconds) the revision that is newest then. */
export function publishEntry(
  scope: Scope,
  id: string,
  at: number | null,
): Promise<Outcome<null, EntryFailure>> {
  return transitionById(scope, id, { kind: "PUBLISH", at });
}

/** Unpublishes an entry now or at `at` (epoch milliseconds). */
export function unpublishEntry(
  scope: Scope,
  id: string,
  at: number | null,
): Promise<Outcome<null, EntryFailure>> {
  return transitionById(scope, id, { kind: "UNPUBLISH", at });
}

export function archiveEntry(scope: Scope, id: string): Promise<Outcome<null, EntryFailure>> {
  return transitionById(scope, id, { kind: "ARCHIVE" });
}

/** An archived entry becomes a draft. Another one stays as it is. */
export function restoreEntry(scope: Scope, id: string): Promise<Outcome<null, EntryFailure>> {
  return transitionById(scope, id, { kind: "RESTORE" });
}

function transitionById(
  scope: Scope,
  id: string,
  transition: EntryTransition,
): Promise<Outcome<null, EntryFailure>> {
  return withLockedSite(scope, async (sql, now, reject) => {
    await transitionEntry(sql, scope, await requireEntry(sql, scope, id, reject), transition, now, reject);
    return null;
  });
}

export async function transitionEntry(
  sql: Sql,
  { business }: Scope,
  entry: EntryRow,
  transition: EntryTransition,
  now: number,
  reject: Reject<FailureWith<"INVALID_INPUT" | "ENTRY_STATE_CONFLICT">>,
): Promise<void> {
  const next = applyTransition(entry, transition, now);
  if (next === "STATE") throw reject({ code: "ENTRY_STATE_CONFLICT", state: entry.state });
  if (next === "TIME") throw invalidInputError(issue(["at"], "OUT_OF_RANGE"));
  // An archived entry does not reserve its slug, so another entry may have taken it.
  const isRestored = entry.state === "ARCHIVED" && next.state !== "ARCHIVED";
  if (isRestored && (await isSlugTaken(sql, business.id, entry.kind, entry.slug, entry.id)))
    throw invalidInputError(issue(["slug"], "TAKEN"));
  if (await saveState(sql, entry, next, now)) await raiseSiteVersion(sql.query, business.id, now);
  else if (next.publishAt !== entry.publishAt || next.unpublishAt !== entry.unpublishAt)
    await notifyScheduleChange(sql.query, business.id);
}

/** Stores the new state. Returns true if the public site changed. */
async function saveState(sql: Sql, entry: EntryRow, next: Publication, now: number): Promise<boolean> {
  const isUnchanged = (Object.keys(next) as (keyof Publication)[]).every((key) => next[key] === entry[key]);
  if (isUnchanged) return false;
  await saveEntry(sql, { ...entry, ...next }, now);
  // Includes an entry that was published and unpublished between two sweeps: its address was public.
  const isNewlyPublic =
    next.published !== null && (entry.published !== next.published || entry.state !== next.state);
  if (isNewlyPublic || (next.firstPublishedAt !== null && entry.firstPublishedAt === null))
    await setPublicSlug(sql, entry, entry.slug);
  const visibleBefore = getPublicRevision(entry, Number.NEGATIVE_INFINITY);
  return (
    visibleBefore !== getPublicRevision(next, now) ||
    (visibleBefore !== null && entry.publishedAt !== next.publishedAt)
  );
}

/** Applies all due publications and unpublications of every business. Idempotent. */
export async function publishDue(database: Database, clock: Clock): Promise<void> {
  for (const businessId of await findDueSites(database.query, clock.now())) {
    await database.transaction(async (sql) => {
      const now = clock.now();
      await lockSite(sql, businessId, now);
      let hasPublicChange = false;
      for (const entry of await findDueEntries(sql, businessId, now))
        hasPublicChange =
          (await saveState(sql, entry, applyDueTransitions(entry, now), now)) || hasPublicChange;
      if (hasPublicChange) await raiseSiteVersion(sql.query, businessId, now);
    });
  }
}
