import type { Database } from "../database/database.ts";
import type { Clock } from "../database/ports.ts";
import type { Sql } from "../database/transaction.ts";

/** Rows of a crashed process are due again after this time. */
export const LEASE_MS = 30_000;

/** Leaves time for another attempt before the lease ends. */
const RENEW_EVERY_MS = 10_000;

export interface LeasedRow {
  readonly businessId: string;
  readonly id: string;
}

/** Epoch milliseconds; `lease` is the end of the new leases. */
export interface LeaseRequest {
  readonly now: number;
  readonly lease: number;
  readonly limit: number;
}

/** Holds the due time of a row, and the end of its lease while it is leased. Both names become part of the SQL. */
export interface DueColumn {
  readonly table: string;
  readonly column: string;
}

/**
 * Renews leases until they are released.
 * @param due without it leases are not renewed
 */
export function holdLeases(
  { database, clock }: { readonly database: Pick<Database, "query">; readonly clock: Clock },
  due?: DueColumn,
) {
  const held = new Map<string, { readonly row: LeasedRow; lease: number }>();
  let renewing: Promise<void> = Promise.resolve();
  const toKey = ({ businessId, id }: LeasedRow) => `${businessId} ${id}`;

  const renew = async (column: DueColumn) => {
    const entries = [...held.values()];
    if (entries.length === 0) return;
    const until = clock.now() + LEASE_MS;
    for (const row of await renewLeases(database.query, column, entries, until)) {
      const entry = held.get(toKey(row));
      if (entry) entry.lease = until;
    }
  };
  const timer =
    due &&
    setInterval(() => {
      renewing = renewing.then(() => renew(due)).catch(() => {});
    }, RENEW_EVERY_MS).unref();

  return {
    /** @param lease end of the current lease, epoch milliseconds */
    add(rows: readonly LeasedRow[], lease: number): void {
      for (const row of rows) held.set(toKey(row), { row, lease });
    },
    /** Returns the end of the lease, or null if the row is not leased here. */
    async release(row: LeasedRow): Promise<number | null> {
      // A renewal in progress may change the end.
      await renewing;
      const entry = held.get(toKey(row));
      held.delete(toKey(row));
      return entry?.lease ?? null;
    },
    close(): void {
      clearInterval(timer);
      held.clear();
    },
  };
}

/** Extends leases, except of rows that were settled, leased or made due elsewhere. Returns the extended rows. */
export function renewLeases(
  query: Sql["query"],
  { table, column }: DueColumn,
  held: readonly { readonly row: LeasedRow; readonly lease: number }[],
  until: number,
): Promise<LeasedRow[]> {
  return query<LeasedRow>(
    `UPDATE ${table} t SET ${column} = $4::timestamptz
       FROM unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) held (business_id, id, lease)
      WHERE t.business_id = held.business_id AND t.id = held.id AND t.${column} = held.lease
     RETURNING t.business_id AS "businessId", t.id`,
    [
      held.map(({ row }) => row.businessId),
      held.map(({ row }) => row.id),
      held.map(({ lease }) => new Date(lease).toISOString()),
      new Date(until).toISOString(),
    ],
  );
}
