import { findUnsealed, insertSeal, loadLatestSeal, loadUnsealed, lockSeals } from "../data/audit/seals.ts";
import type { Database } from "../../../platform/database/database.ts";
import type { Clock } from "../../../platform/database/ports.ts";
import { sealHash } from "./sealChain.ts";

const BATCH = 500;

/** Several processes may run this at once. A lock for each business keeps its chain from forking. */
export async function sealAuditEntries(database: Database, clock: Clock): Promise<void> {
  for (const businessId of await findUnsealed(database.query)) {
    while (await sealBatch(database, clock, businessId)) continue;
  }
}

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
