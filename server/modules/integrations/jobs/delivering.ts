import { AsyncLocalStorage } from "node:async_hooks";
import { putBackDeliveries } from "../data/webhooks/dueDeliveries.ts";
import {
  type Deliverer,
  LEASE_MS,
  type Taken,
  deliverWebhook,
  takeDeliveries,
} from "../webhooks/deliverWebhook.ts";
import { STUCK_MS } from "../../../platform/work/loop.ts";
import type { Sender } from "../../notifications/jobs/senders.ts";

const EVERY_MS = 3_000;

/** Higher than the limit per endpoint, so that hanging endpoints do not block others. */
const AT_ONCE = 64;

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
  let isAwaited = false;
  let looking: Promise<void> | null = null;
  let progressedAt = 0;
  // The search must not inherit the time limit and the log entry of the request that wakes it.
  const outside = AsyncLocalStorage.snapshot();
  // Only one process opens the embedded database, so earlier leases belong to a dead process.
  const isOurs = deliverer.database.kind === "embedded";
  const { query } = deliverer.database;
  const ready = isOurs ? putBackDeliveries(query, LEASE_MS, deliverer.clock.now()) : Promise.resolve();
  ready.catch(onError);

  const start = (taken: Taken): void => {
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
  const look = async (): Promise<void> => {
    await ready.catch(() => {});
    do {
      isAwaited = false;
      progressedAt = performance.now();
      const taken = await takeDeliveries(deliverer, inFlight, AT_ONCE - running.size);
      for (const one of taken) start(one);
      if (taken.length > 0) isAwaited = true;
    } while (isAwaited && running.size < AT_ONCE);
  };
  function wake(): void {
    if (isClosed || running.size >= AT_ONCE) return;
    if (looking) {
      isAwaited = true;
      return;
    }
    looking = outside(look)
      .catch(onError)
      .finally(() => {
        looking = null;
        if (isAwaited) wake();
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
      if (looking && performance.now() - progressedAt > STUCK_MS)
        throw new Error("webhooks: no progress in the search for due deliveries");
    },
    async deliverDue() {
      do {
        wake();
        await looking;
        await Promise.all(running);
        await looking;
      } while (running.size > 0);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await looking;
      await Promise.all(running);
    },
  };
}
