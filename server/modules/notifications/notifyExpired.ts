import type { Database } from "../../platform/database/database.ts";
import { loadUnnotifiedExpiries } from "./data/loadUnnotifiedExpiries.ts";
import type { Jobs, RandomSource } from "../../platform/database/ports.ts";
import type { Signer } from "../../platform/ids/signer.ts";
import { enqueueNotifications } from "./enqueueNotifications.ts";

/** Safe to run concurrently. */
export function notifyExpired(
  {
    database,
    random,
    signer,
    jobs,
  }: { database: Database; random: RandomSource; signer: Signer; jobs?: Jobs | undefined },
  now: number,
): Promise<void> {
  return database.transaction(async (sql) => {
    for (const { businessId, bookingIds } of await loadUnnotifiedExpiries(sql, now)) {
      const scope = { business: { id: businessId }, random, signer, ...(jobs && { jobs }) };
      await enqueueNotifications(sql, scope, { occasion: "EXPIRED", bookingIds, now });
    }
  });
}
