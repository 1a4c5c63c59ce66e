import type { Sql } from "../../../platform/database/transaction.ts";

/** Each in the order of its list. */
export interface BlockMembers {
  readonly staffIds: readonly string[];
  readonly resourceIds: readonly string[];
}

const unitsSql = (block: string, column: "staff_id" | "resource_id") =>
  `(SELECT DISTINCT u.${column} AS id FROM block_units x JOIN units u ON u.business_id = x.business_id AND u.id = x.unit_id
     WHERE x.business_id = ${block}.business_id AND x.block_id = ${block}.id AND u.${column} IS NOT NULL)`;

/** The staff members and resources of a block as two arrays, `"staffIds"` and `"resourceIds"`. */
export const blockMembersSql = (block: string) => `
  (SELECT coalesce(jsonb_agg(s.id ORDER BY s.position, s.id), '[]') FROM ${unitsSql(block, "staff_id")} m
     JOIN staff s ON s.business_id = ${block}.business_id AND s.id = m.id) AS "staffIds",
  (SELECT coalesce(jsonb_agg(r.id ORDER BY r.name, r.id), '[]') FROM ${unitsSql(block, "resource_id")} m
     JOIN resources r ON r.business_id = ${block}.business_id AND r.id = m.id) AS "resourceIds"`;

export function loadBlockMembers(
  query: Sql["query"],
  businessId: string,
  ids: readonly string[],
): Promise<(BlockMembers & { readonly id: string })[]> {
  return query(
    `SELECT k.id, ${blockMembersSql("k")} FROM blocks k WHERE k.business_id = $1 AND k.id = ANY ($2::uuid[])`,
    [businessId, ids],
  );
}
