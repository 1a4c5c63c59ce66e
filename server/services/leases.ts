import type { Database } from "../data/database.ts";
import { type LeasedRow, type LeasedTable, renewLeases } from "../data/leases.ts";
import type { Clock } from "./ports.ts";

/** Milliseconds for which a row is taken. The rows of a process that died are due again after that long. */
export const LEASE_MS = 30_000;

/** Milliseconds between two renewals: one that fails leaves time for another. */
const RENEW_EVERY_MS = 10_000;

/** The rows of a table that this process has taken and works on. */
export interface Leases {
  /** Keeps rows until they are released. @param lease until when they were taken, epoch milliseconds */
  hold(rows: readonly LeasedRow[], lease: number): void;
  /** Gives a row up: it is settled, or left to the end of its lease. Returns until when it is taken; null if it is not held. */
  release(row: LeasedRow): Promise<number | null>;
  /** Stops renewing. Rows that are still held are due when their leases end. */
  close(): void;
}

/**
 * Renews the leases of rows for as long as this process works on them, so that a lease can be short and work can be long. A
 * renewal that fails is left to the next one.
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
      // A renewal that runs may move the end of the lease.
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
