import type { Sql } from "../../../platform/database/transaction.ts";

export interface ChangeRules {
  readonly cancelCutoffMinutes: number;
  readonly rescheduleCutoffMinutes: number;
  readonly cancelReason: "NO" | "OPTIONAL" | "REQUIRED";
  readonly durationMinutes: number;
}

/** By service id. One statement. */
export async function loadChangeRules(
  query: Sql["query"],
  businessId: string,
  serviceIds: readonly string[],
): Promise<ReadonlyMap<string, ChangeRules>> {
  const rows = await query<ChangeRules & { id: string }>(
    `SELECT id, cancel_cutoff_minutes AS "cancelCutoffMinutes", reschedule_cutoff_minutes AS "rescheduleCutoffMinutes",
            cancel_reason AS "cancelReason", duration_minutes AS "durationMinutes" FROM services WHERE business_id = $1 AND id = ANY ($2::uuid[])`,
    [businessId, [...new Set(serviceIds)]],
  );
  return new Map(rows.map(({ id, ...rules }) => [id, rules]));
}
