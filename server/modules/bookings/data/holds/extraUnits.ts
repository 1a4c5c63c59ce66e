import type { Sql } from "../../../../platform/database/transaction.ts";
import type { ExtraNeed } from "../../../availability/index.ts";
import type { HoldDraft } from "./takeHold.ts";

/** Free extra units are used first, and missing ones are created. */
export async function withExtraUnits(
  sql: Sql,
  businessId: string,
  { extraNeeds = [], ...draft }: HoldDraft,
): Promise<HoldDraft> {
  if (extraNeeds.length === 0) return draft;
  const [line, ...others] = draft.lines;
  const needs = line!.needs.map((need) => ({ ...need, unitIds: [...need.unitIds] }));
  for (const extra of extraNeeds) {
    needs[extra.need]!.unitIds.push(...(await findExtraUnits(sql, businessId, extra, line!)));
  }
  return { ...draft, lines: [{ ...line!, needs }, ...others] };
}

async function findExtraUnits(
  sql: Sql,
  businessId: string,
  { owner, count }: ExtraNeed,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<string[]> {
  const [table, column] = owner.kind === "staff" ? ["staff", "staff_id"] : ["resources", "resource_id"];
  // Concurrent overbookings run one after the other.
  await sql.query(`SELECT id FROM ${table} WHERE business_id = $1 AND id = $2 FOR NO KEY UPDATE`, [
    businessId,
    owner.id,
  ]);
  const rows = await sql.query<{ id: string }>(
    `WITH free_units AS (
       SELECT u.id FROM units u
        WHERE u.business_id = $1 AND u.${column} = $2 AND u.is_extra
          AND NOT EXISTS (SELECT FROM claims c WHERE c.business_id = $1 AND c.unit_id = u.id
                             AND tstzrange(c.starts_at, c.ends_at, '[)') && tstzrange($3, $4, '[)'))
        ORDER BY u.ordinal LIMIT $5
     ), new_units AS (
       INSERT INTO units (business_id, id, ${column}, ordinal, is_extra)
       SELECT $1, gen_random_uuid(), $2, (SELECT max(ordinal) FROM units WHERE business_id = $1 AND ${column} = $2) + n, true
         FROM generate_series(1, $5 - (SELECT count(*)::int FROM free_units)) n
       RETURNING id
     )
     SELECT id FROM free_units UNION ALL SELECT id FROM new_units`,
    [businessId, owner.id, from, until, count],
  );
  return rows.map(({ id }) => id);
}
