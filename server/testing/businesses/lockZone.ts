import type { TestGraph } from "../graph.ts";

/** Longer than the business is cached. */
const CACHE_EXPIRY_MS = 6_000;
let latest = 0;

/** Sets the business's zone lock and expires cached copies. */
export async function lockZone(graph: TestGraph, zoneLocked: boolean): Promise<void> {
  await graph.database.prisma.business.updateMany({ where: { slug: "northside" }, data: { zoneLocked } });
  // The clock of a test may go back, so this uses the latest time so far.
  latest = Math.max(latest, graph.clock.now()) + CACHE_EXPIRY_MS;
  graph.clock.set(new Date(latest).toISOString());
  await graph.context();
}
