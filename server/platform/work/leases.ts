import type { Database } from "../database/database.ts";
import { type LeasedRow, type LeasedTable, renewLeases } from "../database/leases.ts";
import type { Clock } from "../database/ports.ts";

/** Milliseconds of a lease. The rows of a process that died are due again after this time. */
export const LEASE_MS = 30_000;

/** Milliseconds between two renewals. After one that fails, there is time for another before the lease ends. */
const RENEW_EVERY_MS = 10_000;

/** The rows of a table that this process has taken and works on. */
export interface Leases {
  /** Renews the leases of rows until they are released. @param lease end of their present lease, epoch milliseconds */
  hold(rows: readonly LeasedRow[], lease: number): void;
  /** Stops renewing a row. Returns the end of its lease, or null if the row is not held. */
  release(row: LeasedRow): Promise<number | null>;
  /** Stops renewing. Rows that are still held are due when their leases end. */
  close(): void;
}

/**
 * Renews the leases of rows while this process works on them, so that leases are short although work may be long. The next renewal
 * repeats one that failed.
 */
export function keepLeases(
  { database, clock }: { readonly database: Pick<Database, "query">; readonly clock: Clock },
  table: LeasedTable,
): Leases {
  const held = new Map<string, { readonly row: LeasedRow; lease: number }>();
  let renewing: Promise<void> = Promise.resolve();
  const keyOf = ({ businessId, id }: LeasedRow) => `${businessId} ${id}`;

  const renew = async () => {
    const entries = [...held.values()];
    if (entries.length === 0) return;
    const until = clock.now() + LEASE_MS;
    const rows = entries.map(({ row }) => row);
    const leases = entries.map(({ lease }) => lease);
    for (const row of await renewLeases(database.query, table, rows, leases, until)) {
      const entry = held.get(keyOf(row));
      if (entry) entry.lease = until;
    }
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch(() => {});
  }, RENEW_EVERY_MS).unref();

  return {
    hold(rows, lease) {
      for (const row of rows) held.set(keyOf(row), { row, lease });
    },
    async release(row) {
      // A renewal in progress may change the end of the lease.
      await renewing;
      const entry = held.get(keyOf(row));
      held.delete(keyOf(row));
      return entry?.lease ?? null;
    },
    close() {
      clearInterval(timer);
      held.clear();
    },
  };
}
