import { releaseDeadDeliveryLeases } from "../data/webhooks/dueDeliveries.ts";
import {
  type Deliverer,
  type LeasedDelivery,
  deliverWebhook,
  leaseDeliveries,
} from "../webhooks/deliverWebhook.ts";
import { LEASE_MS } from "../../../platform/work/leases.ts";
import { startLoop } from "../../../platform/work/loop.ts";
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
 * to do so. A run does not wait for its deliveries, so that the next run starts others while an endpoint hangs.
 */
export function startDelivering(deliverer: Deliverer, onError: (error: unknown) => void): Delivering {
  /** The endpoint of each delivery in progress. */
  const running = new Map<Promise<void>, string>();
  // Only one process opens the embedded database, so earlier leases belong to a dead process.
  let isReady = deliverer.database.kind === "server";

  const start = (taken: LeasedDelivery): void => {
    const sent = deliverWebhook(deliverer, taken)
      .catch(onError)
      .finally(() => {
        running.delete(sent);
        loop.wake();
      });
    running.set(sent, taken.delivery.endpointId);
  };
  const loop = startLoop({
    name: "webhooks",
    everyMs: EVERY_MS,
    onError,
    async work({ progress, isStopping }) {
      const { database, clock } = deliverer;
      if (!isReady) await releaseDeadDeliveryLeases(database.query, LEASE_MS, clock.now());
      isReady = true;
      while (running.size < MAX_CONCURRENT && !isStopping()) {
        const inFlight = new Map<string, number>();
        for (const id of running.values()) inFlight.set(id, (inFlight.get(id) ?? 0) + 1);
        const taken = await leaseDeliveries(deliverer, inFlight, MAX_CONCURRENT - running.size);
        if (taken.length === 0) return;
        for (const one of taken) start(one);
        progress();
      }
    },
  });
  return {
    wake: loop.wake,
    check: loop.check,
    async deliverDue() {
      do {
        await loop.run();
        await Promise.all(running.keys());
        await loop.run();
      } while (running.size > 0);
    },
    async close() {
      await loop.close();
      await Promise.all(running.keys());
    },
  };
}
