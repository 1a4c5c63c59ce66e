import type { TestGraph } from "./graph.ts";

/** Longer than a business is remembered. */
const FORGOTTEN_MS = 6_000;
let latest = 0;

/** Locks or unlocks the demo business's zone, and sees to it that nobody remembers it otherwise. */
export async function lockZone(graph: TestGraph, zoneLocked: boolean): Promise<void> {
  await graph.database.prisma.business.updateMany({ where: { slug: "northside" }, data: { zoneLocked } });
  // Tests set the clock back: what was remembered later than now is forgotten only later still.
  latest = Math.max(latest, graph.clock.now()) + FORGOTTEN_MS;
  graph.clock.set(new Date(latest).toISOString());
  await graph.context();
}
