import type { Sql } from "./transaction.ts";

/** The due column of each table. In a leased row it contains the end of the lease. */
const DUE_COLUMNS = {
  notices: "due_at",
  user_links: "mail_due_at",
  user_notifications: "mail_due_at",
  webhook_endpoints: "notice_due_at",
  payments: "due_at",
  refunds: "due_at",
  busy_feeds: "due_at",
} as const;

export type LeasedTable = keyof typeof DUE_COLUMNS;

export interface LeasedRow {
  readonly businessId: string;
  readonly id: string;
}

/**
 * Extends leases, except of rows that were settled, leased or made due elsewhere. Returns the extended rows.
 * @param leases the current end of each row's lease; epoch milliseconds, like `until`
 */
export function renewLeases(
  query: Sql["query"],
  table: LeasedTable,
  rows: readonly LeasedRow[],
  leases: readonly number[],
  until: number,
): Promise<LeasedRow[]> {
  const due = DUE_COLUMNS[table];
  return query<LeasedRow>(
    `UPDATE ${table} t SET ${due} = $4::timestamptz
       FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) held (business_id, id, lease)
      WHERE t.business_id = held.business_id AND t.id = held.id AND t.${due} = held.lease
     RETURNING t.business_id AS "businessId", t.id`,
    [
      rows.map(({ businessId }) => businessId),
      rows.map(({ id }) => id),
      leases.map((lease) => new Date(lease).toISOString()),
      new Date(until).toISOString(),
    ],
  );
}
