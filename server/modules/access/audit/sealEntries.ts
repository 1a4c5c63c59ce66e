import { findUnsealed, insertSeal, loadLatestSeal, loadUnsealed, lockSeals } from "../data/audit/seals.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/database/ports.ts";
import { sealHash } from "./sealChain.ts";

/** Maximum number of entries of one seal. */
const BATCH = 500;

/**
 * Seals the committed audit entries of every business, in batches. An entry that commits later gets a later seal. Several processes
 * may run this at once, because a lock for each business keeps its chain from forking.
 */
export async function sealAuditEntries(database: Database, clock: Clock): Promise<void> {
  for (const businessId of await findUnsealed(database.query)) {
    while (await sealBatch(database, clock, businessId)) continue;
  }
}

/** Adds one seal in one transaction. Returns true if more entries may wait. */
function sealBatch(database: Database, clock: Clock, businessId: string): Promise<boolean> {
  return database.transaction(async (sql) => {
    await lockSeals(sql, businessId);
    const entries = await loadUnsealed(sql, businessId, BATCH);
    if (entries.length === 0) return false;
    const latest = await loadLatestSeal(sql.query, businessId);
    const link = { number: (latest?.number ?? 0) + 1, previous: latest?.hash ?? "" };
    await insertSeal(sql, businessId, {
      ...link,
      entries: entries.map(({ id }) => id),
      hash: sealHash(businessId, link, entries),
      sealedAt: clock.now(),
    });
    return entries.length === BATCH;
  });
}
