import type { Database } from "../database/database.ts";
import type { Clock } from "../database/ports.ts";
import { type DueColumn, LEASE_MS, type LeaseRequest, type LeasedRow, holdLeases } from "./leases.ts";
import type { RunControl } from "./loop.ts";

export interface LeasedWork<Row extends LeasedRow, Outcome, Loaded = unknown> {
  /** Omitted if an item always ends before its lease, which is then not renewed. */
  readonly due?: DueColumn;
  readonly limit: number;
  /** Takes rows only once, so that other work gets its turn. */
  readonly isSingleBatch?: boolean;
  readonly concurrency: number;
  /** Leases due rows, so that no other process takes them. */
  take(request: LeaseRequest): Promise<readonly Row[]>;
  /** Adds data to leased rows. With it the next rows are taken and loaded while the last ones run. */
  load?(rows: readonly Row[]): AsyncIterable<readonly (Row & Loaded)[]>;
  /** Runs outside transactions. Returns null if nothing is left to settle. */
  run(item: Row & Loaded): Promise<Outcome | null>;
  /**
   * Stores the outcome, for example the next due time.
   * @param lease end of the lease in epoch milliseconds; null if this run has taken the row twice
   */
  settle(item: Row & Loaded, outcome: Outcome, lease: number | null): Promise<void>;
}

/**
 * Works on due rows until none is left, or on one batch, and returns their number. Several processes may run it. An error ends one of
 * the concurrent workers; its row is due again when the lease ends.
 * @throws the first error, after all workers have ended
 */
export async function processDue<Row extends LeasedRow, Outcome, Loaded = unknown>(
  dependencies: { readonly database: Pick<Database, "query">; readonly clock: Clock },
  control: RunControl | undefined,
  work: LeasedWork<Row, Outcome, Loaded>,
): Promise<number> {
  const leases = holdLeases(dependencies, work.due);
  async function* takeBatches(): AsyncGenerator<readonly (Row & Loaded)[], void> {
    for (let batch = 0; !control?.isStopping() && !(work.isSingleBatch && batch > 0); batch += 1) {
      const now = dependencies.clock.now();
      const lease = now + LEASE_MS;
      const rows = await work.take({ now, lease, limit: work.limit });
      if (rows.length === 0) return;
      leases.add(rows, lease);
      if (work.load) yield* work.load(rows);
      else yield rows as readonly (Row & Loaded)[];
    }
  }
  // Concurrent calls of a generator wait for each other.
  const items = readItems(takeBatches(), work.load !== undefined);
  let count = 0;
  const worker = async () => {
    for (let next = await items.next(); !next.done; next = await items.next()) {
      const item = next.value;
      const outcome = await work.run(item).catch(async (error: unknown) => {
        await leases.release(item);
        throw error;
      });
      control?.progress();
      const lease = await leases.release(item);
      if (outcome !== null) await work.settle(item, outcome, lease);
      count += 1;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: work.concurrency }, worker));
  leases.close();
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  return count;
}

/** @param isAhead whether the next batch is requested before the items of the last one are read */
async function* readItems<Item>(
  batches: AsyncGenerator<readonly Item[], void>,
  isAhead: boolean,
): AsyncGenerator<Item, void> {
  let next = batches.next();
  for (let batch = await next; !batch.done; batch = await next) {
    if (isAhead) next = batches.next();
    next.catch(() => {});
    yield* batch.value;
    if (!isAhead) next = batches.next();
  }
}
