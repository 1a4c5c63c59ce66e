import { expect, it } from "vitest";
import { openGraph } from "../../../testing/graph.ts";
import { DUE_BUSINESSES } from "./sweepExpired.ts";

const BOOKINGS = 10_000;

const graph = await openGraph();

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly Plans?: readonly PlanNode[];
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
}
const flattenNodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(flattenNodes)];

/** Returns the plan of `DUE_BUSINESSES`, with its blocks. */
async function loadPlan(): Promise<PlanNode> {
  const now = new Date(graph.clock.now()).toISOString();
  const [row] = await graph.database.query<Record<string, [{ Plan: PlanNode }]>>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${DUE_BUSINESSES.replaceAll("$1", `'${now}'`)}`,
  );
  return Object.values(row!)[0]![0]!.Plan;
}

it("sweepExpired finds due rows without a sequential scan of bookings or holds", async () => {
  const { business } = await graph.scope();
  await graph.database.transaction(async ({ query }) => {
    // Skips foreign key checks, because only the plan matters.
    await query("SET LOCAL session_replication_role = replica");
    await query(
      `INSERT INTO bookings (business_id, id, order_id, ordinal, status, service_id, starts_at, ends_at, price_minor, created_at, updated_at)
       SELECT $1, gen_random_uuid(), gen_random_uuid(), 0, 'COMPLETED', gen_random_uuid(), t, t + interval '1 hour', 0, t, t
         FROM generate_series(1, $2::int) i, LATERAL (SELECT timestamptz '2026-01-01Z' + i * interval '5 minutes' AS t) x`,
      [business.id, BOOKINGS],
    );
    await query(
      `INSERT INTO holds (business_id, id, state, total_minor, currency, created_at, expires_at)
       SELECT $1, gen_random_uuid(), 'USED', 0, 'USD', t, t + interval '10 minutes'
         FROM generate_series(1, $2::int) i, LATERAL (SELECT timestamptz '2026-01-01Z' + i * interval '5 minutes' AS t) x`,
      [business.id, BOOKINGS],
    );
  });
  await graph.database.query("VACUUM ANALYZE bookings, holds");
  const plan = await loadPlan();
  expect(
    flattenNodes(plan).map((node) => `${node["Node Type"]} ${node["Relation Name"] ?? ""}`),
  ).not.toContainEqual(expect.stringMatching(/^Seq Scan (bookings|holds)$/));
  expect(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]).toBeLessThan(20);
});
