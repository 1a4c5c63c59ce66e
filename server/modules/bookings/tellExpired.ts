import type { Database } from "../../platform/database/database.ts";
import { untoldExpiries } from "../notifications/data/untoldExpiries.ts";
import type { Jobs, RandomSource } from "../../platform/database/ports.ts";
import type { Signer } from "../../platform/ids/signer.ts";
import { writeNotices } from "../notifications/writeNotices.ts";

/** Safe to run concurrently. */
export function tellExpired(
  {
    database,
    random,
    signer,
    jobs,
  }: { database: Database; random: RandomSource; signer: Signer; jobs?: Jobs | undefined },
  now: number,
): Promise<void> {
  return database.transaction(async (sql) => {
    for (const { businessId, bookingIds } of await untoldExpiries(sql, now)) {
      const scope = { business: { id: businessId }, random, signer, ...(jobs && { jobs }) };
      await writeNotices(sql, scope, { occasion: "EXPIRED", bookingIds, now });
    }
  });
}
