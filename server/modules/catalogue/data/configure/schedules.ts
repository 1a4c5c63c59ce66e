import type { WeeklyWindow } from "../../../../shared/slots/types.ts";
import type { Sql } from "../../../../platform/database/transaction.ts";
import type { RowKey } from "../../../../platform/database/rows.ts";

export async function writeWeek(
  sql: Sql,
  { businessId, id }: RowKey,
  weekly: readonly WeeklyWindow[],
): Promise<void> {
  await sql.query("DELETE FROM schedule_windows WHERE business_id = $1 AND schedule_id = $2", [
    businessId,
    id,
  ]);
  if (weekly.length === 0) return;
  await sql.query(
    `INSERT INTO schedule_windows (business_id, schedule_id, weekday, opens_at, closes_at)
     SELECT $1, $2, * FROM unnest($3::int[], $4::int[], $5::int[])`,
    [
      businessId,
      id,
      weekly.map(({ weekday }) => weekday),
      weekly.map(({ opensAt }) => opensAt),
      weekly.map(({ closesAt }) => closesAt),
    ],
  );
}
