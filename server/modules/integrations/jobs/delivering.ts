import { AsyncLocalStorage } from "node:async_hooks";
import { releaseDeadDeliveryLeases } from "../data/webhooks/dueDeliveries.ts";
import {
  type Deliverer,
  LEASE_MS,
  type LeasedDelivery,
  deliverWebhook,
  leaseDeliveries,
} from "../webhooks/deliverWebhook.ts";
import { STUCK_MS } from "../../../platform/work/loop.ts";
import type { Sender } from "../../notifications/index.ts";

const EVERY_MS = 3_000;

/** Higher than the limit per endpoint, so that hanging endpoints do not block others. */
const MAX_CONCURRENT = 64;

export interface Delivering extends Sender {
  deliverDue(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Searches for due deliveries at an interval, after a wake-up and after each delivery. Leases allow several processes
 * to do so.
 */
export function startDelivering(deliverer: Deliverer, onError: (error: unknown) => void): Delivering {
  const inFlight = new Map<string, number>();
  const running = new Set<Promise<void>>();
  let isClosed = false;
  let searchAgain = false;
  let search: Promise<void> | null = null;
  let progressedAt = 0;
  // The search must not inherit the time limit and the log entry of the request that wakes it.
  const runOutsideRequest = AsyncLocalStorage.snapshot();
  // Only one process opens the embedded database, so earlier leases belong to a dead process.
  const isEmbedded = deliverer.database.kind === "embedded";
  const { query } = deliverer.database;
  const ready = isEmbedded
    ? releaseDeadDeliveryLeases(query, LEASE_MS, deliverer.clock.now())
    : Promise.resolve();
  ready.catch(onError);

  const start = (taken: LeasedDelivery): void => {
    const { endpointId } = taken.delivery;
    inFlight.set(endpointId, (inFlight.get(endpointId) ?? 0) + 1);
    const sent = deliverWebhook(deliverer, taken)
      .catch(onError)
      .finally(() => {
        const left = inFlight.get(endpointId)! - 1;
        if (left === 0) inFlight.delete(endpointId);
        else inFlight.set(endpointId, left);
        running.delete(sent);
        wake();
      });
    running.add(sent);
  };
  const searchDue = async (): Promise<void> => {
    await ready.catch(() => {});
    do {
      searchAgain = false;
      progressedAt = performance.now();
      const taken = await leaseDeliveries(deliverer, inFlight, MAX_CONCURRENT - running.size);
      for (const one of taken) start(one);
      if (taken.length > 0) searchAgain = true;
    } while (searchAgain && running.size < MAX_CONCURRENT);
  };
  function wake(): void {
    if (isClosed || running.size >= MAX_CONCURRENT) return;
    if (search) {
      searchAgain = true;
      return;
    }
    search = runOutsideRequest(searchDue)
      .catch(onError)
      .finally(() => {
        search = null;
        if (searchAgain) wake();
      });
  }
  const timer = setInterval(wake, EVERY_MS);
  timer.unref();
  wake();
  return {
    wake,
    check() {
      if (isClosed) throw new Error("webhooks: closed");
      // A search is two statements, and each has a limit.
      if (search && performance.now() - progressedAt > STUCK_MS)
        throw new Error("webhooks: no progress in the search for due deliveries");
    },
    async deliverDue() {
      do {
        wake();
        await search;
        await Promise.all(running);
        await search;
      } while (running.size > 0);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await search;
      await Promise.all(running);
    },
  };
}
