import type { Database } from "../database/database.ts";
import { type LeasedRow, type LeasedTable, renewLeases } from "../database/leases.ts";
import type { Clock } from "../database/ports.ts";

/** Rows of a crashed process are due again after this time. */
export const LEASE_MS = 30_000;

/** Leaves time for another attempt before the lease ends. */
const RENEW_EVERY_MS = 10_000;

export interface Leases {
  /** @param lease end of the current lease, epoch milliseconds */
  add(rows: readonly LeasedRow[], lease: number): void;
  /** Returns the end of the lease, or null if the row is not leased here. */
  release(row: LeasedRow): Promise<number | null>;
  close(): void;
}

export function startLeaseRenewal(
  { database, clock }: { readonly database: Pick<Database, "query">; readonly clock: Clock },
  table: LeasedTable,
): Leases {
  const held = new Map<string, { readonly row: LeasedRow; lease: number }>();
  let renewing: Promise<void> = Promise.resolve();
  const toKey = ({ businessId, id }: LeasedRow) => `${businessId} ${id}`;

  const renew = async () => {
    const entries = [...held.values()];
    if (entries.length === 0) return;
    const until = clock.now() + LEASE_MS;
    const rows = entries.map(({ row }) => row);
    const leases = entries.map(({ lease }) => lease);
    for (const row of await renewLeases(database.query, table, rows, leases, until)) {
      const entry = held.get(toKey(row));
      if (entry) entry.lease = until;
    }
  };
  const timer = setInterval(() => {
    renewing = renewing.then(renew).catch(() => {});
  }, RENEW_EVERY_MS).unref();

  return {
    add(rows, lease) {
      for (const row of rows) held.set(toKey(row), { row, lease });
    },
    async release(row) {
      // A renewal in progress may change the end.
      await renewing;
      const entry = held.get(toKey(row));
      held.delete(toKey(row));
      return entry?.lease ?? null;
    },
    close() {
      clearInterval(timer);
      held.clear();
    },
  };
}
