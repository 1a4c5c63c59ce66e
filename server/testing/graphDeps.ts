import { createBusinessDirectory } from "../modules/businesses/businessDirectory.ts";
import { notificationQueue } from "../modules/notifications/notificationQueue.ts";
import { type TestGraph, seededRandom } from "./graph.ts";

/** Dependencies of a route that resolves its business itself. Equal seeds give equal random bytes. */
export function createGraphDeps({ database, clock, signer }: TestGraph, seed: string) {
  return {
    database,
    clock,
    signer,
    notifications: notificationQueue,
    random: seededRandom(seed),
    directory: createBusinessDirectory(database, clock),
  };
}
