import { loadUnnotifiedExpiries } from "./data/loadUnnotifiedExpiries.ts";
import type { Deps } from "../../platform/database/scope.ts";
import { enqueueNotifications } from "./enqueueNotifications.ts";

/** Safe to run concurrently. */
export function notifyExpired(
  { database, random, signer, jobs }: Pick<Deps, "database" | "random" | "signer" | "jobs">,
  now: number,
): Promise<void> {
  return database.transaction(async (sql) => {
    for (const { businessId, bookingIds } of await loadUnnotifiedExpiries(sql, now)) {
      const scope = { business: { id: businessId }, random, signer, jobs };
      await enqueueNotifications(sql, scope, { occasion: "EXPIRED", bookingIds, now });
    }
  });
}
